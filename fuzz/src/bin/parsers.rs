//! The target for afl: see `src/parsers.rs`.

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    afl::fuzz!(|data: &[u8]| gridsieve_fuzz::parsers::read(data, folder.path()));
}

//! The target for afl: see `src/engines.rs`.

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    afl::fuzz!(|data: &[u8]| gridsieve_fuzz::engines::read(data, folder.path()));
}

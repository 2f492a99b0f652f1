//! The target for afl: see `src/gsc.rs`.

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    afl::fuzz!(|data: &[u8]| gridsieve_fuzz::gsc::read(data, folder.path()));
}

//! The target for afl: headers, blocks and files of the format `.gsc`.

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("fuzzed.gsc");
    afl::fuzz!(|data: &[u8]| gridsieve_fuzz::read(data, &file));
}

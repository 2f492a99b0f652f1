//! What the fuzzer has found worth keeping (fuzz/corpus) is read again: by the
//! functions that it calls, so that nothing in it may panic or differ.

use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../../fuzz/src/lib.rs"]
mod targets;

type Target = fn(&[u8], &Path);

const TARGETS: [(&str, Target, usize); 4] = [
    ("gsc", targets::gsc::read, 10),
    ("parsers", targets::parsers::read, 50),
    ("boards", targets::parsers::boards, 50),
    ("engines", targets::engines::read, 50),
];

#[test]
fn the_corpus_is_read_without_a_failure() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus");
    let mut inputs: Vec<(PathBuf, Target)> = Vec::new();
    for (name, target, least) in TARGETS {
        let folder = root.join(name);
        let entries = fs::read_dir(&folder).expect("the corpus is part of the repository");
        let files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        assert!(files.len() >= least, "{folder:?} has {} files", files.len());
        inputs.extend(files.into_iter().map(|file| (file, target)));
    }
    inputs.par_iter().for_each(|(file, target)| {
        let folder = tempfile::tempdir().unwrap();
        // A failure of a test with several threads does not tell which file it was.
        let read = || target(&fs::read(file).unwrap(), folder.path());
        if std::panic::catch_unwind(read).is_err() {
            panic!("{} fails", file.display());
        }
    });
}

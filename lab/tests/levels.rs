//! Kernels timed against each other: their results are compared as well.

use gridsieve::internal::builtin;
use gridsieve_kernels::{Isa, testing};
use gridsieve_lab::{BODIES, Effort, Record, measure};
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

#[test]
fn every_kernel_gives_the_same_at_every_level() {
    let no = AtomicBool::new(false);
    let kernels = |name: &str| !name.starts_with("scan");
    let isas = testing::isas();
    let rows = measure(&isas, builtin::grids(), Effort::QUICK, kernels, &no, |_| ()).unwrap();
    assert_eq!(rows.len(), (BODIES.len() + 1) * isas.len());
    assert!(rows.iter().all(|row| row.ns > 0.0 && row.to_scalar.is_some()));
}

#[test]
fn a_raised_flag_ends_it() {
    let yes = AtomicBool::new(true);
    let rows = measure(&Isa::all(), builtin::grids(), Effort::QUICK, |_| true, &yes, |_| ());
    assert_eq!(rows, Ok(vec![]));
}

#[test]
fn every_record_of_the_repository_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/records");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let records: Vec<_> =
        files.filter(|path| path.to_str().unwrap().ends_with(".kernels.json")).collect();
    assert!(!records.is_empty());
    for path in records {
        let record = Record::read(fs::File::open(&path).unwrap()).unwrap();
        assert!(record.row("drop_hit", "avx2").is_some(), "{}", path.display());
    }
}

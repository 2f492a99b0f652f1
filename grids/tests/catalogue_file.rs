//! A catalogue file on a disk that is full: a limit of this process, so the test
//! is alone here.
#![cfg(unix)]

use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Options, Reader, Writer};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

#[test]
fn a_full_disk_is_an_error_and_leaves_the_old_file() {
    let grid: Grid =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
            .parse()
            .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids.gsc");
    let mut writer = Writer::create(&path, Options::new(Codec::Raw)).unwrap();
    writer.push(&grid).unwrap();
    writer.finish().unwrap();
    let old = fs::read(&path).unwrap();

    // Writing beyond the limit is an error when its signal is caught.
    let signal = signal_hook::consts::SIGXFSZ;
    signal_hook::flag::register(signal, Arc::new(AtomicBool::new(false))).unwrap();
    let (_, most) = getrlimit(Resource::RLIMIT_FSIZE).unwrap();
    setrlimit(Resource::RLIMIT_FSIZE, 3_000_000, most).unwrap();
    // It shows while grids are written, or not before the end.
    for grids in [1_000_000, 190_000] {
        let mut writer = Writer::create(&path, Options::new(Codec::Raw)).unwrap();
        let pushed = (0..grids).try_for_each(|_| writer.push(&grid));
        assert_eq!(pushed.is_ok(), grids == 190_000);
        let error = pushed.and_then(|()| writer.finish().map(drop)).unwrap_err();
        assert!(error.to_string().starts_with("cannot write "), "{error}");
        assert_eq!(fs::read(&path).unwrap(), old);
        assert_eq!(Reader::open(&path).unwrap().get(0).unwrap(), grid);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

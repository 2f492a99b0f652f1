//! Everything timed at all levels: results are compared as well.

#[path = "../../tests/support/isas.rs"]
mod testing;

use gridsieve_kernels::Isa;
use gridsieve_lab::{Effort, KERNELS, Kind, Record, measure};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Times each kernel twice, the fewest repetitions that have a spread, on more calls at night.
fn twice() -> Effort {
    let is_thorough = std::env::var_os("GRIDSIEVE_THOROUGH").is_some();
    let calls = if is_thorough { 1024 } else { Effort::QUICK.calls };
    Effort { repetitions: 2, calls, ..Effort::QUICK }
}

#[test]
fn every_kernel_gives_the_same_at_every_level() {
    let no = AtomicBool::new(false);
    let isas = testing::isas();
    let kernels = |name: &str| KERNELS.iter().any(|kernel| kernel.name == name);
    let (rows, clocks) = measure(&isas, twice(), kernels, &no, |_| ()).unwrap().unwrap();
    assert_eq!(rows.len(), KERNELS.len() * isas.len());
    assert!(rows.iter().all(|row| row.ns > 0.0 && row.spread_percent.is_some()));
    assert!(!clocks.is_empty() && clocks.iter().all(|&clock| clock > 0.0));
    // Scans of one grid call them all but two and the variant, and one is not timed on what a scan
    // gives it.
    let others = rows.iter().filter(|row| row.kind() == Kind::Other && row.calls.is_none());
    let expected = ["keep_filled", "transpose@squares", "look_up", "with_room"]
        .map(|name| vec![name; isas.len()])
        .concat();
    assert!(others.map(|row| &row.kernel).eq(expected));
}

#[test]
fn what_else_there_is_gives_the_same_at_every_level() {
    let no = AtomicBool::new(false);
    let isas = testing::isas();
    let wanted = |name: &str| ["solve", "decode", "dispatch"].contains(&name);
    let (rows, _) = measure(&isas, twice(), wanted, &no, |_| ()).unwrap().unwrap();
    let of = |name: &str| rows.iter().filter(|row| row.kernel.starts_with(name)).count();
    assert_eq!([of("solve"), of("decode"), of("dispatch")], [isas.len(), 1, isas.len()]);
}

/// Only on request: they take five times as long as the kernels.
#[test]
fn copies_at_places_of_a_cache_line_give_the_same() {
    let no = AtomicBool::new(false);
    let isas = testing::isas();
    let wanted = |name: &str| ["all_hit+0", "all_hit+48"].contains(&name);
    let (rows, _) = measure(&isas, twice(), wanted, &no, |_| ()).unwrap().unwrap();
    let names: Vec<&str> = rows.iter().map(|row| &row.kernel[..]).collect();
    let expected: Vec<&str> = if cfg!(target_arch = "x86_64") {
        ["all_hit+0", "all_hit+48"].map(|name| vec![name; isas.len()]).concat()
    } else {
        Vec::new()
    };
    assert_eq!(names, expected);
}

#[test]
fn a_single_repetition_has_no_spread() {
    let no = AtomicBool::new(false);
    let once = Effort { repetitions: 1, ..Effort::QUICK };
    let wanted = |name: &str| name == "dispatch";
    let (rows, _) = measure(&Isa::all(), once, wanted, &no, |_| ()).unwrap().unwrap();
    assert!(rows.iter().all(|row| row.spread_percent.is_none()));
}

#[test]
fn a_raised_flag_ends_it() {
    let yes = AtomicBool::new(true);
    let wanted = |name: &str| name == "dispatch";
    assert!(matches!(measure(&Isa::all(), twice(), wanted, &yes, |_| ()), Ok(None)));
}

#[test]
fn every_record_of_the_repository_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/records");
    let inside = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|one| one.unwrap().path()).collect()
    };
    let folders = |folder: &Path| inside(folder).into_iter().filter(|path| path.is_dir());
    let runs = folders(&folder).flat_map(|machine| folders(&machine));
    let files = runs.flat_map(|run| inside(&run));
    let is_record = |path: &PathBuf| path.to_str().unwrap().ends_with("kernels.json");
    let records: Vec<PathBuf> = files.filter(is_record).collect();
    assert!(records.len() >= 5, "{records:?}");
    for path in records {
        let record = Record::read(fs::File::open(&path).unwrap()).unwrap();
        assert!(record.row("scan_16", "scalar").is_some(), "{}", path.display());
        assert!(gridsieve_lab::page(&[record]).contains("</html>"));
    }
}

//! A run over many grids takes no more memory than one over a few. Nothing
//! else may happen in this process meanwhile: so it has no other test.

#[path = "../../runs/tests/all/idle.rs"]
mod idle;
#[path = "../../tests/support/test_size.rs"]
mod test_size;

use idle::search;
use test_size::test_size;

#[test]
fn many_grids_take_no_more_memory_than_few() {
    let folder = tempfile::tempdir().unwrap();
    let count = test_size(200_000, 1_000_000);
    search(&folder.path().join("few"), 10_000, 64, 2, false);
    let few = gridsieve_cli::internal::peak_memory();
    search(&folder.path().join("many"), count, 64, 2, false);
    let many = gridsieve_cli::internal::peak_memory();
    // Where the system tells.
    assert!(many.is_some() || !cfg!(target_os = "linux"));
    if let (Some(few), Some(many)) = (few, many) {
        println!("peak memory of 10,000 grids {few:.1} MB, of {count} {many:.1} MB");
        assert!(many < few + 16.0, "{few} MB, then {many} MB");
    }
}

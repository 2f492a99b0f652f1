//! A run over a million grids takes no more memory than one over a few. Nothing
//! else may happen in this process meanwhile: so it has no other test.

#[path = "../../tests/support/idle.rs"]
mod idle;

use idle::search;

#[test]
fn a_million_grids_take_no_more_memory_than_few() {
    let folder = tempfile::tempdir().unwrap();
    search(&folder.path().join("few"), 10_000, 64, 2, false);
    let few = gridsieve_cli::internal::peak_memory();
    search(&folder.path().join("many"), 1_000_000, 64, 2, false);
    let many = gridsieve_cli::internal::peak_memory();
    // Where the system tells.
    assert!(many.is_some() || !cfg!(target_os = "linux"));
    if let (Some(few), Some(many)) = (few, many) {
        println!("peak memory of 10,000 grids {few:.1} MB, of 1,000,000 {many:.1} MB");
        assert!(many < few + 16.0, "{few} MB, then {many} MB");
    }
}

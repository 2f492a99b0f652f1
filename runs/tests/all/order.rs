//! The units of a run may be done in any order.

use crate::idle::search;

#[test]
fn units_may_come_in_any_order() {
    let folder = tempfile::tempdir().unwrap();
    for threads in [1, 3, 8] {
        search(&folder.path().join(threads.to_string()), 500, 7, threads, true);
    }
    for name in ["evidence", "puzzles"] {
        let read = |run: &str| std::fs::read(folder.path().join(run).join(name)).unwrap();
        assert!(read("1") == read("3") && read("1") == read("8"));
    }
}

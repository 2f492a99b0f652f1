//! A journal that was changed, or whose puzzles were.

use super::*;

#[test]
fn the_journal_has_each_unit_once() {
    for evidence in details() {
        let expect = |change: &dyn Fn(&mut Vec<journal::Record>), what: &[&str]| {
            let run = of(evidence);
            run.rewrite_journal(change);
            run.expect(what);
        };
        let not_as = "journal: grids 2..5 are not as in evidence";
        expect(&|_| (), &[]);
        expect(&|records| records.reverse(), &[]);
        expect(&|records| drop(records.remove(1)), &["journal: grids 5..10 are missing"]);
        let more = "journal: grids 5..10 are recorded more than once";
        expect(&|records| records.push(records[1].clone()), &[more]);
        expect(
            &|records| records[1] = records[2].clone(),
            &["5..10 are missing", "10..15 are recorded more"],
        );
        expect(&|records| records[0].row.hash.0 += 1, &[not_as]);
        expect(&|records| records[0].row.complete -= 1, &[not_as]);
        expect(&|records| records[0].row.tally.nodes.push(7), &[not_as]);
        expect(&|records| records[0].row.found += 1, &["more or fewer puzzles", not_as]);
        expect(
            &|records| records[0].row.first = 3,
            &["grids 3..6 are not a work unit", "2..5 are missing"],
        );
        expect(
            &|records| records[0].row.grids = u64::MAX,
            &["not a work unit", "2..5 are missing"],
        );
        expect(&|records| records[0].pieces[0].bytes = u64::MAX, &["more or fewer puzzles"]);
        expect(&|records| records.clear(), &["2..5 are", "5..10 are", "10..15 are", "15..17 are"]);
    }
    let run = of(Detail::Grid);
    run.rewrite_journal(|records| records[0].each[1].complete = false);
    run.expect(&["journal: grids 2..5 are not as in evidence"]);
    let run = of(Detail::Grid);
    let text = run.text(journal::FILE);
    run.write(journal::FILE, format!("{text}{{"));
    run.expect(&["journal: its last line is cut short"]);
    run.write(journal::FILE, format!("x{text}"));
    run.expect(&["journal: line 1 is damaged: its checksum is wrong"]);
}

/// This is the state after a power failure, if the journal was on the disk and the puzzles were
/// not.
#[test]
fn units_without_puzzles_are_searched_again() {
    let run = Run::new(&[0, 1, 2, 3, 4, 5, 6], Detail::Grid, 18, Keep::default());
    let whole = FILES.map(|file| run.text(file));
    run.forget(evidence::FILE);
    // The journal says where the puzzles were found.
    let found = fs::read(run.path().join(PUZZLES)).unwrap();
    let mut at = 0;
    run.rewrite_journal(|records| {
        for piece in records.iter_mut().flat_map(|record| &mut record.pieces) {
            piece.at = at;
            at += piece.bytes;
        }
    });
    assert_eq!(at, found.len() as u64);
    run.write(FOUND, &found[..found.len() - 1]);
    run.go_on(&Manifest::read(run.path()).unwrap(), Keep::default());
    assert_eq!(FILES.map(|file| run.text(file))[..3], whole[..3]);
    run.expect(&[]);
}

#[test]
fn a_run_without_a_unit_cannot_be_completed() {
    let run = of(Detail::Grid);
    run.forget(evidence::FILE);
    let path = run.path().join(journal::FILE);
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    fs::write(path, lines[..lines.len() - 1].concat()).unwrap();
    let manifest = Manifest::read(run.path()).unwrap();
    let folder = Folder::open(run.path(), &manifest).unwrap();
    let error = complete(&folder).unwrap_err().to_string();
    assert!(
        error.ends_with("is not complete: 3 of 4 work units are done; resume it first"),
        "{error}"
    );
    assert!(!run.path().join(evidence::FILE).exists());
}

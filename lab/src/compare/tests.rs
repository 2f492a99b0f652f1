use super::super::record::SCAN;
use super::super::record::tests::{record, row, steadiness};
use super::*;

fn run(model: &str, commit: &str, times: f64) -> Record {
    let rows = ["sift", "gather", "sort"].map(|name| row(Kind::Kernel, name, "avx2", 40.0));
    let mut record = record(model, rows.to_vec());
    record.rows.push(row(Kind::Whole, SCAN, "avx2", 1e6 * times));
    record.machine.gridsieve = format!("0.1.0 ({commit})");
    record.steadiness = Some(steadiness(Some(true)));
    record
}

#[test]
fn a_kernel_made_slower_by_a_half_is_named_and_no_other() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "a", 1.0));
    after.rows[0].ns *= 1.5;
    // Two runs of the same program can differ by as much.
    after.rows[1].ns *= 1.08;
    after.rows[2].ns /= 1.08;
    let said = sentences(&[before, after], 0);
    let named = said.iter().find(|said| said.starts_with("Kernels beyond")).unwrap();
    assert_eq!(named, "Kernels beyond their intervals: sift (0.67 times as fast at avx2).");
}

#[test]
fn nothing_is_named_where_nothing_changed() {
    let said = sentences(&[run("m", "a", 1.0), run("m", "a", 1.02)], 0);
    assert_eq!(said[0], "The program and the processor are the same in both records.");
    assert!(said[1].contains("0.98 times as fast (chance)"), "{said:?}");
    assert_eq!(said[2], "Kernels beyond their intervals: none.");
}

#[test]
fn the_program_is_told_first() {
    let said = sentences(&[run("m", "a", 1.0), run("m", "b", 0.5)], 0);
    let differs = "The program differs: commit 0.1.0 (a) there, 0.1.0 (b) here. The processor is \
                   the same.";
    assert_eq!(said[0], differs);
    assert!(said[1].contains("scan_17 2.00 times as fast"), "{said:?}");
}

#[test]
fn what_a_record_lacks_is_neither_the_same_nor_another() {
    let same = |a: &Record, b: &Record| {
        let programs = Facts::of_programs(&a.machine, &b.machine);
        [programs, Facts::of_processors(&a.machine, &b.machine)].map(|facts| facts.same())
    };
    let known = run("m", "a", 1.0);
    let mut lacking = known.clone();
    assert_eq!(same(&known, &lacking), [Same::Yes; 2]);
    lacking.machine.microcode = UNKNOWN.into();
    lacking.machine.governor = UNKNOWN.into();
    assert_eq!(same(&known, &lacking), [Same::Yes; 2]);
    lacking.machine.processor = UNKNOWN.into();
    for gridsieve in ["0.1.0", "0.1.0 (unknown)", "0.1.0 (a-dirty)"] {
        lacking.machine.gridsieve = gridsieve.into();
        assert_eq!(same(&known, &lacking), [Same::Unknown; 2]);
        assert_eq!(same(&lacking, &lacking), [Same::Unknown; 2]);
    }
    let said = sentences(&[lacking.clone(), known.clone()], 0);
    assert!(said[0].starts_with("Whether the program is the same is not known"), "{said:?}");
    assert!(said[0].contains("Whether the processor is the same is not known"), "{said:?}");
    assert!(said.iter().any(|said| said.contains("cannot be told apart")), "{said:?}");
    // What both have tells, and only that.
    lacking.machine.model = "another".into();
    let said = sentences(&[lacking, known], 0);
    assert!(said[0].starts_with("The processor differs: model another there, m here. Whether"));
    assert!(!said[0].contains("unknown"), "{said:?}");
}

#[test]
fn the_other_side_is_warned_of() {
    let first = |steady| {
        let mut before = run("m", "a", 1.0);
        before.steadiness = Some(steadiness(steady));
        sentences(&[before, run("m", "a", 1.0)], 0).swap_remove(1)
    };
    assert!(first(Some(true)).starts_with("Whole scans, here against there"));
    assert_eq!(first(Some(false)), "UNSTEADY there: do not trust this comparison.");
    assert_eq!(first(None), "Whether the machine was steady there is not known.");
}

#[test]
fn a_third_record_separates_program_and_processor() {
    let (old, new) = (run("old", "a", 1.0), run("new", "b", 0.25));
    let said = sentences(&[old.clone(), new.clone()], 0);
    assert!(said[1].contains("cannot be told apart"), "{said:?}");
    // The new program makes it twice as fast, and so does the processor.
    for bridge in [run("old", "b", 0.5), run("new", "a", 0.5)] {
        let said = sentences(&[old.clone(), bridge, new.clone()], 0);
        for what in ["the program alone", "the processor alone"] {
            let effect = said.iter().find(|said| said.contains(what)).unwrap();
            assert!(effect.contains("2.00 times as fast"), "{effect}");
        }
    }
}

#[test]
fn what_was_measured_otherwise_is_not_compared() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "b", 1.0));
    after.rows[0].calls = Some(7);
    after.rows[1].operation = "something else".into();
    assert_eq!(changes(&before, &after).len(), 2);
    let said = sentences(&[before, after], 0);
    assert!(said.last().unwrap().ends_with("there: sift, gather."), "{said:?}");
}

#[test]
fn unsteady_records_and_single_repetitions_have_wider_intervals() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "a", 1.0));
    after.rows[0].ns *= 1.25;
    assert!(changes(&before, &after)[0].is_beyond());
    let mut once = after.clone();
    once.rows[0].spread_percent = None;
    assert!(changes(&before, &once)[0].is_beyond());
    assert!(changes(&before, &after)[0].interval < 20.0);
    // A record whose steadiness is unknown has a wider interval too.
    for unsure in [None, Some(steadiness(None)), Some(steadiness(Some(false)))] {
        after.steadiness = unsure;
        assert!(changes(&before, &after)[0].interval > 20.0);
    }
    once.steadiness = after.steadiness.clone();
    assert!(changes(&before, &after)[0].is_beyond());
    assert!(!changes(&before, &once)[0].is_beyond());
}

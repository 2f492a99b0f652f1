use super::super::record::SCAN;
use super::super::record::tests::{record, row};
use super::*;

fn run(model: &str, commit: &str, times: f64) -> Record {
    let rows = ["sift", "gather", "sort"].map(|name| row(Kind::Kernel, name, "avx2", 40.0));
    let mut record = record(model, rows.to_vec());
    record.rows.push(row(Kind::Whole, SCAN, "avx2", 1e6 * times));
    record.machine.gridsieve = format!("0.1.0 ({commit})");
    record
}

fn slower(row: &Row, times: f64) -> Row {
    super::super::record::tests::row(row.kind(), &row.kernel, &row.level, times * row.ns)
}

#[test]
fn a_kernel_made_slower_by_a_half_is_named_and_no_other() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "a", 1.0));
    // The others as another run may be.
    for (row, times) in after.rows.iter_mut().zip([1.5, 1.08, 0.92]) {
        *row = slower(row, times);
    }
    let said = sentences(&[before, after], 0);
    let named = said.iter().find(|said| said.starts_with("Kernels beyond")).unwrap();
    let expected = "Kernels beyond their intervals, at avx2: sift 0.67 (0.55 to 0.80).";
    assert_eq!(named, expected);
}

#[test]
fn nothing_is_named_where_nothing_changed() {
    let said = sentences(&[run("m", "a", 1.0), run("m", "a", 1.02)], 0);
    assert_eq!(said[0], "The program is the same. The processor is the same.");
    assert!(said[1].contains("0.98 (0.90 to 1.06, may be no difference)"), "{said:?}");
    assert!(said[2].starts_with("Kernels beyond their intervals: none of "), "{said:?}");
    // Records of different hours never say that a program is 3% faster, and say why.
    assert_eq!(said[3], HOURS);
}

#[test]
fn the_program_is_told_first() {
    let said = sentences(&[run("m", "a", 1.0), run("m", "b", 0.5)], 0);
    let differs = "The program differs: commit 0.1.0 (a) there, 0.1.0 (b) here. The processor is \
                   the same.";
    assert_eq!(said[0], differs);
    assert!(said[1].contains("scan_17 2.00 (1.8"), "{said:?}");
}

#[test]
fn what_a_record_lacks_is_neither_the_same_nor_another() {
    let known = run("m", "a", 1.0);
    let mut lacking = known.clone();
    lacking.machine.microcode = UNKNOWN.into();
    lacking.machine.governor = UNKNOWN.into();
    let same = "The program is the same. The processor is the same.";
    assert_eq!(differences(&known.machine, &lacking.machine), same);
    lacking.machine.processor = UNKNOWN.into();
    for gridsieve in ["0.1.0", "0.1.0 (unknown)", "0.1.0 (a-dirty)"] {
        lacking.machine.gridsieve = gridsieve.into();
        for other in [&known, &lacking] {
            let said = differences(&lacking.machine, &other.machine);
            let of = |what| said.contains(&format!("Whether the {what} is the same is not known"));
            assert!(of("program") && of("processor"), "{said}");
            assert_eq!(gridsieve.contains("dirty"), said.contains("a commit without changes"));
        }
    }
    // What both have tells, and only that.
    lacking.machine.model = "another".into();
    let said = differences(&lacking.machine, &known.machine);
    assert!(said.ends_with("The processor differs: model another there, m here."), "{said}");
}

#[test]
fn what_was_measured_otherwise_is_not_compared() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "b", 1.0));
    after.rows[0].calls = Some(7);
    after.rows[1].operation = "something else".into();
    after.rows[2].checksum = Some("of other calls".into());
    assert_eq!(changes(&before, &after).len(), 1);
    let said = sentences(&[before, after], 0);
    assert!(said.iter().any(|said| said.ends_with("there: sift, gather, sort.")), "{said:?}");
}

#[test]
fn what_was_measured_once_has_no_interval() {
    let (before, mut after) = (run("m", "a", 1.0), run("m", "a", 1.0));
    after.rows[0].raw_ns.truncate(1);
    let changes = changes(&before, &after);
    assert!(changes[0].interval.is_none() && !changes[0].is_beyond());
    assert!(changes[1].interval.is_some());
}

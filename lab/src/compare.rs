//! Records side by side: what differs between two, and which of the differences in time are more
//! than chance.

use super::page::ratio;
use super::record::{Kind, Machine, Record, Row};
use super::steadiness::{KERNEL, WHOLE};
use itertools::Itertools;

/// What differs between the makings of two records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The program: its commit, compiler or flags.
    pub program: bool,
    /// The processor, or how it ran: microcode, governor, system.
    pub processor: bool,
}

impl Differs {
    /// What differs between two machines and their programs.
    pub fn of(a: &Machine, b: &Machine) -> Differs {
        Differs { program: program(a) != program(b), processor: processor(a) != processor(b) }
    }
}

fn program(machine: &Machine) -> [&String; 3] {
    [&machine.gridsieve, &machine.compiler, &machine.flags]
}

fn processor(machine: &Machine) -> [&String; 5] {
    let Machine { model, processor, microcode, governor, system, .. } = machine;
    [model, processor, microcode, governor, system]
}

/// Something that was measured in two records, and in the same way.
pub struct Change<'a> {
    /// In the record before.
    pub before: &'a Row,
    /// In the record after.
    pub after: &'a Row,
    /// By how much two runs of one program on one machine may differ, in percent.
    pub interval: f64,
}

impl Change<'_> {
    /// How many times as fast it is after.
    pub fn gain(&self) -> f64 {
        self.before.ns / self.after.ns
    }

    /// Is the difference more than chance?
    pub fn is_beyond(&self) -> bool {
        let ratio = self.gain().max(1.0 / self.gain());
        100.0 * (ratio - 1.0) > self.interval
    }
}

/// Two rows measure the same: a kernel that is called otherwise since has other inputs.
pub fn is_comparable(a: &Row, b: &Row) -> bool {
    a.operation == b.operation && a.calls == b.calls
}

/// The interval of two rows, in percent: what another run may differ by, and the spread of both. A
/// run that was not steady may differ by twice as much.
fn interval((before, a): (&Record, &Row), (after, b): (&Record, &Row)) -> f64 {
    let least = if a.kind() == Kind::Whole { WHOLE } else { KERNEL };
    let is_steady = |record: &Record| {
        record.steadiness.as_ref().is_none_or(|steadiness| steadiness.steady != Some(false))
    };
    let least = if is_steady(before) && is_steady(after) { least } else { 2.0 * least };
    // A single repetition tells nothing of its own spread.
    let spread = |row: &Row| row.spread_percent.unwrap_or(least);
    least + spread(a) + spread(b)
}

/// What both records have.
pub fn changes<'a>(before: &'a Record, after: &'a Record) -> Vec<Change<'a>> {
    let change = |b: &'a Row| {
        let a = before.row(&b.kernel, &b.level).filter(|a| is_comparable(a, b))?;
        // A record made by hand can hold any figure.
        ratio(a.ns, b.ns)?;
        Some(Change { before: a, after: b, interval: interval((before, a), (after, b)) })
    };
    after.rows.iter().filter_map(change).collect()
}

/// What the comparison of the last record with one before it says.
pub fn sentences(records: &[Record], before: usize) -> Vec<String> {
    let (Some(after), before) = (records.last(), &records[before]) else { return Vec::new() };
    let mut sentences = vec![differences(&before.machine, &after.machine)];
    let differs = Differs::of(&before.machine, &after.machine);
    if differs.program && differs.processor {
        sentences.extend(separated(records, before, after));
    }
    sentences.extend(effect("here against there", before, after));
    let beyond = changes(before, after).into_iter().filter(Change::is_beyond);
    let beyond = beyond.filter(|change| change.after.kind() == Kind::Kernel);
    let by_kernel = beyond.map(|change| (change.after.kernel.clone(), change)).into_group_map();
    let names = after.rows.iter().map(|row| &row.kernel).unique();
    let named = names.filter_map(|name| {
        let changes = by_kernel.get(name)?;
        let levels = changes
            .iter()
            .map(|change| format!("{} at {}", speed(change.gain()), change.after.level));
        Some(format!("{name} ({})", levels.collect_vec().join(", ")))
    });
    let named = named.collect_vec().join(", ");
    sentences.push(match named.is_empty() {
        true => "Kernels beyond their intervals: none.".to_owned(),
        false => format!("Kernels beyond their intervals: {named}."),
    });
    let other = after
        .rows
        .iter()
        .filter(|b| before.row(&b.kernel, &b.level).is_some_and(|a| !is_comparable(a, b)));
    let other = other.map(|row| &row.kernel).unique().join(", ");
    if !other.is_empty() {
        sentences
            .push(format!("Not compared, as they were measured in another way there: {other}."));
    }
    sentences
}

/// What differs: the program first.
fn differences(before: &Machine, after: &Machine) -> String {
    let names =
        ["commit", "compiler", "flags"].into_iter().zip(program(before)).zip(program(after));
    let program = told(names);
    let names = ["model", "family, model, stepping", "microcode", "governor", "system"];
    let processor = told(names.into_iter().zip(processor(before)).zip(processor(after)));
    match (program.is_empty(), processor.is_empty()) {
        (true, true) => "The program and the processor are the same in both records.".to_owned(),
        (false, true) => format!("The program differs: {program}. The processor is the same."),
        (true, false) => format!("The processor differs: {processor}. The program is the same."),
        (false, false) => {
            format!("The program differs: {program}. The processor differs, too: {processor}.")
        }
    }
}

fn told<'a>(facts: impl Iterator<Item = ((&'a str, &'a String), &'a String)>) -> String {
    let differing = facts.filter(|((_, before), after)| before != after);
    differing
        .map(|((name, before), after)| format!("{name} {before} there, {after} here"))
        .join("; ")
}

/// The effects of program and processor one by one, by a record that shares the program with
/// one side and the processor with the other.
fn separated(records: &[Record], before: &Record, after: &Record) -> Vec<String> {
    let shares = |other: &Record, program_of: &Record, processor_of: &Record| {
        !Differs::of(&other.machine, &program_of.machine).program
            && !Differs::of(&other.machine, &processor_of.machine).processor
    };
    for bridge in records {
        // The new program on the old processor, or the old program on the new one.
        let sides = if shares(bridge, after, before) {
            [("the program alone", before, bridge), ("the processor alone", bridge, after)]
        } else if shares(bridge, before, after) {
            [("the processor alone", before, bridge), ("the program alone", bridge, after)]
        } else {
            continue;
        };
        return sides.into_iter().filter_map(|(what, a, b)| effect(what, a, b)).collect();
    }
    vec![
        "What is due to the program and what to the processor cannot be told apart: that takes a \
         record of one of the programs on the other's processor."
            .to_owned(),
    ]
}

/// By how much whole scans differ at each level that both records have.
fn effect(what: &str, before: &Record, after: &Record) -> Option<String> {
    let changes = changes(before, after);
    let whole = changes.iter().filter(|change| change.after.kind() == Kind::Whole);
    let by_level = whole.map(|change| (&change.after.level, change)).into_group_map();
    let levels = after.rows.iter().map(|row| &row.level).unique();
    let lines = levels.filter_map(|level| {
        let scans = by_level.get(level)?.iter().map(|change| {
            let chance = if change.is_beyond() { "" } else { " (chance)" };
            format!("{} {}{chance}", change.after.kernel, speed(change.gain()))
        });
        Some(format!("at {level} {}", scans.collect_vec().join(", ")))
    });
    let lines = lines.collect_vec().join("; ");
    (!lines.is_empty()).then(|| format!("Whole scans, {what}: {lines}."))
}

fn speed(gain: f64) -> String {
    format!("{gain:.2} times as fast")
}

#[cfg(test)]
mod tests {
    use super::super::record::SCAN;
    use super::super::record::tests::{record, row};
    use super::*;

    fn run(model: &str, commit: &str, times: f64) -> Record {
        let rows = ["sift", "gather", "sort"].map(|name| row(Kind::Kernel, name, "avx2", 40.0));
        let mut record = record(model, rows.to_vec());
        record.rows.push(row(Kind::Whole, SCAN, "avx2", 1e6 * times));
        record.machine.gridsieve = commit.into();
        record
    }

    #[test]
    fn a_kernel_made_slower_by_a_half_is_named_and_no_other() {
        let (before, mut after) = (run("m", "a", 1.0), run("m", "a", 1.0));
        after.rows[0].ns *= 1.5;
        // As another run may be.
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
        let differs = |a: &Record, b: &Record| Differs::of(&a.machine, &b.machine);
        let (a, b) = (run("m", "a", 1.0), run("m", "b", 0.5));
        assert_eq!(differs(&a, &b), Differs { program: true, processor: false });
        let said = sentences(&[a, b], 0);
        assert!(said[0].starts_with("The program differs: commit a there, b here."), "{said:?}");
        assert!(said[1].contains("scan_17 2.00 times as fast"), "{said:?}");
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
        after.steadiness = Some(super::super::record::Steadiness {
            steady: Some(false),
            clock_ghz: 3.0,
            clock_range_percent: 20.0,
            reasons: vec![],
        });
        once.steadiness = after.steadiness.clone();
        assert!(changes(&before, &after)[0].is_beyond());
        assert!(!changes(&before, &once)[0].is_beyond());
    }
}

//! Records side by side: what differs between two, and which of the differences in time are more
//! than chance.

use super::page::ratio;
use super::record::{Kind, Machine, Record, Row, UNKNOWN};
use super::steadiness::{KERNEL, WHOLE};
use super::timing::ANY;
use itertools::Itertools;

/// Whether something is the same in two records. It is unknown if one of them lacks a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Same {
    /// A fact that both have differs.
    No,
    /// What both have is the same, and one of them lacks what it takes to be sure.
    Unknown,
    /// What it takes to be sure is known and the same.
    Yes,
}

/// A fact of a machine or a program.
struct Fact<'a> {
    name: &'static str,
    there: &'a str,
    here: &'a str,
    /// Whether both records have the fact.
    is_known: bool,
    /// Whether the answer is unknown without this fact.
    is_needed: bool,
}

impl Fact<'_> {
    fn differs(&self) -> bool {
        self.is_known && self.there != self.here
    }
}

/// The facts by which two records are compared.
struct Facts<'a>(Vec<Fact<'a>>);

impl<'a> Facts<'a> {
    /// The program: its commit, compiler and flags. A commit with changes may be any program.
    fn of_programs(there: &'a Machine, here: &'a Machine) -> Facts<'a> {
        let has_commit = |machine: &Machine| {
            let commit = machine.gridsieve.split_once(" (").map(|(_, commit)| commit);
            commit.is_some_and(|commit| ![UNKNOWN, "-dirty"].iter().any(|no| commit.contains(no)))
        };
        let commits = Fact {
            is_known: has_commit(there) && has_commit(here),
            ..Facts::fact("commit", &there.gridsieve, &here.gridsieve)
        };
        Facts(vec![
            commits,
            Facts::fact("compiler", &there.compiler, &here.compiler),
            Facts::fact("flags", &there.flags, &here.flags),
        ])
    }

    /// The processor, and how it ran. Many systems report neither microcode nor governor.
    fn of_processors(there: &'a Machine, here: &'a Machine) -> Facts<'a> {
        let not_needed = |fact| Fact { is_needed: false, ..fact };
        Facts(vec![
            Facts::fact("model", &there.model, &here.model),
            Facts::fact("family, model, stepping", &there.processor, &here.processor),
            not_needed(Facts::fact("microcode", &there.microcode, &here.microcode)),
            not_needed(Facts::fact("governor", &there.governor, &here.governor)),
            Facts::fact("system", &there.system, &here.system),
        ])
    }

    fn fact(name: &'static str, there: &'a str, here: &'a str) -> Fact<'a> {
        // What a program of another build says of its compiler, too.
        let is_known =
            ![there, here].iter().any(|fact| [UNKNOWN, "an unknown compiler"].contains(fact));
        Fact { name, there, here, is_known, is_needed: true }
    }

    fn same(&self) -> Same {
        if self.0.iter().any(Fact::differs) {
            Same::No
        } else if self.0.iter().all(|fact| fact.is_known || !fact.is_needed) {
            Same::Yes
        } else {
            Same::Unknown
        }
    }

    /// The facts that differ, as text.
    fn told(&self) -> String {
        let differing = self.0.iter().filter(|fact| fact.differs());
        differing
            .map(|Fact { name, there, here, .. }| format!("{name} {there} there, {here} here"))
            .join("; ")
    }
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

    /// Whether the difference is more than chance.
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
/// run that was not steady, or of which that is not known, may differ by twice as much.
fn interval((before, a): (&Record, &Row), (after, b): (&Record, &Row)) -> f64 {
    let least = if a.kind() == Kind::Whole { WHOLE } else { KERNEL };
    let is_steady = |record: &Record| {
        record.steadiness.as_ref().is_some_and(|steadiness| steadiness.steady == Some(true))
    };
    let least = if is_steady(before) && is_steady(after) { least } else { 2.0 * least };
    // A single repetition has no spread.
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
    sentences.extend(warning(before));
    let programs = Facts::of_programs(&before.machine, &after.machine);
    let processors = Facts::of_processors(&before.machine, &after.machine);
    if programs.same() != Same::Yes && processors.same() != Same::Yes {
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

/// What differs, then what is not known, then what is the same; the program first.
fn differences(before: &Machine, after: &Machine) -> String {
    let programs = Facts::of_programs(before, after);
    let processors = Facts::of_processors(before, after);
    if (programs.same(), processors.same()) == (Same::Yes, Same::Yes) {
        return "The program and the processor are the same in both records.".to_owned();
    }
    let sentence = |what: &str, lacking: &str, facts: &Facts| match facts.same() {
        Same::No => format!("The {what} differs: {}.", facts.told()),
        Same::Unknown => format!("Whether the {what} is the same is not known ({lacking})."),
        Same::Yes => format!("The {what} is the same."),
    };
    let lacking = "a record names no commit, or one with changes";
    let program = (programs.same(), sentence("program", lacking, &programs));
    let lacking = "a record lacks its numbers";
    let processor = (processors.same(), sentence("processor", lacking, &processors));
    [program, processor].into_iter().sorted_by_key(|part| part.0).map(|part| part.1).join(" ")
}

/// A warning if the earlier record cannot be trusted. The warnings about the later one stand at the
/// top of the page.
fn warning(before: &Record) -> Option<String> {
    match before.steadiness.as_ref().and_then(|steadiness| steadiness.steady) {
        Some(true) => None,
        Some(false) => Some("UNSTEADY there: do not trust this comparison.".to_owned()),
        None => Some("Whether the machine was steady there is not known.".to_owned()),
    }
}

/// The effects of program and processor one by one, by a record that shares the program with
/// one side and the processor with the other.
fn separated(records: &[Record], before: &Record, after: &Record) -> Vec<String> {
    let shares = |other: &Record, program_of: &Record, processor_of: &Record| {
        let programs = Facts::of_programs(&other.machine, &program_of.machine);
        let processors = Facts::of_processors(&other.machine, &processor_of.machine);
        (programs.same(), processors.same()) == (Same::Yes, Same::Yes)
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

/// By how much whole scans and the like differ at each level that both records have.
fn effect(what: &str, before: &Record, after: &Record) -> Option<String> {
    let changes = changes(before, after);
    let whole = changes.iter().filter(|change| change.after.kind() == Kind::Whole).collect_vec();
    let title = match whole.iter().all(|change| change.after.kernel.starts_with("scan_")) {
        true => "Whole scans",
        false => "Whole scans, solving and decoding",
    };
    let by_level = whole.into_iter().map(|change| (&change.after.level, change)).into_group_map();
    let levels = after.rows.iter().map(|row| &row.level).unique();
    let lines = levels.filter_map(|level| {
        let scans = by_level.get(level)?.iter().map(|change| {
            let chance = if change.is_beyond() { "" } else { " (chance)" };
            format!("{} {}{chance}", change.after.kernel, speed(change.gain()))
        });
        let level = if level == ANY { "any level" } else { level };
        Some(format!("at {level} {}", scans.collect_vec().join(", ")))
    });
    let lines = lines.collect_vec().join("; ");
    (!lines.is_empty()).then(|| format!("{title}, {what}: {lines}."))
}

fn speed(gain: f64) -> String {
    format!("{gain:.2} times as fast")
}

#[cfg(test)]
mod tests;

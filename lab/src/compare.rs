//! Records side by side: what differs between two, and which of the differences in time are more
//! than chance.

use super::page::ratio;
use super::ratio::Interval;
use super::record::{Kind, Machine, Record, Row, UNKNOWN};
use super::samples::process_times;
use super::timing::ANY;
use itertools::Itertools;

/// A fact of a program or a processor, in the record before and in the one after.
struct Fact<'a> {
    name: &'static str,
    there: &'a str,
    here: &'a str,
}

impl Fact<'_> {
    /// Do both records have it? A commit with changes may be any program.
    fn is_known(&self) -> bool {
        let lacks = |fact: &&str| match self.name {
            "commit" => {
                !fact.contains('(') || [UNKNOWN, "-dirty"].iter().any(|no| fact.contains(no))
            }
            // What a program of another build says of its compiler, too.
            _ => [UNKNOWN, "an unknown compiler"].contains(fact),
        };
        ![self.there, self.here].iter().any(lacks)
    }

    fn differs(&self) -> bool {
        self.is_known() && self.there != self.here
    }
}

/// How much the times of one program on one machine differ between two runs, beyond what each run
/// shows: other guests of the host, its clock, the place of code and data in memory. Two runs minutes
/// apart differed by up to 8% in whole scans and 26% in a kernel, both of them steady
/// (`docs/decisions/bench.md`).
const HOUR: f64 = 0.08;
const HOUR_OF_KERNEL: f64 = 0.2;

/// Why two records cannot show that a program is a few percent faster.
const HOURS: &str = "Records of different runs do not show differences of a few percent: one program, \
    run twice within minutes on one machine, differs by up to 8% in whole scans and 20% in a kernel, and the \
    intervals include that. `gridsieve bench run --against PROGRAM` runs two programs in turn, and tells 1%.";

/// Something that was measured in two records, and in the same way.
pub struct Change<'a> {
    /// In the record before.
    pub before: &'a Row,
    /// In the record after.
    pub after: &'a Row,
    /// Its time after, as a multiple of its time before; none of single repetitions.
    pub interval: Option<Interval>,
}

impl Change<'_> {
    /// Is the difference more than chance?
    pub fn is_beyond(&self) -> bool {
        self.interval.is_some_and(|interval| !(interval.low..=interval.high).contains(&1.0))
    }

    /// How many times as fast it is after, with the 95% interval.
    fn speed(&self) -> String {
        match &self.interval {
            None => format!("{:.2} (measured once)", self.before.ns / self.after.ns),
            Some(Interval { ratio, low, high }) => {
                let doubt = if self.is_beyond() { "" } else { ", may be no difference" };
                let [gain, from, to] = [ratio, high, low].map(|ratio| 1.0 / ratio);
                format!("{gain:.2} ({from:.2} to {to:.2}{doubt})")
            }
        }
    }
}

/// Two rows measure the same: a kernel that is called otherwise, or with something else, does other work.
pub fn is_comparable(a: &Row, b: &Row) -> bool {
    a.operation == b.operation && a.calls == b.calls && a.checksum == b.checksum
}

/// What both records have.
pub fn changes<'a>(before: &'a Record, after: &'a Record) -> Vec<Change<'a>> {
    let change = |b: &'a Row| {
        let a = before.row(&b.kernel, &b.level).filter(|a| is_comparable(a, b))?;
        // A record made by hand can hold any figure.
        ratio(a.ns, b.ns)?;
        let [before, after] = [a, b].map(|row| process_times(&row.raw_ns));
        let drift = if b.kind() == Kind::Whole { HOUR } else { HOUR_OF_KERNEL };
        let interval = Interval::apart(&after, &before, f64::ln_1p(drift));
        Some(Change { before: a, after: b, interval })
    };
    after.rows.iter().filter_map(change).collect()
}

/// What the comparison of the last record with one before it says.
pub fn sentences(records: &[Record], before: usize) -> Vec<String> {
    let (Some(after), before) = (records.last(), &records[before]) else { return Vec::new() };
    let mut sentences = vec![differences(&before.machine, &after.machine)];
    let all = changes(before, after);
    let of_kind = |kind, beyond: bool| {
        let wanted = |change: &&Change| change.after.kind() == kind;
        all.iter().filter(wanted).filter(|change| !beyond || change.is_beyond()).collect_vec()
    };
    sentences.extend(by_level("Times as fast as there", of_kind(Kind::Whole, false)));
    let kernels = of_kind(Kind::Kernel, true);
    match kernels.is_empty() {
        true => {
            let compared = of_kind(Kind::Kernel, false).len();
            sentences.push(format!("Kernels beyond their intervals: none of {compared}."));
        }
        false => sentences.extend(by_level("Kernels beyond their intervals", kernels)),
    }
    let other = after
        .rows
        .iter()
        .filter(|b| before.row(&b.kernel, &b.level).is_some_and(|a| !is_comparable(a, b)));
    let other = other.map(|row| &row.kernel).unique().join(", ");
    if !other.is_empty() {
        sentences
            .push(format!("Not compared, as they were measured in another way there: {other}."));
    }
    sentences.push(HOURS.to_owned());
    sentences
}

/// What differs, what is not known and what is the same; the program first.
fn differences<'a>(before: &'a Machine, after: &'a Machine) -> String {
    let facts = |there: &[(&'static str, &'a str)], here: &[(&'static str, &'a str)]| {
        let both = there.iter().zip(here);
        both.map(|(&(name, there), &(_, here))| Fact { name, there, here }).collect_vec()
    };
    let program = facts(&before.program(), &after.program());
    let processor = facts(&before.hardware(), &after.hardware());
    let sentence = |what: &str, facts: &[Fact]| {
        let named = |fact: &&Fact| !["microcode", "governor"].contains(&fact.name);
        let differing = facts
            .iter()
            .filter(|fact| fact.differs())
            .map(|fact| format!("{} {} there, {} here", fact.name, fact.there, fact.here));
        let differing = differing.collect_vec().join("; ");
        // Many systems tell neither microcode nor governor.
        let lacking = facts.iter().filter(named).filter(|fact| !fact.is_known());
        let changed = |fact: &Fact| [fact.there, fact.here].iter().any(|of| of.contains("-dirty"));
        let lacking = lacking
            .map(|fact| if changed(fact) { "a commit without changes" } else { fact.name })
            .join("; ");
        match (differing.as_str(), lacking.as_str()) {
            ("", "") => format!("The {what} is the same."),
            ("", _) => {
                format!("Whether the {what} is the same is not known (for lack of: {lacking}).")
            }
            _ => format!("The {what} differs: {differing}."),
        }
    };
    format!("{} {}", sentence("program", &program), sentence("processor", &processor))
}

/// A sentence for each level.
fn by_level(title: &str, changes: Vec<&Change>) -> Vec<String> {
    let levels = changes.iter().map(|change| &change.after.level).unique();
    let sentence = |level: &String| {
        let own = changes.iter().filter(|change| change.after.level == *level);
        let own =
            own.map(|change| format!("{} {}", change.after.kernel, change.speed())).join(", ");
        let level = if level == ANY { "any level" } else { level };
        format!("{title}, at {level}: {own}.")
    };
    levels.map(sentence).collect()
}

#[cfg(test)]
mod tests;

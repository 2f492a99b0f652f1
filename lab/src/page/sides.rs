//! The rows of all records, grouped by what was measured. A record may have rows that other records
//! lack.

use super::super::compare::is_comparable;
use super::super::record::{Kind, Record, Row};
use super::numbers::{positive, ratio};
use gridsieve_kernels::Level;
use itertools::Itertools;

/// A level of a thing that was measured; at least one of the records has it.
pub struct Line<'a> {
    pub level: &'a str,
    pub here: Option<&'a Row>,
    /// Its share of a scan.
    pub share: Option<f64>,
    /// The other records' rows, if they measured the same.
    pub there: Vec<Option<&'a Row>>,
}

impl Line<'_> {
    /// How many times as fast this record is as each other one.
    pub fn gains(&self) -> impl Iterator<Item = Option<f64>> {
        self.there.iter().map(|there| ratio((*there)?.ns, self.here?.ns))
    }
}

/// Something that was measured.
pub struct Thing<'a> {
    /// One of its rows: its name, and what is the same at all levels.
    pub row: &'a Row,
    /// The narrowest level first.
    pub lines: Vec<Line<'a>>,
    /// Time of level scalar: the unit of all bars, those of the other records
    /// too, so that their lengths compare the machines.
    scalar: Option<f64>,
}

impl Thing<'_> {
    /// How many times as fast as level scalar a time is.
    pub fn speed(&self, row: Option<&Row>) -> Option<f64> {
        ratio(self.scalar?, row?.ns)
    }

    /// The highest speed of all records, at least that of level scalar.
    pub fn fastest(&self) -> f64 {
        let rows = self.lines.iter().flat_map(|line| line.there.iter().chain([&line.here]));
        rows.filter_map(|row| self.speed(*row)).fold(1.0, f64::max)
    }

    /// The share of a scan at the widest level that has one.
    fn share(&self) -> Option<f64> {
        self.lines.iter().rev().find_map(|line| line.share)
    }
}

/// A record, and others beside it.
pub struct Sides<'a> {
    pub here: &'a Record,
    pub there: &'a [Record],
    /// All that was measured, kernels by their shares.
    things: Vec<Thing<'a>>,
}

impl<'a> Sides<'a> {
    pub fn new(here: &'a Record, there: &'a [Record]) -> Sides<'a> {
        let rows = || here.rows.iter().chain(there.iter().flat_map(|there| &there.rows));
        let mut levels = rows().map(|row| row.level.as_str()).unique().collect_vec();
        levels.sort_by_key(|level| place(level));
        let names = rows().map(|row| row.kernel.as_str()).unique();
        let things = names.map(|name| {
            let first = rows().find(|row| row.kernel == name).expect("it has the name of one");
            let line = |&level: &&'a str| {
                let here_row = here.row(name, level);
                let of = |there: &'a Record| {
                    there
                        .row(name, level)
                        .filter(|row| is_comparable(row, here_row.unwrap_or(first)))
                };
                let there = there.iter().map(of).collect_vec();
                let share = here_row.and_then(|row| here.share(row)).and_then(positive);
                (here_row.is_some() || there.iter().any(Option::is_some)).then_some(Line {
                    level,
                    here: here_row,
                    share,
                    there,
                })
            };
            let lines: Vec<Line> = levels.iter().filter_map(line).collect();
            let scalar = lines.iter().find(|line| line.level == Level::Scalar.name());
            let row = |line: &Line<'a>| line.here.or(line.there.iter().copied().flatten().next());
            let scalar = scalar.and_then(row).and_then(|row| positive(row.ns));
            Thing { row: first, lines, scalar }
        });
        let mut things = things.collect_vec();
        let share = |thing: &Thing| thing.share().unwrap_or(0.0);
        things.sort_by(|a, b| share(b).total_cmp(&share(a)));
        Sides { here, there, things }
    }

    /// What was measured of a kind.
    pub fn measured(&self, kind: Kind) -> Vec<&Thing<'a>> {
        self.things.iter().filter(|thing| thing.row.kind() == kind).collect()
    }
}

/// Place of a level among the known ones; those of other versions come last.
pub fn place(level: &str) -> usize {
    let known = Level::ALL.iter().position(|known| known.name() == level);
    known.unwrap_or(Level::ALL.len())
}

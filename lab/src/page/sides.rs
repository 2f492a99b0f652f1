//! The rows of both runs, kernel by kernel: each may have what the other lacks.

use super::super::OTHERS;
use super::super::record::{Record, Row};
use super::numbers::{positive, ratio};
use gridsieve_kernels::Level;
use itertools::Itertools;

/// A level of a kernel; at least one of the runs has it.
pub struct Line<'a> {
    pub level: &'a str,
    pub here: Option<&'a Row>,
    pub there: Option<&'a Row>,
}

impl Line<'_> {
    /// How many times as fast this run is as the earlier one.
    pub fn gain(&self) -> Option<f64> {
        ratio(self.there?.ns, self.here?.ns)
    }
}

/// A kernel, or something else that was measured.
pub struct Kernel<'a> {
    pub name: &'a str,
    pub operation: &'a str,
    /// The narrowest level first.
    pub lines: Vec<Line<'a>>,
    /// Time of level scalar: the unit of all bars, those of the earlier run
    /// too, so that their lengths compare the machines.
    scalar: Option<f64>,
}

impl Kernel<'_> {
    /// How many times as fast as level scalar a time is.
    pub fn speed(&self, row: Option<&Row>) -> Option<f64> {
        ratio(self.scalar?, row?.ns)
    }

    /// The highest speed of both runs, at least that of level scalar.
    pub fn fastest(&self) -> f64 {
        let rows = self.lines.iter().flat_map(|line| [line.here, line.there]);
        rows.filter_map(|row| self.speed(row)).fold(1.0, f64::max)
    }

    pub fn line(&self, level: &str) -> Option<&Line<'_>> {
        self.lines.iter().find(|line| line.level == level)
    }
}

/// A run, and the earlier one if there is one.
pub struct Sides<'a> {
    pub here: &'a Record,
    pub there: Option<&'a Record>,
    /// All levels of both, the narrowest first.
    pub levels: Vec<&'a str>,
    pub kernels: Vec<Kernel<'a>>,
    /// What was measured besides: see [`OTHERS`].
    pub others: Vec<Kernel<'a>>,
}

impl<'a> Sides<'a> {
    pub fn new(here: &'a Record, there: Option<&'a Record>) -> Sides<'a> {
        let rows = || here.rows.iter().chain(there.iter().flat_map(|there| &there.rows));
        let mut levels = rows().map(|row| row.level.as_str()).unique().collect_vec();
        levels.sort_by_key(|level| place(level));
        let names = rows().map(|row| row.kernel.as_str()).unique();
        let kernels = names.filter_map(|name| {
            let operation = &rows().find(|row| row.kernel == name)?.operation;
            let line = |&level: &&'a str| {
                let here = here.row(name, level);
                let there = there.and_then(|there| there.row(name, level));
                here.or(there).map(|_| Line { level, here, there })
            };
            let lines: Vec<Line> = levels.iter().filter_map(line).collect();
            let scalar = lines.iter().find(|line| line.level == Level::Scalar.name());
            let scalar = scalar.and_then(|line| line.here.or(line.there)).map(|row| row.ns);
            let scalar = scalar.and_then(positive);
            Some(Kernel { name, operation, lines, scalar })
        });
        let is_other = |kernel: &Kernel| OTHERS.iter().any(|(name, _)| *name == kernel.name);
        let (others, kernels) = kernels.partition(is_other);
        Sides { here, there, levels, kernels, others }
    }
}

/// Place of a level among the known ones; those of other versions come last.
pub fn place(level: &str) -> usize {
    let known = Level::ALL.iter().position(|known| known.name() == level);
    known.unwrap_or(Level::ALL.len())
}

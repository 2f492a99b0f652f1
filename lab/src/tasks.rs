//! What is timed: whole searches, kernels and their copies, what entering a level costs.

use super::bodies::Body;
use super::kernels::copies;
use super::record::Kind;
use super::searches::{DECODED, GRID_T, catalogue, decode, puzzles, scan, solve};
use gridsieve_grids::Grid;
use gridsieve_kernels::{Isa, Level, dispatch};
use std::hint::black_box;
use std::io;
use std::sync::atomic::AtomicBool;

/// Nothing was measured.
#[derive(Debug, thiserror::Error)]
pub enum Unmeasured {
    /// A level gave another result than level scalar.
    #[error("{kernel} gives another result at level {level} than at level scalar")]
    Difference {
        /// The kernel, or what else was measured.
        kernel: String,
        /// The level.
        level: Level,
    },
    /// The catalogue to be decoded could not be made or read.
    #[error("what is to be decoded needs a temporary file: {0}")]
    NoCatalogue(#[from] io::Error),
}

/// Does something at a level and gives a checksum of its results.
pub type Work<'a> = Box<dyn Fn(Isa) -> u64 + 'a>;

/// Something to be timed.
pub struct Task<'a> {
    pub name: String,
    pub kind: Kind,
    pub operation: String,
    /// Operations of one run.
    pub operations: u64,
    pub calls: Option<u64>,
    pub other_calls: Option<u64>,
    pub run: Work<'a>,
    /// Gives checksums of more than the run, which takes longer: they must be those of level
    /// scalar, too.
    pub check: Option<&'a Body>,
    /// Rounds from one repetition to the next.
    pub every: usize,
    /// If false, the code is the same at every level, and only the first level is measured.
    pub has_levels: bool,
    /// Whether the task ends early, with another result, when the flag is raised.
    pub can_be_stopped: bool,
}

impl<'a> Task<'a> {
    pub fn new(name: impl Into<String>, kind: Kind, operation: impl Into<String>) -> Task<'a> {
        Task {
            name: name.into(),
            kind,
            operation: operation.into(),
            operations: 1,
            calls: None,
            other_calls: None,
            run: Box::new(|_| 0),
            check: None,
            every: 1,
            has_levels: true,
            can_be_stopped: false,
        }
    }

    /// Compares results of some levels with those of level scalar; gives the checksum that
    /// a run must give in timing, and the one of everything, if there is more.
    pub fn check(&self, isas: &[Isa]) -> Result<(u64, Option<u64>), Unmeasured> {
        let scalar = Isa::Scalar(Default::default());
        let mut all = None;
        if let Some(body) = self.check {
            let [expected, outlined] = body.check(scalar);
            let differs = |isa: &&Isa| body.check(**isa) != [expected; 2];
            let found = isas.iter().find(differs).copied();
            if let Some(isa) = found.or((expected != outlined).then_some(scalar)) {
                return Err(self.differs(isa));
            }
            all = Some(expected);
        }
        Ok(((self.run)(scalar), all))
    }

    pub fn differs(&self, isa: Isa) -> Unmeasured {
        Unmeasured::Difference { kernel: self.name.clone(), level: isa.level() }
    }
}

/// Tasks that are measured besides the kernels: the name, and what counts as one operation.
pub const OTHERS: [(&str, &str, Kind); 6] = [
    ("scan_16", "a whole search of grid T for 16 clues", Kind::Whole),
    ("scan_17", "a scan of grid T for 17 clues", Kind::Whole),
    ("scan_18", "a scan of grid T for 18 clues", Kind::Whole),
    ("solve", "a minimal puzzle solved, one of 192", Kind::Whole),
    ("decode", "a grid decoded, of a packed class", Kind::Whole),
    ("dispatch", "entering a level, and nothing else", Kind::Other),
];

/// Entries of a level in a run.
const ENTRIES: u64 = 1000;

/// The tasks that are wanted.
pub fn tasks<'a>(
    bodies: &'a [Body],
    wanted: &impl Fn(&str) -> bool,
    stop: &'a AtomicBool,
) -> io::Result<Vec<Task<'a>>> {
    let mut tasks = Vec::new();
    for (name, operation, kind) in OTHERS.into_iter().filter(|other| wanted(other.0)) {
        let task = Task::new(name, kind, operation);
        tasks.push(match name {
            "solve" => {
                let puzzles = puzzles();
                let operations = puzzles.len() as u64;
                Task { operations, run: Box::new(move |isa| solve(isa, &puzzles)), ..task }
            }
            "decode" => {
                let reader = catalogue()?;
                let run: Work = Box::new(move |_| decode(&reader));
                Task { operations: DECODED as u64, run, has_levels: false, ..task }
            }
            "dispatch" => {
                let run = |isa| (0..ENTRIES).fold(0, |sum, i| sum + enter(black_box(isa), i));
                Task { operations: ENTRIES, run: Box::new(run), ..task }
            }
            scan_of => {
                let clues = scan_of.strip_prefix("scan_").and_then(|clues| clues.parse().ok());
                let clues = clues.expect("a scan is named by its clues");
                let grid: Grid = GRID_T.parse().expect("a grid");
                let run: Work = Box::new(move |isa| scan(isa, clues, &grid, stop));
                // Seconds each.
                let every = if clues >= 18 { 4 } else { 1 };
                Task { run, every, can_be_stopped: true, ..task }
            }
        });
    }
    for body in bodies {
        let (kernel, operations) = (body.kernel, body.operations);
        if wanted(kernel.name) {
            let kind = if body.calls.is_some() { Kind::Kernel } else { Kind::Other };
            let task = Task::new(kernel.name, kind, kernel.operation);
            let other_calls = Some(body.other_calls).filter(|&calls| calls > 0);
            let (calls, check) = (body.calls, Some(body));
            let run = Box::new(|isa| body.run(isa, None));
            tasks.push(Task { operations, calls, other_calls, run, check, ..task });
        }
        let copies = copies(kernel).enumerate().filter(|(_, (name, _))| wanted(name));
        for (copy, (name, operation)) in copies {
            let run: Work = Box::new(move |isa| body.run(isa, Some(copy)));
            tasks.push(Task { operations, run, ..Task::new(name, Kind::Other, operation) });
        }
    }
    Ok(tasks)
}

/// Enters a level, as an engine does for a subtree.
#[inline(never)]
fn enter(isa: Isa, i: u64) -> u64 {
    dispatch!(isa, _token => black_box(i))
}

//! What both forms of `bench run` need: workloads, a core, and a limit of time.

use super::args::RunArgs;
use super::program::{Program, Ran, bind};
use crate::Failure;
use crate::report::ProgressReport;
use gridsieve_lab::{FORMAT, Workload, is_workload, workloads};
use itertools::Itertools;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;

/// Are there such workloads?
///
/// # Errors
/// There is none of that name.
pub fn check(names: &[String]) -> Result<(), Failure> {
    let Some(name) = names.iter().find(|name| !is_workload(name)) else { return Ok(()) };
    let known = workloads().into_iter().map(|(name, _)| name).join(", ");
    Err(Failure::new(format_args!("no workload is called `{name}`; there are {known}")))
}

/// A run of workloads on one core.
pub struct Bench {
    /// This program.
    pub program: Program,
    /// What is to be run.
    pub workloads: Vec<Workload>,
    /// The level that it is run at.
    pub level: &'static str,
    /// The core that this thread and the processes are bound to.
    pub core: Option<usize>,
    /// When a workload is measured well enough.
    pub precision: f64,
    /// Another order in each run.
    pub random: SmallRng,
    /// What workloads read.
    folder: TempDir,
    bar: ProgressReport,
    begun: Instant,
    limit: Duration,
}

/// What a process took.
pub struct Times {
    /// Its CPU time in nanoseconds, or the samples that it took inside.
    pub times: Vec<f64>,
    /// Its results, or a checksum of them.
    pub results: Vec<u8>,
}

impl Bench {
    /// The run that is asked for, on one core.
    ///
    /// # Errors
    /// There is no such core, or no temporary folder.
    pub fn new(args: &RunArgs) -> Result<Bench, Failure> {
        let folder = tempfile::tempdir().map_err(Failure::new)?;
        let level = args.isa.choice()?.isa.level().name();
        let new = |name: &String| Workload::new(name, level, folder.path()).map_err(Failure::new);
        let workloads = args.workloads.iter().unique().map(new).collect::<Result<_, _>>()?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let seconds = Some(args.seconds.into());
        Ok(Bench {
            program: Program::this()?,
            workloads,
            level,
            core: bind(args.cpus().first().copied())?,
            precision: args.precision,
            random: SmallRng::seed_from_u64(now.as_nanos() as u64),
            folder,
            bar: ProgressReport::of_items(["second", "seconds"], args.quiet, seconds),
            begun: Instant::now(),
            limit: Duration::from_secs(args.seconds.into()),
        })
    }

    /// Runs a part of a workload once.
    ///
    /// # Errors
    /// The process fails, or the run was interrupted.
    pub fn run(
        &self,
        program: &Program,
        workload: &Workload,
        part: &[String],
    ) -> Result<Times, Failure> {
        let Ran { written, ns } = program.run(part, self.folder.path())?;
        self.bar.set(self.begun.elapsed().min(self.limit).as_secs());
        if !workload.is_inside {
            return Ok(Times { times: vec![ns], results: written });
        }
        let (name, path) = (&workload.name, program.path.display());
        let nothing = || {
            Failure::new(format_args!(
                "{name}: {path} wrote no record of version {FORMAT}; compare an older program by whole scans"
            ))
        };
        let (times, checksum) = workload.samples(&written).ok_or_else(nothing)?;
        Ok(Times { times, results: checksum.into_bytes() })
    }

    /// Is the time used up?
    pub fn is_over(&self) -> bool {
        self.begun.elapsed() >= self.limit
    }
}

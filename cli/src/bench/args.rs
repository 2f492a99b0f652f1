//! The flags of `gridsieve bench run`.

use crate::estimate::percent;
use crate::flags::{self, FormatArgs};
use crate::isa::IsaArgs;
use crate::threads::CpuList;
use std::path::PathBuf;

/// Measure workloads, or run two programs in turn
///
/// Every sample is the CPU time of a process with one thread, bound to one core. The workloads of
/// `bench list` can have other numbers of clues, like scan_15.
///
/// With --against, this program and another one run each workload in turn, in random order, until
/// the 95% interval of the ratio of their times is narrow enough, or the time is used up. Both must
/// write the same results. The verdict is: faster or slower; no difference larger than the interval
/// allows; or "cannot be told", with the number of rounds that it still takes.
#[derive(clap::Args)]
pub struct RunArgs {
    /// Names of workloads
    #[arg(value_name = "WORKLOAD", default_values = ["scan_16", "scan_17", "random_17"])]
    pub workloads: Vec<String>,
    /// Compare this program with PROGRAM; the verdict is on this one
    #[arg(long, value_name = "PROGRAM")]
    pub against: Option<PathBuf>,
    /// Half the width of the 95% interval, in percent, at which a measurement ends; has no effect on
    /// several CPUs
    #[arg(long, value_name = "PERCENT", default_value = "1%", value_parser = percent)]
    pub precision: f64,
    /// Seconds for all workloads together, after which the measurement ends; on several CPUs always
    /// all of it
    #[arg(long, value_name = "N", default_value_t = 600,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub seconds: u32,
    /// Measure on this CPU; on several, like 0-3, at the same time, with a process on each
    #[arg(long, value_name = "LIST")]
    pub cpus: Option<CpuList>,
    #[command(flatten)]
    pub isa: IsaArgs,
    /// Write a line of JSON for each sample to this file; with --against for each workload
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    pub quiet: bool,
}

impl RunArgs {
    /// The CPUs to measure on; none: the system's last.
    pub fn cpus(&self) -> &[usize] {
        self.cpus.as_ref().map_or(&[], |list| &list.0)
    }
}

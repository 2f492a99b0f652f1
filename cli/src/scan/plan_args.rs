//! `--plan` and what goes with it.

use crate::{flags, plan};

/// `--plan` and what goes with it.
#[derive(Default, clap::Args)]
pub struct PlanArgs {
    /// Search no more than a sample of the grids, and say what all of them take: core-hours with an
    /// interval of 95% confidence, days, puzzles and bytes on disk. With --output FILE the plan is kept,
    /// too: as `plan.json` in the folder that is to have the run directories of shards, it tells these
    /// where to cut, so that they need not estimate that again
    #[arg(long, group = "kept", conflicts_with_all = ["run", "unordered", "index", "stats", "share"])]
    pub plan: bool,
    /// Draw N at random; grids to be measured, in whole work units. Without it those of 100 work units
    #[arg(long, value_name = "N", requires = "plan", value_parser = clap::value_parser!(u64).range(1..))]
    pub sample: Option<u64>,
    #[arg(long, value_name = "S", requires = "plan", default_value_t = 0, help = flags::SEED)]
    pub seed: u64,
    #[arg(long, value_name = "M", requires = "plan", help = plan::CORES,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub cores: Option<u32>,
}

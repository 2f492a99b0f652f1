//! `--plan` and what goes with it.

use crate::{flags, plan};

/// `--plan` and what goes with it.
#[derive(Default, clap::Args)]
pub struct PlanArgs {
    /// Search only a random sample of the grids, and estimate what all of them take
    ///
    /// Shows core-hours with a 95% confidence interval, days, puzzles and bytes on disk. With
    /// --output FILE the plan is also saved. If FILE is `plan.json` in the folder of the run
    /// directories of shards, the shards take their cuts from it instead of estimating again.
    #[arg(long, group = "kept", conflicts_with_all = ["run", "unordered", "index", "stats", "share"])]
    pub plan: bool,
    /// Draw N at random; grids to be measured, in whole work units (default: 100 work units)
    #[arg(long, value_name = "N", requires = "plan", value_parser = clap::value_parser!(u64).range(1..))]
    pub sample: Option<u64>,
    #[arg(long, value_name = "S", requires = "plan", default_value_t = 0, help = flags::SEED)]
    pub seed: u64,
    #[arg(long, value_name = "M", requires = "plan", help = plan::CORES,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub cores: Option<u32>,
}

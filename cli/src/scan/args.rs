//! Flags that `scan`, `fewest` and `census` have in common.

use super::clues::Clues;
use super::mask::MaskArgs;
use super::run_args::RunArgs;
use crate::flags::FormatArgs;
use crate::isa::IsaArgs;
use crate::items::Given;
use crate::range::PartArgs;
use crate::threads::ThreadArgs;
use crate::{engines, flags, named, plan, progress};
use gridsieve_grids::{BandChoice, Grid};
use std::path::PathBuf;
use std::time::Duration;

/// Which grids are read, what is written, and how the search runs.
#[derive(clap::Args)]
pub struct CommonArgs {
    #[command(flatten)]
    pub given: Given<Grid>,
    #[command(flatten, next_help_heading = "Grids")]
    pub grids: GridArgs,
    #[command(flatten, next_help_heading = "Results")]
    pub results: ResultArgs,
    #[command(flatten, next_help_heading = "Long scans")]
    pub run: RunArgs,
    #[command(flatten, next_help_heading = "Threads")]
    pub threads: ThreadArgs,
    /// Seconds between two progress reports if standard error is no terminal [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = progress::seconds,
          help_heading = "Progress")]
    pub progress_interval: Option<Duration>,
}

/// Which grids.
#[derive(clap::Args)]
pub struct GridArgs {
    /// Scan the catalogue of all 5,472,730,538 essentially different grids in minlex order, or the
    /// part that --range or --band names
    #[arg(long, conflicts_with = "input")]
    pub catalogue: bool,
    /// Scan the built-in grids, also if something is piped in
    #[arg(long, conflicts_with_all = ["input", "catalogue"])]
    pub built_in: bool,
    #[command(flatten)]
    pub part: PartArgs,
}

/// What is written.
#[derive(clap::Args)]
pub struct ResultArgs {
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub format: FormatArgs,
    /// Write each puzzle as soon as it is found, in no order
    ///
    /// With --json, in `fewest` and in `census`, each grid or pair is written as soon as it is
    /// searched.
    #[arg(long, conflicts_with = "run")]
    pub unordered: bool,
    /// Add the index of each grid in the catalogue, from 0; after each puzzle, or in JSON as
    /// `catalogue_index` (of a pair `catalogue_indices`)
    #[arg(long)]
    pub index: bool,
    /// Show counters, speed and memory of the search
    #[arg(long)]
    pub stats: bool,
    #[arg(short, long, help = flags::QUIET)]
    pub quiet: bool,
}

/// The engine.
#[derive(clap::Args)]
pub struct EngineArgs {
    /// Search engine; all engines find the same puzzles
    #[arg(long, value_name = "NAME", default_value = engines::NAMES[0],
          value_parser = clap::builder::PossibleValuesParser::new(engines::NAMES))]
    pub engine: String,
    #[command(flatten)]
    pub isa: IsaArgs,
}

/// Which puzzles of the grids.
#[derive(clap::Args)]
pub struct QuestionArgs {
    /// Number of clues of the puzzles, 1 to 81; or several: 16-18 with both ends, or a list like
    /// 16,18. Each grid is searched for each number in turn
    #[arg(short = 'k', long, value_name = "K", default_value = "17")]
    pub clues: Clues,
    /// Only minimal puzzles: no clue is redundant
    #[arg(long)]
    pub minimal: bool,
    /// Stop at the first puzzle of each grid and number of clues
    #[arg(long, conflicts_with = "limit")]
    pub first: bool,
    /// At most N results; puzzles of each grid and number of clues
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    #[command(flatten)]
    pub mask: MaskArgs,
    /// Only puzzles with the most clues in one of these bands (1-3) or stacks (4-6)
    ///
    /// If several have equally many, the last counts. The passes 1, 2 and 3 (or 4, 5 and 6) find
    /// every puzzle once.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = named::band_choice())]
    pub band3: Vec<BandChoice>,
}

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

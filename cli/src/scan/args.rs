//! Flags that `scan`, `fewest` and `census` have in common.

use super::run_args::RunArgs;
use crate::flags::FormatArgs;
use crate::isa::IsaArgs;
use crate::items::Given;
use crate::progress::ProgressArgs;
use crate::range::PartArgs;
use crate::threads::ThreadArgs;
use crate::{engines, flags};
use gridsieve_grids::Grid;
use std::path::PathBuf;

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
    #[command(flatten, next_help_heading = "Progress")]
    pub progress: ProgressArgs,
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

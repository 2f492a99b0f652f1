//! `gridsieve scan`, and `gridsieve fewest` and `gridsieve census`, which are scans as well.

mod args;
mod asked;
pub(super) mod census;
pub mod clues;
mod conclude;
mod fewest;
mod manifest;
pub mod mask;
pub(super) mod pairs;
mod perform;
mod plan;
mod plan_file;
mod run;
mod run_args;
mod shard;
mod source;
mod task;
mod wanted;

pub(super) use census::{Args as CensusArgs, run as census};
pub(super) use fewest::{Args as FewestArgs, run as fewest};
pub(super) use mask::MaskArgs;

use super::Failure;
use super::engines::Options;
use super::exit::Exit;
use args::{CommonArgs, EngineArgs, PlanArgs, QuestionArgs};
use asked::Asked;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::degree::ForwardView;
use gridsieve::engine::{BandChoices, Question};
use gridsieve::scan::{Keep, MOST_SHARE};
use perform::perform;
use std::num::NonZeroU64;

/// Find every puzzle of K clues in each of the grids
///
/// Puzzles go to standard output, in the order of the grids and sorted within each grid. Everything
/// else goes to standard error. Grids are counted from 0 in the whole input, even if only a part is
/// scanned.
///
/// Without an argument and with nothing piped in, the built-in grids are scanned. A line of input
/// has a grid, and perhaps a comment, or is one of nine rows; see the chapter on scanning.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten, next_help_heading = "Puzzles")]
    puzzles: QuestionArgs,
    #[command(flatten)]
    common: CommonArgs,
    #[command(flatten, next_help_heading = "Long scans")]
    plan: PlanArgs,
    #[command(flatten, next_help_heading = "For study: how puzzles are searched for")]
    study: StudyArgs,
}

/// How they are searched for.
#[derive(clap::Args)]
struct StudyArgs {
    #[command(flatten)]
    engine: EngineArgs,
    #[arg(long, value_name = "N",
          help = format!("Use bitmaps instead of lists once at most N UAs are unhit, 0 to {}; the engine \
              `bands` has at most {most} in a table, and always bitmaps for the last five clues of bands 1+2",
              Bands::BITMAP_THRESHOLD, most = Bands::MOST_UAS),
          default_value_t = Bands::BITMAP_THRESHOLD as u16,
          value_parser = clap::value_parser!(u16).range(..=Bands::BITMAP_THRESHOLD as i64))]
    bitmap_threshold: u16,
    /// How the engine `degree` sees that too few clues are left, to study what each way brings
    #[arg(long, value_name = "VIEW", value_parser = crate::named::forward_view(), default_value = "dynamic")]
    forward_view: ForwardView,
    /// Search N consecutive grids (1 to 256) together, and what they have in common once; not with
    /// --first or --limit [default: 256 for a file, 1 for a pipe]
    #[arg(long, value_name = "N", conflicts_with = "run",
          value_parser = clap::value_parser!(u16).range(1..=MOST_SHARE as i64))]
    share: Option<u16>,
}

/// Runs `gridsieve selftest`: the command with the built-in grids.
pub fn selftest(mut args: Args) -> Result<Exit, Failure> {
    if args.common.grids.catalogue || !args.common.given.is_empty() {
        return Err(Failure::new("selftest is of the built-in grids; for others: gridsieve scan"));
    }
    if args.puzzles.clues.0.len() > 1 {
        return Err(Failure::new("selftest compares the puzzles of one number of clues at a time"));
    }
    args.common.grids.built_in = true;
    run(args)
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let Args { puzzles, common, plan, study } = args;
    let StudyArgs { engine, bitmap_threshold, forward_view, share } = study;
    let QuestionArgs { clues, minimal, first, limit, mask, band3 } = puzzles;
    let (clues, more_clues) = clues.0.split_first().expect("one at least");
    let band_3 = match &band3[..] {
        [] => BandChoices::ALL,
        choices => choices.iter().copied().collect(),
    };
    let question = Question { clues: *clues, mask: mask.mask()?, band_3 };
    let limit = if first { Some(NonZeroU64::MIN) } else { limit.and_then(NonZeroU64::new) };
    let asked = Asked::new(common, question, Keep { minimal, limit, fewest: false }, engine);
    let options = Options {
        bitmap_threshold: bitmap_threshold.into(),
        forward: forward_view,
        ..asked.options
    };
    let (more_clues, subgrid) = (more_clues.to_vec(), mask.subgrid);
    perform(Asked { more_clues, subgrid, plan, options, share, ..asked })
}

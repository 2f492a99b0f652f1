//! `gridsieve census`: a scan whose items are pairs of bands.

use super::args::{CommonArgs, EngineArgs};
use super::asked::{Asked, Pairs};
use super::perform::perform;
use crate::engines;
use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::range::{PartArgs, Records};
use crate::{Failure, flags};
use gridsieve::engine::Question;
use gridsieve::scan::Keep;
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample};

/// The flags of a census.
#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Search pairs of bands A to B - 1 of all 983,959,110, counted from 0, in the order of
    /// `catalogue pairs`; without A from the first, without B to the last
    #[arg(long, value_name = "A..B", help_heading = "Pairs of bands",
          conflicts_with_all = ["input", "catalogue", "built_in", "range", "band", "skip_bad"])]
    units: Option<Records>,
    /// Draw N at random; pairs of bands, one from each of N equal parts of the list
    #[arg(long, value_name = "N", help_heading = "Pairs of bands",
          conflicts_with_all = ["input", "catalogue", "built_in", "range", "band", "skip_bad",
                                "units"],
          value_parser = clap::value_parser!(u64).range(1..=PAIRS))]
    sample: Option<u64>,
    #[arg(
        long,
        help = flags::SEED,
        value_name = "S",
        help_heading = "Pairs of bands",
        default_value_t = 0,
        requires = "sample",
        conflicts_with = "units"
    )]
    seed: u64,
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K", default_value_t = 17, help_heading = "Puzzles",
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    #[command(flatten)]
    common: CommonArgs,
    #[command(flatten, next_help_heading = "For study: how puzzles are searched for")]
    isa: IsaArgs,
}

/// Runs the command: a scan of pairs of bands.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let Args { units, sample, seed, clues, mut common, isa } = args;
    let CommonArgs { given, grids, run, .. } = &mut common;
    let sample = sample.map(|pairs| Sample { pairs, seed });
    // With a pipe --range means its grids, and --band those of the catalogue all the same. A run
    // that is gone on with does not read the pipe.
    let nothing_piped = || given.is_absent() || run.is_continued();
    let of_catalogue = |part: &PartArgs| part.is_by_class() || !part.is_all() && nothing_piped();
    if given.is_empty() && !grids.built_in && of_catalogue(&grids.part) {
        grids.catalogue = true;
    }
    let engine = EngineArgs { engine: engines::NAMES[0].to_owned(), isa };
    let asked = Asked::new(common, Question::new(clues.into()), Keep::default(), engine);
    perform(Asked { pairs: Some(Pairs { units, sample }), ..asked })
}

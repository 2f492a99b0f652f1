//! `gridsieve census`: a scan whose items are pairs of bands.

use super::clues::Clues;
use super::source::Wanted;
use super::{
    EngineArgs, GridArgs, MaskArgs, PlanArgs, QuestionArgs, ResultArgs, RunArgs, StudyArgs,
};
use crate::Failure;
use crate::engines::{self, Options};
use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{self, Given};
use crate::progress::ProgressArgs;
use crate::range::{PartArgs, Records};
use crate::threads::{ThreadArgs, pool};
use gridsieve::engine::bands::Task;
use gridsieve::scan::{Comments, Input};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample};
use gridsieve_grids::symmetry::{Minlex, Pair, minlex};
use gridsieve_kernels::Isa;
use gridsieve_runs::GridsOf;
use gridsieve_runs::census::{GridSet, Rule};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

/// The flags of a census.
#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    given: Given<Grid>,
    /// Search the pairs of bands from A to B - 1 of all 983,959,110, counted from 0, in the order of
    /// `catalogue pairs`; without A from the first, without B to the last
    #[arg(long, value_name = "A..B", help_heading = "Pairs of bands",
          conflicts_with_all = ["input", "catalogue", "built_in", "range", "band", "skip_bad",
                                "whole_units"])]
    units: Option<Records>,
    /// Search N of all pairs of bands, drawn at random, one from each of N equal parts of the list
    #[arg(long, value_name = "N", help_heading = "Pairs of bands",
          conflicts_with_all = ["input", "catalogue", "built_in", "range", "band", "skip_bad",
                                "whole_units", "units"],
          value_parser = clap::value_parser!(u64).range(1..=PAIRS))]
    sample: Option<u64>,
    /// Which sample: the same number, the same pairs
    #[arg(
        long,
        value_name = "S",
        help_heading = "Pairs of bands",
        default_value_t = 0,
        requires = "sample",
        conflicts_with = "units"
    )]
    seed: u64,
    /// Of grids that are given: find the puzzles of all grids that have a part of their search in
    /// the same pairs, too
    #[arg(long, help_heading = "Pairs of bands")]
    whole_units: bool,
    #[command(flatten, next_help_heading = "Grids")]
    grids: GridArgs,
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K", default_value_t = 17, help_heading = "Puzzles",
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    #[command(flatten, next_help_heading = "Results")]
    results: ResultArgs,
    #[command(flatten, next_help_heading = "Long scans")]
    run: RunArgs,
    #[command(flatten, next_help_heading = "Threads")]
    threads: ThreadArgs,
    #[command(flatten, next_help_heading = "Progress")]
    progress: ProgressArgs,
    #[command(flatten, next_help_heading = "For study: how puzzles are searched for")]
    isa: IsaArgs,
}

/// What a scan of pairs of bands is told besides.
pub struct Asked {
    /// Which of all pairs; none: those that some grids need, or all.
    units: Option<Records>,
    /// Some of all pairs, spread evenly.
    sample: Option<Sample>,
    /// All grids of these pairs, not only those that are given.
    pub whole_units: bool,
}

/// Runs the command: a scan of pairs of bands.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let Args {
        given,
        units,
        sample,
        seed,
        whole_units,
        mut grids,
        clues,
        results,
        run,
        threads,
        progress,
        isa,
    } = args;
    let sample = sample.map(|pairs| Sample { pairs, seed });
    // With a pipe --range means its grids, and --band those of the catalogue all the same. A run that is
    // gone on with does not read the pipe.
    let nothing_piped = || given.is_absent() || run.is_continued();
    let of_catalogue = |part: &PartArgs| part.is_by_class() || !part.is_all() && nothing_piped();
    if given.is_empty() && !grids.built_in && of_catalogue(&grids.part) {
        grids.catalogue = true;
    }
    let Options { bitmap_threshold, forward, .. } = Options::usual(Isa::detect());
    super::run(super::Args {
        given,
        grids,
        puzzles: QuestionArgs {
            clues: Clues(vec![clues.into()]),
            minimal: false,
            first: false,
            limit: None,
            mask: MaskArgs::default(),
            band3: Vec::new(),
        },
        results,
        run,
        plan: PlanArgs::default(),
        threads,
        progress,
        study: StudyArgs {
            engine: EngineArgs { engine: engines::NAMES[0].to_owned(), isa },
            bitmap_threshold: bitmap_threshold as u16,
            forward_view: forward,
            share: None,
        },
        fewest: None,
        census: Some(Asked { units, sample, whole_units }),
    })
}

impl Asked {
    /// The pairs that are searched without looking at any grids, if it is these.
    ///
    /// # Errors
    /// `--units` goes beyond the list; `--whole-units` or `--skip-bad` without grids; or all pairs are
    /// meant, and there is no `--run`.
    pub fn all_pairs(&self, args: &super::Args) -> Result<Option<Wanted>, Failure> {
        if let Some(sample) = self.sample {
            let (input, range) = (Input::pairs_sample(sample), 0..sample.pairs);
            return Ok(Some(Wanted { input, range, comments: Comments::default() }));
        }
        let has_grids = args.grids.catalogue
            || args.grids.built_in
            || !(args.given.is_absent() || args.run.is_continued() && args.given.is_empty());
        let input = Input::pairs();
        let all = input.grids().expect("their number is known");
        let range = match self.units {
            Some(units) => {
                let wrong = |reason| Failure::new(format_args!("--units: {reason}"));
                units.of(all, input.kind().items()).map_err(wrong)?
            }
            None if has_grids => return Ok(None),
            None if self.whole_units || args.grids.skip_bad => {
                return Err(Failure::new(
                    "--whole-units and --skip-bad are for grids that are given",
                ));
            }
            None if args.run.is_given() => 0..all,
            None => {
                return Err(Failure::new(
                    "a census of all grids takes core-years: give --run DIR to keep what is found, \
                     or --units A..B, --sample N, --band A..B or grids for a part of it",
                ));
            }
        };
        Ok(Some(Wanted { input, range, comments: Comments::default() }))
    }
}

/// The pairs in which the grids of an input have their tasks.
///
/// # Errors
/// A grid cannot be read; there are too many.
pub(super) fn pairs_of(
    task: &mut super::Task,
    wanted: Wanted,
) -> Result<Option<(Wanted, GridSet)>, Failure> {
    let Wanted { input, range, .. } = wanted;
    // A pipe cannot be read again.
    task.grids_of =
        input.grids().map(|_| GridsOf { kind: input.kind(), range: [range.start, range.end] });
    let mut grids = Vec::new();
    let mut skipped = input.bad_lines();
    for item in input.source(range).map_err(Failure::new)? {
        if task.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        match item {
            Ok(_) if grids.len() == MOST_GRIDS => {
                return Err(Failure::new(format_args!(
                    "{}: more than {MOST_GRIDS} grids are too many for a list of what they need: \
                     give --units A..B, or fewer grids",
                    input.name()
                )));
            }
            Ok(grid) => grids.push(grid),
            Err(error) if task.args.grids.skip_bad && error.is_bad_line() => {
                task.bad_lines.report(&error);
                skipped += 1;
            }
            Err(error) => return Err(Failure::new(error)),
        }
    }
    if grids.is_empty() && skipped == 0 {
        return Err(items::nothing::<Grid>(input.name()));
    }
    let clues = task.question.clues;
    let (input, grids) = pool(task.threads)?.install(|| of_grids(input.name(), clues, &grids))?;
    let input = input.with_bad_lines(skipped);
    let range = 0..input.grids().expect("they are counted");
    // What a text says of its grids says nothing of pairs.
    Ok(Some((Wanted { input, range, comments: Comments::default() }, grids)))
}

/// The pairs in which some grids have their tasks, and these grids as a set.
///
/// # Errors
/// They cannot be hashed.
pub fn of_grids(name: &str, clues: usize, grids: &[Grid]) -> Result<(Input, GridSet), Failure> {
    let forms: Vec<Minlex> = grids.par_iter().map(minlex).collect();
    let grids: GridSet = forms.into_iter().collect();
    let each_once: Vec<Grid> = grids.iter().copied().collect();
    let rule = Rule::new(clues);
    let pairs = |grid: &Grid| rule.tasks(grid).iter().map(Task::pair).collect::<Vec<_>>();
    let pairs: BTreeSet<Pair> = each_once.par_iter().flat_map_iter(pairs).collect();
    let pairs: Vec<Pair> = pairs.into_iter().collect();
    let hash = Input::of_grids(name, each_once).hash().map_err(Failure::new)?;
    let hash = hash.expect("grids in memory have one");
    Ok((Input::pairs_of_grids(name, pairs, hash), grids))
}

/// The most grids of which a list of pairs is made.
const MOST_GRIDS: usize = 1_000_000;

//! The pairs of bands that a census searches.

use super::asked::{Asked, Pairs};
use super::task::Task;
use super::wanted::Wanted;
use crate::threads::{map, pool};
use crate::{Failure, items, signals};
use gridsieve::engine::bands;
use gridsieve::scan::{Comments, Input};
use gridsieve_grids::Grid;
use gridsieve_grids::symmetry::{Pair, minlex};
use gridsieve_runs::GridsOf;
use gridsieve_runs::census::{GridSet, Rule};
use std::collections::BTreeSet;

/// The most grids of which a list of pairs is made.
const MOST_GRIDS: usize = 1_000_000;

impl Pairs {
    /// The pairs that are searched without looking at any grids, if it is these.
    ///
    /// # Errors
    /// `--units` goes beyond the list; `--skip-bad` without grids; or all pairs are
    /// meant, and there is no `--run`.
    pub fn all_pairs(&self, args: &Asked) -> Result<Option<Wanted>, Failure> {
        if let Some(sample) = self.sample {
            let (input, range) = (Input::pairs_sample(sample), 0..sample.pairs);
            return Ok(Some(Wanted { input, range, comments: Comments::default() }));
        }
        let has_grids = args.common.grids.catalogue
            || args.common.grids.built_in
            || !(args.common.given.is_absent()
                || args.common.run.is_continued() && args.common.given.is_empty());
        let input = Input::pairs();
        let all = input.grids().expect("their number is known");
        let range = match self.units {
            Some(units) => {
                let wrong = |reason| Failure::new(format_args!("--units: {reason}"));
                units.within(all, input.kind().items()).map_err(wrong)?
            }
            None if has_grids => return Ok(None),
            None if args.common.given.skip_bad => {
                return Err(Failure::new("--skip-bad is for grids that are given"));
            }
            None if args.common.run.is_given() => 0..all,
            None => {
                return Err(Failure::new(
                    "a census of all grids takes core-years: give --run DIR to keep what is found, \
                     or --units A..B, --sample N, --band A-B or grids for a part of it",
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
pub fn pairs_of(task: &mut Task, wanted: Wanted) -> Result<Option<(Wanted, GridSet)>, Failure> {
    let Wanted { input, range, .. } = wanted;
    // A pipe cannot be read again.
    task.grids_of =
        input.grids().map(|_| GridsOf { kind: input.kind(), range: [range.start, range.end] });
    let too_many = || {
        Failure::new(format_args!(
            "{}: more than {MOST_GRIDS} grids are too many for a list of what they need: \
             give --units A..B, or fewer grids",
            input.name()
        ))
    };
    if input.grids().is_some() && range.end - range.start > MOST_GRIDS as u64 {
        return Err(too_many());
    }
    let mut grids = Vec::new();
    let mut skipped = input.bad_lines();
    for item in input.source(range).map_err(Failure::new)? {
        if signals::check().is_err() {
            return Ok(None);
        }
        match item {
            Ok(_) if grids.len() == MOST_GRIDS => return Err(too_many()),
            Ok(grid) => grids.push(grid),
            Err(error) if task.args.common.given.skip_bad && error.is_bad_line() => {
                task.bad_lines.report(&error);
                skipped += 1;
            }
            Err(error) => return Err(task.args.common.given.failure(error)),
        }
    }
    if grids.is_empty() && skipped == 0 {
        return Err(items::nothing::<Grid>(input.name()));
    }
    let clues = task.args.question.clues;
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
    let forms = map(grids.len(), |number| minlex(&grids[number]));
    let grids: GridSet = forms.into_iter().collect();
    let each_once: Vec<Grid> = grids.iter().copied().collect();
    let rule = Rule::new(clues);
    let pairs = map(each_once.len(), |number| {
        rule.tasks(&each_once[number]).iter().map(bands::Task::pair).collect::<Vec<_>>()
    });
    let pairs: BTreeSet<Pair> = pairs.into_iter().flatten().collect();
    let pairs: Vec<Pair> = pairs.into_iter().collect();
    let hash = Input::of_grids(name, each_once).hash().map_err(Failure::new)?;
    let hash = hash.expect("grids in memory have one");
    Ok((Input::pairs_of_grids(name, pairs, hash), grids))
}

//! The grids of a scan: where they come from, and which of them.

use super::manifest::identity;
use super::pairs;
use super::task::Task;
use super::wanted::Wanted;
use crate::items::{self, Given};
use crate::lines::differ;
use crate::signals::{self, stop_flag};
use crate::{Failure, grids};
use gridsieve::engine::bands::Bands;
use gridsieve::scan::{Comments, Input, InputError};
use gridsieve_grids::Grid;
use gridsieve_runs::census::PairScan;

/// Opens the input and, if it is a text in a regular file, checks all its
/// lines; none if that was interrupted.
pub(super) fn open(task: &mut Task) -> Result<Option<Wanted>, Failure> {
    let Some(census) = &task.args.pairs else { return open_grids(task) };
    let engine = Bands::new(task.options.isa);
    if let Some(pairs) = census.all_pairs(task.args)? {
        task.pairs = Some(PairScan::new(engine, None));
        return Ok(Some(pairs));
    }
    let Some(wanted) = open_grids(task)? else { return Ok(None) };
    if task.args.common.run.is_given() || task.args.plan.plan {
        // That of the grids: the list of their pairs can always be read again.
        identity(task, &wanted.input)?;
    }
    let Some((wanted, grids)) = pairs::pairs_of(task, wanted)? else { return Ok(None) };
    task.pairs = Some(PairScan::new(engine, Some(grids)));
    Ok(Some(wanted))
}

/// Opens an input of grids and, if it is a text in a regular file, checks all its lines; none if that
/// was interrupted.
fn open_grids(task: &mut Task) -> Result<Option<Wanted>, Failure> {
    let Task { args, bad_lines, .. } = task;
    let output = args.common.results.output.as_deref();
    let mut input = match args.common.given.file()? {
        _ if args.common.grids.catalogue => Input::catalogue(),
        _ if args.common.grids.built_in => Input::built_in(),
        Some(path) => {
            differ(Some(path), output)?;
            grids::of_file(path)?
        }
        None if args.common.given.literals().is_some() => literals(&args.common.given)?,
        // A run that was begun has its input; a pipe that happens to be there is not it.
        None if !args.common.given.is_absent() && !args.common.run.is_continued() => {
            differ(None, output)?;
            let (name, text) = items::open(None)?;
            Input::stream(name, text)
        }
        None => Input::built_in(),
    }
    .read_as(args.common.given.reading());
    // The text of a run has no place for them.
    let comments = match args.common.run.is_given() {
        false => input.comments(),
        true => Comments::default(),
    };
    let range_of = |input: &Input| {
        args.common.grids.part.records(input.name(), input.grids(), |class| input.class(class))
    };
    // What cannot be had of any text is told before a long one is read.
    range_of(&input)?;
    let mut skip = |line: &InputError| bad_lines.report(line);
    let skip = args.common.given.skip_bad.then_some(&mut skip as &mut dyn FnMut(&InputError));
    let checked = input.check(stop_flag(), skip);
    if !checked.map_err(|error| args.common.given.failure(error))? || signals::check().is_err() {
        return Ok(None);
    }
    if input.grids() == Some(0) && input.bad_lines() == 0 {
        return Err(items::nothing::<Grid>(input.name()));
    }
    let range = range_of(&input)?;
    Ok(Some(Wanted { input, range, comments }))
}

/// The grids that are the arguments.
fn literals(given: &Given<Grid>) -> Result<Input, Failure> {
    let (name, items) = given.items()?;
    let grids: Result<Vec<Grid>, InputError> = items.collect();
    let grids = grids.map_err(|error| given.failure(error))?;
    Ok(Input::of_grids(name, grids))
}

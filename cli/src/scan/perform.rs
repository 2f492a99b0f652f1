//! A search of many grids, from what is asked to the exit code.

use super::asked::Asked;
use super::conclude::conclude;
use super::task::Task;
use super::{plan, run, source};
use crate::exit::Exit;
use crate::output::Output;
use crate::results::Results;
use crate::signals::stop_flag;
use crate::{Failure, items, say};
use gridsieve::scan;
use gridsieve::scan::{Progress, ScanEnd};
use gridsieve_grids::Grid;
use std::collections::HashMap;
use std::io::BufWriter;

/// Runs the command: opens the input, then makes a plan, works on a run directory, or scans.
pub fn perform(mut args: Asked) -> Result<Exit, Failure> {
    args.common.run.find_shard(args.common.results.quiet)?;
    let mut task = Task::new(&args)?;
    let output = Output::open(task.args.common.results.output.as_deref())?;
    let Some(wanted) = source::open(&mut task)? else {
        say("interrupted before the search began");
        // The output was opened to see whether it can be written. A pipe is kept open: its reader would
        // take it for the end.
        let _held = output.into_device();
        run::leave_found(&args)?;
        return Ok(Exit::Interrupted);
    };
    if args.plan.plan || args.common.run.is_given() {
        // As above: a plan and a run open it again.
        let _held = output.into_device();
        return match args.plan.plan {
            true => plan::make(&mut task, wanted),
            false => run::run(&mut task, wanted),
        };
    }
    let answers = task.answers(&wanted);
    let source = wanted.input.source(wanted.range.clone()).map_err(Failure::new)?;
    let on_terminal = output.is_terminal();
    let out = BufWriter::with_capacity(1 << 16, output.begin()?);
    let comments = wanted.comments.clone();
    let format = args.common.results.format.get();
    // These results are known only when the whole grid or pair is searched: the last puzzle of a
    // search for the fewest clues, and each canonical form of a pair once.
    let unordered = args.common.results.unordered && !args.keep.fewest && args.pairs.is_none();
    let of_each = 1 + args.more_clues.len();
    let written = HashMap::new();
    let results = Results { out, format, unordered, answers, comments, of_each, written };
    let mut teller = task.teller(wanted.grids(), Progress::default(), on_terminal, results);
    let outcome = scan::scan(&task.plan(&wanted), source, stop_flag(), &mut teller);
    teller.progress.finish();
    let name = task.args.common.results.output.as_deref().map(|path| path.display().to_string());
    let name = name.as_deref().unwrap_or("the output");
    let skipped = wanted.input.bad_lines();
    let is_whole = wanted.range == (0..u64::MAX) && matches!(outcome.end, ScanEnd::Complete);
    if is_whole && outcome.grids + outcome.skipped == 0 {
        return Err(items::nothing::<Grid>(wanted.input.name()));
    }
    Ok(conclude(&task, &outcome, name, skipped, teller.results.answers.as_ref()))
}

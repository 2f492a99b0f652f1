//! What is told of a scan when it has ended.

use super::task::Task;
use crate::exit::Exit;
use crate::report::{fewest_summary, summary, write_stats};
use crate::say;
use gridsieve::builtin::Answers;
use gridsieve::scan::{Outcome, ScanEnd, ScanError, SinkError};
use itertools::Itertools;
use std::io;

/// Tells how the scan went, which wrote to what is called `name`.
pub fn conclude(
    task: &Task,
    outcome: &Outcome,
    name: &str,
    skipped: u64,
    answers: Option<&Answers>,
) -> Exit {
    let skipped = skipped + outcome.skipped;
    let complete = matches!(outcome.end, ScanEnd::Complete);
    let wrong = answers.is_some_and(|answers| answers.failed(complete));
    let closed = matches!(
        &outcome.end,
        ScanEnd::Failed(ScanError::Sink(error)) if error.is_closed_pipe()
    );
    let error = match &outcome.end {
        ScanEnd::Failed(_) if closed => None,
        ScanEnd::Failed(ScanError::Sink(SinkError::Output(error))) => {
            Some(format!("error: cannot write {name}: {error}"))
        }
        ScanEnd::Failed(ScanError::Input(error)) => {
            Some(format!("error: {error}{}", task.args.common.given.way_out(error)))
        }
        ScanEnd::Failed(error) => Some(format!("error: {error}")),
        _ => None,
    };
    if task.args.common.results.stats {
        // Nobody listens if standard error is closed.
        let _ = write_stats(&mut io::stderr().lock(), outcome, task.names()[1], &task.settings());
    }
    let quiet = task.args.common.results.quiet || closed;
    if let Some(answers) = answers.filter(|_| wrong || !quiet) {
        answers.lines().iter().for_each(say);
    }
    let summary = match task.args.keep.fewest {
        true => fewest_summary(outcome, task.args.question.mask, task.threads, skipped),
        false => {
            let (question, minimal) = (task.args.question, task.args.keep.minimal);
            summary(outcome, task.names(), question, minimal, task.threads, skipped)
        }
    };
    if !quiet {
        for (number, clues) in outcome.fewest.unfinished.iter().sorted_unstable() {
            let below = clues - 1;
            say(format_args!(
                "grid {number} needs {clues} clues or fewer: {below} were not searched to the end"
            ));
        }
        for (number, clues) in outcome.fewest.unlisted.iter().sorted_unstable() {
            say(format_args!("grid {number} needs {clues} clues: not all puzzles were looked for"));
        }
    }
    match error {
        Some(error) if quiet => say(error),
        // One line, with what was done until then.
        Some(error) => say(format_args!("{error}; {summary}")),
        None if quiet => {}
        None => say(summary),
    }
    match outcome.end {
        _ if wrong || outcome.faulty > 0 => Exit::SelfCheck,
        ScanEnd::Failed(ScanError::Sink(SinkError::Canary(_))) => Exit::SelfCheck,
        ScanEnd::Failed(_) if !closed => Exit::Bad,
        ScanEnd::Interrupted => Exit::Interrupted,
        _ if skipped > 0 && !closed => Exit::Skipped,
        _ => Exit::Complete,
    }
}

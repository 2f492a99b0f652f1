//! An answer to each item that is given, as arguments or in a text.

use super::Threads;
use crate::exit::Exit;
use crate::interrupt::{Interrupt, told};
use crate::lines::{Lines, Stop};
use crate::results::BadLines;
use crate::{Failure, items};
use gridsieve::internal::scan::LineError;
use rayon::prelude::*;
use std::path::Path;
use std::str::FromStr;

/// Where the items come from.
pub enum Given<'a> {
    /// These arguments, or the lines of standard input if there are none.
    Arguments(&'a [String]),
    /// The lines of a text; bad ones are passed over if there is something to tell of them.
    Text(Option<&'a Path>, Option<&'a mut BadLines>),
}

/// Writes a line with the `answer` to each item, in their order.
pub fn write<T: FromStr<Err: Into<LineError>> + Sync>(
    given: Given,
    output: Option<&Path>,
    threads: &Threads,
    answer: impl Fn(&T) -> String + Sync,
) -> Result<Exit, Failure> {
    let pool = threads.pool()?;
    let interrupt = Interrupt::watch(output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none();
    let exit = lines.fill(|lines| {
        let work = |items: &[T]| -> Result<(), Stop> {
            let answer = |item| answer(item) + "\n";
            let answers: Vec<String> = pool.install(|| items.par_iter().map(answer).collect());
            answers.iter().try_for_each(|answer| lines.write(answer.as_bytes()))?;
            lines.flush()?;
            interrupt.check()
        };
        match given {
            Given::Arguments([]) => items::lines(None, work),
            Given::Arguments(arguments) => items::arguments(arguments, work),
            Given::Text(path, skipped) => items::lines_or_skip(path, skipped, work),
        }
    })?;
    Ok(told(exit, all_or_none))
}

//! An answer to each item that is given, as arguments or on standard input.

use super::Threads;
use crate::exit::Exit;
use crate::interrupt::{Interrupt, told};
use crate::lines::{Lines, Stop};
use crate::{Failure, items};
use gridsieve::internal::scan::LineError;
use rayon::prelude::*;
use std::path::Path;
use std::str::FromStr;

/// Writes the lines that `answer` makes of the items, in their order.
pub fn write<T, A>(
    arguments: &[String],
    output: Option<&Path>,
    threads: &Threads,
    answer: impl Fn(&T) -> A + Sync,
    write: impl Fn(&mut Lines, &[A]) -> std::io::Result<()>,
) -> Result<Exit, Failure>
where
    T: FromStr<Err: Into<LineError>> + Sync,
    A: Send,
{
    let pool = threads.pool()?;
    let interrupt = Interrupt::watch(output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none();
    let exit = lines.fill(|lines| {
        let work = |items: &[T]| -> Result<(), Stop> {
            let answers: Vec<A> = pool.install(|| items.par_iter().map(&answer).collect());
            write(lines, &answers)?;
            lines.flush()?;
            interrupt.check()
        };
        match arguments {
            [] => items::lines(None, work),
            _ => items::arguments(arguments, work),
        }
    })?;
    Ok(told(exit, all_or_none))
}

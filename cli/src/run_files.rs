//! An output must not take the place of a file that a run consists of.

use super::Failure;
use gridsieve_runs::{is_part, run_of};
use std::path::Path;

/// Looks at the run in this directory, which need not be there yet.
///
/// # Errors
/// The output is one of its files.
pub fn no_part_of(run: &Path, output: &Path) -> Result<(), Failure> {
    match is_part(run, output) {
        true => Err(refused(run, output)),
        false => Ok(()),
    }
}

/// Looks at the directory that the output is in: it may be that of a run.
///
/// # Errors
/// The output is one of its files.
pub fn no_part_of_a_run(output: &Path) -> Result<(), Failure> {
    run_of(output).map_or(Ok(()), |run| Err(refused(&run, output)))
}

fn refused(run: &Path, output: &Path) -> Failure {
    let (run, output) = (run.display(), output.display());
    Failure::new(format_args!("{output} is a part of the run {run}: give the output another name"))
}

//! An output must not take the place of a file that a run consists of.

use super::Failure;
use gridsieve_runs::is_part_of_a_run;
use std::path::Path;

/// Looks at the directory that the output is in: it may be that of a run.
///
/// # Errors
/// The output is one of the run's files.
pub fn no_part_of_a_run(output: &Path) -> Result<(), Failure> {
    match is_part_of_a_run(output) {
        true => Err(Failure::new(format_args!("{} is a part of the run", output.display()))),
        false => Ok(()),
    }
}

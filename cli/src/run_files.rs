//! An output must not take the place of a file that a run consists of.

use super::Failure;
use gridsieve_runs::{is_part, is_part_of_its_folder};
use std::path::Path;

/// Looks at the run in this directory, which need not be there yet.
///
/// # Errors
/// The output is one of its files.
pub fn no_part_of(run: &Path, output: &Path) -> Result<(), Failure> {
    refuse(is_part(run, output), output)
}

/// Looks at the directory that the output is in: it may be that of a run.
///
/// # Errors
/// The output is one of its files.
pub fn no_part_of_its_folder(output: &Path) -> Result<(), Failure> {
    refuse(is_part_of_its_folder(output), output)
}

fn refuse(is_part: bool, output: &Path) -> Result<(), Failure> {
    match is_part {
        true => Err(Failure::new(format_args!("{} is a part of the run", output.display()))),
        false => Ok(()),
    }
}

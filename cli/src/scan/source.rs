//! The grids of a scan: where they come from, and which of them.

use super::Task;
use crate::Failure;
use crate::output::Output;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::scan::{Input, InputError};
use same_file::Handle;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::Ordering;

/// An input, and the numbers of its grids that are to be scanned: to [`u64::MAX`] if
/// nobody knows how many there are.
pub struct Wanted {
    pub input: Input,
    pub range: Range<u64>,
}

impl Wanted {
    /// How many grids there are, if that is known.
    pub fn grids(&self) -> Option<u64> {
        let Range { start, end } = self.range;
        (end != u64::MAX).then_some(end - start)
    }
}

/// Opens the input and, if it is a text in a regular file, checks all its
/// lines; none if that was interrupted.
pub(super) fn open(task: &mut Task, output: &Output) -> Result<Option<Wanted>, Failure> {
    let Task { args, stop, bad_lines, .. } = task;
    let differs = |input: io::Result<Handle>| match output.is_same_as(input) {
        true => Err(Failure::new("the output is the file to be read: results would overwrite it")),
        false => Ok(()),
    };
    let mut input = match args.file.as_deref() {
        None if args.catalogue => Input::catalogue(),
        None => Input::built_in(),
        Some(path) if path == Path::new("-") => {
            differs(Handle::stdin())?;
            Input::stream("standard input", io::stdin())
        }
        Some(path) => {
            let input = Input::open(path).map_err(|error| cannot_open(path, &error))?;
            // Opened once more, a pipe would lose its writer.
            if path.is_file() {
                differs(Handle::from_path(path))?;
            }
            input
        }
    };
    let range_of =
        |input: &Input| args.part.of(input.name(), input.grids(), |class| input.class(class));
    // What cannot be had of any text is told before a long one is read.
    range_of(&input)?;
    let mut skip = |line: &InputError| bad_lines.report(line);
    let skip = args.skip_bad.then_some(&mut skip as &mut dyn FnMut(&InputError));
    if !input.check(stop, skip).map_err(Failure::new)? || stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let range = range_of(&input)?;
    Ok(Some(Wanted { input, range }))
}

/// The failure of opening a file, with advice to who gives the grid itself.
fn cannot_open(path: &Path, error: &InputError) -> Failure {
    if path.to_str().is_some_and(|name| name.parse::<Grid>().is_ok()) {
        return Failure::new(format_args!(
            "FILE must be a file, not a grid; try: echo {} | gridsieve scan -",
            path.display()
        ));
    }
    Failure::new(error)
}

//! The grids of a scan: where they come from, and which of them.

use super::Task;
use crate::output::Output;
use crate::range::{Part, UNKNOWN_CLASSES, no_classes};
use crate::results::BadLines;
use crate::{Failure, say};
use gridsieve::internal::builtin::{self, Answers};
use gridsieve::internal::catalogue::file::Reader;
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::engine::Mask;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::grid::symmetry::BandClass;
use gridsieve::internal::scan::{
    self, GridFile, Grids, Input, InputError, MOST_SHARE, Source, Survey,
};
use same_file::Handle;
use std::io::{self, BufRead, BufReader};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Where the grids come from.
pub enum Origin {
    BuiltIn,
    Stdin,
    File(PathBuf),
    /// The virtual catalogue.
    Catalogue,
}

/// The grids, ready to be read, and what is known of them.
pub struct Ready {
    pub source: Source,
    /// How many are looked at together, unless told otherwise: whoever writes
    /// to a pipe may wait for an answer.
    pub share: usize,
    /// The number of the first one in the whole input.
    pub first: u64,
    pub grids: Option<u64>,
    pub skipped: u64,
    pub answers: Option<Answers>,
}

impl Ready {
    /// These grids of an input.
    fn new(source: Source, range: Range<u64>) -> Ready {
        let (first, grids) = (range.start, Some(range.end - range.start));
        Ready { source, share: MOST_SHARE, first, grids, skipped: 0, answers: None }
    }

    fn stream(
        name: &str,
        grids: Grids<impl BufRead + Send + 'static>,
        part: &Part,
    ) -> Result<Ready, Failure> {
        let range = match part {
            Part::All => 0..u64::MAX,
            Part::Range(range) => range.unbounded(),
            Part::Bands(_) => return Err(no_classes(name)),
        };
        let known = (range.end != u64::MAX).then_some(range.end - range.start);
        let source = scan::part(Box::new(grids), name, range.clone());
        Ok(Ready { share: 1, grids: known, ..Ready::new(source, range) })
    }
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

/// An input that was opened, and the grids of it that are wanted.
pub enum Opened {
    BuiltIn(Range<u64>),
    /// What can be read once only.
    Stream(Ready),
    Text {
        file: GridFile,
        survey: Survey,
        range: Range<u64>,
    },
    Gsc {
        reader: Reader,
        range: Range<u64>,
    },
    Catalogue(Range<u64>),
}

/// Opens the input and, if it is a text in a regular file, checks all its
/// lines; none if that was interrupted.
pub(super) fn open(
    task: &Task,
    output: &Output,
    stop: &AtomicBool,
    bad_lines: &mut BadLines,
) -> Result<Option<Opened>, Failure> {
    let twice = || Failure::new("the output is the file to be read: results would overwrite it");
    let path = match &task.from {
        Origin::BuiltIn => {
            let grids = builtin::GRIDS.len() as u64;
            let range = task.part.of("the built-in grids", grids, UNKNOWN_CLASSES)?;
            return Ok(Some(Opened::BuiltIn(range)));
        }
        Origin::Catalogue => {
            let range = task.part.of("the catalogue", whole::GRIDS, Some(whole::class_range))?;
            return Ok(Some(Opened::Catalogue(range)));
        }
        Origin::Stdin => {
            if output.is_same_as(Handle::stdin()) {
                return Err(twice());
            }
            let name = "standard input";
            let grids = Grids::new(name, BufReader::new(io::stdin()));
            return Ready::stream(name, grids, &task.part).map(Opened::Stream).map(Some);
        }
        Origin::File(path) => path,
    };
    let name = path.display().to_string();
    let mut file = match Input::open(path).map_err(|error| cannot_open(path, &error))? {
        Input::Stream(grids) => {
            return Ready::stream(&name, grids, &task.part).map(Opened::Stream).map(Some);
        }
        Input::Catalogue(reader) => {
            if output.is_same_as(Handle::from_path(path)) {
                return Err(twice());
            }
            let of_class =
                reader.classes().map(|classes| |class: BandClass| classes.records(class.number()));
            let range = task.part.of(reader.name(), reader.len(), of_class)?;
            return Ok(Some(Opened::Gsc { reader: *reader, range }));
        }
        Input::File(file) => file,
    };
    if output.is_same_as(file.file().try_clone().and_then(Handle::from_file)) {
        return Err(twice());
    }
    let end = match &task.part {
        Part::All => u64::MAX,
        Part::Range(range) => range.unbounded().end,
        Part::Bands(_) => return Err(no_classes(&name)),
    };
    let mut skip = |line: &InputError| bad_lines.report(line);
    let skip = task.skip_bad.then_some(&mut skip as &mut dyn FnMut(&InputError));
    let survey = file.survey(end, stop, skip).map_err(Failure::new)?;
    let Some(survey) = survey.filter(|_| !stop.load(Ordering::Relaxed)) else { return Ok(None) };
    let range = task.part.of(&name, survey.grids, UNKNOWN_CLASSES)?;
    Ok(Some(Opened::Text { file, survey, range }))
}

impl Opened {
    /// The grids, to be read from the first to the last.
    pub(super) fn ready(self, task: &Task) -> Result<Ready, Failure> {
        Ok(match self {
            Opened::Stream(ready) => ready,
            Opened::BuiltIn(range) => built_in(task, range),
            Opened::Text { file, survey, range } => {
                let skipped = survey.bad_lines;
                let source = file.into_source(survey, range.start);
                Ready { skipped, ..Ready::new(source, range) }
            }
            Opened::Gsc { reader, range } => {
                let source =
                    scan::of_file(Arc::new(reader), range.clone()).map_err(Failure::new)?;
                Ready::new(source, range)
            }
            Opened::Catalogue(range) => {
                let source = scan::of_catalogue(range.clone()).map_err(Failure::new)?;
                Ready::new(source, range)
            }
        })
    }
}

/// Some of the built-in grids.
pub(super) fn of_built_in(range: Range<u64>) -> Source {
    let (first, count) = (range.start as usize, (range.end - range.start) as usize);
    Box::new(builtin::grids().skip(first).take(count).map(Ok))
}

fn built_in(task: &Task, range: Range<u64>) -> Ready {
    let grids = (range.end - range.start) as usize;
    let answers = match task.question.band_3.is_unlimited() && task.question.mask == Mask::FREE {
        true => Answers::new(task.question.clues, task.keep, grids),
        false => None,
    };
    if !task.quiet {
        let known = if answers.is_some() { "" } else { " (their answers are not known)" };
        let all = builtin::GRIDS.len();
        let some = if grids == all { String::new() } else { format!("{grids} of ") };
        say(format_args!("no FILE given: scanning {some}the {all} built-in grids{known}"));
    }
    Ready { answers, ..Ready::new(of_built_in(range.clone()), range) }
}

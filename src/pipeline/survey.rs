//! The first of two passes over a file: are all its lines grids, and how many
//! are there? A long search should not end at a bad line in the middle.

use super::input::{Grids, InputError, Source};
use crate::grid::Grid;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufReader, Seek};
use std::sync::atomic::{AtomicBool, Ordering};

/// A regular file of grids.
pub struct GridFile {
    name: String,
    file: File,
}

/// What a first pass over a file found.
#[derive(Clone, Debug)]
pub struct Survey {
    /// Number of grids.
    pub grids: u64,
    /// Number of bad lines.
    pub bad_lines: u64,
    /// Tells whether the second pass reads the same grids.
    hash: DefaultHasher,
}

impl Survey {
    fn new() -> Survey {
        Survey { grids: 0, bad_lines: 0, hash: DefaultHasher::new() }
    }

    fn add(&mut self, grid: &Grid) {
        self.grids += 1;
        grid.hash(&mut self.hash);
    }

    fn agrees(&self, other: &Survey) -> bool {
        self.grids == other.grids && self.hash.finish() == other.hash.finish()
    }
}

impl GridFile {
    pub(super) fn new(name: String, file: File) -> GridFile {
        GridFile { name, file }
    }

    /// The opened file.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Reads the whole file; none if `stop` was raised meanwhile. With
    /// `skip`, bad lines are counted and handed to it.
    ///
    /// # Errors
    /// The first bad line, unless they are skipped; a file that cannot be
    /// read.
    pub fn survey(
        &mut self,
        stop: &AtomicBool,
        mut skip: Option<&mut dyn FnMut(&InputError)>,
    ) -> Result<Option<Survey>, InputError> {
        let mut survey = Survey::new();
        for item in Grids::new(self.name.as_str(), BufReader::new(&self.file)) {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            match (item, &mut skip) {
                (Ok(grid), _) => survey.add(&grid),
                (Err(error), Some(report)) if error.is_bad_line() => {
                    survey.bad_lines += 1;
                    report(&error);
                }
                (Err(error), _) => return Err(error),
            }
        }
        let rewound = self.file.rewind();
        rewound.map_err(|error| InputError::Read { name: self.name.clone(), line: 0, error })?;
        Ok(Some(survey))
    }

    /// The grids of the file in a second pass, which is an error unless it
    /// finds what the first one found. Its bad lines are passed over: the
    /// first pass has reported them.
    pub fn into_source(self, survey: Survey) -> Source {
        let GridFile { name, file } = self;
        let grids = Grids::new(name.as_str(), BufReader::new(file));
        Box::new(SecondPass { name, grids, expected: survey, found: Survey::new(), ended: false })
    }
}

struct SecondPass<R> {
    name: String,
    grids: Grids<R>,
    expected: Survey,
    found: Survey,
    ended: bool,
}

impl<R: io::BufRead> Iterator for SecondPass<R> {
    type Item = Result<Grid, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let good = |item: &Result<Grid, InputError>| !item.as_ref().is_err_and(|e| e.is_bad_line());
        let changed = match self.grids.by_ref().find(good) {
            Some(Ok(grid)) => {
                self.found.add(&grid);
                if self.found.grids <= self.expected.grids {
                    return Some(Ok(grid));
                }
                true
            }
            Some(Err(error)) => {
                self.ended = true;
                return Some(Err(error));
            }
            None => !self.found.agrees(&self.expected),
        };
        self.ended = true;
        changed.then(|| Err(InputError::Changed { name: self.name.clone() }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn open(path: &std::path::Path) -> GridFile {
        match Input::open(path).unwrap() {
            Input::File(file) => file,
            _ => panic!("a text in a regular file is not something else"),
        }
    }

    #[test]
    fn the_second_pass_must_agree_with_the_first() {
        let other = T.replace('1', "x").replace('2', "1").replace('x', "2");
        let stop = AtomicBool::new(false);
        let before = format!("{T}\nbad\n{other}\n");
        for (after, grids, error) in [
            (before.clone(), 2, false),
            (format!("{T}\n{other}"), 2, false),
            (format!("{T}\n"), 1, true),
            (format!("{other}\n{T}\n"), 2, true),
            (format!("{before}{T}\n{T}\n"), 2, true),
            (String::new(), 0, true),
        ] {
            let directory = tempfile::tempdir().unwrap();
            let path = directory.path().join("grids");
            std::fs::write(&path, &before).unwrap();
            let mut file = open(&path);
            assert!(matches!(file.survey(&stop, None), Err(InputError::Line { line: 2, .. })));
            let mut reported = 0;
            let mut file = open(&path);
            let survey = file.survey(&stop, Some(&mut |_| reported += 1)).unwrap().unwrap();
            assert_eq!((survey.grids, survey.bad_lines, reported), (2, 1, 1));
            std::fs::write(&path, &after).unwrap();
            let items: Vec<_> = file.into_source(survey).collect();
            assert_eq!(items.iter().filter(|item| item.is_ok()).count(), grids, "{after}");
            let last = items.last().unwrap();
            assert_eq!(matches!(last, Err(InputError::Changed { .. })), error, "{after}");
        }
    }

    #[test]
    fn a_survey_can_be_stopped() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, format!("{T}\n")).unwrap();
        assert!(open(file.path()).survey(&AtomicBool::new(true), None).unwrap().is_none());
    }
}

//! The first of two passes over a file: are all its lines grids, and how many
//! are there? A long search should not end at a bad line in the middle.

use super::input::{Grids, InputError, Source};
use crate::grid::Grid;
use std::fs::File;
use std::io::{self, BufReader, Seek};
use std::sync::atomic::{AtomicBool, Ordering};
use xxhash_rust::xxh3::Xxh3;

/// A regular file of grids.
pub struct GridFile {
    name: String,
    file: File,
}

/// What a first pass over a file found.
#[derive(Clone)]
pub struct Survey {
    /// Number of grids.
    pub grids: u64,
    /// Number of bad lines.
    pub bad_lines: u64,
    /// The end of what the second pass will hand on.
    end: u64,
    /// Of all grids.
    hash: Box<Xxh3>,
    /// Of the grids before `end`, once there are so many.
    head: Option<u64>,
}

impl Survey {
    fn new(end: u64) -> Survey {
        let hash: Box<Xxh3> = Box::default();
        let head = (end == 0).then(|| hash.digest());
        Survey { grids: 0, bad_lines: 0, end, hash, head }
    }

    /// The XXH3 of the digits of all grids, a byte each, with 128 bits.
    pub fn identity(&self) -> u128 {
        self.hash.digest128()
    }

    fn add(&mut self, grid: &Grid) {
        self.hash.update(grid.digits());
        self.grids += 1;
        if self.grids == self.end {
            self.head = Some(self.hash.digest());
        }
    }

    /// The hash of the grids before `end`: tells whether the second pass reads the
    /// same.
    fn head(&self) -> u64 {
        self.head.unwrap_or_else(|| self.hash.digest())
    }
}

impl GridFile {
    pub(super) fn new(name: String, file: File) -> GridFile {
        GridFile { name, file }
    }

    /// What users call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The opened file.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Reads the whole file; none if `stop` was raised meanwhile. With
    /// `skip`, bad lines are counted and handed to it. Grids before number `end`
    /// are to be scanned, or all: [`u64::MAX`].
    ///
    /// # Errors
    /// The first bad line, unless they are skipped; a file that cannot be
    /// read.
    pub fn survey(
        &mut self,
        end: u64,
        stop: &AtomicBool,
        mut skip: Option<&mut dyn FnMut(&InputError)>,
    ) -> Result<Option<Survey>, InputError> {
        let mut survey = Survey::new(end);
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
        self.rewind()?;
        Ok(Some(survey))
    }

    fn rewind(&mut self) -> Result<(), InputError> {
        let rewound = self.file.rewind();
        rewound.map_err(|error| InputError::Read { name: self.name.clone(), line: 0, error })
    }

    /// Some of the grids: those with these numbers, which ascend. Bad lines are
    /// passed over.
    ///
    /// # Errors
    /// The file cannot be read, or has too few grids.
    pub fn pick(&mut self, numbers: &[u64]) -> Result<Vec<Grid>, InputError> {
        let mut picked = Vec::with_capacity(numbers.len());
        let mut number = 0;
        for item in Grids::new(self.name.as_str(), BufReader::new(&self.file)) {
            let Some(&wanted) = numbers.get(picked.len()) else { break };
            match item {
                Ok(grid) => {
                    if number == wanted {
                        picked.push(grid);
                    }
                    number += 1;
                }
                Err(error) if error.is_bad_line() => {}
                Err(error) => return Err(error),
            }
        }
        self.rewind()?;
        match numbers.get(picked.len()) {
            None => Ok(picked),
            Some(_) => Err(InputError::Changed { name: self.name.clone() }),
        }
    }

    /// The grids of the file from number `start`, counted from 0, to the end
    /// that the survey was made for. They are an error at their end, unless this
    /// second pass found what the first one did. Bad lines are passed over: the
    /// first pass has reported them.
    pub fn into_source(self, survey: Survey, start: u64) -> Source {
        let GridFile { name, file } = self;
        let grids = Grids::new(name.as_str(), BufReader::new(file));
        let found = Survey::new(survey.end);
        Box::new(SecondPass { name, grids, start, expected: survey, found, ended: false })
    }
}

struct SecondPass<R> {
    name: String,
    grids: Grids<R>,
    start: u64,
    expected: Survey,
    found: Survey,
    ended: bool,
}

impl<R: io::BufRead> SecondPass<R> {
    /// The next grid, whatever its number; none at the end of what is wanted.
    fn read(&mut self) -> Option<Result<Grid, InputError>> {
        let Survey { grids, end, .. } = self.expected;
        // What comes after the end does not matter.
        if end < grids && self.found.grids == end {
            return None;
        }
        let good = |item: &Result<Grid, InputError>| !item.as_ref().is_err_and(|e| e.is_bad_line());
        let item = self.grids.by_ref().find(good)?;
        if let Ok(grid) = &item {
            self.found.add(grid);
        }
        Some(item)
    }

    fn has_changed(&self) -> bool {
        let (expected, found) = (&self.expected, &self.found);
        found.grids != expected.grids.min(expected.end) || found.head() != expected.head()
    }
}

impl<R: io::BufRead> Iterator for SecondPass<R> {
    type Item = Result<Grid, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            let item = self.read();
            match item {
                Some(Ok(_)) if self.found.grids <= self.start => continue,
                Some(Ok(grid)) if self.found.grids <= self.expected.grids => return Some(Ok(grid)),
                _ => self.ended = true,
            }
            if let Some(Err(error)) = item {
                return Some(Err(error));
            }
            if self.has_changed() {
                return Some(Err(InputError::Changed { name: self.name.clone() }));
            }
        }
        None
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
            assert!(matches!(
                file.survey(u64::MAX, &stop, None),
                Err(InputError::Line { line: 2, .. })
            ));
            let mut reported = 0;
            let mut file = open(&path);
            let survey =
                file.survey(u64::MAX, &stop, Some(&mut |_| reported += 1)).unwrap().unwrap();
            assert_eq!((survey.grids, survey.bad_lines, reported), (2, 1, 1));
            std::fs::write(&path, &after).unwrap();
            let items: Vec<_> = file.into_source(survey, 0).collect();
            assert_eq!(items.iter().filter(|item| item.is_ok()).count(), grids, "{after}");
            let last = items.last().unwrap();
            assert_eq!(matches!(last, Err(InputError::Changed { .. })), error, "{after}");
        }
    }

    #[test]
    fn of_a_part_what_comes_before_its_end_must_agree() {
        let swapped = |a: char, b: char| -> String {
            let other = |c| {
                if c == a {
                    b
                } else if c == b {
                    a
                } else {
                    c
                }
            };
            T.chars().map(other).collect()
        };
        let lines = [T.to_owned(), swapped('1', '2'), swapped('1', '3'), swapped('1', '4')];
        let text = |places: &[usize]| -> String {
            places.iter().map(|&place| lines[place].clone() + "\n").collect()
        };
        let before = text(&[0, 1, 2]);
        for (range, after, found, changed) in [
            (1..2, &[0, 1, 2][..], &[1][..], false),
            (1..2, &[0, 1, 3, 3], &[1], false),
            (1..2, &[0, 1], &[1], false),
            (1..2, &[0, 3, 2], &[3], true),
            (1..2, &[3, 1, 2], &[1], true),
            (1..2, &[0], &[], true),
            (1..3, &[0, 1, 2], &[1, 2], false),
            (1..3, &[0, 1, 2, 3], &[1, 2], true),
            (1..u64::MAX, &[0, 1, 2], &[1, 2], false),
            (1..u64::MAX, &[0, 1, 3], &[1, 3], true),
            (2..2, &[0, 1, 3], &[], false),
            (2..2, &[1, 1, 2], &[], true),
            (3..u64::MAX, &[0, 1], &[], true),
        ] {
            let directory = tempfile::tempdir().unwrap();
            let path = directory.path().join("grids");
            std::fs::write(&path, &before).unwrap();
            let mut file = open(&path);
            let survey = file.survey(range.end, &AtomicBool::new(false), None).unwrap().unwrap();
            assert_eq!(survey.grids, 3);
            std::fs::write(&path, text(after)).unwrap();
            let mut items: Vec<_> = file.into_source(survey, range.start).collect();
            if changed {
                let last = items.pop();
                assert!(
                    matches!(last, Some(Err(InputError::Changed { .. }))),
                    "{range:?} {after:?}"
                );
            }
            let grids: Vec<String> =
                items.into_iter().map(|item| item.unwrap().to_string()).collect();
            let expected: Vec<String> = found.iter().map(|&place| lines[place].clone()).collect();
            assert_eq!(grids, expected, "{range:?} {after:?}");
        }
    }

    #[test]
    fn a_survey_can_be_stopped() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, format!("{T}\n")).unwrap();
        assert!(
            open(file.path()).survey(u64::MAX, &AtomicBool::new(true), None).unwrap().is_none()
        );
    }
}

//! Reads the lines of `puzzles` and solves each puzzle again.

use super::rule::{Flaw, Rule};
use crate::error::RunError;
use crate::hash::Hash128;
use crate::names::{LINE, PUZZLES, RunFile, open};
use gridsieve_grids::Grid;
use rayon::prelude::*;
use std::io::Read;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::Xxh3;

/// Lines that are solved at the same time.
const BATCH: usize = 4096;

/// A line.
pub struct Line {
    /// Its text without the end; shorter at the end of a file that was cut.
    pub text: Vec<u8>,
    /// Its solution.
    pub solution: Result<Grid, Flaw>,
}

/// Reads them in order; several are solved at the same time.
pub struct Lines<'a> {
    path: PathBuf,
    file: RunFile,
    pub rule: &'a Rule,
    hasher: Xxh3,
    batch: std::vec::IntoIter<Line>,
}

impl<'a> Lines<'a> {
    pub fn open(folder: &Path, rule: &'a Rule) -> Result<Lines<'a>, RunError> {
        let (path, file) = (folder.join(PUZZLES), open(folder, PUZZLES)?);
        Ok(Lines { path, file, rule, hasher: Xxh3::new(), batch: Vec::new().into_iter() })
    }

    /// The next line; none at the end.
    pub fn next(&mut self) -> Result<Option<Line>, RunError> {
        if let Some(line) = self.batch.next() {
            return Ok(Some(line));
        }
        let mut bytes = Vec::with_capacity(BATCH * LINE);
        let read = self.file.by_ref().take((BATCH * LINE) as u64).read_to_end(&mut bytes);
        read.map_err(|error| RunError::cannot("read", &self.path, error))?;
        self.hasher.update(&bytes);
        let line = |bytes: &[u8]| {
            let text = bytes.strip_suffix(b"\n").unwrap_or(bytes).to_vec();
            Line { text, solution: self.rule.judge(bytes) }
        };
        let batch: Vec<Line> = bytes.par_chunks(LINE).map(line).collect();
        self.batch = batch.into_iter();
        Ok(self.batch.next())
    }

    /// The hash of all bytes; all lines have to be read before.
    pub fn hash(&self) -> Hash128 {
        Hash128::of_hasher(&self.hasher)
    }
}

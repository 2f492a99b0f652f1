//! External sorting: sorted runs of items in one temporary file, for more items than fit into
//! memory.
//!
//! Items are collected until the memory is full, sorted, and written as a *run*. At the end
//! all runs are read side by side and merged with what is still in memory.

use itertools::{Either, Itertools};
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use xxhash_rust::xxh3::Xxh3;

/// Bytes of an item in the file.
const BYTES: usize = 16;

/// Read buffers of all runs together, in items.
const BUFFERED: usize = 1 << 18;

/// A temporary file holding runs, one after another.
pub struct Runs {
    file: File,
    runs: Vec<Run>,
}

/// The end of a run, in items, and the hash of its bytes.
struct Run {
    end: u64,
    hash: u64,
}

impl Runs {
    /// Makes the runs in this file, which has to be empty.
    pub fn new(file: File) -> Runs {
        Runs { file, runs: Vec::new() }
    }

    /// Adds a sorted run. If it fails, the runs before it stay readable.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn push(&mut self, run: &[u128]) -> io::Result<()> {
        let start = self.runs.last().map_or(0, |run| run.end);
        self.file.seek(SeekFrom::Start(start * BYTES as u64))?;
        let mut out = BufWriter::with_capacity(1 << 16, &self.file);
        let mut hasher = Xxh3::new();
        for item in run {
            let bytes = item.to_le_bytes();
            hasher.update(&bytes);
            out.write_all(&bytes)?;
        }
        out.flush()?;
        self.runs.push(Run { end: start + run.len() as u64, hash: hasher.digest() });
        Ok(())
    }

    /// The items of each run, in order; an error ends them. All runs share the file, so they
    /// must be read in one thread.
    fn readers(&self) -> impl Iterator<Item = impl Iterator<Item = io::Result<u128>>> {
        let at_once = (BUFFERED / self.runs.len().max(1)).clamp(64, 1 << 14);
        let starts = std::iter::once(0).chain(self.runs.iter().map(|run| run.end));
        starts.zip(&self.runs).map(move |(start, run)| {
            let mut hasher = Xxh3::new();
            let parts = (start..run.end).step_by(at_once);
            let items =
                parts.flat_map(move |from| match self.read(run, from, at_once, &mut hasher) {
                    Ok(bytes) => Either::Left(items(bytes)),
                    Err(error) => Either::Right(std::iter::once(Err(error))),
                });
            items.take_while_inclusive(Result::is_ok)
        })
    }

    /// Reads the next items of a run, at most `at_once`, and checks the run after the last.
    fn read(&self, run: &Run, from: u64, at_once: usize, hasher: &mut Xxh3) -> io::Result<Vec<u8>> {
        let end = run.end.min(from + at_once as u64);
        let mut bytes = vec![0; (end - from) as usize * BYTES];
        let mut file = &self.file;
        file.seek(SeekFrom::Start(from * BYTES as u64))?;
        file.read_exact(&mut bytes)?;
        hasher.update(&bytes);
        if end == run.end && hasher.digest() != run.hash {
            let reason = "a temporary file is not as it was written";
            return Err(io::Error::new(ErrorKind::InvalidData, reason));
        }
        Ok(bytes)
    }
}

/// The items that have these bytes.
fn items(bytes: Vec<u8>) -> impl Iterator<Item = io::Result<u128>> {
    (0..bytes.len() / BYTES).map(move |item| Ok(u128::from_le_bytes(bytes.as_chunks().0[item])))
}

/// The items of the runs, if there are some, and of `memory`, which is sorted, in ascending
/// order. Equal ones stay.
///
/// An error means that the file cannot be read, or is not as it was written. The other runs
/// go on after it.
pub fn merge<'a>(
    runs: Option<&'a Runs>,
    memory: &'a [u128],
) -> Box<dyn Iterator<Item = io::Result<u128>> + 'a> {
    let memory = memory.iter().map(|&item| Ok(item));
    let Some(runs) = runs else { return Box::new(memory) };
    let files = runs.readers().map(|run| Box::new(run) as Box<dyn Iterator<Item = _>>);
    let all = files.chain([Box::new(memory) as Box<dyn Iterator<Item = _>>]);
    // Errors first, so that none is passed over.
    Box::new(all.kmerge_by(|a: &io::Result<u128>, b: &io::Result<u128>| match (a, b) {
        (Ok(a), Ok(b)) => a < b,
        (Err(_), _) => true,
        (Ok(_), Err(_)) => false,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_come_back_as_they_were_written() {
        let mut runs = Runs::new(tempfile::tempfile().unwrap());
        let written: Vec<Vec<u128>> =
            [0, 1, 70_000, 3].map(|n| (0..n).map(|key| key << 70 | n).collect()).to_vec();
        for run in &written {
            runs.push(run).unwrap();
        }
        // Readers take turns, as in a merge.
        let mut readers: Vec<_> = runs.readers().collect();
        let mut read = vec![Vec::new(); written.len()];
        while read.iter().map(Vec::len).sum::<usize>() < 70_004 {
            for (reader, keys) in readers.iter_mut().zip(&mut read) {
                keys.extend(reader.take(1000).map(Result::unwrap));
            }
        }
        assert!(read == written && readers.iter_mut().all(|reader| reader.next().is_none()));
    }

    #[test]
    fn a_file_that_was_cut_is_an_error() {
        let file = tempfile::tempfile().unwrap();
        let mut runs = Runs::new(file.try_clone().unwrap());
        runs.push(&[1, 2, 3]).unwrap();
        file.set_len(40).unwrap();
        let mut reader = runs.readers().next().unwrap();
        assert!(reader.next().unwrap().is_err() && reader.next().is_none());
    }

    #[test]
    fn a_file_that_was_changed_is_an_error() {
        let file = tempfile::tempfile().unwrap();
        let mut runs = Runs::new(file.try_clone().unwrap());
        let run: Vec<u128> = (0..40_000).collect();
        runs.push(&run).unwrap();
        (&file).seek(SeekFrom::Start(100)).unwrap();
        (&file).write_all(&[1]).unwrap();
        let read: Vec<_> = merge(Some(&runs), &[]).collect();
        assert!(read.iter().filter(|item| item.is_err()).count() == 1 && read.len() < run.len());
    }
}

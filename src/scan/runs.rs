//! Sorted runs of keys in one temporary file.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};

const KEY_BYTES: usize = size_of::<u128>();

/// Read buffers of all runs together, in keys.
const BUFFERED: usize = 1 << 18;

/// A temporary file holding runs, one after another.
pub(super) struct Runs {
    file: File,
    /// Where each run ends, in keys.
    ends: Vec<u64>,
}

impl Runs {
    pub fn new(file: File) -> Runs {
        Runs { file, ends: Vec::new() }
    }

    /// Adds a sorted run. If it fails, the runs before it stay readable.
    pub fn push(&mut self, run: &[u128]) -> io::Result<()> {
        let start = self.ends.last().copied().unwrap_or(0);
        self.file.seek(SeekFrom::Start(start * KEY_BYTES as u64))?;
        let mut out = BufWriter::with_capacity(1 << 16, &self.file);
        run.iter().try_for_each(|key| out.write_all(&key.to_le_bytes()))?;
        out.flush()?;
        self.ends.push(start + run.len() as u64);
        Ok(())
    }

    /// A reader for each run. They share the file, so they must stay in one
    /// thread.
    pub fn readers(&self) -> impl Iterator<Item = RunReader<'_>> {
        let buffer_keys = (BUFFERED / self.ends.len().max(1)).clamp(64, 1 << 14);
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(move |(next, &end)| RunReader {
            file: &self.file,
            next,
            end,
            buffer_keys,
            buffer: Vec::new(),
            position: 0,
        })
    }
}

/// Reads one run in order.
pub(super) struct RunReader<'a> {
    file: &'a File,
    next: u64,
    end: u64,
    buffer_keys: usize,
    buffer: Vec<u8>,
    position: usize,
}

impl RunReader<'_> {
    fn refill(&mut self) -> io::Result<()> {
        let keys = (self.end - self.next).min(self.buffer_keys as u64);
        self.buffer.resize(keys as usize * KEY_BYTES, 0);
        self.position = 0;
        self.file.seek(SeekFrom::Start(self.next * KEY_BYTES as u64))?;
        self.file.read_exact(&mut self.buffer)?;
        self.next += keys;
        Ok(())
    }
}

impl Iterator for RunReader<'_> {
    type Item = io::Result<u128>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.position == self.buffer.len() {
            if self.next == self.end {
                return None;
            }
            if let Err(error) = self.refill() {
                self.next = self.end;
                self.buffer.clear();
                self.position = 0;
                return Some(Err(error));
            }
        }
        let key = self.buffer[self.position..].first_chunk();
        let key = key.expect("the buffer has whole keys, of which this is not the last one's end");
        self.position += KEY_BYTES;
        Some(Ok(u128::from_le_bytes(*key)))
    }
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
}

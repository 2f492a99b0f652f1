//! A run in which only some work units were searched, to estimate the cost of all of them.

use super::error::RunError;
use super::evidence::{Header, Writer};
use super::hash::Hash128;
use super::journal::{self, Entry, Record};
use super::manifest::Manifest;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

/// What the search of some work units has written to the disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SampledUnits {
    /// The units, in the order in which they were searched.
    pub units: Vec<Record>,
    /// Bytes of their lines in the journal.
    pub journal_bytes: u64,
    /// Bytes of the lines that the evidence would have of them.
    pub evidence_bytes: u64,
}

impl SampledUnits {
    /// Reads the journal of a run directory.
    ///
    /// # Errors
    /// The directory cannot be read, or is damaged.
    pub fn read(folder: &Path, manifest: &Manifest) -> Result<SampledUnits, RunError> {
        let (mut sampled, mut rows, mut names) =
            (SampledUnits::default(), Vec::new(), BTreeSet::new());
        let extent = journal::read(folder, |_, line, entry| {
            if let Entry::Unit(record) = entry {
                sampled.journal_bytes += line.len() as u64;
                names.extend(record.row.tally.counts.keys().cloned());
                rows.extend(record.rows(manifest.evidence));
                sampled.units.push(*record);
            }
            Ok::<_, RunError>(())
        })?;
        if extent.torn || !extent.damaged.is_empty() {
            let path = folder.join(journal::FILE);
            return Err(RunError::damaged(&path, "a line is not as it was written"));
        }
        let names: Vec<String> = names.into_iter().collect();
        let written = || -> io::Result<[u64; 2]> {
            let mut writer = Writer::new(Counting(0), Header::new(manifest, names.clone()))?;
            rows.iter().try_for_each(|row| writer.row(row))?;
            let all = writer.finish(Hash128(0))?.0.0;
            let empty = Writer::new(Counting(0), Header::new(manifest, names))?;
            Ok([all, empty.finish(Hash128(0))?.0.0])
        };
        let [all, empty] = written().expect("counting bytes does not fail");
        sampled.evidence_bytes = all.saturating_sub(empty);
        Ok(sampled)
    }
}

/// Counts what is written to it.
struct Counting(u64);

impl Write for Counting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

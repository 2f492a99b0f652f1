//! A run in which only some work units were searched, to estimate the cost of all of them.

use super::error::RunError;
use super::evidence::{Header, text_of_row};
use super::journal::{self, Entry, Record};
use super::manifest::Manifest;
use std::collections::BTreeSet;
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
        let header = Header::new(manifest, names.into_iter().collect());
        let bytes = rows.iter().map(|row| text_of_row(&header, row).len() as u64 + 1);
        sampled.evidence_bytes = bytes.sum();
        Ok(sampled)
    }
}

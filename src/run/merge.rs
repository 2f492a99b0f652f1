//! Joins the shards of a run into one directory, as if it had been searched by
//! one process.

use super::complete::Hashing;
use super::error::RunError;
use super::evidence::{self, Header, Reader, Writer};
use super::folder::{Folder, PUZZLES, is_complete};
use super::hash::Hash128;
use super::journal;
use super::manifest::Manifest;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::Xxh3;

/// Joins complete shards, given in any order, into a folder that is empty or not
/// there, or in which they were joined before.
///
/// # Errors
/// A directory is not a complete run; they are not shards of one run, or grids are
/// in none or two of them; files are damaged or cannot be written.
pub fn merge(shards: &[PathBuf], into: &Path) -> Result<Manifest, RunError> {
    let mut all = Vec::new();
    for path in shards {
        let manifest = Manifest::read(path)?;
        if !is_complete(path) {
            let mut done = 0;
            let _ = journal::read(path, |_, _, entry| {
                done += u64::from(matches!(entry, journal::Entry::Unit(_)));
            });
            let units = manifest.units().count();
            return Err(RunError::Incomplete { path: path.clone(), done, units });
        }
        all.push((path.as_path(), manifest));
    }
    all.sort_by_key(|(_, manifest)| manifest.part);
    let Some((_, first)) = all.first() else { return Err(RunError::NoShards) };
    let joined = Manifest { part: first.range, shard: None, ..first.clone() };
    for (path, manifest) in &all {
        let differences = manifest.differences(first);
        if !differences.is_empty() {
            let (path, differences) = (path.to_path_buf(), differences.join(", "));
            return Err(RunError::Differs { path, differences });
        }
        if same_file::is_same_file(path, into).unwrap_or(false) {
            return Err(RunError::IntoShard { path: into.to_owned() });
        }
    }
    check_parts(&all, joined.range())?;

    let folder = Folder::open(into, &joined)?;
    folder.replace(journal::FILE, |out| {
        all.iter().try_for_each(|(path, _)| {
            let mut written = Ok(());
            let read = journal::read(path, |_, line, _| {
                if written.is_ok() {
                    written = out.write_all(line);
                }
            });
            written.and(read.map(drop).map_err(io::Error::other))
        })
    })?;
    let puzzles = folder.replace(PUZZLES, |out| {
        let mut out = Hashing { out, hasher: Xxh3::new() };
        for (path, _) in &all {
            io::copy(&mut File::open(path.join(PUZZLES))?, &mut out)?;
        }
        Ok(Hash128::of(&out.hasher))
    })?;
    let counters = counters(&all)?;
    let mut failed = Ok(());
    let written = folder.replace(evidence::FILE, |out| {
        let mut writer = Writer::new(out, Header::new(&joined, counters))?;
        for (path, manifest) in &all {
            failed = rows(path, manifest, &mut writer);
            if failed.is_err() {
                return Err(io::ErrorKind::InvalidData.into());
            }
        }
        writer.finish(puzzles).map(drop)
    });
    failed?;
    written?;
    Ok(joined)
}

/// Is each grid in exactly one of the parts, which are sorted?
fn check_parts(parts: &[(&Path, Manifest)], range: Range<u64>) -> Result<(), RunError> {
    let (mut next, mut before) = (range.start, None::<&Path>);
    for (path, manifest) in parts {
        let [from, to] = manifest.part;
        if from == to {
            continue;
        }
        if from > next {
            return Err(RunError::Gap { grids: next..from });
        }
        if let Some(before) = before.filter(|_| from < next) {
            let (first, second) = (before.to_owned(), path.to_path_buf());
            return Err(RunError::Overlap { grids: from..next.min(to), first, second });
        }
        (next, before) = (to, Some(*path));
    }
    if next < range.end {
        return Err(RunError::Gap { grids: next..range.end });
    }
    Ok(())
}

/// The names of the counters of all shards.
fn counters(all: &[(&Path, Manifest)]) -> Result<Vec<String>, RunError> {
    let mut names = BTreeSet::new();
    for (path, manifest) in all {
        let evidence = Reader::open(path)?;
        if *evidence.header() != Header::new(manifest, evidence.header().counters.clone()) {
            let path = path.join(evidence::FILE);
            return Err(RunError::damaged(&path, "it is not the evidence of this run"));
        }
        names.extend(evidence.header().counters.iter().cloned());
    }
    Ok(names.into_iter().collect())
}

/// Copies the rows of a shard.
fn rows(path: &Path, manifest: &Manifest, writer: &mut Writer<impl Write>) -> Result<(), RunError> {
    let mut evidence = Reader::open(path)?;
    let mut next = manifest.part[0];
    let damaged = |reason| RunError::damaged(&path.join(evidence::FILE), reason);
    while let Some(row) = evidence.row()? {
        if row.first != next {
            return Err(damaged(format!("grid {next} does not follow the ones before it")));
        }
        next = next.saturating_add(row.grids);
        writer.row(&row).map_err(|error| RunError::cannot("write", path, error))?;
    }
    if next != manifest.part[1] {
        return Err(damaged(format!("it ends before grid {next}")));
    }
    let mut puzzles = Hashing { out: io::sink(), hasher: Xxh3::new() };
    let file = path.join(PUZZLES);
    let read = File::open(&file).and_then(|mut file| io::copy(&mut file, &mut puzzles));
    read.map_err(|error| RunError::cannot("read", &file, error))?;
    if evidence.totals().map(|totals| totals.puzzles) != Some(Hash128::of(&puzzles.hasher)) {
        return Err(RunError::damaged(&file, "its checksum is not the one of the evidence"));
    }
    Ok(())
}

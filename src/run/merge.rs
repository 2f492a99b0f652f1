//! Joins the shards of a run into one directory, as if it had been searched by
//! one process.

use super::complete::Hashing;
use super::error::RunError;
use super::evidence::{self, Header, Reader, Row, Totals, Writer};
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
/// there, or in which they were joined before. It is written to if all of them are sound.
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
    let same = all.iter().all(|(_, manifest)| manifest.commit == first.commit);
    let commit = first.commit.clone().filter(|_| same);
    let joined = Manifest { part: first.range, shard: None, commit, ..first.clone() };
    for (path, manifest) in &all {
        let mut differences = manifest.differences(first);
        if manifest.search != first.search {
            let (ours, theirs) = (manifest.search, first.search);
            differences.push(format!("version of the search ({ours}, not {theirs})"));
        }
        if !differences.is_empty() {
            let (path, differences) = (path.to_path_buf(), differences.join(", "));
            return Err(RunError::Differs { path, differences });
        }
        if same_file::is_same_file(path, into).unwrap_or(false) {
            return Err(RunError::IntoShard { path: into.to_owned() });
        }
    }
    check_parts(&all, joined.range())?;

    let counters = counters(&all)?;
    for (path, manifest) in &all {
        verify(path, manifest)?;
    }

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
            io::copy(&mut open_puzzles(path).map_err(io::Error::other)?, &mut out)?;
        }
        Ok(Hash128::of(&out.hasher))
    })?;
    folder.replace(evidence::FILE, |out| {
        let mut writer = Writer::new(out, Header::new(&joined, counters))?;
        for (path, manifest) in &all {
            let mut written = Ok(());
            rows(path, manifest, |row| {
                if written.is_ok() {
                    written = writer.row(&row);
                }
            })
            .map_err(io::Error::other)?;
            written?;
        }
        let (_, totals) = writer.finish(puzzles)?;
        let Range { start, end } = joined.range();
        assert_eq!(totals.grids, end - start, "the grids of all shards are those of the run");
        Ok(())
    })?;
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

/// Is a shard what its evidence says, and is everything there?
fn verify(path: &Path, manifest: &Manifest) -> Result<(), RunError> {
    let totals = rows(path, manifest, drop)?;
    let mut puzzles = Hashing { out: io::sink(), hasher: Xxh3::new() };
    let file = path.join(PUZZLES);
    let read = io::copy(&mut open_puzzles(path)?, &mut puzzles);
    read.map_err(|error| RunError::cannot("read", &file, error))?;
    if totals.puzzles != Hash128::of(&puzzles.hasher) {
        return Err(RunError::damaged(&file, "its checksum is not the one of the evidence"));
    }
    journal::read(path, |_, _, _| ()).map(drop)
}

fn open_puzzles(path: &Path) -> Result<File, RunError> {
    let path = path.join(PUZZLES);
    File::open(&path).map_err(|error| RunError::cannot("read", &path, error))
}

/// Hands on the rows of a shard, which must be those of all its grids; gives its totals.
fn rows(path: &Path, manifest: &Manifest, mut take: impl FnMut(Row)) -> Result<Totals, RunError> {
    let mut evidence = Reader::open(path)?;
    let mut next = manifest.part[0];
    let damaged = |reason| RunError::damaged(&path.join(evidence::FILE), reason);
    while let Some(row) = evidence.row()? {
        if row.first != next {
            return Err(damaged(format!("grid {next} does not follow the ones before it")));
        }
        next = next.saturating_add(row.grids);
        take(row);
    }
    match evidence.totals() {
        Some(totals) if next == manifest.part[1] => Ok(totals.clone()),
        _ => Err(damaged(format!("it ends before grid {next}"))),
    }
}

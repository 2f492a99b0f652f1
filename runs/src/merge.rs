//! Merges the shards of a run into one directory, which is the same as if one process had searched
//! all grids.

use super::check::{Findings, Rows};
use super::complete::unfinished;
use super::error::RunError;
use super::evidence::{self, Header, Reader, Writer};
use super::folder::{Folder, is_complete, replace};
use super::hash::{Hash128, Hashing};
use super::journal::{self, Entry};
use super::manifest::Manifest;
use super::names::{PUZZLES, open};
use itertools::Itertools;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Joins complete shards, given in any order, into a folder that is empty or not
/// there, or in which they were joined before. It is written to if all of them are sound.
///
/// # Errors
/// A directory is not a complete run; they are not shards of one run, or grids are
/// in none or two of them; files are damaged or cannot be written.
pub fn merge(shards: &[PathBuf], into: &Path) -> Result<Folder, RunError> {
    let mut all = Vec::new();
    for path in shards {
        let manifest = Manifest::read(path)?;
        if !is_complete(path)? {
            return Err(unfinished(path, &manifest));
        }
        all.push((path.as_path(), manifest));
    }
    all.sort_by_key(|(_, manifest)| manifest.part);
    let Some((_, first)) = all.first() else {
        return Err(RunError::Other("no run directories are given".to_owned()));
    };
    let same = all.iter().all(|(_, manifest)| manifest.commit == first.commit);
    let commit = first.commit.clone().filter(|_| same);
    let joined = Manifest { part: first.range, shard: None, commit, ..first.clone() };
    for (path, manifest) in &all {
        let mut differences = manifest.differences(first);
        differences.extend(manifest.programs_differ(first));
        if !differences.is_empty() {
            return Err(RunError::differs(path, &differences, ""));
        }
        if same_file::is_same_file(path, into).unwrap_or(false) {
            let what = "is one of the directories to be joined: the result needs one of its own";
            return Err(RunError::new(into, what));
        }
    }
    check_parts(&all, joined.range())?;

    let mut counters = BTreeSet::new();
    for (path, manifest) in &all {
        counters.extend(verify(path, manifest)?);
    }

    let folder = Folder::open(into, &joined)?;
    let differences = folder.manifest.programs_differ(&joined);
    if !differences.is_empty() {
        return Err(RunError::differs(into, &differences, ""));
    }
    replace(&into.join(journal::FILE), |out| {
        // Failed canaries come first, so that they make no unit of another shard doubtful.
        [true, false].into_iter().cartesian_product(&all).try_for_each(|(failed, (path, _))| {
            let take = |_, line: &[u8], entry| match matches!(entry, Entry::Failed(_)) == failed {
                true => out.write_all(line),
                false => Ok(()),
            };
            journal::read(path, take).map(drop)
        })
    })?;
    let puzzles = replace(&into.join(PUZZLES), |out| {
        let mut out = Hashing::new(out);
        for (path, _) in &all {
            io::copy(&mut open(path, PUZZLES)?, &mut out)?;
        }
        Ok(Hash128::of_hasher(&out.hasher))
    })?;
    replace(&into.join(evidence::FILE), |out| {
        let header = Header::new(&joined, counters.into_iter().collect());
        let mut writer = Writer::new(out, header)?;
        for (path, _) in &all {
            let mut evidence = Reader::open(path)?;
            while let Some(row) = evidence.row()? {
                writer.row(&row)?;
            }
        }
        let (_, totals) = writer.finish(puzzles)?;
        let Range { start, end } = joined.range();
        assert_eq!(totals.grids, end - start, "the grids of all shards are those of the run");
        Ok(())
    })?;
    Ok(folder)
}

/// Checks that each grid is in exactly one of the parts, which are sorted.
fn check_parts(parts: &[(&Path, Manifest)], range: Range<u64>) -> Result<(), RunError> {
    let names = parts.first().map(|(_, manifest)| manifest.input.kind.items());
    let [_, several] = names.expect("there are parts");
    let gap = |Range { start, end }: Range<u64>| {
        RunError::Other(format!("{several} {start}..{end} are in none of the directories"))
    };
    let (mut next, mut before) = (range.start, None::<&Path>);
    for (path, manifest) in parts {
        let [from, to] = manifest.part;
        if from == to {
            continue;
        }
        if from > next {
            return Err(gap(next..from));
        }
        if let Some(before) = before.filter(|_| from < next) {
            let (end, first, second) = (next.min(to), before.display(), path.display());
            return Err(RunError::Other(format!(
                "{several} {from}..{end} are in {first} and in {second}"
            )));
        }
        (next, before) = (to, Some(*path));
    }
    if next < range.end {
        return Err(gap(next..range.end));
    }
    Ok(())
}

/// Checks that a shard is complete and agrees with its evidence. Gives the names of its counters.
fn verify(path: &Path, manifest: &Manifest) -> Result<Vec<String>, RunError> {
    let mut evidence = Reader::open(path)?;
    let counters = evidence.header.counters.clone();
    if evidence.header != Header::new(manifest, counters.clone()) {
        let file = path.join(evidence::FILE);
        return Err(RunError::damaged(&file, "it is not the evidence of this run"));
    }
    let (mut rows, mut findings) = (Rows::new(manifest), Findings::default());
    while findings.is_empty()
        && let Some(row) = evidence.row()?
    {
        rows.check(&row, &mut findings);
    }
    rows.finish(&mut findings);
    if let Some(finding) = findings.first().first() {
        return Err(RunError::damaged(path, finding));
    }
    let totals = evidence.totals.as_ref().expect("all rows were read");
    let mut puzzles = Hashing::new(io::sink());
    let file = path.join(PUZZLES);
    let read = io::copy(&mut open(path, PUZZLES)?, &mut puzzles);
    read.map_err(|error| RunError::cannot("read", &file, error))?;
    if totals.puzzles != Hash128::of_hasher(&puzzles.hasher) {
        return Err(RunError::damaged(&file, "its checksum is not the one of the evidence"));
    }
    // The journal of the whole run would lack its units without a word.
    let journal = journal::read(path, |_, _, _| Ok::<_, RunError>(()))?;
    if let Some((line, reason)) = journal.damaged.first() {
        return Err(RunError::damaged(&path.join(journal::FILE), format!("line {line}: {reason}")));
    }
    Ok(counters)
}

//! Run directories, as `run check`, `run status` and a scan that
//! goes on read them.
//!
//! The first byte says what is put right: a bit for the checksums of the
//! manifest, of the journal, and of the evidence. Without that nearly all would
//! be refused. The files follow, a zero byte between them: [`FILES`].

use gridsieve::scan::Source;
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_runs::check::{With, check};
use gridsieve_runs::evidence;
use gridsieve_runs::evidence::{Header, Writer};
use gridsieve_runs::{
    FOUND, Folder, Hash64, Hash128, Manifest, PUZZLES, Recorder, Row, RunError, Session, Status,
    Tally, journal,
};
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// The files, in order.
pub const FILES: [&str; 5] = ["manifest.json", journal::FILE, evidence::FILE, PUZZLES, FOUND];

/// Put the checksum of the manifest right.
pub const MANIFEST: u8 = 1;
/// Those of the lines of the journal.
pub const JOURNAL: u8 = 2;
/// Totals and checksum of the evidence.
pub const EVIDENCE: u8 = 4;

/// The grids that the runs of the seeds are about.
pub const GRIDS: [&str; 3] = [
    "123456789456789123789123564237845691568912437914367852345278916691534278872691345",
    "213456789456789213789213564137845692568921437924367851345178926692534178871692345",
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
];

/// Reads a directory. `folder` is a place for it.
pub fn read(data: &[u8], folder: &Path) {
    let Some((&right, data)) = data.split_first() else { return };
    let folder = tempfile::tempdir_in(folder).expect("a temporary folder");
    let path = folder.path();
    let texts: Vec<&[u8]> = data.splitn(FILES.len(), |&byte| byte == 0).collect();
    let text = |file: usize| texts.get(file).copied().unwrap_or_default();
    let mut files = FILES.map(|_| Vec::<u8>::new());
    for (file, text) in files.iter_mut().zip(&texts) {
        file.extend_from_slice(text);
    }
    if right & MANIFEST != 0
        && let Some(manifest) = manifest(text(0))
    {
        files[0] = manifest;
    }
    if right & JOURNAL != 0 {
        files[1] = self::journal(text(1));
    }
    if right & EVIDENCE != 0
        && let Some(evidence) = self::evidence(text(2), text(3))
    {
        files[2] = evidence;
    }
    for (name, file) in FILES.iter().zip(&files) {
        if !file.is_empty() {
            fs::write(path.join(name), file).expect("a temporary file can be written");
        }
    }
    if let Ok((_, status)) = Status::read(path) {
        serde_json::to_string(&status).expect("it has texts and numbers only");
    }
    let Ok(manifest) = Manifest::read(path) else { return };
    assert_eq!(manifest.to_text().as_bytes(), files[0]);
    proved(path, &manifest);
    mended(path, &manifest);
}

/// What a check finds nothing wrong with has to be right.
fn proved(path: &Path, manifest: &Manifest) {
    let grids: Vec<Grid> = GRIDS.iter().map(|grid| grid.parse().expect("a grid")).collect();
    let start = usize::try_from(manifest.part[0]).unwrap_or(usize::MAX);
    let source: Source = Box::new(grids.into_iter().skip(start).map(Ok));
    let with = With {
        input: Some((manifest.input, source)),
        only: None,
        sample: &[0, 1, 2],
        stop: &AtomicBool::new(false),
    };
    let report = check(path, manifest, with);
    if !report.findings.is_empty() {
        return;
    }
    assert_eq!(report.grids, manifest.part[1] - manifest.part[0]);
    let puzzles = fs::read_to_string(path.join(PUZZLES)).expect("it was checked");
    assert_eq!(report.puzzles, puzzles.lines().count() as u64);
    for line in puzzles.lines() {
        let puzzle: Puzzle = line.parse().expect("it was checked");
        assert!(manifest.asked.fewest || puzzle.clues().len() == manifest.asked.clues);
        assert!(unique_solution(&puzzle).is_some(), "{line}");
    }
}

/// A run that goes on has a journal without damage.
fn mended(path: &Path, manifest: &Manifest) {
    let Ok(folder) = Folder::open(path, manifest) else { return };
    let session =
        Session { at: 1, host: String::new(), threads: 1, level: String::new(), commit: None };
    let Ok(recorder) = Recorder::new(&folder, session) else { return };
    let _ = recorder.todo();
    let extent = journal::read(path, |_, _, _| Ok::<_, RunError>(())).expect("it was written");
    assert!(extent.damaged.is_empty() && !extent.torn, "{extent:?}");
}

/// The checksum of the other fields.
fn manifest(text: &[u8]) -> Option<Vec<u8>> {
    let mut value: serde_json::Value = serde_json::from_slice(text).ok()?;
    value.as_object_mut()?.remove("checksum");
    let checksum = Hash64::of_bytes(value.to_string().as_bytes());
    value["checksum"] = checksum.to_string().into();
    Some(format!("{value:#}\n").into_bytes())
}

/// The checksums of lines that have a place for one.
fn journal(text: &[u8]) -> Vec<u8> {
    let mut journal = Vec::new();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let end = line.iter().rposition(|&byte| byte == b'\t');
        match end.filter(|_| line.ends_with(b"\n")) {
            Some(end) => {
                journal.extend(&line[..end]);
                journal.extend(format!("\t{:016x}\n", xxh3_64(&line[..end])).into_bytes());
            }
            None => journal.extend(line),
        }
    }
    journal
}

/// The evidence with the sums of its rows, if these can be read.
fn evidence(text: &[u8], puzzles: &[u8]) -> Option<Vec<u8>> {
    let mut lines = text.split(|&byte| byte == b'\n');
    let header: Header = serde_json::from_slice(lines.next()?).ok()?;
    // The writer takes no name twice.
    if !header.counters.is_sorted_by(|a, b| a < b) {
        return None;
    }
    let (names, fewest) = (header.counters.clone(), header.asked.fewest);
    let mut writer = Writer::new(Vec::new(), header).ok()?;
    for line in lines.take_while(|line| line.starts_with(b"[")) {
        type Array = (u64, u64, Hash64, u64, u64, Vec<u64>, Vec<u64>);
        type FewestArray = (u64, u64, Hash64, u64, u64, Vec<u64>, Vec<u64>, Vec<(usize, u64)>);
        let (first, grids, hash, found, complete, nodes, counts, by_clues) = match fewest {
            true => serde_json::from_slice::<FewestArray>(line).ok()?,
            false => {
                let (first, grids, hash, found, complete, nodes, counts): Array =
                    serde_json::from_slice(line).ok()?;
                (first, grids, hash, found, complete, nodes, counts, Vec::new())
            }
        };
        let counts = names.iter().cloned().zip(counts).collect();
        let (tally, by_clues) = (Tally { nodes, counts }, by_clues.into_iter().collect());
        let canary = None;
        writer.row(&Row { first, grids, hash, found, complete, by_clues, tally, canary }).ok()?;
    }
    let mut hasher = Xxh3::new();
    hasher.update(puzzles);
    writer.finish(Hash128::of_hasher(&hasher)).ok().map(|written| written.0)
}

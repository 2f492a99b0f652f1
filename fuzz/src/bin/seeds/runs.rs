//! Run directories: complete, not complete, by grid and by work unit.

use gridsieve::engine::bands::Bands;
use gridsieve::engine::{Mask, Question};
use gridsieve::scan::{Input, Keep, Kind, Plan, scan_batches};
use gridsieve_fuzz::parsers::RUN;
use gridsieve_fuzz::run_folder::{EVIDENCE, FILES, GRIDS, JOURNAL, MANIFEST};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use gridsieve_runs::{
    Asked, Detail, FORMAT, Folder, Hash128, Identity, Manifest, Recorder, RunKind, Session,
    batches, complete,
};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::Xxh3;

pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    for (name, evidence) in [("grid", Detail::Grid), ("unit", Detail::Unit)] {
        for whole in [true, false] {
            let run = tempfile::tempdir()?;
            search(run.path(), evidence, whole)?;
            let files = FILES.map(|file| fs::read(run.path().join(file)).unwrap_or_default());
            for right in [0, MANIFEST | JOURNAL | EVIDENCE] {
                let bytes = [&[RUN, b'0' + right][..], &files.join(&[0][..])].concat();
                let whole = if whole { "complete" } else { "stopped" };
                fs::write(folder.join(format!("run-{name}-{whole}-{right}")), bytes)?;
            }
        }
    }
    Ok(())
}

/// All puzzles of three grids that have a few clues more than all but one row.
fn search(path: &Path, evidence: Detail, whole: bool) -> Result<(), Box<dyn Error>> {
    let grids = GRIDS.map(|grid| grid.parse::<Grid>().expect("a grid"));
    let must: CellSet = (9..72).collect();
    let question = Question { mask: Mask::new(must, CellSet::EMPTY)?, ..Question::new(63) };
    let keep = Keep::default();
    let mut hasher = Xxh3::new();
    grids.iter().for_each(|grid| hasher.update(grid.digits()));
    let manifest = Manifest {
        format: FORMAT,
        kind: Some(RunKind::Scan),
        program: "1".to_owned(),
        commit: None,
        search: 1,
        engine: "bands".to_owned(),
        input: Identity { kind: Kind::Text, grids: 3, hash: Hash128::of_hasher(&hasher) },
        input_name: "grids".to_owned(),
        range: [0, 3],
        part: [0, 3],
        shard: None,
        grids: None,
        unit: 2,
        asked: Asked::new(&question, keep),
        evidence,
        canaries: None,
        skipped: 0,
    };
    let folder = Folder::open(path, &manifest)?;
    let session = Session {
        at: 1,
        host: "here".to_owned(),
        threads: 1,
        level: "scalar".to_owned(),
        commit: None,
    };
    let mut recorder = Recorder::new(&folder, session)?;
    let input = Input::of_grids("grids", grids);
    let mut todo = recorder.todo();
    if !whole {
        todo = vec![0..1];
    }
    let batches = batches(input, &manifest, todo);
    let engine = Bands::new(Isa::detect());
    scan_batches(&Plan::new(&engine, question), batches, &AtomicBool::new(false), &mut recorder);
    recorder.finish()?;
    if whole {
        complete(&folder)?;
    }
    Ok(())
}

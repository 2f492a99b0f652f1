//! Engines and solvers against each other, on small problems.
//!
//! The first byte chooses: the engines, of which each has to find what the
//! definition says, or the [solvers].

use super::problem::{Bytes, Problem, grid, with_other_band_3};
use super::solvers;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::classic::Classic;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve::engine::{End, Engine, Question, SearchContext};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The engines.
pub const ENGINES: u8 = b'e';
/// The solvers.
pub const SOLVERS: u8 = b's';

/// Makes a problem of the bytes. No files are needed.
pub fn read(data: &[u8], _: &Path) {
    let Some((&kind, data)) = data.split_first() else { return };
    let mut bytes = Bytes(data);
    match kind {
        ENGINES => compare(&mut bytes),
        SOLVERS => solvers::compare(&mut bytes),
        _ => {}
    }
}

fn compare(bytes: &mut Bytes) {
    // First what is not about the problem.
    let all = Isa::all();
    let isa = all[bytes.below(all.len())];
    let threshold = [0, 60, 200, Bands::BITMAP_THRESHOLD][bytes.below(4)];
    let degree = degree(isa, bytes);
    let together = bytes.below(4) == 0;
    // All of them, or one: most of the time goes to what they prepare for a grid.
    let only = bytes.below(4).checked_sub(1);

    let problem = Problem::new(grid(bytes), bytes);
    let mut grids = vec![problem.grid];
    if together {
        grids.push(with_other_band_3(&problem.grid));
    }
    let expected: Vec<Vec<CellSet>> =
        grids.iter().map(|&grid| puzzles(&Problem { grid, ..problem })).collect();
    let engines: [&dyn Engine; 3] = [
        &Bands::new(isa).bitmap_threshold(threshold),
        &Classic::new(isa).bitmap_threshold(threshold),
        &degree,
    ];
    for (number, engine) in engines.into_iter().enumerate() {
        if only.is_some_and(|only| only != number) {
            continue;
        }
        let found = search(engine, &problem, &grids);
        assert!(found == expected, "{engine} differs: {problem}", engine = engine.name());
    }
}

fn degree(isa: Isa, bytes: &mut Bytes) -> Degree {
    let usual = Parameters::default();
    let parameters = match bytes.below(4) {
        0 => usual,
        1 => Parameters { uas: 20, root_left: 4, steps: 5, ua_size: 8, ..usual },
        2 => Parameters { root_left: 81, groups_left: 0, spare_left: 0, exchange_left: 0, ..usual },
        _ => Parameters { root_left: 2, groups_left: 4, ..usual },
    };
    let forward = [ForwardView::Off, ForwardView::Static, ForwardView::Dynamic, ForwardView::Both];
    Degree::new(isa).parameters(Parameters { forward: forward[bytes.below(4)], ..parameters })
}

/// What an engine finds of each grid, sorted, repetitions included.
fn search(engine: &dyn Engine, problem: &Problem, grids: &[Grid]) -> Vec<Vec<CellSet>> {
    let Problem { mask, clues, band_3, .. } = *problem;
    let mut found = vec![Vec::new(); grids.len()];
    let mut search = engine.start(Question { clues, mask, band_3 }, SearchContext::default());
    let reports = search.search_group(grids, &AtomicBool::new(false), &mut |place, clues| {
        found[place].push(clues);
        ControlFlow::Continue(())
    });
    assert!(reports.len() == grids.len());
    assert!(reports.iter().all(|report| report.end == End::Complete));
    found.iter_mut().for_each(|puzzles| puzzles.sort_by_key(|clues| clues.text_key()));
    found
}

/// All puzzles of a problem, from the definition: subsets of the free cells,
/// solved one after another. A branch ends only where even all its cells are no
/// puzzle.
fn puzzles(problem: &Problem) -> Vec<CellSet> {
    let is_valid = |clues: CellSet| unique_solution(&problem.grid.puzzle(clues)).is_some();
    let mut all = Vec::new();
    let mut branches = vec![(problem.mask.must(), problem.mask.free())];
    while let Some((chosen, mut free)) = branches.pop() {
        let most = chosen | free;
        if chosen.len() > problem.clues || most.len() < problem.clues || !is_valid(most) {
            continue;
        }
        if chosen.len() == problem.clues {
            if is_valid(chosen) && problem.band_3.hold(chosen) {
                all.push(chosen);
            }
        } else if let Some(cell) = free.iter().next() {
            free.remove(cell);
            branches.push((chosen, free));
            branches.push((chosen | CellSet::single(cell), free));
        }
    }
    all.sort_by_key(|clues| clues.text_key());
    all
}

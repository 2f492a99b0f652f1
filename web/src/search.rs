//! Searches of a grid for puzzles.

use crate::grid;
use gridsieve::solver::descent::Descent;
use gridsieve::{
    Bands, CellSet, End, Engine, Grid, Isa, Question, SearchContext, SearchProgress, Solutions,
    solve,
};
use js_sys::Function;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wasm_bindgen::prelude::*;

/// The number of clues at which the descent to a first puzzle ends.
const ENOUGH: usize = 19;

thread_local! {
    /// The callback that receives the progress of the search.
    static WATCHER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Finds all puzzles of a grid with this number of clues: `found` is called with each, after it was solved
/// again, and `watcher` with the share of the search that is done, from 0 to 1. Gives the number of puzzles.
///
/// # Errors
/// The text is no grid, or a puzzle fails the check.
#[wasm_bindgen]
pub fn scan(
    text: &str,
    clues: usize,
    found: &Function,
    watcher: Function,
) -> Result<usize, String> {
    let grid = grid(text)?;
    WATCHER.set(Some(watcher));
    let mut count = 0;
    search(&grid, clues, &mut |cells| {
        count += 1;
        hand_on(&grid, cells, found)?;
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(count)
}

/// Finds the fewest clues that a puzzle of a grid has. `found` is called with puzzles of ever fewer clues,
/// `watcher` with the share that is done of the search for one clue less: the last of these searches
/// finds nothing and is the proof. Gives the number of clues.
///
/// # Errors
/// The text is no grid, or a puzzle fails the check.
#[wasm_bindgen]
pub fn fewest(text: &str, found: &Function, watcher: Function) -> Result<usize, String> {
    let grid = grid(text)?;
    WATCHER.set(Some(watcher));
    let mut descent = Descent::new(&grid, CellSet::EMPTY, CellSet::ALL, Isa::detect());
    let cells = descent.few_clues(ENOUGH).expect("a grid with all its clues is a valid puzzle");
    hand_on(&grid, cells, found)?;
    let mut clues = cells.len();
    loop {
        let mut has_fewer = false;
        search(&grid, clues - 1, &mut |cells| {
            has_fewer = true;
            hand_on(&grid, cells, found)?;
            Ok(ControlFlow::Break(()))
        })?;
        if !has_fewer {
            return Ok(clues);
        }
        clues -= 1;
    }
}

/// Gets the clues of puzzles; breaks when it wants no more.
type Found<'a> = dyn FnMut(CellSet) -> Result<ControlFlow<()>, String> + 'a;

/// Searches a grid until `found` breaks or fails, else completely.
fn search(grid: &Grid, clues: usize, found: &mut Found) -> Result<(), String> {
    let context = SearchContext {
        share: Arc::new(SearchProgress::watched(tell)),
        ..SearchContext::default()
    };
    let mut search = Bands::new(Isa::detect()).start(Question::new(clues), context);
    let mut taken = Ok(ControlFlow::Continue(()));
    let report = search.search(grid, &AtomicBool::new(false), &mut |cells| {
        taken = found(cells);
        match taken {
            Ok(flow) => flow,
            Err(_) => ControlFlow::Break(()),
        }
    });
    let expected = if taken? == ControlFlow::Break(()) { End::Enough } else { End::Complete };
    assert_eq!(report.end, expected, "nothing else ends a search here");
    Ok(())
}

/// Solves a puzzle again and passes it to the callback.
fn hand_on(grid: &Grid, cells: CellSet, found: &Function) -> Result<(), String> {
    let puzzle = grid.puzzle(cells);
    if solve(&puzzle) != Solutions::One(*grid) {
        return Err(format!("self-check failed: {puzzle} has not this grid as its only solution"));
    }
    found
        .call1(&JsValue::NULL, &puzzle.to_string().into())
        .map_err(|error| format!("{error:?}"))?;
    Ok(())
}

/// Passes the progress of the search to the watcher.
fn tell(share: f64) {
    WATCHER.with_borrow(|watcher| {
        let watcher = watcher.as_ref().expect("it is set before a search begins");
        watcher.call1(&JsValue::NULL, &share.into()).expect("it posts a message");
    });
}

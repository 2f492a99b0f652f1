//! Searches the last grids of the catalogue of all grids for puzzles of 18 clues, on all cores, and
//! prints the grid that has the most.
//!
//! ```sh
//! cargo run --release --example most_puzzles
//! ```

use gridsieve::{Catalogue, Error, Grid, Puzzle, Scan};
use std::ops::ControlFlow;
use std::thread::available_parallelism;

/// How many grids are searched.
const GRIDS: u64 = 20;

fn main() -> Result<(), Error> {
    let catalogue = Catalogue::whole();
    let last = catalogue.len() - GRIDS..catalogue.len();
    let threads = available_parallelism().map_or(1, usize::from);
    let mut most: Option<(Grid, Vec<Puzzle>)> = None;
    let mut unreadable = None;
    let totals = Scan::new(18).threads(threads).catalogue(&catalogue, last, |found| {
        match found.puzzles().collect::<Result<Vec<_>, _>>() {
            Ok(puzzles) if most.as_ref().is_none_or(|(_, most)| most.len() < puzzles.len()) => {
                most = Some((*found.grid(), puzzles));
            }
            Ok(_) => {}
            Err(error) => {
                unreadable = Some(error);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    })?;
    if let Some(error) = unreadable {
        return Err(error);
    }
    // Only a complete search shows that a grid has no more puzzles.
    assert_eq!(totals.complete, GRIDS);
    println!("{GRIDS} grids have {} puzzles of 18 clues", totals.puzzles);
    if let Some((grid, puzzles)) = most {
        println!("{grid} has {}:", puzzles.len());
        for puzzle in puzzles {
            println!("{puzzle}");
        }
    }
    Ok(())
}

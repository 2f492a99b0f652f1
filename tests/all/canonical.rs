//! Canonical forms of puzzles with one solution.

use crate::support::automorphisms::automorphisms;
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::{Canonical, Morph, minlex_puzzle};
use gridsieve_grids::{CellSet, Grid};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

/// With 648 automorphisms, with 72, and with none but the identity.
const GRIDS: [&str; 3] = [
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
];

/// Random valid puzzles of a grid, of 20 to 81 clues.
fn puzzles(grid: &Grid, random: &mut SmallRng) -> Vec<CellSet> {
    let mut clues = CellSet::ALL;
    let mut found = vec![clues];
    for _ in 0..300 {
        let mut fewer = clues;
        fewer.remove(random.random_range(0..CELLS));
        if fewer != clues && unique_solution(&grid.puzzle(fewer)).is_some() {
            clues = fewer;
            found.push(clues);
        }
    }
    found
}

#[test]
fn copies_have_one_form_and_others_another() {
    let mut random = SmallRng::seed_from_u64(11);
    for text in GRIDS {
        let grid: Grid = text.parse().unwrap();
        for clues in puzzles(&grid, &mut random) {
            let puzzle = grid.puzzle(clues);
            let form = Canonical::new(&grid, clues);
            assert_eq!(form.morph.puzzle(&puzzle), form.puzzle());
            // The same family as that of the minlex text, and the same automorphisms.
            let [a, b] = [puzzle, form.puzzle()].map(|puzzle| minlex_puzzle(&puzzle));
            assert_eq!(a.puzzle, b.puzzle);
            assert_eq!(a.automorphisms, u32::from(form.automorphisms), "{puzzle}");
            for _ in 0..4 {
                let morph = Morph::random(&mut random);
                let copy = Canonical::new(&morph.grid(&grid), morph.cells(clues));
                assert_eq!(
                    (copy.solution, copy.clues, copy.automorphisms),
                    (form.solution, form.clues, form.automorphisms)
                );
            }
        }
    }
}

/// The least of all images of clues under the automorphisms of a grid, from
/// the definition.
#[test]
fn the_least_of_all_images_is_taken() {
    let grid: Grid = GRIDS[0].parse().unwrap();
    let automorphisms = automorphisms(&grid);
    assert_eq!(automorphisms.len(), 648);
    let mut random = SmallRng::seed_from_u64(12);
    for clues in puzzles(&grid, &mut random) {
        let image = |sources: &[usize; CELLS]| -> CellSet {
            (0..CELLS).filter(|&cell| clues.contains(sources[cell])).collect()
        };
        let images: HashSet<CellSet> = automorphisms.iter().map(image).collect();
        // Row by row, a clue before none.
        let order = |cells: &&CellSet| -> Vec<bool> {
            (0..CELLS).map(|cell| !cells.contains(cell)).collect()
        };
        let form = Canonical::new(&grid, clues);
        assert_eq!(form.clues, *images.iter().min_by_key(order).unwrap());
        assert_eq!(usize::from(form.automorphisms), 648 / images.len());
    }
}

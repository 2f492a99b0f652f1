//! The canonical form of a pattern.

use gridsieve_grids::symmetry::minlex_puzzle;
use gridsieve_grids::{CellSet, Puzzle};

/// Ways to move the cells of a grid.
pub const MOVES: u32 = 2 * 1296 * 1296;

/// A pattern up to the ways to move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The placement of the pattern whose text comes first, read row by row, where a cell without a
    /// clue comes before a cell with one.
    pub cells: CellSet,
    /// The number of ways to move the pattern onto itself, at least 1.
    pub automorphisms: u32,
}

impl Pattern {
    /// The pattern of some cells: a puzzle with the digit 1 in each of them has the form of the
    /// pattern as its minlex text.
    pub fn new(cells: CellSet) -> Pattern {
        let digits = std::array::from_fn(|cell| u8::from(cells.contains(cell)));
        let form = minlex_puzzle(&Puzzle::from_digits(digits).expect("0 and 1 are allowed"));
        Pattern { cells: form.puzzle.clues(), automorphisms: form.automorphisms }
    }

    /// The number of its placements.
    pub fn placements(&self) -> u32 {
        MOVES / self.automorphisms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::all_placements;
    use gridsieve_grids::geometry::{CELLS, cell_at};
    use gridsieve_grids::symmetry::Morph;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::index;

    /// By moving it in all ways.
    fn plain(cells: CellSet) -> (CellSet, u32) {
        let (mut least, mut same) = (u128::MAX, 0);
        for key in all_placements(cells).map(CellSet::text_key) {
            if key < least {
                (least, same) = (key, 0);
            }
            same += u32::from(key == least);
        }
        (CellSet::from_text_key(least), same)
    }

    #[test]
    fn canonical_forms_by_moving_in_all_ways() {
        let mut random = SmallRng::seed_from_u64(36);
        let some: CellSet = index::sample(&mut random, CELLS, 22).into_iter().collect();
        // Its rows and its columns are the same.
        let diagonal: CellSet = (0..9).map(|i| cell_at(i, i)).collect();
        for cells in [some, diagonal, CellSet::single(40)] {
            let pattern = Pattern::new(cells);
            assert_eq!((pattern.cells, pattern.automorphisms), plain(cells), "{cells}");
        }
    }

    #[test]
    fn all_placements_have_one_form() {
        let mut random = SmallRng::seed_from_u64(37);
        for clues in [0, 1, 2, 17, 20, 24, 40, 80, 81] {
            let cells: CellSet = index::sample(&mut random, CELLS, clues).into_iter().collect();
            let pattern = Pattern::new(cells);
            assert_eq!((pattern.cells.len(), MOVES % pattern.automorphisms), (clues, 0));
            for _ in 0..20 {
                let morph = Morph::random(&mut random);
                assert_eq!(Pattern::new(morph.cells(cells)), pattern);
            }
        }
        assert_eq!(Pattern::new(CellSet::ALL).placements(), 1);
        assert_eq!(Pattern::new(CellSet::single(7)).placements(), 81);
    }
}

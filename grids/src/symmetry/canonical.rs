//! The canonical form of a valid puzzle.
//!
//! A valid puzzle is determined by its solution and the cells of its clues. Its canonical form is
//! its image under a morph that brings the solution into minlex form. There are as many such morphs
//! as the solution has automorphisms, and they can give several sets of clues. The canonical form
//! has the least of these sets: cells are compared row by row, and the set with the earlier cell is
//! less.
//!
//! The canonical form is in general not the [minlex text of the puzzle](super::minlex_puzzle()),
//! which begins with as many empty cells as possible. The canonical form takes a few microseconds,
//! the minlex text a hundred; and as a set of clues of a numbered grid the canonical form can be
//! written shortly.

use super::minlex::{Minlex, minlex_morphs};
use super::morph::Morph;
use crate::{CellSet, Grid, Puzzle};

/// The canonical form of a valid puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The minlex form of the puzzle's solution.
    pub solution: Minlex,
    /// The clues in this form.
    pub clues: CellSet,
    /// In how many ways the puzzle is mapped onto itself, 1 at least: its digits
    /// renamed, whether they are given or not.
    pub automorphisms: u16,
    /// A morph that gives the form.
    pub morph: Morph,
}

impl Canonical {
    /// The canonical form of a valid puzzle: `solution` is its only solution, `clues` are the
    /// cells of its clues.
    pub fn new(solution: &Grid, clues: CellSet) -> Canonical {
        let (solution, morphs) = minlex_morphs(solution);
        let (mut greatest, mut first, mut automorphisms) = (0, morphs[0], 0);
        for morph in morphs {
            // Of two sets of as many clues, the one with the earlier cell has the greater key.
            let key = morph.cells(clues).text_key();
            if key > greatest {
                (greatest, first, automorphisms) = (key, morph, 0);
            }
            automorphisms += u16::from(key == greatest);
        }
        Canonical { solution, clues: first.cells(clues), automorphisms, morph: first }
    }

    /// The form itself.
    pub fn puzzle(&self) -> Puzzle {
        self.solution.grid.puzzle(self.clues)
    }
}

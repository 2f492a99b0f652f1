//! Isomorphs: the images of a grid or puzzle under [morphs](Morph).

use crate::estimate::seed_of;
use gridsieve::solver::many::canonical_forms;
use gridsieve_grids::Puzzle;
use gridsieve_grids::symmetry::{Morph, minlex_puzzle};
use gridsieve_kernels::Isa;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::iter;

/// Random morphs for a grid or puzzle, without end: each of all morphs is equally likely every time. Which they are
/// depends on the digits and the seed alone.
pub fn random_morphs(puzzle: &Puzzle, seed: u64) -> impl Iterator<Item = Morph> + use<> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(puzzle.digits(), seed));
    iter::repeat_with(move || Morph::random(&mut random))
}

/// For each grid or puzzle a morph to the form that all its copies have: the canonical form of a valid
/// puzzle, which is the minlex form of a grid, and the minlex text of a puzzle without just one solution.
pub fn morphs_to_forms(isa: Isa, puzzles: &[Puzzle]) -> Vec<Morph> {
    let forms = canonical_forms(isa, puzzles).into_iter().zip(puzzles);
    forms
        .map(|(form, puzzle)| match form {
            Ok(form) => form.morph,
            Err(_) => minlex_puzzle(puzzle).morph,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::{CellSet, Grid};
    use proptest::prelude::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    /// The form of a puzzle.
    fn form(puzzle: &Puzzle) -> Puzzle {
        morphs_to_forms(Isa::detect(), &[*puzzle])[0].puzzle(puzzle)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Puzzles with many solutions, with one, and with none; and a whole grid.
        #[test]
        fn all_isomorphs_have_one_form(cells: [u128; 2], seed: u64, kind in 0..4) {
            let grid: Grid = T.parse().unwrap();
            let [a, b] = cells.map(CellSet::from_bits);
            let clues = [a & b, a, a | b, CellSet::ALL][kind as usize];
            let mut digits = *grid.puzzle(clues).digits();
            if seed % 8 == 0 {
                digits[..2].copy_from_slice(&[5, 5]);
            }
            let puzzle = Puzzle::from_digits(digits).unwrap();
            for morph in random_morphs(&puzzle, seed).take(3) {
                let image = morph.puzzle(&puzzle);
                prop_assert_eq!(form(&image), form(&puzzle));
                prop_assert_eq!(morph.inverse().puzzle(&image), puzzle);
                // There and back.
                let there = morphs_to_forms(Isa::detect(), &[image])[0];
                prop_assert_eq!(there.inverse().puzzle(&form(&image)), image);
            }
        }
    }

    #[test]
    fn forms_are_those_of_canon() {
        let grid: Grid = T.parse().unwrap();
        let all = grid.puzzle(CellSet::ALL);
        let [few, valid] = [CellSet::from_bits(0b1011), !CellSet::from_bits(0b1011)]
            .map(|cells| grid.puzzle(cells));
        let canonical = canonical_forms(Isa::detect(), &[valid]).pop().unwrap().unwrap().puzzle();
        assert_eq!(
            [all, few].map(|item| form(&item)),
            [all, few].map(|item| minlex_puzzle(&item).puzzle)
        );
        assert_eq!(form(&valid), canonical);
    }

    #[test]
    fn a_seed_has_these_isomorphs_in_every_version() {
        let puzzle: Puzzle = T.parse().unwrap();
        let first = |seed| random_morphs(&puzzle, seed).next().unwrap().to_string();
        assert_eq!(first(0), "tr654312789c564987312d251674389");
        assert_eq!(first(1), "tr879132564c987132465d523697841");
    }
}

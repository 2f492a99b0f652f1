//! Names of valid puzzles: 25 letters and digits, the same for all copies of a puzzle.
//!
//! | characters | |
//! |---|---|
//! | 1 to 7 | the catalogue index of the solution, 35 bits |
//! | 8 to 24 | the clues of the [canonical form](Canonical), 85 bits: four zeros, then a bit for each cell, row by row; 1 for a clue |
//! | 25 | the check |
//!
//! A character stands for five bits, as in base 32 of RFC 4648, in small letters: `a` to `z` for 0
//! to 25, `2` to `7` for 26 to 31. The first 24 characters are therefore the base 32 of 15 bytes.
//! The first letter is one of `a` to `f`: no spreadsheet takes a name for a number, a date or a
//! formula. Names have no capital letters, because some file systems do not distinguish them from
//! small letters, and no punctuation, because web addresses would have to escape it. They do not
//! use the digits 0, 1, 8 and 9, which can be mistaken for letters.
//!
//! The check makes the sum of c(i) * x^(25 - i) zero, in the field of 32 elements with x^5 =
//! x^2 + 1. (A character is a polynomial: the highest of its five bits is the coefficient of
//! x^4.) As the powers of x are different from each other and from zero, no name becomes
//! another one by one wrong character or by two that are exchanged.

use gridsieve::solver::general::{Solutions, solve};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::message::visible;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Puzzle};
use std::fmt;
use std::str::FromStr;

/// Characters of a name.
const LENGTH: usize = 25;

/// Bits below the index, in the 120 of all characters but the check.
const CLUE_BITS: u32 = 85;

/// The characters for 0 to 31.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The name of a valid puzzle: its solution and its clues, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// The catalogue index of the solution.
    index: u64,
    /// The clues in the solution's minlex form.
    clues: CellSet,
}

/// The reason that a text with a right check is not a name.
fn not_a_name(reason: impl fmt::Display) -> String {
    format!("it is not a name, though its check is right: {reason}")
}

/// The check of five-bit numbers: what has to follow them.
fn check(characters: impl Iterator<Item = u8>) -> u8 {
    let times_x = |a: u8| a << 1 ^ if a & 16 == 0 { 0 } else { 0b10_0101 };
    characters.fold(0, |sum, character| times_x(sum ^ character))
}

impl Name {
    /// The name of a puzzle in canonical form.
    pub fn of_form(form: &Canonical) -> Name {
        Name { index: whole::rank_minlex(&form.solution), clues: form.clues }
    }

    /// The catalogue index of the puzzle's solution.
    pub fn catalogue_index(&self) -> u64 {
        self.index
    }

    /// The puzzle, in canonical form.
    ///
    /// # Errors
    /// The name does not stand for a valid puzzle in canonical form, so gridsieve never gives this
    /// name.
    pub fn puzzle(&self) -> Result<Puzzle, String> {
        let solution = whole::unrank(self.index).expect("the index was checked");
        let puzzle = solution.puzzle(self.clues);
        match solve(&puzzle) {
            Solutions::One(_) => {}
            Solutions::None => unreachable!("it has the solution that it was made of"),
            Solutions::Many => return Err(not_a_name("the puzzle has several solutions")),
        }
        let form = Canonical::new(&solution, self.clues);
        match form.clues == self.clues {
            true => Ok(puzzle),
            false => {
                let own = Name { clues: form.clues, ..*self };
                Err(not_a_name(format_args!("this puzzle's name is {own}")))
            }
        }
    }

    /// The five-bit numbers of all characters but the check.
    fn numbers(&self) -> impl Iterator<Item = u8> {
        let all = u128::from(self.index) << CLUE_BITS | self.clues.text_key();
        (0..LENGTH - 1).rev().map(move |place| (all >> (5 * place)) as u8 & 31)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.numbers().chain([check(self.numbers())]);
        let text: String =
            numbers.map(|number| char::from(ALPHABET[usize::from(number)])).collect();
        f.pad(&text)
    }
}

impl FromStr for Name {
    type Err = String;

    /// Capitals are read as small letters.
    fn from_str(text: &str) -> Result<Name, String> {
        let length = text.chars().count();
        if length != LENGTH {
            return Err(format!("a name has {LENGTH} characters, not {length}"));
        }
        let mut numbers = [0; LENGTH];
        for (place, character) in text.chars().enumerate() {
            let number = ALPHABET
                .iter()
                .position(|&byte| char::from(byte) == character.to_ascii_lowercase())
                .ok_or_else(|| {
                    let (place, character) = (place + 1, visible(&character));
                    format!(
                        "`{character}`, character {place}, is not in any name: they have letters \
                         and the digits 2 to 7"
                    )
                })?;
            numbers[place] = number as u8;
        }
        let [numbers @ .., last] = numbers;
        let expected = check(numbers.into_iter());
        if last != expected {
            let check = char::from(ALPHABET[usize::from(expected)]);
            return Err(format!(
                "a character is wrong: the last one, the check, would be `{check}` after the others"
            ));
        }
        let all = numbers.into_iter().fold(0u128, |all, number| all << 5 | u128::from(number));
        let (index, clues) = ((all >> CLUE_BITS) as u64, all & ((1 << CLUE_BITS) - 1));
        if index >= whole::GRIDS || clues >> CellSet::TEXT_KEY_BITS != 0 {
            return Err(not_a_name("there is no such grid or cell"));
        }
        Ok(Name { index, clues: CellSet::from_text_key(clues) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve::solver::general::unique_solution;
    use gridsieve_grids::Grid;
    use gridsieve_grids::symmetry::{Morph, minlex_puzzle};
    use itertools::Itertools;
    use rand::rngs::SmallRng;
    use rand::seq::SliceRandom;
    use rand::{RngExt, SeedableRng};
    use std::collections::HashSet;

    /// With 648 and with 72 automorphisms.
    const MC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    const LAST: &str =
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

    fn name(puzzle: &Puzzle) -> Name {
        let solution = unique_solution(puzzle).expect("a valid puzzle");
        Name::of_form(&Canonical::new(&solution, puzzle.clues()))
    }

    /// A puzzle of a grid of which clues were taken away as long as it is valid.
    fn minimal(grid: &Grid, random: &mut SmallRng) -> Puzzle {
        let mut puzzle = grid.puzzle(CellSet::ALL);
        let mut cells: Vec<usize> = CellSet::ALL.iter().collect();
        cells.shuffle(random);
        for cell in cells {
            let fewer = puzzle.without(cell);
            if unique_solution(&fewer).is_some() {
                puzzle = fewer;
            }
        }
        puzzle
    }

    #[test]
    fn copies_have_one_name_and_names_lead_back() {
        let mut random = SmallRng::seed_from_u64(21);
        let mut names = HashSet::new();
        for round in 0..24 {
            let grid = match round % 3 {
                0 => MC.parse().unwrap(),
                1 => LAST.parse().unwrap(),
                _ => whole::unrank(random.random_range(0..whole::GRIDS)).unwrap(),
            };
            let puzzle = minimal(&grid, &mut random);
            let own = name(&puzzle);
            for _ in 0..4 {
                assert_eq!(name(&Morph::random(&mut random).puzzle(&puzzle)), own);
            }
            assert_eq!(own.to_string().parse(), Ok(own));
            let back = own.puzzle().unwrap();
            assert_eq!(minlex_puzzle(&back).puzzle, minlex_puzzle(&puzzle).puzzle);
            assert_eq!(name(&back), own);
            names.insert(own.to_string());
        }
        assert_eq!(names.len(), 24);
        // The first grid of all, with all cells, and the last one.
        let names = ["aaaaaaab7777777777777777h", "fddgpnjb7777777777777777b"];
        for (index, text) in [0, whole::GRIDS - 1].into_iter().zip(names) {
            let grid = whole::unrank(index).unwrap();
            let full = name(&grid.puzzle(CellSet::ALL));
            assert_eq!(full.to_string(), text);
            assert_eq!(
                (full.catalogue_index(), full.puzzle().unwrap().digits()),
                (index, grid.digits())
            );
        }
    }

    #[test]
    fn a_wrong_character_and_two_exchanged_ones_are_noticed() {
        let mut random = SmallRng::seed_from_u64(22);
        let text = name(&minimal(&MC.parse().unwrap(), &mut random)).to_string();
        assert!(text.len() == LENGTH && text.is_ascii());
        for place in 0..LENGTH {
            for &other in ALPHABET {
                let mut wrong = text.clone().into_bytes();
                wrong[place] = other;
                let wrong = String::from_utf8(wrong).unwrap();
                let is_other = wrong != text;
                let error = wrong.parse::<Name>().err();
                let is_check = |error: String| error.starts_with("a character is wrong: ");
                assert_eq!(error.is_some_and(is_check), is_other);
            }
        }
        for [a, b] in (0..LENGTH).array_combinations() {
            let mut wrong = text.clone().into_bytes();
            wrong.swap(a, b);
            let is_other = wrong != text.as_bytes();
            assert_eq!(String::from_utf8(wrong).unwrap().parse::<Name>().is_err(), is_other);
        }
        assert_eq!(text.to_uppercase().parse::<Name>().unwrap().to_string(), text);
    }

    #[test]
    fn what_nobody_named_is_refused() {
        let error = |text: &str| text.parse::<Name>().unwrap_err().to_string();
        assert_eq!(error("abc"), "a name has 25 characters, not 3");
        assert!(error(&"0".repeat(25)).starts_with("`0`, character 1, is not in any name"));
        assert!(error(&"b".repeat(25)).contains("a character is wrong"));
        let with_check = |text: &str| {
            let numbers =
                text.bytes().map(|byte| ALPHABET.iter().position(|&of| of == byte).unwrap() as u8);
            format!("{text}{}", char::from(ALPHABET[usize::from(check(numbers))]))
        };
        // An index that is too great, and a cell before the first one.
        for text in
            ["fddgpnjaaaaaaaaaaaaaaaaa", "fddgpnkaaaaaaaaaaaaaaaaa", "aaaaaaacaaaaaaaaaaaaaaaa"]
        {
            let error = with_check(text).parse::<Name>().err();
            let is_range = |error: String| error.ends_with("there is no such grid or cell");
            assert_eq!(error.is_some_and(is_range), text != "fddgpnjaaaaaaaaaaaaaaaaa");
        }
        let empty: Name = with_check(&"a".repeat(24)).parse().unwrap();
        assert!(empty.puzzle().unwrap_err().ends_with("the puzzle has several solutions"));
        // All but a cell: of an automorphic grid several are the same.
        let grid: Grid = MC.parse().unwrap();
        let names = (0..81).map(|cell| {
            let mut clues = CellSet::ALL;
            clues.remove(cell);
            Name { index: whole::rank(&grid), clues }.puzzle()
        });
        let (named, others): (Vec<_>, Vec<_>) = names.partition(Result::is_ok);
        assert_eq!((named.len(), others.len()), (1, 80));
        let own = name(&named[0].clone().unwrap());
        let other = format!("this puzzle's name is {own}");
        assert!(others.iter().all(|name| name.as_ref().is_err_and(|e| e.ends_with(&other))));
    }
}

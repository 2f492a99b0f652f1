//! The choices of band 3 to which a question is limited.

use gridsieve_grids::{BandChoice, CellSet};
use itertools::Itertools;
use std::fmt;

/// Some of the six bands and stacks.
///
/// Some band of a puzzle has the most clues, and some stack. A question can be
/// limited to puzzles in which that is a certain one, so that a catalogue can be
/// searched in passes: the bands together, and so the stacks, give every puzzle
/// once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BandChoices(u8);

impl BandChoices {
    /// All six choices, which is no limit.
    pub const ALL: BandChoices = BandChoices(0b111_111);

    /// Whether this choice is one of them.
    pub fn contains(self, choice: BandChoice) -> bool {
        self.0 >> (choice.number() - 1) & 1 != 0
    }

    /// Whether these choices leave no puzzle out: whether they contain all bands, or all stacks.
    pub fn is_unlimited(self) -> bool {
        self.0 & 0b111 == 0b111 || self.0 >> 3 == 0b111
    }

    /// Whether these choices contain the band, or the stack, with the most of these clues.
    pub fn hold(self, clues: CellSet) -> bool {
        self.is_unlimited() || self.hold_of(false, clues) || self.hold_of(true, clues)
    }

    /// Whether these choices contain the band with the most of these clues, or with `stacks` the
    /// stack. If several have equally many clues, the last one counts as the one with the most.
    pub fn hold_of(self, stacks: bool, clues: CellSet) -> bool {
        let choices = (0..3).map(|i| BandChoice::new(stacks, i));
        let most = choices.max_by_key(|choice| (clues & choice.cells()).len());
        self.contains(most.expect("there are three"))
    }
}

/// The numbers of the choices, separated by commas.
impl fmt::Display for BandChoices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chosen = BandChoice::ALL.into_iter().filter(|&choice| self.contains(choice));
        write!(f, "{}", chosen.map(BandChoice::number).format(","))
    }
}

impl FromIterator<BandChoice> for BandChoices {
    fn from_iter<I: IntoIterator<Item = BandChoice>>(choices: I) -> BandChoices {
        BandChoices(choices.into_iter().fold(0, |all, choice| all | 1 << (choice.number() - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::geometry::{band_cells, stack_cells};

    fn choices(numbers: &[usize]) -> BandChoices {
        numbers.iter().filter_map(|&number| BandChoice::by_number(number)).collect()
    }

    #[test]
    fn the_band_with_the_most_clues_counts_the_last_of_equal_ones() {
        // Band 2 and stack 1.
        let clues = band_cells(1) & stack_cells(0);
        for numbers in [&[2][..], &[4], &[1, 2], &[3, 4], &[1, 2, 3, 4, 5, 6]] {
            assert!(choices(numbers).hold(clues), "{numbers:?}");
        }
        for numbers in [&[][..], &[1], &[5, 6], &[1, 3, 5, 6]] {
            assert!(!choices(numbers).hold(clues), "{numbers:?}");
        }
        assert!(choices(&[3]).hold(CellSet::EMPTY) && choices(&[6]).hold(CellSet::EMPTY));
        assert!(!choices(&[1, 2, 4, 5]).hold(CellSet::ALL));
    }

    #[test]
    fn all_bands_or_all_stacks_leave_nothing_out() {
        for numbers in [&[1, 2, 3][..], &[4, 5, 6], &[1, 4, 5, 6], &[1, 2, 3, 4, 5, 6]] {
            assert!(choices(numbers).is_unlimited());
        }
        for numbers in [&[][..], &[1, 2], &[4, 5, 1, 2], &[3, 6]] {
            assert!(!choices(numbers).is_unlimited());
        }
        assert_eq!(choices(&[1, 2, 3, 4, 5, 6]), BandChoices::ALL);
        assert_eq!(choices(&[5, 2, 2]).to_string(), "2,5");
    }
}

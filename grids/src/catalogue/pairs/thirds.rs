//! The third bands of a pair.

use crate::Grid;
use crate::catalogue::packed::Bands3;
use crate::geometry::CELLS;
use crate::symmetry::{Pair, column_sets};
use std::collections::BTreeSet;

/// Finds third bands. Serves for one pair after the other.
pub struct Thirds(Bands3);

impl Thirds {
    /// Nothing found yet.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Thirds {
        Thirds(Bands3::default())
    }

    /// How many third bands there are, from the digits that two bands leave to each column.
    pub(super) fn count(&mut self, left: &[u16; 9]) -> usize {
        self.0.find(&left.map(|digits| digits << 1));
        self.0.numbers().len()
    }

    fn band(&self, number: u16) -> [u8; 27] {
        let mut band = [0; 27];
        self.0.write(number, &mut band);
        band
    }

    /// All third bands of a pair, in the order of their texts, each with its rows in order: at
    /// least one.
    pub fn all(&mut self, pair: &Pair) -> Vec<[u8; 27]> {
        self.of_sets(&left_by(pair))
    }

    /// All bands with these [column sets](column_sets), in the order of their texts, each with its
    /// rows in order.
    pub fn of_sets(&mut self, sets: &[u16; 9]) -> Vec<[u8; 27]> {
        self.count(sets);
        self.0.numbers().iter().map(|&number| self.band(number)).collect()
    }

    /// The grid of a pair with the first of its third bands: it stands for the pair where grids are
    /// expected.
    pub fn first(&mut self, pair: &Pair) -> Grid {
        self.count(&left_by(pair));
        let first = *self.0.numbers().first().expect("a pair has third bands");
        grid(pair, &self.band(first))
    }

    /// The third bands of a pair, of those that its automorphisms make of each other only the first.
    /// With each the number of automorphisms that leave it as it is.
    pub fn different(&mut self, pair: &Pair) -> Vec<([u8; 27], usize)> {
        let maps = pair.minlex().maps;
        // The automorphisms make two bands of each other if they have the same smallest image.
        let mut found = BTreeSet::new();
        let different = self.all(pair).into_iter().filter_map(|band| {
            let images = maps.iter().map(|map| map.band(&band));
            let smallest = images.clone().min().expect("a pair has maps");
            let is_new = found.insert(smallest);
            is_new.then(|| (band, images.filter(|image| *image == smallest).count()))
        });
        different.collect()
    }
}

/// The column sets that a pair leaves to its third bands.
fn left_by(pair: &Pair) -> [u16; 9] {
    let sets = pair.bands().map(column_sets);
    std::array::from_fn(|column| 511 & !(sets[0][column] | sets[1][column]))
}

/// The grid of a pair and a third band.
pub fn grid(pair: &Pair, third: &[u8; 27]) -> Grid {
    let mut digits = [0; CELLS];
    digits[..54].copy_from_slice(pair.digits());
    digits[54..].copy_from_slice(third);
    Grid::from_valid_digits(digits)
}

//! The third bands of a pair.

use crate::catalogue::packed::Bands3;
use crate::grid::Grid;
use crate::grid::geometry::CELLS;
use crate::grid::symmetry::{Pair, PairMap, column_sets};

/// Finds third bands. Serves for one pair after the other.
pub struct Thirds(Bands3);

impl Thirds {
    /// Nothing found yet.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Thirds {
        Thirds(Bands3::new())
    }

    /// How many third bands there are, from the digits that two bands leave to each column.
    pub(super) fn count(&mut self, left: &[u16; 9]) -> usize {
        self.0.find(&left.map(|digits| digits << 1));
        self.0.numbers().len()
    }

    /// All third bands of a pair, in the order of their texts, each with its rows in order: at
    /// least one.
    pub fn all(&mut self, pair: &Pair) -> Vec<[u8; 27]> {
        let sets = pair.bands().map(column_sets);
        let left = std::array::from_fn(|column| 511 & !(sets[0][column] | sets[1][column]));
        let count = self.count(&left);
        let bands = self.0.numbers().iter().map(|&number| {
            let mut band = [0; 27];
            self.0.write(number, &mut band);
            band
        });
        let bands: Vec<_> = bands.collect();
        debug_assert_eq!(bands.len(), count);
        bands
    }

    /// The grid of a pair with the first of its third bands: it stands for the pair where grids are
    /// expected.
    pub fn first(&mut self, pair: &Pair) -> Grid {
        grid(pair, self.all(pair).first().expect("a pair has third bands"))
    }

    /// The third bands of a pair, of those that its automorphisms make of each other only the first.
    /// With each the number of automorphisms that leave it as it is.
    pub fn different(&mut self, pair: &Pair) -> Vec<([u8; 27], usize)> {
        let form = pair.minlex();
        let own = Self::automorphisms(&form.maps);
        let different = self.all(pair).into_iter().filter_map(|band| {
            let mut kept = 0;
            for map in &own {
                match map.band(&band).cmp(&band) {
                    std::cmp::Ordering::Less => return None,
                    std::cmp::Ordering::Equal => kept += 1,
                    std::cmp::Ordering::Greater => {}
                }
            }
            Some((band, kept))
        });
        different.collect()
    }

    /// The automorphisms of a pair, from the maps to its minlex form.
    fn automorphisms(maps: &[PairMap]) -> Vec<PairMap> {
        let back = maps[0].inverse();
        maps.iter().map(|map| map.then(&back)).collect()
    }
}

/// The grid of a pair and a third band.
pub fn grid(pair: &Pair, third: &[u8; 27]) -> Grid {
    let mut digits = [0; CELLS];
    digits[..54].copy_from_slice(pair.digits());
    digits[54..].copy_from_slice(third);
    Grid::from_valid_digits(digits)
}

//! What the kernels work on: tables of real grids, and hundreds of places in a
//! search, so that the branch predictor cannot learn them.

use gridsieve::internal::grid::{CellSet, Grid};
use gridsieve::internal::ua::growth::Growth;
use gridsieve_kernels::outlined::WORDS;
use gridsieve_kernels::{
    BitmapKernels, Blocks, HittingVectors, Isa, SIBLINGS, SPARE_WORDS, Scalar, bits, first_bits,
    keep_minimal,
};
use rand::rngs::SmallRng;
use rand::seq::index;
use rand::{Rng, RngExt, SeedableRng};
use std::iter::repeat_with;

/// Sets in the lists.
pub const LIST: usize = 1500;
/// Sets that a node looks at for its children.
pub const FIRST: usize = 24;
/// Words of a socket table.
const PARTS: usize = 32;
/// Size of the UAs.
const TWO_BAND_SIZE: usize = 16;

/// A place in a search.
pub struct Place {
    /// Clues so far.
    pub clues: u64,
    /// Cells that can still become clues.
    pub alive: u64,
    /// The sets of the bitmap that the clues do not hit.
    pub unhit: [u64; WORDS],
    /// These sets as a list.
    pub unhit_list: Vec<u64>,
    /// The first of them, reduced to the alive cells.
    pub first: Vec<u64>,
    /// The cells to branch on.
    pub branch: Vec<u8>,
    /// Eight nodes three clues further, and the alive cells below each.
    pub triples: [u64; SIBLINGS],
    pub triples_below: [u64; SIBLINGS],
    /// Parts of sockets that are hit.
    pub hit_parts: [u64; PARTS],
}

/// Everything that the kernels work on.
pub struct Inputs {
    /// UAs of two bands, the smallest first.
    pub list: Vec<u64>,
    /// The first 768 of the list as a bitmap.
    pub vectors: Box<HittingVectors<WORDS>>,
    /// The sets themselves.
    pub blocks: Box<Blocks<WORDS>>,
    /// Rows of a socket table, by cell.
    pub rows: Vec<[u64; PARTS]>,
    /// Places of bytes in a table of sixteen.
    pub bytes: [[u8; 16]; 16],
    /// Places in a search.
    pub places: Vec<Place>,
}

/// `size` of the first `cells` cells.
fn random_cells(random: &mut impl Rng, cells: usize, size: usize) -> CellSet {
    let mut set = CellSet::EMPTY;
    for cell in index::sample(random, cells, size) {
        set.insert(cell);
    }
    set
}

/// The first cell of a set, as a set.
fn first_cell(set: u64) -> u64 {
    set & set.wrapping_neg()
}

impl Inputs {
    /// The inputs from the UAs of as many grids as fill the lists, with
    /// `places` places in a search.
    ///
    /// # Panics
    /// The grids do not have UAs enough.
    pub fn new(grids: impl Iterator<Item = Grid>, places: usize) -> Inputs {
        let scalar = Scalar::new();
        let mut list = Vec::new();
        for grid in grids {
            let mut found = Vec::new();
            Growth::new(&grid, Isa::Scalar(scalar)).two_bands(TWO_BAND_SIZE, &mut found);
            list.append(&mut found);
            keep_minimal(scalar, &mut list, usize::MAX);
            if list.len() >= LIST {
                break;
            }
        }
        list.truncate(LIST);
        assert_eq!(list.len(), LIST);

        let mut vectors = Box::new([[0; WORDS]; 64]);
        let mut blocks = Box::new([[0; 64]; WORDS]);
        let table = &list[..list.len().min(64 * WORDS)];
        scalar.transpose(table, &mut vectors);
        blocks.as_flattened_mut()[..table.len()].copy_from_slice(table);

        let sets = table.len();
        // The same at every run.
        let mut random = SmallRng::seed_from_u64(1);
        let rows = (0..64).map(|_| random.random()).collect();
        let words: [u64; 32] = std::array::from_fn(|i| list[i] & 0x0F0F_0F0F_0F0F_0F0F);
        let bytes = bytemuck::cast(words);
        let mut inputs = Inputs { list, vectors, blocks, rows, bytes, places: Vec::new() };
        // Where no cell of the smallest set is alive there are no siblings.
        inputs.places = repeat_with(|| inputs.place(&mut random, sets))
            .filter(|place| !place.branch.is_empty() && place.first.len() == FIRST)
            .take(places)
            .collect();
        inputs
    }

    fn place(&self, random: &mut impl Rng, sets: usize) -> Place {
        let scalar = Scalar::new();
        // Nodes with 4 to 9 clues, and a few dead cells, as in a search.
        let count = random.random_range(4..10);
        let clues = random_cells(random, 54, count).bits() as u64;
        let dead = random.random_range(2..14);
        let dead = random_cells(random, 54, dead).bits() as u64;
        let alive = !clues & !dead & ((1 << 54) - 1);
        let hit = scalar.hit_by(&self.vectors, clues);
        let unhit = std::array::from_fn(|word| first_bits(sets, word) & !hit[word]);
        let unhit_list = self.list[..sets].iter().copied().filter(|set| set & clues == 0).collect();
        let mut first = vec![0; FIRST + SPARE_WORDS];
        let count = scalar.first_unhit(&unhit, &self.blocks, alive, FIRST, &mut first);
        first.truncate(count);
        let branch = first.iter().copied().min_by_key(|set| set.count_ones()).unwrap_or(alive);
        let triples = std::array::from_fn(|_| {
            (random_cells(random, 54, 3).bits() as u64 & !clues) | first_cell(alive)
        });
        let triples_below = triples.map(|cells: u64| alive & !cells);
        let hit_parts = bits(clues).fold([0; PARTS], |hit, cell| {
            std::array::from_fn(|part| {
                hit[part] | self.rows[cell][part] & self.rows[cell ^ 1][part]
            })
        });
        Place {
            clues,
            alive,
            unhit,
            first,
            unhit_list,
            branch: bits(branch).take(SIBLINGS).map(|cell| cell as u8).collect(),
            triples,
            triples_below,
            hit_parts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve::internal::builtin;

    #[test]
    fn lists_are_full_and_places_differ() {
        let inputs = Inputs::new(builtin::grids(), 50);
        assert_eq!(inputs.list.len(), LIST);
        let with = |test: fn(&Place) -> bool| inputs.places.iter().filter(|&p| test(p)).count();
        assert!(with(|place| place.first.len() == FIRST) > 10);
        assert!(with(|place| place.branch.len() > 2) > 10);
        let mut clues: Vec<u64> = inputs.places.iter().map(|place| place.clues).collect();
        clues.sort_unstable();
        clues.dedup();
        assert_eq!(clues.len(), 50);
    }
}

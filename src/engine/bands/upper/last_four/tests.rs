//! The sets that are found, and each once, against trying all.

use super::*;
use crate::engine::bands::leaf::{Leaf, NO_CELL};
use crate::engine::bands::unhit::form::Unhit;
use crate::testing;
use gridsieve_kernels::dispatch;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Cells of both bands, the first and the last among them.
const CELLS: [u8; 12] = [20, 27, 31, 3, 38, 12, 0, 44, 7, 50, 26, 53];

const BAND_1: u64 = (1 << 27) - 1;

/// The set of those of [`CELLS`] whose places are bits of `places`.
fn cells_at(places: u64) -> u64 {
    bits(places).map(|place| 1 << CELLS[place]).sum()
}

/// Cells open after some clues, if band 1 and band 2 may have `most` clues.
fn open(clues: u64, most: [u32; 2]) -> u64 {
    let in_band = |band: u64| (clues & band).count_ones();
    (if in_band(BAND_1) < most[0] { BAND_1 } else { 0 })
        | if in_band(!BAND_1) < most[1] { !BAND_1 } else { 0 }
}

/// All sets of up to four clues within the limits that hit everything.
fn expected(uas: &[u64], branch: u64, alive: u64, most: [u32; 2]) -> BTreeSet<u64> {
    let few = (0..1u64 << CELLS.len()).filter(|places| places.count_ones() <= 4);
    let subsets = few.map(cells_at).filter(|set| set & !alive == 0);
    subsets
        .filter(|set| set & branch != 0 && uas.iter().all(|ua| ua & set != 0))
        .filter(|&set| {
            (set & BAND_1).count_ones() <= most[0] && (set & !BAND_1).count_ones() <= most[1]
        })
        .collect()
}

/// The sets below a sparse node that hit everything, by trying all cells.
fn below(node: u64, alive: u64, uas: &[u64], most: [u32; 2], found: &mut dyn FnMut(u64)) {
    if uas.iter().all(|ua| ua & node != 0) {
        found(node);
    }
    if node.count_ones() == 4 {
        return;
    }
    let mut alive = alive & open(node, most);
    for cell in bits(alive) {
        alive &= !(1 << cell);
        below(node | 1 << cell, alive, uas, most, found);
    }
}

fn check<T: Token>(token: T, uas: &[u64], alive: u64, most: [u32; 2]) {
    let mut sorted = uas.to_vec();
    sorted.sort_by_key(|ua| ua.count_ones());
    let mut table = Bitmap::new();
    table.build(token, &sorted);
    let branch = sorted[0] & alive;
    let mut room = [[0; 4]; 4];
    for (j, row) in room.iter_mut().enumerate() {
        for (i, cells) in row.iter_mut().enumerate().take(j + 1) {
            let (first, second) = (i as u32, (j - i) as u32);
            *cells = (if first < most[0] { BAND_1 } else { 0 })
                | if second < most[1] { !BAND_1 } else { 0 };
            // A full band stays full, and one that has too many has no node.
            if first > most[0] || second > most[1] {
                *cells = 0;
            }
        }
    }
    let node = FourLeft { branch: branch & room[0][0], alive, band_1: BAND_1, open: room };
    let mut four = LastFour::new();
    four.start(token, &table, 0, &node);
    let mut found = Vec::new();
    while four.next_leaves(token, &table, 0, &node) {
        found.extend(
            four.leaves()
                .iter()
                .map(|leaf| leaf.cells().iter().fold(0u64, |set, cell| set | 1 << cell))
                .map(|set| set & ALL_TWO_BANDS),
        );
    }
    for node in &four.sparse {
        below(node.clues, node.alive, &sorted, most, &mut |set| found.push(set));
    }
    let count = found.len();
    let found: BTreeSet<u64> = found.into_iter().collect();
    assert_eq!(found.len(), count, "a set twice");
    assert_eq!(found, expected(uas, node.branch, alive, most));
}

#[test]
fn a_leaf_gives_back_its_cells() {
    for count in 0..=4 {
        let mut cells = [3, 0, 40, 53];
        cells[count..].fill(NO_CELL);
        let leaf = Leaf::new(cells);
        assert_eq!(leaf.cells(), cells);
        assert_eq!(leaf.count(), count as u32);
        assert_eq!(leaf.set(), cells[..count].iter().fold(0, |set, cell| set | 1 << cell));
    }
    let (triple, last) = (1 << 3 | 1 << 17 | 1 << 40, 1 << 9 | 1 << 53);
    assert_eq!(leaf(triple, last), Leaf::new([3, 17, 40, 9]));
    assert_eq!(leaf(triple, 1 << NO_CELL), Leaf::new([3, 17, 40, NO_CELL]));
}

proptest! {
    /// UAs on twelve cells: each set is found once.
    #[test]
    fn finds_each_set_once(
        few in prop::collection::vec(1u64..1 << 12, 1..12),
        many in prop::collection::vec(any::<u64>(), 0..100),
        alive in prop_oneof![Just(0xFFFu64), 0u64..1 << 12],
        most in prop_oneof![Just([4u32, 4]), (0u32..4, 0u32..5).prop_map(|(a, b)| [a, b])],
    ) {
        // With more than 64 UAs, the others large ones.
        let many = many.into_iter().map(|bits| (bits % (1 << 12)) | (bits >> 52) | 1);
        let uas: Vec<u64> = few.into_iter().chain(many).map(cells_at).collect();
        for isa in testing::isas() {
            dispatch!(isa, token => check(token, &uas, cells_at(alive), most));
        }
    }
}

//! The first test of the leaves below a node, with many bands 3. A leaf passes if the mini-rows of
//! at least one band 3 do not need more clues than are left.
//!
//! Like in [`one_band_3`](super::one_band_3), no branch depends on whether a leaf passes. One loop
//! finds which patterns each leaf leaves open, and a second loop how many clues these need, so that
//! the processor works on several leaves at a time.

use crate::engine::bands::config::LEAVES;
use crate::engine::bands::leaf::Leaf;
use crate::engine::bands::open::pair_sockets::PairOpen;
use crate::engine::bands::open::part_table::PartTable;
use crate::engine::bands::pair_search::PairSearch;
use gridsieve_kernels::{Token, within};

/// The leaves that pass, and memory for the test, in whole cache lines.
#[repr(align(64))]
pub(crate) struct ManyBandsSieve {
    leaves: [Leaf; LEAVES],
    open: [PairOpen; LEAVES],
    /// The bands 3 that each passes for.
    bands_3: [u64; LEAVES],
    end: usize,
}

impl ManyBandsSieve {
    pub fn new() -> Box<ManyBandsSieve> {
        let open = [PairOpen::NONE; LEAVES];
        Box::new(ManyBandsSieve {
            leaves: [Leaf::OF_NODE; LEAVES],
            open,
            bands_3: [0; LEAVES],
            end: 0,
        })
    }

    /// How many leaves passed.
    pub fn passed(&self) -> usize {
        self.end
    }

    /// A leaf that passed, the patterns that it leaves open, and the bands 3 that it passes for.
    #[inline(always)]
    pub fn at(&self, i: usize) -> (Leaf, PairOpen, u64) {
        let i = within::<LEAVES>(i);
        (self.leaves[i], self.open[i], self.bands_3[i])
    }

    /// Tests leaves with up to four clues more than a node, and replaces the sieve's leaves by
    /// those that pass. The node has this depth, up to which the tables have followed the path, and
    /// these clues.
    #[inline(always)]
    pub fn sift<T: Token>(
        &mut self,
        token: T,
        search: &PairSearch,
        tables: &[PartTable; 3],
        (depth, clues): (usize, u64),
        leaves: &[Leaf],
    ) {
        assert!(leaves.len() <= LEAVES, "a leaf without a place would be lost");
        self.end = leaves.len();
        for i in 0..leaves.len() {
            let leaf = leaves[i];
            self.leaves[within::<LEAVES>(i)] = leaf;
            self.open[within::<LEAVES>(i)] = PairOpen::new(
                tables,
                #[inline(always)]
                |table| table.first_open_below(token, depth, leaf),
            );
            self.bands_3[within::<LEAVES>(i)] = search.searched(clues | leaf.set());
        }
        self.keep(token, search, clues);
        let [a, b, c] = tables;
        if a.has_other_half() || b.has_other_half() || c.has_other_half() {
            for i in 0..self.end {
                let leaf = self.leaves[within::<LEAVES>(i)];
                self.open[within::<LEAVES>(i)].add(
                    tables,
                    #[inline(always)]
                    |table| table.more_open_below(token, depth, leaf),
                );
            }
            self.keep(token, search, clues);
        }
    }

    /// Reduces the bands 3 of each leaf to those whose min count fits into the clues left, and
    /// drops leaves that have no band 3 left.
    #[inline(always)]
    fn keep<T: Token>(&mut self, token: T, search: &PairSearch, clues: u64) {
        let pair = search.pair_sockets();
        for i in 0..std::mem::take(&mut self.end) {
            let (leaf, open, bands_3) = self.at(i);
            let room = search.room_of_band_3(clues | leaf.set());
            let bands_3 = pair.filter_by_bound(token, bands_3, &open, room);
            let end = within::<LEAVES>(self.end);
            self.leaves[end] = leaf;
            self.open[end] = open;
            self.bands_3[end] = bands_3;
            // Where the next one goes says whether this one is kept.
            self.end += usize::from(bands_3 != 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::config::DEPTHS;
    use crate::engine::bands::harvest::two_bands::TwoBandUas;
    use crate::engine::bands::limits::stacks::StackLimit;
    use crate::engine::bands::lower::one_band_3::tests::leaves;
    use crate::engine::bands::open::pair_sockets::{build, tests};
    use crate::engine::bands::open::tables::tests::ALL;
    use crate::engine::work_queue::Stop;
    use crate::test_size::test_size;
    use crate::testing;
    use crate::ua::growth::Growth;
    use gridsieve_grids::CellSet;
    use gridsieve_grids::two_bands::TWO_BANDS;
    use gridsieve_kernels::{Isa, dispatch};
    use proptest::prelude::*;
    use std::cell::Cell;
    use std::ops::ControlFlow;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn leaves_pass_for_the_bands_3_with_room() {
        let grids = tests::grids();
        let isa = Isa::detect();
        let mut growth = Growth::new(&grids[0], isa);
        let cells: Vec<u8> = (0..TWO_BANDS as u8).collect();
        let above = prop::sample::subsequence(cells, 3..9);
        let passed = [const { Cell::new(0) }; 2];
        // With few parts, and with more than a half holds.
        for (most, limits) in [([10; 3], false), ([24, 12, 20], true)] {
            let mut bands_3 = tests::bands_3(&tests::ORIENTATIONS[..19], most, &mut growth);
            for (number, band) in bands_3.iter_mut().enumerate() {
                band.strict = [number % 2 == 0, number % 5 == 0];
                band.stack_limit = limits.then_some(
                    [StackLimit::AtMostBand3, StackLimit::BelowBand3][usize::from(number % 3 == 0)],
                );
            }
            let tables = TwoBandUas::new(isa, Vec::new(), 0, ALL);
            let (never, mut found) =
                (AtomicBool::new(false), |_, _: CellSet| ControlFlow::Continue(()));
            let search = PairSearch::new(isa, 17, tables, bands_3, Stop::alone(&never), &mut found);
            let pair = search.pair_sockets();
            let cases = ProptestConfig::with_cases(test_size(64, 256));
            proptest!(cases, |(above in above.clone(), leaves in leaves())| {
                let mut trail = [0; DEPTHS];
                trail[..above.len()].copy_from_slice(&above);
                let (depth, clues) = (above.len(), above.iter().fold(0, |clues, cell| clues | 1 << cell));
                for isa in testing::isas() {
                    dispatch!(isa, token => {
                        let mut tables = [0; 3].map(|_| PartTable::new());
                        build(token, &mut tables, pair, 0, ALL);
                        tables.iter_mut().for_each(|table| table.follow(token, &trail, depth));
                        let mut sieve = ManyBandsSieve::new();
                        sieve.sift(token, &search, &tables, (depth, clues), &leaves);
                        let mut expected = Vec::new();
                        for leaf in leaves.iter().copied() {
                            let clues = clues | leaf.set();
                            let open = PairOpen::new(&tables, |table| table.open_below(token, depth, leaf));
                            let searched = search.searched(clues);
                            let within = pair.filter_by_bound(token, searched, &open, search.room_of_band_3(clues));
                            passed[usize::from(within != 0)].update(|count| count + 1);
                            if within != 0 {
                                expected.push((leaf, open, within));
                            }
                        }
                        let sifted: Vec<_> = (0..sieve.passed()).map(|i| sieve.at(i)).collect();
                        assert_eq!(sifted, expected);
                    });
                }
            });
        }
        assert!(passed.iter().all(|count| count.get() > 100), "{passed:?}");
    }
}

//! Counts the pairs of a class, and their third bands.

use super::thirds::Thirds;
use super::walk::PairWalk;
use crate::catalogue::generate::Places;
use crate::symmetry::{BandClass, BandClasses, BandKey, PATTERNS, Pair, column_sets};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Ways to turn a pair into a pair: names of digits, orders of the two bands, of rows in each, of
/// stacks and of columns in each.
const MAPS: u128 = 362_880 * 2 * 36 * 1296;

/// What some pairs add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Number of pairs.
    pub pairs: u64,
    /// Number of their third bands: those of a pair that its automorphisms make of each other
    /// are one.
    pub third_bands: u64,
    /// For the numbers of automorphisms that occur the number of pairs.
    pub automorphisms: BTreeMap<u16, u64>,
    /// How many ways there are to fill two bands so that the pair is one of these.
    pub fillings: u128,
    /// The same for three bands, of which the first two are such a pair.
    pub grids: u128,
}

impl Sums {
    /// Adds pairs with so many automorphisms, with all their third bands, those counted that are
    /// different.
    fn add_pairs(&mut self, automorphisms: u16, pairs: u64, third_bands: u64, different: u64) {
        if pairs == 0 {
            return;
        }
        self.pairs += pairs;
        self.third_bands += different;
        *self.automorphisms.entry(automorphisms).or_default() += pairs;
        let each = MAPS / u128::from(automorphisms);
        assert_eq!(each * u128::from(automorphisms), MAPS, "a subgroup divides its group");
        self.fillings += each * u128::from(pairs);
        // The rows of the third band in six orders.
        self.grids += 6 * each * u128::from(third_bands);
    }

    /// Adds those of other pairs.
    pub fn add(&mut self, more: &Sums) {
        self.pairs += more.pairs;
        self.third_bands += more.third_bands;
        for (&automorphisms, pairs) in &more.automorphisms {
            *self.automorphisms.entry(automorphisms).or_default() += pairs;
        }
        self.fillings += more.fillings;
        self.grids += more.grids;
    }
}

/// The pairs of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairCount {
    /// The class of the first band.
    pub class: BandClass,
    /// What they add up to.
    pub sums: Sums,
    /// The first and the last pair.
    pub ends: Option<[Pair; 2]>,
    /// Number of pairs of each block.
    pub blocks: Vec<u32>,
}

/// Numbers of third bands, by the patterns of the boxes of band 2.
struct ThirdCounts {
    keys: &'static BandKey,
    /// What a digit of a column adds to the pattern of its box: 16 bits a box.
    bits: [[u64; 16]; 9],
    /// Plus one; 0 if not known yet.
    known: Vec<u16>,
    thirds: Thirds,
}

impl ThirdCounts {
    fn new(class: BandClass) -> ThirdCounts {
        let places = Places::all(class.band());
        let mut bits = [[0; 16]; 9];
        for (column, digit) in (0..9).flat_map(|column| (1..=9).map(move |digit| (column, digit))) {
            let bit = places[column / 3].bit(column % 3, digit);
            bits[column][usize::from(digit)] = u64::from(bit) << (16 * (column / 3));
        }
        let known = vec![0; PATTERNS * PATTERNS * PATTERNS];
        ThirdCounts { keys: &BandClasses::get().keys, bits, known, thirds: Thirds::new() }
    }

    /// How many third bands a pair has, from band 2 and the digits that the first band leaves.
    #[inline(always)]
    fn third_bands(&mut self, band_2: &[u8; 27], allowed: &[u16; 9]) -> u64 {
        let mut sets = 0;
        for (cell, &digit) in band_2.iter().enumerate() {
            sets |= self.bits[cell % 9][usize::from(digit & 15)];
        }
        let pattern = |stack: usize| self.keys.pattern((sets >> (16 * stack)) as u16);
        let place = (pattern(0) * PATTERNS + pattern(1)) * PATTERNS + pattern(2);
        if self.known[place] == 0 {
            let own = column_sets(band_2);
            let left = std::array::from_fn(|column| allowed[column] & !own[column]);
            self.known[place] = 1 + self.thirds.count(&left) as u16;
        }
        u64::from(self.known[place] - 1)
    }
}

impl PairCount {
    /// Counts those of a class.
    pub fn of(class: BandClass) -> PairCount {
        let walk = PairWalk::new(class);
        let (mut counts, mut thirds) = (ThirdCounts::new(class), Thirds::new());
        let mut found = PairCount { class, sums: Sums::default(), ends: None, blocks: Vec::new() };
        // Pairs that have one automorphism only, and their third bands.
        let (mut pairs, mut third_bands) = (0, 0);
        let (mut first, mut last) = (None, [0; 27]);
        for block in 0..walk.blocks() {
            let mut of_block = 0;
            let _: ControlFlow<()> = walk.block(block, |band_2, automorphisms| {
                of_block += 1;
                first.get_or_insert(*band_2);
                last = *band_2;
                let all = counts.third_bands(band_2, walk.allowed());
                if automorphisms == 1 {
                    pairs += 1;
                    third_bands += all;
                } else {
                    let pair = Pair::from_bands(class.band(), band_2);
                    let different = thirds.different(&pair).len() as u64;
                    found.sums.add_pairs(automorphisms, 1, all, different);
                }
                ControlFlow::Continue(())
            });
            found.blocks.push(of_block);
        }
        found.sums.add_pairs(1, pairs, third_bands, third_bands);
        let pair = |band_2: &[u8; 27]| Pair::from_bands(class.band(), band_2);
        found.ends = first.map(|first| [pair(&first), pair(&last)]);
        found
    }
}

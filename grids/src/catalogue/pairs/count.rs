//! Counts the pairs of a class, and their third bands.

use super::thirds::Thirds;
use super::walk::PairWalk;
use crate::symmetry::{BandClass, Pair, column_sets};
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
    /// Adds a pair with so many automorphisms and third bands, some of which are different.
    fn add_pair(&mut self, automorphisms: u16, third_bands: usize, different: usize) {
        self.pairs += 1;
        self.third_bands += different as u64;
        *self.automorphisms.entry(automorphisms).or_default() += 1;
        let each = MAPS / u128::from(automorphisms);
        assert_eq!(each * u128::from(automorphisms), MAPS, "a subgroup divides its group");
        self.fillings += each;
        // The rows of the third band in six orders.
        self.grids += 6 * each * third_bands as u128;
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
    pub blocks: Vec<u16>,
}

impl PairCount {
    /// Counts those of a class.
    pub fn of_class(class: BandClass) -> PairCount {
        let walk = PairWalk::new(class);
        let mut thirds = Thirds::new();
        let mut found = PairCount { class, sums: Sums::default(), ends: None, blocks: Vec::new() };
        let (mut first, mut last) = (None, [0; 27]);
        for block in 0..walk.blocks() {
            let mut of_block = 0;
            let _: ControlFlow<()> = walk.block(block, |band_2, automorphisms| {
                of_block += 1;
                first.get_or_insert(*band_2);
                last = *band_2;
                let (allowed, own) = (walk.allowed(), column_sets(band_2));
                let left = std::array::from_fn(|column| allowed[column] & !own[column]);
                let all = thirds.count(&left);
                let pair = || Pair::from_bands(class.band(), band_2);
                let different =
                    if automorphisms == 1 { all } else { thirds.different(&pair()).len() };
                found.sums.add_pair(automorphisms, all, different);
                ControlFlow::Continue(())
            });
            found.blocks.push(of_block);
        }
        let pair = |band_2: &[u8; 27]| Pair::from_bands(class.band(), band_2);
        found.ends = first.map(|first| [pair(&first), pair(&last)]);
        found
    }
}

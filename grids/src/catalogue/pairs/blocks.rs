//! How many pairs there are in each block of rows 4.
//!
//! The numbers lie in the file `blocks.postcard` beside this one, in the wire format of the crate
//! `postcard`: for each class the [`ShortNumbers`] of its blocks. `gridsieve catalogue pairs
//! --blocks grids/src/catalogue/pairs/blocks.postcard` makes it anew.

use crate::catalogue::short_numbers::ShortNumbers;
use crate::symmetry::BandClass;
use std::ops::Range;
use std::sync::LazyLock;

/// Number of essentially different pairs.
pub const PAIRS: u64 = 983_959_110;

/// Number of their third bands: those of a pair that its automorphisms make of each other are one.
pub const THIRD_BANDS: u64 = 32_835_497_303;

/// The indices of the pairs whose first band is of this class.
pub fn class_range(class: BandClass) -> Range<u64> {
    Blocks::get().class_range(class)
}

/// Numbers of pairs by class and block.
pub struct Blocks {
    /// For each class the index of its first pair, and the end of the last.
    classes: Vec<u64>,
    /// For each class the numbers of pairs of its blocks.
    blocks: Vec<ShortNumbers<'static>>,
}

impl Blocks {
    /// The table of all pairs.
    pub fn get() -> &'static Blocks {
        static TABLE: LazyLock<Blocks> = LazyLock::new(|| {
            let blocks: Vec<ShortNumbers> = postcard::from_bytes(include_bytes!("blocks.postcard"))
                .expect("the file was checked when it was made");
            assert_eq!(blocks.len(), BandClass::COUNT, "each class has a list");
            let mut classes = vec![0];
            for (class, blocks) in blocks.iter().enumerate() {
                classes.push(classes[class] + blocks.iter().map(pairs).sum::<u64>());
            }
            Blocks { classes, blocks }
        });
        &TABLE
    }

    /// The indices of the pairs of a class.
    pub fn class_range(&self, class: BandClass) -> Range<u64> {
        self.classes[class.index()]..self.classes[class.index() + 1]
    }

    /// The indices of the pairs of a block of a class.
    pub fn range(&self, class: BandClass, block: usize) -> Range<u64> {
        self.ranges(class).nth(block).expect("a block of the class").1
    }

    /// The blocks of a class in order, each with the indices of its pairs.
    pub fn ranges(&self, class: BandClass) -> impl Iterator<Item = (usize, Range<u64>)> {
        let mut begin = self.classes[class.index()];
        self.blocks[class.index()].iter().enumerate().map(move |(block, of_block)| {
            let range = begin..begin + pairs(of_block);
            begin = range.end;
            (block, range)
        })
    }

    /// The class and the block of the pair of an index, and the indices of its pairs; `None` from
    /// the number of all pairs on.
    pub fn find(&self, index: u64) -> Option<(BandClass, usize, Range<u64>)> {
        if index >= self.classes[BandClass::COUNT] {
            return None;
        }
        let class = self.classes.partition_point(|&begin| begin <= index) - 1;
        let class = BandClass::from_index(class);
        let of_index = self.ranges(class).find(|(_, range)| range.contains(&index));
        let (block, range) = of_index.expect("the class has so many pairs");
        Some((class, block, range))
    }
}

/// A number of pairs from the table.
fn pairs(number: i32) -> u64 {
    number.try_into().expect("no block has less than 0 pairs")
}

/// The contents of the file, from the numbers of pairs of the blocks of each class.
pub fn blocks_file(counts: &[Vec<u32>]) -> Vec<u8> {
    let numbers = |blocks: &Vec<u32>| -> Vec<i32> {
        blocks.iter().map(|&pairs| pairs.try_into().expect("a block has few pairs")).collect()
    };
    let classes: Vec<ShortNumbers> =
        counts.iter().map(|blocks| ShortNumbers::new(&numbers(blocks))).collect();
    postcard::to_stdvec(&classes).expect("numbers can be written to memory")
}

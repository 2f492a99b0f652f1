//! Tables in the program: how many grids, or pairs of bands, there are in each piece of each class.
//!
//! A table has for each class of bands a list of numbers below 65,536. First come the lengths of the
//! lists, then the lists one after another. Lengths and numbers have two bytes, the lower one first.

use crate::symmetry::BandClass;
use std::ops::Range;

/// A list of a table: the bytes of each number.
pub type List = &'static [[u8; 2]];

/// Reads a table. Returns the list of each class, and the bytes behind the table.
pub fn read(table: &'static [u8]) -> (Vec<List>, &'static [u8]) {
    let (lengths, lists) = table.split_at(2 * BandClass::COUNT);
    let (lengths, mut rest) = (numbers(lengths.as_chunks().0), lists);
    let list = |length| {
        let (list, behind) = rest.split_at(2 * usize::from(length));
        rest = behind;
        list.as_chunks().0
    };
    let lists = lengths.map(list).collect();
    (lists, rest)
}

/// The numbers of a list.
pub fn numbers(list: &[[u8; 2]]) -> impl Iterator<Item = u16> {
    list.iter().map(|bytes| u16::from_le_bytes(*bytes))
}

/// The table of these lists.
#[cfg(test)]
pub fn table(lists: &[Vec<u16>]) -> Vec<u8> {
    assert_eq!(lists.len(), BandClass::COUNT, "each class has a list");
    let length = |list: &Vec<u16>| list.len().try_into().expect("a list is short");
    let lengths = lists.iter().map(length);
    lengths.chain(lists.iter().flatten().copied()).flat_map(u16::to_le_bytes).collect()
}

/// Items that follow one another, class by class, and in each class piece by piece. They have
/// indices from 0.
pub struct Pieces {
    /// For each class the index of its first item, and the end of the last.
    classes: Vec<u64>,
    /// For each class and piece the number of the class's items before it, and all of them.
    before: Vec<Vec<u32>>,
}

impl Pieces {
    /// Pieces of which the lists say how many items each has.
    pub fn new(lists: &[List]) -> Pieces {
        let (mut classes, mut before) = (vec![0], Vec::new());
        for (class, list) in lists.iter().enumerate() {
            let mut sum = 0u32;
            let ends = numbers(list).map(|items| {
                sum = sum.checked_add(items.into()).expect("no class has so many items");
                sum
            });
            before.push(std::iter::once(0).chain(ends).collect());
            classes.push(classes[class] + u64::from(sum));
        }
        Pieces { classes, before }
    }

    /// The indices of the items of a class.
    pub fn class_range(&self, class: BandClass) -> Range<u64> {
        self.classes[class.index()]..self.classes[class.index() + 1]
    }

    /// The indices of the items of a piece, numbered from 0 in its class.
    pub fn range(&self, class: BandClass, piece: usize) -> Range<u64> {
        let begin = self.classes[class.index()];
        let before = |piece: usize| begin + u64::from(self.before[class.index()][piece]);
        before(piece)..before(piece + 1)
    }

    /// The class and the piece of the item of an index; `None` from the number of all items on.
    pub fn find(&self, index: u64) -> Option<(BandClass, usize)> {
        if index >= self.classes[BandClass::COUNT] {
            return None;
        }
        let class = self.classes.partition_point(|&begin| begin <= index) - 1;
        let within = (index - self.classes[class]) as u32;
        let piece = self.before[class].partition_point(|&before| before <= within) - 1;
        Some((BandClass::from_index(class), piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_as_they_were_written() {
        let mut lists = vec![Vec::new(); BandClass::COUNT];
        lists[3] = vec![5, 0, 65_535];
        lists[415] = vec![1];
        let bytes = [table(&lists), vec![7]].concat().leak();
        let (read, rest) = read(bytes);
        assert_eq!(rest, [7]);
        assert!(read.iter().zip(&lists).all(|(read, list)| numbers(read).eq(list.iter().copied())));
        let pieces = Pieces::new(&read);
        let [class, last] = [3, 415].map(BandClass::from_index);
        assert_eq!(pieces.range(class, 2), 5..65_540);
        assert_eq!(pieces.class_range(last), 65_540..65_541);
        assert_eq!(
            [4, 5, 65_540, 65_541].map(|index| pieces.find(index)),
            [Some((class, 0)), Some((class, 2)), Some((last, 0)), None,]
        );
    }
}

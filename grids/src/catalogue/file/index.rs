//! The two indexes of a file: of its blocks, and of the classes of band 1.

use crate::symmetry::BandClass;
use itertools::Itertools;

/// Bytes of an entry of the block index: where the block begins, counted from
/// the first block, and the XXH3 of its bytes.
pub const BLOCK_ENTRY: usize = 16;

/// Band classes, numbered from 1.
pub const CLASSES: usize = BandClass::COUNT;

/// Bytes of the class index: for each class its first record, and the number of
/// all records.
pub const CLASS_INDEX: usize = 8 * (CLASSES + 1);

/// An entry of the block index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockEntry {
    /// The offset of the block in bytes, counted from the first block.
    pub offset: u64,
    /// XXH3 of its bytes.
    pub checksum: u64,
}

impl BlockEntry {
    /// Appends its bytes to an index.
    pub fn append_to(self, index: &mut Vec<u8>) {
        index.extend(self.offset.to_le_bytes());
        index.extend(self.checksum.to_le_bytes());
    }

    /// The entry in these bytes.
    pub fn from_bytes(bytes: &[u8; BLOCK_ENTRY]) -> BlockEntry {
        let (words, _) = bytes.as_chunks::<8>();
        BlockEntry { offset: u64::from_le_bytes(words[0]), checksum: u64::from_le_bytes(words[1]) }
    }
}

/// Whether blocks follow one another without a gap or an overlap, and no block is longer than it
/// can be.
pub fn are_blocks(
    entries: &[[u8; BLOCK_ENTRY]],
    length: u64,
    fits: impl Fn(u64, u64) -> bool,
) -> bool {
    let offsets = entries.iter().map(|bytes| BlockEntry::from_bytes(bytes).offset);
    let mut ends = offsets.chain([length]);
    let mut extents = (0..).zip(ends.clone().tuple_windows());
    let fits = |(block, (begin, end)): (u64, (u64, u64))| {
        end.checked_sub(begin).is_some_and(|bytes| fits(block, bytes))
    };
    ends.next() == Some(0) && extents.all(fits)
}

/// For each class of band 1 the index of its first record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassIndex(Box<[u64; CLASSES + 1]>);

impl ClassIndex {
    /// Makes the index from the number of records of each class; class n is at n - 1.
    pub fn from_counts(counts: &[u64; CLASSES]) -> ClassIndex {
        let mut firsts = Box::new([0; CLASSES + 1]);
        for (class, count) in counts.iter().enumerate() {
            firsts[class + 1] = firsts[class] + count;
        }
        ClassIndex(firsts)
    }

    /// The records of a class, 1 to 416.
    ///
    /// # Panics
    /// There is no such class.
    pub fn records(&self, class: usize) -> std::ops::Range<u64> {
        self.0[class - 1]..self.0[class]
    }

    /// The class of a record, 1 to 416, if there is such a record.
    pub fn class_of(&self, record: u64) -> Option<usize> {
        let class = self.0.partition_point(|&first| first <= record);
        (class <= CLASSES).then_some(class)
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|first| first.to_le_bytes()).collect()
    }

    /// The index in these bytes, of a file with this number of records. `None` if it does not lead
    /// from 0 to that number.
    pub fn from_bytes(bytes: &[u8; CLASS_INDEX], records: u64) -> Option<ClassIndex> {
        let (words, _) = bytes.as_chunks::<8>();
        let firsts: Box<[u64]> = words.iter().map(|&word| u64::from_le_bytes(word)).collect();
        let firsts: Box<[u64; CLASSES + 1]> = firsts.try_into().expect("as many as there are");
        let is_sound = firsts[0] == 0 && firsts.is_sorted() && firsts[CLASSES] == records;
        is_sound.then_some(ClassIndex(firsts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_found_from_records_and_back() {
        let mut counts = [0; CLASSES];
        (counts[0], counts[2], counts[415]) = (2, 3, 1);
        let index = ClassIndex::from_counts(&counts);
        assert_eq!((index.records(1), index.records(2), index.records(3)), (0..2, 2..2, 2..5));
        let classes: Vec<_> = (0..7).map(|record| index.class_of(record)).collect();
        assert_eq!(classes, [1, 1, 3, 3, 3, 416, 0].map(|c| (c > 0).then_some(c)));

        let bytes: [u8; CLASS_INDEX] = index.to_bytes().try_into().unwrap();
        assert_eq!(ClassIndex::from_bytes(&bytes, 6).unwrap(), index);
        assert_eq!(ClassIndex::from_bytes(&bytes, 7), None);
        let mut wrong = bytes;
        wrong[8 * 5] = 1;
        assert_eq!(ClassIndex::from_bytes(&wrong, 6), None);
        wrong = bytes;
        wrong[0] = 1;
        assert_eq!(ClassIndex::from_bytes(&wrong, 6), None);
    }

    #[test]
    fn blocks_follow_one_another() {
        let check = |offsets: &[u64]| {
            let mut index = Vec::new();
            offsets
                .iter()
                .for_each(|&offset| BlockEntry { offset, checksum: 0 }.append_to(&mut index));
            are_blocks(index.as_chunks().0, 30, |_, bytes| bytes < 20)
        };
        assert!(check(&[0, 10, 20]));
        let wrong: [&[u64]; 7] =
            [&[], &[1, 10, 20], &[0, 20], &[0, 10], &[0, 10, 9], &[0, 15, 31], &[0, 15, u64::MAX]];
        for offsets in wrong {
            assert!(!check(offsets), "{offsets:?}");
        }
    }
}

//! Lists of numbers of a few bits, for tables in the program.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Numbers of a group. Numbers that lie together are alike, but a group has to say how long its are.
const GROUP: usize = 64;

/// Numbers, each found by its place alone: how much each is above the least of its group of 64, in as
/// many bits as the greatest of the group takes, one after another, the lowest bit first.
#[derive(Debug, Deserialize, Serialize)]
pub struct ShortNumbers<'a> {
    count: u32,
    groups: Vec<Group>,
    /// Four more follow the last number.
    #[serde(borrow)]
    bytes: Cow<'a, [u8]>,
}

/// What the numbers of a group have in common.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Group {
    least: i32,
    /// The number of bits of each number, which is stored minus `least`.
    bits: u8,
}

impl Group {
    /// Makes the group of these numbers, of which there is at least one.
    fn new(numbers: &[i32]) -> Group {
        let least = *numbers.iter().min().expect("a group has a number");
        let most = *numbers.iter().max().expect("a group has a number");
        let bits = u32::BITS - most.abs_diff(least).leading_zeros();
        assert!(bits <= 24, "they are read four bytes at a time");
        Group { least, bits: bits as u8 }
    }

    /// The number that begins at a bit.
    #[inline(always)]
    fn number(self, bytes: &[u8], bit: usize) -> i32 {
        let bytes = bytes[bit / 8..].first_chunk().expect("four bytes follow the last one");
        let above = u32::from_le_bytes(*bytes) >> (bit % 8) & ((1 << self.bits) - 1);
        self.least + above as i32
    }
}

impl ShortNumbers<'_> {
    /// Packs these numbers.
    ///
    /// # Panics
    /// Two numbers of a group differ by 2^24 or more.
    pub fn new(numbers: &[i32]) -> ShortNumbers<'static> {
        let groups: Vec<Group> = numbers.chunks(GROUP).map(Group::new).collect();
        let (mut bytes, mut bit) = (vec![0; 4], 0);
        for (numbers, group) in numbers.chunks(GROUP).zip(&groups) {
            for number in numbers {
                let above = u64::from(number.abs_diff(group.least)) << (bit % 8);
                for (byte, more) in bytes[bit / 8..].iter_mut().zip(above.to_le_bytes()) {
                    *byte |= more;
                }
                bit += usize::from(group.bits);
                bytes.resize(bit.div_ceil(8) + 4, 0);
            }
        }
        let count = numbers.len().try_into().expect("tables are short");
        ShortNumbers { count, groups, bytes: Cow::Owned(bytes) }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// The number at a place.
    pub fn get(&self, place: usize) -> i32 {
        assert!(place < self.len(), "there are {} numbers, no {place}", self.count);
        let (before, [group, ..]) = self.groups.split_at(place / GROUP) else {
            unreachable!("each number has a group")
        };
        let before: usize = before.iter().map(|group| GROUP * usize::from(group.bits)).sum();
        group.number(&self.bytes, before + place % GROUP * usize::from(group.bits))
    }

    /// All numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = i32> {
        let mut bit = 0;
        (0..self.len()).map(move |place| {
            let group = self.groups[place / GROUP];
            let number = group.number(&self.bytes, bit);
            bit += usize::from(group.bits);
            number
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn numbers_of_every_width_are_found_and_written() {
        let mut random = SmallRng::seed_from_u64(31);
        for bits in 0..=24 {
            for count in [0, 1, 2, 7, 63, 64, 65, 200] {
                let least = random.random_range(-1000..1000);
                let number = || least + random.random_range(0..1 << bits);
                let mut numbers: Vec<i32> = std::iter::repeat_with(number).take(count).collect();
                if let [first, second, ..] = &mut numbers[..] {
                    (*first, *second) = (least, least + (1 << bits) - 1);
                }
                check(&numbers, count * bits / 8);
            }
        }
        // Groups of several widths.
        let width = |place| [3, 24, 0, 10][place / GROUP];
        let numbers: Vec<i32> =
            (0..250).map(|place| random.random_range(0..1 << width(place)) - 7).collect();
        check(&numbers, (64 * 27 + 58 * 10) / 8);
    }

    /// `bytes`: of the numbers alone.
    fn check(numbers: &[i32], bytes: usize) {
        let short = ShortNumbers::new(numbers);
        let written = postcard::to_stdvec(&short).unwrap();
        assert!(written.len() <= bytes + 10 + 6 * numbers.len().div_ceil(GROUP));
        let read: ShortNumbers = postcard::from_bytes(&written).unwrap();
        assert!(matches!(read.bytes, Cow::Borrowed(_)));
        for short in [&short, &read] {
            let found = (0..short.len()).map(|place| short.get(place));
            assert_eq!(found.collect::<Vec<i32>>(), numbers);
            assert_eq!(short.iter().collect::<Vec<i32>>(), numbers);
        }
    }
}

//! Lists of numbers of a few bits, for tables in the program.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Numbers, each found by its place alone: how much each is above the least, in as many bits as the
/// greatest takes, one after another, the lowest bit first.
#[derive(Debug, Deserialize, Serialize)]
pub struct ShortNumbers<'a> {
    count: u32,
    least: i32,
    bits: u8,
    /// Four more follow the last number.
    #[serde(borrow)]
    bytes: Cow<'a, [u8]>,
}

impl ShortNumbers<'_> {
    /// Of these numbers.
    ///
    /// # Panics
    /// Two of them differ by 2^24 or more.
    pub fn new(numbers: &[i32]) -> ShortNumbers<'static> {
        let least = numbers.iter().copied().min().unwrap_or(0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let bits = u32::BITS - most.abs_diff(least).leading_zeros();
        assert!(bits <= 24, "they are read four bytes at a time");
        let mut bytes = vec![0; (numbers.len() * bits as usize).div_ceil(8) + 4];
        for (place, number) in numbers.iter().enumerate() {
            let bit = place * bits as usize;
            let above = u64::from(number.abs_diff(least)) << (bit % 8);
            for (byte, more) in bytes[bit / 8..].iter_mut().zip(above.to_le_bytes()) {
                *byte |= more;
            }
        }
        let count = numbers.len().try_into().expect("tables are short");
        ShortNumbers { count, least, bits: bits as u8, bytes: Cow::Owned(bytes) }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// The number at a place.
    pub fn get(&self, place: usize) -> i32 {
        assert!(place < self.len(), "there are {} numbers, no {place}", self.count);
        let bit = place * usize::from(self.bits);
        let bytes = self.bytes[bit / 8..].first_chunk().expect("four bytes follow the last one");
        let above = u32::from_le_bytes(*bytes) >> (bit % 8) & ((1 << self.bits) - 1);
        self.least + above as i32
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = i32> {
        (0..self.len()).map(|place| self.get(place))
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
            for count in [0, 1, 2, 7, 100] {
                let least = random.random_range(-1000..1000);
                let number = || least + random.random_range(0..1 << bits);
                let mut numbers: Vec<i32> = std::iter::repeat_with(number).take(count).collect();
                if let [first, second, ..] = &mut numbers[..] {
                    (*first, *second) = (least, least + (1 << bits) - 1);
                }
                let short = ShortNumbers::new(&numbers);
                let written = postcard::to_stdvec(&short).unwrap();
                assert!(written.len() <= count * bits / 8 + 20);
                let read: ShortNumbers = postcard::from_bytes(&written).unwrap();
                assert!(matches!(read.bytes, Cow::Borrowed(_)));
                for short in [&short, &read] {
                    let found = (0..short.len()).map(|place| short.get(place));
                    assert_eq!(found.collect::<Vec<i32>>(), numbers);
                }
            }
        }
    }
}

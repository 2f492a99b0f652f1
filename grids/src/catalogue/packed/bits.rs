//! Numbers of a few bits each, one after another, the lowest bit first.

/// Reads or writes numbers.
pub trait Coder {
    /// A number of the given length in bits, at most 32. A writer returns what it is given; a
    /// reader ignores that and returns what it reads.
    fn number(&mut self, bits: u32, number: u32) -> u32;

    /// What a reader reads next, 32 bits. A writer returns 0.
    fn peek(&self) -> u32;
}

/// Writes numbers.
#[derive(Default)]
pub struct Writing {
    bytes: Vec<u8>,
    /// Bits that make no byte yet, and how many.
    rest: u64,
    count: u32,
}

impl Writing {
    /// All bytes, the last one filled with zeros.
    pub fn finish(mut self) -> Vec<u8> {
        self.number(7, 0);
        self.bytes
    }
}

impl Coder for Writing {
    fn number(&mut self, bits: u32, number: u32) -> u32 {
        self.rest |= u64::from(number) << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.count -= 8;
        }
        number
    }

    fn peek(&self) -> u32 {
        0
    }
}

/// Reads numbers. After the end it reads zeros.
pub struct Reading<'a> {
    bytes: &'a [u8],
    /// Bits that were read, perhaps more than there are.
    at: usize,
}

impl<'a> Reading<'a> {
    /// Begins with the first of these bytes.
    pub fn new(bytes: &'a [u8]) -> Reading<'a> {
        Reading { bytes, at: 0 }
    }

    /// Whether more bits were read than there are.
    #[inline]
    pub fn is_beyond(&self) -> bool {
        self.at > 8 * self.bytes.len()
    }

    /// Whether everything was read, except zeros that fill the last byte.
    pub fn is_at_end(&self) -> bool {
        self.at.div_ceil(8) == self.bytes.len() && self.word() == 0
    }

    /// What comes next, at least 57 bits.
    #[inline(always)]
    fn word(&self) -> u64 {
        let word = match self.bytes.get(self.at / 8..).and_then(|rest| rest.first_chunk()) {
            Some(bytes) => u64::from_le_bytes(*bytes),
            None => self.last_bytes(),
        };
        word >> (self.at % 8)
    }

    /// The last bytes, with zeros behind them.
    #[cold]
    fn last_bytes(&self) -> u64 {
        let rest = self.bytes.get(self.at / 8..).unwrap_or_default();
        rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
    }
}

impl Coder for Reading<'_> {
    #[inline(always)]
    fn number(&mut self, bits: u32, _: u32) -> u32 {
        let number = self.word() & ((1 << bits) - 1);
        self.at += bits as usize;
        number as u32
    }

    #[inline(always)]
    fn peek(&self) -> u32 {
        self.word() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn numbers_are_read_as_they_were_written(
            numbers in prop::collection::vec((0u32..=32, any::<u32>()), 0..100),
        ) {
            let numbers: Vec<_> = numbers
                .into_iter()
                .map(|(bits, number)| (bits, (u64::from(number) & ((1 << bits) - 1)) as u32))
                .collect();
            let mut writing = Writing::default();
            for &(bits, number) in &numbers {
                writing.number(bits, number);
            }
            let bytes = writing.finish();
            let mut reading = Reading::new(&bytes);
            for &(bits, number) in &numbers {
                prop_assert_eq!(reading.number(bits, 0), number);
            }
            prop_assert!(reading.is_at_end() && !reading.is_beyond());
        }
    }

    #[test]
    fn behind_the_end_are_zeros() {
        let mut reading = Reading::new(&[0xFF]);
        assert!(!reading.is_at_end());
        assert_eq!(reading.number(6, 0), 63);
        assert!(!reading.is_at_end());
        assert_eq!((reading.peek(), reading.number(32, 0)), (3, 3));
        assert!(reading.is_beyond() && !reading.is_at_end());
        assert_eq!(reading.number(32, 0), 0);
    }
}

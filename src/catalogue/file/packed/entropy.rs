//! Decisions with probabilities, in as few bits as these ask for.
//!
//! The words are made by the asymmetric numeral systems of the crate
//! `constriction` (64 bits of state, 32-bit words, probabilities of 16 bits). It
//! reads in the reverse order of writing, so decisions are kept until the block
//! ends and written from the last to the first.

use super::PackedError;
use constriction::Stack;
use constriction::backends::{BoundedReadWords, FallibleIteratorReadWords};
use constriction::stream::model::{DecoderModel, EncoderModel, EntropyModel};
use constriction::stream::stack::{AnsCoder, DefaultAnsCoder};
use constriction::stream::{Decode, Encode};
use std::borrow::Borrow;
use std::convert::Infallible;
use std::num::NonZeroU32;

/// Bits of a probability.
const PRECISION: usize = 16;
const ONE: u32 = 1 << PRECISION;

/// No decision is surer than this.
const LEAST: u32 = 32;

/// The probability of a yes, learned from the decisions before.
#[derive(Clone, Copy)]
pub struct Chance {
    yes: u16,
    /// Decisions so far, up to [`SLOWEST`].
    seen: u16,
}

/// How far a chance moves towards a decision, by the number of those before it:
/// the mean of all at first, then a sliding one.
const SLOWEST: u16 = 60;
static PACE: [u16; SLOWEST as usize + 1] = {
    let mut pace = [0; SLOWEST as usize + 1];
    let mut seen = 0;
    while seen <= SLOWEST as usize {
        pace[seen] = (2 * ONE as usize / (2 * seen + 4)) as u16;
        seen += 1;
    }
    pace
};

impl Chance {
    /// A chance of `yes` in 65,536, which counts like `seen` decisions.
    pub const fn new(yes: u16, seen: u16) -> Chance {
        Chance { yes, seen }
    }

    #[inline]
    fn learn(&mut self, decision: bool) {
        let pace = u32::from(PACE[usize::from(self.seen.min(SLOWEST))]);
        let yes = u32::from(self.yes);
        let moved = match decision {
            true => yes + (((ONE - yes) * pace) >> PRECISION),
            false => yes - ((yes * pace) >> PRECISION),
        };
        self.yes = moved.clamp(LEAST, ONE - LEAST) as u16;
        self.seen += u16::from(self.seen < SLOWEST);
    }
}

/// Reads or writes decisions. A writer returns what it is given; a reader
/// ignores that and returns what it reads.
pub trait Coder {
    /// A decision.
    fn decide(&mut self, chance: &mut Chance, decision: bool) -> bool;
    /// A byte without any expectation.
    fn byte(&mut self, byte: u8) -> u8;
}

/// Probabilities as `constriction` wants them.
#[derive(Clone, Copy)]
struct Binary(u32);

impl EntropyModel<PRECISION> for Binary {
    type Symbol = bool;
    type Probability = u32;
}

impl DecoderModel<PRECISION> for Binary {
    #[inline]
    fn quantile_function(&self, quantile: u32) -> (bool, u32, NonZeroU32) {
        let yes = quantile < self.0;
        let (from, width) = if yes { (0, self.0) } else { (self.0, ONE - self.0) };
        (yes, from, NonZeroU32::new(width).unwrap_or(NonZeroU32::MIN))
    }
}

/// A byte, all values alike.
#[derive(Clone, Copy)]
struct Byte;

impl EntropyModel<PRECISION> for Byte {
    type Symbol = u8;
    type Probability = u32;
}

const BYTE_WIDTH: NonZeroU32 = NonZeroU32::new(ONE / 256).expect("not zero");

impl DecoderModel<PRECISION> for Byte {
    fn quantile_function(&self, quantile: u32) -> (u8, u32, NonZeroU32) {
        let byte = quantile / BYTE_WIDTH;
        (byte as u8, byte * BYTE_WIDTH.get(), BYTE_WIDTH)
    }
}

/// Where a decision was, and how wide.
#[derive(Clone, Copy)]
struct Interval {
    from: u16,
    width: NonZeroU32,
}

impl EntropyModel<PRECISION> for Interval {
    type Symbol = ();
    type Probability = u32;
}

impl EncoderModel<PRECISION> for Interval {
    fn left_cumulative_and_probability(&self, _: impl Borrow<()>) -> Option<(u32, NonZeroU32)> {
        Some((self.from.into(), self.width))
    }
}

/// Writes a block.
pub struct Writing(Vec<Interval>);

impl Writing {
    pub fn new() -> Writing {
        Writing(Vec::new())
    }

    /// Appends the block.
    pub fn finish(self, bytes: &mut Vec<u8>) {
        let mut coder = DefaultAnsCoder::new();
        for interval in self.0.into_iter().rev() {
            // The only errors are of intervals of width 0 and of full disks.
            coder.encode_symbol((), interval).expect("a vector takes everything");
        }
        let words = coder.into_compressed().expect("a vector takes everything");
        bytes.extend(words.into_iter().rev().flat_map(u32::to_le_bytes));
    }
}

impl Coder for Writing {
    fn decide(&mut self, chance: &mut Chance, decision: bool) -> bool {
        let yes = u32::from(chance.yes);
        let (from, width) = if decision { (0, yes) } else { (yes, ONE - yes) };
        let width = NonZeroU32::new(width).expect("no decision is certain");
        self.0.push(Interval { from: from as u16, width });
        chance.learn(decision);
        decision
    }

    fn byte(&mut self, byte: u8) -> u8 {
        let from = u16::from(byte) * BYTE_WIDTH.get() as u16;
        self.0.push(Interval { from, width: BYTE_WIDTH });
        byte
    }
}

/// The words of a block.
struct Words<'a>(std::slice::Iter<'a, [u8; 4]>);

impl Iterator for Words<'_> {
    type Item = Result<u32, Infallible>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|&word| Ok(u32::from_le_bytes(word)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Words<'_> {}

/// Reads a block. After its end it reads decisions that mean nothing.
pub struct Reading<'a>(AnsCoder<u32, u64, FallibleIteratorReadWords<Words<'a>>>);

impl<'a> Reading<'a> {
    /// Begins a block.
    pub fn new(block: &'a [u8]) -> Result<Reading<'a>, PackedError> {
        let (words, []) = block.as_chunks::<4>() else { return Err(PackedError::Words) };
        let coder = AnsCoder::from_reversed_compressed_iter(Words(words.iter()));
        coder.map(Reading).map_err(|_| PackedError::Words)
    }

    /// Was everything read: no word is left, and nothing of those before?
    pub fn is_at_end(&self) -> bool {
        // While a word is left the state is at least 2^32, and a decision leaves at
        // least 2^21 of that: the state is 0 only behind the last word. This does
        // not rely on that.
        let words = BoundedReadWords::<u32, Stack>::remaining(self.0.bulk());
        words == 0 && self.0.is_empty()
    }
}

impl Coder for Reading<'_> {
    #[inline]
    fn decide(&mut self, chance: &mut Chance, _: bool) -> bool {
        let read = self.0.decode_symbol(Binary(chance.yes.into()));
        let decision = read.unwrap_or_else(|_| unreachable!("words cannot fail to be read"));
        chance.learn(decision);
        decision
    }

    fn byte(&mut self, _: u8) -> u8 {
        self.0.decode_symbol(Byte).unwrap_or_else(|_| unreachable!("words cannot fail to be read"))
    }
}

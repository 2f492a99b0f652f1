//! Sets of cells: 128 bits, 81 used.

use crate::message::visible;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;
use wide::u64x2;

/// Number of cells of a grid.
pub const CELLS: usize = 81;

const ALL_BITS: u128 = (1 << CELLS) - 1;

/// A set of cells of a grid; bit i stands for cell i.
///
/// One 128-bit vector register (SSE2, the x86-64 baseline; the portable form
/// of `wide` elsewhere). Bits 81 to 127 are always zero.
///
/// Its text form is gridchecker's: `{11,12,99}`, row and column from 1,
/// ascending.
#[derive(Clone, Copy, Default)]
pub struct CellSet(u64x2);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet::from_bits(0);
    /// All 81 cells.
    pub const ALL: CellSet = CellSet::from_bits(ALL_BITS);
    /// Bits of a [text key](Self::text_key).
    pub const TEXT_KEY_BITS: u32 = CELLS as u32;
    /// Bytes of a [text key](Self::text_key_bytes).
    pub const TEXT_KEY_BYTES: usize = Self::TEXT_KEY_BITS.div_ceil(8) as usize;

    /// The set whose cells are the ones of `bits`; bits above 80 are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> CellSet {
        let bits = bits & ALL_BITS;
        CellSet(u64x2::new([bits as u64, (bits >> 64) as u64]))
    }

    /// Bit i is cell i.
    #[inline]
    pub fn bits(self) -> u128 {
        let [low, high] = self.0.to_array();
        u128::from(high) << 64 | u128::from(low)
    }

    /// The set of one cell, 0 to 80.
    #[inline]
    pub const fn single(cell: usize) -> CellSet {
        CellSet::from_bits(1 << cell)
    }

    /// Adds a cell, 0 to 80.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        *self |= CellSet::single(cell);
    }

    /// Takes a cell, 0 to 80, out.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        *self &= !CellSet::single(cell);
    }

    /// Whether this cell, 0 to 80, is in the set.
    #[inline]
    pub fn contains(self, cell: usize) -> bool {
        self.bits() >> cell & 1 != 0
    }

    /// Number of cells.
    #[inline]
    pub fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// Whether the set has no cells.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Whether the two sets have a cell in common.
    #[inline]
    pub fn intersects(self, other: CellSet) -> bool {
        !(self & other).is_empty()
    }

    /// Whether all cells of this set are in `other`.
    #[inline]
    pub fn is_subset(self, other: CellSet) -> bool {
        (self - other).is_empty()
    }

    /// The cells, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        places(self.bits())
    }

    /// A key that orders the puzzles of one grid as their 81-character texts
    /// (empty cells before digits): cell 0 is bit 80, and the bits above are zero.
    #[inline]
    pub fn text_key(self) -> u128 {
        self.bits().reverse_bits() >> (u128::BITS - Self::TEXT_KEY_BITS)
    }

    /// The [text key](Self::text_key) as bytes that compare like it: its 81 bits, the highest
    /// first, then seven zero bits. Cell 0 is the highest bit of the first byte.
    #[inline]
    pub fn text_key_bytes(self) -> [u8; Self::TEXT_KEY_BYTES] {
        let bytes = (self.text_key() << (u128::BITS - Self::TEXT_KEY_BITS)).to_be_bytes();
        *bytes.first_chunk().expect("a key has fewer bytes than a u128")
    }

    /// The set whose [`text_key`](Self::text_key) this is. Bits from 81 on are dropped.
    #[inline]
    pub const fn from_text_key(key: u128) -> CellSet {
        CellSet::from_bits((key << (u128::BITS - Self::TEXT_KEY_BITS)).reverse_bits())
    }
}

/// The places of the bits of 128, ascending: of the cells of a set, or of whatever engines
/// rename these to.
#[inline(always)]
pub fn places(bits: u128) -> impl Iterator<Item = usize> {
    let mut bits = bits;
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            place
        })
    })
}

impl FromIterator<usize> for CellSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> CellSet {
        CellSet::from_bits(cells.into_iter().fold(0, |bits, cell| bits | 1 << cell))
    }
}

impl PartialEq for CellSet {
    #[inline]
    fn eq(&self, other: &CellSet) -> bool {
        self.bits() == other.bits()
    }
}

impl Eq for CellSet {}

impl std::hash::Hash for CellSet {
    #[inline]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits().hash(state);
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

/// The cells of the first set that are not in the second.
impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        self & !other
    }
}

/// The cells of the grid that are not in the set.
impl Not for CellSet {
    type Output = CellSet;
    #[inline]
    fn not(self) -> CellSet {
        CellSet(self.0 ^ CellSet::ALL.0)
    }
}

impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "{";
        for cell in self.iter() {
            write!(f, "{separator}{}{}", cell / 9 + 1, cell % 9 + 1)?;
            separator = ",";
        }
        f.write_str(if self.is_empty() { "{}" } else { "}" })
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a cell set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ParseCellSetError(String);

impl FromStr for CellSet {
    type Err = ParseCellSetError;

    fn from_str(text: &str) -> Result<CellSet, ParseCellSetError> {
        let inner = text
            .trim()
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
            .ok_or_else(|| ParseCellSetError("a cell set is written {rc,rc,...}".to_owned()))?;
        if inner.trim().is_empty() {
            return Ok(CellSet::EMPTY);
        }
        inner
            .split(',')
            .map(|part| match part.trim().as_bytes() {
                &[r @ b'1'..=b'9', c @ b'1'..=b'9']
                | &[b'r' | b'R', r @ b'1'..=b'9', b'c' | b'C', c @ b'1'..=b'9'] => {
                    Ok(usize::from(r - b'1') * 9 + usize::from(c - b'1'))
                }
                _ => Err(ParseCellSetError(format!(
                    "`{}` is not a row and a column from 1 to 9",
                    visible(part.trim())
                ))),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_set() -> impl Strategy<Value = CellSet> {
        any::<u128>().prop_map(CellSet::from_bits)
    }

    proptest! {
        #[test]
        fn text_form_round_trips(set in any_set()) {
            prop_assert_eq!(set.to_string().parse::<CellSet>().unwrap(), set);
        }

        #[test]
        fn behaves_as_a_set_of_integers(a in any_set(), b in any_set()) {
            use std::collections::BTreeSet;
            let (x, y): (BTreeSet<_>, BTreeSet<_>) = (a.iter().collect(), b.iter().collect());
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!((a & b).iter().collect::<Vec<_>>(), x.intersection(&y).copied().collect::<Vec<_>>());
            prop_assert_eq!((a | b).iter().collect::<Vec<_>>(), x.union(&y).copied().collect::<Vec<_>>());
            prop_assert_eq!((a - b).iter().collect::<Vec<_>>(), x.difference(&y).copied().collect::<Vec<_>>());
            prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
            prop_assert_eq!(a.intersects(b), !x.is_disjoint(&y));
            prop_assert_eq!((!a).len(), 81 - a.len());
            prop_assert_eq!(CellSet::from_text_key(a.text_key()), a);
            // Each cell has a bit of its own in the bytes.
            let bytes = a.text_key_bytes();
            let bit = |cell: usize| bytes[cell / 8] >> (7 - cell % 8) & 1 == 1;
            prop_assert_eq!((0..CELLS).filter(|&cell| bit(cell)).collect::<CellSet>(), a);
            prop_assert_eq!(bytes[10] & 0x7f, 0);
        }
    }

    #[test]
    fn text_key_orders_like_text() {
        let text = |set: CellSet| -> String {
            (0..CELLS).map(|c| if set.contains(c) { '5' } else { '.' }).collect()
        };
        let sets = [0, 1, 2, 3, 1 << 80, 1 << 63, 1 << 64, 5, ALL_BITS].map(CellSet::from_bits);
        for a in sets {
            for b in sets {
                assert_eq!(a.text_key().cmp(&b.text_key()), text(a).cmp(&text(b)));
            }
        }
    }

    #[test]
    fn bad_texts_are_named() {
        let error = |text: &str| text.parse::<CellSet>().unwrap_err().to_string();
        assert_eq!(error("11,12"), "a cell set is written {rc,rc,...}");
        assert_eq!(error("{11,1x}"), "`1x` is not a row and a column from 1 to 9");
        assert_eq!(error("{10}"), "`10` is not a row and a column from 1 to 9");
        assert_eq!("{}".parse::<CellSet>(), Ok(CellSet::EMPTY));
    }
}

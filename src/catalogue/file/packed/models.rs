//! How the choice of a child becomes decisions.
//!
//! A choice is a number: how many of the children that could come next are
//! skipped. First: is it 0? Then, where a level can be left: are all skipped?
//! Then the number of skipped children as its length in bits, one decision for
//! each further bit, and the bits below the highest one. A choice among one is
//! no decision at all.

use super::entropy::{Chance, Coder};

/// Levels of the tree: rows 4, 5 and 6, and band 3.
pub const LEVELS: usize = 4;

/// Where children are counted exactly when their number decides what is
/// expected; more are alike.
const FEW: usize = 24;

/// Bits of a number of skipped children: below 9! at any level.
const BITS: usize = 20;

/// What is expected at one level.
#[derive(Clone)]
struct Level {
    /// None skipped, by the number of children that are left: on entering the
    /// level, and on going on in it after a child that was the next one or not.
    none: [[Chance; FEW]; 3],
    /// All skipped.
    all: [Chance; FEW],
    /// Longer than so many bits.
    longer: [Chance; BITS],
    /// The bits below the highest, by length and place.
    bits: [[Chance; BITS]; BITS],
    /// Was the last child the next one?
    was_next: bool,
}

/// What is expected of all decisions.
#[derive(Clone)]
pub struct Models {
    levels: [Level; LEVELS],
    /// Is the grid that follows a pair of bands written in full?
    in_full: Chance,
}

/// Where a choice begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// At the first child: one of them must be chosen.
    Enter,
    /// After a child: all that are left may be skipped, which leaves the level.
    GoOn,
}

impl Models {
    pub fn new() -> Models {
        let even = Chance::new(1 << 15, 0);
        let level = Level {
            none: [[Chance::new(3 << 14, 1); FEW]; 3],
            all: [Chance::new(3 << 14, 1); FEW],
            longer: [even; BITS],
            bits: [[even; BITS]; BITS],
            was_next: true,
        };
        Models { levels: std::array::from_fn(|_| level.clone()), in_full: Chance::new(1 << 11, 4) }
    }

    /// Forgets everything, as at the beginning of a block.
    pub fn forget(&mut self) {
        *self = Models::new();
    }

    /// Whether a grid is written in full.
    pub fn in_full(&mut self, coder: &mut impl Coder, decision: bool) -> bool {
        coder.decide(&mut self.in_full, decision)
    }

    /// A number of skipped children at a level where so many are left. A reader
    /// that reads nonsense may return a number that is too large.
    #[inline]
    pub fn skip(
        &mut self,
        coder: &mut impl Coder,
        level: usize,
        begin: Begin,
        left: usize,
        skipped: usize,
    ) -> usize {
        let level = &mut self.levels[level];
        let mut choices = match begin {
            Begin::Enter => left,
            Begin::GoOn => left + 1,
        };
        if choices <= 1 {
            return 0;
        }
        let few = left.min(FEW - 1);
        let after = match begin {
            Begin::Enter => 0,
            Begin::GoOn => 1 + usize::from(level.was_next),
        };
        let next = coder.decide(&mut level.none[after][few], skipped == 0);
        level.was_next = next;
        if next {
            return 0;
        }
        choices -= 1;
        if begin == Begin::GoOn {
            if choices == 1 || coder.decide(&mut level.all[few], skipped == left) {
                return left;
            }
            choices -= 1;
        }
        level.number(coder, choices, skipped)
    }
}

impl Level {
    /// A number from 1 to `most`.
    fn number(&mut self, coder: &mut impl Coder, most: usize, number: usize) -> usize {
        let longest = most.max(1).ilog2() as usize;
        let mut length = 0;
        while length < longest && coder.decide(&mut self.longer[length], number >> length > 1) {
            length += 1;
        }
        let mut read = 1;
        for bit in (0..length).rev() {
            let set = coder.decide(&mut self.bits[length][bit], number >> bit & 1 == 1);
            read = read << 1 | usize::from(set);
        }
        read
    }
}

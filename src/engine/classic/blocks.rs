//! How many clues the blocks of the clique need, which limits the next clue.
//!
//! A block that is all below the previous clue needs one. It needs another one if
//! no position is in all unhit UAs that are in no other block: these UAs would
//! have to be hit by one clue. What the clues left can spare beyond that limits
//! the search: a node that lacks a clue is dead, and without a spare one each
//! block gets what it needs and no position outside gets any.

use super::bitmaps::{ROOM, WORDS};
use super::prepare::Prepared;
use gridsieve_kernels::HittingVectors;

/// A bit for each UA of a table.
pub type Vector = [u64; WORDS];

/// Clues that can be left: each has a position below 64.
const MOST_LEFT: usize = 64;

/// Positions in groups: the blocks below position 64, and the positions above
/// them.
pub struct Blocks {
    /// For each position the positions of its group.
    group_of: [u64; 64],
    /// The lowest position of each block.
    begins: u64,
    /// By previous clue: how many blocks are below it, and where they end.
    below: [(u8, u8); 65],
    /// By clues left: where the next one can be. There is room for the others,
    /// and the clique leaves them enough.
    window: [u64; MOST_LEFT + 1],
    /// By previous clue: the UAs of the table that have positions below it in one
    /// group only.
    once: Box<[Vector; 65]>,
}

/// What is known of where the clues of a node can be.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Where the next clue can be.
    pub range: u64,
    /// Where clues can be, all below `previous`. UAs in one group only are in all
    /// positions of it, unless it needs several.
    pub open: u64,
    /// The groups that need several.
    pub twice: u64,
    /// The previous clue, or the end of the blocks that clues are in.
    pub previous: usize,
    /// Each group gets just what it needs.
    pub tight: bool,
}

impl Limits {
    /// Nothing is known.
    pub const NONE: Limits =
        Limits { range: 0, open: u64::MAX, twice: 0, previous: 0, tight: false };
}

/// The positions below one.
#[inline(always)]
fn below(position: usize) -> u64 {
    if position < 64 { (1 << position) - 1 } else { u64::MAX }
}

impl Blocks {
    pub fn new(prepared: &Prepared) -> Blocks {
        let ends: Vec<usize> = prepared.ends.iter().copied().take_while(|&end| end <= 64).collect();
        let last = ends.last().copied().unwrap_or(0);
        let mut group_of = [!below(last); 64];
        let (mut begin, mut begins) = (0, 0);
        for &end in &ends {
            group_of[begin..end].fill(below(end) & !below(begin));
            begins |= 1 << begin;
            begin = end;
        }
        let mut counts = [(0, 0); 65];
        for (previous, count) in counts.iter_mut().enumerate() {
            let blocks = ends.iter().take_while(|&&end| end <= previous).count();
            *count = (blocks as u8, blocks.checked_sub(1).map_or(0, |last| ends[last] as u8));
        }
        let mut window = [0; MOST_LEFT + 1];
        for (left, window) in window.iter_mut().enumerate().skip(1) {
            *window = below(prepared.end(left)) & !below(left - 1);
        }
        Blocks { group_of, begins, below: counts, window, once: Box::new([[0; WORDS]; 65]) }
    }

    /// Gets to know a table of UAs, for previous clues up to one.
    #[inline(always)]
    pub fn prepare(
        &mut self,
        vectors: &HittingVectors<WORDS>,
        previous: usize,
    ) {
        // UAs of whole groups, and those of the group that is begun.
        let (mut hit, mut twice, mut more) = ([0; WORDS], [0; WORDS], [0; WORDS]);
        for position in 0..=previous.min(64) {
            let new = position.checked_sub(1).map(|last| self.group_of[last]);
            if new.is_some() && new != self.group_of.get(position).copied() {
                add(&more, &mut hit, &mut twice);
                more = [0; WORDS];
            }
            for word in 0..WORDS {
                self.once[position][word] = (hit[word] ^ more[word]) & !twice[word];
            }
            if let Some(vector) = vectors.get(position) {
                for word in 0..WORDS {
                    more[word] |= vector[word];
                }
            }
        }
    }

    /// The limits of a node with `left` clues to be placed below `previous`;
    /// `first` is the first unhit UA of the table. `None` if it is dead.
    #[inline(always)]
    pub fn limits(
        &self,
        uas: &[u64; ROOM],
        unhit: &Vector,
        first: usize,
        left: usize,
        previous: usize,
        above: &Limits,
    ) -> Option<Limits> {
        let lowest = uas[first].trailing_zeros() as usize;
        let (blocks, end) = self.below[previous];
        let end = usize::from(end);
        if lowest >= previous {
            return None;
        }
        // Does the group that the previous clue is in need one below it?
        let begun = lowest >= end;
        // Of the blocks below, all is known that was known above.
        let blocks_below = below(end);
        let mut twice = above.twice & blocks_below;
        let needed = usize::from(blocks) + usize::from(begun) + (twice & self.begins).count_ones() as usize;
        let mut spare = left.checked_sub(needed)?;
        let group = below(previous) & !blocks_below;
        let mut top = group;
        if begun {
            // UAs come by descending lowest positions.
            let mut word = first / 64;
            let mut bits = unhit[word];
            'group: loop {
                while bits != 0 {
                    let ua = uas[64 * word + bits.trailing_zeros() as usize];
                    bits &= bits - 1;
                    if (ua.trailing_zeros() as usize) < end {
                        break 'group;
                    }
                    top &= ua;
                    if top == 0 {
                        spare = spare.checked_sub(1)?;
                        top = group;
                        twice |= self.group_of[lowest % 64];
                        break 'group;
                    }
                }
                word += 1;
                if word == WORDS {
                    break;
                }
                bits = unhit[word];
            }
        }
        let mut previous = previous;
        if spare == 0 && !begun {
            (previous, top) = (end, 0);
        }
        let mut open = above.open & blocks_below | top;
        let known = &self.once[above.previous];
        'again: loop {
            let once = &self.once[previous];
            for word in 0..WORDS {
                let mut bits = unhit[word] & once[word] & !known[word];
                while bits != 0 {
                    let ua = uas[64 * word + bits.trailing_zeros() as usize];
                    bits &= bits - 1;
                    let group = self.group_of[ua.trailing_zeros() as usize % 64];
                    let narrowed = open & (ua | !group | twice);
                    if narrowed & group != 0 {
                        open = narrowed;
                        continue;
                    }
                    spare = spare.checked_sub(1)?;
                    twice |= group;
                    open |= group & below(previous);
                    if spare == 0 && !begun && previous != end {
                        previous = end;
                        open &= blocks_below;
                        continue 'again;
                    }
                }
            }
            break;
        }
        let tight = spare == 0;
        let mut range = below(previous) & self.window[left] & !below(lowest);
        if tight {
            range &= open;
        }
        Some(Limits { range, open, twice, previous, tight })
    }

    /// The positions of the group that one is in.
    #[inline(always)]
    pub fn group_of(&self, position: u32) -> u64 {
        self.group_of[position as usize % 64]
    }

    /// The UAs of the table that have positions below one in one group only.
    #[inline(always)]
    pub fn once(&self, previous: usize) -> &Vector {
        &self.once[previous]
    }
}

/// Adds UAs to those that were there once, and twice.
#[inline(always)]
pub fn add(more: &Vector, hit: &mut Vector, twice: &mut Vector) {
    for word in 0..WORDS {
        twice[word] |= hit[word] & more[word];
        hit[word] |= more[word];
    }
}

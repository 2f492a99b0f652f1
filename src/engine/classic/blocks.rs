//! The positions below 64 in groups: the blocks of the clique, and those above
//! the blocks.

use super::prepare::Prepared;

/// Clues that can be left: each has a position below 64.
pub const MOST_LEFT: usize = 64;

/// The groups.
pub struct Blocks {
    /// The positions of each position's group.
    group_of: [u64; 64],
    /// The lowest position of each block.
    begins: u64,
    /// By previous clue: how many blocks are below it, and where they end.
    pub below: [(usize, usize); 65],
    /// By clues left: where the next one can be. There is room for the others,
    /// and the clique leaves them enough.
    pub windows: [u64; MOST_LEFT + 1],
}

/// The positions below one.
#[inline(always)]
pub fn below(position: usize) -> u64 {
    if position < 64 { (1 << position) - 1 } else { u64::MAX }
}

impl Blocks {
    /// The blocks of a prepared grid.
    pub fn new(prepared: &Prepared) -> Blocks {
        let ends: Vec<usize> = prepared.ends.iter().copied().take_while(|&end| end <= 64).collect();
        let mut group_of = [!below(ends.last().copied().unwrap_or(0)); 64];
        let (mut begin, mut begins) = (0, 0);
        for &end in &ends {
            group_of[begin..end].fill(below(end) & !below(begin));
            begins |= 1 << begin;
            begin = end;
        }
        let blocks_below = |previous| {
            let count = ends.iter().take_while(|&&end| end <= previous).count();
            (count, count.checked_sub(1).map_or(0, |last| ends[last]))
        };
        let window = |left| match left {
            0 => 0,
            _ => below(prepared.end(left)) & !below(left - 1),
        };
        Blocks {
            group_of,
            begins,
            below: std::array::from_fn(blocks_below),
            windows: std::array::from_fn(window),
        }
    }

    /// The positions of the group that one is in.
    #[inline(always)]
    pub fn group_of(&self, position: u32) -> u64 {
        self.group_of[position as usize]
    }

    /// Whether two positions are in the same group.
    #[inline(always)]
    pub fn are_together(&self, position: usize, other: usize) -> bool {
        other < 64 && self.group_of[position] >> other & 1 != 0
    }

    /// How many there are of some blocks, which are sets of positions.
    #[inline(always)]
    pub fn count(&self, blocks: u64) -> usize {
        (blocks & self.begins).count_ones() as usize
    }
}

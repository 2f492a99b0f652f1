//! A table of unhit UAs: each is a bit, and each position has a hitting vector.

use super::blocks::Blocks;
use gridsieve_kernels::{Aligned, HittingVectors, Token, first_bits};

/// Words of a vector.
pub const WORDS: usize = 12;
/// UAs that there is room for.
pub const ROOM: usize = 64 * WORDS;

/// A bit for each UA of a table.
pub type Vector = [u64; WORDS];

/// UAs at positions below 64.
pub struct Table {
    /// The positions of each UA that are below 64.
    pub uas: Box<[u64; ROOM]>,
    /// By position: the UAs with it.
    pub vectors: Box<Aligned<HittingVectors<WORDS>>>,
    /// By previous clue: the UAs that have positions below it in one group only.
    pub once: Box<[Vector; 65]>,
}

impl Table {
    /// Without any UA.
    pub fn new() -> Table {
        Table {
            uas: Box::new([0; ROOM]),
            vectors: Box::new(Aligned([[0; WORDS]; 64])),
            once: Box::new([[0; WORDS]; 65]),
        }
    }

    /// Makes it that of these UAs, for clues below `previous`. Gives their vector.
    #[inline(always)]
    pub fn fill<T: Token>(
        &mut self,
        token: T,
        uas: &[u64],
        blocks: &Blocks,
        previous: usize,
    ) -> Vector {
        assert!(uas.len() <= ROOM && previous <= 64, "a table of {} UAs", uas.len());
        token.transpose(uas, &mut self.vectors);
        self.uas[..uas.len()].copy_from_slice(uas);
        self.find_once(blocks, previous);
        std::array::from_fn(|word| first_bits(uas.len(), word))
    }

    #[inline(always)]
    fn find_once(&mut self, blocks: &Blocks, previous: usize) {
        // What whole groups hit, and what the positions of one do that come first.
        let (mut hit, mut twice, mut begun) = ([0; WORDS], [0; WORDS], [0; WORDS]);
        for (position, once) in self.once.iter_mut().enumerate().take(previous + 1) {
            if position > 0 && !blocks.are_together(position - 1, position) {
                add(&begun, &mut hit, &mut twice);
                begun = [0; WORDS];
            }
            for word in 0..WORDS {
                once[word] = (hit[word] ^ begun[word]) & !twice[word];
            }
            for (begun, hit) in
                begun.iter_mut().zip(self.vectors.get(position).unwrap_or(&[0; WORDS]))
            {
                *begun |= hit;
            }
        }
    }
}

/// Adds UAs to those that are hit, and those that are twice.
#[inline(always)]
pub fn add(more: &Vector, hit: &mut Vector, twice: &mut Vector) {
    for word in 0..WORDS {
        twice[word] |= hit[word] & more[word];
        hit[word] |= more[word];
    }
}

//! The first test of the leaves below a node, with one band 3. A leaf passes if the open sockets do
//! not need more clues than are left, in total and in each stack.
//!
//! Two of three leaves fail, in no pattern that a processor could predict, so the loops have no
//! branches that depend on the outcome. The first half of the parts is tested for all leaves, the
//! other half only for leaves that passed the first.

use crate::engine::bands::config::LEAVES;
use crate::engine::bands::harvest::two_bands::TwoBandUas;
use crate::engine::bands::leaf::Leaf;
use crate::engine::bands::limits::by_stack::ByStack;
use crate::engine::bands::limits::stacks::StackRoom;
use crate::engine::bands::open::sockets::OpenSockets;
use crate::engine::bands::open::tables::{Band3Tables, FirstOpen};
use gridsieve_kernels::{Token, within};

/// The bounds that all leaves below a node share.
#[derive(Clone, Copy)]
pub(crate) struct NodeBounds {
    /// The node's depth in the subtree.
    pub depth: usize,
    /// The most clues that band 3 can have at the node: each clue of a leaf takes one of them.
    pub most: u32,
    /// Limits on the stacks, if there are any.
    pub stacks: Option<Stacks>,
}

/// Limits on the stacks of the leaves below a node.
#[derive(Clone, Copy)]
pub(crate) struct Stacks {
    /// How many clues each stack may have at the node: one less for each clue of a leaf.
    pub limit: StackRoom,
    /// How many it has there.
    pub clues: ByStack,
}

/// The leaves that pass, and memory for the test.
pub(crate) struct OneBandSieve {
    leaves: [Leaf; LEAVES],
    /// A bit for each of the first patterns.
    open: [u64; LEAVES],
    end: usize,
    /// Leaves that passed as far as they were tested, but for a stack.
    pub stacks_full: u64,
}

impl OneBandSieve {
    pub fn new() -> Box<OneBandSieve> {
        Box::new(OneBandSieve {
            leaves: [Leaf::OF_NODE; LEAVES],
            open: [0; LEAVES],
            end: 0,
            stacks_full: 0,
        })
    }

    /// The leaves that passed, and the patterns that they leave open.
    pub fn passed(&self) -> impl Iterator<Item = (Leaf, FirstOpen)> {
        let leaves = self.leaves[..self.end].iter().copied();
        leaves.zip(self.open[..self.end].iter().map(|&open| FirstOpen::of_word(open)))
    }

    /// Takes those of these leaves that pass, instead of what it had.
    #[inline(always)]
    pub fn sift<T: Token>(
        &mut self,
        token: T,
        two_bands: &TwoBandUas,
        tables: &Band3Tables,
        bounds: NodeBounds,
        leaves: &[Leaf],
    ) {
        assert!(leaves.len() <= LEAVES, "a leaf without a place would be lost");
        let first = &tables.first_patterns;
        (self.end, self.stacks_full) = (0, 0);
        for &leaf in leaves {
            let open = first.first_open_below(token, bounds.depth, leaf);
            self.add(bounds.most, leaf, open);
        }
        self.drop_full_stacks(two_bands, bounds.stacks);
        if first.has_other_half() {
            for i in 0..std::mem::take(&mut self.end) {
                let (leaf, open) = self.at(i);
                let more = first.more_open_below(token, bounds.depth, leaf);
                self.add(bounds.most, leaf, open | more);
            }
            self.drop_full_stacks(two_bands, bounds.stacks);
        }
    }

    #[inline(always)]
    fn at(&self, i: usize) -> (Leaf, u64) {
        (self.leaves[within::<LEAVES>(i)], self.open[within::<LEAVES>(i)])
    }

    /// Writes a leaf, and keeps it if the mini-rows do not ask for too many clues.
    #[inline(always)]
    fn add(&mut self, most: u32, leaf: Leaf, open: u64) {
        self.keep_if(OpenSockets(open).min_count() + leaf.count() <= most, leaf, open);
    }

    /// Writes a leaf behind those that were kept; where the next one goes says whether it is
    /// one of them.
    #[inline(always)]
    fn keep_if(&mut self, is_kept: bool, leaf: Leaf, open: u64) {
        self.leaves[within::<LEAVES>(self.end)] = leaf;
        self.open[within::<LEAVES>(self.end)] = open;
        self.end += usize::from(is_kept);
    }

    /// Drops the leaves with which a stack has more clues than it may, those included that its
    /// mini-rows ask for.
    #[inline(always)]
    fn drop_full_stacks(&mut self, two_bands: &TwoBandUas, stacks: Option<Stacks>) {
        let Some(Stacks { limit, clues }) = stacks else { return };
        let end = std::mem::take(&mut self.end);
        for i in 0..end {
            let (leaf, open) = self.at(i);
            let mut asked = clues.plus(OpenSockets(open).by_stack());
            for cell in leaf.cells() {
                asked = asked.plus(two_bands.in_stacks[within::<64>(cell.into())]);
            }
            asked = asked.plus(ByStack::new([leaf.count(); 3]));
            self.keep_if(limit.less(asked).is_some(), leaf, open);
        }
        self.stacks_full += (end - self.end) as u64;
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::engine::bands::config::DEPTHS;
    use crate::engine::bands::leaf::NO_CELL;
    use crate::engine::bands::open::tables::tests::{ALL, patterns};
    use crate::testing;
    use gridsieve_grids::two_bands::TWO_BANDS;
    use gridsieve_kernels::{Isa, dispatch};
    use proptest::prelude::*;

    /// Some leaves, of four clues or fewer.
    pub fn leaves() -> impl Strategy<Value = Vec<Leaf>> {
        let cells = prop::sample::subsequence((0..TWO_BANDS as u8).collect::<Vec<_>>(), 4);
        let leaf = (cells, 0..=4usize).prop_map(|(mut cells, count)| {
            cells[count..].fill(NO_CELL);
            Leaf::new([cells[0], cells[1], cells[2], cells[3]])
        });
        prop::collection::vec(leaf, 0..40)
    }

    /// The stacks of a leaf whose cells are numbered as in the view, by definition.
    fn in_stacks(leaf: Leaf) -> [u32; 3] {
        let cells = leaf.cells().into_iter().filter(|&cell| cell != NO_CELL);
        cells.fold([0; 3], |mut counts, cell| {
            counts[usize::from(cell) % 9 / 3] += 1;
            counts
        })
    }

    /// Whether a leaf that leaves these sockets open passes.
    fn passes(leaf: Leaf, open: OpenSockets, bounds: NodeBounds) -> bool {
        let count = leaf.cells().into_iter().filter(|&cell| cell != NO_CELL).count() as u32;
        let fits = |Stacks { limit, clues }: Stacks| {
            let mut room = limit.less(ByStack::new([count; 3])).and_then(|limit| limit.less(clues));
            for more in [ByStack::new(in_stacks(leaf)), open.by_stack()] {
                room = room.and_then(|room| room.less(more));
            }
            room.is_some()
        };
        open.min_count() + count <= bounds.most && bounds.stacks.is_none_or(fits)
    }

    #[test]
    fn what_passes_by_definition() {
        let patterns = patterns();
        let two_bands = TwoBandUas::new(Isa::detect(), Vec::new(), 0, ALL);
        let stacks = prop::option::of((0u32..16, [0u32..3, 0..3, 0..3]));
        let most = 0u32..16;
        let above = prop::sample::subsequence((0..TWO_BANDS as u8).collect::<Vec<_>>(), 0..9);
        proptest!(|(leaves in leaves(), stacks in stacks, most in most, above in above)| {
            let mut trail = [0; DEPTHS];
            trail[..above.len()].copy_from_slice(&above);
            let depth = above.len();
            let stacks = stacks.map(|(limit, clues)| Stacks {
                limit: StackRoom::for_each(limit),
                clues: ByStack::new(clues),
            });
            let bounds = NodeBounds { depth, most, stacks };
            for isa in testing::isas() {
                dispatch!(isa, token => {
                    let mut tables = Band3Tables::new();
                    tables.build(token, &patterns, false, 0, ALL);
                    tables.first_patterns.follow(token, &trail, depth);
                    let mut sieve = OneBandSieve::new();
                    sieve.sift(token, &two_bands, &tables, bounds, &leaves);
                    let expected = leaves.iter().copied().filter_map(|leaf| {
                        let open = OpenSockets(tables.first_patterns.open_below(token, depth, leaf));
                        passes(leaf, open, bounds).then_some((leaf, FirstOpen::of_word(open.0)))
                    });
                    assert!(sieve.passed().eq(expected));
                });
            }
        });
    }
}

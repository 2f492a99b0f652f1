//! The last four clues of bands 1+2, for all nodes below one node together.
//!
//! The tree below the node is expanded breadth first, in flat loops over arrays. Depth-first loops
//! would end after two or three rounds, and their mispredicted branches would cost more than their
//! work.
//!
//! ```text
//! start:       for each cell of the UA to branch on: a node with three clues left
//!              list the children of these nodes, two clues left            (kernel list_children)
//! next_leaves, until all nodes with two clues left are done:
//!     list_triples:  for some of these nodes, the smallest of the first unhit UAs; list the
//!                    children, *triples*: one clue left                    (kernel list_children)
//!     common_cells:  for eight triples at a time, the cells common to the first UAs that a
//!                    triple misses: the last clue is one of these          (kernel common_below)
//!                    triples that keep a cell: the same with more UAs
//!     last_clue:     one cell of each triple, until none is left: do the four clues hit all
//!                    UAs of the table? then they are a leaf                (kernel all_hit)
//! ```
//!
//! The steps before `last_clue` use only the 64 smallest UAs of the table. A node that hits all of
//! these is *sparse*: it is left to [`super::last_five`], which uses all UAs.

use crate::engine::bands::config::{
    FIRST_UAS_FOR_COMMON_CELLS, LAST_WORDS, LEAVES, NODES_AT_1, NODES_AT_2, NODES_AT_3,
    UAS_FOR_COMMON_CELLS, UAS_TO_BRANCH_ON_AT_2, UAS_TO_BRANCH_ON_AT_3,
};
use crate::engine::bands::leaf::{Leaf, NO_CELL};
use crate::engine::bands::unhit::bitmap::Bitmap;
use crate::engine::bands::unhit::form::WORD_PLACES;
use gridsieve_grids::two_bands::ALL_TWO_BANDS;
use gridsieve_kernels::{CHILDREN_SPARE, SIBLINGS, Token, array, bits, key, set_of_key, within};

/// A bit that stands for no cell, set for the last clue of each triple before it is reduced to common
/// cells: it is left only if the triple hits all UAs that were looked at.
const HITS_ALL: u64 = 1 << 62;

/// A node to which four clues can be added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FourLeft {
    /// The UA that the first of them hits.
    pub branch: u64,
    /// Cells that can be clues.
    pub alive: u64,
    /// Cells of band 1.
    pub band_1: u64,
    /// `[j][i]`: cells open to a clue after `j` of the four, one to three, `i` of them in
    /// band 1.
    pub open: [[u64; 4]; 4],
}

/// A node with fewer clues left that hits the 64 smallest UAs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sparse {
    /// The clues of the node beyond those of the one with four left.
    pub clues: u64,
    /// Cells that can be clues.
    pub alive: u64,
}

/// Nodes and what their children are listed from.
struct Nodes<const N: usize> {
    /// The UA to branch on.
    branches: [u64; N],
    clues: [u64; N],
    /// Cells for the clue after the next one: if the next one is in band 2, and if it is in
    /// band 1.
    open: [[u64; N]; 2],
}

impl<const N: usize> Nodes<N> {
    fn new() -> Nodes<N> {
        Nodes { branches: [0; N], clues: [0; N], open: [[0; N]; 2] }
    }

    /// Lists the children of the nodes from `start` to `end`; gives their
    /// number.
    #[inline(always)]
    fn list_children<T: Token>(
        &mut self,
        token: T,
        (start, end): (usize, usize),
        band_1: u64,
        children: &mut [u64],
        open_below: &mut [u64],
    ) -> usize {
        // Whole vectors: behind the last one, nodes without children.
        self.branches[end..end + SIBLINGS].copy_from_slice(&[0; SIBLINGS]);
        let all = start..start + (end - start).next_multiple_of(SIBLINGS);
        token.list_children(
            &self.branches[all.clone()],
            &self.clues[all.clone()],
            [&self.open[0][all.clone()], &self.open[1][all]],
            band_1,
            children,
            open_below,
        )
    }
}

/// The search below one node: its memory, in whole cache lines, and what it finds.
#[repr(align(64))]
pub(crate) struct LastFour {
    /// The first unhit UAs.
    uas: Vec<u64>,
    /// Nodes with three clues left.
    firsts: Nodes<NODES_AT_3>,
    /// Nodes with two clues left, and the cells that can be clues below them.
    seconds: Nodes<NODES_AT_2>,
    alive: [u64; NODES_AT_2],
    seconds_end: usize,
    seconds_next: usize,
    /// Nodes with one clue left: the clues, and the cells for the last one.
    triples: [u64; NODES_AT_1],
    last: [u64; NODES_AT_1],
    triples_end: usize,
    leaves: [Leaf; LEAVES],
    leaves_end: usize,
    /// Nodes left to another search.
    pub sparse: Vec<Sparse>,
    /// Nodes with three, two and one clues left.
    pub visited: [u64; 3],
}

/// The first UA of a word's bits; all cells if there is none.
#[inline(always)]
fn first_ua(uas: &[u64; WORD_PLACES], bits: u64) -> u64 {
    uas[within::<WORD_PLACES>(bits.trailing_zeros() as usize)]
}

#[inline(always)]
fn without_first(bits: u64) -> u64 {
    bits & bits.wrapping_sub(1)
}

/// The smallest of the first `LOOK` unhit UAs, reduced to `alive`; there is one.
#[inline(always)]
fn smallest<const LOOK: usize>(uas: &[u64; WORD_PLACES], mut unhit: u64, alive: u64) -> u64 {
    let mut least = key(first_ua(uas, unhit) & alive);
    for _ in 1..LOOK {
        unhit = without_first(unhit);
        least = least.min(key(first_ua(uas, unhit) & alive));
    }
    set_of_key(least)
}

/// 1 for a cell of `set`, else 0.
#[inline(always)]
fn is_in(set: u64, cell: u32) -> usize {
    (set >> cell) as usize & 1
}

impl LastFour {
    pub fn new() -> Box<LastFour> {
        Box::new(LastFour {
            uas: Vec::with_capacity(UAS_FOR_COMMON_CELLS),
            firsts: Nodes::new(),
            seconds: Nodes::new(),
            alive: [0; NODES_AT_2],
            seconds_end: 0,
            seconds_next: 0,
            triples: [0; NODES_AT_1],
            last: [0; NODES_AT_1],
            triples_end: 0,
            leaves: [Leaf::OF_NODE; LEAVES],
            leaves_end: 0,
            sparse: Vec::new(),
            visited: [0; 3],
        })
    }

    /// The sets of clues that hit all UAs, found by the last call of
    /// [`next_leaves`](LastFour::next_leaves). The last of the four is [`NO_CELL`] where three clues
    /// hit all and no cell is open to a fourth.
    pub fn leaves(&self) -> &[Leaf] {
        &self.leaves[..self.leaves_end]
    }

    /// Begins the search below the node at `depth` of a table.
    #[inline(always)]
    pub fn start<T: Token>(
        &mut self,
        token: T,
        table: &Bitmap<LAST_WORDS>,
        depth: usize,
        node: &FourLeft,
    ) {
        let uas = table.uas_of_first_word();
        let unhit = table.unhit(depth)[0];
        self.uas.clear();
        for i in bits(unhit).take(UAS_FOR_COMMON_CELLS) {
            self.uas.push(uas[within::<WORD_PLACES>(i)]);
        }
        self.sparse.clear();
        let (mut alive, mut count) = (node.alive, 0);
        for cell in bits(node.branch) {
            let clue = 1 << cell;
            alive &= !clue;
            let in_band_1 = is_in(node.band_1, cell as u32);
            let below = alive & node.open[1][in_band_1];
            let unhit = unhit & !table.vector(cell)[0];
            if unhit == 0 {
                self.sparse.push(Sparse { clues: clue, alive: below });
                continue;
            }
            self.firsts.branches[within::<NODES_AT_3>(count)] =
                smallest::<UAS_TO_BRANCH_ON_AT_3>(uas, unhit, below);
            self.firsts.clues[within::<NODES_AT_3>(count)] = clue;
            for more in [0, 1] {
                self.firsts.open[more][within::<NODES_AT_3>(count)] =
                    below & node.open[2][in_band_1 + more];
            }
            count += 1;
        }
        let Self { firsts, seconds, alive, .. } = self;
        self.seconds_end =
            firsts.list_children(token, (0, count), node.band_1, &mut seconds.clues, alive);
        self.seconds_next = 0;
        self.triples_end = 0;
        self.visited = [node.branch.count_ones().into(), self.seconds_end as u64, 0];
    }

    /// Goes on with the search until there are leaves; false if it is over.
    #[inline(always)]
    pub fn next_leaves<T: Token>(
        &mut self,
        token: T,
        table: &Bitmap<LAST_WORDS>,
        depth: usize,
        node: &FourLeft,
    ) -> bool {
        self.leaves_end = 0;
        loop {
            while self.triples_end != 0 {
                if self.leaves_end + self.triples_end > LEAVES {
                    return true;
                }
                self.last_clue(token, table, depth);
            }
            if self.seconds_next == self.seconds_end {
                return self.leaves_end != 0;
            }
            self.list_triples(token, table, depth, node);
            self.common_cells(token, table, depth);
        }
    }

    /// Chooses what to branch on in nodes with two clues left, and lists those
    /// with one that are below them, as many as there is room for.
    #[inline(always)]
    fn list_triples<T: Token>(
        &mut self,
        token: T,
        table: &Bitmap<LAST_WORDS>,
        depth: usize,
        node: &FourLeft,
    ) {
        let uas = table.uas_of_first_word();
        // Cells open to a fourth clue; `NO_CELL` where there is none.
        let last = array::map(
            node.open[3],
            #[inline(always)]
            |open| if open == 0 { 1 << NO_CELL } else { open | HITS_ALL },
        );
        let unhit_above = table.unhit(depth)[0];
        let start = self.seconds_next;
        let (mut i, mut listed) = (start, 0);
        while i != self.seconds_end && listed + 64 + CHILDREN_SPARE <= NODES_AT_1 {
            let (clues, alive) =
                (self.seconds.clues[within::<NODES_AT_2>(i)], self.alive[within::<NODES_AT_2>(i)]);
            let first = table.vector(clues.trailing_zeros() as usize)[0];
            let second = table.vector(without_first(clues).trailing_zeros() as usize)[0];
            let unhit = unhit_above & !(first | second);
            let mut branch = 0;
            if unhit != 0 {
                branch = smallest::<UAS_TO_BRANCH_ON_AT_2>(uas, unhit, alive);
            } else {
                self.sparse.push(Sparse { clues, alive });
            }
            let in_band_1 = (clues & node.band_1).count_ones() as usize;
            let alive = alive | !ALL_TWO_BANDS;
            self.seconds.branches[within::<NODES_AT_2>(i)] = branch;
            self.seconds.open[0][within::<NODES_AT_2>(i)] = alive & last[within::<4>(in_band_1)];
            self.seconds.open[1][within::<NODES_AT_2>(i)] =
                alive & last[within::<4>(in_band_1 + 1)];
            listed += branch.count_ones() as usize;
            i += 1;
        }
        self.seconds_next = i;
        let Self { seconds, triples, last, .. } = self;
        self.triples_end = seconds.list_children(token, (start, i), node.band_1, triples, last);
        self.visited[2] += self.triples_end as u64;
    }

    /// Finds where the last clue of each triple can be; those without a cell
    /// leave the list.
    #[inline(always)]
    fn common_cells<T: Token>(&mut self, token: T, table: &Bitmap<LAST_WORDS>, depth: usize) {
        // Most triples lose all cells to a few UAs.
        let few = self.uas.len().min(FIRST_UAS_FOR_COMMON_CELLS);
        let mut end = self.triples_end;
        for uas in [0..few, few..self.uas.len()] {
            for i in (0..end).step_by(SIBLINGS) {
                let mut common = [0; SIBLINGS];
                let (triples, last) = (chunk(&mut self.triples, i), chunk(&mut self.last, i));
                token.common_below(&self.uas[uas.clone()], triples, last, &mut common);
                *last = common;
            }
            end = token.keep_filled(&mut self.last[..end], &mut self.triples[..end]);
        }
        self.triples_end = end;
        if self.last[..end].iter().fold(0, |any, last| any | last) & HITS_ALL != 0 {
            self.use_first_missed(table, depth);
        }
    }

    /// Reduces the cells of the triples that hit all UAs looked at so far to those of the first UA
    /// that they miss.
    #[inline(always)]
    fn use_first_missed(&mut self, table: &Bitmap<LAST_WORDS>, depth: usize) {
        let mut kept = 0;
        for i in 0..self.triples_end {
            let (mut last, triple) =
                (self.last[within::<NODES_AT_1>(i)], self.triples[within::<NODES_AT_1>(i)]);
            if last & HITS_ALL != 0 {
                last &= ALL_TWO_BANDS;
                let hit = bits(triple).fold(0, |hit, cell| hit | table.vector(cell)[0]);
                let unhit = table.unhit(depth)[0] & !hit;
                if unhit == 0 {
                    self.sparse.push(Sparse { clues: triple, alive: last });
                    continue;
                }
                last &= first_ua(table.uas_of_first_word(), unhit);
            }
            self.last[within::<NODES_AT_1>(kept)] = last;
            self.triples[within::<NODES_AT_1>(kept)] = triple;
            kept += usize::from(last != 0);
        }
        self.triples_end = kept;
    }

    /// Tests one cell for each triple; the triples with more cells stay.
    #[inline(always)]
    fn last_clue<T: Token>(&mut self, token: T, table: &Bitmap<LAST_WORDS>, depth: usize) {
        // All sets of four clues first: a loop of which the compiler makes vectors.
        let end = self.triples_end;
        let Self { triples, last, leaves, .. } = self;
        let tested = &mut leaves[self.leaves_end..][..end];
        let (triples, last) = (&mut triples[..end], &mut last[..end]);
        for i in 0..end {
            tested[i] = leaf(triples[i], last[i]);
            last[i] = without_first(last[i]);
        }
        self.triples_end = token.keep_filled(last, triples);
        let unhit = table.unhit(depth);
        let mut kept = 0;
        for i in 0..end {
            let leaf = tested[i];
            let vectors = array::map(
                leaf.cells(),
                #[inline(always)]
                |cell| table.vector(cell.into()),
            );
            tested[kept] = leaf;
            kept += usize::from(token.all_hit(unhit, vectors));
        }
        self.leaves_end += kept;
    }
}

/// The leaf of a triple and its next last clue: the word of [`Leaf::new`], made by shifts, which
/// the compiler turns into vectors.
#[inline(always)]
fn leaf(triple: u64, last: u64) -> Leaf {
    let but_first = without_first(triple);
    let (a, b) = (triple.trailing_zeros(), but_first.trailing_zeros());
    let (c, d) = (without_first(but_first).trailing_zeros(), last.trailing_zeros());
    Leaf(a | b << 8 | c << 16 | d << 24)
}

#[inline(always)]
fn chunk(words: &mut [u64; NODES_AT_1], start: usize) -> &mut [u64; SIBLINGS] {
    &mut words.as_chunks_mut().0[within::<{ NODES_AT_1 / SIBLINGS }>(start / SIBLINGS)]
}

#[cfg(test)]
mod tests;

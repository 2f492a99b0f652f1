//! The last four clues of bands 1+2, for all nodes below one node together.
//!
//! The tree below the node is expanded breadth first, in flat loops over
//! arrays: loops that end after two or three rounds cost more by the jumps
//! that the processor mispredicts than by their work. With one clue left, the
//! cells common to the first unhit UAs are found for eight nodes at a time;
//! each of these cells is then tested against all UAs.
//!
//! Only the 64 smallest UAs of the table are looked at on the way. A node that
//! hits all of them is *sparse*: it is left to [`super::last_clues`], which
//! looks at all UAs.

use super::unhit::{Bitmap, FIRST_GROUP};
use gridsieve_grids::two_bands::ALL_TWO_BANDS;
use gridsieve_kernels::{CHILDREN_SPARE, SIBLINGS, Token, array, bits, key, set_of_key, within};

/// Words of the table's vectors.
pub(super) const WORDS: usize = 4;

/// Nodes with three clues left, with two and with one, and sets of four clues,
/// that are held at a time. There are never more of the first two below one
/// node; the others are searched in portions.
const FIRSTS: usize = 64;
const NODES: usize = 64 * 64;
const TRIPLES: usize = 64 * 64;
pub(super) const LEAVES: usize = 2 * TRIPLES;

/// Unhit UAs among which the smallest is branched on, with three clues left
/// and with two.
const LOOK_AT_3: usize = 6;
const LOOK_AT_2: usize = 4;
/// Unhit UAs of the node of which the last clue has to hit those that the
/// three others miss.
const FIRST: usize = 20;
/// A triple with more cells than this for its last clue is looked at again, with this many
/// of the UAs that it leaves unhit.
const FEW: u32 = 2;
const MORE: usize = 8;

/// Bits that a triple keeps if it hits all UAs that it was tested against; as
/// many as make it one with more than a few cells.
const HITS_ALL: u64 = 7 << 60;

/// Stands for the last clue of a triple after which no cell is open: no UA has
/// it, so what hits everything with it does so without.
pub(super) const NO_CELL: u8 = 63;

/// A node to which four clues can be added.
#[derive(Clone, Copy, Debug)]
pub(super) struct FourLeft {
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
pub(super) struct Sparse {
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
    /// Cells for the clue after the next one, if that is in band 2 and if in
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
pub(super) struct LastFour {
    /// The first unhit UAs.
    uas: Vec<u64>,
    /// Nodes with three clues left.
    firsts: Nodes<FIRSTS>,
    /// Nodes with two clues left, and the cells that can be clues below them.
    seconds: Nodes<NODES>,
    alive: [u64; NODES],
    seconds_end: usize,
    seconds_next: usize,
    /// Nodes with one clue left: the clues, and the cells for the last one.
    triples: [u64; TRIPLES],
    last: [u64; TRIPLES],
    triples_end: usize,
    /// Of these, those with many cells.
    many: [(u64, u64); TRIPLES],
    leaves: [u32; LEAVES],
    leaves_end: usize,
    /// Nodes left to another search.
    pub sparse: Vec<Sparse>,
    /// Nodes with three, two and one clues left.
    pub visited: [u64; 3],
}

/// The first UA of a word's bits; all cells if there is none.
#[inline(always)]
fn first_ua(uas: &[u64; FIRST_GROUP], bits: u64) -> u64 {
    uas[within::<FIRST_GROUP>(bits.trailing_zeros() as usize)]
}

#[inline(always)]
fn without_first(bits: u64) -> u64 {
    bits & bits.wrapping_sub(1)
}

/// The smallest of the first `LOOK` unhit UAs, reduced to `alive`; there is one.
#[inline(always)]
fn smallest<const LOOK: usize>(uas: &[u64; FIRST_GROUP], mut unhit: u64, alive: u64) -> u64 {
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
            uas: Vec::with_capacity(FIRST),
            firsts: Nodes::new(),
            seconds: Nodes::new(),
            alive: [0; NODES],
            seconds_end: 0,
            seconds_next: 0,
            triples: [0; TRIPLES],
            last: [0; TRIPLES],
            triples_end: 0,
            many: [(0, 0); TRIPLES],
            leaves: [0; LEAVES],
            leaves_end: 0,
            sparse: Vec::new(),
            visited: [0; 3],
        })
    }

    /// The sets of four clues that hit everything, found by the last call of
    /// [`next_leaves`](LastFour::next_leaves): a cell a byte, the last one
    /// [`NO_CELL`] where three clues do and no cell is open to another.
    pub fn leaves(&self) -> &[u32] {
        &self.leaves[..self.leaves_end]
    }

    /// Begins the search below the node at `depth` of a table.
    #[inline(always)]
    pub fn start<T: Token>(
        &mut self,
        token: T,
        table: &Bitmap<WORDS>,
        depth: usize,
        node: &FourLeft,
    ) {
        let uas = table.first_group();
        let unhit = table.unhit(depth)[0];
        self.uas.clear();
        for i in bits(unhit).take(FIRST) {
            self.uas.push(uas[within::<FIRST_GROUP>(i)]);
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
            self.firsts.branches[within::<FIRSTS>(count)] =
                smallest::<LOOK_AT_3>(uas, unhit, below);
            self.firsts.clues[within::<FIRSTS>(count)] = clue;
            for more in [0, 1] {
                self.firsts.open[more][within::<FIRSTS>(count)] =
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
        table: &Bitmap<WORDS>,
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
        table: &Bitmap<WORDS>,
        depth: usize,
        node: &FourLeft,
    ) {
        let uas = table.first_group();
        // Where no cell is open after three clues, there is a mark instead.
        let last = array::map(
            node.open[3],
            #[inline(always)]
            |open| if open == 0 { 1 << NO_CELL } else { open | HITS_ALL },
        );
        let unhit_above = table.unhit(depth)[0];
        let start = self.seconds_next;
        let (mut i, mut listed) = (start, 0);
        while i != self.seconds_end && listed + 64 + CHILDREN_SPARE <= TRIPLES {
            let (clues, alive) =
                (self.seconds.clues[within::<NODES>(i)], self.alive[within::<NODES>(i)]);
            let first = table.vector(clues.trailing_zeros() as usize)[0];
            let second = table.vector(without_first(clues).trailing_zeros() as usize)[0];
            let unhit = unhit_above & !(first | second);
            let mut branch = 0;
            if unhit != 0 {
                branch = smallest::<LOOK_AT_2>(uas, unhit, alive);
            } else {
                self.sparse.push(Sparse { clues, alive });
            }
            let in_band_1 = (clues & node.band_1).count_ones() as usize;
            let alive = alive | !ALL_TWO_BANDS;
            self.seconds.branches[within::<NODES>(i)] = branch;
            self.seconds.open[0][within::<NODES>(i)] = alive & last[within::<4>(in_band_1)];
            self.seconds.open[1][within::<NODES>(i)] = alive & last[within::<4>(in_band_1 + 1)];
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
    fn common_cells<T: Token>(&mut self, token: T, table: &Bitmap<WORDS>, depth: usize) {
        let end = self.triples_end;
        for i in (0..end).step_by(SIBLINGS) {
            let mut common = [0; SIBLINGS];
            let (triples, last) = (chunk(&mut self.triples, i), chunk(&mut self.last, i));
            token.common_below(&self.uas, triples, last, &mut common);
            *last = common;
        }
        let kept = token.keep_filled(&mut self.last[..end], &mut self.triples[..end]);
        // Many cells are left where few of the first UAs were missed.
        let (mut few, mut many) = (0, 0);
        for i in 0..kept {
            let (last, triple) =
                (self.last[within::<TRIPLES>(i)], self.triples[within::<TRIPLES>(i)]);
            self.last[within::<TRIPLES>(few)] = last;
            self.triples[within::<TRIPLES>(few)] = triple;
            self.many[within::<TRIPLES>(many)] = (last & ALL_TWO_BANDS, triple);
            let is_many = last.count_ones() > FEW;
            many += usize::from(is_many);
            few += usize::from(!is_many);
        }
        let uas = table.first_group();
        for &(mut last, triple) in &self.many[..many] {
            let mut unhit = table.unhit(depth)[0];
            for cell in bits(triple) {
                unhit &= !table.vector(cell)[0];
            }
            if unhit == 0 {
                self.sparse.push(Sparse { clues: triple, alive: last });
                continue;
            }
            for _ in 0..MORE {
                last &= first_ua(uas, unhit);
                unhit = without_first(unhit);
            }
            self.last[within::<TRIPLES>(few)] = last;
            self.triples[within::<TRIPLES>(few)] = triple;
            few += usize::from(last != 0);
        }
        self.triples_end = few;
    }

    /// Tests one cell for each triple; the triples with more cells stay.
    #[inline(always)]
    fn last_clue<T: Token>(&mut self, token: T, table: &Bitmap<WORDS>, depth: usize) {
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
                cells_of(leaf),
                #[inline(always)]
                |cell| table.vector(cell.into()),
            );
            tested[kept] = leaf;
            kept += usize::from(token.all_hit(unhit, vectors));
        }
        self.leaves_end += kept;
    }
}

/// The cells of a leaf; [`NO_CELL`] stands for each clue that it lacks.
#[inline(always)]
pub(super) fn cells_of(leaf: u32) -> [u8; 4] {
    leaf.to_le_bytes()
}

/// The leaf of these cells; see [`cells_of`].
#[inline(always)]
pub(super) fn leaf_of(cells: [u8; 4]) -> u32 {
    u32::from_le_bytes(cells)
}

/// How many clues a leaf has.
#[inline(always)]
pub(super) fn clues_of(leaf: u32) -> u32 {
    // With one more in each byte only `NO_CELL` has this bit: cells are below 54.
    const { assert!(NO_CELL == 63) };
    4 - ((leaf + 0x0101_0101) & 0x4040_4040).count_ones()
}

/// The leaf of a triple and its next last clue: the word of [`leaf_of`], made by shifts, which
/// the compiler turns into vectors.
#[inline(always)]
fn leaf(triple: u64, last: u64) -> u32 {
    let but_first = without_first(triple);
    let (a, b) = (triple.trailing_zeros(), but_first.trailing_zeros());
    let (c, d) = (without_first(but_first).trailing_zeros(), last.trailing_zeros());
    a | b << 8 | c << 16 | d << 24
}

#[inline(always)]
fn chunk(words: &mut [u64; TRIPLES], start: usize) -> &mut [u64; SIBLINGS] {
    &mut words.as_chunks_mut().0[within::<{ TRIPLES / SIBLINGS }>(start / SIBLINGS)]
}

#[cfg(test)]
mod tests;

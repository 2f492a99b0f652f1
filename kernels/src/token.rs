//! The kernels, as methods of a level's token.
//!
//! [`Scalar`] has the definition of each; the other levels run
//! one generic function over their lanes, which the tests compare with it.
//!
//! # The two forms of the unhit UAs
//!
//! **Lists.** A list of cell sets is kept in `P` *planes*: plane p has the
//! cells 64p to 64p + 63 of every set, so that a vector holds the same cells of
//! several sets. Sets of two bands (54 cells) need one plane, sets of a whole
//! grid two. All planes of a list have the same length.
//!
//! **Bitmaps.** Set i is bit i of a vector of `W` words. Each cell has a
//! *hitting vector* (the sets that contain it), each node of a search an
//! *unhit vector*, the complement of the state vector (the sets that are not
//! hit). Bits that belong to no set are 0 in all of them. With bitmaps the
//! sets themselves are kept in blocks of 64, one for each word.

use crate::bitmap::{Blocks, HittingPlanes, HittingVectors};
use crate::lanes::Lanes;
use crate::lanes32::Lanes32;
use crate::{Level, Scalar, bitmap, list, sockets};

/// Siblings treated together by [`Token::common_below`] and
/// [`Token::smallest_below`].
pub const SIBLINGS: usize = 8;

/// Cells of two bands: where the size stands in a [`key`].
pub(crate) const KEY_CELLS: u32 = 54;

/// A set of two bands behind its size: the least key is that of the smallest
/// set.
#[inline(always)]
pub fn key(set: u64) -> u64 {
    u64::from(set.count_ones()) << KEY_CELLS | set
}

/// The set of a key.
#[inline(always)]
pub fn set_of_key(key: u64) -> u64 {
    key & ((1 << KEY_CELLS) - 1)
}

/// Greater than every key.
pub const NO_KEY: u64 = u64::MAX >> 1;

/// Places by which the lists that [`Token::list_children`] writes must be
/// longer than what it writes.
pub const CHILDREN_SPARE: usize = 65 * crate::lanes::MOST_LANES;

/// Words by which the output of [`Token::first_unhit`] must be longer than
/// what is asked for.
pub const SPARE_WORDS: usize = 8;

/// Proof that a level's instructions may be used, and its kernels.
pub trait Token: Copy + Send + Sync + 'static {
    /// The vectors of the level.
    type Lanes: Lanes<Token = Self>;
    /// The vectors for boards, one in each lane.
    type Lanes32: Lanes32<Token = Self>;
    /// The level.
    const LEVEL: Level;

    /// Does some work in code compiled for the level; see
    /// [`dispatch!`](crate::dispatch!).
    fn enter<R>(self, work: impl FnOnce() -> R) -> R;

    /// List: copies the sets that have no cell of `hit` to the front of `out`,
    /// in order; gives their number. What lies behind them in the first
    /// `sets.len()` places of `out` may be overwritten.
    ///
    /// # Panics
    /// The planes have different lengths, or `out` is shorter than `sets`.
    #[inline(always)]
    fn drop_hit<const P: usize>(
        self,
        sets: [&[u64]; P],
        hit: [u64; P],
        out: [&mut [u64]; P],
    ) -> usize {
        list::drop_hit::<Self::Lanes, P>(self, sets, hit, out)
    }

    /// List of one plane: copies the sets whose cells within `mask` are those
    /// of `cells` to the front of `out`, in order; gives their number. What
    /// lies behind them in the first `sets.len()` places of `out` may be
    /// overwritten.
    ///
    /// # Panics
    /// `out` is shorter than `sets`.
    ///
    /// # Comparison only
    /// No engine calls it: the solver of bands 1+2 kept lists of placements
    /// before it went over to boards of candidates.
    #[inline(always)]
    fn keep_matching(self, sets: &[u64], mask: u64, cells: u64, out: &mut [u64]) -> usize {
        list::keep_matching::<Self::Lanes>(self, sets, mask, cells, out)
    }

    /// List: copies the sets that do not contain all cells of `part` to the
    /// front of `out`, in order; gives their number. What lies behind them in
    /// the first `sets.len()` places of `out` may be overwritten.
    ///
    /// # Panics
    /// The planes have different lengths, or `out` is shorter than `sets`.
    ///
    /// # Comparison only
    /// No engine calls it: [`keep_minimal`](crate::keep_minimal) asks of each
    /// set whether it contains one of those kept ([`any_subset`](Token::any_subset)).
    #[inline(always)]
    fn drop_supersets<const P: usize>(
        self,
        sets: [&[u64]; P],
        part: [u64; P],
        out: [&mut [u64]; P],
    ) -> usize {
        list::drop_supersets::<Self::Lanes, P>(self, sets, part, out)
    }

    /// List: is some set of it part of the set `of`, or equal to it?
    ///
    /// # Panics
    /// The planes have different lengths.
    #[inline(always)]
    fn any_subset<const P: usize>(self, sets: [&[u64]; P], of: [u64; P]) -> bool {
        list::any_subset::<Self::Lanes, P>(self, sets, of)
    }

    /// List: takes the cells that are not `alive` out of all sets.
    #[inline(always)]
    fn remove_dead<const P: usize>(self, sets: [&mut [u64]; P], alive: [u64; P]) {
        for (plane, alive) in sets.into_iter().zip(alive) {
            list::remove_dead::<Self::Lanes>(self, plane, alive);
        }
    }

    /// List: the number of `alive` cells of each set.
    ///
    /// # Panics
    /// The planes and `sizes` have different lengths.
    #[inline(always)]
    fn residual_sizes<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P], sizes: &mut [u8]) {
        list::residual_sizes::<Self::Lanes, P>(self, sets, alive, sizes);
    }

    /// List: index of the set with the fewest `alive` cells, the first of
    /// several, and their number; `None` if there is no set.
    ///
    /// # Panics
    /// The planes have different lengths.
    #[inline(always)]
    fn smallest<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P]) -> Option<(usize, u32)> {
        list::smallest::<Self::Lanes, P>(self, sets, alive)
    }

    /// List: the `alive` cells that are in every set.
    ///
    /// # Panics
    /// The planes have different lengths.
    ///
    /// # Comparison only
    /// No engine calls it: with one clue left the bands engine has a bitmap
    /// ([`common_unhit`](Token::common_unhit)) or a batch.
    #[inline(always)]
    fn common<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P]) -> [u64; P] {
        list::common::<Self::Lanes, P>(self, sets, alive)
    }

    /// List, for a batch of sibling nodes: `common[i]` becomes those cells of
    /// `alive[i]` that are in every set without a cell of `siblings[i]`. With
    /// one clue left to place below each sibling, that is where it can be.
    /// Siblings from the first empty one on are left out: their `common` is
    /// unspecified.
    #[inline(always)]
    fn common_below(
        self,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        common: &mut [u64; SIBLINGS],
    ) {
        list::common_below::<Self::Lanes>(self, sets, siblings, alive, common);
    }

    /// Lists the children of a list of nodes: `branches[i]` has the cells to
    /// try below `nodes[i]`, one after the other. A child is its node with one
    /// of them; open to another clue below it is what `open[0][i]` has, or
    /// `open[1][i]` if its cell is in `half`, without the cells of the branch
    /// up to its own. Gives the number of children, in no certain order. What
    /// lies behind them may be overwritten.
    ///
    /// # Panics
    /// The lists of nodes have different lengths, or those of children have
    /// not [`CHILDREN_SPARE`] places more than there are children.
    #[inline(always)]
    fn list_children(
        self,
        branches: &[u64],
        nodes: &[u64],
        open: [&[u64]; 2],
        half: u64,
        children: &mut [u64],
        open_below: &mut [u64],
    ) -> usize {
        list::list_children::<Self::Lanes>(self, branches, nodes, open, half, children, open_below)
    }

    /// List: moves the sets that are not empty to the front, in order, and
    /// with each its tag of the same place; gives their number. What lies
    /// behind them may be overwritten.
    ///
    /// # Panics
    /// There are not as many tags as sets.
    #[inline(always)]
    fn keep_filled(self, sets: &mut [u64], tags: &mut [u64]) -> usize {
        list::keep_filled::<Self::Lanes>(self, sets, tags)
    }

    /// List of sets of two bands, for a batch of sibling nodes: `least[i]`
    /// becomes the least [`key`] of the sets without a cell of
    /// `siblings[i]`, each reduced to the cells of `alive[i]`;
    /// [`NO_KEY`] if there is no such set. It is the set to
    /// branch on below the sibling. Siblings from the first empty one on are
    /// left out: their `least` is unspecified.
    ///
    /// # Comparison only
    /// No engine calls it: the last four clues are listed breadth first, by
    /// [`list_children`](Token::list_children).
    #[inline(always)]
    fn smallest_below(
        self,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        least: &mut [u64; SIBLINGS],
    ) {
        list::smallest_below::<Self::Lanes>(self, sets, siblings, alive, least);
    }

    /// Bitmap: the hitting vectors of `sets`.
    ///
    /// # Panics
    /// There are more than `64 * W` sets.
    #[inline(always)]
    fn transpose<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        bitmap::transpose::<Self::Lanes, W>(self, sets, vectors);
    }

    /// Bitmap: `child` becomes what is left of an unhit vector below a clue
    /// with the hitting vector `hit`; gives the index of the first unhit set,
    /// `64 * W` if all are hit. At most 32 words.
    #[inline(always)]
    fn child<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        child: &mut [u64; W],
    ) -> usize {
        bitmap::and_not::<Self::Lanes, W>(self, unhit, hit, child)
    }

    /// Bitmap: [`child`](Token::child) for a batch of siblings. `children[i]`
    /// is that of the i-th cell of `cells`, in ascending order, `first[i]` its
    /// first unhit set. At most 32 words.
    ///
    /// # Panics
    /// `children` or `first` is shorter than there are cells.
    ///
    /// # Comparison only
    /// No engine calls it: nodes are placed when they are visited, most of
    /// them as what is left of a batch.
    #[inline(always)]
    fn children<const W: usize>(
        self,
        unhit: &[u64; W],
        vectors: &HittingVectors<W>,
        cells: u64,
        children: &mut [[u64; W]],
        first: &mut [u16],
    ) {
        bitmap::children::<Self::Lanes, W>(self, unhit, vectors, cells, children, first);
    }

    /// Bitmap: the `alive` cells that are in every set of `unhit` that is not
    /// in `hit`; `None` if there is no such set.
    ///
    /// About one set in five is unhit: where lanes cannot be masked, to pick
    /// sets one by one, as the definition does, is faster than making vectors of
    /// masks.
    #[inline(always)]
    fn common_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
    ) -> Option<u64> {
        Scalar::new().common_unhit(unhit, hit, sets, alive)
    }

    /// Bitmap: the `alive` cells of the first unhit sets, `most` of them if
    /// there are as many, in order; gives their number. Places of `out` behind
    /// them may be overwritten.
    ///
    /// # Panics
    /// `out` is shorter than `most + `[`SPARE_WORDS`].
    #[inline(always)]
    fn first_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
        most: usize,
        out: &mut [u64],
    ) -> usize {
        bitmap::first_unhit::<Self::Lanes, W>(self, unhit, sets, alive, most, out)
    }

    /// Bitmap: the cells that are in all of some sets, those with a bit in
    /// `sets`.
    #[inline(always)]
    fn hitting_all<const W: usize>(self, planes: &HittingPlanes<W>, sets: &[u64; W]) -> u64 {
        bitmap::hitting_all::<Self::Lanes, W>(self, planes, sets)
    }

    /// Bitmap: the cells that are in one of some sets, those with a bit in
    /// `sets`, or in several.
    #[inline(always)]
    fn hitting_any<const W: usize>(self, planes: &HittingPlanes<W>, sets: &[u64; W]) -> u64 {
        bitmap::hitting_any::<Self::Lanes, W>(self, planes, sets)
    }

    /// Bitmap: the sets with a cell of `cells`: the conflict vector of a set
    /// of these cells.
    #[inline(always)]
    fn hit_by<const W: usize>(self, vectors: &HittingVectors<W>, cells: u64) -> [u64; W] {
        bitmap::hit_by::<Self::Lanes, W>(self, vectors, cells)
    }

    /// Bitmap: is nothing left of an unhit vector below four clues with these
    /// hitting vectors?
    #[inline(always)]
    fn all_hit<const W: usize>(self, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
        bitmap::all_hit::<Self::Lanes, W>(self, unhit, hit)
    }

    /// Bitmap, one step of packing disjoint sets: takes the sets with a cell
    /// of `cells` out of `free`; gives the index of the first one left,
    /// `64 * W` if there is none.
    ///
    /// # Comparison only
    /// No engine calls it: packings of UAs of bands 1+2 pruned next to nothing.
    #[inline(always)]
    fn packing_step<const W: usize>(
        self,
        free: &mut [u64; W],
        vectors: &HittingVectors<W>,
        cells: u64,
    ) -> usize {
        bitmap::packing_step::<Self::Lanes, W>(self, free, vectors, cells)
    }

    /// Bitmap: the bits of `vector` at the places of `keep`, moved together to
    /// the front: its vector after a compaction to the sets of `keep`.
    ///
    /// # Comparison only
    /// No engine calls it: a subtree's table is made anew from its list, which
    /// also takes dead cells and supersets out. Bits that are moved together
    /// would keep them.
    #[inline(always)]
    fn compact<const W: usize>(self, vector: &[u64; W], keep: &[u64; W]) -> [u64; W] {
        bitmap::compact(self, vector, keep)
    }

    /// The bits of `word` at the places of `keep`, moved together to the low
    /// end (what the instruction PEXT does): sets of cells when some of the cells
    /// get new names. It is also the step of [`compact`](Token::compact).
    #[inline(always)]
    fn extract_bits(self, word: u64, keep: u64) -> u64 {
        bitmap::extract_bits(word, keep)
    }

    /// For each index the byte of the table at it (what PSHUFB does). Of an
    /// index the low four bits count; it must be below 128.
    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        Scalar::new().look_up(table, indices)
    }

    /// Sockets: the parts that are hit after a clue whose row is `row`, of
    /// those hit before it, `hit`.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn hit_parts(self, hit: &[u64], row: &[u64], out: &mut [u64]) {
        sockets::hit_parts::<Self::Lanes>(self, hit, row, out);
    }

    /// Sockets: bit j of word w of `hit` and `row` says that the w-th part of
    /// pattern j is hit by the clues so far or by one more. Gives the patterns
    /// with a part that neither hits.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn open_patterns(self, hit: &[u64], row: &[u64]) -> u64 {
        sockets::open_patterns::<Self::Lanes>(self, hit, row)
    }

    /// Sockets: the same for four more clues.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        sockets::open_below::<Self::Lanes>(self, hit, rows)
    }
}

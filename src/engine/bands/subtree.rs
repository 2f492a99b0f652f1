//! Subtrees of the expansion and their tables.
//!
//! The search of a pair of bands begins as one subtree. After [`REBUILD_AFTER`] clues
//! its tables are made anew, from the UAs still unhit, without dead cells and
//! without supersets: the root of a subtree of its own. The instruction-set
//! level is chosen once per subtree.

use super::expand::{Expansion, Frame};
use super::pair::PairSearch;
use super::sockets::SocketTables;
use super::unhit::{Bitmap, DEPTHS, List, Unhit};
use gridsieve_kernels::{Isa, Token, dispatch, keep_first_minimal};

/// Clues placed before the tables are made anew. Fewer make the subtrees too
/// large for their tables, more make the tables anew too often.
pub(super) const REBUILD_AFTER: usize = 3;

/// UAs that a rebuilt table takes, the smallest, and places left in its
/// hitting vectors for those that are learned.
const MOST_UAS: usize = 300;
const SPARE: usize = 48;

/// The most UAs that hitting vectors hold.
pub(super) const VECTOR_BITS: usize = 768;

/// Tables of the subtree that the search is in, on one level of nesting.
struct Stage {
    uas: Vec<u64>,
    list: List,
    medium: Bitmap<8>,
    large: Bitmap<{ VECTOR_BITS / 64 }>,
    path: Path,
}

/// What a subtree keeps besides its unhit UAs.
pub(super) struct Path {
    pub sockets: SocketTables,
    pub frames: Box<[Frame; DEPTHS]>,
    /// Clues and alive cells of the subtree's root.
    pub root: Frame,
    /// Are the tables still to be made anew below?
    pub rebuilds: bool,
}

impl Stage {
    fn new(rebuilds: bool) -> Stage {
        Stage {
            uas: Vec::new(),
            list: List::new(),
            medium: Bitmap::new(),
            large: Bitmap::new(),
            path: Path {
                sockets: SocketTables::new(),
                frames: Box::new([Frame::default(); DEPTHS]),
                root: Frame::default(),
                rebuilds,
            },
        }
    }
}

/// The tables of both stages, the first subtree and those below it. They are
/// kept from grid to grid.
pub(super) struct Subtrees {
    first: Option<Box<Stage>>,
    below: Option<Box<Stage>>,
    pub last: Option<Box<super::last_clues::Table>>,
    isa: Isa,
    bitmap_threshold: usize,
}

impl Subtrees {
    pub fn new(isa: Isa, bitmap_threshold: usize) -> Subtrees {
        Subtrees {
            first: Some(Box::new(Stage::new(true))),
            below: Some(Box::new(Stage::new(false))),
            last: Some(Box::new(super::last_clues::Table::new())),
            isa,
            bitmap_threshold: bitmap_threshold.min(VECTOR_BITS),
        }
    }

    /// Searches everything that a pair of bands has.
    pub fn search(&mut self, search: &mut PairSearch) {
        if !search.tables.hopeless {
            let root = Frame { clues: search.tables.must, alive: search.tables.free, branch: 0 };
            let stage = self.first.take();
            self.first = self.run(search, stage, root);
        }
    }

    /// Searches below a node of the first subtree.
    pub fn search_below(&mut self, search: &mut PairSearch, clues: u64, alive: u64) {
        search.heed_stop();
        let stage = self.below.take();
        self.below = self.run(search, stage, Frame { clues, alive, branch: 0 });
    }

    fn run(
        &mut self,
        search: &mut PairSearch,
        stage: Option<Box<Stage>>,
        root: Frame,
    ) -> Option<Box<Stage>> {
        let mut stage = stage?;
        dispatch!(self.isa, token => search_subtree(token, self, search, &mut stage, root));
        Some(stage)
    }
}

/// Makes the tables of one subtree and searches it.
#[inline(always)]
fn search_subtree<T: Token>(
    token: T,
    subtrees: &mut Subtrees,
    search: &mut PairSearch,
    stage: &mut Stage,
    root: Frame,
) {
    let Stage { uas, list, medium, large, path } = stage;
    let known = &search.tables.two_bands;
    uas.resize(known.len(), 0);
    let unhit = token.drop_hit([known], [root.clues], [uas]);
    uas.truncate(unhit);
    token.remove_dead([uas], [root.alive]);
    // Which UAs are minimal takes longer to find than all else: no more of them
    // than are taken.
    keep_first_minimal(token, uas, if path.rebuilds { usize::MAX } else { MOST_UAS });
    if uas.first() == Some(&0) {
        // No alive cell can hit this one.
        return;
    }
    search.count.tables_built += 1;
    path.sockets.clear();
    path.root = root;
    let count = uas.len();
    if count > subtrees.bitmap_threshold {
        expand(token, subtrees, search, path, list, uas);
    } else if count > 512 - SPARE {
        expand(token, subtrees, search, path, large, uas);
    } else {
        expand(token, subtrees, search, path, medium, uas);
    }
}

#[inline(always)]
fn expand<T: Token>(
    token: T,
    subtrees: &mut Subtrees,
    search: &mut PairSearch,
    path: &mut Path,
    unhit: &mut impl Unhit<T>,
    uas: &[u64],
) {
    unhit.build(token, uas);
    Expansion { token, subtrees, search, path, unhit }.run();
}

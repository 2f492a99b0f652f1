//! Expansion of bands 1+2: the clue sets that hit all their UAs.
//!
//! ```text
//! visit(clues, alive):
//!     no clue can be added: a leaf if all UAs are hit
//!     one can be added: a leaf for each cell common to all unhit UAs
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```
//!
//! After [`REBUILD_AFTER`] clues in a subtree its tables are made anew from the
//! UAs still unhit, without dead cells and without supersets: the root of a
//! new subtree. The instruction-set level is entered once per subtree.

use super::choice::ChoiceSearch;
use super::limits::Room;
use super::sockets::{Open, Sockets};
use super::unhit::{ALL_CELLS, Bitmap, DEPTHS, FIRST, List, Unhit};
use gridsieve_kernels::{Isa, SIBLINGS, Token, Work, common_below_siblings, keep_minimal};

/// Clues placed in a subtree before its tables are made anew, for the first
/// subtree and those below it.
const REBUILD_AFTER: [usize; MAX_STAGES] = [3, 99];
const MAX_STAGES: usize = 2;

/// UAs that a subtree below the first keeps of those unhit, the smallest, and
/// places left in its hitting vectors for those that it learns.
const MOST_UAS: usize = 400;
const SPARE: usize = 48;

/// Unhit UAs looked at to find the one to branch on.
const LOOK: usize = 32;

/// Tables of the subtree that the search is in, on one level of nesting.
struct Stage {
    uas: Vec<u64>,
    list: List,
    small: Bitmap<4>,
    medium: Bitmap<8>,
    large: Bitmap<12>,
    path: Path,
}

/// What a stage keeps besides its unhit UAs.
struct Path {
    sockets: Sockets,
    frames: Box<[Frame; DEPTHS]>,
    root: Frame,
    stage: usize,
}

/// A node: its clues, the cells that can still become clues below it, and
/// those of them still to be tried.
#[derive(Clone, Copy, Default)]
struct Frame {
    clues: u64,
    alive: u64,
    branch: u64,
}

/// The tables of all stages, kept from grid to grid.
pub(super) struct Expander {
    stages: Vec<Option<Box<Stage>>>,
    isa: Isa,
    bitmap_threshold: usize,
}

impl Expander {
    pub fn new(isa: Isa, bitmap_threshold: usize) -> Expander {
        Expander { stages: Vec::new(), isa, bitmap_threshold }
    }

    /// Searches everything below the choice's root.
    pub fn run(&mut self, search: &mut ChoiceSearch) {
        if search.tables.hopeless {
            return;
        }
        let uas = search.tables.two_bands.clone();
        let (clues, alive) = (search.tables.must, search.tables.free);
        self.subtree(search, 0, &uas, clues, alive);
    }

    /// Searches below a node: `uas` are those that its clues may miss.
    fn subtree(
        &mut self,
        search: &mut ChoiceSearch,
        stage: usize,
        uas: &[u64],
        clues: u64,
        alive: u64,
    ) {
        search.heed_stop();
        if self.stages.len() == stage {
            self.stages.push(None);
        }
        let mut tables = self.stages[stage].take().unwrap_or_else(|| Box::new(Stage::new(stage)));
        self.isa.run(Subtree { expander: self, search, stage: &mut tables, uas, clues, alive });
        self.stages[stage] = Some(tables);
    }
}

impl Stage {
    fn new(stage: usize) -> Stage {
        Stage {
            uas: Vec::new(),
            list: List::new(),
            small: Bitmap::new(),
            medium: Bitmap::new(),
            large: Bitmap::new(),
            path: Path {
                sockets: Sockets::new(),
                frames: Box::new([Frame::default(); DEPTHS]),
                root: Frame::default(),
                stage,
            },
        }
    }
}

/// The work of one subtree.
struct Subtree<'a, 'b, 'c> {
    expander: &'a mut Expander,
    search: &'a mut ChoiceSearch<'b>,
    stage: &'a mut Stage,
    uas: &'c [u64],
    clues: u64,
    alive: u64,
}

impl Work for Subtree<'_, '_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<T: Token>(self, _: T) {
        let Subtree { expander, search, stage, uas, clues, alive } = self;
        let Stage { uas: residual, list, small, medium, large, path } = stage;
        residual.clear();
        let _ = uas;
        residual.extend(
            search.tables.two_bands.iter().filter(|&ua| ua & clues == 0).map(|ua| ua & alive),
        );
        keep_minimal(residual);
        if residual.first() == Some(&0) {
            return;
        }
        search.count.tables_built += 1;
        path.sockets.clear();
        path.root = Frame { clues, alive, branch: 0 };
        if path.stage > 0 {
            residual.truncate(MOST_UAS);
        }
        let count = residual.len();
        if count > expander.bitmap_threshold || count > 768 {
            list.build(residual);
            expand(expander, search, path, residual, list);
        } else if count > 512 - SPARE {
            large.build(residual);
            expand(expander, search, path, residual, large);
        } else if count > 256 - SPARE {
            medium.build(residual);
            expand(expander, search, path, residual, medium);
        } else {
            small.build(residual);
            expand(expander, search, path, residual, small);
        }
    }
}

/// Searches a subtree, depth first.
#[inline(always)]
fn expand(
    expander: &mut Expander,
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
) {
    let Frame { clues, alive, .. } = path.root;
    let branch = visit(expander, search, path, uas, unhit, 0, clues, alive);
    let mut depth = 0;
    path.frames[0] = Frame { clues, alive, branch };
    loop {
        let frame = &mut path.frames[depth];
        if frame.branch == 0 || search.ended {
            if depth == 0 {
                return;
            }
            depth -= 1;
            continue;
        }
        let cell = frame.branch.trailing_zeros() as usize;
        frame.branch &= frame.branch - 1;
        frame.alive &= !(1 << cell);
        let (clues, alive) = (frame.clues | 1 << cell, frame.alive);
        unhit.place(depth, cell);
        path.sockets.place(depth, cell);
        let alive = alive & search.limits.room(clues).open;
        let branch = visit(expander, search, path, uas, unhit, depth + 1, clues, alive);
        if branch != 0 {
            depth += 1;
            path.frames[depth] = Frame { clues, alive, branch };
        }
    }
}

/// Deals with a node; gives the cells to try below it.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
fn visit(
    expander: &mut Expander,
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    alive: u64,
) -> u64 {
    let room = search.limits.room(clues);
    search.nodes[clues.count_ones() as usize] += 1;
    if room.fewest > room.most.min(alive.count_ones()) {
        return 0;
    }
    match room.most {
        0 => {
            if unhit.all_hit(depth) {
                leaf(search, path, uas, unhit, depth, clues);
            }
            0
        }
        1 => {
            let mut common = unhit.common(depth, alive);
            if unhit.all_hit(depth) {
                leaf(search, path, uas, unhit, depth, clues);
            }
            while common != 0 {
                let cell = common.trailing_zeros() as usize;
                common &= common - 1;
                leaf_below(search, path, uas, unhit, depth, clues, cell);
            }
            0
        }
        2 => {
            two_left(search, path, uas, unhit, depth, clues, alive);
            0
        }
        most => {
            if depth == REBUILD_AFTER[path.stage] {
                expander.subtree(search, path.stage + 1, uas, clues, alive);
                return 0;
            }
            match unhit.branch(depth, alive, LOOK) {
                None => {
                    leaf(search, path, uas, unhit, depth, clues);
                    alive
                }
                Some(cells) => {
                    if most > 3 && overpacked(unhit, depth, alive, most) {
                        search.count.packing_prunes += 1;
                        return 0;
                    }
                    cells
                }
            }
        }
    }
}

/// Searches below a node to which two clues can be added: most of the time is
/// spent here. The cells of the smallest of the first unhit UAs are siblings;
/// what is left for the last clue is found for all of them together.
#[inline(always)]
fn two_left(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    alive: u64,
) {
    let mut first = [0; FIRST];
    let count = unhit.first(depth, alive, &mut first);
    let mut cells = if count == 0 {
        leaf(search, path, uas, unhit, depth, clues);
        alive
    } else {
        let key = |ua: u64| u64::from(ua.count_ones()) << 58 | ua;
        first.iter().map(|&ua| key(ua)).min().unwrap_or(0) & ALL_CELLS
    };
    // The room below depends only on the band of the sibling.
    let rooms = search.limits.rooms_below(clues);
    let bands = search.tables.bands;
    let mut alive = alive;
    while cells != 0 {
        let (mut siblings, mut below) = ([0; SIBLINGS], [0; SIBLINGS]);
        for i in 0..SIBLINGS {
            let cell = cells & cells.wrapping_neg();
            cells ^= cell;
            alive &= !cell;
            siblings[i] = cell;
            let open = if cell & bands[0] != 0 { rooms[0].open } else { rooms[1].open };
            below[i] = if cell == 0 { 0 } else { alive & open };
        }
        let common = common_below_siblings(&first[..count], &siblings, &below);
        search.nodes[clues.count_ones() as usize + 1] +=
            siblings.iter().map(|cell| u64::from(cell.count_ones())).sum::<u64>();
        for i in 0..SIBLINGS {
            let room = rooms[usize::from(siblings[i] & bands[0] == 0)];
            // Without room below, the sibling itself may still hit everything.
            if common[i] != 0 || (room.most == 0 && siblings[i] != 0) {
                last_clue(search, path, uas, unhit, depth, clues, siblings[i], below[i], room);
            }
        }
    }
}

/// A sibling for which a last clue may be found: looks at all unhit UAs.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
fn last_clue(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    sibling: u64,
    below: u64,
    room: Room,
) {
    let cell = sibling.trailing_zeros() as usize;
    let clues = clues | sibling;
    if room.fewest > room.most.min(below.count_ones()) {
        return;
    }
    let common = unhit.common_below(depth, cell, below);
    if common == Some(0) {
        return;
    }
    unhit.place(depth, cell);
    path.sockets.place(depth, cell);
    if common.is_none() {
        leaf(search, path, uas, unhit, depth + 1, clues);
    }
    let mut common = common.unwrap_or(below);
    while common != 0 {
        let cell = common.trailing_zeros() as usize;
        common &= common - 1;
        leaf_below(search, path, uas, unhit, depth + 1, clues, cell);
    }
}

/// Do more than `most` of the unhit UAs have no alive cell in common with
/// each other?
#[inline(always)]
fn overpacked(unhit: &impl Unhit, depth: usize, alive: u64, most: u32) -> bool {
    let (mut count, mut cells) = (0, 0);
    unhit.for_each(depth, |ua| {
        let ua = ua & alive;
        if ua & cells == 0 {
            cells |= ua;
            count += 1;
        }
        count <= most
    });
    count > most
}

/// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
#[inline(always)]
fn leaf(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
) {
    prepare_sockets(search, path);
    let open = path.sockets.open(depth);
    test(search, path, uas, unhit, depth, clues, open);
}

/// The same for its child with a clue in `cell`.
#[inline(always)]
fn leaf_below(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    cell: usize,
) {
    prepare_sockets(search, path);
    let open = path.sockets.open_below(depth, cell);
    let clues = clues | 1 << cell;
    search.nodes[clues.count_ones() as usize] += 1;
    test(search, path, uas, unhit, depth, clues, open);
}

#[inline(always)]
fn prepare_sockets(search: &ChoiceSearch, path: &mut Path) {
    if !path.sockets.is_built() {
        path.sockets.build(&search.tables, path.root.clues, path.root.alive);
    }
}

/// Goes on to band 3 if its mini-rows do not ask for too many clues.
#[inline(always)]
fn test(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    open: Open,
) {
    search.count.sets += 1;
    let left = search.clues_of_band_3(clues) - search.tables.must_3.count_ones();
    if open.min_count() <= left {
        search.count.pass_min_count += 1;
        pass(search, path, uas, unhit, depth, clues, open);
    }
}

/// Band 3, and what it teaches.
#[inline(never)]
fn pass(
    search: &mut ChoiceSearch,
    path: &mut Path,
    uas: &mut Vec<u64>,
    unhit: &mut impl Unhit,
    depth: usize,
    clues: u64,
    open: Open,
) {
    let root = search.view_cells(path.root.clues, 0).bits() as u64;
    search.two_bands.enter_subtree(root);
    search.band_3(&path.sockets, clues, open);
    let fresh = std::mem::take(&mut search.fresh);
    for &learned in &fresh {
        match learned {
            super::tables::Learned::TwoBands(ua) => {
                uas.push(ua & path.root.alive);
                unhit.learn(depth, ua & path.root.alive);
            }
            _ => path.sockets.learn(&search.tables, learned, depth),
        }
    }
    search.fresh = fresh;
    search.fresh.clear();
}

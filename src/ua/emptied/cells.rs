//! Any cells emptied: those of some digits, boxes, or cells at random.
//!
//! Every digit with emptied cells is placed in its own ways; next comes the one
//! that has fewest left. UAs that were found are known from then on, unless all digits have to
//! move. Ways that keep most cells come first, so small UAs are found early.

use super::known::Known;
use super::layout::Layout;
use super::minimal::keep_minimal;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, bits, dispatch_few};

/// UAs that are known at most while a puzzle is solved: more take longer than they
/// save.
const MOST_KNOWN: usize = 2048;

/// What finding UAs in emptied cells took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Ways to place a digit that were looked at.
    pub nodes: u64,
    /// UAs before the filter for minimal ones.
    pub candidates: usize,
    /// Puzzles of which not all solutions were seen.
    pub capped: usize,
}

impl Tally {
    /// Adds the search of one puzzle, which was to be given up after `cap` UAs.
    fn add(&mut self, nodes: u64, found: usize, cap: usize) {
        self.nodes += nodes;
        self.candidates += found;
        self.capped += usize::from(found >= cap);
    }
}

/// Finds minimal UAs inside sets of cells of one grid.
pub struct CellsEmptied<'a> {
    grid: &'a Grid,
    isa: Isa,
    /// Solutions of a puzzle that are looked at.
    cap: usize,
    /// Only solutions in which every digit with emptied cells moves are looked for, as the UAs of
    /// fewer digits are known.
    pub all_move: bool,
    /// What was done so far.
    pub tally: Tally,
}

impl<'a> CellsEmptied<'a> {
    /// A search that gives up a puzzle after `cap` solutions that contain no
    /// UA found before.
    pub fn new(grid: &'a Grid, cap: usize, isa: Isa) -> CellsEmptied<'a> {
        CellsEmptied { grid, isa, cap, all_move: false, tally: Tally::default() }
    }

    /// The minimal UAs inside `emptied`, at most 64 cells, that contain none of
    /// `known`, which has the smallest first.
    pub fn search(&mut self, emptied: CellSet, known: &[CellSet]) -> Vec<CellSet> {
        let layout = Layout::new(self.grid, emptied);
        let inside = known.iter().filter_map(|&ua| layout.bits(ua));
        // Where all digits move what contains a UA of fewer digits is not minimal: all have to be
        // known.
        let most = if self.all_move { usize::MAX } else { MOST_KNOWN };
        let known: Vec<u64> = inside.take(most).collect();
        let mut search = Search::new(self.grid, &layout, &known, self.cap, self.all_move);
        dispatch_few!(self.isa, token => search.run(token));
        self.tally.add(search.nodes, search.found.len(), self.cap);
        let mut found = search.found;
        dispatch_few!(self.isa, token => keep_minimal(token, &mut found));
        found.into_iter().map(|ua| layout.cells(ua)).collect()
    }
}

/// The digits after some of them were placed.
#[derive(Clone, Default)]
struct Node {
    /// Ways to place each digit.
    ways: [Vec<u64>; 9],
    /// Digits that are not placed, and of these the one to be placed next.
    open: u16,
    digit: usize,
    /// Its ways below this one are done.
    next: usize,
    /// Bits that are taken, and those that have their own digit.
    taken: u64,
    kept: u64,
}

struct Search {
    known: Known,
    all: u64,
    own: [u64; 9],
    path: Vec<Node>,
    found: Vec<u64>,
    cap: usize,
    nodes: u64,
}

impl Search {
    fn new(grid: &Grid, layout: &Layout, known: &[u64], cap: usize, all_move: bool) -> Search {
        let mut path = vec![Node::default(); 10];
        let root = &mut path[0];
        for digit in 0..9 {
            let own = layout.own(digit);
            root.ways[digit] = layout.placements(grid, digit);
            root.ways[digit].sort_by_key(|way| (way & !own).count_ones());
            if all_move {
                root.ways[digit].retain(|&way| way != own);
            }
        }
        // The UAs that have few digits are known, and few of the others contain one another.
        let more = if all_move { 0 } else { MOST_KNOWN - known.len() };
        root.open = (0..9).filter(|&digit| layout.own(digit) != 0).map(|digit| 1 << digit).sum();
        Search {
            known: Known::new(layout, known, more),
            all: layout.all(),
            own: std::array::from_fn(|digit| layout.own(digit)),
            path,
            found: Vec::new(),
            cap,
            nodes: 0,
        }
    }

    #[inline(always)]
    fn run<T: Token>(&mut self, token: T) {
        if self.all == 0 {
            return;
        }
        self.path[0].choose();
        let mut depth = 0;
        loop {
            let (path, below) = self.path.split_at_mut(depth + 1);
            let node = &mut path[depth];
            let Some(&way) = node.ways[node.digit].get(node.next) else {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                continue;
            };
            node.next += 1;
            self.nodes += 1;
            let open = node.open & !(1 << node.digit);
            let taken = node.taken | way;
            let kept = node.kept | way & self.own[node.digit];
            let mut others = 0;
            for digit in bits(open) {
                others |= self.own[digit];
            }
            let unchanged = kept | others & !taken;
            // The last digit gets the cells that are left: one in each row, column and box without
            // it, as every other digit has been placed in all of its own.
            let all_placed = open & open.wrapping_sub(1) == 0;
            if all_placed && unchanged == self.all || self.known.any_without(unchanged) {
                continue;
            }
            if all_placed {
                let ua = self.all & !unchanged;
                self.found.push(ua);
                self.known.add(ua);
                if self.found.len() == self.cap {
                    return;
                }
                continue;
            }
            let child = &mut below[0];
            (child.open, child.next, child.taken, child.kept) = (open, 0, taken, kept);
            for digit in bits(open) {
                let (ways, left) = (&node.ways[digit], &mut child.ways[digit]);
                left.resize(ways.len(), 0);
                let count = token.drop_hit([ways], [way], [&mut *left]);
                left.truncate(count);
            }
            if child.choose() {
                depth += 1;
            }
        }
    }
}

impl Node {
    /// Chooses the digit to be placed next; false if one cannot be placed.
    fn choose(&mut self) -> bool {
        let fewest = bits(self.open).map(|digit| (self.ways[digit].len(), digit)).min();
        let (ways, digit) = fewest.expect("a digit is open");
        self.digit = digit;
        ways > 0
    }
}

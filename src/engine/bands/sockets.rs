//! Which cross-band UAs a set of clues in bands 1+2 leaves to band 3.
//!
//! All 64 patterns of the first group, the 27 GUA2 and 9 GUA3 among them, are
//! known after a few vector operations (see [`PartTable`]). The other patterns
//! are looked at only for the clue sets that the first group lets pass.

use super::attached::Band3;
use super::open::Open;
use super::others::{Others, Unhit};
use super::pair_sockets::{self, PairSockets};
use super::part_table::{GROUP, PartTable, Trail};
use super::patterns::{MINI_ROW_PATTERNS, Pattern};
use super::phase::Phase;
use super::unhit::DEPTHS;
use gridsieve_kernels::{Token, bits, within};
use std::ops::ControlFlow;

/// The UAs that a set of clues of bands 1+2 leaves to band 3.
pub(super) struct LeftOpen {
    /// The sockets of mini-rows and the other patterns of the first group.
    pub open: Open,
    /// The parts of the other patterns that are unhit.
    pub others: Unhit,
}

/// The socket tables of one band 3 in a subtree, made when its first leaf asks
/// for them.
pub(super) struct Sockets {
    /// The first group of patterns.
    pub group: PartTable,
    /// For each cell of band 3, the patterns beside the sockets of mini-rows
    /// that have it.
    with_cell: [u64; 32],
    /// The other patterns.
    pub others: Others,
}

impl Sockets {
    pub fn new() -> Sockets {
        Sockets { group: PartTable::new(), with_cell: [0; 32], others: Others::new() }
    }

    /// Builds the tables of a subtree whose root has these clues and alive
    /// cells. The mini-rows are left out if they are in the tables of the `pair`.
    pub fn build(&mut self, patterns: &[Pattern], pair: bool, clues: u64, alive: u64) {
        self.group.clear();
        self.with_cell = [0; 32];
        let mut parts = Vec::new();
        for (j, pattern) in patterns.iter().take(GROUP).enumerate() {
            self.add_cells(j, pattern.cells);
            if !pair || j >= MINI_ROW_PATTERNS {
                self.group.build(j, &pattern.parts, clues, alive, &mut parts);
            }
        }
        self.others.build(patterns.get(GROUP..).unwrap_or_default(), clues, alive);
    }

    fn add_cells(&mut self, pattern: usize, band_3: u32) {
        if pattern >= MINI_ROW_PATTERNS {
            let bit = 1 << (pattern - MINI_ROW_PATTERNS);
            bits(band_3).for_each(|cell| self.with_cell[cell] |= bit);
        }
    }

    /// The open patterns beside the sockets of mini-rows, without those that have one of
    /// these cells of band 3.
    #[inline(always)]
    pub fn without(&self, open: Open, band_3: u32) -> u64 {
        let with = |cell: usize| self.with_cell[within::<32>(cell)];
        bits(band_3).fold(open.others(), |open, cell| open & !with(cell))
    }

    /// Takes in a part of pattern number `place` that the path up to `depth`
    /// does not hit.
    pub fn learn(&mut self, place: usize, pattern: &Pattern, part: u64, depth: usize) {
        if place < GROUP {
            self.add_cells(place, pattern.cells);
            self.group.add(place, part, depth);
        } else {
            self.others.learn(part, pattern.cells);
        }
    }

    /// The open patterns of the node at `depth`, which the states have to have
    /// followed, or of its child with a clue in `cell`.
    #[inline(always)]
    pub fn open<T: Token>(&self, token: T, depth: usize, cell: Option<usize>) -> Open {
        Open(self.group.open(token, depth, cell))
    }

    /// What these clues leave open, of a band 3 with these patterns where clues can go to these
    /// cells; none if the UAs out of field, which go to the phase, kill.
    #[inline(always)]
    pub fn left_open<T: Token>(
        &self,
        token: T,
        patterns: &[Pattern],
        clues: u64,
        open: Open,
        cells: u32,
        phase: &mut Phase,
    ) -> Option<LeftOpen> {
        let in_field = phase.in_field & cells;
        for pattern in bits(self.without(open, in_field)) {
            if phase.add(patterns[MINI_ROW_PATTERNS + pattern].cells & cells).is_break() {
                return None;
            }
        }
        // Most of those that come here have died.
        let others = self.others.unhit(token, clues);
        let out_of_field = self.others.without(token, &others, in_field);
        // With no clue missing any of them kills.
        let lives = if phase.missing == 0 {
            out_of_field.iter().fold(0, |any, places| any | places) == 0
        } else {
            let flow = self.others.try_for_each(
                &self.others.one_a_pattern(&out_of_field),
                #[inline(always)]
                |ua| phase.add(ua & cells),
            );
            flow.is_continue()
        };
        lives.then_some(LeftOpen { open, others })
    }

    /// Calls `visit` with the cells that each UA left open has in band 3, sockets first.
    #[inline(always)]
    pub fn for_each_unhit(
        &self,
        patterns: &[Pattern],
        unhit: &LeftOpen,
        mut visit: impl FnMut(u32),
    ) {
        unhit.open.for_each_socket(&mut visit);
        bits(unhit.open.others()).for_each(|i| visit(patterns[MINI_ROW_PATTERNS + i].cells));
        let _: ControlFlow<()> = self.others.try_for_each(
            &self.others.one_a_pattern(&unhit.others),
            #[inline(always)]
            |ua| {
                visit(ua);
                ControlFlow::Continue(())
            },
        );
    }
}

/// The socket tables of all bands 3 in one subtree.
pub(super) struct SocketTables {
    /// Clues and alive cells of the subtree's root.
    root: (u64, u64),
    /// Were tables of this subtree needed so far?
    built: bool,
    /// A bit for each band 3 whose own tables were.
    built_of: u64,
    trail: Trail,
    /// Depth up to which the path is the one that the tables know.
    known: usize,
    /// One for each band 3, and perhaps more that another search needed.
    of: Vec<Sockets>,
    has_pair: bool,
    /// The tables that all bands 3 have in common, one for each stack.
    pub pair: [PartTable; 3],
}

impl SocketTables {
    pub fn new() -> SocketTables {
        SocketTables {
            root: (0, 0),
            built: false,
            built_of: 0,
            trail: [0; DEPTHS],
            known: 0,
            of: Vec::new(),
            has_pair: false,
            pair: [PartTable::new(), PartTable::new(), PartTable::new()],
        }
    }

    /// Begins a subtree whose root has these clues and alive cells: what was built
    /// belongs to another.
    pub fn begin(&mut self, clues: u64, alive: u64) {
        self.root = (clues, alive);
        self.built = false;
    }

    /// The alive cells of the subtree's root.
    pub fn alive(&self) -> u64 {
        self.root.1
    }

    /// Builds the tables of the subtree, if that is still to be done.
    #[inline(always)]
    pub fn build(&mut self, pair: Option<&PairSockets>, bands_3: &[Band3]) {
        if !self.built {
            self.build_anew(pair, bands_3);
        }
    }

    #[inline(never)]
    fn build_anew(&mut self, pair: Option<&PairSockets>, bands_3: &[Band3]) {
        let (clues, alive) = self.root;
        (self.built, self.built_of) = (true, 0);
        while self.of.len() < bands_3.len() {
            self.of.push(Sockets::new());
        }
        self.has_pair = pair.is_some();
        if let Some(pair) = pair {
            pair_sockets::build(&mut self.pair, pair, clues, alive);
        }
    }

    #[inline(never)]
    fn build_of(&mut self, bands_3: &[Band3], band_3: usize) {
        let (clues, alive) = self.root;
        self.built_of |= 1 << band_3;
        self.of[band_3].build(&bands_3[band_3].patterns.list, self.has_pair, clues, alive);
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    pub fn place(&mut self, depth: usize, cell: usize) {
        self.trail[depth] = cell as u8;
        self.known = self.known.min(depth);
    }

    /// Tells all tables where the path is another one: before they follow it.
    #[inline(always)]
    pub fn leave(&mut self) {
        for band_3 in bits(self.built_of) {
            self.of[band_3].group.leave(self.known);
        }
        self.pair.iter_mut().for_each(|table| table.leave(self.known));
        self.known = DEPTHS;
    }

    /// Brings the tables of all bands 3 together up to `depth` of the path.
    #[inline(always)]
    pub fn follow_pair<T: Token>(&mut self, token: T, depth: usize) {
        for table in &mut self.pair {
            table.follow(token, &self.trail, depth);
        }
    }

    /// The tables of a band 3, brought up to `depth` of the path.
    #[inline(always)]
    pub fn at<T: Token>(
        &mut self,
        token: T,
        bands_3: &[Band3],
        band_3: usize,
        depth: usize,
    ) -> &mut Sockets {
        if self.built_of >> band_3 & 1 == 0 {
            self.build_of(bands_3, band_3);
        }
        let sockets = &mut self.of[band_3];
        sockets.group.follow(token, &self.trail, depth);
        sockets
    }

    /// Gives the tables of a band 3, if they were built, a part that it has learned.
    pub fn learn(
        &mut self,
        band_3: usize,
        place: usize,
        pattern: &Pattern,
        part: u64,
        depth: usize,
    ) {
        if self.built_of >> band_3 & 1 != 0 {
            self.of[band_3].learn(place, pattern, part, depth);
        }
    }

    /// The tables of a band 3, which are where [`at`](SocketTables::at) brought them.
    #[inline(always)]
    pub fn of(&mut self, band_3: usize) -> &mut Sockets {
        &mut self.of[band_3]
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::part_table::BUILT_PARTS;
    use super::super::patterns::{Parts, Patterns};
    use super::super::tables::Harvests;
    use super::*;
    use crate::grid::two_bands::TWO_BANDS;
    use crate::grid::{BandChoice, View};
    use crate::ua::growth::Growth;
    use gridsieve_kernels::{Isa, dispatch, testing};
    use proptest::prelude::*;

    pub const ALL: u64 = (1 << TWO_BANDS) - 1;

    /// Patterns of a real grid, and which are open by definition.
    pub fn patterns() -> Vec<Pattern> {
        let grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
        let grid = grid.parse().unwrap();
        let mut growth = Growth::new(&grid, Isa::detect());
        let views = [0, 1, 2].map(|band| View::new(&grid, BandChoice::Band(band)));
        let mut harvests = Harvests::new(&mut growth);
        let inside = [0, 1, 2].map(|band| harvests.of(&views[band], 12));
        let mut patterns = Patterns::new(&views, &inside, 2, 10, &mut growth, &mut Parts::new());
        patterns.finish(|part| part);
        patterns.list
    }

    fn open_by_definition(patterns: &[Pattern], clues: u64) -> u64 {
        let open = |pattern: &Pattern| pattern.parts.iter().any(|part| part & clues == 0);
        let patterns = patterns.iter().take(GROUP).enumerate();
        patterns.filter(|(_, pattern)| open(pattern)).fold(0, |word, (j, _)| word | 1 << j)
    }

    /// Follows a path, on which parts are learned, and compares all that is
    /// open with the definition.
    fn check<T: Token>(token: T, path: &[usize], root: usize, learn: u64) {
        let mut patterns = patterns();
        assert!(patterns.iter().all(|pattern| pattern.parts.len() <= BUILT_PARTS));
        let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
        let mut sockets = Sockets::new();
        let mut trail = [0; DEPTHS];
        sockets.build(&patterns, false, clues_of(&path[..root]), ALL);
        for (depth, &cell) in path[root..].iter().enumerate() {
            let clues = clues_of(&path[..root + depth]) | 1 << cell;
            let open = open_by_definition(&patterns, clues);
            sockets.group.follow(token, &trail, depth);
            assert_eq!(sockets.open(token, depth, Some(cell)).0, open);
            trail[depth] = cell as u8;
            sockets.group.leave(depth);
            sockets.group.follow(token, &trail, depth + 1);
            assert_eq!(sockets.open(token, depth + 1, None).0, open);
            // From four clues above.
            if let Some(above) = (depth + 1).checked_sub(4) {
                let four = std::array::from_fn(|i| path[root + above + i] as u8);
                assert_eq!(sockets.group.open_below_four(token, above, four), open);
            }
            // A pattern learns a part that this path misses.
            let part = learn & !clues_of(path) & ALL;
            let place = (learn >> 58) as usize % MINI_ROW_PATTERNS;
            patterns[place].parts.push(part);
            sockets.learn(place, &patterns[place], part, depth + 1);
        }
    }

    proptest! {
        #[test]
        fn open_patterns_by_definition(
            path in prop::sample::subsequence((0..TWO_BANDS).collect::<Vec<_>>(), 1..12).prop_shuffle(),
            root in 0..3usize,
            learn in any::<u64>(),
        ) {
            let root = root.min(path.len() - 1);
            for isa in testing::isas() {
                dispatch!(isa, token => check(token, &path, root, learn));
            }
        }
    }
}

//! Which cross-band UAs a set of clues in bands 1+2 leaves to band 3.
//!
//! The first patterns are 64, among them the 27 GUA2 and the 9 GUA3. A few vector operations
//! find which of them are open (see [`PartTable`]). If many bands 3 share a table of these
//! sockets, the first patterns are 64 others instead. The remaining patterns are looked at only
//! for clue sets that pass the test of the first ones.

use super::other_patterns::{OtherPatterns, Places};
use super::pair_sockets;
use super::pair_sockets::PairSockets;
use super::part_table::{PartTable, Trail};
use super::phase::Phase;
use super::sockets::OpenSockets;
use crate::engine::bands::cells::MINI_ROW_PATTERNS;
use crate::engine::bands::config::{DEPTHS, PATTERNS};
use crate::engine::bands::harvest::band_3::Band3;
use crate::engine::bands::harvest::patterns::{Pattern, Patterns};
use gridsieve_kernels::{Token, bits};

/// What a set of clues of bands 1+2 leaves open of the patterns that are looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FirstOpen {
    pub sockets: OpenSockets,
    /// Bit i: pattern `MINI_ROW_PATTERNS + i`.
    pub others: u64,
}

impl FirstOpen {
    /// Makes the value from a word with a bit for each of the first 64 patterns.
    pub fn of_word(word: u64) -> FirstOpen {
        FirstOpen { sockets: OpenSockets(word), others: word >> MINI_ROW_PATTERNS }
    }

    /// With no more clues for band 3 than its mini-rows ask for: is a UA open that none of these
    /// can hit?
    #[inline(always)]
    pub fn is_dead<T: Token>(self, token: T, patterns: &Patterns) -> bool {
        patterns.cells.without(token, self.others, self.sockets.critical_cells()) != 0
    }
}

/// The UAs that a set of clues of bands 1+2 leaves to band 3.
pub(crate) struct LeftOpen {
    pub first: FirstOpen,
    /// The parts of the other patterns that are unhit.
    pub others: Places,
}

/// The tables of the UAs that cross one band 3, in a subtree, made when a leaf first asks
/// for them.
pub(crate) struct Band3Tables {
    /// Patterns 0 to 63 of the list, or 36 to 99 if the pair's tables have the sockets of mini-rows.
    pub first_patterns: PartTable,
    /// The place in the list of the first of them.
    start: usize,
    /// The other patterns.
    pub others: OtherPatterns,
}

impl Band3Tables {
    pub fn new() -> Band3Tables {
        Band3Tables { first_patterns: PartTable::new(), start: 0, others: OtherPatterns::new() }
    }

    /// Builds the tables of a subtree whose root has these clues and alive
    /// cells. The mini-rows are left out if the pair has tables of them.
    #[inline(always)]
    pub fn build<T: Token>(
        &mut self,
        token: T,
        patterns: &Patterns,
        has_pair_sockets: bool,
        clues: u64,
        alive: u64,
    ) {
        let list = &patterns.list;
        self.start = if has_pair_sockets { MINI_ROW_PATTERNS } else { 0 };
        let end = list.len().min(self.start + PATTERNS);
        let parts = list[self.start..end].iter().map(|pattern| &pattern.parts[..]);
        self.first_patterns.build(token, parts, clues, alive);
        self.others.build(&list[end..], clues, alive);
    }

    /// Takes in a part of pattern number `place` that the path up to `depth`
    /// does not hit.
    pub fn learn(&mut self, place: usize, pattern: &Pattern, part: u64, depth: usize) {
        if place < self.start + PATTERNS {
            self.first_patterns.add(place - self.start, part, depth);
        } else {
            self.others.learn(part, pattern.cells);
        }
    }

    /// What these clues leave open of a band 3 with these patterns, whose clues can go only to
    /// `cells`. Open UAs out of field are added to the phase; `None` if they rule out a puzzle.
    #[inline(always)]
    pub fn left_open<T: Token>(
        &self,
        token: T,
        patterns: &Patterns,
        clues: u64,
        first: FirstOpen,
        cells: u32,
        phase: &mut Phase,
    ) -> Option<LeftOpen> {
        let in_field = phase.in_field & cells;
        for pattern in bits(patterns.cells.without(token, first.others, in_field)) {
            if phase.add(patterns.list[MINI_ROW_PATTERNS + pattern].cells & cells).is_break() {
                return None;
            }
        }
        // What the first patterns kill does not come here.
        let others = self.others.unhit(token, clues);
        let out_of_field = self.others.disjoint_from(token, &others, in_field);
        // With no clue missing, a single one of them rules out a puzzle.
        let lives = if phase.missing == 0 {
            out_of_field.as_flattened().iter().fold(0, |any, places| any | places) == 0
        } else {
            let flow = self.others.try_for_each(
                &self.others.one_per_pattern(&out_of_field),
                #[inline(always)]
                |ua| phase.add(ua & cells),
            );
            flow.is_continue()
        };
        lives.then_some(LeftOpen { first, others })
    }

    /// Adds the cells that each UA left open has in band 3 to a list, sockets first.
    #[inline(always)]
    pub fn list_unhit<T: Token>(
        &self,
        token: T,
        patterns: &Patterns,
        unhit: &LeftOpen,
        list: &mut Vec<u32>,
    ) {
        unhit.first.sockets.list(token, list);
        patterns.cells.list(token, unhit.first.others, list);
        self.others.list(token, &self.others.one_per_pattern(&unhit.others), list);
    }
}

/// The tables of the UAs that cross the bands 3, in one subtree.
pub(crate) struct SubtreeTables {
    /// Clues and alive cells of the subtree's root.
    root: (u64, u64),
    /// Whether the tables of this subtree were built.
    built: bool,
    /// A bit for each band 3 whose own tables were.
    built_of: u64,
    trail: Trail,
    /// Depth up to which the path is the same as at the last call of
    /// [`note_changed_path`](Self::note_changed_path).
    unchanged_to: usize,
    /// One for each band 3, and perhaps more that another search needed.
    of_bands_3: Vec<Band3Tables>,
    has_pair_sockets: bool,
    /// The tables that all bands 3 have in common, one for each stack.
    pub pair: [PartTable; 3],
}

impl SubtreeTables {
    pub fn new() -> SubtreeTables {
        SubtreeTables {
            root: (0, 0),
            built: false,
            built_of: 0,
            trail: [0; DEPTHS],
            unchanged_to: 0,
            of_bands_3: Vec::new(),
            has_pair_sockets: false,
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

    /// Builds the tables that all bands 3 of the subtree share, unless they exist already. The
    /// tables of a single band 3 are built by the first call of [`at`](SubtreeTables::at) for it.
    #[inline(always)]
    pub fn build<T: Token>(&mut self, token: T, pair: Option<&PairSockets>, bands_3: &[Band3]) {
        if !self.built {
            self.build_anew(token, pair, bands_3);
        }
    }

    #[inline(never)]
    fn build_anew<T: Token>(&mut self, token: T, pair: Option<&PairSockets>, bands_3: &[Band3]) {
        let (clues, alive) = self.root;
        (self.built, self.built_of) = (true, 0);
        while self.of_bands_3.len() < bands_3.len() {
            self.of_bands_3.push(Band3Tables::new());
        }
        self.has_pair_sockets = pair.is_some();
        if let Some(pair) = pair {
            token.enter(
                #[inline(always)]
                || pair_sockets::build(token, &mut self.pair, pair, clues, alive),
            );
        }
    }

    #[inline(never)]
    fn build_of<T: Token>(&mut self, token: T, bands_3: &[Band3], band_3: usize) {
        let (clues, alive) = self.root;
        self.built_of |= 1 << band_3;
        let patterns = &bands_3[band_3].patterns;
        token.enter(
            #[inline(always)]
            || self.of_bands_3[band_3].build(token, patterns, self.has_pair_sockets, clues, alive),
        );
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    pub fn place(&mut self, depth: usize, cell: usize) {
        self.trail[depth] = cell as u8;
        self.unchanged_to = self.unchanged_to.min(depth);
    }

    /// Marks in all tables from which depth the path has changed, before they follow it.
    #[inline(always)]
    pub fn note_changed_path(&mut self) {
        for band_3 in bits(self.built_of) {
            self.of_bands_3[band_3].first_patterns.forget_below(self.unchanged_to);
        }
        self.pair.iter_mut().for_each(|table| table.forget_below(self.unchanged_to));
        self.unchanged_to = DEPTHS;
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
    ) -> &mut Band3Tables {
        if self.built_of >> band_3 & 1 == 0 {
            self.build_of(token, bands_3, band_3);
        }
        let tables = &mut self.of_bands_3[band_3];
        tables.first_patterns.follow(token, &self.trail, depth);
        tables
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
            self.of_bands_3[band_3].learn(place, pattern, part, depth);
        }
    }

    /// The tables of a band 3, which are where [`at`](SubtreeTables::at) brought them.
    #[inline(always)]
    pub fn of_band_3(&self, band_3: usize) -> &Band3Tables {
        &self.of_bands_3[band_3]
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::engine::bands::config::BUILT_PARTS;
    use crate::engine::bands::harvest::patterns::{Parts, Patterns};
    use crate::engine::bands::harvest::two_bands::Harvests;
    use crate::engine::bands::leaf::Leaf;
    use crate::test_size::test_size;
    use crate::testing;
    use crate::ua::growth::Growth;
    use gridsieve_grids::two_bands::TWO_BANDS;
    use gridsieve_grids::{BandChoice, View};
    use gridsieve_kernels::{Isa, dispatch};
    use proptest::prelude::*;

    pub const ALL: u64 = (1 << TWO_BANDS) - 1;

    /// Patterns of a real grid.
    pub fn patterns() -> Patterns {
        let grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
        let grid = grid.parse().unwrap();
        let mut growth = Growth::new(&grid, Isa::detect());
        let views = [0, 1, 2].map(|band| View::new(&grid, BandChoice::Band(band)));
        let mut harvests = Harvests::new(&mut growth);
        let inside = [0, 1, 2].map(|band| harvests.uas(&views[band], 12));
        let mut patterns = Patterns::new(&views, &inside, 2, 10, &mut growth, &mut Parts::new());
        patterns.finish(|part| part);
        patterns
    }

    fn open_by_definition(patterns: &[Pattern], clues: u64) -> u64 {
        let open = |pattern: &Pattern| pattern.parts.iter().any(|part| part & clues == 0);
        let patterns = patterns.iter().take(PATTERNS).enumerate();
        patterns.filter(|(_, pattern)| open(pattern)).fold(0, |word, (j, _)| word | 1 << j)
    }

    /// Follows a path, on which parts are learned, and compares all that is
    /// open with the definition.
    fn check<T: Token>(token: T, path: &[usize], root: usize, learn: u64) {
        let mut patterns = patterns();
        assert!(patterns.list.iter().all(|pattern| pattern.parts.len() <= BUILT_PARTS));
        let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
        let mut tables = Band3Tables::new();
        let mut trail = [0; DEPTHS];
        tables.build(token, &patterns, false, clues_of(&path[..root]), ALL);
        for (depth, &cell) in path[root..].iter().enumerate() {
            let clues = clues_of(&path[..root + depth]) | 1 << cell;
            let open = open_by_definition(&patterns.list, clues);
            tables.first_patterns.follow(token, &trail, depth);
            assert_eq!(tables.first_patterns.open_below(token, depth, Leaf::of_cell(cell)), open);
            trail[depth] = cell as u8;
            tables.first_patterns.forget_below(depth);
            tables.first_patterns.follow(token, &trail, depth + 1);
            assert_eq!(tables.first_patterns.open_below(token, depth + 1, Leaf::OF_NODE), open);
            // From four clues above.
            if let Some(above) = (depth + 1).checked_sub(4) {
                let four = Leaf::new(std::array::from_fn(|i| path[root + above + i] as u8));
                assert_eq!(tables.first_patterns.open_below(token, above, four), open);
            }
            // A pattern learns a part that this path misses.
            let part = learn & !clues_of(path) & ALL;
            let place = (learn >> 58) as usize % MINI_ROW_PATTERNS;
            patterns.list[place].parts.push(part);
            tables.learn(place, &patterns.list[place], part, depth + 1);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(test_size(16, 256)))]

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

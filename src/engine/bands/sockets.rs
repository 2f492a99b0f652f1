//! Which cross-band UAs a set of clues in bands 1+2 leaves to band 3.
//!
//! The table is transposed by pattern: bit j of a word belongs to pattern j,
//! and word w to the w-th part of each pattern. One OR per clue gives the
//! parts that are hit; a pattern is open when one of its parts is not. So all
//! 64 patterns of the first group, the 27 GUA2 and 9 GUA3 among them, are
//! known after a few vector operations. The other patterns are looked at only
//! for the clue sets that the first group lets pass.

use super::others::Others;
use super::pair::Band3;
use super::patterns::{MINI_ROW_PATTERNS, Pattern};
use super::unhit::{DEPTHS, cells};
use gridsieve_kernels::Token;

/// Parts kept of each pattern of the first group.
const PARTS: usize = 32;
/// Of these, parts that it has when it is built; what is left is for learned ones.
const BUILT_PARTS: usize = 24;
/// The words in use are one half of them or all: whole vectors.
const HALF: usize = 16;
/// Patterns in the first group.
const GROUP: usize = 64;

/// The nine mini-rows' bits of one plane of a word of open patterns.
const PLANE: u64 = (1 << 9) - 1;

/// The open patterns of the first group as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Open(pub u64);

impl Open {
    /// The planes of GUA2 (one for each pair of places) and that of GUA3.
    #[inline(always)]
    pub fn planes(self) -> [u64; 4] {
        [0, 9, 18, 27].map(|shift| self.0 >> shift & PLANE)
    }

    /// A lower bound of band 3's clues from the mini-rows: one for a mini-row
    /// with an open socket, two if all three of its pairs are open.
    #[inline(always)]
    pub fn min_count(self) -> u32 {
        let [a, b, c, all] = self.planes();
        (a | b | c | all).count_ones() + (a & b & c).count_ones()
    }

    /// The open patterns beside the sockets of one mini-row.
    pub fn others(self) -> u64 {
        self.0 >> MINI_ROW_PATTERNS
    }
}

/// The path from the root of a subtree.
pub(super) type Trail = [u8; DEPTHS];

/// The socket tables of one band 3 in a subtree, made when its first leaf asks
/// for them.
pub(super) struct Sockets {
    /// Words in use.
    words: usize,
    rows: Box<[[u64; PARTS]; 64]>,
    /// Parts of each pattern so far; beyond [`PARTS`] the oldest make way.
    counts: [usize; GROUP],
    parts: Box<[[u64; PARTS]; GROUP]>,
    /// For each cell of band 3, the patterns beside the sockets of mini-rows
    /// that have it.
    with_cell: [u64; 32],
    /// States along the path, right up to depth `valid`.
    states: Box<[[u64; PARTS]; DEPTHS]>,
    valid: usize,
    /// The other patterns.
    pub others: Others,
}

impl Sockets {
    pub fn new() -> Sockets {
        Sockets {
            words: 0,
            rows: Box::new([[0; PARTS]; 64]),
            counts: [0; GROUP],
            parts: Box::new([[0; PARTS]; GROUP]),
            with_cell: [0; 32],
            states: Box::new([[0; PARTS]; DEPTHS]),
            valid: 0,
            others: Others::new(),
        }
    }

    /// The path is another one beyond `depth`.
    #[inline(always)]
    pub fn leave(&mut self, depth: usize) {
        self.valid = self.valid.min(depth);
    }

    /// Builds the tables of a subtree whose root has these clues and alive
    /// cells.
    pub fn build(&mut self, patterns: &[Pattern], clues: u64, alive: u64) {
        self.valid = 0;
        self.words = 0;
        self.counts = [0; GROUP];
        self.states[0] = [u64::MAX; PARTS];
        self.rows.fill([0; PARTS]);
        self.with_cell = [0; 32];
        let mut parts = Vec::new();
        for (j, pattern) in patterns.iter().take(GROUP).enumerate() {
            self.add_cells(j, pattern.cells);
            parts.clear();
            parts.extend(pattern.parts.iter().filter(|&part| part & clues == 0).map(|p| p & alive));
            if parts.len() > BUILT_PARTS {
                // Parts that were learned may differ in dead cells alone.
                let by_size = |&part: &u64| (part.count_ones(), part);
                if parts.len() > 2 * BUILT_PARTS {
                    parts.select_nth_unstable_by_key(2 * BUILT_PARTS, by_size);
                    parts.truncate(2 * BUILT_PARTS);
                }
                parts.sort_unstable_by_key(by_size);
                parts.dedup();
                parts.truncate(BUILT_PARTS);
            }
            // A part without an alive cell stays open: nothing else is needed.
            if parts.contains(&0) {
                parts.clear();
                parts.push(0);
            }
            parts.iter().for_each(|&part| self.add_part(j, part, 0));
        }
        self.others.build(patterns.get(GROUP..).unwrap_or_default(), clues, alive);
    }

    fn add_cells(&mut self, pattern: usize, band_3: u32) {
        if pattern >= MINI_ROW_PATTERNS {
            let bit = 1 << (pattern - MINI_ROW_PATTERNS);
            cells(band_3.into()).for_each(|cell| self.with_cell[cell % 32] |= bit);
        }
    }

    /// Those of the open patterns beside the sockets of mini-rows that have none
    /// of these cells of band 3.
    #[inline(always)]
    pub fn without(&self, open: Open, band_3: u32) -> u64 {
        cells(band_3.into()).fold(open.others(), |open, cell| open & !self.with_cell[cell % 32])
    }

    /// Adds a part that is unhit at all depths up to `depth`.
    fn add_part(&mut self, pattern: usize, part: u64, depth: usize) {
        let word = self.counts[pattern] % PARTS;
        let bit = 1 << pattern;
        if self.counts[pattern] >= PARTS {
            cells(self.parts[pattern][word]).for_each(|cell| self.rows[cell][word] &= !bit);
        }
        self.counts[pattern] += 1;
        self.parts[pattern][word] = part;
        if word >= self.words_followed() {
            // The states along the path have not followed this word so far.
            self.valid = 0;
        }
        self.words = self.words.max(word + 1);
        cells(part).for_each(|cell| self.rows[cell][word] |= bit);
        for state in &mut self.states[..=depth] {
            state[word] &= !bit;
        }
    }

    /// Takes in a part of pattern number `place` that the path up to `depth`
    /// does not hit.
    pub fn learn(&mut self, place: usize, pattern: &Pattern, part: u64, depth: usize) {
        if place < GROUP {
            self.add_cells(place, pattern.cells);
            self.add_part(place, part, depth);
        } else {
            self.others.learn(part, pattern.cells);
        }
    }

    /// Words that the states have: one half or both.
    #[inline(always)]
    fn words_followed(&self) -> usize {
        if self.words <= HALF { HALF } else { PARTS }
    }

    /// Brings the states up to `depth` of the path.
    #[inline(always)]
    pub fn follow<T: Token>(&mut self, token: T, trail: &Trail, depth: usize) {
        let words = self.words_followed();
        while self.valid < depth {
            let row = &self.rows[usize::from(trail[self.valid])];
            let (before, after) = self.states.split_at_mut(self.valid + 1);
            token.hit_parts(&before[self.valid][..words], &row[..words], &mut after[0][..words]);
            self.valid += 1;
        }
    }

    /// The open patterns of the node at `depth`, which the states have to have
    /// followed.
    #[inline(always)]
    pub fn open<T: Token>(&self, token: T, depth: usize) -> Open {
        let words = self.words_followed();
        let state = &self.states[depth][..words];
        Open(token.open_patterns(state, state))
    }

    /// The open patterns of the child of that node with a clue in `cell`.
    #[inline(always)]
    pub fn open_below<T: Token>(&self, token: T, depth: usize, cell: usize) -> Open {
        let words = self.words_followed();
        Open(token.open_patterns(&self.states[depth][..words], &self.rows[cell][..words]))
    }

    /// The open patterns of the node with four clues more than that; `None` if
    /// their mini-rows ask for more than `most` clues.
    #[inline(always)]
    pub fn open_below_four<T: Token>(
        &self,
        token: T,
        depth: usize,
        clues: [u8; 4],
        most: u32,
    ) -> Option<Open> {
        let (state, state_rest) = self.states[depth].split_at(HALF);
        let rows = clues.map(|cell| self.rows[usize::from(cell % 64)].split_at(HALF));
        // Mostly the first half of the parts says enough.
        let mut open = Open(token.open_below(state, rows.map(|row| row.0)));
        if open.min_count() <= most && self.words > HALF {
            open.0 |= token.open_below(state_rest, rows.map(|row| row.1));
        }
        (open.min_count() <= most).then_some(open)
    }
}

/// The socket tables of all bands 3 in one subtree.
pub(super) struct SocketTables {
    built: bool,
    trail: Trail,
    /// Depth up to which the path is the one that the tables know.
    known: usize,
    /// One for each band 3, and perhaps more that another search needed.
    of: Vec<Sockets>,
    bands_3: usize,
}

impl SocketTables {
    pub fn new() -> SocketTables {
        SocketTables { built: false, trail: [0; DEPTHS], known: 0, of: Vec::new(), bands_3: 0 }
    }

    /// A new subtree begins: what was built belongs to another.
    pub fn clear(&mut self) {
        self.built = false;
    }

    /// Has this subtree needed its tables?
    pub fn is_built(&self) -> bool {
        self.built
    }

    /// Builds the tables of a subtree whose root has these clues and alive
    /// cells.
    pub fn build(&mut self, bands_3: &[Band3], clues: u64, alive: u64) {
        self.built = true;
        self.bands_3 = bands_3.len();
        self.of.resize_with(self.of.len().max(self.bands_3), Sockets::new);
        for (sockets, band) in self.of.iter_mut().zip(bands_3) {
            sockets.build(&band.patterns.list, clues, alive);
        }
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    pub fn place(&mut self, depth: usize, cell: usize) {
        self.trail[depth] = cell as u8;
        self.known = self.known.min(depth);
    }

    /// Brings the tables up to `depth` of the path.
    #[inline(always)]
    pub fn follow<T: Token>(&mut self, token: T, depth: usize) {
        for sockets in &mut self.of[..self.bands_3] {
            sockets.leave(self.known);
            sockets.follow(token, &self.trail, depth);
        }
        self.known = DEPTHS;
    }

    /// Those of a band 3, by its number.
    #[inline(always)]
    pub fn of(&mut self, band_3: usize) -> &mut Sockets {
        &mut self.of[band_3]
    }
}

#[cfg(test)]
mod tests {
    use super::super::patterns::{Parts, Patterns};
    use super::super::tables::Harvest;
    use super::*;
    use crate::grid::two_bands::TWO_BANDS;
    use crate::grid::{BandChoice, Layout};
    use crate::ua::growth::Growth;
    use gridsieve_kernels::{Isa, dispatch, testing};
    use proptest::prelude::*;

    const ALL: u64 = (1 << TWO_BANDS) - 1;

    #[test]
    fn min_count_by_definition() {
        for pairs in 0..8u64 {
            for all in 0..2u64 {
                let word =
                    (0..3).fold(0, |word, p| word | (pairs >> p & 1) << (9 * p + 4)) | all << 31;
                // The fewest cells of a mini-row that hit all of its open sockets.
                let sets: Vec<u64> = [0b011, 0b101, 0b110]
                    .into_iter()
                    .enumerate()
                    .filter(|(p, _)| pairs >> p & 1 != 0)
                    .map(|(_, set)| set)
                    .chain((all != 0).then_some(0b111))
                    .collect();
                let expected = (0..8u64)
                    .filter(|cells| sets.iter().all(|set| set & cells != 0))
                    .map(u64::count_ones)
                    .min();
                assert_eq!(Some(Open(word).min_count()), expected);
            }
        }
    }

    /// Patterns of a real grid, and which are open by definition.
    fn patterns() -> Vec<Pattern> {
        let grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
        let grid = grid.parse().unwrap();
        let mut growth = Growth::new(&grid, Isa::detect());
        let views = [0, 1, 2].map(|band| Layout::new(&grid, BandChoice::Band(band)));
        let harvests = [0, 1, 2].map(|band| Harvest::new(&views[band], 12, &mut growth));
        let mut patterns = Patterns::new(&views, &harvests, 2, 10, &mut growth, &mut Parts::new());
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
        sockets.build(&patterns, clues_of(&path[..root]), ALL);
        for (depth, &cell) in path[root..].iter().enumerate() {
            let clues = clues_of(&path[..root + depth]) | 1 << cell;
            let open = open_by_definition(&patterns, clues);
            sockets.follow(token, &trail, depth);
            assert_eq!(sockets.open_below(token, depth, cell).0, open);
            trail[depth] = cell as u8;
            sockets.leave(depth);
            sockets.follow(token, &trail, depth + 1);
            assert_eq!(sockets.open(token, depth + 1).0, open);
            // The same from four clues above, with any bound.
            if let Some(above) = (depth + 1).checked_sub(4) {
                let four = std::array::from_fn(|i| path[root + above + i] as u8);
                for most in [0, 5, 27] {
                    let found = sockets.open_below_four(token, above, four, most);
                    let within = Open(open).min_count() <= most;
                    assert_eq!(found, within.then_some(Open(open)));
                }
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

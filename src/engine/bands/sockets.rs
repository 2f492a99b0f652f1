//! Which cross-band UAs a set of clues in bands 1+2 leaves to band 3.
//!
//! The table is transposed by pattern: bit j of a word belongs to pattern j,
//! and word w to the w-th part of each pattern. One OR per clue gives the
//! parts that are hit; a pattern is open when one of its parts is not. So all
//! 64 patterns of the first group, the 27 GUA2 and 9 GUA3 among them, are
//! known after a few vector operations. The other patterns are looked at only
//! for the clue sets that the first group lets pass.

use super::tables::{Learned, MINI_ROW_PATTERNS, Tables};
use super::unhit::{DEPTHS, cells};
use crate::grid::two_bands::TWO_BANDS;
use gridsieve_kernels::Token;

/// Parts kept of each pattern of the first group.
const PARTS: usize = 32;
/// Of these, parts that it has when it is built; what is left is for learned ones.
const BUILT_PARTS: usize = 24;
/// The words in use are rounded up to a multiple of this: whole vectors.
const VECTOR: usize = 8;
/// Words of the second table: 64 cross-band UAs each.
const REST_WORDS: usize = 12;
/// UAs that go into it when it is built; what is left is for those learned.
const REST: usize = 512;
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
    fn planes(self) -> [u64; 4] {
        [0, 9, 18, 27].map(|shift| self.0 >> shift & PLANE)
    }

    /// A lower bound of band 3's clues from the mini-rows: one for a mini-row
    /// with an open socket, two if all three of its pairs are open.
    #[inline(always)]
    pub fn min_count(self) -> u32 {
        let [a, b, c, all] = self.planes();
        (a | b | c | all).count_ones() + (a & b & c).count_ones()
    }

    /// Is some socket of this mini-row open?
    pub fn in_mini_row(self, mini_row: usize) -> [bool; 4] {
        self.planes().map(|plane| plane >> mini_row & 1 != 0)
    }
}

/// The socket tables of a subtree, made when its first leaf asks for them.
pub(super) struct Sockets {
    built: bool,
    /// Words in use.
    words: usize,
    rows: Box<[[u64; PARTS]; TWO_BANDS]>,
    /// Parts of each pattern so far; beyond [`PARTS`] the oldest make way.
    counts: [usize; GROUP],
    parts: Box<[[u64; PARTS]; GROUP]>,
    /// States along the path, right up to depth `valid`.
    states: Box<[[u64; PARTS]; DEPTHS]>,
    path: [u8; DEPTHS],
    valid: usize,
    /// Second table: (part, cells of band 3), hitting vectors, UAs in use.
    rest: Vec<(u64, u32)>,
    /// How many of the second table had to make way.
    rest_learned: usize,
    rest_rows: Box<[[u64; REST_WORDS]; TWO_BANDS]>,
}

impl Sockets {
    pub fn new() -> Sockets {
        Sockets {
            built: false,
            words: 0,
            rows: Box::new([[0; PARTS]; TWO_BANDS]),
            counts: [0; GROUP],
            parts: Box::new([[0; PARTS]; GROUP]),
            states: Box::new([[0; PARTS]; DEPTHS]),
            path: [0; DEPTHS],
            valid: 0,
            rest: Vec::new(),
            rest_learned: 0,
            rest_rows: Box::new([[0; REST_WORDS]; TWO_BANDS]),
        }
    }

    /// A new subtree begins: what was built belongs to another.
    pub fn clear(&mut self) {
        self.built = false;
    }

    /// Has this subtree needed its tables?
    pub fn is_built(&self) -> bool {
        self.built
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    pub fn place(&mut self, depth: usize, cell: usize) {
        self.path[depth] = cell as u8;
        self.valid = self.valid.min(depth);
    }

    /// Builds the tables of a subtree whose root has these clues and alive
    /// cells.
    pub fn build(&mut self, tables: &Tables, clues: u64, alive: u64) {
        self.built = true;
        self.valid = 0;
        self.words = 0;
        self.counts = [0; GROUP];
        self.states[0] = [u64::MAX; PARTS];
        self.rows.fill([0; PARTS]);
        let mut parts = Vec::new();
        for (j, pattern) in tables.patterns.iter().take(GROUP).enumerate() {
            parts.clear();
            parts.extend(pattern.parts.iter().filter(|&part| part & clues == 0).map(|p| p & alive));
            if parts.len() > BUILT_PARTS {
                parts.select_nth_unstable_by_key(BUILT_PARTS, |part| part.count_ones());
                parts.truncate(BUILT_PARTS);
            }
            // A part without an alive cell stays open: nothing else is needed.
            if parts.contains(&0) {
                parts.clear();
                parts.push(0);
            }
            parts.iter().for_each(|&part| self.add_part(j, part, 0));
        }
        self.rest.clear();
        self.rest_learned = 0;
        self.rest_rows.fill([0; REST_WORDS]);
        let mut rest: Vec<(u64, u32)> = tables
            .patterns
            .iter()
            .skip(GROUP)
            .flat_map(|pattern| pattern.parts.iter().map(|&part| (part, pattern.cells)))
            .filter(|&(part, _)| part & clues == 0)
            .map(|(part, cells)| (part & alive, cells))
            .collect();
        // Those most likely to stay unhit, and to ask for a clue of their own.
        let size = |&(part, cells): &(u64, u32)| part.count_ones() + 2 * cells.count_ones();
        if rest.len() > REST {
            rest.select_nth_unstable_by_key(REST, size);
            rest.truncate(REST);
        }
        rest.sort_unstable_by_key(|ua| (ua.1.count_ones(), size(ua), *ua));
        rest.dedup();
        rest.into_iter().for_each(|(part, cells)| self.add_rest(part, cells));
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
        if word >= self.words.next_multiple_of(VECTOR) {
            // The states along the path have not followed this word so far.
            self.valid = 0;
        }
        self.words = self.words.max(word + 1);
        cells(part).for_each(|cell| self.rows[cell][word] |= bit);
        for state in &mut self.states[..=depth] {
            state[word] &= !bit;
        }
    }

    fn add_rest(&mut self, part: u64, band_3: u32) {
        let mut i = self.rest.len();
        if i < 64 * REST_WORDS {
            self.rest.push((part, band_3));
        } else {
            // The one learned longest ago makes way.
            i = REST + self.rest_learned % (64 * REST_WORDS - REST);
            self.rest_learned += 1;
            cells(self.rest[i].0).for_each(|cell| self.rest_rows[cell][i / 64] &= !(1 << (i % 64)));
            self.rest[i] = (part, band_3);
        }
        cells(part).for_each(|cell| self.rest_rows[cell][i / 64] |= 1 << (i % 64));
    }

    /// Takes in a pattern's part that the path up to `depth` does not hit.
    pub fn learn(&mut self, tables: &Tables, learned: Learned, depth: usize) {
        if let Learned::Pattern(pattern, part) = learned {
            if pattern < GROUP {
                self.add_part(pattern, part, depth);
            } else {
                self.add_rest(part, tables.patterns[pattern].cells);
            }
        }
    }

    /// Brings the states up to `depth`.
    #[inline(always)]
    fn follow<T: Token>(&mut self, token: T, depth: usize) {
        let words = self.words.next_multiple_of(VECTOR);
        while self.valid < depth {
            let row = &self.rows[usize::from(self.path[self.valid])];
            let (before, after) = self.states.split_at_mut(self.valid + 1);
            token.hit_parts(&before[self.valid][..words], &row[..words], &mut after[0][..words]);
            self.valid += 1;
        }
    }

    /// The open patterns of the node at `depth`.
    #[inline(always)]
    pub fn open<T: Token>(&mut self, token: T, depth: usize) -> Open {
        self.follow(token, depth);
        let words = self.words.next_multiple_of(VECTOR);
        let state = &self.states[depth][..words];
        Open(token.open_patterns(state, state))
    }

    /// The open patterns of the child of the node at `depth` with a clue in
    /// `cell`.
    #[inline(always)]
    pub fn open_below<T: Token>(&mut self, token: T, depth: usize, cell: usize) -> Open {
        self.follow(token, depth);
        let words = self.words.next_multiple_of(VECTOR);
        Open(token.open_patterns(&self.states[depth][..words], &self.rows[cell][..words]))
    }

    /// Calls `visit` with the cells of band 3 of the UAs of the second table
    /// that these clues miss.
    #[inline(always)]
    pub fn for_each_rest(&self, clues: u64, mut visit: impl FnMut(u32)) {
        let mut state = [0u64; REST_WORDS];
        let mut rest = clues;
        while rest != 0 {
            let row = &self.rest_rows[rest.trailing_zeros() as usize];
            state.iter_mut().zip(row).for_each(|(state, hit)| *state |= hit);
            rest &= rest - 1;
        }
        for (word, bits) in state.iter().enumerate() {
            let used = self.rest.len().saturating_sub(64 * word).min(64);
            let mut unhit = !bits & if used == 64 { u64::MAX } else { (1 << used) - 1 };
            while unhit != 0 {
                visit(self.rest[word * 64 + unhit.trailing_zeros() as usize].1);
                unhit &= unhit - 1;
            }
        }
    }

    /// Calls `visit` with the cells of band 3 of the open patterns of the
    /// first group that are not sockets of one mini-row.
    #[inline(always)]
    pub fn for_each_other(&self, tables: &Tables, open: Open, mut visit: impl FnMut(u32)) {
        let mut others = open.0 >> MINI_ROW_PATTERNS;
        while others != 0 {
            visit(tables.patterns[MINI_ROW_PATTERNS + others.trailing_zeros() as usize].cells);
            others &= others - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::Plan;
    use super::super::tables::Pattern;
    use super::*;
    use crate::engine::Mask;
    use crate::ua::growth::Growth;
    use gridsieve_kernels::{Isa, dispatch, testing};
    use proptest::prelude::*;

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

    /// Tables of a real grid, and the open patterns by definition.
    fn tables() -> Tables {
        let grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
        let grid = grid.parse().unwrap();
        let mut growth = Growth::new(&grid, Isa::detect());
        Plan::new(&grid, 12, &mut growth).tables(0, &Mask::FREE, 10, &mut growth)
    }

    fn open_by_definition(tables: &Tables, clues: u64) -> u64 {
        let open = |pattern: &Pattern| pattern.parts.iter().any(|part| part & clues == 0);
        let patterns = tables.patterns.iter().take(GROUP).enumerate();
        patterns.filter(|(_, pattern)| open(pattern)).fold(0, |word, (j, _)| word | 1 << j)
    }

    /// Follows a path, on which parts are learned, and compares all that is
    /// open with the definition.
    fn check<T: Token>(token: T, path: &[usize], root: usize, learn: u64) {
        let mut tables = tables();
        assert!(tables.patterns.iter().all(|pattern| pattern.parts.len() <= BUILT_PARTS));
        let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
        let mut sockets = Sockets::new();
        sockets.build(&tables, clues_of(&path[..root]), tables.free);
        for (depth, &cell) in path[root..].iter().enumerate() {
            let clues = clues_of(&path[..root + depth]) | 1 << cell;
            let open = open_by_definition(&tables, clues);
            assert_eq!(sockets.open_below(token, depth, cell).0, open);
            sockets.place(depth, cell);
            assert_eq!(sockets.open(token, depth + 1).0, open);
            // The second table: everything missed, as sets of band 3.
            let mut rest = Vec::new();
            sockets.for_each_rest(clues, |cells| rest.push(cells));
            let mut expected: Vec<u32> = tables.patterns[GROUP.min(tables.patterns.len())..]
                .iter()
                .flat_map(|p| p.parts.iter().filter(|&part| part & clues == 0).map(|_| p.cells))
                .collect();
            rest.sort_unstable();
            expected.sort_unstable();
            rest.dedup();
            expected.dedup();
            assert_eq!(rest, expected);
            // A pattern learns a part that this path misses.
            let part = learn & !clues_of(path) & tables.free;
            let pattern = (learn >> 58) as usize % MINI_ROW_PATTERNS;
            tables.patterns[pattern].parts.push(part);
            sockets.learn(&tables, Learned::Pattern(pattern, part), depth + 1);
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

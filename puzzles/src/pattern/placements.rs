//! The placements of a pattern that are valid puzzles of a grid.
//!
//! A placement is valid only if it hits all UAs. A few hundred small UAs are listed first. Each
//! cell has a *hitting vector*: the UAs among them that it hits; a set of cells has the union of
//! the vectors of its cells. A placement is made of nine boxes, and a box of the pattern can come
//! to a box of the grid in 36 ways, so the vectors of all boxes, 2,916 for the pattern and as many
//! for its transpose, are known at the start:
//!
//! ```text
//! for each order of the rows (1,296; the pattern and its transpose)
//!     for each stack of the grid, stack of the pattern and order of its columns (54)
//!         vector = union of those of three boxes
//!         keep it if it hits all UAs inside that stack of the grid
//!     for two that were kept, for the first two stacks of the grid
//!         go on if they hit all UAs inside these
//!         for one that was kept for the third stack
//!             do they hit all UAs together? then a solver decides
//! ```
//!
//! Few of the 54 are kept, so hardly any of the 1,296 orders of the columns is looked at. Where the
//! solver finds another solution, it gives a UA that this placement missed and others are likely to
//! miss: the vectors have room for 1,024 in all, the small ones and these.

use gridsieve::solver::known::KnownGrid;
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::geometry::{CELLS, cell_at, stack_cells};
use gridsieve_grids::symmetry::{Morph, ORDERS};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, dispatch_few};
use itertools::iproduct;
use std::collections::BTreeSet;

/// Size of the largest UAs that the vectors begin with: they are found in two milliseconds.
const MAX_SIZE: usize = 11;

/// UAs of the vectors at most.
const UAS: usize = 64 * WORDS;

const WORDS: usize = 16;

/// The number of UAs that placements missed last and that are tested before the solver. When this
/// many have come together, they are added to the vectors, as long as there is room.
const RECENT: usize = 64;

/// UAs that are hit.
type Vector = [u64; WORDS];

#[inline(always)]
fn union(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|word| a[word] | b[word])
}

/// Whether `vector` hits all UAs of `all`.
#[inline(always)]
fn has_all(vector: &Vector, all: &Vector) -> bool {
    (0..WORDS).fold(0, |missed, word| missed | all[word] & !vector[word]) == 0
}

/// Finds placements of patterns in a grid.
pub struct Placements {
    known: KnownGrid,
    /// The UAs of the vectors.
    uas: Vec<CellSet>,
    hits: Hits,
    recent: Vec<CellSet>,
    /// Which of these is replaced next.
    next: usize,
    isa: Isa,
}

/// The vectors that do not depend on the pattern.
struct Hits {
    /// The UAs that each cell hits.
    cells: Vec<Vector>,
    /// All UAs.
    all: Vector,
    /// The UAs inside each stack.
    inside: [Vector; 3],
    /// The UAs inside the first two stacks.
    inside_two: Vector,
}

/// A box or a stack of the pattern in a place of the grid.
struct Part {
    /// Which stack of the pattern it is of.
    of: usize,
    /// The cells of the grid where it has clues.
    cells: CellSet,
    /// The UAs that these hit.
    vector: Vector,
}

impl Hits {
    fn new(uas: &[CellSet]) -> Hits {
        let vector = |has: &dyn Fn(CellSet) -> bool| {
            let mut vector = [0; WORDS];
            for (number, _) in uas.iter().enumerate().filter(|&(_, &ua)| has(ua)) {
                vector[number / 64] |= 1 << (number % 64);
            }
            vector
        };
        Hits {
            cells: (0..CELLS).map(|cell| vector(&|ua| ua.contains(cell))).collect(),
            all: vector(&|_| true),
            inside: [0, 1, 2].map(|stack| vector(&|ua| ua.is_subset(stack_cells(stack)))),
            inside_two: vector(&|ua| !ua.intersects(stack_cells(2))),
        }
    }

    /// Each box of a pattern wherever it can be, in the order of `place`.
    fn boxes(&self, pattern: CellSet) -> Vec<Part> {
        let one = |(band, stack, of_band, of, rows, columns): Place| {
            let (mut cells, mut vector) = (CellSet::EMPTY, [0; WORDS]);
            for (row, column) in iproduct!(0..3, 0..3) {
                let from_row = 3 * of_band + usize::from(ORDERS[rows][row]);
                let from_column = 3 * of + usize::from(ORDERS[columns][column]);
                if pattern.contains(cell_at(from_row, from_column)) {
                    let cell = cell_at(3 * band + row, 3 * stack + column);
                    cells.insert(cell);
                    vector = union(&vector, &self.cells[cell]);
                }
            }
            Part { of, cells, vector }
        };
        iproduct!(0..3, 0..3, 0..3, 0..3, 0..6, 0..6).map(one).collect()
    }
}

impl Placements {
    /// Prepares a grid.
    pub fn new(grid: &Grid, isa: Isa) -> Placements {
        let mut uas = minimal_uas_within(grid, CellSet::ALL, MAX_SIZE, isa);
        uas.truncate(UAS);
        let (known, hits) = (KnownGrid::new(grid), Hits::new(&uas));
        Placements { known, uas, hits, recent: Vec::with_capacity(RECENT), next: 0, isa }
    }

    /// The placements of some cells that are valid puzzles of the grid, or those of them that are
    /// minimal, in the order of the texts of these puzzles.
    pub fn puzzles(&mut self, pattern: CellSet, minimal: bool) -> Vec<CellSet> {
        let transposed = Morph::TRANSPOSITION.cells(pattern);
        let mut found = BTreeSet::new();
        dispatch_few!(self.isa, token => {
            self.place(token, pattern, &mut found);
            if transposed != pattern {
                self.place(token, transposed, &mut found);
            }
            let puzzles = found.iter().map(|&key| CellSet::from_text_key(key));
            puzzles.filter(|&clues| !minimal || self.is_minimal(token, clues)).collect()
        })
    }

    /// Adds the keys of the valid placements of a pattern that is not transposed.
    #[inline(always)]
    fn place<T: Token>(&mut self, token: T, pattern: CellSet, found: &mut BTreeSet<u128>) {
        let mut boxes = self.hits.boxes(pattern);
        let mut stacks: [Vec<Part>; 3] = Default::default();
        let mut upper: Vec<Vector> = Vec::with_capacity(54);
        for (bands, first, second) in iproduct!(ORDERS, 0..6, 0..6) {
            if self.learn() {
                boxes = self.hits.boxes(pattern);
            }
            let [above, middle, below] = bands.map(usize::from);
            upper.clear();
            for (stack, of, columns) in iproduct!(0..3, 0..3, 0..6) {
                let one = &boxes[place((0, stack, above, of, first, columns))];
                let two = &boxes[place((1, stack, middle, of, second, columns))];
                upper.push(union(&one.vector, &two.vector));
            }
            for third in 0..6 {
                stacks.iter_mut().for_each(Vec::clear);
                for ((stack, of, columns), upper) in iproduct!(0..3, 0..3, 0..6).zip(&upper) {
                    let lower = &boxes[place((2, stack, below, of, third, columns))];
                    let vector = union(upper, &lower.vector);
                    if has_all(&vector, &self.hits.inside[stack]) {
                        let one = &boxes[place((0, stack, above, of, first, columns))];
                        let two = &boxes[place((1, stack, middle, of, second, columns))];
                        let cells = one.cells | two.cells | lower.cells;
                        stacks[stack].push(Part { of, cells, vector });
                    }
                }
                for (left, centre) in iproduct!(&stacks[0], &stacks[1]) {
                    if left.of == centre.of {
                        continue;
                    }
                    let two = union(&left.vector, &centre.vector);
                    if !has_all(&two, &self.hits.inside_two) {
                        continue;
                    }
                    let last = 3 - left.of - centre.of;
                    for right in stacks[2].iter().filter(|right| right.of == last) {
                        if has_all(&union(&two, &right.vector), &self.hits.all) {
                            self.decide(token, left.cells | centre.cells | right.cells, found);
                        }
                    }
                }
            }
        }
    }

    /// Adds the UAs that were missed to the vectors, if these are many and there is room.
    /// Are the vectors new?
    fn learn(&mut self) -> bool {
        let is_due = self.recent.len() == RECENT && self.uas.len() < UAS;
        if is_due {
            let room = UAS - self.uas.len();
            self.uas.extend(self.recent.drain(..room.min(RECENT)));
            self.hits = Hits::new(&self.uas);
        }
        is_due
    }

    /// Adds the key of a placement that hits all UAs of the vectors, if it is valid.
    #[inline(always)]
    fn decide<T: Token>(&mut self, token: T, clues: CellSet, found: &mut BTreeSet<u128>) {
        if let Some(place) = self.recent.iter().position(|ua| !ua.intersects(clues)) {
            // What is missed often comes to the front.
            self.recent.swap(place, place / 2);
            return;
        }
        if found.contains(&clues.text_key()) {
            return;
        }
        match self.known.second_solution(token, clues) {
            None => assert!(found.insert(clues.text_key()), "it was not there"),
            Some(ua) if self.recent.len() < RECENT => self.recent.push(ua),
            Some(ua) => {
                // Not one of the front.
                self.recent[RECENT / 2 + self.next] = ua;
                self.next = (self.next + 1) % (RECENT / 2);
            }
        }
    }

    #[inline(always)]
    fn is_minimal<T: Token>(&mut self, token: T, clues: CellSet) -> bool {
        let mut others = clues.iter().map(|cell| clues - CellSet::single(cell));
        others.all(|others| self.known.second_solution(token, others).is_some())
    }
}

/// A box of the grid, its band and stack; one of the pattern, that comes there; the number of the order of
/// its rows, and of its columns.
type Place = (usize, usize, usize, usize, usize, usize);

/// Its number.
#[inline(always)]
fn place((band, stack, of_band, of, rows, columns): Place) -> usize {
    ((((band * 3 + stack) * 3 + of_band) * 3 + of) * 6 + rows) * 6 + columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Pattern, all_placements};
    use crate::test_size::test_size;
    use gridsieve::solver::general::unique_solution;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::index;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    /// By trying all placements that hit the smallest UAs.
    fn plain(grid: &Grid, pattern: CellSet, minimal: bool) -> BTreeSet<u128> {
        let small = gridsieve::ua::minimal_uas(grid, 12);
        let mut found = BTreeSet::new();
        for clues in all_placements(pattern) {
            if small.iter().all(|ua| ua.intersects(clues))
                && !found.contains(&clues.text_key())
                && unique_solution(&grid.puzzle(clues)).is_some()
            {
                found.insert(clues.text_key());
            }
        }
        let redundant = |clues: CellSet| {
            clues
                .iter()
                .any(|cell| unique_solution(&grid.puzzle(clues - CellSet::single(cell))).is_some())
        };
        found.retain(|&key| !minimal || !redundant(CellSet::from_text_key(key)));
        found
    }

    #[test]
    fn the_same_as_by_trying_all_placements() {
        let mut random = SmallRng::seed_from_u64(38);
        let grid: Grid = SF.parse().unwrap();
        let mut all = 0;
        let cases = [(24, false), (26, true), (28, false)];
        for (clues, minimal) in cases.into_iter().take(test_size(2, 3)) {
            let pattern: CellSet = index::sample(&mut random, 81, clues).into_iter().collect();
            let found = Placements::new(&grid, Isa::detect()).puzzles(pattern, minimal);
            let keys: Vec<u128> = found.iter().map(|clues| clues.text_key()).collect();
            assert_eq!(keys, Vec::from_iter(plain(&grid, pattern, minimal)), "{pattern}");
            assert!(found.iter().all(|&clues| Pattern::new(clues) == Pattern::new(pattern)));
            all += found.len();
        }
        assert!(all > 0);
    }

    /// Patterns with symmetries, one of them its own transpose, also in the grid with most automorphisms.
    #[test]
    fn the_same_of_symmetric_patterns() {
        const MC: &str =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
        let at = |cell: usize| cell_at(cell / 9, cell % 9);
        let transposed = |cell: usize| cell_at(cell % 9, cell / 9);
        let half = [1, 2, 5, 7, 12, 17, 21, 24, 33, 35, 42, 44, 53, 62];
        let own: CellSet = half.iter().flat_map(|&cell| [at(cell), transposed(cell)]).collect();
        // The rows of each band are the same.
        let rows: CellSet = [0, 3, 4, 8, 28, 29, 33, 56, 58, 61]
            .into_iter()
            .flat_map(|cell| [cell, cell + 9, cell + 18])
            .collect();
        let mut all = 0;
        let cases = [(own, SF), (rows, MC), (own | CellSet::single(40), MC), (rows, SF)];
        for (pattern, text) in cases.into_iter().take(test_size(1, 4)) {
            assert!(Pattern::new(pattern).automorphisms > 1, "{pattern}");
            let grid: Grid = text.parse().unwrap();
            let found = Placements::new(&grid, Isa::detect()).puzzles(pattern, false);
            let keys: Vec<u128> = found.iter().map(|clues| clues.text_key()).collect();
            assert_eq!(keys, Vec::from_iter(plain(&grid, pattern, false)), "{pattern}");
            all += found.len();
        }
        assert!(all > 0);
    }

    #[test]
    fn symmetric_placements_come_once() {
        let grid: Grid = SF.parse().unwrap();
        let mut placements = Placements::new(&grid, Isa::detect());
        assert_eq!(placements.puzzles(CellSet::ALL, false), [CellSet::ALL]);
        assert_eq!(placements.puzzles(CellSet::ALL, true), []);
        assert_eq!(placements.puzzles(CellSet::EMPTY, false), []);
        let but_one = !CellSet::single(33);
        assert_eq!(placements.puzzles(but_one, false).len(), 81);
    }
}

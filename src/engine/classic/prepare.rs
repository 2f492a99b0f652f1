//! Step 2: prepares the grid for the enumeration.
//!
//! ```text
//! choose a largest family of disjoint UAs (a maximum clique), of these the one
//!     with the least product of sizes
//! the UAs of the clique, by rating, take the lowest positions, a block each;
//!     the other cells come after them
//! order all UAs by their lowest position, the highest first
//! ```
//!
//! The highest clue is placed first. A UA all of whose positions are above
//! the clues to come cannot be hit any more, so the UA whose lowest position is
//! highest limits where the next clue can be.

use super::collect;
use super::ranges::Ranges;
use super::rating::{cell_rating, rated_uas};
use crate::engine::{Mask, Question};
use crate::solver::known::KnownGrid;
use crate::ua::cliques::{Effort, maximum_cliques};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, places};
use gridsieve_kernels::{Isa, dispatch_few};
use std::cmp::Reverse;

/// UAs of more cells are not looked at for cliques, except those found in the
/// cells that a clique leaves.
const CLIQUE_SIZE: usize = 11;

/// Almost all grids have fewer than 200 maximum cliques, found in hundreds of
/// nodes; the most symmetric one has half a million.
const EFFORT: Effort = Effort { nodes: 200_000, cliques: 20_000 };

/// All UAs up to a size are kept: the largest size for which these are no more than this.
const KEPT_BY_SIZE: usize = 1500;
/// UAs kept in all: of those that are larger the ones with the highest lowest positions.
const KEPT: usize = 2000;

/// Sets of positions in two planes: words for positions 0 to 63, and for the others.
pub type Planes = [Vec<u64>; 2];

/// Puts sets of positions into planes.
pub fn planes(sets: &[u128]) -> Planes {
    [0, 1].map(|plane| sets.iter().map(|&set| words(set)[plane]).collect())
}

/// The word of a set of positions in each plane.
#[inline(always)]
pub fn words(set: u128) -> [u64; 2] {
    [set as u64, (set >> 64) as u64]
}

/// The set of positions that has these [`words`].
#[inline(always)]
pub fn set_of_words([low, high]: [u64; 2]) -> u128 {
    u128::from(low) | u128::from(high) << 64
}

/// A grid made ready for the enumeration.
///
/// Cells that may be clues are renamed to *positions*, from 0; the others have
/// none. A set of positions has a bit for each.
pub struct Prepared {
    /// Clues to be placed, those that must be clues not counted.
    pub clues: usize,
    /// Cells that must be clues.
    pub must: CellSet,
    /// The cell of each position.
    pub cells: Vec<u8>,
    /// The clique, the UA of the lowest positions first.
    pub clique: Vec<CellSet>,
    /// The end of the block of each UA of the clique: the position after its last one.
    pub ends: Vec<usize>,
    /// The UAs, packed by `planes`.
    pub uas: Planes,
    /// UAs before the cut.
    pub collected: usize,
    /// Whether all maximum cliques are known.
    pub all_cliques: bool,
}

impl Prepared {
    /// Prepares a grid for a question. `None` if there is nothing to be searched: more
    /// clues must be placed than there is room for, or fewer than none, or a UA has no
    /// cell that may be a clue.
    pub fn new(grid: &Grid, question: &Question, isa: Isa) -> Option<Prepared> {
        let (must, free) = (question.mask.must(), question.mask.free());
        let clues = question.clues.checked_sub(must.len())?;
        if clues > free.len() {
            return None;
        }
        let mut uas = collect::uas(grid, &question.mask, isa);
        let (clique, all_cliques) = least_clique(grid, &question.mask, &mut uas, isa)?;
        let cannot_be_hit = |uas: &[CellSet]| uas.first().is_some_and(|ua| ua.is_empty());
        if cannot_be_hit(&uas) {
            return None;
        }
        let clique = rated_uas(&clique, &uas);
        let cells = positions(&clique, free, &uas);
        collect::add_in_last(&mut uas, grid, &question.mask, &cells, isa);
        if cannot_be_hit(&uas) {
            return None;
        }
        let mut end = 0;
        let ends = clique.iter().map(|ua| {
            end += ua.len();
            end
        });
        let ends = ends.collect();
        let mut prepared = Prepared {
            clues,
            must,
            cells,
            clique,
            ends,
            uas: [Vec::new(), Vec::new()],
            collected: uas.len(),
            all_cliques,
        };
        prepared.order(&uas);
        Some(prepared)
    }

    /// Renames the UAs, orders them and cuts their number.
    fn order(&mut self, uas: &[CellSet]) {
        let mut position_of = [None; CELLS];
        for (position, &cell) in self.cells.iter().enumerate() {
            position_of[usize::from(cell)] = Some(position);
        }
        let position =
            |cell: usize| position_of[cell].expect("UAs have cells that may be clues only");
        let rename = |ua: &CellSet| ua.iter().fold(0u128, |set, cell| set | 1 << position(cell));
        let mut renamed: Vec<u128> = uas.iter().map(rename).collect();
        let order = |ua: &u128| (Reverse(ua.trailing_zeros()), ua.count_ones(), *ua);
        renamed.sort_unstable_by_key(order);
        let mut of_size = [0; CELLS + 1];
        renamed.iter().for_each(|ua| of_size[ua.count_ones() as usize] += 1);
        let mut small = 0;
        let mut fitting = |&count: &usize| {
            small += count;
            small <= KEPT_BY_SIZE
        };
        let clique: Vec<u128> = self.clique.iter().map(rename).collect();
        // The first size that does not fit.
        let limit = of_size.iter().take_while(|count| fitting(count)).count() as u32;
        // The UAs of the clique are what its limits are about.
        let is_small = |ua: &u128| ua.count_ones() < limit || clique.contains(ua);
        let mut room = KEPT.saturating_sub(renamed.iter().filter(|ua| is_small(ua)).count());
        renamed.retain(|ua| {
            let is_small = is_small(ua);
            let kept = is_small || room > 0;
            room -= usize::from(kept && !is_small);
            kept
        });
        self.uas = planes(&renamed);
    }

    /// The position below which the next clue of `left`, 1 at least, is: from there on, the
    /// clues to come would be fewer than the blocks that are left to them.
    pub fn end(&self, left: usize) -> usize {
        // With more clues than blocks it can be anywhere.
        self.ends.get(left - 1).copied().unwrap_or(self.cells.len())
    }

    /// The cells of some positions.
    pub fn cells_of(&self, positions: u128) -> CellSet {
        places(positions).map(|position| usize::from(self.cells[position])).collect()
    }

    /// The UAs in their order, as sets of positions.
    pub fn uas(&self) -> impl ExactSizeIterator<Item = u128> {
        let [low, high] = &self.uas;
        low.iter().zip(high).map(|(&low, &high)| set_of_words([low, high]))
    }

    /// The ranges of the clue that follows these, which are positions.
    pub fn ranges(&self, placed: u128) -> Ranges {
        let left = self.left(placed);
        let (previous, first) = (self.previous(placed), self.first_unhit(placed));
        Ranges::new(self.cells.len(), previous, left, self.end(left), first)
    }

    /// How many clues are to be placed after these.
    pub fn left(&self, placed: u128) -> usize {
        self.clues - placed.count_ones() as usize
    }

    /// The position below which the clue is that follows these.
    pub fn previous(&self, placed: u128) -> usize {
        if placed == 0 { self.cells.len() } else { placed.trailing_zeros() as usize }
    }

    /// The first UA without one of these clues.
    pub fn first_unhit(&self, placed: u128) -> Option<u128> {
        self.uas().find(|ua| ua & placed == 0)
    }

    /// The positions of those of some cells that have one.
    pub fn positions_of(&self, cells: CellSet) -> u128 {
        let with =
            self.cells.iter().enumerate().filter(|(_, cell)| cells.contains((**cell).into()));
        with.fold(0, |set, (position, _)| set | 1 << position)
    }
}

/// The maximum clique with the least product of sizes, the first of several, and
/// whether all are known. UAs in the cells that maximum cliques leave join
/// the collection, as long as there are any. `None` if one of them has no cell
/// that may be a clue.
fn least_clique(
    grid: &Grid,
    mask: &Mask,
    collected: &mut Vec<CellSet>,
    isa: Isa,
) -> Option<(Vec<CellSet>, bool)> {
    let small = |ua: &&CellSet| ua.len() <= CLIQUE_SIZE && !ua.is_empty();
    let mut uas: Vec<CellSet> = collected.iter().filter(small).copied().collect();
    let mut known = KnownGrid::new(grid);
    loop {
        let found = maximum_cliques(&uas, EFFORT);
        let union = |clique: &Vec<u16>| {
            clique.iter().fold(CellSet::EMPTY, |cells, &i| cells | uas[usize::from(i)])
        };
        let mut further = Vec::new();
        for clique in &found.cliques {
            let given = union(clique) | mask.must();
            if further.iter().any(|ua: &CellSet| !ua.intersects(given)) {
                continue;
            }
            let ua = dispatch_few!(isa, token => known
                .second_solution(token, given)
                .map(|ua| known.shrink(token, ua)));
            further.extend(ua.map(|ua| ua - mask.barred()));
        }
        if further.iter().any(|ua| ua.is_empty()) {
            return None;
        }
        if further.is_empty() {
            return Some((found.least(&uas), found.complete));
        }
        for ua in further {
            // Behind those of its size.
            collected.insert(collected.partition_point(|other| other.len() <= ua.len()), ua);
            uas.push(ua);
        }
    }
}

/// The free cells by their positions: the UAs of the clique, then the others.
fn positions(clique: &[CellSet], free: CellSet, uas: &[CellSet]) -> Vec<u8> {
    let mut cells = Vec::with_capacity(free.len());
    let mut below = CellSet::EMPTY;
    let outside = clique.iter().fold(free, |cells, &ua| cells - ua);
    for (i, &part) in clique.iter().chain(std::iter::once(&outside)).enumerate() {
        let rating = |cell: usize| {
            let others = part - CellSet::single(cell);
            let avoided = if i < clique.len() { below | others } else { others };
            cell_rating(uas, avoided)
        };
        let mut rated: Vec<(usize, f64)> = part.iter().map(|cell| (cell, rating(cell))).collect();
        rated.sort_by(|a, b| a.1.total_cmp(&b.1));
        cells.extend(rated.iter().map(|(cell, _)| *cell as u8));
        below |= part;
    }
    cells
}

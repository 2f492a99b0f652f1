//! Small UAs of two bands, and of two bands together with a given change of
//! the third, by growing them digit by digit.
//!
//! Another filling of two bands is one placement (see [`two_bands`]) for each
//! digit, all disjoint; the cells that change are a UA, and their number is the
//! sum of the digits' *costs*, the cells of a placement where the digit did not
//! stand before. So a search over digits, bounded by the sum of
//! costs, enumerates all UAs up to a size:
//!
//! ```text
//! grow(placed digits, pending digits):
//!     no digit pending: the changed cells are a UA
//!     take the pending digit that has the fewest placements
//!         disjoint from those placed and within the size left
//!     for each of them:
//!         the digits that own its new cells become pending
//!         grow
//! ```
//!
//! A change of band 3 that exchanges digits between columns makes these digits
//! use other columns, so they start as pending.
//!
//! [`two_bands`]: crate::grid::two_bands

use crate::grid::Grid;
use crate::grid::two_bands::{ColumnTriple, TWO_BANDS};

/// The placements of one digit for one column triple, cheapest first.
struct PlacementList {
    placements: Vec<u64>,
    /// `up_to[c]`: how many cost at most c cells.
    up_to: [u16; 7],
}

impl PlacementList {
    /// Placements that differ from `own`, the digit's cells in the grid.
    fn new(triple: ColumnTriple, own: u64) -> PlacementList {
        let all = triple.placements();
        let cost = |placement: u64| (placement & !own).count_ones() as usize;
        let mut up_to = [0u16; 7];
        for &placement in all {
            up_to[cost(placement)] += 1;
        }
        up_to[0] = 0;
        for c in 1..7 {
            up_to[c] += up_to[c - 1];
        }
        let mut next = up_to;
        let mut placements = vec![0; usize::from(up_to[6])];
        for &placement in all {
            let c = cost(placement);
            if c > 0 {
                next[c - 1] += 1;
                placements[usize::from(next[c - 1]) - 1] = placement;
            }
        }
        PlacementList { placements, up_to }
    }

    /// The placements that cost more than `above` and at most `at_most` cells.
    fn between(&self, above: usize, at_most: usize) -> &[u64] {
        let end = usize::from(self.up_to[at_most.min(6)]);
        &self.placements[usize::from(self.up_to[above.min(6)]).min(end)..end]
    }

    /// Least cost, more than `above`, of a placement; 7 if there is none.
    fn least_cost(&self, above: usize) -> usize {
        (above + 1..7).find(|&cost| !self.between(above, cost).is_empty()).unwrap_or(7)
    }
}

/// A change of band 3: digits that move to other columns there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BandChange {
    /// Each moved digit (1 to 9) and the columns that it then uses in band 3.
    /// Empty if the change leaves all columns as they are: then the cells are
    /// a UA inside band 3.
    pub digits: Vec<(u8, ColumnTriple)>,
    /// The cells of band 3 that change, bit i for cell 54 + i.
    pub cells: u32,
}

/// Grows UAs of one grid, with rows 1 to 6 as its two bands.
pub struct Growth {
    own: [u64; 9],
    triples: [ColumnTriple; 9],
    owners: [u8; TWO_BANDS],
    /// Per digit and column triple, made when first needed.
    lists: Vec<Option<PlacementList>>,
    /// Search nodes so far.
    pub nodes: u64,
}

/// A running search.
struct Search<'a> {
    own: &'a [u64; 9],
    owners: &'a [u8; TWO_BANDS],
    lists: [&'a PlacementList; 9],
    /// A placement of the digit has to cost more than this.
    above: [usize; 9],
    /// Cost of the digit's cheapest placement above that.
    least: [usize; 9],
    found: &'a mut Vec<u64>,
    nodes: u64,
}

/// A node of the search.
#[derive(Clone, Copy)]
struct Node {
    /// Digits placed.
    placed: u16,
    /// Digits that lost a cell and are not yet placed.
    pending: u16,
    /// Cells of the new placements.
    occupied: u64,
    /// Cells whose digit changes.
    changed: u64,
    /// How many more cells may change.
    size_left: usize,
}

impl Growth {
    /// Prepares a grid.
    pub fn new(grid: &Grid) -> Growth {
        let mut own = [0; 9];
        let mut owners = [0; TWO_BANDS];
        for cell in 0..TWO_BANDS {
            let digit = grid.digit(cell) - 1;
            own[usize::from(digit)] |= 1 << cell;
            owners[cell] = digit;
        }
        let triples = std::array::from_fn(|digit| ColumnTriple::of(grid, digit as u8 + 1));
        Growth {
            own,
            triples,
            owners,
            lists: (0..9 * ColumnTriple::COUNT).map(|_| None).collect(),
            nodes: 0,
        }
    }

    /// The placement lists of all digits for these column triples.
    fn lists(&mut self, triples: &[ColumnTriple; 9]) -> [&PlacementList; 9] {
        let index = |digit: usize| digit * ColumnTriple::COUNT + triples[digit].index();
        for digit in 0..9 {
            let own = self.own[digit];
            self.lists[index(digit)].get_or_insert_with(|| PlacementList::new(triples[digit], own));
        }
        std::array::from_fn(|digit| self.lists[index(digit)].as_ref().expect("just prepared"))
    }

    /// UAs of at most `max_size` cells inside the two bands: all the minimal
    /// ones, and possibly some that contain another.
    pub fn two_bands(&mut self, max_size: usize, found: &mut Vec<u64>) {
        let (own, owners) = (self.own, self.owners);
        let lists = self.lists(&self.triples.clone());
        let mut nodes = 0;
        for cost in 2..=(max_size / 2).min(6) {
            for start in 0..9 {
                // The start is the digit of least cost, the first of several.
                let above = std::array::from_fn(|d| if d <= start { cost } else { cost - 1 });
                let mut search = Search::new(&own, &owners, lists, above, found);
                let root =
                    Node { placed: 0, pending: 0, occupied: 0, changed: 0, size_left: max_size };
                for &placement in lists[start].between(cost - 1, cost) {
                    search.grow(search.placed(&root, start, placement));
                }
                nodes += search.nodes;
            }
        }
        self.nodes += nodes;
    }

    /// The parts in the two bands of UAs that change band 3 as given, of at
    /// most `max_size` cells there: all the minimal ones, and possibly some
    /// that contain another.
    pub fn with_change(&mut self, change: &BandChange, max_size: usize, found: &mut Vec<u64>) {
        let mut triples = self.triples;
        let mut pending = 0;
        for &(digit, triple) in &change.digits {
            triples[usize::from(digit) - 1] = triple;
            pending |= 1 << (digit - 1);
        }
        let (own, owners) = (self.own, self.owners);
        let mut search = Search::new(&own, &owners, self.lists(&triples), [0; 9], found);
        search.grow(Node { placed: 0, pending, occupied: 0, changed: 0, size_left: max_size });
        let nodes = search.nodes;
        self.nodes += nodes;
    }
}

impl<'a> Search<'a> {
    fn new(
        own: &'a [u64; 9],
        owners: &'a [u8; TWO_BANDS],
        lists: [&'a PlacementList; 9],
        above: [usize; 9],
        found: &'a mut Vec<u64>,
    ) -> Search<'a> {
        let least = std::array::from_fn(|digit| lists[digit].least_cost(above[digit]));
        Search { own, owners, lists, above, least, found, nodes: 0 }
    }

    /// The node below `node` in which `digit` has this placement.
    fn placed(&self, node: &Node, digit: usize, placement: u64) -> Node {
        let fresh = placement & !self.own[digit];
        let placed = node.placed | 1 << digit;
        let mut pending = node.pending;
        let mut rest = fresh;
        while rest != 0 {
            pending |= 1 << self.owners[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        Node {
            placed,
            pending: pending & !placed,
            occupied: node.occupied | placement,
            changed: node.changed | fresh,
            size_left: node.size_left - fresh.count_ones() as usize,
        }
    }

    fn grow(&mut self, node: Node) {
        self.nodes += 1;
        if node.pending == 0 {
            self.found.push(node.changed);
            return;
        }
        let pending = || (0..9).filter(|digit| node.pending >> digit & 1 != 0);
        let needed: usize = pending().map(|digit| self.least[digit]).sum();
        if needed > node.size_left {
            return;
        }
        let spare = node.size_left - needed;
        let placements =
            |digit: usize| self.lists[digit].between(self.above[digit], self.least[digit] + spare);
        let free = |placement: &&u64| **placement & node.occupied == 0;
        let digit = if node.pending.is_power_of_two() {
            node.pending.trailing_zeros() as usize
        } else {
            pending()
                .min_by_key(|&digit| placements(digit).iter().filter(free).count())
                .expect("a digit is pending")
        };
        for placement in placements(digit).iter().filter(free) {
            self.grow(self.placed(&node, digit, *placement));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::CellSet;
    use crate::grid::geometry::band_cells;
    use crate::solver::known::KnownGrid;
    use crate::ua::band_change::band_changes;
    use crate::ua::minimal_uas;
    use gridsieve_kernels::{Scalar, keep_minimal};

    /// A random grid, one with many puzzles, and the most symmetric one.
    const GRIDS: [&str; 3] = [
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    ];
    const MAX: usize = 14;

    /// The parts in bands 1+2 of the exact UAs whose cells in band 3 are these.
    fn exact_parts(exact: &[CellSet], cells: u32) -> Vec<u64> {
        let mut parts: Vec<u64> = exact
            .iter()
            .filter(|&&ua| (ua & band_cells(2)).bits() >> TWO_BANDS == u128::from(cells))
            .map(|&ua| (ua - band_cells(2)).bits() as u64)
            .collect();
        keep_minimal(Scalar::new(), &mut parts);
        parts
    }

    #[test]
    fn two_bands_have_exactly_the_minimal_uas_inside_them() {
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            let exact = minimal_uas(&grid, MAX);
            for max in [4, 6, 9, 12, MAX] {
                let mut found = Vec::new();
                Growth::new(&grid).two_bands(max, &mut found);
                keep_minimal(Scalar::new(), &mut found);
                let small: Vec<CellSet> =
                    exact.iter().copied().filter(|ua| ua.len() <= max).collect();
                let mut expected = exact_parts(&small, 0);
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected, "{text} up to {max}");
            }
        }
    }

    #[test]
    fn changes_of_band_3_give_uas_and_miss_none_of_the_small_ones() {
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            let mut known = KnownGrid::new(&grid);
            let exact = minimal_uas(&grid, MAX);
            let mut growth = Growth::new(&grid);
            let mut found: Vec<(u32, Vec<u64>)> = Vec::new();
            for change in band_changes(&grid) {
                let mut parts = Vec::new();
                growth.with_change(&change, 10, &mut parts);
                for &part in &parts {
                    let ua = u128::from(part) | u128::from(change.cells) << TWO_BANDS;
                    let ua = CellSet::from_bits(ua);
                    assert!(
                        known.second_solution(Scalar::new(), !ua).is_some(),
                        "{text}: {ua} is no UA"
                    );
                }
                // A mini-row can be rotated in two directions.
                match found.iter_mut().find(|(cells, _)| *cells == change.cells) {
                    Some((_, known)) => known.append(&mut parts),
                    None => found.push((change.cells, parts)),
                }
            }
            for (cells, parts) in found {
                for part in exact_parts(&exact, cells) {
                    let small = part.count_ones() <= 10;
                    assert!(!small || parts.contains(&part), "{text}: {part:#x} with {cells:#x}");
                }
            }
        }
    }
}

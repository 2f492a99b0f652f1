//! The way from a grid to the next one.

use super::PackedError;
use super::bands_3::Bands3;
use super::entropy::Coder;
use super::models::{Begin, Models};
use super::rows::{self, ALL, Row, bit};
use crate::grid::Grid;
use crate::grid::geometry::CELLS;

/// The levels of rows 4, 5 and 6, whose children are listed.
const LISTED: usize = 3;
/// The level of band 3.
const THIRD: usize = 3;

/// The children of a node, and the one that is taken.
#[derive(Clone)]
struct List {
    rows: Vec<Row>,
    at: usize,
    /// Does it belong to the rows above?
    known: bool,
}

/// Where in the tree the last grid is.
#[derive(Clone)]
pub struct Path {
    /// Its digits; of band 3 only if `bands_3` does not have them.
    digits: [u8; CELLS],
    /// Is it a leaf of a tree?
    inside: bool,
    lists: [List; LISTED],
    /// The first band that the list of fourth rows belongs to.
    band: [u8; 27],
    bands_3: Bands3,
    /// Do they belong to bands 1 and 2?
    bands_3_known: bool,
}

/// Are the rows and bands 2 and 3 as in a grid in minlex form?
fn stands_in_order(digits: &[u8]) -> bool {
    let first = |row: usize| digits[9 * row];
    [(3, 4), (4, 5), (3, 6), (6, 7), (7, 8)].into_iter().all(|(a, b)| first(a) < first(b))
}

fn band_3(digits: &[u8; CELLS]) -> &[u8; 27] {
    digits.last_chunk().expect("81 digits")
}

/// Takes the given grid where one is written, and where one is read nothing.
impl Path {
    pub fn new() -> Path {
        let list = List { rows: Vec::new(), at: 0, known: false };
        Path {
            digits: [0; CELLS],
            inside: false,
            lists: std::array::from_fn(|_| list.clone()),
            band: [0; 27],
            bands_3: Bands3::new(),
            bands_3_known: false,
        }
    }

    /// Forgets the last grid, as at the beginning of a block.
    pub fn forget(&mut self) {
        self.inside = false;
    }

    /// Writes the digits of the last grid.
    #[inline]
    pub fn write(&self, digits: &mut [u8; CELLS]) {
        *digits = self.digits;
        if self.bands_3_known {
            self.bands_3.write_last(digits.last_chunk_mut().expect("81 digits"));
        }
    }

    /// The digits of the last grid.
    pub fn digits(&self) -> [u8; CELLS] {
        let mut digits = [0; CELLS];
        self.write(&mut digits);
        digits
    }

    /// Begins at a grid that was written in full.
    pub fn begin(&mut self, grid: &Grid) {
        self.digits = *grid.digits();
        self.inside = stands_in_order(&self.digits);
        self.lists.iter_mut().for_each(|list| list.known = false);
        self.bands_3_known = false;
    }

    /// Is this grid a later leaf of the same tree?
    pub fn follows(&self, grid: &Grid) -> bool {
        let digits = grid.digits();
        self.inside
            && digits[..27] == self.digits[..27]
            && *digits > self.digits()
            && stands_in_order(digits)
    }

    fn row(&self, row: usize) -> &Row {
        &self.digits.as_chunks::<9>().0[row]
    }

    fn set_row(&mut self, row: usize, digits: Row) {
        self.digits.as_chunks_mut::<9>().0[row] = digits;
    }

    /// The digits that column 1 can have in the row of a listed level.
    fn first_digits(&self, level: usize) -> u16 {
        let used = (0..3).fold(0, |used, row| used | bit(self.digits[9 * row]));
        let left = ALL & !used;
        match level {
            // The smallest: those of rows 5 and 7 are larger.
            0 => left & left.wrapping_neg(),
            _ => left & !(2 * bit(self.digits[9 * (2 + level)]) - 1),
        }
    }

    /// Lists the children of a listed level. `find` the one that is taken.
    fn list(&mut self, level: usize, find: bool) {
        let row = 3 + level;
        let band: [u8; 27] = *self.digits.first_chunk().expect("81 digits");
        // The longest list stays as long as the band does.
        if level > 0 || self.band != band || self.lists[0].rows.is_empty() {
            let first = self.first_digits(level);
            let (above, _) = self.digits[..9 * row].as_chunks::<9>();
            rows::below(above, first, &mut self.lists[level].rows);
            if level == 0 {
                self.band = band;
            }
        }
        if find {
            let at = self.lists[level].rows.binary_search(self.row(row));
            self.lists[level].at = at.unwrap_or_else(|at| at);
        }
        self.lists[level].known = true;
    }

    fn find_bands_3(&mut self) {
        let (above, _) = self.digits.as_chunks::<9>();
        self.bands_3.find(above.first_chunk().expect("nine rows"));
        self.bands_3_known = true;
    }

    /// Finds the bands 3 after a grid in full.
    #[cold]
    fn find_leaf(&mut self) {
        self.find_bands_3();
        let before = self.bands_3.before(band_3(&self.digits));
        self.bands_3.next = before + 1;
    }

    /// Leaves the pair of bands 1 and 2 for a grid that is written in full.
    pub fn leave<C: Coder>(
        &mut self,
        coder: &mut C,
        models: &mut Models,
    ) -> Result<(), PackedError> {
        if self.inside {
            if !self.bands_3_known {
                self.find_leaf();
            }
            let left = self.bands_3.left();
            models.skip(coder, THIRD, Begin::GoOn, left, left);
            models.in_full(coder, true);
        }
        Ok(())
    }

    /// Reads the next grid; false if it is written in full.
    #[inline]
    pub fn step_or_leave<C: Coder>(
        &mut self,
        coder: &mut C,
        models: &mut Models,
    ) -> Result<bool, PackedError> {
        if self.inside { self.walk(coder, models, None) } else { Ok(false) }
    }

    /// Goes to a grid that [follows](Self::follows).
    pub fn step<C: Coder>(
        &mut self,
        coder: &mut C,
        models: &mut Models,
        to: Option<&Grid>,
    ) -> Result<(), PackedError> {
        self.walk(coder, models, to).map(drop)
    }

    /// Goes to the next grid: `to`, or the one that is read. False if that is
    /// written in full.
    #[inline]
    fn walk<C: Coder>(
        &mut self,
        coder: &mut C,
        models: &mut Models,
        to: Option<&Grid>,
    ) -> Result<bool, PackedError> {
        if !self.bands_3_known {
            self.find_leaf();
        }
        let left = self.bands_3.left();
        let skip = match to {
            Some(grid) if grid.digits()[..54] == self.digits[..54] => {
                self.bands_3.before(band_3(grid.digits()))
            }
            _ => left,
        };
        let skip = models.skip(coder, THIRD, Begin::GoOn, left, skip);
        if skip < left {
            return self.take_band_3(skip).map(|()| true);
        }
        if models.in_full(coder, false) {
            return Ok(false);
        }
        self.walk_listed(coder, models, to)?;
        Ok(true)
    }

    /// Goes to the next grid with other bands 1 and 2.
    #[inline(never)]
    fn walk_listed<C: Coder>(
        &mut self,
        coder: &mut C,
        models: &mut Models,
        to: Option<&Grid>,
    ) -> Result<(), PackedError> {
        // The first row that changes.
        let change = to.map_or(6, |grid| {
            let same = self.digits.iter().zip(grid.digits()).take_while(|(a, b)| a == b);
            same.count() / 9
        });
        let target = |row: usize| to.map(|grid| &grid.digits().as_chunks::<9>().0[row]);
        let rank = |list: &List, row: &Row| list.rows.partition_point(|other| other < row);
        // Up to the level that goes on.
        let mut level = LISTED;
        loop {
            // Row 4 must go on: after its last child nothing follows.
            let Some(up) = level.checked_sub(1) else { return Err(PackedError::Row(4)) };
            level = up;
            if !self.lists[level].known {
                self.list(level, true);
            }
            let list = &mut self.lists[level];
            let left = list.rows.len().saturating_sub(list.at + 1);
            let skip = match target(3 + level) {
                Some(row) if change >= 3 + level => rank(list, row) - (list.at + 1),
                _ => left,
            };
            let skip = models.skip(coder, level, Begin::GoOn, left, skip);
            if skip < left {
                list.at += 1 + skip;
                let row = list.rows.get(list.at).copied();
                self.set_row(3 + level, row.ok_or(PackedError::Row(4 + level as u8))?);
                break;
            }
        }
        // And down again.
        for level in level + 1..LISTED {
            self.list(level, false);
            let list = &mut self.lists[level];
            let at = target(3 + level).map_or(0, |row| rank(list, row));
            list.at = models.skip(coder, level, Begin::Enter, list.rows.len(), at);
            let row = list.rows.get(list.at).copied();
            self.set_row(3 + level, row.ok_or(PackedError::Row(4 + level as u8))?);
        }
        self.find_bands_3();
        let count = self.bands_3.left();
        let skip = to.map_or(0, |grid| self.bands_3.before(band_3(grid.digits())));
        let skip = models.skip(coder, THIRD, Begin::Enter, count, skip);
        self.take_band_3(skip)
    }

    #[inline]
    fn take_band_3(&mut self, skip: usize) -> Result<(), PackedError> {
        if self.bands_3.take(skip) { Ok(()) } else { Err(PackedError::Band3) }
    }
}

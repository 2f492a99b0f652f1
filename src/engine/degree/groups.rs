//! The forward view of a node of a subtree: groups of disjoint residual UAs.
//!
//! Each UA of a group needs a clue of its own. With `left` clues left,
//!
//! 1. a group of more than `left` UAs shows that the branch is dead;
//! 2. a group of exactly `left` UAs, a *critical* group, must hold all further clues: cells outside
//!    it are dead;
//! 3. several critical groups therefore leave only the cells that they have in common.
//!
//! Dead cells leave the UAs, which become smaller: the search for groups is
//! repeated until nothing changes.
//!
//! A group of `left` - 2 UAs is often not the largest: one of its UAs may be exchanged for two. A
//! group of `left` - 1 UAs leaves one *spare clue*. Where can this clue be?
//!
//! Each UA of the group has a clue, and one clue more is to be placed. Take a UA of the group and
//! the residual UAs that only it touches. If no cell hits all of them, then they *claim* the spare
//! clue: a clue in the UA leaves some of them, and the spare clue has to hit these. For some clue
//! in the UA, the spare clue is therefore in a cell common to all UAs that this clue leaves unhit.
//!
//! In the same way two UAs of the group claim the spare clue if no cell of the one
//! and cell of the other hit all residual UAs that are disjoint from the rest of
//! the group. Then the spare clue is in one of these.
//!
//! The spare clue must meet all claims. It may be in the group itself; cells
//! outside where it cannot be are dead.

use super::params::Parameters;
use super::table::{Sizes, Table, Uas};
use super::worker::Count;
use gridsieve_kernels::bits;

/// The most clues left for which groups are looked for.
pub const MOST_LEFT: usize = 12;
/// UAs of this size and larger ones are taken as they come.
const LARGE: u32 = 6;

/// A group of disjoint residual UAs.
#[derive(Default)]
pub struct Group {
    pub size: usize,
    /// The cells of each UA of the group. In a critical group the last one is the common part of
    /// all UAs that the other UAs of the group do not touch.
    pub uas: [u64; MOST_LEFT],
    /// The UAs that each UA of the group touches.
    pub touched: [Uas; MOST_LEFT],
    /// All cells of the UAs.
    pub cells: u64,
}

/// Where a node of a subtree stands; a look forward takes out what it sees to be dead.
#[derive(Clone, Copy, Default)]
pub struct Place {
    /// UAs without a clue.
    pub unhit: Uas,
    /// Cells that further clues can have.
    pub alive: u64,
    /// The numbers of `alive` cells of all UAs.
    pub sizes: Sizes,
    /// Clues to be placed.
    pub left: usize,
}

impl Group {
    /// Looks forward from a node with 2 to [`MOST_LEFT`] clues left and an unhit
    /// UA, and takes dead cells out. Gives the smallest residual UA; `None` if too
    /// few clues are left.
    #[inline(always)]
    pub fn look(
        &mut self,
        table: &Table,
        place: &mut Place,
        parameters: &Parameters,
        count: &mut Count,
    ) -> Option<u64> {
        loop {
            self.pack(table, place);
            let smallest = self.uas[0];
            if self.size + 2 == place.left && place.left >= parameters.exchange_left {
                self.exchange(table, place);
            }
            let mut alive = place.alive;
            if self.size > place.left {
                return None;
            } else if self.size == place.left {
                alive &= self.cells;
                count.critical += u64::from(alive != place.alive);
            } else if self.size + 1 == place.left && place.left >= parameters.spare_left {
                alive = self.with_spare(table, place)?;
                count.spare += u64::from(alive != place.alive);
            }
            if alive == place.alive {
                return Some(smallest);
            }
            place.alive = alive;
            place.sizes = table.sizes(alive);
        }
    }

    /// Packs a group: the smallest UAs first, of those of a size the first of the
    /// table. A UA without a cell makes it too large.
    #[inline(always)]
    fn pack(&mut self, table: &Table, place: &Place) {
        (self.size, self.cells) = (0, 0);
        if place.unhit & place.sizes.equal(0) != 0 {
            self.size = place.left + 1;
            return;
        }
        let mut free = place.unhit;
        let _ = self.take::<1>(table, place, &mut free)
            || self.take::<2>(table, place, &mut free)
            || self.take::<3>(table, place, &mut free)
            || self.take::<4>(table, place, &mut free)
            || self.take::<5>(table, place, &mut free)
            || self.take::<LARGE>(table, place, &mut free);
    }

    /// Takes the UAs of a size that are `free`, that is disjoint from those taken
    /// before; of size [`LARGE`] and larger in the last step. Gives whether that
    /// ends the group.
    #[inline(always)]
    fn take<const SIZE: u32>(&mut self, table: &Table, place: &Place, free: &mut Uas) -> bool {
        let mut these = *free;
        if SIZE < LARGE {
            these &= place.sizes.equal(SIZE as u8);
        }
        while these != 0 {
            let ua = table.first(these) & place.alive;
            if self.size + 1 == place.left {
                // The last clue is in all UAs that are left.
                let common = table.common(*free) & ua;
                self.uas[self.size] = common;
                self.cells |= common;
                self.size = place.left + usize::from(common == 0);
                return true;
            }
            // The number of cells is known, but for the large ones.
            let touched = if SIZE < LARGE {
                let mut cells = ua;
                let mut touched = 0;
                for _ in 0..SIZE {
                    touched |= table.hit[cells.trailing_zeros() as usize];
                    cells &= cells.wrapping_sub(1);
                }
                touched
            } else {
                table.hit_by(ua)
            };
            self.add(ua, touched);
            *free &= !touched;
            these &= !touched;
        }
        false
    }

    /// Looks for a UA of the group that two others can take the place of, as they touch
    /// no other one of the group, and exchanges it.
    #[inline(always)]
    fn exchange(&mut self, table: &Table, place: &Place) {
        let size = self.size;
        // The UAs that one of the group touches, and two of them or more.
        let [mut one, mut two] = [0; 2];
        for touched in &self.touched[..size] {
            two |= one & touched;
            one |= touched;
        }
        for i in 0..size {
            let mut alone = place.unhit & self.touched[i] & !two;
            while alone != 0 {
                let first = table.first(alone) & place.alive;
                let touched = table.hit_by(first);
                let disjoint = alone & !touched;
                alone &= alone - 1;
                if disjoint == 0 {
                    continue;
                }
                (self.uas[i], self.touched[i]) = (first, touched);
                let mut free = disjoint;
                loop {
                    let ua = table.first(free) & place.alive;
                    self.add(ua, table.hit_by(ua));
                    free = place.unhit
                        & !self.touched[..self.size].iter().fold(0, |all, one| all | one);
                    if free == 0 {
                        break;
                    } else if self.size == place.left {
                        self.size += 1;
                        return;
                    }
                }
                self.cells = self.uas[..self.size].iter().fold(0, |all, ua| all | ua);
                return;
            }
        }
    }

    /// The cells that can be clues below a node with one clue more left than the
    /// group has UAs; `None` if the spare clue cannot meet all claims.
    #[inline(always)]
    pub fn with_spare(&self, table: &Table, place: &Place) -> Option<u64> {
        let size = self.size;
        // The UAs that one of the group touches, two and three of them, or more.
        let [mut one, mut two, mut three] = [0; 3];
        for touched in &self.touched[..size] {
            three |= two & touched;
            two |= one & touched;
            one |= touched;
        }
        // Where the spare clue can be.
        let mut spare = place.alive;
        // The UAs that only it touches, and those of its cells that are in all of them.
        let mut alone = [0; MOST_LEFT];
        let mut cells = [0; MOST_LEFT];
        for i in 0..size {
            alone[i] = place.unhit & self.touched[i] & !two;
            cells[i] = table.common(alone[i]) & self.uas[i];
            if cells[i] == 0 {
                spare &= meeting(table, alone[i], self.uas[i]);
            }
        }
        if spare == place.alive {
            let pairs = place.unhit & two & !three;
            for i in 0..size {
                for j in i + 1..size {
                    let both = pairs & self.touched[i] & self.touched[j];
                    if both != 0 && !hit_all(table, both, [cells[i], cells[j]]) {
                        spare &= table.union(both | alone[i] | alone[j]);
                    }
                }
            }
        }
        (spare != 0).then_some(spare & !self.cells | place.alive & self.cells)
    }

    /// Adds a UA to the group.
    #[inline(always)]
    fn add(&mut self, ua: u64, touched: Uas) {
        let place = self.size;
        (self.uas[place], self.touched[place]) = (ua, touched);
        self.cells |= ua;
        self.size += 1;
    }
}

/// The smallest residual UA of a node with an unhit UA, without a look forward;
/// of those of a size the first of the table.
#[inline(always)]
pub fn smallest(table: &Table, place: &Place) -> u64 {
    let of_size = |size| place.unhit & place.sizes.equal(size);
    let these = (0..LARGE as u8).map(of_size).find(|&uas| uas != 0).unwrap_or(place.unhit);
    table.first(these) & place.alive
}

/// The cells that are in all of the UAs left by some cell of a set.
#[inline(always)]
fn meeting(table: &Table, uas: Uas, cells: u64) -> u64 {
    let mut meeting = 0;
    for cell in bits(cells) {
        meeting |= table.common(uas & !table.hit[cell]);
    }
    meeting
}

/// Whether two cells, one from each set, hit all of these UAs.
#[inline(always)]
fn hit_all(table: &Table, uas: Uas, [first, second]: [u64; 2]) -> bool {
    for cell in bits(first) {
        if table.common(uas & !table.hit[cell]) & second != 0 {
            return true;
        }
    }
    false
}

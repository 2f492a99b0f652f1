//! The forward view of a node of a subtree: groups of disjoint residual UAs.
//!
//! Each UA of a group needs a clue of its own. With `left` clues left,
//!
//! 1. a group of more UAs shows that the branch is dead;
//! 2. a group of as many, a *critical* one, must hold all further clues: cells
//!    outside are dead;
//! 3. so several critical groups leave only what they have in common.
//!
//! Dead cells leave the UAs, which become smaller: the search for groups is
//! repeated until nothing changes.
//!
//! A group of one UA less leaves a *spare* clue. Take a UA of the group and all
//! residual UAs that are disjoint from the others of the group. If they have no
//! common cell, they need two clues: the spare clue is one of them. So cells
//! that are neither in the group nor in these UAs are dead. In the same way two
//! UAs of the group claim the spare clue if no cell of the one and cell of the
//! other hit all residual UAs that are disjoint from the rest of the group. There
//! can be several claims; cells outside of the group must meet them all.

use super::table::{Sizes, Table, Uas};
use gridsieve_kernels::Token;

/// The most clues left for which groups are looked for.
pub const MOST_LEFT: usize = 12;
/// UAs of so many cells or more are taken as they come.
const LARGE: u32 = 6;

/// A group of disjoint residual UAs.
pub struct Group {
    size: usize,
    /// The cells of each. The last one of a critical group is what all UAs that
    /// the others leave have in common.
    uas: [u64; MOST_LEFT],
    /// The UAs that each touches.
    touched: [Uas; MOST_LEFT],
    /// All their cells.
    cells: u64,
}

/// A node: what it is known to be, and after a look what it is seen to be.
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

/// How often groups found something.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    /// Critical groups, with other cells alive.
    pub critical: u64,
    /// Groups that leave a spare clue, with cells alive where it cannot be.
    pub spare: u64,
}

impl Group {
    pub fn new() -> Group {
        Group { size: 0, uas: [0; MOST_LEFT], touched: [0; MOST_LEFT], cells: 0 }
    }

    /// Looks forward from a node with 2 to [`MOST_LEFT`] clues left and an unhit
    /// UA, and takes dead cells out; groups that leave a spare clue are looked at
    /// with at least `spare_left`. Gives the smallest residual UA; `None` if too
    /// few clues are left.
    #[inline(always)]
    pub fn look<T: Token>(
        &mut self,
        token: T,
        table: &Table,
        place: &mut Place,
        spare_left: usize,
        seen: &mut Seen,
    ) -> Option<u64> {
        loop {
            self.pack(token, table, place);
            let mut alive = place.alive;
            if self.size > place.left {
                return None;
            } else if self.size == place.left {
                alive &= self.cells;
                seen.critical += u64::from(alive != place.alive);
            } else if self.size + 1 == place.left && place.left >= spare_left {
                alive = self.with_spare(token, table, place);
                seen.spare += u64::from(alive != place.alive);
            }
            if alive == place.alive {
                return Some(self.uas[0]);
            }
            place.alive = alive;
            place.sizes = table.sizes(alive);
        }
    }

    /// Packs a group: the smallest UAs first, of those of a size the first of the
    /// table. A UA without a cell makes it too large.
    #[inline(always)]
    fn pack<T: Token>(&mut self, token: T, table: &Table, place: &Place) {
        (self.size, self.cells) = (0, 0);
        if place.unhit & place.sizes.equal(0) != 0 {
            self.size = place.left + 1;
            return;
        }
        let mut free = place.unhit;
        let _ = self.take::<T, 1>(token, table, place, &mut free)
            || self.take::<T, 2>(token, table, place, &mut free)
            || self.take::<T, 3>(token, table, place, &mut free)
            || self.take::<T, 4>(token, table, place, &mut free)
            || self.take::<T, 5>(token, table, place, &mut free)
            || self.take::<T, LARGE>(token, table, place, &mut free);
    }

    /// Takes the UAs of a size that are `free`, that is disjoint from those taken
    /// before; of size [`LARGE`] and larger in the last step. Gives whether that
    /// ends the group.
    #[inline(always)]
    fn take<T: Token, const SIZE: u32>(
        &mut self,
        token: T,
        table: &Table,
        place: &Place,
        free: &mut Uas,
    ) -> bool {
        let mut these = *free;
        if SIZE < LARGE {
            these &= place.sizes.equal(SIZE as u8);
        }
        while these != 0 {
            let ua = table.uas[these.trailing_zeros() as usize % table.uas.len()] & place.alive;
            if self.size + 1 == place.left {
                // The last clue is in all UAs that are left.
                let common = table.common(token, *free) & ua;
                self.uas[self.size % MOST_LEFT] = common;
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
            self.uas[self.size % MOST_LEFT] = ua;
            self.touched[self.size % MOST_LEFT] = touched;
            self.cells |= ua;
            self.size += 1;
            *free &= !touched;
            these &= !touched;
        }
        false
    }

    /// The cells that can be clues below a node with one clue more left than the
    /// group has UAs.
    #[inline(always)]
    fn with_spare<T: Token>(&self, token: T, table: &Table, place: &Place) -> u64 {
        let size = self.size.min(MOST_LEFT - 1);
        // The UAs that one of the group touches, two and three of them, or more.
        let [mut one, mut two, mut three] = [0; 3];
        for touched in &self.touched[..size] {
            three |= two & touched;
            two |= one & touched;
            one |= touched;
        }
        let mut outside = place.alive & !self.cells;
        // The UAs that only it touches, and those of its cells that are in all of them.
        let mut alone = [0; MOST_LEFT];
        let mut cells = [0; MOST_LEFT];
        let mut claimed = false;
        for i in 0..size {
            alone[i] = place.unhit & self.touched[i] & !two;
            cells[i] = table.common(token, alone[i]) & self.uas[i];
            let union = table.union(token, alone[i]);
            outside &= if cells[i] == 0 { union } else { u64::MAX };
            claimed |= cells[i] == 0;
        }
        if claimed {
            return outside | self.cells;
        }
        let pairs = place.unhit & two & !three;
        for i in 0..size {
            for j in i + 1..size {
                let both = pairs & self.touched[i] & self.touched[j];
                if both != 0 && !meet(token, table, both, [cells[i], cells[j]]) {
                    outside &= table.union(token, both | alone[i] | alone[j]);
                }
            }
        }
        outside | self.cells
    }
}

/// Do two cells, one of each set, hit all of some UAs?
#[inline(always)]
fn meet<T: Token>(token: T, table: &Table, uas: Uas, [mut first, second]: [u64; 2]) -> bool {
    while first != 0 {
        let hit = table.hit[first.trailing_zeros() as usize];
        first &= first - 1;
        if table.common(token, uas & !hit) & second != 0 {
            return true;
        }
    }
    false
}

/// The smallest residual UA of a node with an unhit UA, without a look forward;
/// of those of a size the first of the table.
#[inline(always)]
pub fn smallest(table: &Table, place: &Place) -> u64 {
    let of_size = |size| place.unhit & place.sizes.equal(size);
    let these = (0..LARGE as u8).map(of_size).find(|&uas| uas != 0).unwrap_or(place.unhit);
    table.uas[these.trailing_zeros() as usize % table.uas.len()] & place.alive
}

//! Where the spare clue can be: of a group of one UA less than clues are left.
//!
//! Each UA of the group has a clue, and one clue more is to be placed. Take a UA of
//! the group and the residual UAs that only it touches. If no cell hits all of
//! them, then they *claim* the spare clue: a clue in the UA leaves some of them,
//! and the spare clue has to hit these. So it is in a cell that all of these have,
//! for some clue in the UA.
//!
//! In the same way two UAs of the group claim the spare clue if no cell of the one
//! and cell of the other hit all residual UAs that are disjoint from the rest of
//! the group. Then the spare clue is in one of these.
//!
//! The spare clue must meet all claims. It may be in the group itself; cells
//! outside where it cannot be are dead.

use super::groups::{Group, MOST_LEFT, Place};
use super::table::{Table, Uas};
use gridsieve_kernels::Token;

impl Group {
    /// The cells that can be clues below a node with one clue more left than the
    /// group has UAs; `None` if the spare clue cannot meet all claims.
    #[inline(always)]
    pub fn with_spare<T: Token>(&self, token: T, table: &Table, place: &Place) -> Option<u64> {
        let size = self.size.min(MOST_LEFT - 1);
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
            cells[i] = table.common(token, alone[i]) & self.uas[i];
            if cells[i] == 0 {
                spare &= meeting(token, table, alone[i], self.uas[i]);
            }
        }
        if spare == place.alive {
            let pairs = place.unhit & two & !three;
            for i in 0..size {
                for j in i + 1..size {
                    let both = pairs & self.touched[i] & self.touched[j];
                    if both != 0 && !hit_all(token, table, both, [cells[i], cells[j]]) {
                        spare &= table.union(token, both | alone[i] | alone[j]);
                    }
                }
            }
        }
        (spare != 0).then_some(spare & !self.cells | place.alive & self.cells)
    }
}

/// The cells that are in all of the UAs left by some cell of a set.
#[inline(always)]
fn meeting<T: Token>(token: T, table: &Table, uas: Uas, mut cells: u64) -> u64 {
    let mut meeting = 0;
    while cells != 0 {
        meeting |= table.common(token, uas & !table.hit[cells.trailing_zeros() as usize]);
        cells &= cells - 1;
    }
    meeting
}

/// Do two cells, one of each set, hit all of some UAs?
#[inline(always)]
fn hit_all<T: Token>(token: T, table: &Table, uas: Uas, [mut first, second]: [u64; 2]) -> bool {
    while first != 0 {
        let hit = table.hit[first.trailing_zeros() as usize];
        first &= first - 1;
        if table.common(token, uas & !hit) & second != 0 {
            return true;
        }
    }
    false
}

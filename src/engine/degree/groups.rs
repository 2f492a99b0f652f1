//! The forward view: groups of disjoint residual UAs.
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

use std::ops::{BitAnd, BitAndAssign, BitOr, Not};

/// A set of cells: of the whole grid, or of 64 renamed ones.
pub trait Cells:
    Copy + PartialEq + BitAnd<Output = Self> + BitAndAssign + BitOr<Output = Self> + Not<Output = Self>
{
    /// No cell.
    const NONE: Self;
    /// Number of cells.
    fn size(self) -> usize;
}

impl Cells for u64 {
    const NONE: u64 = 0;
    #[inline(always)]
    fn size(self) -> usize {
        self.count_ones() as usize
    }
}

impl Cells for u128 {
    const NONE: u128 = 0;
    #[inline(always)]
    fn size(self) -> usize {
        self.count_ones() as usize
    }
}

/// What the forward view says of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View<S> {
    /// Too few clues are left.
    Dead,
    /// The cells that are still alive, and the smallest residual UA.
    Alive { cells: S, smallest: S },
}

/// UAs of so many cells or more are not put in order: groups are made of small
/// ones.
const LARGE: usize = 16;

/// Puts sets in the order of their sizes; gives where each size begins.
#[inline(always)]
pub fn by_size<S: Cells>(sets: &[S], out: &mut [S]) {
    let mut starts = [0u16; LARGE + 2];
    for set in sets {
        starts[set.size().min(LARGE) + 1] += 1;
    }
    for size in 1..LARGE + 2 {
        starts[size] += starts[size - 1];
    }
    for &set in sets {
        let start = &mut starts[set.size().min(LARGE)];
        out[usize::from(*start)] = set;
        *start += 1;
    }
}

/// Looks for groups among the residual UAs in `uas`, at least one, and takes
/// cells out of them that critical groups show to be dead. Gives what it sees
/// and how many critical groups took cells out. Afterwards the UAs are in the
/// order of their sizes in `sorted`.
#[inline(always)]
pub fn view<S: Cells>(
    uas: &mut [S],
    sorted: &mut Vec<S>,
    mut alive: S,
    left: usize,
) -> (View<S>, u64) {
    if sorted.len() < uas.len() {
        sorted.resize(uas.len(), S::NONE);
    }
    let mut critical = 0;
    loop {
        by_size(uas, sorted);
        let smallest = sorted[0];
        if smallest == S::NONE {
            return (View::Dead, critical);
        }
        let (size, cells) = pack(&sorted[..uas.len()], left);
        if size > left {
            return (View::Dead, critical);
        }
        if size < left || alive & !cells == S::NONE {
            return (View::Alive { cells: alive, smallest }, critical);
        }
        critical += 1;
        alive &= cells;
        uas.iter_mut().for_each(|ua| *ua &= alive);
    }
}

/// A group: takes each UA that is disjoint from those before, up to one more
/// than are needed. Gives its size and cells.
#[inline(always)]
fn pack<S: Cells>(uas: &[S], left: usize) -> (usize, S) {
    let (mut size, mut cells) = (0, S::NONE);
    for &ua in uas {
        if ua & cells == S::NONE {
            cells = cells | ua;
            size += 1;
            if size > left {
                break;
            }
        }
    }
    (size, cells)
}

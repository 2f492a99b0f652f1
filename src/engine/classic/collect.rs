//! Step 1: the UAs that the search begins with.

use crate::engine::Mask;
use crate::ua::emptied::uas_inside;
use crate::ua::{keep_minimal, minimal_uas_within};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;

/// UAs that are enough, as no more are kept: then none are looked for of larger sizes.
const ENOUGH: usize = 2000;

/// Sizes up to which UAs are collected, one after the other until there are
/// enough.
const SIZES: [usize; 3] = [12, 14, 16];

/// With few cells that can change, larger UAs are found in no time.
const FEW_CELLS: usize = 36;
const SIZE_IN_FEW: usize = 22;

/// How many of the last positions all UAs are looked for in, whatever their
/// size: the cut keeps those before others.
const LAST: [usize; 4] = [40, 44, 48, 52];
/// Solutions that are looked at each time.
const MOST_SOLUTIONS: usize = 1000;
/// Cells that can be emptied at a time.
const MOST_CELLS: usize = 64;

/// All minimal UAs up to a size that the cells that must be clues do not hit, without the cells
/// that are barred; the smallest first.
pub fn uas(grid: &Grid, mask: &Mask, isa: Isa) -> Vec<CellSet> {
    let within = !mask.must();
    let few = within.len() <= FEW_CELLS;
    let sizes = SIZES.into_iter().chain(few.then_some(SIZE_IN_FEW));
    let mut uas = Vec::new();
    for size in sizes {
        uas = minimal_uas_within(grid, within, size, isa);
        if uas.len() >= ENOUGH {
            break;
        }
    }
    if !mask.barred().is_empty() {
        uas.iter_mut().for_each(|ua| *ua = *ua - mask.barred());
        uas = keep_minimal(&uas, isa);
    }
    uas
}

/// Adds the UAs inside the last cells of the enumeration. The first clues have nothing else to
/// hit, and there are few that small.
pub fn add_in_last(uas: &mut Vec<CellSet>, grid: &Grid, mask: &Mask, cells: &[u8], isa: Isa) {
    for last in LAST.into_iter().filter(|&last| last < cells.len()) {
        let emptied = cells[cells.len() - last..].iter().map(|&cell| usize::from(cell));
        let emptied = emptied.collect::<CellSet>() | mask.barred();
        if emptied.len() > MOST_CELLS {
            // The search has to do without these UAs; the solver finds what it needs of them.
            return;
        }
        // Cells that are barred were taken out of those that are known.
        let known = if mask.barred().is_empty() { &uas[..] } else { &[] };
        let found = uas_inside(grid, emptied, known, MOST_SOLUTIONS, isa);
        uas.extend(found.into_iter().map(|ua| ua - mask.barred()));
        uas.sort_by_key(|ua| ua.len());
    }
    if !mask.barred().is_empty() {
        *uas = keep_minimal(uas, isa);
    }
}

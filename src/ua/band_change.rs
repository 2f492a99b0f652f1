//! Small changes of band 3 that keep its rows and boxes right.
//!
//! Exchanging two digits in the rows of a cycle (the box of the one digit is
//! the box of the other in the next row of the cycle) keeps rows and boxes
//! right, and so does rotating the three digits of a mini-row. If all columns
//! stay the same too the cells are a UA; if not, bands 1+2 have to change with
//! them, and the cells are the band-3 part of UAs of the whole grid:
//!
//! - a cycle of one row: a pair of cells of one mini-row, GUA2, 27 of them;
//! - a mini-row rotated, in one of two directions: GUA3, 9 of them;
//! - a cycle of two rows: four cells, GUA4 if one pair of them shares a column;
//! - a cycle of three rows: six cells, GUA6 if two pairs share a column.

use super::growth::BandChange;
use gridsieve_grids::Grid;
use gridsieve_grids::two_bands::{ColumnTriple, columns};

/// All changes of band 3 that the module describes; none contains another.
pub fn band_changes(grid: &Grid) -> Vec<BandChange> {
    let mut changes = Vec::new();
    let columns: [_; 9] = std::array::from_fn(|i| columns(grid, i as u8 + 1));
    for a in 0..9 {
        for b in a + 1..9 {
            exchanges([a, b].map(|i| (i as u8 + 1, columns[i])), &mut changes);
        }
    }
    for mini_row in 18..27 {
        rotations(grid, mini_row, &mut changes);
    }
    changes
}

/// Exchanges of two digits, given with their columns, in the rows of each cycle.
fn exchanges([(a, in_a), (b, in_b)]: [(u8, [usize; 3]); 2], changes: &mut Vec<BandChange>) {
    let mut done = [false; 3];
    for start in 0..3 {
        let (mut new_a, mut new_b, mut cells) = (in_a, in_b, 0);
        let mut row = start;
        while !done[row] {
            done[row] = true;
            cells |= 1 << (9 * row + in_a[row]) | 1 << (9 * row + in_b[row]);
            (new_a[row], new_b[row]) = (in_b[row], in_a[row]);
            row = (0..3)
                .find(|&next| in_a[next] / 3 == in_b[row] / 3)
                .expect("a digit is in each box");
        }
        if cells != 0 {
            // If the columns of one digit stay the same, so do those of the other.
            let moved = |digit, old, new| {
                let new = ColumnTriple::new(new);
                (new != ColumnTriple::new(old)).then_some((digit, new))
            };
            let digits = [moved(a, in_a, new_a), moved(b, in_b, new_b), None];
            changes.push(BandChange { digits, cells });
        }
    }
}

/// Both rotations of a mini-row's digits.
fn rotations(grid: &Grid, mini_row: usize, changes: &mut Vec<BandChange>) {
    for step in [1, 2] {
        let moved = |i: usize| {
            let digit = grid.digit(3 * mini_row + i);
            let column = mini_row % 3 * 3 + (i + step) % 3;
            (digit, ColumnTriple::of_digit(grid, digit).with(column))
        };
        let mut digits = [0, 1, 2].map(moved);
        digits.sort_by_key(|&(digit, _)| digit);
        let digits = digits.map(Some);
        changes.push(BandChange { digits, cells: 7 << (3 * (mini_row - 18)) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_has_27_pairs_and_9_mini_rows() {
        let grid: Grid =
            "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
                .parse()
                .unwrap();
        let changes = band_changes(&grid);
        let of_size = |n| changes.iter().filter(|c| c.cells.count_ones() == n).count();
        assert_eq!((of_size(2), of_size(3)), (27, 18));
        assert_eq!(changes.len(), 27 + 18 + of_size(4) + of_size(6));
        // Each pair of digits accounts for its six cells.
        let cells: u32 =
            changes.iter().filter(|c| c.digits[2].is_none()).map(|c| c.cells.count_ones()).sum();
        assert_eq!(cells, 36 * 6);
    }
}

//! Rows below a first band.

use gridsieve_kernels::bits;
use std::ops::ControlFlow;

/// The digits that each column of a row may have: bit d - 1 for digit d.
pub type Allowed = [u16; 9];

/// Calls `each` with the rows of nine different digits, 1 to 9, that are
/// allowed, in the order of their texts, until it breaks.
#[inline]
pub fn for_each_row<B>(
    allowed: &Allowed,
    each: &mut impl FnMut(&[u8; 9]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    #[inline]
    fn fill<B>(
        allowed: &Allowed,
        column: usize,
        used: u16,
        row: &mut [u8; 9],
        each: &mut impl FnMut(&[u8; 9]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for bit in bits(allowed[column] & !used) {
            row[column] = bit as u8 + 1;
            let used = used | 1 << bit;
            if column == 8 {
                each(row)?;
            } else {
                fill(allowed, column + 1, used, row, each)?;
            }
        }
        ControlFlow::Continue(())
    }
    fill(allowed, 0, 0, &mut [0; 9], each)
}

/// All of these rows.
pub fn all_rows(allowed: &Allowed) -> Vec<[u8; 9]> {
    let mut rows = Vec::new();
    let _: ControlFlow<()> = for_each_row(allowed, &mut |row| {
        rows.push(*row);
        ControlFlow::Continue(())
    });
    rows
}

/// The digits of each stack of a row: nine bits each.
pub fn boxes(row: &[u8; 9]) -> u32 {
    (0..9).fold(0, |boxes, column| boxes | 1 << (9 * (column / 3) + usize::from(row[column]) - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_in_order_and_are_allowed() {
        // The rows that differ from one row in every column: derangements.
        let allowed: Allowed = std::array::from_fn(|column| 511 & !(1 << column));
        let rows = all_rows(&allowed);
        assert_eq!(rows.len(), 133_496);
        assert!(rows.is_sorted_by(|a, b| a < b));
        assert_eq!(boxes(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), 0b111_000_000_000_111_000_000_000_111);
    }
}

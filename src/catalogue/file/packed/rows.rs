//! The rows that are possible below others, in bands 1 and 2.

/// A row of a grid: digits 1 to 9.
pub type Row = [u8; 9];

/// A row as the beginning of a vector: some 7 bytes follow that mean nothing.
pub type WideRow = [u8; 16];

/// Bit for each digit, 1 to 9.
pub fn bit(digit: u8) -> u16 {
    1 << digit
}

/// All digits.
pub const ALL: u16 = 0x3FE;

/// Lists, in ascending order, the rows below `above` that have only these
/// digits in column 1.
pub fn below(above: &[Row], first: u16, rows: &mut Vec<Row>) {
    let mut free = [ALL; 9];
    let band = &above[above.len() / 3 * 3..];
    for column in 0..9 {
        for row in above {
            free[column] &= !bit(row[column]);
        }
        let stack = column / 3 * 3;
        for row in band {
            row[stack..stack + 3].iter().for_each(|&digit| free[column] &= !bit(digit));
        }
    }
    free[0] &= first;
    rows.clear();
    extend(&free, 0, ALL, &mut [0; 9], rows);
}

fn extend(free: &[u16; 9], column: usize, left: u16, row: &mut Row, rows: &mut Vec<Row>) {
    if column == 9 {
        rows.push(*row);
        return;
    }
    // No digit may be lost: one that no further column can take.
    let reach = free[column..].iter().fold(0, |all, digits| all | digits);
    if left & !reach != 0 {
        return;
    }
    let mut digits = free[column] & left;
    while digits != 0 {
        let digit = digits.trailing_zeros() as u8;
        digits &= digits - 1;
        row[column] = digit;
        extend(free, column + 1, left & !bit(digit), row, rows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;

    #[test]
    fn the_rows_below_three_are_all_that_are_possible() {
        let band: [Row; 3] = ["123456789", "456789123", "789132465"].map(|row| {
            row.bytes().map(|digit| digit - b'0').collect::<Vec<_>>().try_into().unwrap()
        });
        let mut rows = Vec::new();
        below(&band, ALL, &mut rows);
        // Every permutation, looked at plainly.
        fn count(band: &[Row; 3], row: &mut Vec<u8>, found: &mut Vec<Row>) {
            if row.len() == 9 {
                found.push(row.as_slice().try_into().unwrap());
                return;
            }
            for digit in 1..=9 {
                let column = row.len();
                if !row.contains(&digit) && band.iter().all(|above| above[column] != digit) {
                    row.push(digit);
                    count(band, row, found);
                    row.pop();
                }
            }
        }
        let mut plain = Vec::new();
        count(&band, &mut Vec::new(), &mut plain);
        assert_eq!(rows, plain);
        assert!(rows.is_sorted());
    }

    #[test]
    fn a_row_of_a_band_keeps_to_the_boxes() {
        let text =
            "123456789456789132789213645275941368638527914941638257394175826517862493862394571";
        let grid: Grid = text.parse().unwrap();
        let above: Vec<Row> = grid.digits().as_chunks::<9>().0[..5].to_vec();
        let mut rows = Vec::new();
        below(&above, ALL, &mut rows);
        assert!(rows.contains(grid.digits()[45..54].as_array().unwrap()));
        for row in &rows {
            let mut all = [above[3], above[4], *row];
            for stack in 0..3 {
                let mut digits: Vec<u8> =
                    all.iter_mut().flat_map(|row| row[3 * stack..3 * stack + 3].to_vec()).collect();
                digits.sort_unstable();
                assert!(digits.into_iter().eq(1..=9));
            }
        }
    }
}

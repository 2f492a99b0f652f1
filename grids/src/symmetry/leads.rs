//! Finds how the minlex text of a puzzle begins.

use crate::geometry::CELLS;

/// Which rows can be the first of the smallest image, of the puzzle and of the
/// transposed one.
///
/// The minlex text begins with empty rows, as many as any band can have. The next row has the
/// smallest text that a row of such a band can give, and it gives that text only with orders of
/// columns that bring its clues to the right places.
pub struct Leads {
    /// The first rows, whatever the order of the columns, as bits.
    pub first: [u16; 2],
    /// The rows that can come first behind the empty ones, and the columns in which their smallest
    /// text has clues. None if there is no such row, or if one has a digit twice.
    text: Option<([u16; 2], u16)>,
}

impl Leads {
    /// Finds the leads of the puzzle and of the transposed puzzle.
    pub fn new(views: [&[u8; CELLS]; 2]) -> Leads {
        let row = |view: usize, row: usize| &views[view][9 * row..][..9];
        let empty: [u16; 2] = std::array::from_fn(|view| {
            let is_empty = |&of: &usize| row(view, of).iter().all(|&digit| digit == 0);
            (0..9).filter(is_empty).fold(0, |rows, row| rows | 1 << row)
        });
        let in_band = |view: usize, of: usize| (empty[view] >> (of / 3 * 3) & 7).count_ones();
        let all = || (0..2).flat_map(|view| (0..9).map(move |row| (view, row)));
        let most = all().map(|(view, of)| in_band(view, of)).max();
        let (mut first, mut rows) = ([0; 2], [0; 2]);
        let (mut least, mut is_known) = (u64::MAX, true);
        for (view, of) in all().filter(|&(view, of)| Some(in_band(view, of)) == most) {
            if empty[view] >> of & 1 != 0 {
                first[view] |= 1 << of;
                continue;
            }
            let text = least_text(row(view, of));
            is_known &= text.is_some();
            let text = text.unwrap_or(0);
            if text < least {
                (least, rows) = (text, [0; 2]);
            }
            rows[view] |= u16::from(text == least) << of;
        }
        if most == Some(0) {
            first = if is_known { rows } else { [0x1ff; 2] };
        }
        let places = (0..9).filter(|place| least >> (4 * (8 - place)) & 15 != 0);
        let places = places.fold(0, |places, place| places | 1 << place);
        Leads { first, text: (is_known && rows != [0; 2]).then_some((rows, places)) }
    }

    /// The first rows with this order of the columns, as bits. The clues of the
    /// columns are those of [`clues_of_columns`].
    pub fn in_order(&self, view: usize, columns: &[u8; 9], clues: &[u16; 9]) -> u16 {
        let Some((rows, places)) = self.text else { return self.first[view] };
        let mut rows = rows[view];
        for (place, &column) in columns.iter().enumerate() {
            // All ones where the place must be empty.
            let invert = u16::from(places >> place & 1 == 0).wrapping_neg();
            rows &= clues[usize::from(column)] ^ invert;
        }
        let bands = (rows | rows >> 1 | rows >> 2) & 0o111;
        // The rows themselves, or the empty ones of their bands.
        self.first[view] & if self.first[view] & rows != 0 { rows } else { bands * 7 }
    }
}

/// The smallest text that a row can give as the first, four bits a cell: boxes
/// with fewer clues come first, and in each the empty cells. If a digit is there
/// twice, which no valid puzzle has, this says nothing.
fn least_text(row: &[u8]) -> Option<u64> {
    let digits = row.iter().filter(|&&digit| digit != 0);
    let different = digits.clone().fold(0u16, |set, digit| set | 1 << digit).count_ones();
    if different as usize != digits.count() {
        return None;
    }
    let mut clues = [0, 3, 6].map(|column| {
        let in_box = &row[column..column + 3];
        in_box.iter().filter(|&&digit| digit != 0).count()
    });
    clues.sort();
    let mut named = 0;
    let cells = clues.into_iter().flat_map(|clues| (0..3).map(move |cell| cell + clues >= 3));
    Some(cells.fold(0, |text, clue| {
        named += u64::from(clue);
        text << 4 | if clue { named } else { 0 }
    }))
}

/// For each column the rows in which it has a clue, as bits.
pub fn clues_of_columns(digits: &[u8; CELLS]) -> [u16; 9] {
    let clue = |row: usize, column: usize| u16::from(digits[9 * row + column] != 0) << row;
    std::array::from_fn(|column| (0..9).map(|row| clue(row, column)).sum())
}

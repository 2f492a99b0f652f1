//! The canonical form of a pattern.

use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::{CELLS, cell_at};
use gridsieve_grids::symmetry::line_orders;

/// Ways to move the cells of a grid.
pub const MOVES: u32 = 2 * 1296 * 1296;

/// A pattern up to the ways to move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The placement of the pattern whose text comes first, read row by row, where a cell without a
    /// clue comes before a cell with one.
    pub cells: CellSet,
    /// The number of ways to move the pattern onto itself, at least 1.
    pub automorphisms: u32,
}

impl Pattern {
    /// The pattern of some cells.
    ///
    /// For each order of the rows the best order of the columns is that of their texts, read
    /// from above, within each stack; and then that of the stacks.
    pub fn new(cells: CellSet) -> Pattern {
        let transposed = cells.iter().map(|cell| cell_at(cell % 9, cell / 9)).collect();
        let mut best: Option<([u16; 9], u32)> = None;
        for view in [cells, transposed] {
            for rows in line_orders() {
                let (columns, same) = sorted_columns(view, &rows);
                let text = rows_of(&columns);
                match &mut best {
                    Some((least, _)) if *least < text => {}
                    Some((least, count)) if *least == text => *count += same,
                    _ => best = Some((text, same)),
                }
            }
        }
        let (text, automorphisms) = best.expect("there are orders of rows");
        let has = |&cell: &usize| text[cell / 9] >> (8 - cell % 9) & 1 != 0;
        Pattern { cells: (0..CELLS).filter(has).collect(), automorphisms }
    }

    /// The number of its placements.
    pub fn placements(&self) -> u32 {
        MOVES / self.automorphisms
    }
}

/// The columns of some cells with the rows in this order, from above (the first row is the
/// highest of nine bits), in the best order; and the number of orders of columns that give the
/// same.
fn sorted_columns(cells: CellSet, rows: &[u8; 9]) -> ([u16; 9], u32) {
    let bits = cells.bits();
    let column = |column: usize| {
        rows.iter().fold(0, |above: u16, &row| {
            above << 1 | (bits >> cell_at(row.into(), column) & 1) as u16
        })
    };
    let mut stacks = [0, 3, 6].map(|first| {
        let mut columns = [first, first + 1, first + 2].map(column);
        columns.sort_unstable();
        // Row by row, as the stacks are compared.
        let by_rows = (0..9).rev().fold(0u32, |rows, row| {
            columns.iter().fold(rows, |rows, column| rows << 1 | u32::from(column >> row & 1))
        });
        (by_rows, columns)
    });
    stacks.sort_unstable();
    let within = stacks.iter().map(|(_, columns)| equal_orders(columns)).product::<u32>();
    let same = within * equal_orders(&stacks.map(|(by_rows, _)| by_rows));
    let [[a, b, c], [d, e, f], [g, h, i]] = stacks.map(|(_, columns)| columns);
    ([a, b, c, d, e, f, g, h, i], same)
}

/// How many orders of three sorted things are the same.
fn equal_orders<T: PartialEq>(sorted: &[T; 3]) -> u32 {
    match (sorted[0] == sorted[1], sorted[1] == sorted[2]) {
        (true, true) => 6,
        (false, false) => 1,
        _ => 2,
    }
}

/// The rows of columns: the first column is the highest of nine bits.
fn rows_of(columns: &[u16; 9]) -> [u16; 9] {
    std::array::from_fn(|row| {
        columns.iter().fold(0, |text, column| text << 1 | column >> (8 - row) & 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::all_placements;
    use gridsieve_grids::symmetry::Morph;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::index;

    /// By moving it in all ways.
    fn plain(cells: CellSet) -> (CellSet, u32) {
        let (mut least, mut same) = (u128::MAX, 0);
        for key in all_placements(cells).map(CellSet::text_key) {
            if key < least {
                (least, same) = (key, 0);
            }
            same += u32::from(key == least);
        }
        (CellSet::from_text_key(least), same)
    }

    #[test]
    fn canonical_forms_by_moving_in_all_ways() {
        let mut random = SmallRng::seed_from_u64(36);
        let some: CellSet = index::sample(&mut random, CELLS, 22).into_iter().collect();
        // Its rows and its columns are the same.
        let diagonal: CellSet = (0..9).map(|i| cell_at(i, i)).collect();
        for cells in [some, diagonal, CellSet::single(40)] {
            let pattern = Pattern::new(cells);
            assert_eq!((pattern.cells, pattern.automorphisms), plain(cells), "{cells}");
        }
    }

    #[test]
    fn all_placements_have_one_form() {
        let mut random = SmallRng::seed_from_u64(37);
        for clues in [0, 1, 2, 17, 20, 24, 40, 80, 81] {
            let cells: CellSet = index::sample(&mut random, CELLS, clues).into_iter().collect();
            let pattern = Pattern::new(cells);
            assert_eq!((pattern.cells.len(), MOVES % pattern.automorphisms), (clues, 0));
            for _ in 0..20 {
                let morph = Morph::random(&mut random);
                assert_eq!(Pattern::new(morph.cells(cells)), pattern);
            }
        }
        assert_eq!(Pattern::new(CellSet::ALL).placements(), 1);
        assert_eq!(Pattern::new(CellSet::single(7)).placements(), 81);
    }
}

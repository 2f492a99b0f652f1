//! Rows by the digits that they have in each box.

use super::rows::Row;
use gridsieve_kernels::within;

/// Digit sets of three digits, as rows use them in a box.
const TRIPLES: usize = 84;

/// Numbers of rows in lists, one for each choice of digits.
pub struct RowsByDigits {
    /// List after list, each in the order of the rows' texts.
    rows: Vec<u16>,
    /// For each list where it begins, and where the rows end that begin with its
    /// first, second and third digit of box 0.
    ends: Vec<[u16; 4]>,
    /// The number of each set of three digits.
    triples: [u8; 512],
}

impl RowsByDigits {
    /// Lists of the rows from the first one on, all in the order of their texts.
    pub fn new(rows: &[Row], first: usize) -> RowsByDigits {
        let mut triples = [0; 512];
        for (number, set) in (0u16..512).filter(|set| set.count_ones() == 3).enumerate() {
            triples[usize::from(set)] = number as u8;
        }
        let mut lists =
            RowsByDigits { rows: Vec::new(), ends: vec![[0; 4]; TRIPLES * TRIPLES], triples };
        let mut in_lists: Vec<(usize, u16)> =
            (first..rows.len()).map(|row| (lists.list(rows[row].in_boxes), row as u16)).collect();
        in_lists.sort_unstable();
        for of_list in in_lists.chunk_by(|(a, _), (b, _)| a == b) {
            let begin = lists.rows.len() as u16;
            let mut ends = [begin; 4];
            for &(_, number) in of_list {
                let Row { in_boxes, digits, .. } = &rows[usize::from(number)];
                lists.rows.push(number);
                // Those that begin with a greater digit end later.
                ends[smaller(*in_boxes, digits[0]) + 1..].fill(lists.rows.len() as u16);
            }
            lists.ends[of_list[0].0] = ends;
        }
        lists
    }

    /// The number of a list: digits of box 2 are those left.
    #[inline(always)]
    fn list(&self, digits: u32) -> usize {
        let triple = |stack: u32| usize::from(self.triples[(digits >> (9 * stack) & 511) as usize]);
        triple(0) * TRIPLES + triple(1)
    }

    /// The rows that have these digits and begin with a greater one than this.
    #[inline(always)]
    pub fn after(&self, digits: u32, first: u8) -> &[u16] {
        let ends = self.ends[self.list(digits)];
        &self.rows[usize::from(ends[smaller(digits, first)])..usize::from(ends[3])]
    }
}

/// How many digits of box 0 are smaller than one; 3 at most.
#[inline(always)]
fn smaller(digits: u32, digit: u8) -> usize {
    within::<4>((digits & 511 & ((1 << (digit - 1)) - 1)).count_ones() as usize)
}

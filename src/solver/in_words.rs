//! Propagation on a board, where a vector has fewer lanes than there are digits.

use super::candidates::{ALL, BOXES, Candidates, DIGITS, FIELD, Planes, Settled, Vector, bands};
use gridsieve_kernels::{MOST_LANES_32, array};

/// The digits that are lanes of vectors.
const LANES: usize = DIGITS - 1;

impl Candidates {
    /// Strikes out candidates until nothing more follows: plain loops over digits, of which the
    /// compiler makes vectors.
    #[inline(always)]
    pub(super) fn settle_in_words(&mut self) -> Settled {
        let mut pass = Pass {
            alone: [[0; LANES]; 3],
            ninth: [0; 3],
            taken: [0; 3],
            single: self.single.planes(),
        };
        self.single = Vector::EMPTY;
        loop {
            let (mut changed, mut empty) = (0, false);
            // Eight digits are the lanes of vectors; the ninth is better off
            // with a table.
            for digit in 0..LANES {
                let alone = array::from_fn(|plane| pass.alone[plane][digit]);
                let struck = pass.strike(&mut self.digits.0, digit, alone, permutations);
                for plane in 0..3 {
                    pass.alone[plane][digit] = struck.alone[plane];
                }
                changed |= struck.out;
                empty |= struck.is_empty;
            }
            let struck = pass.strike(&mut self.digits.0, LANES, pass.ninth, permutations_by_table);
            pass.ninth = struck.alone;
            changed |= struck.out;
            let none = struck.is_empty;
            if empty || none {
                return Settled::Contradiction;
            }
            let (mut fresh, mut lost, mut covered, mut left) = (0, 0, ALL, 0);
            for plane in 0..3 {
                let alone = pass.alone[plane].iter();
                let taken = alone.fold(pass.ninth[plane], |taken, &cells| taken | cells);
                changed |= taken ^ pass.taken[plane];
                pass.taken[plane] = taken;
                left |= ALL & !taken;
                // A single digit that has not become alone in its row is in
                // the way of another one in the box.
                lost |= pass.single[plane] & !taken;
                let (one, two) = tally(&self.digits.0[plane]);
                covered &= one;
                pass.single[plane] = ALL & !two & !taken;
                fresh |= pass.single[plane];
            }
            if lost != 0 || covered != ALL {
                return Settled::Contradiction;
            }
            if left == 0 {
                return Settled::Complete;
            }
            if changed | fresh == 0 {
                return Settled::Open;
            }
        }
    }
}

/// Cells with one digit or more, and with two or more.
#[inline(always)]
fn tally(digits: &[u32; MOST_LANES_32]) -> (u32, u32) {
    // Two digits at a time.
    let pair = |i: usize| u64::from(digits[i]) | u64::from(digits[i + 1]) << 32;
    let [a, b, c, d] = [pair(0), pair(2), pair(4), pair(6)];
    let (ab, cd, last) = (a | b, c | d, digits[8]);
    let (one, two) = (ab | cd, a & b | c & d | ab & cd);
    let (low, high) = (one as u32, (one >> 32) as u32);
    let two = two as u32 | (two >> 32) as u32 | low & high | (low | high) & last;
    (low | high | last, two)
}

/// What a pass over the digits knows from the last one.
struct Pass {
    /// Where each of the first eight digits is alone in its row, and so in its box and column:
    /// whole vectors, so that what is written is read as it was.
    alone: [[u32; LANES]; 3],
    /// The planes of the ninth digit.
    ninth: Planes,
    /// Where some digit is alone.
    taken: Planes,
    /// Other cells with one candidate.
    single: Planes,
}

/// What follows at once for a digit.
struct Struck {
    /// Where it is alone.
    alone: Planes,
    /// Cells struck out.
    out: u32,
    /// Whether some digit has no candidates left.
    is_empty: bool,
}

impl Pass {
    /// Strikes out what follows at once for a digit, which was `alone` in some cells.
    #[inline(always)]
    fn strike(
        &self,
        digits: &mut [[u32; MOST_LANES_32]; 3],
        digit: usize,
        alone: Planes,
        permutations: impl Fn(u32) -> u32,
    ) -> Struck {
        let before = [digits[0][digit], digits[1][digit], digits[2][digit]];
        let [mut x, mut y, mut z] = before;
        // A digit that is alone pushes the others out of the cell.
        x &= alone[0] | !self.taken[0];
        y &= alone[1] | !self.taken[1];
        z &= alone[2] | !self.taken[2];
        // The only digit of a cell goes from the rest of the box; what that
        // means for the row and the column follows below.
        let single = [x & self.single[0], y & self.single[1], z & self.single[2]];
        let boxes = whole_boxes(single[0] | single[1] | single[2]);
        x &= single[0] | !boxes;
        y &= single[1] | !boxes;
        z &= single[2] | !boxes;
        // The mini-rows of a band.
        let mini_rows = permutations(x | y | z);
        x &= mini_rows;
        y &= mini_rows;
        z &= mini_rows;
        // The columns of a stack.
        let [a, b, c] = columns([x, y, z]);
        x &= a;
        y &= b;
        z &= c;
        // Alone in the row: no other mini-row, and no other plane.
        let lone = mini_rows & !(next_box(mini_rows) | box_after(mini_rows));
        let alone = [x & lone & !(y | z), y & lone & !(x | z), z & lone & !(x | y)];
        digits[0][digit] = x;
        digits[1][digit] = y;
        digits[2][digit] = z;
        let out = (before[0] ^ x) | (before[1] ^ y) | (before[2] ^ z);
        Struck { alone, out, is_empty: x | y | z == 0 }
    }
}

/// The mini-rows that are in some permutation inside a set of mini-rows.
#[inline(always)]
const fn permutations(mini_rows: u32) -> u32 {
    let (a, b) = (next_box(mini_rows), box_after(mini_rows));
    // In the two other rows it has to take the two other boxes.
    mini_rows & (next_row(a) & row_after(b) | next_row(b) & row_after(a))
}

/// [`permutations`], for one digit alone.
#[inline(always)]
fn permutations_by_table(mini_rows: u32) -> u32 {
    const TABLE: [u16; 512] = {
        let mut table = [0; 512];
        let mut set = 0;
        while set < 512 {
            table[set as usize] = permutations(set) as u16;
            set += 1;
        }
        table
    };
    let band = |shift: u32| u32::from(TABLE[(mini_rows >> shift & 511) as usize]) << shift;
    band(0) | band(FIELD) | band(2 * FIELD)
}

/// For each plane the cells in whose columns the digit can stand: the bands of
/// a stack take its three columns in some order.
#[inline(always)]
fn columns([x, y, z]: Planes) -> Planes {
    let of = |cells: u32| cells | cells >> 3 | cells >> 6;
    let next = |columns: u32| columns >> FIELD | columns << (2 * FIELD);
    let after = |columns: u32| columns >> (2 * FIELD) | columns << FIELD;
    let [x, y, z] = [of(x), of(y), of(z)];
    let left = |own: u32, i: u32, j: u32| {
        let columns = own & (next(i) & after(j) | next(j) & after(i)) & BOXES;
        columns | columns << 3 | columns << 6
    };
    [left(x, y, z), left(y, z, x), left(z, x, y)]
}

/// All mini-rows of the boxes that have one of these.
#[inline(always)]
fn whole_boxes(mini_rows: u32) -> u32 {
    let boxes = (mini_rows | mini_rows >> 3 | mini_rows >> 6) & BOXES;
    boxes | boxes << 3 | boxes << 6
}

/// Brings each mini-row to the box before it, the first one to the last.
#[inline(always)]
const fn next_box(mini_rows: u32) -> u32 {
    mini_rows >> 1 & bands(0o333) | mini_rows << 2 & bands(0o444)
}

/// Brings each mini-row to the box after it, the last one to the first.
#[inline(always)]
const fn box_after(mini_rows: u32) -> u32 {
    mini_rows >> 2 & bands(0o111) | mini_rows << 1 & bands(0o666)
}

/// Brings each mini-row to the row before it, the first one to the last.
#[inline(always)]
const fn next_row(mini_rows: u32) -> u32 {
    mini_rows >> 3 & bands(0o077) | mini_rows << 6 & bands(0o700)
}

/// Brings each mini-row to the row after it, the last one to the first.
#[inline(always)]
const fn row_after(mini_rows: u32) -> u32 {
    mini_rows >> 6 & bands(0o007) | mini_rows << 3 & bands(0o770)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn permutations_are_those_of_the_rule() {
        const ORDERS: [[u32; 3]; 6] =
            [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for set in 0..512 {
            let inside = ORDERS
                .map(|[a, b, c]| 1 << a | 8 << b | 64 << c)
                .into_iter()
                .filter(|permutation| permutation & !set == 0)
                .fold(0, |all, permutation| all | permutation);
            // Bands do not disturb each other.
            for (set, shift) in [(set | 0o111 << FIELD, 0), (set << FIELD | 0o124, FIELD)] {
                assert_eq!(permutations(set) >> shift & 511, inside);
                assert_eq!(permutations_by_table(set), permutations(set));
            }
        }
    }

    proptest! {
        /// Digits that are cells of a plane once, twice or more often.
        #[test]
        fn tally_counts_up_to_two(digits: [u32; DIGITS], sparse: [u32; DIGITS]) {
            let mut words = [0; MOST_LANES_32];
            (0..DIGITS).for_each(|digit| words[digit] = digits[digit] & sparse[digit]);
            let (one, two) = tally(&words);
            for bit in 0..32 {
                let count = words.iter().filter(|cells| *cells >> bit & 1 != 0).count();
                prop_assert_eq!((one >> bit & 1 != 0, two >> bit & 1 != 0), (count > 0, count > 1));
            }
        }
    }
}

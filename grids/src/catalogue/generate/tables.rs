//! What the generator needs to know of a class: the rows below its first band,
//! and which of them go together.

use super::boxes::{BoxTable, LowerBox, Places, SMALLER, Verdicts, has_box, order_of, third_box};
use super::images::Images;
use super::lists::RowsByDigits;
use super::rows::{Allowed, Row, all_rows, boxes};
use crate::symmetry::{BandClass, BandClasses, column_sets};
use gridsieve_kernels::bits;

/// All digits of the three boxes.
const ALL_DIGITS: u32 = (1 << 27) - 1;

/// Memory for [`ClassTables::find_bands`].
#[derive(Default)]
pub struct Memory {
    companions: Vec<u64>,
    /// What was found.
    pub bands: Vec<Band>,
}

/// The rows of a class. Rows are known by their numbers, in the order of their
/// texts.
pub struct ClassTables {
    pub classes: &'static BandClasses,
    pub class: usize,
    /// The digits that the first band leaves to each column.
    pub allowed: Allowed,
    pub rows: Vec<Row>,
    /// Those before this one begin with 2, and can be row 4; the others are the
    /// other rows.
    pub fourth_rows: usize,
    pub verdicts: Verdicts,
    pub images: Images,
    boxes: [BoxTable; 3],
    /// By stack and digit, the rows that have the digit there, as bits.
    having: Vec<Vec<u64>>,
    /// Those after the fourth ones.
    by_digits: RowsByDigits,
}

/// A band below the first one.
#[derive(Clone, Copy)]
pub struct Band {
    /// Numbers of its rows.
    pub rows: [u16; 3],
    pub boxes: [LowerBox; 3],
    /// What its class says.
    pub verdict: u8,
}

impl ClassTables {
    /// The tables of a class.
    pub fn new(class: BandClass) -> ClassTables {
        let classes = BandClasses::get();
        let band = class.band();
        let allowed: Allowed = column_sets(band).map(|set| 511 & !set);
        let verdicts = Verdicts::new(class.index(), |key| classes.class_of_key(key));
        let places = Places::all(band);
        let tables = [0, 1, 2]
            .map(|stack| BoxTable::new(&allowed, stack, &places[stack], &classes.keys, &verdicts));
        let row = |digits: [u8; 9]| {
            let triples = [0, 1, 2].map(|stack| [0, 1, 2].map(|i| digits[3 * stack + i]));
            Row {
                digits,
                triples: [0, 1, 2].map(|stack| tables[stack].number(triples[stack])),
                orders: triples.map(order_of),
                in_boxes: boxes(&digits),
            }
        };
        let rows: Vec<Row> = all_rows(&allowed).into_iter().map(row).collect();
        assert!(rows.len() < 1 << super::rows::ROW_BITS, "records have no room for the rows");
        let fourth_rows = rows.partition_point(|row| row.digits[0] == 2);

        let mut having = vec![vec![0u64; rows.len().div_ceil(64)]; 27];
        for (number, row) in rows.iter().enumerate() {
            for (bit, rows) in having.iter_mut().enumerate() {
                rows[number / 64] |= u64::from(row.in_boxes >> bit & 1) << (number % 64);
            }
        }

        let by_digits = RowsByDigits::new(&rows, fourth_rows);
        let images = Images::new(band, &classes.automorphisms[class.index()], &rows, fourth_rows);
        ClassTables {
            classes,
            class: class.index(),
            allowed,
            rows,
            fourth_rows,
            verdicts,
            images,
            boxes: tables,
            having,
            by_digits,
        }
    }

    /// The numbers of all rows but the fourth ones that may share a band with
    /// this row, as bits.
    fn companions(&self, row: usize, companions: &mut Vec<u64>) {
        let digits = self.rows[row].in_boxes;
        companions.clear();
        companions.resize(self.rows.len().div_ceil(64), u64::MAX);
        for bit in (0..27).filter(|bit| digits >> bit & 1 != 0) {
            for (companions, having) in companions.iter_mut().zip(&self.having[bit]) {
                *companions &= !having;
            }
        }
        companions[..self.fourth_rows / 64].fill(0);
        companions[self.fourth_rows / 64] &= u64::MAX << (self.fourth_rows % 64);
        let beyond = companions.len() * 64 - self.rows.len();
        *companions.last_mut().expect("there are rows") &= u64::MAX >> beyond;
    }

    /// The rows but the fourth ones that make a band of these two and come after
    /// the second one.
    #[inline(always)]
    fn thirds(&self, first: usize, second: usize) -> &[u16] {
        let digits = ALL_DIGITS ^ self.rows[first].in_boxes ^ self.rows[second].in_boxes;
        self.by_digits.after(digits, self.rows[second].digits[0])
    }

    /// Finds the bands that begin with a row and whose class and boxes give no
    /// grid that is not minlex, in the order of their texts. None of their other
    /// rows has a map to a smaller row 4 than `lowest`.
    pub fn find_bands(&self, first: usize, lowest: u16, memory: &mut Memory) {
        let Memory { companions, bands } = memory;
        self.companions(first, companions);
        bands.clear();
        let [a, b, c] =
            [0, 1, 2].map(|stack| self.boxes[stack].slice(self.rows[first].triples[stack]));
        let begin = (first + 1) / 64;
        for word in begin..companions.len() {
            let after = if word == begin { u64::MAX << ((first + 1) % 64) } else { u64::MAX };
            for bit in bits(companions[word] & after) {
                let second = 64 * word + bit;
                let [i, j, k] = self.rows[second].triples.map(usize::from);
                let [a, b, c] = [&a[i], &b[j], &c[k]];
                if !(has_box(a) && has_box(b) && has_box(c))
                    || self.images.lowest_of(second) < lowest
                {
                    continue;
                }
                for &third in self.thirds(first, second) {
                    let [i, j, k] = self.rows[usize::from(third)].orders;
                    let (Some(a), Some(b), Some(c)) =
                        (third_box(a, i), third_box(b, j), third_box(c, k))
                    else {
                        continue;
                    };
                    if self.images.lowest_of(usize::from(third)) >= lowest {
                        let rows = [first as u16, second as u16, third];
                        bands.push(Band { rows, boxes: [a, b, c], verdict: 0 });
                    }
                }
            }
        }
        // Without jumps, as nobody could foresee them.
        let mut kept = 0;
        for place in 0..bands.len() {
            let band = bands[place];
            let verdict = self.verdict(band.rows);
            bands[kept] = Band { verdict, ..band };
            kept += usize::from(verdict != SMALLER);
        }
        bands.truncate(kept);
    }

    /// What the class of a band below the first one says.
    #[inline(always)]
    fn verdict(&self, rows: [u16; 3]) -> u8 {
        let rows = rows.map(|row| &self.rows[usize::from(row)].digits);
        self.verdicts.of_key(self.classes.keys.of_rows(rows))
    }
}

//! What the generator needs to know of a class: the rows below its first band,
//! and which of them go together.

use super::boxes::{BOXES, Partners, Places, Share, partners};
use super::rows::{Allowed, all_rows};
use crate::grid::symmetry::{BandClass, BandClasses, BandMap, column_sets};
use std::sync::atomic::{AtomicU16, Ordering};

/// Digit sets of three digits, as rows use them in a box.
const TRIPLES: usize = 84;

/// All digits of the three boxes.
const ALL_DIGITS: u32 = (1 << 27) - 1;

/// A row below the first band.
pub struct Row {
    pub digits: [u8; 9],
    pub share: Share,
}

/// The rows of a class. Rows are known by their numbers, in the order of their
/// texts.
pub struct ClassTables {
    pub classes: &'static BandClasses,
    pub class: usize,
    pub rows: Vec<Row>,
    /// Those before this one begin with 2, and can be row 4; the others are the
    /// other rows.
    pub fourth_rows: usize,
    /// The partners of each box, whatever stack it is in.
    pub partners: Box<[Partners; BOXES]>,
    /// Which boxes have partners that do not make the stack's class smaller.
    has_partner: [u64; BOXES.div_ceil(64)],
    pub automorphisms: &'static [BandMap],
    /// For each automorphism but the first, the number of each row's image plus
    /// 1; 0 if nobody asked yet.
    images: Vec<AtomicU16>,
    /// By stack and digit, the rows that have the digit there, as bits.
    having: Vec<Vec<u64>>,
    /// The rows after the fourth ones by their digits in boxes 0 and 1.
    by_digits: Vec<u16>,
    begins: Vec<u32>,
    triples: [u8; 512],
}

impl ClassTables {
    /// The tables of a class.
    pub fn new(class: BandClass) -> ClassTables {
        let classes = BandClasses::get();
        let band = class.band();
        let allowed: Allowed = column_sets(band).map(|set| 511 & !set);
        let places = Places::new(band);
        let row = |digits| Row { share: places.share(&digits), digits };
        let rows: Vec<Row> = all_rows(&allowed).into_iter().map(row).collect();
        assert!(rows.len() < 1 << super::bands_3::ROW_BITS, "records have no room for the rows");
        let fourth_rows = rows.partition_point(|row| row.digits[0] == 2);

        let mut having = vec![vec![0u64; rows.len().div_ceil(64)]; 27];
        for (number, row) in rows.iter().enumerate() {
            for (bit, rows) in having.iter_mut().enumerate() {
                rows[number / 64] |= u64::from(row.share.digits >> bit & 1) << (number % 64);
            }
        }

        let mut triples = [0; 512];
        for (number, set) in (0u16..512).filter(|set| set.count_ones() == 3).enumerate() {
            triples[usize::from(set)] = number as u8;
        }
        let list = |digits: u32| {
            let triple = |stack: u32| usize::from(triples[(digits >> (9 * stack) & 511) as usize]);
            triple(0) * TRIPLES + triple(1)
        };
        let mut begins = vec![0u32; TRIPLES * TRIPLES + 1];
        for row in &rows[fourth_rows..] {
            begins[list(row.share.digits) + 1] += 1;
        }
        (1..begins.len()).for_each(|i| begins[i] += begins[i - 1]);
        let mut next = begins.clone();
        let mut by_digits = vec![0; rows.len() - fourth_rows];
        for (number, row) in rows.iter().enumerate().skip(fourth_rows) {
            let place = &mut next[list(row.share.digits)];
            by_digits[*place as usize] = number as u16;
            *place += 1;
        }

        let partners: Box<[Partners; BOXES]> = (0..BOXES)
            .map(|number| partners(classes, class.index(), number))
            .collect::<Vec<_>>()
            .try_into()
            .unwrap_or_else(|_| unreachable!("as many as boxes"));
        let mut has_partner = [0; BOXES.div_ceil(64)];
        for (number, partners) in partners.iter().enumerate() {
            has_partner[number / 64] |= u64::from(partners.at_least != 0) << (number % 64);
        }
        let automorphisms = &classes.automorphisms[class.index()];
        let images = (0..(automorphisms.len() - 1) * rows.len()).map(|_| AtomicU16::new(0));
        ClassTables {
            classes,
            class: class.index(),
            fourth_rows,
            partners,
            has_partner,
            automorphisms,
            images: images.collect(),
            rows,
            having,
            by_digits,
            begins,
            triples,
        }
    }

    /// The numbers of all rows but the fourth ones that may share a band with
    /// this row, as bits.
    pub fn companions(&self, row: usize, companions: &mut Vec<u64>) {
        let digits = self.rows[row].share.digits;
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

    /// The rows but the fourth ones that make a band of these two.
    #[inline(always)]
    pub fn thirds(&self, first: usize, second: usize) -> &[u16] {
        let digits = ALL_DIGITS ^ self.rows[first].share.digits ^ self.rows[second].share.digits;
        let triple = |stack: u32| usize::from(self.triples[(digits >> (9 * stack) & 511) as usize]);
        let list = triple(0) * TRIPLES + triple(1);
        &self.by_digits[self.begins[list] as usize..self.begins[list + 1] as usize]
    }

    /// Is there a third box that does not make the class of the stack smaller
    /// than this one's?
    #[inline(always)]
    pub fn has_partner(&self, number: usize) -> bool {
        self.has_partner[number / 64] >> (number % 64) & 1 != 0
    }

    /// The class of a band below the first one.
    #[inline(always)]
    pub fn class_of(&self, rows: [usize; 3]) -> usize {
        let rows = rows.map(|row| &self.rows[row].digits);
        self.classes.class(|row, column| rows[row][column]).index()
    }

    /// The row that an automorphism of the first band (not the first
    /// automorphism, which changes nothing) makes of a row.
    #[inline(always)]
    pub fn image(&self, automorphism: usize, row: usize) -> usize {
        let image = &self.images[(automorphism - 1) * self.rows.len() + row];
        match image.load(Ordering::Relaxed) {
            0 => {
                let number = self.find_image(automorphism, row);
                image.store(number as u16 + 1, Ordering::Relaxed);
                number
            }
            number => usize::from(number) - 1,
        }
    }

    #[cold]
    fn find_image(&self, automorphism: usize, row: usize) -> usize {
        let map = &self.automorphisms[automorphism];
        let band = &self.classes.bands[self.class];
        let mut names = [0; 10];
        for (column, &source) in map.columns.iter().enumerate() {
            names[usize::from(band[usize::from(9 * map.rows[0] + source)])] = column as u8 + 1;
        }
        let digits = &self.rows[row].digits;
        let image = map.columns.map(|source| names[usize::from(digits[usize::from(source)])]);
        self.rows
            .binary_search_by(|row| row.digits.cmp(&image))
            .expect("the image of a row is a row")
    }
}

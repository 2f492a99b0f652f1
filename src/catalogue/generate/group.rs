//! The grids of one row 4.

use super::bands_3::{Bands3, Record, for_each_band, hopeful_boxes};
use super::boxes::Partners;
use super::tables::ClassTables;
use crate::grid::Grid;
use crate::grid::geometry::CELLS;
use crate::grid::symmetry::{BandClass, count_own_images};
use std::cmp::Ordering;
use std::sync::Arc;

/// What the generator works with for a class.
pub struct Class {
    pub tables: ClassTables,
    pub bands_3: Bands3,
}

impl Class {
    pub fn new(class: BandClass) -> Class {
        let tables = ClassTables::new(class);
        let bands_3 = Bands3::new(&tables);
        Class { tables, bands_3 }
    }
}

/// The ED grids of one row 4 of one class, in catalogue order.
pub struct RowGroup {
    class: Arc<Class>,
    row_4: usize,
    pairs: Vec<PairRecord>,
    /// Numbers of rows and, in the upper bits, automorphisms.
    bands_3: Vec<u64>,
}

/// Rows of a band 2, and where its bands 3 end.
struct PairRecord {
    rows: [u16; 3],
    end: u32,
}

/// A pair of bands with all bands 3 that complete them to a minlex grid.
#[derive(Clone, Copy)]
pub struct Pair<'a> {
    group: &'a RowGroup,
    number: usize,
}

/// A band 3 of a [`Pair`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band3 {
    /// Its digits, 1 to 9.
    pub digits: [u8; 27],
    /// The automorphisms of the whole grid.
    pub automorphisms: u16,
}

const ROW: u32 = super::bands_3::ROW_BITS;

impl RowGroup {
    /// The class of the first band.
    pub fn class(&self) -> BandClass {
        BandClass::from_index(self.class.tables.class)
    }

    /// The number of row 4 among the rows that can be row 4 in this class, from
    /// 0, in the order of their texts. Some of them have no grids.
    pub fn row_4(&self) -> usize {
        self.row_4
    }

    /// Number of grids.
    pub fn len(&self) -> usize {
        self.bands_3.len()
    }

    /// Has it no grids?
    pub fn is_empty(&self) -> bool {
        self.bands_3.is_empty()
    }

    /// The pairs of bands 1+2 that have bands 3, in order.
    pub fn pairs(&self) -> impl Iterator<Item = Pair<'_>> {
        (0..self.pairs.len()).map(|number| Pair { group: self, number })
    }

    /// The grids with their numbers of automorphisms, in order.
    pub fn grids(&self) -> impl Iterator<Item = (Grid, u16)> {
        self.pairs().flat_map(|pair| {
            let mut digits = [0; CELLS];
            digits[..54].copy_from_slice(&pair.bands_1_2());
            pair.bands_3().map(move |band| {
                digits[54..].copy_from_slice(&band.digits);
                (Grid::from_valid_digits(digits), band.automorphisms)
            })
        })
    }

    /// How many grids have how many automorphisms: for each number that occurs.
    pub fn automorphisms(&self) -> impl Iterator<Item = u16> {
        self.bands_3.iter().map(|record| (record >> (3 * ROW)) as u16)
    }

    fn digits(&self, rows: [usize; 3]) -> [u8; 27] {
        let mut band = [0; 27];
        for (place, row) in band.chunks_exact_mut(9).zip(rows) {
            place.copy_from_slice(&self.class.tables.rows[row].digits);
        }
        band
    }
}

impl<'a> Pair<'a> {
    /// The digits of rows 1-6.
    pub fn bands_1_2(&self) -> [u8; 54] {
        let group = self.group;
        let mut digits = [0; 54];
        digits[..27].copy_from_slice(group.class().band());
        let rows = group.pairs[self.number].rows.map(usize::from);
        digits[27..].copy_from_slice(&group.digits(rows));
        digits
    }

    /// The bands 3, in order.
    pub fn bands_3(&self) -> impl ExactSizeIterator<Item = Band3> + use<'a> {
        let group = self.group;
        let begin = self.number.checked_sub(1).map_or(0, |before| group.pairs[before].end);
        let records = &group.bands_3[begin as usize..group.pairs[self.number].end as usize];
        records.iter().map(|record| {
            let rows = [0, 1, 2].map(|i| (record >> (ROW * i)) as usize & ((1 << ROW) - 1));
            Band3 { digits: group.digits(rows), automorphisms: (record >> (3 * ROW)) as u16 }
        })
    }
}

/// Makes the groups of a class.
pub struct GroupMaker {
    class: Arc<Class>,
    companions: Vec<u64>,
    /// The automorphisms of band 1 that may make grids of the pair smaller.
    undecided: Vec<Undecided>,
}

/// An automorphism of band 1, with the images of the rows of band 2.
struct Undecided {
    automorphism: usize,
    image: [usize; 3],
}

fn sorted(mut rows: [usize; 3]) -> [usize; 3] {
    rows.sort_unstable();
    rows
}

impl GroupMaker {
    pub fn new(class: Arc<Class>) -> GroupMaker {
        GroupMaker { class, companions: Vec::new(), undecided: Vec::new() }
    }

    /// The grids of a row 4.
    pub fn group(&mut self, row_4: usize) -> RowGroup {
        let class = Arc::clone(&self.class);
        let (tables, keys) = (&class.tables, &class.tables.classes.keys);
        let mut companions = std::mem::take(&mut self.companions);
        tables.companions(row_4, &mut companions);
        let (mut pairs, mut found) = (Vec::new(), Vec::new());
        for_each_band(tables, row_4, &companions, |rows, share| {
            let Some(boxes) = hopeful_boxes(tables, share) else { return };
            let bands_3 = class.bands_3.of(share.bucket_of_third(keys));
            if bands_3.is_empty() {
                return;
            }
            let band_class = tables.class_of(rows);
            if band_class < tables.class || !self.decide(rows) {
                return;
            }
            let equal = band_class == tables.class;
            let before = found.len();
            let partners = boxes.map(|lower_box| tables.partners[lower_box.number()]);
            self.complete(rows, equal, partners, bands_3, &mut found);
            if found.len() > before {
                let rows = rows.map(|row| row as u16);
                pairs.push(PairRecord { rows, end: found.len() as u32 });
            }
        });
        self.companions = companions;
        RowGroup { class, row_4, pairs, bands_3: found }
    }

    /// Finds out what each automorphism of band 1 makes of a band 2. Says no if
    /// one of them makes it smaller.
    #[inline(always)]
    fn decide(&mut self, rows: [usize; 3]) -> bool {
        let tables = &self.class.tables;
        self.undecided.clear();
        for automorphism in 1..tables.automorphisms.len() {
            let image = sorted(rows.map(|row| tables.image(automorphism, row)));
            // If not, the image of band 3 is the second band.
            if image[0] < tables.fourth_rows {
                match image.cmp(&rows) {
                    Ordering::Less => return false,
                    Ordering::Greater => continue,
                    Ordering::Equal => {}
                }
            }
            self.undecided.push(Undecided { automorphism, image });
        }
        true
    }

    /// Takes the bands 3 that make minlex grids of a band 2.
    #[inline(always)]
    fn complete(
        &self,
        rows: [usize; 3],
        equal: bool,
        [a, b, c]: [Partners; 3],
        bands_3: &[Record],
        found: &mut Vec<u64>,
    ) {
        for record in bands_3 {
            let [p, q, r] = [0, 1, 2].map(|stack| record.partition(stack));
            if a.at_least >> p & b.at_least >> q & c.at_least >> r & 1 == 0 {
                continue;
            }
            let stacks = (a.equal >> p & 1) | (b.equal >> q & 1) << 1 | (c.equal >> r & 1) << 2;
            let of_class = u64::from(equal) << 1 | u64::from(record.is_equal()) << 2 | stacks << 3;
            let automorphisms = if of_class == 0 && self.undecided.is_empty() {
                1
            } else {
                match self.test(rows, record.rows(), of_class as u8) {
                    Some(automorphisms) => automorphisms,
                    None => continue,
                }
            };
            let [x, y, z] = record.rows().map(|row| row as u64);
            found.push(x | y << ROW | z << (2 * ROW) | u64::from(automorphisms) << (3 * ROW));
        }
    }

    /// The automorphisms of a grid, if it is minlex.
    fn test(&self, band_2: [usize; 3], band_3: [usize; 3], of_class: u8) -> Option<u16> {
        let tables = &self.class.tables;
        let mut automorphisms = 1;
        for undecided in &self.undecided {
            let image = band_3.map(|row| tables.image(undecided.automorphism, row));
            let image = sorted(image);
            let [second, third] = if image[0] < tables.fourth_rows {
                [image, undecided.image]
            } else {
                [undecided.image, image]
            };
            match second.cmp(&band_2).then(third.cmp(&band_3)) {
                Ordering::Less => return None,
                Ordering::Equal => automorphisms += 1,
                Ordering::Greater => {}
            }
        }
        if of_class != 0 {
            let mut digits = [0; CELLS];
            digits[..27].copy_from_slice(&tables.classes.bands[tables.class]);
            let rows = band_2.into_iter().chain(band_3);
            for (place, row) in digits[27..].chunks_exact_mut(9).zip(rows) {
                place.copy_from_slice(&tables.rows[row].digits);
            }
            automorphisms += count_own_images(&Grid::from_valid_digits(digits), of_class)?;
        }
        Some(automorphisms)
    }
}

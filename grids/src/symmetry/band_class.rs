//! The 416 classes of bands.
//!
//! Two bands are in the same class if a morph of the band (orders of rows, boxes and columns, names
//! of digits) turns one into the other. The representative of a class is its smallest band as text.
//! The classes are numbered from 1 in the order of their representatives.
//!
//! The classes are computed on first use, within a few milliseconds. The bands are visited in the
//! order of their texts. A band that has no class yet is the smallest of a new class, which is
//! assigned to the [keys](super::band_key) of all its images.

use super::band_key::{BandKey, KEYS, Keyed};
use super::band_map::{BandMap, Entry, Vectors};
use super::orders::{INVERSE, ORDERS};
use gridsieve_kernels::{Isa, Scalar, Token};
use std::fmt;
use std::sync::LazyLock;

/// Marks a key that has no class yet.
const NO_CLASS: u16 = u16::MAX;

/// A class of bands; numbered from 1 to 416, as in catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BandClass(u16);

impl BandClass {
    /// Number of classes.
    pub const COUNT: usize = 416;

    /// The class of a number from 1 to 416.
    pub const fn new(number: usize) -> Option<BandClass> {
        if 1 <= number && number <= BandClass::COUNT {
            Some(BandClass(number as u16 - 1))
        } else {
            None
        }
    }

    pub(crate) const fn from_index(index: usize) -> BandClass {
        assert!(index < BandClass::COUNT);
        BandClass(index as u16)
    }

    /// All classes in order.
    pub fn all() -> impl DoubleEndedIterator<Item = BandClass> {
        (0..BandClass::COUNT).map(BandClass::from_index)
    }

    /// Its number, 1 to 416.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Its number from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The class of a band: 27 digits from 1 to 9, row by row, of a valid grid.
    pub fn of_band(band: &[u8; 27]) -> BandClass {
        // One alone is not worth an entry into a level.
        let classes = BandClasses::get();
        BandClass(classes.classes[classes.keys.key_of(|row, column| band[9 * row + column]).key])
    }

    /// Its smallest band: the first three rows of its grids in a catalogue.
    pub fn band(self) -> &'static [u8; 27] {
        &BandClasses::get().bands[self.index()]
    }

    /// In how many ways its band can be moved onto itself (digits renamed).
    pub fn automorphisms(self) -> usize {
        BandClasses::get().own(self.index()).len()
    }
}

impl fmt::Display for BandClass {
    /// Three digits, as catalogues write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.number())
    }
}

/// The table of the classes.
pub(crate) struct BandClasses {
    pub keys: BandKey,
    /// The class of each key, from 0.
    classes: Box<[u16; KEYS]>,
    entries: Box<[Entry; KEYS]>,
    vectors: Vectors,
    /// The boxes of the smallest band of each class.
    boxes: Vec<[[u8; 16]; 3]>,
    /// The smallest band of each class.
    pub bands: Vec<[u8; 27]>,
    /// The maps of it onto itself; the first is the identity.
    own: Vec<Vec<BandMap>>,
    /// The widest level of the machine: ranks and walks through the catalogue compute
    /// forms deep inside, where nobody says at which level.
    pub isa: Isa,
}

impl BandClasses {
    /// The table; made when first asked for.
    #[inline]
    pub fn get() -> &'static BandClasses {
        static CLASSES: LazyLock<BandClasses> = LazyLock::new(BandClasses::new);
        &CLASSES
    }

    fn new() -> BandClasses {
        fn table<T: Clone>(value: T) -> Box<[T; KEYS]> {
            vec![value; KEYS].try_into().unwrap_or_else(|_| unreachable!("as many as keys"))
        }
        let mut classes = BandClasses {
            keys: BandKey::new(),
            classes: table(NO_CLASS),
            entries: table(Entry::default()),
            vectors: Vectors::new(),
            boxes: Vec::with_capacity(BandClass::COUNT),
            bands: Vec::with_capacity(BandClass::COUNT),
            own: Vec::with_capacity(BandClass::COUNT),
            isa: Isa::detect(),
        };
        // The three digits of row 2 in box 0 stand in boxes 1 and 2 of row 1,
        // so two of them share a box there, and can be named 4 and 5.
        // The third row is the greater one.
        let allows = |before: &[u8], digit: u8| {
            let (cell, stack) = (before.len(), before.len() % 9 / 3);
            let mut rows_of_box =
                before[..cell / 9 * 9].chunks(9).map(|row| &row[3 * stack..][..3]);
            !(rows_of_box.any(|row| row.contains(&digit)) || cell == 18 && digit < before[9])
        };
        let mut band = [0; 27];
        band[..11].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5]);
        for_each_band(&mut band, 11, &allows, &mut |band| {
            classes.add(band);
            classes.bands.len() < BandClass::COUNT
        });
        classes
    }

    /// Makes a new class of a band, unless it has one.
    fn add(&mut self, band: &[u8; 27]) {
        let own = self.keys.key_of(|row, column| band[9 * row + column]);
        if self.classes[own.key] != NO_CLASS {
            return;
        }
        let class = self.bands.len();
        let mut maps = Vec::new();
        // The order of the columns in boxes 1 and 2 makes no difference to keys.
        for number in 0..216 {
            let [rows, boxes, first] = [number / 36, number / 6 % 6, number % 6];
            let moved = self.keys.key_of(|row, column| {
                let within = if column < 3 { ORDERS[first][column] } else { (column % 3) as u8 };
                let column = 3 * ORDERS[boxes][column / 3] + within;
                band[usize::from(9 * ORDERS[rows][row] + column)]
            });
            // Back from the moved band, with its columns in normal order.
            let orders = [first as u8, moved.orders[0], moved.orders[1]];
            let undo = orders.map(|order| INVERSE[usize::from(order)]);
            let boxes = INVERSE[boxes];
            let columns = ORDERS[usize::from(boxes)].map(|source| undo[usize::from(source)]);
            let entry = Entry::new(INVERSE[rows], boxes, columns);
            // A band that looks the same was mapped onto itself.
            if moved.key == own.key {
                let columns = self.columns(Scalar::new(), entry, own.orders, 0);
                let columns = columns.first_chunk().expect("nine of sixteen");
                maps.push(BandMap::onto_itself(band, entry.rows(), columns));
            }
            self.classes[moved.key] = class as u16;
            self.entries[moved.key] = entry;
        }
        self.bands.push(*band);
        self.boxes.push(std::array::from_fn(|image| {
            let mut digits = [0; 16];
            (0..9).for_each(|place| digits[place] = band[place / 3 * 9 + 3 * image + place % 3]);
            digits
        }));
        self.own.push(maps);
    }

    /// Where the columns of the image of a band come from.
    #[inline(always)]
    fn columns<T: Token>(&self, token: T, entry: Entry, orders: [u8; 2], box_0: usize) -> [u8; 16] {
        let [a, b] = orders.map(usize::from);
        let normal = &self.vectors.normal[box_0][8 * (a & 7) + (b & 7)];
        token.look_up(*normal, self.vectors.line_orders[usize::from(entry.line_order)])
    }

    /// A map of a band onto the smallest of its class. Its key was made with
    /// this box as box 0.
    #[inline(always)]
    pub fn map<T: Token>(&self, token: T, keyed: Keyed, box_0: usize) -> BandMap {
        let entry = self.entries[keyed.key];
        let image = &self.boxes[self.class_of_key(keyed.key)][usize::from(entry.image_of_box_0)];
        BandMap {
            columns: self.columns(token, entry, keyed.orders, box_0),
            names: token.look_up(*image, self.vectors.turns[usize::from(entry.turn)]),
            rows: entry.rows(),
        }
    }

    /// The maps of the smallest band of a class onto itself; the first is the
    /// identity.
    #[inline(always)]
    pub fn own(&self, class: usize) -> &[BandMap] {
        &self.own[class]
    }

    /// The class of a key; of a stack, say, whose boxes' numbers are known.
    #[inline(always)]
    pub fn class_of_key(&self, key: usize) -> usize {
        usize::from(self.classes[key])
    }
}

/// Calls `each` with the bands that begin as this one does before a cell, in the order of their
/// texts, until it says no. A row has no digit twice; what else a digit must be is asked of
/// `allows`, with the cells before it.
pub(super) fn for_each_band(
    band: &mut [u8; 27],
    cell: usize,
    allows: &impl Fn(&[u8], u8) -> bool,
    each: &mut dyn FnMut(&[u8; 27]) -> bool,
) -> bool {
    if cell == 27 {
        return each(band);
    }
    for digit in 1..=9 {
        if band[cell / 9 * 9..cell].contains(&digit) || !allows(&band[..cell], digit) {
            continue;
        }
        band[cell] = digit;
        if !for_each_band(band, cell + 1, allows, each) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;
    use crate::symmetry::Morph;
    use crate::symmetry::lines::Lines;
    use crate::symmetry::orders::line_orders;
    use crate::testing::isas;
    use gridsieve_kernels::dispatch_few;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    #[test]
    fn there_are_416_classes_in_the_order_of_their_bands() {
        let bands = &BandClasses::get().bands;
        assert_eq!(bands.len(), 416);
        assert!(bands.is_sorted_by(|a, b| a < b));
        let text = |class: usize| -> String {
            bands[class - 1].iter().map(|digit| char::from(b'0' + digit)).collect()
        };
        // From the data of the catalogue: first rows of grids of these classes.
        assert_eq!(text(1), "123456789456789123789123456");
        assert_eq!(text(2), "123456789456789123789123465");
        assert_eq!(text(3), "123456789456789123789123564");
        assert_eq!(text(416), "123456789457893612986217354");
    }

    #[test]
    fn the_classes_hold_all_bands() {
        let classes = BandClasses::get();
        assert!(classes.classes.iter().all(|&class| class != NO_CLASS));
        // Each class has 9! 6^5 / automorphisms bands; in all 9! 56 6^6.
        let shares: usize = BandClass::all().map(|class| 7776 / class.automorphisms()).sum();
        assert_eq!(shares, 56 * 6 * 7776);
        let [first, second] = [0, 1].map(|index| BandClass::from_index(index).automorphisms());
        assert_eq!([first, second], [108, 4]);
    }

    #[test]
    fn automorphisms_map_bands_onto_themselves() {
        let classes = BandClasses::get();
        for (band, maps) in std::iter::zip(&classes.bands, &classes.own) {
            let lines = |map: &BandMap| (map.rows, *map.columns.first_chunk().unwrap());
            let maps = Vec::from_iter(maps.iter().map(lines));
            assert_eq!(maps[0], ([0, 1, 2], [0, 1, 2, 3, 4, 5, 6, 7, 8]));
            assert!(maps.iter().all(|(rows, columns)| image(band, rows, columns) == *band));
            assert!((1..maps.len()).all(|i| !maps[..i].contains(&maps[i])));
        }
    }

    /// The image of a band: row i is its row `rows[i]`, column j its column `columns[j]`; the names
    /// of the digits follow, as the first row of the image is 123456789.
    fn image(band: &[u8; 27], rows: &[u8; 3], columns: &[u8; 9]) -> [u8; 27] {
        let at = |row: u8, column: u8| usize::from(band[usize::from(9 * row + column)]);
        let mut names = [0; 10];
        for (column, &source) in columns.iter().enumerate() {
            names[at(rows[0], source)] = column as u8 + 1;
        }
        std::array::from_fn(|cell| names[at(rows[cell / 9], columns[cell % 9])])
    }

    /// The smallest of all 7,776 maps of a band whose first row is then 123456789.
    fn smallest(band: &[u8; 27]) -> [u8; 27] {
        line_orders()
            .flat_map(|columns| ORDERS.map(|rows| image(band, &rows, &columns)))
            .min()
            .expect("many")
    }

    /// At a level.
    fn mapped<T: Token>(token: T, grid: &Grid) -> (usize, BandMap) {
        let table = BandClasses::get();
        let keyed = Lines::new(token, grid.digits()).key(token, &table.keys, 0);
        (table.class_of_key(keyed.key), table.map(token, keyed, 0))
    }

    #[test]
    fn the_map_of_any_band_leads_to_the_smallest() {
        let grid: Grid = SF.parse().unwrap();
        let mut random = SmallRng::seed_from_u64(1);
        for round in 0..2000 {
            let morphed = Morph::random(&mut random).grid(&grid);
            let band: &[u8; 27] = morphed.digits().first_chunk().unwrap();
            let class = BandClass::of_band(band);
            for isa in isas() {
                let (own, map) = dispatch_few!(isa, token => mapped(token, &morphed));
                let columns = *map.columns.first_chunk().unwrap();
                let image = image(band, &map.rows, &columns);
                assert_eq!((own, image), (class.index(), *class.band()));
                let name = |cell: usize| {
                    image[map.rows.iter().position(|&row| row == cell as u8 / 9).unwrap() * 9
                        + columns.iter().position(|&column| column == cell as u8 % 9).unwrap()]
                };
                assert!((0..9).all(|place| map.names[place] == name(place / 3 * 9 + place % 3)));
            }
            assert_eq!(class, crate::symmetry::classes(&morphed)[0]);
            if round < 20 {
                assert_eq!(smallest(band), *class.band());
            }
        }
        for class in BandClass::all() {
            assert_eq!(BandClass::of_band(class.band()), class);
            assert_eq!(BandClass::new(class.number()), Some(class));
        }
        assert_eq!([BandClass::new(0), BandClass::new(417)], [None, None]);
        assert_eq!(BandClass::new(7).unwrap().to_string(), "007");
    }
}

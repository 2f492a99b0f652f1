//! Pairs of bands: two bands of a grid, without the third.
//!
//! Two pairs are the same if one becomes the other by exchanging the two bands, rows within a band,
//! stacks, and columns within a stack, and by renaming digits. (There is no transposing.) The
//! minlex form of a pair is the smallest text of 54 digits among these. Its first band is the
//! smallest of its class, like in the minlex form of a grid; the second band follows from the map
//! of the first one.

use super::band_class::{BandClass, BandClasses};
use crate::full::repeated;
use crate::two_bands::TWO_BANDS;
use crate::{BandChoice, Grid, View};
use gridsieve_kernels::Scalar;
use std::fmt;
use std::str::FromStr;

/// Two bands of a grid: 54 digits from 1 to 9, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pair([u8; TWO_BANDS]);

/// The reason that a text is not a pair of bands.
const NO_DIGITS: &str = "two bands are 54 digits from 1 to 9, row by row";

/// How a pair is turned into another: where the columns come from, and the names of the
/// digits. Rows and bands are put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairMap {
    columns: [u8; 9],
    names: [u8; 10],
}

impl PairMap {
    /// The image of a band, its rows in order.
    pub fn band(&self, band: &[u8; 27]) -> [u8; 27] {
        let (rows, _) = band.as_chunks::<9>();
        let mut image = [0, 1, 2].map(|row: usize| {
            self.columns.map(|column| self.names[usize::from(rows[row][usize::from(column)])])
        });
        image.sort_unstable();
        *image.as_flattened().first_chunk().expect("three rows")
    }
}

/// The minlex form of a pair of bands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairMinlex {
    /// The smallest image of the pair.
    pub pair: Pair,
    /// The class of its first band, the smaller of the two.
    pub class: BandClass,
    /// All maps that give the minlex form: as many as the pair has automorphisms.
    pub maps: Vec<PairMap>,
}

impl Pair {
    /// A pair from its digits.
    ///
    /// # Errors
    /// A digit is not from 1 to 9, or a row, column or box has one twice.
    pub fn from_digits(digits: [u8; TWO_BANDS]) -> Result<Pair, String> {
        if !digits.iter().all(|digit| (1..=9).contains(digit)) {
            return Err(NO_DIGITS.to_owned());
        }
        match repeated(&digits) {
            Some((unit, number, _)) => Err(format!("{unit} {number} has a digit twice")),
            None => Ok(Pair(digits)),
        }
    }

    /// A pair of two bands of a grid.
    pub fn from_bands(first: &[u8; 27], second: &[u8; 27]) -> Pair {
        let mut digits = [0; TWO_BANDS];
        digits[..27].copy_from_slice(first);
        digits[27..].copy_from_slice(second);
        debug_assert!(Pair::from_digits(digits).is_ok());
        Pair(digits)
    }

    /// The pairs of a grid: for each band and stack, in the order of [`BandChoice::ALL`], the two
    /// others.
    pub fn of_grid(grid: &Grid) -> [Pair; 6] {
        BandChoice::ALL.map(|third| Pair(*View::new(grid, third).pair()))
    }

    /// The pair of rows 1-6 of a grid.
    pub fn of_rows(grid: &Grid) -> Pair {
        Pair(*grid.digits().first_chunk().expect("81 digits"))
    }

    /// The digits, row by row.
    pub fn digits(&self) -> &[u8; TWO_BANDS] {
        &self.0
    }

    /// The two bands.
    pub fn bands(&self) -> [&[u8; 27]; 2] {
        [
            self.0.first_chunk().expect("two times 27 digits"),
            self.0.last_chunk().expect("two times 27 digits"),
        ]
    }

    /// The minlex form.
    pub fn minlex(&self) -> PairMinlex {
        let table = BandClasses::get();
        let token = Scalar::new();
        let bands = self.bands();
        let keyed = bands.map(|band| table.keys.key_of(|row, column| band[9 * row + column]));
        let classes = keyed.map(|keyed| table.class_of_key(keyed.key));
        let class = classes[0].min(classes[1]);
        let (mut best, mut maps) = ([u8::MAX; 27], Vec::new());
        for first in (0..2).filter(|&first| classes[first] == class) {
            let map = table.map(token, keyed[first], 0);
            // The name that each digit of the pair has in the smallest band of the class.
            let mut names = [0; 10];
            for place in 0..9 {
                let digit = bands[first][place / 3 * 9 + place % 3];
                names[usize::from(digit)] = map.names[place];
            }
            for own in table.own(class) {
                let own_columns: [u8; 9] = *own.columns.first_chunk().expect("nine of sixteen");
                let map = PairMap {
                    columns: own_columns.map(|column| map.columns[usize::from(column)]),
                    names: names.map(|name| own.names[usize::from(name)]),
                };
                let image = map.band(bands[1 - first]);
                if image < best {
                    best = image;
                    maps.clear();
                }
                if image == best {
                    maps.push(map);
                }
            }
        }
        let class = BandClass::from_index(class);
        PairMinlex { pair: Pair::from_bands(class.band(), &best), class, maps }
    }
}

impl FromStr for Pair {
    type Err = String;

    fn from_str(text: &str) -> Result<Pair, String> {
        let bytes = <[u8; TWO_BANDS]>::try_from(text.as_bytes());
        Pair::from_digits(bytes.map_err(|_| NO_DIGITS)?.map(|byte| byte.wrapping_sub(b'0')))
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(std::str::from_utf8(&self.0.map(|digit| b'0' + digit)).expect("digits are ASCII"))
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symmetry::Morph;
    use crate::symmetry::orders::{ORDERS, line_orders};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    const GRIDS: [&str; 3] = [
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
    ];

    /// The smallest text among all images, from the definition, and how often it comes.
    fn smallest(pair: &Pair) -> ([u8; TWO_BANDS], usize) {
        let (mut best, mut count) = ([u8::MAX; TWO_BANDS], 0);
        for bands in [[0, 1], [1, 0]] {
            for columns in line_orders() {
                for (a, b) in ORDERS.iter().flat_map(|a| ORDERS.iter().map(move |b| (a, b))) {
                    let rows = [0, 1, 2].map(|i| 3 * bands[0] + usize::from(a[i]));
                    let others = [0, 1, 2].map(|i| 3 * bands[1] + usize::from(b[i]));
                    let rows = [rows, others].concat();
                    let mut names = [0; 10];
                    for (name, &column) in columns.iter().enumerate() {
                        let digit = pair.0[9 * rows[0] + usize::from(column)];
                        names[usize::from(digit)] = name as u8 + 1;
                    }
                    let image = std::array::from_fn(|cell| {
                        names[usize::from(
                            pair.0[9 * rows[cell / 9] + usize::from(columns[cell % 9])],
                        )]
                    });
                    if image < best {
                        (best, count) = (image, 0);
                    }
                    count += usize::from(image == best);
                }
            }
        }
        (best, count)
    }

    #[test]
    fn minlex_forms_are_the_smallest_of_all_images() {
        let mut random = SmallRng::seed_from_u64(41);
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            for pair in Pair::of_grid(&Morph::random(&mut random).grid(&grid)) {
                let form = pair.minlex();
                assert_eq!((*form.pair.digits(), form.maps.len()), smallest(&pair), "{pair}");
                // Each map leads there: one band becomes the first, the other the second.
                for map in &form.maps {
                    let mut images = pair.bands().map(|band| map.band(band));
                    images.sort();
                    let mut expected = form.pair.bands().map(|band| *band);
                    expected.sort();
                    assert_eq!(images, expected);
                }
                assert_eq!(form.pair.minlex().pair, form.pair);
            }
        }
    }

    #[test]
    fn a_grid_and_its_copies_have_the_same_six_pairs() {
        let mut random = SmallRng::seed_from_u64(42);
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            let pairs = |grid: &Grid| {
                let mut pairs = Pair::of_grid(grid).map(|pair| pair.minlex().pair);
                pairs.sort();
                pairs
            };
            for _ in 0..200 {
                assert_eq!(pairs(&Morph::random(&mut random).grid(&grid)), pairs(&grid));
            }
        }
    }

    #[test]
    fn what_is_no_pair_is_refused() {
        let pair = &GRIDS[0][..54];
        assert_eq!(pair.parse::<Pair>().unwrap().to_string(), pair);
        let error = |text: &str| text.parse::<Pair>().unwrap_err();
        let repeated = |unit| format!("{unit} 1 has a digit twice");
        assert_eq!(error(&pair[1..]), NO_DIGITS);
        assert_eq!(error(&pair.replacen('4', "0", 1)), NO_DIGITS);
        assert_eq!(error(&pair.replacen('4', "5", 1)), repeated("row"));
        let row = &pair[..9];
        assert_eq!(error(&row.repeat(6)), repeated("column"));
        // Rows and columns are right, boxes are not.
        let shifted: String = (0..6).map(|i| format!("{}{}", &row[i..], &row[..i])).collect();
        assert_eq!(error(&shifted), repeated("box"));
    }
}

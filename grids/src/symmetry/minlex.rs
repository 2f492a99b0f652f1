//! The minlex form of a grid: the smallest text among its images under all
//! morphs.
//!
//! 1. Find the class of each band and stack. The first band of the minlex form has the smallest of
//!    these classes.
//! 2. Take each band or stack of this class, and each map of it onto the smallest band of the
//!    class: the map in the table of classes, followed by each automorphism of that band. Such a
//!    map fixes the columns and the names of all digits. The other rows follow: rows within bands
//!    are ordered by their first digits, and so are the two bands.
//! 3. The smallest image is the minlex form. Row 4, the row with 2 in column 1, is compared first,
//!    as it nearly always decides. The number of maps that give the minlex form is the number of
//!    automorphisms of the grid.
//!
//! Rows and columns are vectors of bytes (`lines`). The columns and the names of a map are vectors
//! too, so two table look-ups give the image of a row.

use super::band_class::{BandClass, BandClasses};
use super::band_key::Keyed;
use super::band_map::BandMap;
use super::lines::{Lines, Vector, low};
use super::morph::Morph;
use crate::Grid;
use crate::geometry::CELLS;
use gridsieve_kernels::{Token, bits, dispatch_few};
use std::cmp::Ordering;
use wide::u8x16;

/// The minlex form of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minlex {
    /// The smallest image of the grid.
    pub grid: Grid,
    /// Number of morphs that map the grid onto itself, 1 to 648.
    pub automorphisms: u16,
    /// The class of its first band, the smallest of the six of the grid.
    pub class: BandClass,
}

/// The band class of each band and stack, in the order of
/// [`BandChoice::ALL`](crate::BandChoice::ALL).
pub fn classes(grid: &Grid) -> [BandClass; 6] {
    let table = BandClasses::get();
    dispatch_few!(table.isa, token => classes_at(token, table, grid))
}

#[inline(always)]
pub(super) fn classes_at<T: Token>(token: T, table: &BandClasses, grid: &Grid) -> [BandClass; 6] {
    let lines = Lines::new(token, grid.digits());
    let mut classes = [BandClass::from_index(0); 6];
    for (class, keyed) in std::iter::zip(&mut classes, lines.keys(token, &table.keys)) {
        *class = BandClass::from_index(table.class_of_key(keyed.key));
    }
    classes
}

/// The minlex form of a grid, and all morphs that lead there: as many as it has automorphisms.
pub fn minlex_morphs(grid: &Grid) -> (Minlex, Vec<Morph>) {
    let (form, maps) = minlex_and_maps(grid);
    (form, maps.iter().map(Map::morph).collect())
}

/// The minlex form of a grid, and its number of automorphisms.
pub fn minlex(grid: &Grid) -> Minlex {
    let table = BandClasses::get();
    dispatch_few!(table.isa, token => minlex_at(token, table, grid))
}

#[inline(always)]
pub(super) fn minlex_at<T: Token>(token: T, table: &BandClasses, grid: &Grid) -> Minlex {
    let mut search = Search::new();
    let class = search.run(token, table, grid);
    Minlex { grid: search.grid(class), automorphisms: search.count, class }
}

/// The minlex form of a grid, and all maps that give it: as many as the grid has
/// automorphisms.
pub fn minlex_and_maps(grid: &Grid) -> (Minlex, Vec<Map>) {
    let table = BandClasses::get();
    let mut search = Search { maps: Some(Vec::new()), ..Search::new() };
    let class = dispatch_few!(table.isa, token => search.run(token, table, grid));
    let form = Minlex { grid: search.grid(class), automorphisms: search.count, class };
    (form, search.maps.expect("they are wanted"))
}

/// The first eight digits of a row as a number that orders rows as their texts.
#[inline(always)]
fn key_of(row: Vector) -> u64 {
    low(row).swap_bytes()
}

struct Search {
    /// Keys of rows 4 to 9 of the smallest image so far.
    best: [u64; 6],
    /// Rows 4 to 9 of the smallest image so far.
    image: [Vector; 6],
    /// The number of maps that give this image.
    count: u16,
    /// The maps that give this image, if they are wanted.
    maps: Option<Vec<Map>>,
}

/// Where the columns of an image come from, and the names of its digits.
#[derive(Clone, Copy)]
struct ColumnsAndNames {
    columns: Vector,
    names: Vector,
}

impl ColumnsAndNames {
    /// These, then a map of the image.
    #[inline(always)]
    fn then<T: Token>(self, token: T, own: &BandMap) -> ColumnsAndNames {
        ColumnsAndNames {
            columns: token.look_up(self.columns, own.columns),
            names: token.look_up(own.names, self.names),
        }
    }

    /// The image of a row.
    #[inline(always)]
    fn row<T: Token>(self, token: T, row: Vector) -> Vector {
        token.look_up(self.names, token.look_up(row, self.columns))
    }
}

/// A way to the minlex form: a [`Morph`] as it was found.
#[derive(Clone, Copy)]
pub struct Map {
    transposed: bool,
    rows: [u8; 9],
    view: ColumnsAndNames,
}

impl Map {
    /// The morph.
    pub fn morph(&self) -> Morph {
        let columns = *self.view.columns.first_chunk().expect("nine of sixteen");
        let names = *self.view.names[1..].first_chunk().expect("nine of fifteen");
        Morph::new(self.transposed, self.rows, columns, names).expect("bands were kept together")
    }

    /// A row of the image of cells, from the [lines](Lines::of) of these.
    #[inline(always)]
    pub fn row<T: Token>(&self, token: T, lines: &[[Vector; 9]; 2], row: usize) -> Vector {
        let line = lines[usize::from(self.transposed)][usize::from(self.rows[row])];
        token.look_up(line, self.view.columns)
    }
}

impl Search {
    #[inline(always)]
    fn new() -> Search {
        Search { best: [u64::MAX; 6], image: [[0; 16]; 6], count: 0, maps: None }
    }

    /// Looks at all maps. Gives the class of the first band.
    #[inline(always)]
    fn run<T: Token>(&mut self, token: T, table: &BandClasses, grid: &Grid) -> BandClass {
        let lines = Lines::new(token, grid.digits());
        let keys = lines.keys(token, &table.keys);
        // The bands and stacks of the smallest class so far, as bits.
        let (mut smallest, mut of_class) = (usize::MAX, 0u8);
        for choice in 0..6 {
            let class = table.class_of_key(keys[choice].key);
            of_class = if class < smallest { 0 } else { of_class };
            smallest = smallest.min(class);
            of_class |= u8::from(class == smallest) << choice;
        }
        for choice in bits(of_class) {
            self.try_band(token, table, &lines, choice, keys[choice]);
        }
        BandClass::from_index(smallest)
    }

    /// Compares the images under all maps of a band or stack with the best.
    #[inline(always)]
    fn try_band<T: Token>(
        &mut self,
        token: T,
        table: &BandClasses,
        lines: &Lines,
        choice: usize,
        keyed: Keyed,
    ) {
        let map = table.map(token, keyed, choice % 3);
        let places = lines.places(token, choice);
        let view =
            ColumnsAndNames { columns: map.columns, names: token.look_up(map.names, places) };
        let own = table.own(table.class_of_key(keyed.key));
        for own in own {
            let view = view.then(token, own);
            let rows = [0, 1, 2].map(|i| map.rows[usize::from(own.rows[i])]);
            self.try_view(token, lines, choice, view, rows);
        }
    }

    /// Compares the image under one map, that of this band or stack, with the best.
    #[inline(always)]
    fn try_view<T: Token>(
        &mut self,
        token: T,
        lines: &Lines,
        choice: usize,
        view: ColumnsAndNames,
        rows: [u8; 3],
    ) {
        let (of, across) = if choice < 3 { (0, 1) } else { (1, 0) };
        let (rows_of, columns_of) = (&lines.of[of], &lines.of[across]);
        // Row 4 is where the first column has the digit that is named 2: not in
        // this band, where it is next to the 1.
        let first = columns_of[usize::from(view.columns[0])];
        let first = token.look_up(view.names, first);
        let twos = u8x16::new(first).simd_eq(u8x16::splat(2)).to_bitmask();
        let fourth = twos.trailing_zeros() as usize;
        let row_4 = view.row(token, rows_of[fourth]);
        let key_4 = key_of(row_4);
        if key_4 > self.best[0] {
            return;
        }

        let (band, second) = (choice % 3, fourth / 3);
        let third = 3 - band - second;
        let [mut r5, mut r6] = [1, 2].map(|i| 3 * second + (fourth + i) % 3);
        if first[r5] > first[r6] {
            std::mem::swap(&mut r5, &mut r6);
        }
        let mut last = [0, 1, 2].map(|i| (first[3 * third + i], 3 * third + i));
        sort_3(&mut last);
        let sources = [fourth, r5, r6, last[0].1, last[1].1, last[2].1];
        let (mut image, mut keys) = ([row_4; 6], [key_4; 6]);
        for row in 1..6 {
            image[row] = view.row(token, rows_of[sources[row]]);
            keys[row] = key_of(image[row]);
        }
        match keys.cmp(&self.best) {
            Ordering::Greater => return,
            Ordering::Less => {
                self.best = keys;
                self.image = image;
                self.count = 1;
                if let Some(maps) = &mut self.maps {
                    maps.clear();
                }
            }
            Ordering::Equal => self.count += 1,
        }
        if let Some(maps) = &mut self.maps {
            let (mut all, of_band) = ([0; 9], 3 * band as u8);
            all[..3].copy_from_slice(&rows.map(|row| of_band + row));
            all[3..].copy_from_slice(&sources.map(|row| row as u8));
            maps.push(Map { transposed: choice >= 3, rows: all, view });
        }
    }

    /// The smallest image.
    #[inline(always)]
    fn grid(&self, class: BandClass) -> Grid {
        let mut digits = [0; CELLS];
        digits[..27].copy_from_slice(class.band());
        for row in 0..6 {
            digits[27 + 9 * row..][..9].copy_from_slice(&self.image[row][..9]);
        }
        Grid::from_valid_digits(digits)
    }
}

#[inline(always)]
fn sort_3<T: PartialOrd>(items: &mut [T; 3]) {
    if items[0] > items[1] {
        items.swap(0, 1);
    }
    if items[1] > items[2] {
        items.swap(1, 2);
    }
    if items[0] > items[1] {
        items.swap(0, 1);
    }
}

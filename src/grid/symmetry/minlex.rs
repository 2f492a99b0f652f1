//! The minlex form of a grid: the smallest text among its images under all
//! morphs.
//!
//! 1. The class of each band and stack: the smallest class is that of the first
//!    band of the minlex form.
//! 2. For each band or stack of this class, each way to map it onto the class's
//!    smallest band (the map that the table of classes knows, followed by each
//!    automorphism of the class) fixes the columns and the names of all digits.
//!    The other rows follow: within bands they are ordered by their first digit,
//!    and so are the two bands.
//! 3. The smallest image is the answer. Row 4 is compared first, as it decides
//!    nearly always; it is the row with 2 in column 1. The number of maps that
//!    give the answer is the number of automorphisms of the grid.

use super::band_class::{BandClass, BandClasses, BandMap, Found};
use super::morph::Morph;
use crate::grid::Grid;
use crate::grid::geometry::CELLS;
use std::cmp::Ordering;

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
/// [`BandChoice::ALL`](crate::grid::BandChoice::ALL).
pub fn classes(grid: &Grid) -> [BandClass; 6] {
    let table = BandClasses::get();
    std::array::from_fn(|choice| {
        let digits = grid.digits();
        let first = choice % 3 * 3;
        if choice < 3 {
            table.class(|row, column| View::<false>(digits).at(first + row, column))
        } else {
            table.class(|row, column| View::<true>(digits).at(first + row, column))
        }
    })
}

/// The minlex form of a grid, and its number of automorphisms.
pub fn minlex(grid: &Grid) -> Minlex {
    let mut search = Search::new();
    let class = search.run(grid, &mut ());
    Minlex { grid: search.grid(class), automorphisms: search.count, class }
}

/// All morphs that map a grid onto its minlex form: as many as it has
/// automorphisms.
pub fn minlex_morphs(grid: &Grid) -> Vec<Morph> {
    let mut found: Vec<(bool, Lines)> = Vec::new();
    let mut search = Search::new();
    search.run(grid, &mut found);
    found.into_iter().map(|(transposed, lines)| lines.morph(transposed, grid)).collect()
}

/// All morphs that map a grid onto itself. The first is the identity.
pub fn automorphisms(grid: &Grid) -> Vec<Morph> {
    let morphs = minlex_morphs(grid);
    morphs.iter().map(|morph| morph.then(&morphs[0].inverse())).collect()
}

/// How many maps of some of its bands and stacks give the grid itself, if none
/// of them gives a smaller one.
///
/// The first band of the grid has to be the smallest of its class, its rows have
/// to be in order, and the bands and stacks (bits in the order of
/// [`BandChoice::ALL`](crate::grid::BandChoice::ALL)) of the same class.
pub(crate) fn count_own_images(grid: &Grid, choices: u8) -> Option<u16> {
    let own = std::array::from_fn(|row| key_of(grid.digits()[9 * row + 27..][..8].iter().copied()));
    let mut search = Search { best: own, count: 0, fixed: true };
    let table = BandClasses::get();
    for choice in (0..6).filter(|choice| choices >> choice & 1 != 0) {
        let (class, map) = search.lookup(table, grid, choice);
        if !search.try_band(table, grid, choice, class, map, &mut ()) {
            return None;
        }
    }
    Some(search.count)
}

/// The first eight digits of a row as a number that orders rows as their texts.
#[inline(always)]
fn key_of(digits: impl Iterator<Item = u8>) -> u64 {
    digits.fold(0, |key, digit| key << 8 | u64::from(digit))
}

/// The digits of a grid, or of the transposed grid.
#[derive(Clone, Copy)]
struct View<'a, const TRANSPOSED: bool>(&'a [u8; CELLS]);

impl<const TRANSPOSED: bool> View<'_, TRANSPOSED> {
    #[inline(always)]
    fn at(self, row: usize, column: usize) -> u8 {
        self.0[if TRANSPOSED { 9 * column + row } else { 9 * row + column }]
    }
}

/// Where the rows and columns of an image come from.
#[derive(Clone, Copy)]
struct Lines {
    rows: [u8; 9],
    columns: [u8; 9],
}

impl Lines {
    fn morph(&self, transposed: bool, grid: &Grid) -> Morph {
        let at = |row: u8, column: u8| {
            let (row, column) = (usize::from(row), usize::from(column));
            grid.digit(if transposed { 9 * column + row } else { 9 * row + column })
        };
        let mut names = [0; 9];
        for (column, &source) in self.columns.iter().enumerate() {
            names[usize::from(at(self.rows[0], source)) - 1] = column as u8 + 1;
        }
        Morph::new(transposed, self.rows, self.columns, names).expect("bands were kept together")
    }
}

/// Who wants to know the maps that give the smallest image.
trait Maps {
    const WANTED: bool;
    /// A smaller image was found: forget the others.
    fn clear(&mut self);
    fn push(&mut self, transposed: bool, lines: Lines);
}

impl Maps for () {
    const WANTED: bool = false;
    #[inline(always)]
    fn clear(&mut self) {}
    #[inline(always)]
    fn push(&mut self, _: bool, _: Lines) {}
}

impl Maps for Vec<(bool, Lines)> {
    const WANTED: bool = true;
    fn clear(&mut self) {
        Vec::clear(self);
    }
    fn push(&mut self, transposed: bool, lines: Lines) {
        Vec::push(self, (transposed, lines));
    }
}

struct Search {
    /// Rows 4 to 9 of the smallest image so far.
    best: [u64; 6],
    /// Number of maps that give it.
    count: u16,
    /// Only `best` itself is of interest: a smaller image ends the search.
    fixed: bool,
}

impl Search {
    fn new() -> Search {
        Search { best: [u64::MAX; 6], count: 0, fixed: false }
    }

    /// Looks at all maps. Gives the class of the first band.
    #[inline(always)]
    fn run<M: Maps>(&mut self, grid: &Grid, maps: &mut M) -> BandClass {
        let table = BandClasses::get();
        let found: [_; 6] = std::array::from_fn(|choice| self.lookup(table, grid, choice));
        let smallest = found.iter().fold(usize::MAX, |smallest, &(class, _)| smallest.min(class));
        for (choice, (class, map)) in found.into_iter().enumerate() {
            if class == smallest {
                self.try_band(table, grid, choice, class, map, maps);
            }
        }
        BandClass::from_index(smallest)
    }

    /// The class of a band or stack, and the map onto the smallest of it.
    #[inline(always)]
    fn lookup(&self, table: &BandClasses, grid: &Grid, choice: usize) -> (usize, Found) {
        let first = choice % 3 * 3;
        if choice < 3 {
            table.lookup(|row, column| View::<false>(grid.digits()).at(first + row, column))
        } else {
            table.lookup(|row, column| View::<true>(grid.digits()).at(first + row, column))
        }
    }

    /// Compares the images under all maps of a band or stack with the best. Says
    /// no if the search is over.
    #[inline(always)]
    fn try_band<M: Maps>(
        &mut self,
        table: &BandClasses,
        grid: &Grid,
        choice: usize,
        class: usize,
        map: Found,
        maps: &mut M,
    ) -> bool {
        let (map, band) = (map.decode(), choice % 3);
        table.automorphisms[class].iter().all(|automorphism| {
            let map = map.then(automorphism);
            if choice < 3 {
                self.try_map(View::<false>(grid.digits()), band, &map, maps)
            } else {
                self.try_map(View::<true>(grid.digits()), band, &map, maps)
            }
        })
    }

    /// Compares the image under one map, that of this band, with the best. Says
    /// whether there is any need to go on.
    #[inline(always)]
    fn try_map<const TRANSPOSED: bool, M: Maps>(
        &mut self,
        view: View<TRANSPOSED>,
        band: usize,
        map: &BandMap,
        maps: &mut M,
    ) -> bool {
        let columns = map.columns.map(usize::from);
        let first = 3 * band + usize::from(map.rows[0]);
        let mut names = [0u8; 16];
        for column in 0..9 {
            names[usize::from(view.at(first, columns[column]) & 15)] = column as u8 + 1;
        }
        let name =
            |row: usize, column: usize| names[usize::from(view.at(row, columns[column]) & 15)];
        let key = |row: usize| key_of((0..8).map(|column| name(row, column)));

        // Row 4 is where the digit that is renamed 2 is in column 1.
        let two = view.at(first, columns[1]);
        let others = [(band + 1) % 3, (band + 2) % 3];
        let mut fourth = 0;
        for row in others.into_iter().flat_map(|band| 3 * band..3 * band + 3) {
            if view.at(row, columns[0]) == two {
                fourth = row;
            }
        }
        let fourth_key = key(fourth);
        if fourth_key > self.best[0] {
            return true;
        }
        let second = fourth / 3;
        let third = 3 - band - second;
        let [mut r5, mut r6] = [1, 2].map(|i| 3 * second + (fourth + i) % 3);
        if name(r5, 0) > name(r6, 0) {
            std::mem::swap(&mut r5, &mut r6);
        }
        let mut last = [0, 1, 2].map(|i| (name(3 * third + i, 0), 3 * third + i));
        sort_3(&mut last);
        let [r7, r8, r9] = last.map(|(_, row)| row);
        let image = [fourth_key, key(r5), key(r6), key(r7), key(r8), key(r9)];
        match image.cmp(&self.best) {
            Ordering::Greater => return true,
            Ordering::Less => {
                self.best = image;
                self.count = 1;
                maps.clear();
                if self.fixed {
                    return false;
                }
            }
            Ordering::Equal => self.count += 1,
        }
        if M::WANTED {
            let [a, b, c] = map.rows.map(|row| 3 * band + usize::from(row));
            let rows = [a, b, c, fourth, r5, r6, r7, r8, r9].map(|row| row as u8);
            maps.push(TRANSPOSED, Lines { rows, columns: map.columns });
        }
        true
    }

    /// The smallest image.
    fn grid(&self, class: BandClass) -> Grid {
        let mut digits = [0; CELLS];
        digits[..27].copy_from_slice(class.band());
        for (row, key) in self.best.iter().enumerate() {
            let row = &mut digits[27 + 9 * row..][..9];
            row[..8].copy_from_slice(&key.to_be_bytes());
            row[8] = 45 - row[..8].iter().sum::<u8>();
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

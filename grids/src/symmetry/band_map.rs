//! Maps of bands onto other bands, and a packed table of such maps.
//!
//! The table has a map for each [key](super::band_key), from the bands of that key onto
//! the smallest of their [class](super::band_class): an [`Entry`], which is decoded with
//! [`Vectors`] into a [`Mapped`].

use super::orders::{ORDERS, line_orders};

/// How the lines of a band are taken: row i of the image is row `rows[i]` of the
/// band, column j its column `columns[j]`. The names of the digits follow, as
/// the first row of the image is 123456789.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BandMap {
    pub rows: [u8; 3],
    pub columns: [u8; 9],
}

impl BandMap {
    /// For each digit, 1 to 9, its name in the image of a band.
    pub fn names(&self, band: &[u8; 27]) -> [u8; 10] {
        let mut names = [0; 10];
        for (column, &source) in self.columns.iter().enumerate() {
            names[usize::from(band[usize::from(9 * self.rows[0] + source)])] = column as u8 + 1;
        }
        names
    }

    /// The image of a band.
    #[cfg(test)]
    pub fn band(&self, band: &[u8; 27]) -> [u8; 27] {
        let at = |row: u8, column: u8| band[usize::from(9 * row + column)];
        let names = self.names(band);
        std::array::from_fn(|cell| {
            names[usize::from(at(self.rows[cell / 9], self.columns[cell % 9]))]
        })
    }
}

/// How a band of a key is turned into the smallest of its class, in 22 bits: as
/// the *line order* of the columns (those of the source in normal order), where
/// box 0 of the source comes to, and how it is turned there.
#[derive(Clone, Copy)]
pub struct Entry(u32);

impl Entry {
    /// The entry of a key that has no class yet.
    pub const NONE: Entry = Entry(0);

    /// `rows` and `boxes`: where the image's come from; `columns`: the same in
    /// each box of the image, counting the columns of the source in normal order.
    pub fn new(rows: u8, boxes: u8, columns: [u8; 3]) -> Entry {
        let order = columns.iter().fold(u32::from(boxes), |all, &order| 6 * all + u32::from(order));
        let image = ORDERS[usize::from(boxes)].iter().position(|&source| source == 0);
        let image = image.expect("each box comes to one");
        let turn = 6 * u32::from(rows) + u32::from(columns[image]);
        Entry(order | turn << 11 | (image as u32) << 17)
    }

    /// The number of the order of the columns, below 1,296.
    #[inline(always)]
    pub fn line_order(self) -> usize {
        (self.0 & 2047) as usize
    }

    /// Six times the order of the rows, plus that of the columns of box 0.
    #[inline(always)]
    pub fn turn(self) -> usize {
        (self.0 >> 11 & 63) as usize
    }

    /// Where box 0 comes to.
    #[inline(always)]
    pub fn image_of_box_0(self) -> usize {
        (self.0 >> 17) as usize
    }

    /// Where the rows of the image come from.
    #[inline(always)]
    pub fn rows(self) -> [u8; 3] {
        ORDERS[self.turn() / 6]
    }
}

/// A map of a band of some class onto the smallest of it, ready for use.
#[derive(Clone, Copy)]
pub struct Mapped {
    /// Where the columns of the image come from, 0 to 8.
    pub columns: [u8; 16],
    /// For each place of the source's box 0 the new name of its digit.
    pub names: [u8; 16],
    /// Where the rows of the image come from.
    pub rows: [u8; 3],
}

/// A map of the smallest band of a class onto itself, ready for use: fields as in [`Mapped`].
#[derive(Clone, Copy)]
pub struct Own {
    pub columns: [u8; 16],
    /// For each digit its new name.
    pub names: [u8; 16],
    pub rows: [u8; 3],
}

impl Own {
    /// Prepares a map of the smallest band of a class onto itself.
    pub fn new(band: &[u8; 27], map: &BandMap) -> Own {
        let mut own = Own { columns: [0; 16], names: [0; 16], rows: map.rows };
        own.columns[..9].copy_from_slice(&map.columns);
        own.names[..10].copy_from_slice(&map.names(band));
        own
    }
}

/// Tables of vectors that an [`Entry`] is decoded with.
pub struct Vectors {
    /// For each line order the columns that it takes.
    pub line_orders: Box<[[u8; 16]; 2048]>,
    /// For each choice of box 0, and for the orders of the columns in box 1 and
    /// 2 (bits 3 to 5 and 0 to 2): the columns in normal order.
    pub normal: [[[u8; 16]; 64]; 3],
    /// For each turn and place of box 0 the place it comes to.
    pub turns: [[u8; 16]; 64],
}

impl Vectors {
    /// Makes the tables.
    pub fn new() -> Vectors {
        let mut vectors = Vectors {
            line_orders: vec![[0; 16]; 2048].try_into().unwrap_or_else(|_| unreachable!()),
            normal: [[[0; 16]; 64]; 3],
            turns: [[0; 16]; 64],
        };
        for (order, columns) in std::iter::zip(vectors.line_orders.iter_mut(), line_orders()) {
            columns.iter().enumerate().for_each(|(i, &column)| order[i] = column);
        }
        for (box_0, [a, b]) in (0..3).flat_map(|c| (0..36).map(move |i| (c, [i / 6, i % 6]))) {
            for (i, order) in [ORDERS[0], ORDERS[a], ORDERS[b]].into_iter().enumerate() {
                for column in 0..3 {
                    vectors.normal[box_0][8 * a + b][3 * i + column] =
                        3 * ((box_0 + i) % 3) as u8 + order[column];
                }
            }
        }
        for turn in 0..36 {
            let [rows, columns] = [turn / 6, turn % 6].map(|order| ORDERS[order]);
            for place in 0..9 {
                let source = 3 * rows[place / 3] + columns[place % 3];
                vectors.turns[turn][usize::from(source)] = place as u8;
            }
        }
        vectors
    }
}

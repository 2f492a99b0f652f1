//! Maps of bands onto other bands, and a packed table of such maps.
//!
//! The table has a map for each [key](super::band_key), from the bands of that key onto
//! the smallest of their [class](super::band_class): an [`Entry`], which is decoded with
//! [`Vectors`] into a [`BandMap`].

use super::orders::{ORDERS, line_orders};

/// A map of a band onto the smallest of its class, ready for use.
#[derive(Clone, Copy)]
pub struct BandMap {
    /// Where the columns of the image come from, 0 to 8.
    pub columns: [u8; 16],
    /// For each place of the source's box 0 the new name of its digit; in a map of the smallest
    /// band onto itself, for each digit its new name.
    pub names: [u8; 16],
    /// Where the rows of the image come from.
    pub rows: [u8; 3],
}

impl BandMap {
    /// A map of the smallest band of a class onto itself. Its names follow from where the columns
    /// come from, as the first row of the image is 123456789.
    pub fn onto_itself(band: &[u8; 27], rows: [u8; 3], sources: &[u8; 9]) -> BandMap {
        let (mut columns, mut names) = ([0; 16], [0; 16]);
        columns[..9].copy_from_slice(sources);
        for (column, &source) in sources.iter().enumerate() {
            names[usize::from(band[usize::from(9 * rows[0] + source)])] = column as u8 + 1;
        }
        BandMap { columns, names, rows }
    }
}

/// How a band of a key is turned into the smallest of its class. The columns of the band are
/// counted in normal order.
#[derive(Clone, Copy, Default)]
pub struct Entry {
    /// The number of the order of the columns, below 1,296.
    pub line_order: u16,
    /// Six times the order of the rows, plus that of the columns of box 0.
    pub turn: u8,
    /// Where box 0 comes to.
    pub image_of_box_0: u8,
}

impl Entry {
    /// `rows` and `boxes`: where the image's come from; `columns`: the same in
    /// each box of the image, counting the columns of the source in normal order.
    pub fn new(rows: u8, boxes: u8, columns: [u8; 3]) -> Entry {
        let line_order =
            columns.iter().fold(u16::from(boxes), |all, &order| 6 * all + u16::from(order));
        let image = ORDERS[usize::from(boxes)].iter().position(|&source| source == 0);
        let image = image.expect("each box comes to one");
        Entry { line_order, turn: 6 * rows + columns[image], image_of_box_0: image as u8 }
    }

    /// Where the rows of the image come from.
    #[inline(always)]
    pub fn rows(self) -> [u8; 3] {
        ORDERS[usize::from(self.turn / 6)]
    }
}

/// Tables of vectors that an [`Entry`] is decoded with.
pub struct Vectors {
    /// For each line order the columns that it takes.
    pub line_orders: Box<[[u8; 16]; 1296]>,
    /// For each choice of box 0, and for the orders of the columns in box 1 and
    /// 2 (bits 3 to 5 and 0 to 2): the columns in normal order.
    pub normal: [[[u8; 16]; 64]; 3],
    /// For each turn and place of box 0 the place it comes to.
    pub turns: [[u8; 16]; 36],
}

impl Vectors {
    /// Makes the tables.
    pub fn new() -> Vectors {
        let mut vectors = Vectors {
            line_orders: vec![[0; 16]; 1296].try_into().unwrap_or_else(|_| unreachable!()),
            normal: [[[0; 16]; 64]; 3],
            turns: [[0; 16]; 36],
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

//! A leaf of the search of bands 1+2: the clues that it has beyond a node, up to four, packed into
//! a word.

/// Stands for a clue that a leaf does not have. Its hitting vector is all zero.
pub(crate) const NO_CELL: u8 = 63;

/// The clues of a leaf beyond those of the node that it is listed below: up to four cells, a byte
/// each, with [`NO_CELL`] for those that it lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Leaf(pub u32);

impl Leaf {
    /// The node itself, without a clue more.
    pub const OF_NODE: Leaf = Leaf::new([NO_CELL; 4]);

    pub const fn new(cells: [u8; 4]) -> Leaf {
        Leaf(u32::from_le_bytes(cells))
    }

    /// One clue more.
    pub const fn of_cell(cell: usize) -> Leaf {
        Leaf::new([cell as u8, NO_CELL, NO_CELL, NO_CELL])
    }

    #[inline(always)]
    pub fn cells(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The cells as a set, without [`NO_CELL`].
    #[inline(always)]
    pub fn set(self) -> u64 {
        let [a, b, c, d] = self.cells();
        (1 << a | 1 << b | 1 << c | 1 << d) & !(1 << NO_CELL)
    }

    /// How many clues it has.
    #[inline(always)]
    pub fn count(self) -> u32 {
        // With one more in each byte only `NO_CELL` has this bit: cells are below 54.
        const { assert!(NO_CELL == 63) };
        4 - ((self.0 + 0x0101_0101) & 0x4040_4040).count_ones()
    }
}

//! The table of a subtree: up to 128 UAs on up to 64 cells, as bits.

use gridsieve_kernels::{Token, bits};

/// UAs that there is room for: the bits of a vector.
pub const ROOM: usize = 128;
/// Cells of a subtree at most: the bits of a UA.
pub const MOST_CELLS: usize = 64;
/// UAs must not have more cells: their numbers of cells are counted in four bits.
pub const MOST_SIZE: u32 = 15;

/// A vector of UAs: bit i for the i-th.
pub type Uas = u128;

/// UAs and who hits them.
#[repr(align(64))]
pub struct Table {
    /// The UAs, those that hit few others first.
    uas: [u64; ROOM],
    pub count: usize,
    /// Hitting vectors of the cells, and an empty one, which saves asking for the
    /// end of a set of cells.
    pub hit: [Uas; MOST_CELLS + 1],
}

impl Table {
    pub fn new() -> Table {
        Table { uas: [0; ROOM], count: 0, hit: [0; MOST_CELLS + 1] }
    }

    /// Makes the table of some UAs. Gives the vector of all of them.
    ///
    /// # Panics
    /// There are more than [`ROOM`], or one has more than [`MOST_SIZE`] cells.
    #[inline(always)]
    pub fn fill<T: Token>(&mut self, token: T, uas: &[u64]) -> Uas {
        assert!(uas.iter().all(|ua| ua.count_ones() <= MOST_SIZE));
        self.count = uas.len();
        self.uas[..uas.len()].copy_from_slice(uas);
        self.uas[uas.len()..].fill(0);
        let mut vectors = [[0; 2]; MOST_CELLS];
        token.transpose(uas, &mut vectors);
        for cell in 0..MOST_CELLS {
            let [low, high] = vectors[cell];
            self.hit[cell] = Uas::from(high) << 64 | Uas::from(low);
        }
        if uas.len() == ROOM { Uas::MAX } else { (1 << uas.len()) - 1 }
    }

    /// Adds a UA, if there is room for it. Gives its bit.
    pub fn add(&mut self, ua: u64) -> Option<Uas> {
        if self.count == ROOM || ua.count_ones() > MOST_SIZE {
            return None;
        }
        self.uas[self.count] = ua;
        for cell in bits(ua) {
            self.hit[cell] |= 1 << self.count;
        }
        self.count += 1;
        Some(1 << (self.count - 1))
    }

    /// The first of some UAs, one at least.
    #[inline(always)]
    pub fn first(&self, uas: Uas) -> u64 {
        self.uas[uas.trailing_zeros() as usize]
    }

    /// The UAs with a cell of some.
    #[inline(always)]
    pub fn hit_by(&self, cells: u64) -> Uas {
        let mut hit = 0;
        for cell in bits(cells) {
            hit |= self.hit[cell];
        }
        hit
    }

    /// The cells that are in all of some UAs.
    #[inline(always)]
    pub fn common(&self, mut uas: Uas) -> u64 {
        let mut common = u64::MAX;
        while uas != 0 && common != 0 {
            common &= self.first(uas);
            uas &= uas - 1;
        }
        common
    }

    /// The cells of some UAs.
    #[inline(always)]
    pub fn union(&self, mut uas: Uas) -> u64 {
        let mut union = 0;
        while uas != 0 {
            union |= self.first(uas);
            uas &= uas - 1;
        }
        union
    }

    /// The numbers of `alive` cells of all UAs.
    #[inline(always)]
    pub fn sizes(&self, mut alive: u64) -> Sizes {
        let [mut ones, mut twos, mut fours, mut eights] = [0; 4];
        while alive != 0 {
            // Two cells at once; of an empty set the next cell is the last, which
            // hits nothing.
            let first = self.hit[alive.trailing_zeros() as usize];
            alive &= alive - 1;
            let second = self.hit[alive.trailing_zeros() as usize];
            alive &= alive.wrapping_sub(1);
            let odd = ones ^ first;
            let carry = ones & first | odd & second;
            ones = odd ^ second;
            let next = twos & carry;
            twos ^= carry;
            eights ^= fours & next;
            fours ^= next;
        }
        Sizes([ones, twos, fours, eights])
    }
}

/// A number from 0 to 15 for each UA: plane p has bit p of all of them.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Sizes([Uas; 4]);

impl Sizes {
    /// Takes 1 from some of them, none of which is 0.
    #[inline(always)]
    pub fn decrease(&mut self, uas: Uas) {
        let mut borrow = uas;
        for plane in &mut self.0 {
            let next = borrow & !*plane;
            *plane ^= borrow;
            borrow = next;
        }
        debug_assert!(borrow == 0, "one of them was 0");
    }

    /// Gives one of them, whose number is 0, another one, up to 15.
    pub fn set(&mut self, ua: Uas, number: u32) {
        for (i, plane) in self.0.iter_mut().enumerate() {
            *plane |= if number >> i & 1 != 0 { ua } else { 0 };
        }
    }

    /// The UAs that have the number, up to 7.
    #[inline(always)]
    pub fn equal(&self, number: u8) -> Uas {
        let [ones, twos, fours, eights] = self.0;
        let bit = |plane: Uas, of: u8| if number & of != 0 { plane } else { !plane };
        bit(ones, 1) & bit(twos, 2) & bit(fours, 4) & !eights
    }
}

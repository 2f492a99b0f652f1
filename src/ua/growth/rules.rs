//! What placements of digits may cost.

use super::placements::PlacementList;

/// What the digits may do.
pub(super) struct Rules<'a> {
    /// Cells of each digit in the grid.
    pub own: &'a [u64; 9],
    /// Placements of each digit.
    pub lists: [&'a PlacementList; 9],
    /// A placement has to cost more than `above`, one more for the digits of
    /// `dear`. Only those of `cheap` may cost any number.
    pub above: u32,
    pub dear: u16,
    pub cheap: u16,
    /// Size up to which sets are sought.
    pub max_size: u32,
}

impl Rules<'_> {
    /// The most that a placement may cost. The cells that its digit leaves, as many as it takes,
    /// change as well.
    #[inline(always)]
    pub fn most(&self) -> u32 {
        self.max_size / 2
    }

    /// The least that a placement of the digit may cost.
    #[inline(always)]
    pub fn least(&self, digit: usize) -> u32 {
        if self.cheap >> digit & 1 != 0 {
            return 1;
        }
        self.above + 1 + u32::from(self.dear >> digit & 1)
    }

    /// The least that placements of all these digits may cost, none of which is cheap.
    #[inline(always)]
    pub fn extra(&self, digits: u16) -> u32 {
        digits.count_ones() * (self.above + 1) + (digits & self.dear).count_ones()
    }
}

/// Bits of entries that cost something.
pub(super) struct Prices {
    /// Cells that are not the digit's own cost one each.
    pub foreign: u64,
    /// A digit that is not pending yet costs at least `least`, those of
    /// `dear` one more.
    pub new: u64,
    pub dear: u64,
    pub least: u32,
}

impl Prices {
    #[inline(always)]
    fn price(&self, entry: u64) -> u32 {
        (entry & self.foreign).count_ones()
            + (entry & self.new).count_ones() * self.least
            + (entry & self.dear).count_ones()
    }

    /// Moves the entries within the limit to the front; gives their number.
    #[inline(always)]
    pub fn keep_affordable(&self, limit: u32, entries: &mut [u64]) -> usize {
        let mut kept = 0;
        for i in 0..entries.len() {
            let entry = entries[i];
            entries[kept] = entry;
            kept += usize::from(self.price(entry) <= limit);
        }
        kept
    }
}

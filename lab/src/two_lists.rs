//! Memory that kernels write lists to.

use gridsieve_kernels::CHILDREN_SPARE;

/// The longest list of a scan, and what is written behind it.
const LIST: usize = 1 << 14;

/// Two lists to write to that begin at a line of the cache, and not at the same place of a page:
/// else the run would decide whether stores to one delay loads of the other (4K aliasing).
pub struct TwoLists(Vec<u64>);

impl TwoLists {
    /// Words of a line, and of half a page.
    const LINE: usize = 8;
    const HALF_PAGE: usize = 256;

    /// Lists of zeros.
    pub fn new() -> TwoLists {
        TwoLists(vec![0; 2 * LIST + TwoLists::HALF_PAGE + TwoLists::LINE])
    }

    #[inline(always)]
    pub fn both(&mut self) -> [&mut [u64]; 2] {
        let start = self.0.as_ptr().align_offset(8 * TwoLists::LINE);
        let (first, rest) = self.0[start..].split_at_mut(LIST);
        [first, &mut rest[TwoLists::HALF_PAGE..][..LIST]]
    }
}

/// Room for what `list_children` writes.
const _: () = assert!(LIST > 4096 + CHILDREN_SPARE);

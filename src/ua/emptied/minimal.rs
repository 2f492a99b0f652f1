//! The sets of a collection that contain no other, for sets of one word.

use gridsieve_kernels::{Token, sorted_by_size};

/// Kept sets are looked up by what they have of the cells of this field. A part
/// of a set has a part of the set's field: of nine cells a small part of all
/// fields.
const FIELD: u64 = 0x1ff;

/// The sets that contain no other set of the collection, each once, by
/// ascending size. Like [`keep_minimal`](crate::ua::keep_minimal), for many sets
/// of up to 64 cells.
#[inline(always)]
pub fn keep_minimal<T: Token>(token: T, sets: &mut Vec<u64>) {
    sets.sort_unstable();
    sets.dedup();
    let sorted = sorted_by_size(sets, |set| set.count_ones() as usize);
    let mut kept = vec![Vec::new(); FIELD as usize + 1];
    sets.clear();
    for set in sorted {
        let field = set & FIELD;
        let mut part = field;
        let redundant = loop {
            if token.any_subset(&kept[part as usize], set) {
                break true;
            }
            if part == 0 {
                break false;
            }
            part = (part - 1) & field;
        };
        if !redundant {
            kept[field as usize].push(set);
            sets.push(set);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::CellSet;
    use gridsieve_kernels::{Isa, dispatch_few, testing};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_same_as_for_cell_sets(
            sets in prop::collection::vec(any::<(u64, u64, u64, u64)>(), 0..200), cells: u64,
        ) {
            let sets: Vec<u64> = sets.iter().map(|s| s.0 & s.1 & s.2 & (s.3 | cells)).collect();
            let mut sorted = sets.clone();
            sorted.sort_unstable();
            let all: Vec<CellSet> = sorted.iter().map(|&set| CellSet::from_bits(set.into())).collect();
            let expected = crate::ua::keep_minimal(&all, Isa::detect());
            for isa in testing::isas() {
                let mut minimal = sets.clone();
                dispatch_few!(isa, token => keep_minimal(token, &mut minimal));
                let minimal = minimal.iter().map(|&set| CellSet::from_bits(set.into()));
                prop_assert!(minimal.eq(expected.iter().copied()));
            }
        }
    }
}

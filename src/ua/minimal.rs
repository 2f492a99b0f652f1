//! Reduces a collection of sets to the minimal ones.

use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::{Isa, dispatch_few, sorted_by_size};

/// The sets that contain no other set of the collection, each once, by
/// ascending size; sets of one size keep the order in which they came.
///
/// Smaller sets are looked at first, so a set has to be compared with kept
/// sets only. A kept set that is part of it has its lowest cell in it, so
/// kept sets are looked up by their lowest cell.
pub fn keep_minimal(sets: &[CellSet], isa: Isa) -> Vec<CellSet> {
    dispatch_few!(isa, _token => minimal(sets))
}

#[inline(always)]
fn minimal(sets: &[CellSet]) -> Vec<CellSet> {
    let mut minimal = Vec::new();
    let mut kept_by_lowest_cell: [Vec<CellSet>; CELLS] = [const { Vec::new() }; CELLS];
    for set in sorted_by_size(sets, |set| set.len()) {
        let has_part =
            |lowest: usize| kept_by_lowest_cell[lowest].iter().any(|kept| kept.is_subset(set));
        if set.iter().any(has_part) {
            continue;
        }
        let Some(lowest) = set.iter().next() else {
            // The empty set is part of every other.
            return vec![set];
        };
        kept_by_lowest_cell[lowest].push(set);
        minimal.push(set);
    }
    minimal
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use proptest::prelude::*;

    /// Sets of few cells out of few, so that subsets and duplicates are common.
    fn sets() -> impl Strategy<Value = Vec<CellSet>> {
        let cell = prop_oneof![0usize..6, 61usize..67, 78usize..81];
        let set = prop::collection::vec(cell, 0..6).prop_map(CellSet::from_iter);
        prop::collection::vec(set, 0..40)
    }

    proptest! {
        #[test]
        fn keeps_what_the_definition_says(sets in sets()) {
            let mut expected: Vec<CellSet> = Vec::new();
            for (i, &set) in sets.iter().enumerate() {
                let part = sets.iter().any(|&other| other != set && other.is_subset(set));
                if !part && !sets[..i].contains(&set) {
                    expected.push(set);
                }
            }
            expected.sort_by_key(|set| set.len());
            for isa in testing::isas() {
                prop_assert_eq!(keep_minimal(&sets, isa), expected.clone());
            }
        }
    }

    #[test]
    fn the_empty_set_is_part_of_all() {
        let single = CellSet::single(80);
        let keep_minimal = |sets: &[CellSet]| super::keep_minimal(sets, Isa::detect());
        assert_eq!(keep_minimal(&[]), []);
        assert_eq!(keep_minimal(&[single, CellSet::EMPTY, CellSet::ALL]), [CellSet::EMPTY]);
        assert_eq!(keep_minimal(&[CellSet::ALL, single, single]), [single]);
    }
}

//! Sorts sets by size, and selects the minimal ones.

use crate::Token;

/// Sets by ascending size, those of one size in the order in which they came:
/// a counting sort.
///
/// # Panics
/// A set has a size above 81.
#[inline(always)]
pub fn sorted_by_size<S: Copy + Default>(sets: &[S], size: impl Fn(&S) -> usize) -> Vec<S> {
    let mut starts = [0; 83];
    sets.iter().for_each(|set| starts[size(set) + 1] += 1);
    for size in 1..starts.len() {
        starts[size] += starts[size - 1];
    }
    let mut sorted = vec![S::default(); sets.len()];
    for set in sets {
        let next: &mut usize = &mut starts[size(set)];
        sorted[*next] = *set;
        *next += 1;
    }
    sorted
}

/// Sorts sets by size, sets of one size in the order in which they came, and
/// keeps those that contain no other, each once: the first `most` of them if there are as many.
#[inline(always)]
pub fn keep_minimal<T: Token>(token: T, sets: &mut Vec<u64>, most: usize) {
    let mut kept = 0;
    for set in sorted_by_size(sets, |set| set.count_ones() as usize) {
        if kept == most {
            break;
        }
        if !token.any_subset(&sets[..kept], set) {
            sets[kept] = set;
            kept += 1;
        }
    }
    sets.truncate(kept);
}

//! Finds out which hardware threads are on the same physical core.

use itertools::Itertools;
use std::collections::HashMap;
use std::hash::Hash;

/// Each of these hardware threads with how many of the same core come before it. `core_of` gives a
/// value that is the same for the hardware threads of one core and for no others. A hardware thread
/// whose value is unknown counts as a core of its own.
fn places<C: Hash + Eq>(
    numbers: &[usize],
    core_of: impl Fn(usize) -> Option<C>,
) -> impl Iterator<Item = (usize, usize)> {
    let mut seen: HashMap<C, usize> = HashMap::new();
    numbers.iter().map(move |&number| {
        let place = core_of(number).map_or(0, |core| {
            let count = seen.entry(core).or_default();
            *count += 1;
            *count - 1
        });
        (place, number)
    })
}

/// Hardware threads, given by their numbers: first one of each physical core,
/// then the second one of each, and so on; otherwise in the order given.
pub fn cores_first<C: Hash + Eq>(
    numbers: &[usize],
    core_of: impl Fn(usize) -> Option<C>,
) -> Vec<usize> {
    let sorted = places(numbers, core_of).sorted_by_key(|&(place, _)| place);
    sorted.map(|(_, number)| number).collect()
}

/// How many physical cores these hardware threads are on.
pub fn count_cores<C: Hash + Eq>(numbers: &[usize], core_of: impl Fn(usize) -> Option<C>) -> usize {
    places(numbers, core_of).filter(|&(place, _)| place == 0).count()
}

/// On Linux: the hardware threads of the same core, as the system lists them.
pub fn siblings(number: usize) -> Option<String> {
    // The older name of `core_cpus_list`, which all kernels have.
    let file = format!("/sys/devices/system/cpu/cpu{number}/topology/thread_siblings_list");
    std::fs::read_to_string(file).ok().filter(|list| !list.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(numbers: &[usize], core_of: impl Fn(usize) -> usize) -> (Vec<usize>, usize) {
        let core = |number| Some(core_of(number));
        (cores_first(numbers, core), count_cores(numbers, core))
    }

    #[test]
    fn a_thread_of_each_core_comes_first() {
        let all: Vec<usize> = (0..8).collect();
        // Siblings n and n + 4, as most systems number them.
        assert_eq!(order(&all, |n| n % 4), (vec![0, 1, 2, 3, 4, 5, 6, 7], 4));
        // Siblings next to each other.
        assert_eq!(order(&all, |n| n / 2), (vec![0, 2, 4, 6, 1, 3, 5, 7], 4));
        // Four hardware threads a core.
        assert_eq!(order(&all, |n| n / 4), (vec![0, 4, 1, 5, 2, 6, 3, 7], 2));
        // No second ones.
        assert_eq!(order(&all, |n| n), (all, 8));
    }

    #[test]
    fn cores_of_two_kinds_and_masks_with_gaps() {
        // Two cores with two threads each, then four with one.
        let core = |n: usize| if n < 4 { n / 2 } else { n };
        assert_eq!(order(&[0, 1, 2, 3, 4, 5, 6, 7], core), (vec![0, 2, 4, 5, 6, 7, 1, 3], 6));
        // Only the second thread of one core may be used.
        assert_eq!(order(&[1, 2, 3, 9], core), (vec![1, 2, 9, 3], 3));
        assert_eq!(order(&[], core), (vec![], 0));
    }

    #[test]
    fn what_is_not_known_is_a_core_of_its_own() {
        let core = |n: usize| (n < 2).then_some(0);
        assert_eq!(cores_first(&[0, 1, 2, 3], core), [0, 2, 3, 1]);
        assert_eq!(count_cores(&[0, 1, 2, 3], core), 3);
        assert_eq!(count_cores(&[0, 1], |_| None::<u8>), 2);
    }
}

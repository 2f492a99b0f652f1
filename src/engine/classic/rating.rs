//! The ratings of the UAs of the clique and of the cells.

use gridsieve_grids::{CellSet, places};
use itertools::Itertools;
use std::cmp::Reverse;
use std::collections::HashMap;

/// UAs of more cells do not count in the rating of UAs.
const SMALL: usize = 8;

/// The UAs of a clique, the one rated highest first.
///
/// The smaller one is rated higher; of UAs of one size, the one that is disjoint
/// from larger families of disjoint small UAs, or from more of them, comparing the
/// largest families first; else the one whose small disjoint UAs are smaller.
pub fn rated_uas(clique: &[CellSet], uas: &[CellSet]) -> Vec<CellSet> {
    let small: Vec<CellSet> = uas.iter().copied().filter(|ua| ua.len() <= SMALL).collect();
    let sizes: Vec<usize> = clique.iter().map(|ua| ua.len()).collect();
    let mut rated: Vec<_> = clique
        .iter()
        .map(|&ua| {
            let disjoint: Vec<CellSet> =
                small.iter().copied().filter(|other| !other.intersects(ua)).collect();
            let alone = sizes.iter().filter(|&&size| size == ua.len()).count() == 1;
            // Nothing to compare it with.
            let levels = if alone { Vec::new() } else { families(&disjoint) };
            (ua, levels, weight(&disjoint))
        })
        .collect();
    rated.sort_by(|a, b| {
        let levels = (b.1.len(), &b.1).cmp(&(a.1.len(), &a.1));
        a.0.len().cmp(&b.0.len()).then(levels).then(b.2.total_cmp(&a.2))
    });
    rated.into_iter().map(|(ua, ..)| ua).collect()
}

/// The sum of 1/size² of some UAs: hitting all of them is harder the more
/// there are and the smaller they are.
fn weight<'a>(uas: impl IntoIterator<Item = &'a CellSet>) -> f64 {
    uas.into_iter().map(|ua| 1.0 / (ua.len() * ua.len()) as f64).sum()
}

/// The rating of a cell: of the UAs disjoint from `avoided`.
pub fn cell_rating(uas: &[CellSet], avoided: CellSet) -> f64 {
    weight(uas.iter().filter(|ua| !ua.intersects(avoided)))
}

/// Sets of UAs that are looked at to count families; beyond that only pairs are
/// counted.
const MOST_SETS: usize = 20_000;
/// The most UAs that are bits of a set.
const MOST_UAS: usize = 128;

/// Numbers of families of disjoint UAs by their size, the largest first: the
/// levels from the highest down, where level n has the families of n.
fn families(uas: &[CellSet]) -> Vec<u64> {
    let conflicts: Vec<u128> = uas
        .iter()
        .take(MOST_UAS)
        .map(|ua| {
            let others = uas.iter().take(MOST_UAS).enumerate();
            others.filter(|(_, other)| other.intersects(*ua)).fold(0, |set, (i, _)| set | 1 << i)
        })
        .collect();
    let all = if conflicts.len() == 128 { u128::MAX } else { (1 << conflicts.len()) - 1 };
    let mut counts = match count(&conflicts, all, &mut HashMap::new()) {
        Some(counts) => counts,
        None => {
            let pairs = uas.iter().array_combinations().filter(|[a, b]| !a.intersects(**b));
            vec![1, uas.len() as u64, pairs.count() as u64]
        }
    };
    counts.reverse();
    counts
}

/// Numbers of families by size, from 0, among the UAs of `left`; `None` if
/// counting takes too long.
///
/// A family has a certain UA or not: the one in most conflicts, so that what is
/// left falls into parts that have none between them and are counted apart.
fn count(conflicts: &[u128], left: u128, known: &mut HashMap<u128, Vec<u64>>) -> Option<Vec<u64>> {
    if left == 0 {
        return Some(vec![1]);
    }
    if let Some(counts) = known.get(&left) {
        return Some(counts.clone());
    }
    if known.len() == MOST_SETS {
        return None;
    }
    let part = component(conflicts, left);
    let counts = if part != left {
        let (a, b) = (count(conflicts, part, known)?, count(conflicts, left & !part, known)?);
        let mut product = vec![0u64; a.len() + b.len() - 1];
        for (i, a) in a.iter().enumerate() {
            for (j, b) in b.iter().enumerate() {
                product[i + j] = product[i + j].saturating_add(a.saturating_mul(*b));
            }
        }
        product
    } else {
        let degree = |i: &usize| ((conflicts[*i] & left).count_ones(), Reverse(*i));
        let most = places(left).max_by_key(degree).expect("some are left");
        let mut counts = count(conflicts, left & !(1 << most), known)?;
        let with = count(conflicts, left & !conflicts[most], known)?;
        counts.resize(counts.len().max(with.len() + 1), 0);
        for (i, more) in with.iter().enumerate() {
            counts[i + 1] = counts[i + 1].saturating_add(*more);
        }
        counts
    };
    known.insert(left, counts.clone());
    Some(counts)
}

/// UAs that are joined to the first one by conflicts.
fn component(conflicts: &[u128], left: u128) -> u128 {
    let mut part = left & left.wrapping_neg();
    let mut new = part;
    while new != 0 {
        let reached = places(new).fold(0, |all, i| all | conflicts[i]);
        new = reached & left & !part;
        part |= new;
    }
    part
}

//! The socket tests of the bands engine. Each kernel once, for lanes of any
//! level.

use crate::lanes::Lanes;

#[inline(always)]
pub fn hit_parts<L: Lanes>(token: L::Token, hit: &[u64], row: &[u64], out: &mut [u64]) {
    assert!(hit.len() == row.len() && out.len() == row.len());
    let ((hit, hit_rest), (row, row_rest)) = (L::split(hit), L::split(row));
    let (chunks, rest) = L::split_mut(out);
    for (out, (hit, row)) in chunks.iter_mut().zip(hit.iter().zip(row)) {
        L::load(token, hit).or(L::load(token, row)).store(out);
    }
    for (out, (hit, row)) in rest.iter_mut().zip(hit_rest.iter().zip(row_rest)) {
        *out = hit | row;
    }
}

#[inline(always)]
pub fn open_patterns<L: Lanes>(token: L::Token, hit: &[u64], row: &[u64]) -> u64 {
    assert_eq!(hit.len(), row.len());
    let ((hit, hit_rest), (row, row_rest)) = (L::split(hit), L::split(row));
    let mut all = L::splat(token, u64::MAX);
    for (hit, row) in hit.iter().zip(row) {
        all = all.and(L::load(token, hit).or(L::load(token, row)));
    }
    let rest = hit_rest.iter().zip(row_rest).fold(u64::MAX, |all, (hit, row)| all & (hit | row));
    !(all.fold_and() & rest)
}

//! Vectors of what is hit, or-ed: the socket tests of the bands engine, and the tests
//! of unions of UAs of the degree engine. Each kernel once, for lanes of any level.

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

#[inline(always)]
pub fn open_below<L: Lanes>(token: L::Token, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
    let [a, b, c, d] = rows;
    let len = hit.len();
    assert!(a.len() == len && b.len() == len && c.len() == len && d.len() == len);
    let (hit, hit_rest) = L::split(hit);
    let [(a, a_rest), (b, b_rest), (c, c_rest), (d, d_rest)] =
        [L::split(a), L::split(b), L::split(c), L::split(d)];
    let mut all = L::splat(token, u64::MAX);
    for i in 0..hit.len() {
        let ab = L::load(token, &a[i]).or(L::load(token, &b[i]));
        let cd = L::load(token, &c[i]).or(L::load(token, &d[i]));
        all = all.and(L::load(token, &hit[i]).or(ab.or(cd)));
    }
    let mut rest = u64::MAX;
    for i in 0..hit_rest.len() {
        rest &= hit_rest[i] | a_rest[i] | b_rest[i] | c_rest[i] | d_rest[i];
    }
    !(all.fold_and() & rest)
}

//! Definitions that the other levels need too, for the elements left over after their last full
//! vector.

/// Whether some set of the list is a subset of `of`.
#[inline(always)]
pub fn any_subset(sets: &[u64], of: u64) -> bool {
    sets.iter().any(|set| set & !of == 0)
}

/// The patterns, a bit each, of which some part is hit neither before nor by these rows.
#[inline(always)]
pub fn open_below(hit: &[u64], rows: [&[u64]; 4]) -> u64 {
    let [a, b, c, d] = rows;
    let len = hit.len();
    assert!(a.len() == len && b.len() == len && c.len() == len && d.len() == len);
    let mut all = u64::MAX;
    for i in 0..len {
        all &= hit[i] | a[i] | b[i] | c[i] | d[i];
    }
    !all
}

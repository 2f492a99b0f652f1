//! The kernels of vectors of what is hit, or-ed: the socket tests of the bands engine, and the
//! tests of unions of UAs of the degree engine. The compiler makes vectors of these loops.

use crate::Vectors;

/// The kernels of sockets.
pub trait SocketKernels: Vectors {
    /// The parts that are hit after a clue whose row is `row`, of
    /// those hit before it, `hit`.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn hit_parts(self, hit: &[u64], row: &[u64], out: &mut [u64]) {
        assert!(hit.len() == row.len() && out.len() == row.len());
        for i in 0..out.len() {
            out[i] = hit[i] | row[i];
        }
    }

    /// Bit j of word w of `hit` and `row` says that the w-th part of
    /// pattern j is hit by the clues so far or by one more. Gives the patterns
    /// with a part that neither hits.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn open_patterns(self, hit: &[u64], row: &[u64]) -> u64 {
        assert_eq!(hit.len(), row.len());
        let mut all = u64::MAX;
        for i in 0..hit.len() {
            all &= hit[i] | row[i];
        }
        !all
    }

    /// The patterns with a part that is hit neither by the clues so far (`hit`) nor by
    /// one of four more (`rows`); see [`open_patterns`](SocketKernels::open_patterns).
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        let [a, b, c, d] = rows;
        let len = hit.len();
        assert!(a.len() == len && b.len() == len && c.len() == len && d.len() == len);
        let mut all = u64::MAX;
        for i in 0..len {
            all &= hit[i] | a[i] | b[i] | c[i] | d[i];
        }
        !all
    }
}

//! The kernels of vectors of what is hit, or-ed: the socket tests of the bands engine, and the
//! tests of unions of UAs of the degree engine. Each once, for lanes of any level.

use crate::Vectors;
use crate::lanes::Lanes;
use crate::token::InVectors;

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
        let ((hit, hit_rest), (row, row_rest)) = (self.split(hit), self.split(row));
        let (out, out_rest) = self.split_mut(out);
        // One check of each length, instead of one of each index.
        let (hit, row) = (&hit[..out.len()], &row[..out.len()]);
        for i in 0..out.len() {
            self.load(&hit[i]).or(self.load(&row[i])).store(&mut out[i]);
        }
        let (hit, row) = (&hit_rest[..out_rest.len()], &row_rest[..out_rest.len()]);
        for i in 0..out_rest.len() {
            out_rest[i] = hit[i] | row[i];
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
        let ((hit, hit_rest), (row, row_rest)) = (self.split(hit), self.split(row));
        // One check of each length, instead of one of each index.
        let (row, row_rest) = (&row[..hit.len()], &row_rest[..hit_rest.len()]);
        let mut all = self.splat(u64::MAX);
        for i in 0..hit.len() {
            all = all.and(self.load(&hit[i]).or(self.load(&row[i])));
        }
        let mut rest = u64::MAX;
        for i in 0..hit_rest.len() {
            rest &= hit_rest[i] | row_rest[i];
        }
        !(all.fold_and() & rest)
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
        let (hit, hit_rest) = self.split(hit);
        let [(a, a_rest), (b, b_rest), (c, c_rest), (d, d_rest)] =
            [self.split(a), self.split(b), self.split(c), self.split(d)];
        // One check of each length, instead of one of each index.
        let (count, left) = (hit.len(), hit_rest.len());
        let (a, b, c, d) = (&a[..count], &b[..count], &c[..count], &d[..count]);
        let (a_rest, b_rest) = (&a_rest[..left], &b_rest[..left]);
        let (c_rest, d_rest) = (&c_rest[..left], &d_rest[..left]);
        let mut all = self.splat(u64::MAX);
        for i in 0..count {
            let ab = self.load(&a[i]).or(self.load(&b[i]));
            let cd = self.load(&c[i]).or(self.load(&d[i]));
            all = all.and(self.load(&hit[i]).or(ab.or(cd)));
        }
        let mut rest = u64::MAX;
        for i in 0..hit_rest.len() {
            rest &= hit_rest[i] | a_rest[i] | b_rest[i] | c_rest[i] | d_rest[i];
        }
        !(all.fold_and() & rest)
    }
}

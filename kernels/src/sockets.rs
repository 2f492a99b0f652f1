//! The kernels that combine hitting vectors with OR: the socket tests of the bands engine, and the
//! states of the degree engine's unions of UAs; and the kernel that compares the clues left with
//! the min counts of several bands 3. The compiler vectorises `hit_parts` by itself; the other
//! kernels are written over lanes.

use crate::lanes::{Lanes, MOST_LANES};
use crate::vectors::{InVectors, Vectors};
use crate::{BANDS_3, InStacks, MiniRows, Room, array, definitions};

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

    /// Bit j of word w of `hit` and `rows` says that the w-th part of pattern j is hit by the clues so
    /// far or by one of four more. Gives the patterns with a part that none of them hits.
    ///
    /// # Panics
    /// The slices have different lengths.
    #[inline(always)]
    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        assert!(rows.iter().all(|row| row.len() == hit.len()));
        let (hit, hit_rest) = self.split(hit);
        let [(a, a_rest), (b, b_rest), (c, c_rest), (d, d_rest)] = array::map(
            rows,
            #[inline(always)]
            |row| self.split(row),
        );
        // They are as long as each other: said once, not in each round.
        let (a, b, c, d) = (&a[..hit.len()], &b[..hit.len()], &c[..hit.len()], &d[..hit.len()]);
        let mut all = self.splat(u64::MAX);
        for i in 0..hit.len() {
            let [hit, a, b, c, d] = [
                self.load(&hit[i]),
                self.load(&a[i]),
                self.load(&b[i]),
                self.load(&c[i]),
                self.load(&d[i]),
            ];
            all = all.and(hit.or(a).or(b).or(c).or(d));
        }
        !all.common() | definitions::open_below(hit_rest, [a_rest, b_rest, c_rest, d_rest])
    }

    /// Which of the bands 3 `of` have room for what their mini-rows ask for: a bit for each.
    /// [`asked`](crate::asked) packs what the triples of a stack ask for.
    #[inline(always)]
    fn with_room(self, of: u32, bands_3: &MiniRows, asked: [u64; 3], room: Room) -> u32 {
        /// Bands 3 that are passed over together if none is wanted: a whole vector, or several.
        const TOGETHER: usize = MOST_LANES;
        /// The sign: set where there are too many.
        const TOO_MANY: u64 = 1 << 63;
        let vectors = TOGETHER / Self::LANES;
        let mut with_room = 0;
        for group in 0..BANDS_3 / TOGETHER {
            if of >> (TOGETHER * group) & ((1 << TOGETHER) - 1) == 0 {
                continue;
            }
            for i in vectors * group..vectors * (group + 1) {
                let mut total = self.splat((TOO_MANY - 1).wrapping_sub(room.most));
                let mut too_many = self.splat(0);
                for stack in 0..3 {
                    let own = self.load(&self.split(&bands_3.bits[stack]).0[i]);
                    let sum = own.and(self.splat(asked[stack])).count_ones(self);
                    total = total.add(sum);
                    if let Some(InStacks { clues, most }) = room.in_stacks {
                        let all = sum.add(self.splat(clues[stack]));
                        // What is left, which is negative where there are too many.
                        let slack = self.load(&self.split(&bands_3.slack).0[i]);
                        let most = slack.add(self.splat(most + 1));
                        too_many = too_many.or(most.add(all.xor(self.splat(u64::MAX))));
                    }
                }
                let fits = too_many.or(total).and(self.splat(TOO_MANY)).zeros();
                with_room |= fits.bits() << (i * Self::LANES);
            }
        }
        of & with_room
    }
}

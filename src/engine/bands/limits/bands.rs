//! How many clues bands 1 and 2 may have.
//!
//! Each band in turn plays band 3, the band with the most clues. If several bands have the most,
//! the one that is searched first counts, so every puzzle is met in exactly one choice of band 3.
//! The limits follow: with n3 = k - n1 - n2 the rule n1 ≤ n3 becomes 2·n1 + n2 ≤ k, or k - 1 where
//! the tie belongs to band 1.

use gridsieve_kernels::within;
use std::ops::RangeInclusive;

/// Clue counts that a choice of band 3 allows.
pub(crate) struct Limits {
    left: [[CluesLeft; BAND_COUNTS]; BAND_COUNTS],
    band_1: u64,
    band_2: u64,
}

/// Clue counts of a band, 0 to 27, and room for an index without a check.
const BAND_COUNTS: usize = 32;
const MOST_OF_BAND: usize = 27;

/// The clues that are left to place in bands 1+2.
#[derive(Clone, Copy, Default)]
pub(crate) struct CluesLeft {
    /// The most clues that can still be added.
    pub most: u32,
    /// The fewest that have to be added, because band 3 cannot take the rest.
    pub fewest: u32,
    /// Cells of the bands that can take at least one more.
    pub open: u64,
}

impl Limits {
    /// The limits of puzzles of `clues` clues. Bands 1 and 2, whose cells are given, must
    /// not have more clues than band 3, and fewer where `strict`; band 3 has `band_3` clues, the
    /// fewest and the most.
    pub fn new(
        clues: usize,
        strict: [bool; 2],
        band_3: RangeInclusive<usize>,
        [band_1, band_2]: [u64; 2],
    ) -> Limits {
        let (least, most) = band_3.into_inner();
        let allowed = |n1: usize, n2: usize| {
            2 * n1 + n2 + usize::from(strict[0]) <= clues
                && n1 + 2 * n2 + usize::from(strict[1]) <= clues
                && n1 + n2 + least <= clues
                && n1.max(n2) <= MOST_OF_BAND
        };
        let mut left = [[CluesLeft::default(); BAND_COUNTS]; BAND_COUNTS];
        // From the largest counts down. Where some are allowed, so are smaller
        // ones: what can be added is one more than where one has been.
        for n1 in (0..BAND_COUNTS).rev() {
            for n2 in (0..BAND_COUNTS).rev() {
                let above_1 = if allowed(n1 + 1, n2) { 1 + left[n1 + 1][n2].most } else { 0 };
                let above_2 = if allowed(n1, n2 + 1) { 1 + left[n1][n2 + 1].most } else { 0 };
                left[n1][n2] = CluesLeft {
                    most: above_1.max(above_2),
                    fewest: if allowed(n1, n2) {
                        clues.saturating_sub(most + n1 + n2) as u32
                    } else {
                        u32::MAX
                    },
                    open: if allowed(n1 + 1, n2) { band_1 } else { 0 }
                        | if allowed(n1, n2 + 1) { band_2 } else { 0 },
                };
            }
        }
        Limits { left, band_1, band_2 }
    }

    /// How many clues can still be placed in bands 1+2 after these clues.
    #[inline(always)]
    pub fn clues_left(&self, clues: u64) -> CluesLeft {
        let n1 = (clues & self.band_1).count_ones() as usize;
        let n2 = (clues & self.band_2).count_ones() as usize;
        self.left[within::<BAND_COUNTS>(n1)][within::<BAND_COUNTS>(n2)]
    }

    /// `[j][i]`: the cells open to a clue after `j` more, one to three, `i` of them in band 1.
    #[inline(always)]
    pub fn open_below(&self, clues: u64) -> [[u64; 4]; 4] {
        let n1 = (clues & self.band_1).count_ones() as usize;
        let n2 = (clues & self.band_2).count_ones() as usize;
        let mut open = [[0; 4]; 4];
        for more in 1..4 {
            for first in 0..=more {
                let (n1, n2) = (n1 + first, n2 + more - first);
                open[more][first] =
                    self.left[within::<BAND_COUNTS>(n1)][within::<BAND_COUNTS>(n2)].open;
            }
        }
        open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANDS: [u64; 2] = [(1 << 27) - 1, ((1 << 27) - 1) << 27];

    fn cells(n1: usize, n2: usize) -> u64 {
        ((1 << n1) - 1) | ((1 << n2) - 1) << 27
    }

    /// For each k, each split in three counts is allowed in exactly one choice.
    #[test]
    fn every_split_of_the_clues_belongs_to_one_choice() {
        for clues in 1..=81usize {
            let limits = [[false, false], [true, false], [true, true]]
                .map(|strict| Limits::new(clues, strict, 0..=27, BANDS));
            for n in 0..=27usize.min(clues) {
                for m in 0..=27usize.min(clues - n) {
                    let counts = [n, m, clues - n - m];
                    if counts[2] > 27 {
                        continue;
                    }
                    let fits = (0..3).filter(|&last| {
                        let others: Vec<usize> = (0..3).filter(|&band| band != last).collect();
                        let room =
                            limits[last].clues_left(cells(counts[others[0]], counts[others[1]]));
                        room.fewest == 0
                    });
                    assert_eq!(fits.count(), 1, "{counts:?}");
                }
            }
        }
    }

    #[test]
    fn most_is_the_way_to_the_largest_counts_allowed() {
        for (clues, least_band_3) in [(1, 0), (8, 0), (17, 0), (17, 9), (40, 3), (81, 20)] {
            let limits = Limits::new(clues, [true, false], least_band_3..=27, BANDS);
            let room = |n1, n2| limits.clues_left(cells(n1, n2));
            for (n1, n2) in (0..=27).flat_map(|n1| (0..=27).map(move |n2| (n1, n2))) {
                let most = (n1..=27)
                    .flat_map(|m1| (n2..=27).map(move |m2| (m1, m2)))
                    .filter(|&(m1, m2)| room(m1, m2).fewest != u32::MAX)
                    .map(|(m1, m2)| m1 + m2 - n1 - n2)
                    .max();
                assert_eq!(room(n1, n2).most as usize, most.unwrap_or(0), "{clues}: {n1}, {n2}");
            }
        }
    }

    #[test]
    fn six_six_five_is_left_to_the_first_choices() {
        let limits = |strict| Limits::new(17, strict, 0..=27, BANDS);
        let room = limits([false, false]).clues_left(0);
        assert_eq!((room.most, room.fewest, room.open), (11, 0, cells(27, 27)));
        assert_eq!(limits([true, true]).clues_left(0).most, 10);
        // With five and five placed either band can take a sixth, not both.
        let limits = limits([false, false]);
        assert_eq!(limits.clues_left(cells(5, 5)).most, 1);
        assert_eq!(limits.clues_left(cells(5, 6)).open, 0);
        assert_eq!(limits.clues_left(cells(6, 6)).fewest, u32::MAX);
    }
}

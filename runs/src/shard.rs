//! Shards: disjoint parts of a run, cut between work units.
//!
//! Processes that do not communicate must cut a run in the same places. The costs of grids are
//! therefore [estimated](gridsieve::engine::Engine::cost) from numbers that do not depend on the
//! machine: the counters of the same search with [fewer](FEWER) clues.

use super::units::Units;
use std::ops::Range;

/// The cost of a search is estimated by a search with this many clues fewer.
pub const FEWER: usize = 3;

/// The number of grids whose costs are estimated in a range with more grids than that.
pub const SAMPLE: u64 = 1024;

/// How many grids of a sample, one after another, are taken together.
const BLOCK: usize = 32;

/// The cost of the grids before a number: each segment has its first grid, the
/// cost before it, and the cost of each of its grids.
struct Costs {
    segments: Vec<(u64, f64, f64)>,
    total: f64,
    end: u64,
}

/// The numbers of the grids whose costs are to be estimated: all, or some at
/// equal distances.
pub fn sample(range: Range<u64>) -> Vec<u64> {
    let grids = range.end - range.start;
    if grids <= SAMPLE {
        return range.collect();
    }
    let number =
        |place: u64| u128::from(grids) * u128::from(2 * place + 1) / u128::from(2 * SAMPLE);
    (0..SAMPLE).map(|place| range.start + number(place) as u64).collect()
}

/// Where parts with equal costs begin: `parts` + 1 numbers of grids, of which the
/// last one is the end. `costs` are those of [`sample`]'s grids, which need not
/// have any unit.
pub fn by_cost(units: &Units, parts: u32, costs: &[f64]) -> Vec<u64> {
    let Range { start, end } = units.range();
    let costs = Costs::new(start..end, costs);
    let mut cuts: Vec<u64> = (0..=parts)
        .map(|part| match part {
            0 => start,
            part if part == parts => end,
            part => nearest(units, costs.place(f64::from(part) / f64::from(parts))),
        })
        .collect();
    // Rounding must not make a part begin before the one in front of it.
    for part in 1..cuts.len() {
        cuts[part] = cuts[part].max(cuts[part - 1]);
    }
    cuts
}

/// Where parts with equally many work units begin, in the form of [`by_cost`].
pub fn by_count(units: &Units, parts: u32) -> Vec<u64> {
    let (numbers, count) = (units.numbers(), u128::from(units.count()));
    let cut = |part: u32| {
        let unit = count * u128::from(part) / u128::from(parts);
        // At most the count.
        let unit = numbers.start + unit as u64;
        if unit == numbers.end { units.range().end } else { units.grids(unit).start }
    };
    (0..=parts).map(cut).collect()
}

/// The beginning of a unit that is nearest to a grid.
fn nearest(units: &Units, grid: u64) -> u64 {
    if grid >= units.range().end {
        return units.range().end;
    }
    let unit = units.grids(units.number_of(grid));
    if grid - unit.start <= unit.end - grid { unit.start } else { unit.end }
}

impl Costs {
    fn new(range: Range<u64>, costs: &[f64]) -> Costs {
        let grids = range.end - range.start;
        let costs: Vec<f64> = costs.iter().map(|cost| cost.max(1.0)).collect();
        let densities = if grids <= SAMPLE { costs } else { smooth(&costs) };
        let (mut segments, mut total) = (Vec::new(), 0.0);
        let count = densities.len() as u128;
        for (place, density) in densities.into_iter().enumerate() {
            let begin = |place: usize| (u128::from(grids) * place as u128 / count) as u64;
            segments.push((range.start + begin(place), total, density));
            total += density * (begin(place + 1) - begin(place)) as f64;
        }
        Costs { segments, total, end: range.end }
    }

    /// The grid before which lies this share of the cost.
    fn place(&self, share: f64) -> u64 {
        let wanted = share * self.total;
        let after = self.segments.partition_point(|&(_, before, _)| before <= wanted);
        let Some(&(first, before, density)) = after.checked_sub(1).map(|at| &self.segments[at])
        else {
            return self.end;
        };
        (first + ((wanted - before) / density).round() as u64).min(self.end)
    }
}

/// The mean cost of blocks of a sample, drawn to the mean of all as far as chance
/// explains the differences (the estimator of James and Stein): the cost of single
/// grids varies more than that of long ranges.
fn smooth(costs: &[f64]) -> Vec<f64> {
    let mean = |costs: &[f64]| costs.iter().sum::<f64>() / costs.len() as f64;
    let variance = |costs: &[f64]| {
        let mean = mean(costs);
        costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>()
            / (costs.len() - 1).max(1) as f64
    };
    let blocks: Vec<&[f64]> = costs.chunks(BLOCK).collect();
    let means: Vec<f64> = blocks.iter().map(|block| mean(block)).collect();
    let within: Vec<f64> = blocks.iter().map(|block| variance(block)).collect();
    // The variance that the mean of a block has by chance.
    let chance = mean(&within) / BLOCK as f64;
    let between = variance(&means);
    let trust = if between > 0.0 { (1.0 - chance / between).max(0.0) } else { 0.0 };
    let all = mean(&means);
    means.into_iter().map(|block| all + trust * (block - all)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn parts_are_cut_between_units() {
        assert_eq!(by_count(&Units::new(3..17, 4), 2), [3, 8, 17]);
        assert_eq!(by_count(&Units::new(0..100, 10), 4), [0, 20, 50, 70, 100]);
        assert_eq!(by_count(&Units::new(0..8, 4), 3), [0, 0, 4, 8]);
        assert_eq!(by_count(&Units::new(5..5, 4), 2), [5, 5, 5]);
        let all = Units::new(0..5_472_730_538, 32);
        let cuts = by_count(&all, 1000);
        assert!(cuts.is_sorted() && cuts.iter().all(|&cut| all.can_cut(cut)));
        assert_eq!((cuts[0], cuts[1000]), (0, 5_472_730_538));
    }

    #[test]
    fn expensive_grids_have_smaller_parts() {
        let units = Units::new(10..110, 1);
        let costs: Vec<f64> =
            sample(10..110).iter().map(|&n| if n < 60 { 3.0 } else { 1.0 }).collect();
        assert_eq!(by_cost(&units, 2, &costs), [10, 43, 110]);
        assert_eq!(by_cost(&units, 4, &costs), [10, 27, 43, 60, 110]);
        // A long range: the second half is cheaper.
        let range = 0..1_000_000;
        let numbers = sample(range.clone());
        let costs: Vec<f64> =
            numbers.iter().map(|&n| if n < 500_000 { 3.0 } else { 1.0 }).collect();
        let cuts = by_cost(&Units::new(range.clone(), 100), 2, &costs);
        assert_eq!(cuts, [0, 333_300, 1_000_000]);
        // Differences that are chance alone count for little.
        let costs: Vec<f64> = numbers.iter().map(|&n| 1.0 + (n * 7919 % 101) as f64).collect();
        let cuts = by_cost(&Units::new(range, 100), 4, &costs);
        for (cut, even) in cuts.into_iter().zip([0, 250_000, 500_000, 750_000, 1_000_000]) {
            assert!(u64::abs_diff(cut, even) < 10_000, "{cut}");
        }
    }

    proptest! {
        #[test]
        fn any_parts_cover_the_range(
            start in 0u64..1000, grids in 0u64..3000, size in 1u64..70, parts in 1u32..40,
            seed in any::<u64>(),
        ) {
            let units = Units::new(start..start + grids, size);
            let numbers = sample(units.range());
            prop_assert!(numbers.is_sorted() && numbers.iter().all(|n| units.range().contains(n)));
            let cost = |n: &u64| ((n ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f64;
            let costs: Vec<f64> = numbers.iter().map(cost).collect();
            for cuts in [by_cost(&units, parts, &costs), by_count(&units, parts)] {
                prop_assert_eq!(cuts.len(), parts as usize + 1);
                prop_assert_eq!((cuts[0], cuts[parts as usize]), (start, start + grids));
                prop_assert!(cuts.is_sorted() && cuts.iter().all(|&cut| units.can_cut(cut)));
            }
        }
    }
}

//! Shards: disjoint parts of a run, cut between work units.

use super::units::Units;

/// Where parts with equally many work units begin: `parts` + 1 numbers of grids,
/// of which the last one is the end.
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

#[cfg(test)]
mod tests {
    use super::*;

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
}

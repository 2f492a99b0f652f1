//! What the machine did while it was measured: the clock that was seen, and other programs.

use super::record::Steadiness;

/// What was seen: the clock between the measurements, and the cores that other programs used, if known.
pub fn seen(clocks: &[f64], others: Option<f64>) -> Steadiness {
    let mut sorted = clocks.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |percent: usize| sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0.0);
    let clock = at(50);
    let range = if clock > 0.0 { 100.0 * (at(90) - at(10)) / clock } else { 0.0 };
    let [clock_ghz, clock_range_percent] = [clock, range].map(rounded);
    Steadiness { clock_ghz, clock_range_percent, others_cores: others.map(rounded) }
}

fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_is_a_median_with_its_range() {
        let seen = seen(&[3.5, 3.4, 3.6, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.0], Some(0.517));
        assert_eq!((seen.clock_ghz, seen.others_cores), (3.5, Some(0.52)));
        assert_eq!(seen.clock_range_percent, 5.71);
        assert_eq!(super::seen(&[], None).clock_ghz, 0.0);
    }
}

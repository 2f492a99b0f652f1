//! Figures as text.

use gridsieve_lab::NONE;
pub use gridsieve_lab::{count, digits};

/// A share in percent.
pub fn percent(part: f64, whole: f64) -> String {
    match 100.0 * part / whole {
        x if !x.is_finite() => NONE.to_owned(),
        // What is not everything must not look so.
        x if part < whole && x > 99.9 => format!("{:.1}%", x.min(99.9)),
        x => format!("{x:.1}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        let texts = [0.0, 2.5e-5, 0.21, 0.9996, 9.996, 99.0, 3661.0, 2e5, f64::NAN].map(digits);
        let expected = ["0.00", "2.5e-5", "0.21", "1.00", "10.0", "99.0", "3,661", "200,000", "–"];
        assert_eq!(texts, expected);
        assert_eq!(percent(1.0, 3.0), "33.3%");
        assert_eq!(percent(99_999.0, 100_000.0), "99.9%");
        assert_eq!((percent(5.0, 5.0).as_str(), percent(0.0, 0.0).as_str()), ("100.0%", "–"));
    }
}

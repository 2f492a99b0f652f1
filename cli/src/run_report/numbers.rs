//! Figures as text.

use indicatif::{FormattedDuration, HumanCount};
use jiff::Timestamp;
use std::time::Duration;

/// What is not known.
pub const NONE: &str = "–";

/// A text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// With thousands set off.
pub fn count(number: u64) -> String {
    HumanCount(number).to_string()
}

/// Three digits or so.
pub fn digits(number: f64) -> String {
    match number {
        x if !x.is_finite() => NONE.to_owned(),
        x if x >= 999.5 => count(x.round() as u64),
        x if x >= 99.95 => format!("{x:.0}"),
        x if x >= 9.995 => format!("{x:.1}"),
        x if x == 0.0 || x >= 0.001 => format!("{x:.2}"),
        x => format!("{x:.1e}"),
    }
}

/// A time, long or short.
pub fn seconds(seconds: f64) -> String {
    match seconds {
        x if !(0.0..1e10).contains(&x) => NONE.to_owned(),
        0.0 => "0 s".to_owned(),
        x if x < 0.999_5e-3 => format!("{} µs", digits(x * 1e6)),
        x if x < 0.999_5 => format!("{} ms", digits(x * 1e3)),
        x if x < 120.0 => format!("{} s", digits(x)),
        x => FormattedDuration(Duration::from_secs_f64(x.round())).to_string(),
    }
}

/// A share in percent.
pub fn percent(part: f64, whole: f64) -> String {
    match 100.0 * part / whole {
        x if !x.is_finite() => NONE.to_owned(),
        // What is not everything must not look so.
        x if part < whole && x > 99.9 => format!("{:.1}%", x.min(99.9)),
        x => format!("{x:.1}%"),
    }
}

/// A moment, in milliseconds since 1970.
pub fn moment(at: u64) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map_or(NONE.to_owned(), |at| at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string())
}

/// `1 grid`, `2 grids`.
pub fn plural(number: u64, one: &str) -> String {
    format!("{} {one}{}", count(number), if number == 1 { "" } else { "s" })
}

/// The name of a counter or a phase as words.
pub fn words(name: &str) -> String {
    name.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        let texts =
            [0.0, 2.5e-5, 0.21, 0.9996, 1.0, 99.0, 3661.0, 2e5, -1.0, f64::NAN].map(seconds);
        let expected = [
            "0 s",
            "25.0 µs",
            "210 ms",
            "1.00 s",
            "1.00 s",
            "99.0 s",
            "01:01:01",
            "2d 07:33:20",
            "–",
            "–",
        ];
        assert_eq!(texts, expected);
        assert_eq!(percent(1.0, 3.0), "33.3%");
        assert_eq!(percent(99_999.0, 100_000.0), "99.9%");
        assert_eq!((percent(5.0, 5.0).as_str(), percent(0.0, 0.0).as_str()), ("100.0%", "–"));
        assert_eq!(moment(1_795_329_060_000), "2026-11-22 06:31:00 UTC");
        assert_eq!(moment(u64::MAX), "–");
        assert_eq!(
            (plural(1, "grid").as_str(), plural(1234, "grid").as_str()),
            ("1 grid", "1,234 grids")
        );
    }
}

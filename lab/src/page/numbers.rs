//! Figures as text. A record that was edited by hand can have any value: a value that is no number
//! is shown as a dash and never used as a width.

use itertools::Itertools;

/// Instead of a figure.
pub const NONE: &str = "–";

/// A figure that a time or a speed can be.
pub fn positive(figure: f64) -> Option<f64> {
    (figure.is_finite() && figure > 0.0).then_some(figure)
}

/// A quotient of two such figures, if that is one too.
pub fn ratio(of: f64, to: f64) -> Option<f64> {
    positive(positive(of)? / positive(to)?)
}

/// Three digits or so, thousands set off.
pub fn digits(figure: f64) -> String {
    match figure {
        x if !x.is_finite() => NONE.to_owned(),
        x if x >= 1e15 => format!("{x:.1e}"),
        x if x >= 999.5 => count(x.round() as u64),
        x if x >= 99.95 => format!("{x:.0}"),
        x if x >= 9.995 => format!("{x:.1}"),
        x if x == 0.0 || x >= 0.001 => format!("{x:.2}"),
        x => format!("{x:.1e}"),
    }
}

/// A number with its thousands set off.
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    groups.map(|group| str::from_utf8(group).expect("digits are ASCII")).join(",")
}

/// A time, not to be broken at the end of a line; whole searches in
/// milliseconds.
pub fn time(ns: f64) -> String {
    match positive(ns) {
        None => NONE.to_owned(),
        Some(ns) if ns >= 1e6 => format!("{}\u{a0}ms", digits(ns / 1e6)),
        Some(ns) => format!("{}\u{a0}ns", digits(ns)),
    }
}

/// How many times as fast.
pub fn times(ratio: Option<f64>) -> String {
    ratio.map_or(NONE.to_owned(), |ratio| format!("{}×", digits(ratio)))
}

/// Spread in percent.
pub fn percent(percent: f64) -> String {
    match percent {
        x if !x.is_finite() || x < 0.0 => NONE.to_owned(),
        x if x >= 1e4 => format!("{x:.0e}%"),
        x if x >= 9.95 => format!("{x:.0}%"),
        x => format!("{x:.1}%"),
    }
}

/// A place in percent of a width.
pub fn width(share: f64) -> String {
    format!("{:.2}%", 100.0 * share.clamp(0.0, 1.0))
}

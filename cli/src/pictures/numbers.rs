//! Numbers in pictures.

/// A coordinate to a hundredth of a pixel.
pub fn short(number: f64) -> String {
    trimmed(number, 2)
}

/// A number to some places behind the point, at least one, without those at its end that say nothing.
pub fn trimmed(number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

//! `--progress-interval`: how often the progress is told.

use std::time::Duration;

/// The time between two reports.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=1e9).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "expected seconds, at least 0.1".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_seconds() {
        assert_eq!(seconds("60"), Ok(Duration::from_secs(60)));
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["", "0", "0.09", "-1", "1e10", "nan", "inf", "5s"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}

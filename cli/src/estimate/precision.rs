//! `--precision`: when an estimate is good enough.

use super::table::Estimate;
use std::str::FromStr;

/// The largest standard error, as a part of the estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Precision(f64);

impl Precision {
    /// The part.
    pub fn part(self) -> f64 {
        self.0
    }

    /// Is an estimate so good? One without a standard error is not.
    pub fn is_reached(self, total: &Estimate) -> bool {
        total.standard_error.is_some_and(|error| error <= self.0 * total.estimate)
    }
}

impl Default for Precision {
    fn default() -> Precision {
        Precision(0.05)
    }
}

impl FromStr for Precision {
    type Err = String;

    fn from_str(text: &str) -> Result<Precision, String> {
        let number = text.strip_suffix('%').unwrap_or(text).parse::<f64>();
        let percent = number.ok().filter(|percent| (0.001..=100.0).contains(percent));
        percent
            .map(|percent| Precision(percent / 100.0))
            .ok_or_else(|| "expected percent from 0.001 to 100, such as 5%".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_with_or_without_its_sign() {
        for (text, part) in [("5%", 0.05), ("5", 0.05), ("0.5%", 0.005), ("100%", 1.0)] {
            assert_eq!(text.parse(), Ok(Precision(part)), "{text}");
        }
        for text in ["", "%", "0", "-1%", "101%", "5%%", "nan", "inf", "five"] {
            assert!(text.parse::<Precision>().is_err(), "{text}");
        }
    }
}

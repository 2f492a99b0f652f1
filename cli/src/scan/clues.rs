//! `-k`: numbers of clues.

use crate::range::numbers;
use std::str::FromStr;

/// Numbers of clues, ascending: one at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clues(pub Vec<usize>);

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Clues, String> {
        let mut clues = numbers(text, 1..=81)?;
        clues.sort_unstable();
        Ok(Clues(clues))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_ranges_and_lists() {
        let clues = |text: &str| text.parse::<Clues>().map(|clues| clues.0);
        assert_eq!(clues("17"), Ok(vec![17]));
        for text in ["16-18", "16..=18", "16,17,18", "18,16-17"] {
            assert_eq!(clues(text), Ok(vec![16, 17, 18]), "{text}");
        }
        assert_eq!(clues("16,18"), Ok(vec![16, 18]));
        assert_eq!(clues("1-81").unwrap().len(), 81);
        for text in ["0", "82", "16-82"] {
            assert!(clues(text).unwrap_err().ends_with(" is not in 1..=81"), "{text}");
        }
        assert!(clues("").unwrap_err().starts_with("expected numbers from 1 to 81"));
        assert_eq!(clues("16,15-17").unwrap_err(), "16 is there twice");
    }
}

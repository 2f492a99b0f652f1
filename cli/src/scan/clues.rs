//! `-k`: numbers of clues.

use crate::range::inclusive;
use std::str::FromStr;

/// Numbers of clues, ascending: one at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clues(pub Vec<usize>);

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Clues, String> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            match text.parse::<usize>().ok().filter(|_| digits) {
                Some(number @ 1..=81) => Ok(number),
                Some(number) => Err(format!("{number} is not in 1..=81")),
                None => Err("expected numbers from 1 to 81 and ranges of them, like 17, 16-18 or \
                             16,18"
                    .to_owned()),
            }
        };
        let mut clues: Vec<usize> = Vec::new();
        for part in text.split(',') {
            let (first, last) = inclusive(part)?;
            let (first, last) = (number(first)?, number(last)?);
            if first > last {
                return Err(format!(
                    "the range {part} is empty: it begins with the smaller number"
                ));
            }
            clues.extend(first..=last);
        }
        clues.sort_unstable();
        match clues.windows(2).find(|two| two[0] == two[1]) {
            Some(two) => Err(format!("{} clues are there twice", two[0])),
            None => Ok(Clues(clues)),
        }
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
        for text in ["", ",", "16-", "16..", "..18", "-1", "+17", "16...18", "a", "1-2-3", " 17"] {
            assert!(clues(text).unwrap_err().starts_with("expected numbers"), "{text}");
        }
        assert!(clues("18-16").unwrap_err().starts_with("the range 18-16 is empty"));
        for (text, readings) in [
            ("16..18", "16, 17, 18 (write 16-18) or 16, 17 (write 16-17)"),
            ("9,16..17", "16, 17 (write 16-17) or 16 (write 16)"),
            ("17..35", "17 to 35 (write 17-35) or 17 to 34 (write 17-34)"),
        ] {
            let part = text.rsplit(',').next().unwrap();
            assert_eq!(clues(text).unwrap_err(), format!("{part} can mean {readings}"));
        }
        assert_eq!(clues("16,15-17").unwrap_err(), "16 clues are there twice");
    }
}

//! Ranges on the command line: of grids, of band classes, and of numbers of clues.
//!
//! A range of grids or work units is `A..B`, without B. A range of classes or numbers of clues is `A-B` or
//! `A..=B`, with B; `A..B` is refused there, because people read it in both ways.

use super::Failure;
use crate::items::Item;
use crate::report::plural;
use gridsieve_grids::Grid;
use gridsieve_grids::symmetry::BandClass;
use itertools::Itertools;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

/// `A..B`: grids from A to B − 1, counted from 0. Without A from the first,
/// without B to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Records {
    from: u64,
    to: Option<u64>,
}

impl FromStr for Records {
    type Err = String;

    fn from_str(text: &str) -> Result<Records, String> {
        let wrong = || "expected A..B, two numbers from 0, of which B is excluded".to_owned();
        let (from, to) = text.split_once("..").ok_or_else(wrong)?;
        let number = |text: &str| match text {
            "" => Ok(None),
            _ => text.parse::<u64>().map(Some).map_err(|_| wrong()),
        };
        let records = Records { from: number(from)?.unwrap_or(0), to: number(to)? };
        match records.to {
            Some(to) if records.from > to => Err(format!("{} is larger than {to}", records.from)),
            _ => Ok(records),
        }
    }
}

impl Records {
    /// The range of an input of so many items, which have these names.
    ///
    /// # Errors
    /// It does not have these; what is wrong, without the name of the input.
    pub fn within(self, items: u64, [one, several]: [&str; 2]) -> Result<Range<u64>, String> {
        let end = self.to.unwrap_or(items);
        if self.from <= end && end <= items {
            return Ok(self.from..end);
        }
        let number = plural(items, one, several);
        Err(format!("there is no range {self} of {number}"))
    }
}

impl std::fmt::Display for Records {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}..", self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

/// The ends of `A-B` or `A..=B`, both included; a text without these signs is both ends.
///
/// # Errors
/// It is `A..B`, which may or may not include B.
fn inclusive(text: &str) -> Result<(&str, &str), String> {
    if let Some(ends) = text.split_once("..=").or_else(|| text.split_once('-')) {
        return Ok(ends);
    }
    match text.split_once("..") {
        Some((first, last)) if !first.is_empty() && !last.is_empty() => Err(format!(
            "{text} may or may not include {last}: write {first}-{last}, which includes it"
        )),
        _ => Ok((text, text)),
    }
}

/// Different numbers in the order of the text: numbers, and ranges with both ends, with commas between.
///
/// # Errors
/// It is no such text, or has a number that is not allowed.
pub fn numbers(text: &str, allowed: RangeInclusive<usize>) -> Result<Vec<usize>, String> {
    let (least, most) = (allowed.start(), allowed.end());
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse().ok().filter(|_| digits) {
            Some(number) if allowed.contains(&number) => Ok(number),
            Some(number) => Err(format!("{number} is not in {least}..={most}")),
            None => Err(format!(
                "expected numbers from {least} to {most} and ranges of them, like 17, 16-18 or 16,18"
            )),
        }
    };
    let mut numbers = Vec::new();
    for part in text.split(',') {
        let (first, last) = inclusive(part)?;
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("the range {part} is empty: it begins with the smaller number"));
        }
        numbers.extend(first..=last);
        if numbers.len() > most - least + 1 {
            // More than there are: some are there twice.
            break;
        }
    }
    match numbers.iter().duplicates().next() {
        Some(twice) => Err(format!("{twice} is there twice")),
        None => Ok(numbers),
    }
}

/// `A` or `A-B`: band classes from A to B, counted from 1, both included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bands(RangeInclusive<BandClass>);

impl Bands {
    /// All 416 classes.
    pub fn all() -> Bands {
        let class = |number| BandClass::new(number).expect("there is such a class");
        Bands(class(1)..=class(BandClass::COUNT))
    }

    /// The classes.
    pub fn classes(&self) -> RangeInclusive<BandClass> {
        self.0.clone()
    }

    /// The grids of these classes, which follow one another, given those of each
    /// class.
    pub fn grids(&self, of_class: impl Fn(BandClass) -> Range<u64>) -> Range<u64> {
        of_class(*self.0.start()).start..of_class(*self.0.end()).end
    }
}

impl FromStr for Bands {
    type Err = String;

    fn from_str(text: &str) -> Result<Bands, String> {
        let class = |text: &str| {
            let class = text.parse().ok().and_then(BandClass::new);
            class.ok_or_else(|| "expected A or A-B, two band classes from 1 to 416".to_owned())
        };
        let (first, last) = inclusive(text)?;
        let (first, last) = (class(first)?, class(last)?);
        if first > last {
            return Err(format!("class {first} comes after class {last}"));
        }
        Ok(Bands(first..=last))
    }
}

/// `--range` and `--band`: some of the grids of an input.
#[derive(clap::Args)]
pub struct PartArgs {
    /// Only grids A to B - 1 of the input, counted from 0; without A from the first, without B to
    /// the last
    #[arg(long, value_name = "A..B", conflicts_with = "band")]
    range: Option<Records>,
    /// Only band classes A to B, both included, of 1 to 416; a grid has the class of the first band
    /// of its minlex form
    #[arg(long, value_name = "A[-B]")]
    band: Option<Bands>,
}

impl PartArgs {
    /// Is each grid asked for?
    pub fn is_all(&self) -> bool {
        self.range.is_none() && self.band.is_none()
    }

    /// Is it by classes of bands?
    pub fn is_by_class(&self) -> bool {
        self.band.is_some()
    }

    /// The range of an input called `name`: of how many grids it has, if that is known, and of
    /// those of each class, if it knows them. Without their number, the end of all grids
    /// is [`u64::MAX`].
    ///
    /// # Errors
    /// It does not have these.
    pub fn records(
        &self,
        name: &str,
        grids: Option<u64>,
        of_class: impl Fn(BandClass) -> Option<Range<u64>>,
    ) -> Result<Range<u64>, Failure> {
        let failure = |reason: &str| Failure::new(format_args!("{name}: {reason}"));
        if let Some(Bands(classes)) = &self.band {
            let ends = of_class(*classes.start()).zip(of_class(*classes.end()));
            let none = "--band needs a .gsc file of minlex grids in ascending order, or scan \
                        --catalogue";
            return ends.map(|(a, b)| a.start..b.end).ok_or_else(|| failure(none));
        }
        let range = self.range.unwrap_or(Records { from: 0, to: None });
        match grids {
            None => Ok(range.from..range.to.unwrap_or(u64::MAX)),
            Some(grids) => range.within(grids, Grid::NAMES).map_err(|reason| failure(&reason)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_grids() {
        let of = |text: &str, grids| {
            text.parse::<Records>().and_then(|range| range.within(grids, Grid::NAMES))
        };
        assert_eq!(of("2..5", 5), Ok(2..5));
        assert_eq!(of("..5", 9), Ok(0..5));
        assert_eq!(of("7..", 9), Ok(7..9));
        assert_eq!(of("..", 9), Ok(0..9));
        assert_eq!(of("9..9", 9), Ok(9..9));
        assert_eq!(of("2..10", 9), Err("there is no range 2..10 of 9 grids".to_owned()));
        assert_eq!(of("10..", 1), Err("there is no range 10.. of 1 grid".to_owned()));
        for text in ["", "5", "5..4", "-1..4", "a..b", "1..2..3", "1..=2", "1 .. 2"] {
            assert!(text.parse::<Records>().is_err(), "{text}");
        }
    }

    #[test]
    fn ranges_of_classes() {
        let numbers = |text: &str| {
            let classes = text.parse::<Bands>()?.classes();
            Ok::<_, String>((classes.start().number(), classes.end().number()))
        };
        assert_eq!(numbers("1"), Ok((1, 1)));
        assert_eq!(numbers("007-416"), Ok((7, 416)));
        assert_eq!(numbers("370..=416"), Ok((370, 416)));
        for text in ["", "0", "417", "3-2", "3..2", "1-", "-2", "1..", "..2", "x", "1-417"] {
            assert!(numbers(text).is_err(), "{text}");
        }
        assert!(numbers("1..416").unwrap_err().ends_with("write 1-416, which includes it"));
        assert_eq!(Ok(Bands::all()), "1-416".parse());
    }

    #[test]
    fn lists_of_numbers() {
        let list = |text: &str| numbers(text, 0..=90);
        assert_eq!(list("5"), Ok(vec![5]));
        assert_eq!(list("0-3,8"), Ok(vec![0, 1, 2, 3, 8]));
        assert_eq!(list("8,2-2,0..=1"), Ok(vec![8, 2, 0, 1]));
        for text in ["", ",", "1,", "1-", "-1", "+1", "a", "1-2-3", " 17", "3..", "..3"] {
            assert_eq!(
                list(text).unwrap_err(),
                "expected numbers from 0 to 90 and ranges of them, like 17, 16-18 or 16,18",
                "{text}"
            );
        }
        assert!(list("99999999999999999999").is_err() && list("3...5").is_err());
        for text in ["3..5", "9,3..5"] {
            let error = list(text).unwrap_err();
            assert_eq!(error, "3..5 may or may not include 5: write 3-5, which includes it");
        }
        // It ends before it has all of these.
        assert_eq!(list(&"0-90,".repeat(1 << 20)).unwrap_err(), "0 is there twice");
        assert_eq!(list("91").unwrap_err(), "91 is not in 0..=90");
        assert_eq!(
            list("0-18446744073709551615").unwrap_err(),
            "18446744073709551615 is not in 0..=90"
        );
        assert_eq!(
            list("3-1").unwrap_err(),
            "the range 3-1 is empty: it begins with the smaller number"
        );
        assert_eq!(list("0-3,2").unwrap_err(), "2 is there twice");
    }
}

//! Numbers in a list that users give.

use crate::items::Item;
use gridsieve::scan::Syntax;
use gridsieve_grids::catalogue::pairs::PAIRS;
use std::str::FromStr;

/// A number below the length of a list: all grids, or all pairs of bands.
pub struct Index<const LEN: u64>(pub u64);

impl<const LEN: u64> FromStr for Index<LEN> {
    type Err = String;

    fn from_str(text: &str) -> Result<Index<LEN>, String> {
        let number = text.parse().ok().filter(|&number| number < LEN);
        number.map(Index).ok_or_else(|| {
            let what = if LEN == PAIRS { "the index of a pair" } else { "a catalogue index" };
            format!("`{text:.80}` is not {what}, a number from 0 to {}", LEN - 1)
        })
    }
}

impl<const LEN: u64> Item for Index<LEN> {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["index", "indices"];
    const EACH: &str = "a number from 0";

    fn is_literal(argument: &str) -> bool {
        argument != "-"
            && argument.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit())
    }
}

//! Numbers in a list that users give.

use crate::items::Item;
use gridsieve::scan::Syntax;
use gridsieve_grids::catalogue::pairs::PAIRS;
use gridsieve_grids::catalogue::whole::GRIDS;
use std::marker::PhantomData;
use std::str::FromStr;

/// A list that is numbered from 0.
pub trait List: Send + Sync {
    /// How long it is.
    const LEN: u64;
    /// What one of its numbers is called.
    const NUMBER: &str;
}

/// All essentially different grids.
pub struct Catalogue;

impl List for Catalogue {
    const LEN: u64 = GRIDS;
    const NUMBER: &str = "a catalogue index";
}

/// All essentially different pairs of bands.
pub struct Pairs;

impl List for Pairs {
    const LEN: u64 = PAIRS;
    const NUMBER: &str = "the index of a pair";
}

/// A number of a list, below its length.
pub struct Index<L> {
    /// The number.
    pub number: u64,
    list: PhantomData<L>,
}

impl<L: List> FromStr for Index<L> {
    type Err = String;

    fn from_str(text: &str) -> Result<Index<L>, String> {
        let number = text.parse().ok().filter(|&number| number < L::LEN);
        number.map(|number| Index { number, list: PhantomData }).ok_or_else(|| {
            format!("`{text:.80}` is not {}, a number from 0 to {}", L::NUMBER, L::LEN - 1)
        })
    }
}

impl<L: List> Item for Index<L> {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["index", "indices"];
    const EACH: &str = "a number from 0";

    fn is_literal(argument: &str) -> bool {
        argument != "-"
            && argument.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit())
    }
}

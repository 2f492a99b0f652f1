//! What flags that several commands have say of themselves.

use super::items::Item;

/// What a command works on.
pub fn given<T: Item>() -> String {
    let (first, rest) = T::NAMES[1].split_at(1);
    let (first, each) = (first.to_uppercase(), T::EACH);
    let or_gsc = if T::IN_GSC { ", or a .gsc file" } else { "" };
    format!(
        "{first}{rest}, {each} each; or a file of them: a text, which may be compressed with gzip, \
         zstd or xz{or_gsc}; `-` or absent: standard input"
    )
}

/// How that is called in the usage of the command.
pub fn given_name<T: Item>() -> String {
    format!("FILE|{}", T::NAMES[0].replace(" or ", "|").to_uppercase())
}

/// `--output FILE`, where results go to standard output without it.
pub const OUTPUT: &str = "Write the results to this file instead of standard output";

/// `--quiet`.
pub const QUIET: &str = "Say nothing but errors: no progress and no summary";

/// `--skip-bad`.
pub const SKIP_BAD: &str = "Report, count and pass over bad lines, and end with code 3";

/// `--json`.
pub const JSON: &str = "Write one JSON object instead of text";

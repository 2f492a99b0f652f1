//! What flags that several commands have say of themselves, and those that are alike in all of them.

use crate::report::Format;

/// `--output FILE`, where results go to standard output without it.
pub const OUTPUT: &str = "Write the results to this file instead of standard output";

/// `--quiet`.
pub const QUIET: &str = "Report only errors: no progress and no summary";

/// `--skip-bad`.
pub const SKIP_BAD: &str = "Skip bad lines, report and count them, and end with code 3";

/// `--seed S`.
pub const SEED: &str = "Seed of the random choices: the same seed gives the same results";

/// `--given CELLS`.
pub const GIVEN: &str = "Cells of the clues placed so far";

/// `--column NAME|N`.
pub const COLUMN: &str = "Read this column of a CSV or TSV table, by its name in the first line or its number from 1; other \
     columns become the comment";

/// `--json` and `--format`, which ask for the same. Flattened into the flags of commands that give data.
#[derive(clap::Args)]
pub struct FormatArgs {
    /// Write JSON instead of text, one object a line
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Output format; `--format jsonl` is the same as `--json`
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl FormatArgs {
    /// What they ask for.
    pub fn get(&self) -> Format {
        if self.json { Format::Jsonl } else { self.format }
    }

    /// Is it JSON?
    pub fn is_json(&self) -> bool {
        self.get() == Format::Jsonl
    }
}

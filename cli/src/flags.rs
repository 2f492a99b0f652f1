//! What flags that several commands have say of themselves.

/// `--output FILE`, where results go to standard output without it.
pub const OUTPUT: &str = "Write the results to this file instead of standard output";

/// `--quiet`.
pub const QUIET: &str = "Say nothing but errors: no progress and no summary";

/// `--skip-bad`.
pub const SKIP_BAD: &str = "Report, count and pass over bad lines, and end with code 3";

/// `--json`.
pub const JSON: &str = "Write one JSON object instead of text";

/// `--column NAME|N`.
pub const COLUMN: &str = "Read this column of a table (CSV, TSV), by its name in the first line or its number from 1; the \
     other columns become the comment";

//! A run as one self-contained HTML page.

use super::record::Record;

/// The page of a run, with an earlier run beside it if there is one.
pub fn page(record: &Record, earlier: Option<&Record>) -> String {
    let _ = (record, earlier);
    String::new()
}

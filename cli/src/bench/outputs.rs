//! What is written besides the table, or instead of it.

use crate::exit::Exit;
use crate::lines::Lines;
use crate::{Failure, print};
use gridsieve_lab::Record;
use same_file::is_same_file;
use std::path::{Path, PathBuf, absolute};

/// What is written besides the table.
pub struct Outputs {
    record: Option<Lines>,
    html: Option<Lines>,
    /// One of them is standard output, so that there is no table.
    are_shown: bool,
}

impl Outputs {
    /// Opens them before anything is measured.
    pub fn open(record: Option<&Path>, html: Option<&Path>) -> Result<Outputs, Failure> {
        let place = |path: &Path| Some(path.to_owned()).filter(|path| path != Path::new("-"));
        let places = [record, html].map(|path| path.map(place));
        if let [Some(record), Some(html)] = &places
            && are_same(record.as_deref(), html.as_deref())
        {
            let name = record.as_deref().map_or("standard output".into(), Path::to_string_lossy);
            return Err(Failure::new(format_args!("--record and --html both write to {name}")));
        }
        let are_shown = places.contains(&Some(None));
        let open = |place: Option<Option<PathBuf>>| {
            place.map(|path| Lines::open(path.as_deref())).transpose()
        };
        let [record, html] = places;
        Ok(Outputs { record: open(record)?, html: open(html)?, are_shown })
    }

    /// Writes them all, even if one cannot be: the first failure is told. If none is standard
    /// output, the `table` is shown there.
    pub fn write(self, records: &[Record], table: &str) -> Result<Exit, Failure> {
        let mut json = Vec::new();
        let last = records.last().expect("one was measured, or several were read");
        last.write_json(&mut json).expect("memory can be written");
        let page = if self.html.is_some() { gridsieve_lab::page(records) } else { String::new() };
        let written = if self.are_shown { Ok(Exit::Complete) } else { print(table) };
        let outputs = [(self.record, &json[..]), (self.html, page.as_bytes())];
        outputs.into_iter().fold(written, |written, (lines, bytes)| {
            let Some(lines) = lines else { return written };
            written.and(lines.whole(bytes))
        })
    }
}

/// Would one overwrite the other? None is standard output.
fn are_same(one: Option<&Path>, other: Option<&Path>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => {
            let is_regular = || one.is_file() && is_same_file(one, other).unwrap_or(false);
            absolute(one).ok() == absolute(other).ok() && !one.exists() || is_regular()
        }
        (one, other) => one.is_none() && other.is_none(),
    }
}

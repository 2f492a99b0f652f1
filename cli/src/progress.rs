//! `--progress-interval` and `--progress-json`: who hears of the progress, and how
//! often.

use super::Failure;
use crate::report::{JsonLines, ProgressReport, Show, Work};
use gridsieve::scan::Progress;
use gridsieve_grids::files::is_standard_output;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::time::Duration;

/// Flattened into the flags of commands that can take long.
#[derive(clap::Args)]
pub struct ProgressArgs {
    /// Time between two reports of the progress [default: 60 where standard error is no terminal,
    /// 1 for --progress-json]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    progress_interval: Option<Duration>,
    /// Write the progress to this open file descriptor, for another program: one JSON object a line,
    /// with grids and puzzles of a scan or else items, of, seconds, rate, left and done
    #[arg(long, value_name = "FD")]
    progress_json: Option<u32>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=1e9).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "expected seconds, at least 0.1".to_owned())
}

impl ProgressArgs {
    /// How often, if that was said.
    pub fn interval(&self) -> Option<Duration> {
        self.progress_interval
    }

    /// Do objects go to standard output?
    pub fn is_standard_output(&self) -> bool {
        self.progress_json == Some(1)
    }

    /// Opens the file descriptor, if there is one.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn open(&self) -> Result<Option<JsonLines>, Failure> {
        let open = |fd| {
            JsonLines::open(fd).map_err(|error| {
                Failure::new(format_args!(
                    "--progress-json {fd}: cannot write to this file descriptor: {error}"
                ))
            })
        };
        self.progress_json.map(open).transpose()
    }

    /// For work on items with these names (one, and several), with its results in this file or on
    /// standard output. Comes before any other file is opened: that could get the number that is
    /// asked for.
    ///
    /// # Errors
    /// The file descriptor cannot be written, or has the results already.
    pub fn of_items(
        &self,
        names: [&'static str; 2],
        quiet: bool,
        output: Option<&Path>,
    ) -> Result<ProgressReport, Failure> {
        let json = self.open()?;
        if self.is_standard_output() && output.is_none_or(is_standard_output) {
            return Err(Failure::new("--progress-json 1 would come between the results"));
        }
        // No bar between results.
        let quiet = quiet || output.is_none() && io::stdout().is_terminal();
        let show = Show { quiet, on_terminal: false, interval: self.interval(), json };
        Ok(ProgressReport::new(Work::Items(names), show, None, Progress::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_seconds() {
        assert_eq!(seconds("60"), Ok(Duration::from_secs(60)));
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["", "0", "0.09", "-1", "1e10", "nan", "inf", "5s"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}

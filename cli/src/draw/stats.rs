//! `gridsieve draw stats`.

use super::file::PictureArgs;
use crate::exit::Exit;
use crate::pictures::chart::Searches;
use crate::pictures::durations::Durations;
use crate::{Failure, items, run_report};
use serde::Deserialize;
use std::io::BufRead;
use std::path::{Path, PathBuf};

/// Draw what searches did: nodes by clues placed, and how long grids took
#[derive(clap::Args)]
pub struct Args {
    /// JSON lines of a scan (`--format jsonl`), `-` for standard input; or a run directory
    #[arg(value_name = "FILE|DIR")]
    source: PathBuf,
    #[command(flatten)]
    picture: PictureArgs,
}

/// What is read of a line.
#[derive(Deserialize)]
#[serde(expecting = "an object of `--format jsonl`")]
struct Line {
    counters: Counters,
    seconds: f64,
}

#[derive(Deserialize)]
#[serde(expecting = "counters")]
struct Counters {
    nodes: Vec<u64>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let source = &args.source;
    args.picture.differ_from(source)?;
    let searches = match source.is_dir() {
        true => run_report::searches(source).map_err(Failure::new)?,
        false => {
            let (name, text) = items::open(Some(source))?;
            read(text, &name)?
        }
    };
    if searches.durations.count == 0 {
        let name = source.display();
        return Err(Failure::new(format_args!("{name}: nothing is known of any grid's search")));
    }
    let target = args.picture.open()?;
    let picture = searches.draw();
    let cannot = |error| Failure::new(format_args!("cannot draw this: {error}"));
    target.write(&picture.map_err(cannot)?)
}

/// Adds up JSON lines.
fn read(text: impl BufRead, name: &str) -> Result<Searches, Failure> {
    let (mut nodes, mut durations) = (Vec::<u64>::new(), Durations::new());
    for (number, line) in (1u64..).zip(text.split(b'\n')) {
        let line = line.map_err(|error| Failure::new(format!("cannot read {name}: {error}")))?;
        let Line { counters, seconds } = serde_json::from_slice(&line).map_err(|error| {
            let reason = error.to_string();
            let reason = reason.split(" at line ").next().unwrap_or_default();
            Failure::new(format_args!("{name}, line {number}: no result of a scan: {reason}"))
        })?;
        if nodes.len() < counters.nodes.len() {
            nodes.resize(counters.nodes.len(), 0);
        }
        let sums = nodes.iter_mut().zip(counters.nodes);
        sums.for_each(|(sum, nodes)| *sum = sum.saturating_add(nodes));
        durations.add(seconds);
    }
    let title = Path::new(name).file_name().map_or(name.into(), |name| name.to_string_lossy());
    Ok(Searches { nodes, durations, title: title.into_owned() })
}

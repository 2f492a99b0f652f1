//! `gridsieve run status`.

use crate::exit::Exit;
use crate::report::plural;
use crate::{Failure, json_line};
use gridsieve::internal::run::{Manifest, OfClues, State, Status};
use indicatif::HumanDuration;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

/// Show how far a run is, also while another process works on it
#[derive(clap::Args)]
pub struct Args {
    /// The run directories, one or more: shards, for example
    #[arg(required = true, value_name = "DIR")]
    dirs: Vec<PathBuf>,
    /// Write one JSON object a line for each directory instead of text
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct Object<'a> {
    dir: String,
    #[serde(flatten)]
    status: &'a Status,
    manifest: &'a Manifest,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let mut out = io::stdout().lock();
    for path in &args.dirs {
        let (manifest, status) = Status::read(path).map_err(Failure::new)?;
        let dir = path.display().to_string();
        let text = if args.json {
            let object = Object { dir, status: &status, manifest: &manifest };
            json_line(&object)
        } else {
            describe(&dir, &manifest, &status) + "\n"
        };
        match out.write_all(text.as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.map_err(|error| {
                Failure::new(format_args!("cannot write standard output: {error}"))
            })?,
        }
    }
    Ok(Exit::Complete)
}

fn describe(dir: &str, manifest: &Manifest, status: &Status) -> String {
    let state = match status.state {
        State::Complete => "complete",
        State::Running => "running",
        State::Stopped if status.units_done == status.units => "searched; start it again to end it",
        State::Stopped => "stopped; start it again to go on",
    };
    let percent = 100.0 * status.grids_done as f64 / status.grids.max(1) as f64;
    let [first, end] = manifest.part;
    let [_, several] = manifest.input.kind.items();
    let mut text = format!(
        "{dir}: {state}\n  {} of {} {several} ({percent:.1}%), {} of {} work units, {} of {}\n  \
         {several} {first}..{end} of {}",
        status.grids_done,
        status.grids,
        status.units_done,
        status.units,
        plural(status.puzzles, "puzzle", "puzzles"),
        match manifest.asked.fewest {
            true => "fewest clues".to_owned(),
            false => plural(manifest.asked.clues as u64, "clue", "clues"),
        },
        manifest.input_name,
    );
    if let Some(shard) = &manifest.shard {
        text += &format!(", shard {}/{}", shard.number, shard.of);
    }
    text += &format!(
        ", engine {}\n  {:.1} s of search in {:.1} s",
        manifest.engine, status.search_seconds, status.elapsed_seconds
    );
    if let Some(seconds) = status.proof_seconds {
        text += &format!(", {seconds:.1} s of it in proofs");
    }
    if let Some(session) = &status.session {
        let times =
            if status.sessions == 1 { "once" } else { &format!("{} times", status.sessions) };
        let (level, host) = (&session.level, &session.host);
        let threads = plural(session.threads as u64, "thread", "threads");
        text += &format!(", started {times}; last on {host}: {threads}, level {level}");
    }
    if let Some(rate) = status.rate {
        text += &format!(", {rate:.2} {several}/s");
    }
    if let Some(left) = status.seconds_left {
        text += &format!(", {} left", HumanDuration(Duration::from_secs_f64(left)));
    }
    if !status.fewest.is_empty() {
        let number = |of: &OfClues| format!("{} clues {}", of.clues, of.grids);
        let numbers: Vec<String> = status.fewest.iter().map(number).collect();
        text += &format!("\n  fewest clues: {}", numbers.join(", "));
    }
    if status.damaged > 0 {
        let lines = plural(status.damaged, "damaged line", "damaged lines");
        text += &format!("\n  {lines} in the journal");
    }
    text
}

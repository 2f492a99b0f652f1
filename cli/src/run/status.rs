//! `gridsieve run status`.

use super::sum::{self, Run, Sum};
use super::{clues_in_words, failed_in_words, skipped_in_words};
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::report::plural;
use crate::threads::map;
use crate::{Failure, json_line, print};
use gridsieve_runs as run;
use gridsieve_runs::{Manifest, OfClues, State, Status};
use indicatif::HumanDuration;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Show how far a run or its shards are, also while other processes work on them
///
/// For several directories, a line has their progress, rate, puzzles and time left together. Below
/// it are shards that need attention: *silent* ones have not finished a work unit for ten times the
/// time of one; on *stopped* ones no process works; others are missing, or there twice.
#[derive(clap::Args)]
pub struct Args {
    /// Run directories, such as shards, or a folder of them
    #[arg(required = true, value_name = "DIR")]
    dirs: Vec<PathBuf>,
    #[command(flatten)]
    format: FormatArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let dirs = directories(&args.dirs);
    let runs: Vec<Run> = map(dirs.len(), |number| Run::read(&dirs[number]));
    let mut text = String::new();
    let mut exit = Exit::Complete;
    if args.format.is_json() {
        text.extend(sum::objects(&runs).map(|object| json_line(&object)));
    }
    // A shard that is alone in a folder lacks the others.
    let is_single = matches!(&runs[..], [run] if args.dirs.contains(&run.path) || !run.is_shard());
    if let ([run], true) = (&runs[..], is_single) {
        let (manifest, status) = run.read.as_ref().map_err(Failure::new)?;
        if !args.format.is_json() {
            text += &describe(&run.path.display().to_string(), manifest, status);
            text.push('\n');
        }
    } else {
        let sum = Sum::new(&runs);
        text += &if args.format.is_json() { json_line(&sum) } else { sum.text() };
        if sum.has_unreadable() {
            exit = Exit::Bad;
        }
    }
    print(&text)?;
    Ok(exit)
}

/// The run directories: those that are given, and those in folders that are given.
fn directories(given: &[PathBuf]) -> Vec<PathBuf> {
    let within = |folder: &PathBuf| -> Vec<PathBuf> {
        let is_run = |path: &Path| path.join(run::MANIFEST).exists();
        let mut runs: Vec<PathBuf> = match fs::read_dir(folder) {
            Ok(entries) if !is_run(folder) => {
                entries.flatten().map(|entry| entry.path()).filter(|path| is_run(path)).collect()
            }
            // What is wrong with it is told when it is read.
            _ => Vec::new(),
        };
        // The result of joining shards is perhaps beside them.
        let shard = |path: &PathBuf| Manifest::read(path).ok().map(|of| of.shard.is_some());
        if runs.iter().any(|path| shard(path) == Some(true)) {
            runs.retain(|path| shard(path) != Some(false));
        }
        runs.sort_unstable();
        if runs.is_empty() { vec![folder.clone()] } else { runs }
    };
    given.iter().flat_map(within).collect()
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
        clues_in_words(manifest),
        manifest.input_name,
    );
    if let Some(shard) = &manifest.shard {
        text += &format!(", shard {}/{}", shard.number, shard.of);
    }
    text += &format!(", engine {}", manifest.engine);
    if let Some(skipped) = skipped_in_words(manifest) {
        text += &format!("\n  {skipped}");
    }
    let failed = failed_in_words(status);
    text += &format!("\n  {}{failed}", manifest.canaries_in_words(status.canaries));
    if status.session.is_some() {
        let (search, elapsed) = (status.search_seconds, status.elapsed_seconds);
        text += &format!("\n  {search:.1} s of search in {elapsed:.1} s");
    }
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

//! How far several run directories are together, and which of them need a look.

use super::failed_in_words;
use crate::report::plural;
use gridsieve_runs::{Manifest, State, Status, now};
use indicatif::HumanDuration;
use itertools::Itertools;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A directory, and what is known of it.
pub struct Run {
    pub path: PathBuf,
    pub read: Result<(Manifest, Status), String>,
}

impl Run {
    pub fn read(path: &Path) -> Run {
        let read = Status::read(path).map_err(|error| error.to_string());
        Run { path: path.to_owned(), read }
    }

    /// Is it one of several shards?
    pub fn is_shard(&self) -> bool {
        let shard = self.read.as_ref().ok().and_then(|(manifest, _)| manifest.shard.as_ref());
        shard.is_some_and(|shard| shard.of > 1)
    }

    fn name(&self) -> String {
        self.path.display().to_string()
    }
}

/// A shard that was not heard of for so many times its time for a unit is silent.
const SILENT: f64 = 10.0;

/// What takes no longer than this, in seconds, needs no look.
const MOMENT: f64 = 60.0;

/// Names of directories, of each kind, that are shown.
const SHOWN: usize = 10;

/// A directory that can be read.
type Read<'a> = (&'a Run, &'a (Manifest, Status));

/// How far several run directories are together, as an object and as text: a line of all, and one for each that
/// needs a look.
pub fn sum(runs: &[Run]) -> (Value, String) {
    let read = runs.iter().filter_map(|run| Some((run, run.read.as_ref().ok()?)));
    let mut read: Vec<Read> = read.collect();
    read.sort_by_key(|(run, (manifest, _))| (number(manifest), run.path.clone()));
    let first = read.first().map(|(_, (manifest, _))| manifest);
    let shards = first.and_then(|first| shards_of(first, &read));
    let (missing, twice) = shards.map(|of| missing_and_twice(of, &mut read)).unwrap_or_default();
    // Are there shards beside what is of another run, so that nobody knows which are missing?
    let strangers = shards.is_none() && runs.iter().any(Run::is_shard);
    let unreadable = runs.iter().filter_map(|run| run.read.as_ref().err().map(String::as_str));
    let unreadable: Vec<&str> = unreadable.collect();

    let statuses = || read.iter().map(|(_, (_, status))| status);
    let [complete, running, stopped] = [State::Complete, State::Running, State::Stopped]
        .map(|state| statuses().filter(|status| status.state == state).count());
    let grids_done: u64 = statuses().map(|status| status.grids_done).sum();
    let grids = match (shards, first) {
        // Those of missing shards as well.
        (Some(_), Some(first)) => first.range[1] - first.range[0],
        _ => statuses().map(|status| status.grids).sum(),
    };
    let puzzles: u64 = statuses().map(|status| status.puzzles).sum();
    let is_running = |status: &&Status| status.state == State::Running;
    let rates: Vec<f64> = statuses().filter(is_running).filter_map(|status| status.rate).collect();
    let rate = (!rates.is_empty()).then(|| rates.iter().sum::<f64>());
    let seconds_left = match (grids.saturating_sub(grids_done) as f64, rate) {
        (0.0, _) => Some(0.0),
        (left, Some(rate)) if rate > 0.0 => Some(left / rate),
        _ => None,
    };
    let units = statuses().filter_map(|status| status.unit_seconds).sorted_by(f64::total_cmp);
    let units: Vec<f64> = units.collect();
    let usual = units.get(units.len() / 2).copied().unwrap_or(f64::INFINITY);
    let is_silent = |status: &&Status| {
        let silence = silence(status).unwrap_or(0.0);
        is_running(status) && silence > MOMENT.max(SILENT * status.unit_seconds.unwrap_or(usual))
    };
    let named = |is: &dyn Fn(&&Status) -> bool| -> Vec<(String, &Status)> {
        let of = read.iter().filter(|(_, (_, status))| is(&status));
        of.map(|(run, (_, status))| (run.name(), status)).collect()
    };
    let silent = named(&is_silent);
    let dead = named(&|status| status.state == State::Stopped);

    let names = |of: &[(String, &Status)]| of.iter().map(|(name, _)| &**name).collect::<Value>();
    let object = json!({
        "complete": complete,
        "dead": names(&dead),
        "grids": grids,
        "grids_done": grids_done,
        "missing": missing,
        "of_several_runs": strangers,
        "puzzles": puzzles,
        "rate": rate,
        "running": running,
        "runs": runs.len(),
        "search_seconds": statuses().map(|status| status.search_seconds).sum::<f64>(),
        "seconds_left": seconds_left,
        "shards": shards,
        "silent": names(&silent),
        "stopped": stopped,
        "twice": twice,
        "unreadable": unreadable,
    });

    let [_, several] = first.map_or(["grid", "grids"], |first| first.input.kind.items());
    let all = match shards {
        Some(of) => plural(of.into(), "shard", "shards"),
        None => plural(runs.len() as u64, "run", "runs"),
    };
    let mut text = format!("{all}: ");
    for (count, state) in [
        (complete, "complete"),
        (running, "running"),
        (stopped, "stopped"),
        (missing.len(), "missing"),
        (unreadable.len(), "unreadable"),
    ] {
        if count > 0 {
            text += &format!("{count} {state}, ");
        }
    }
    let percent = 100.0 * grids_done as f64 / grids.max(1) as f64;
    let puzzles = plural(puzzles, "puzzle", "puzzles");
    text += &format!("{grids_done} of {grids} {several} ({percent:.1}%), {puzzles}");
    if let Some(rate) = rate {
        text += &format!(", {rate:.2} {several}/s");
    }
    if let Some(left) = seconds_left.filter(|&left| left > 0.0) {
        text += &format!(", {} left", duration(left));
    }
    text += "\n";
    let described = |of: Vec<(String, &Status)>| -> Vec<String> {
        of.into_iter().map(|(name, status)| name + &detail(status, several)).collect()
    };
    let unreadable = unreadable.into_iter().map(str::to_owned).collect();
    for (kind, lines) in [
        ("silent", described(silent)),
        ("stopped", described(dead)),
        ("twice", twice),
        ("unreadable", unreadable),
    ] {
        for line in lines.iter().take(SHOWN) {
            text += &format!("{kind}: {line}\n");
        }
        if lines.len() > SHOWN {
            text += &format!("{kind}: and {} more\n", lines.len() - SHOWN);
        }
    }
    if let Some(of) = shards.filter(|_| !missing.is_empty()) {
        text += &format!("missing: {} of {of}\n", ranges(&missing));
    }
    if strangers {
        text += "not all of one run: which shards are missing is not known\n";
    }
    (object, text)
}

fn number(manifest: &Manifest) -> Option<u32> {
    manifest.shard.as_ref().map(|shard| shard.number)
}

/// Of how many shards these are some, if all are shards of one run.
fn shards_of(first: &Manifest, read: &[Read]) -> Option<u32> {
    let of = first.shard.as_ref()?.of;
    let alike = |manifest: &Manifest| {
        manifest.shard.as_ref().is_some_and(|shard| shard.of == of)
            && manifest.differences(first).is_empty()
    };
    read.iter().all(|(_, (manifest, _))| alike(manifest)).then_some(of)
}

/// The numbers of the shards that are missing, and those that are there twice, in words. Of these only the first
/// one stays.
fn missing_and_twice(of: u32, read: &mut Vec<Read>) -> (Vec<u32>, Vec<String>) {
    let mut twice = Vec::new();
    let mut there: BTreeMap<u32, &Run> = BTreeMap::new();
    read.retain(|&(run, (manifest, _))| {
        let number = number(manifest).expect("all are shards");
        let Some(first) = there.get(&number) else {
            return there.insert(number, run).is_none();
        };
        twice.push(format!("shard {number} in {} and {}", first.name(), run.name()));
        false
    });
    ((0..of).filter(|number| !there.contains_key(number)).collect(), twice)
}

/// What is said of a directory that needs a look.
fn detail(status: &Status, several: &str) -> String {
    let mut text = format!(": {} of {} {several}", status.grids_done, status.grids);
    if let Some(silence) = silence(status) {
        text += &format!(", last heard of {} ago", duration(silence));
    }
    if let Some(session) = &status.session {
        text += &format!(" on {}", session.host);
    }
    text += &failed_in_words(status);
    if status.damaged > 0 {
        let lines = plural(status.damaged, "damaged line", "damaged lines");
        text += &format!(", {lines} in the journal");
    }
    text
}

/// Seconds since a run was started or finished a unit.
fn silence(status: &Status) -> Option<f64> {
    let begun = status.session.as_ref().map(|session| session.at);
    let last = status.last_at.max(begun)?;
    Some(now().saturating_sub(last) as f64 / 1000.0)
}

fn duration(seconds: f64) -> HumanDuration {
    HumanDuration(Duration::from_secs_f64(seconds.clamp(1.0, 1e10)))
}

/// 1, 2, 3, 7 as `1-3, 7`, no more than fit on a line.
fn ranges(numbers: &[u32]) -> String {
    let mut found: Vec<[u32; 2]> = Vec::new();
    for &number in numbers {
        match found.last_mut() {
            Some([_, last]) if *last + 1 == number => *last = number,
            _ => found.push([number, number]),
        }
    }
    let range = |[a, b]: &[u32; 2]| if a == b { a.to_string() } else { format!("{a}-{b}") };
    let more = if found.len() > SHOWN { ", ..." } else { "" };
    format!("{}{more}", found.iter().take(SHOWN).map(range).join(", "))
}

/// A run directory as a JSON object.
#[derive(Serialize)]
pub struct Object<'a> {
    pub dir: String,
    #[serde(flatten)]
    pub status: &'a Status,
    pub manifest: &'a Manifest,
}

/// The objects of all directories that can be read.
pub fn objects(runs: &[Run]) -> impl Iterator<Item = Object<'_>> {
    runs.iter().filter_map(|run| {
        let (manifest, status) = run.read.as_ref().ok()?;
        Some(Object { dir: run.name(), status, manifest })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_as_ranges() {
        assert_eq!(ranges(&[1, 2, 3, 7]), "1-3, 7");
        assert_eq!(ranges(&[0]), "0");
        let even: Vec<u32> = (0..50).map(|i| 2 * i).collect();
        assert_eq!(ranges(&even), "0, 2, 4, 6, 8, 10, 12, 14, 16, 18, ...");
    }
}

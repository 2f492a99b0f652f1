//! How far several run directories are together, and which of them need a look.

use super::failed_in_words;
use crate::report::plural;
use gridsieve_runs::{Manifest, State, Status, now};
use indicatif::HumanDuration;
use itertools::Itertools;
use serde::Serialize;
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

/// How far several run directories are. Keys of the JSON object are always in this order.
#[derive(Serialize)]
pub struct Sum<'a> {
    /// How many directories.
    runs: usize,
    complete: usize,
    running: usize,
    stopped: usize,
    /// Into how many shards the run was split, if all directories are shards of one run.
    shards: Option<u32>,
    grids_done: u64,
    /// All grids of the run; grids of missing shards count too.
    grids: u64,
    puzzles: u64,
    search_seconds: f64,
    rate: Option<f64>,
    seconds_left: Option<f64>,
    silent: Vec<String>,
    dead: Vec<String>,
    missing: Vec<u32>,
    twice: Vec<String>,
    unreadable: Vec<String>,
    /// Are there shards beside what is of another run, so that nobody knows which are missing?
    #[serde(rename = "of_several_runs")]
    strangers: bool,
    /// What a grid or pair of bands is called.
    #[serde(skip)]
    items: [&'static str; 2],
    #[serde(skip)]
    by_name: BTreeMap<String, &'a Run>,
}

/// A shard that was not heard of for so many times its time for a unit is silent.
const SILENT: f64 = 10.0;

/// What takes no longer than this, in seconds, needs no look.
const MOMENT: f64 = 60.0;

/// Names of directories, of each kind, that are shown.
const SHOWN: usize = 10;

impl<'a> Sum<'a> {
    /// Adds up what these directories have, and finds out whether they are the shards of one run.
    pub fn new(runs: &'a [Run]) -> Sum<'a> {
        let read = runs.iter().filter_map(|run| Some((run, run.read.as_ref().ok()?)));
        let mut read: Vec<(&Run, &(Manifest, Status))> = read.collect();
        let number = |manifest: &Manifest| manifest.shard.as_ref().map(|shard| shard.number);
        read.sort_by_key(|(run, (manifest, _))| (number(manifest), run.path.clone()));
        let first = read.first().map(|(_, (manifest, _))| manifest);
        // All are shards, and of one run.
        let shards = first.and_then(|first| {
            let of = first.shard.as_ref()?.of;
            let alike = |manifest: &Manifest| {
                manifest.shard.as_ref().is_some_and(|shard| shard.of == of)
                    && manifest.differences(first).is_empty()
            };
            read.iter().all(|(_, (manifest, _))| alike(manifest)).then_some(of)
        });
        let mut twice = Vec::new();
        let mut missing = Vec::new();
        if let Some(of) = shards {
            let mut there: BTreeMap<u32, &Run> = BTreeMap::new();
            read.retain(|(run, (manifest, _))| {
                let number = number(manifest).expect("all are shards");
                match there.get(&number) {
                    Some(first) => {
                        twice.push(format!(
                            "shard {number} in {} and {}",
                            first.name(),
                            run.name()
                        ));
                        false
                    }
                    None => there.insert(number, run).is_none(),
                }
            });
            missing.extend((0..of).filter(|number| !there.contains_key(number)));
        }
        let statuses = || read.iter().map(|(_, (_, status))| status);
        let count = |state| statuses().filter(|status| status.state == state).count();
        let running = || read.iter().filter(|(_, (_, status))| status.state == State::Running);
        let grids_done: u64 = statuses().map(|status| status.grids_done).sum();
        let grids = match (shards, first) {
            (Some(_), Some(first)) => first.range[1] - first.range[0],
            _ => statuses().map(|status| status.grids).sum(),
        };
        let rates: Vec<f64> = running().filter_map(|(_, (_, status))| status.rate).collect();
        let rate = (!rates.is_empty()).then(|| rates.iter().sum::<f64>());
        let left = grids.saturating_sub(grids_done) as f64;
        let names = |is: &dyn Fn(&Status) -> bool| -> Vec<String> {
            let of = read.iter().filter(|(_, (_, status))| is(status));
            of.map(|(run, _)| run.name()).collect()
        };
        let units = statuses().filter_map(|status| status.unit_seconds).sorted_by(f64::total_cmp);
        let units: Vec<f64> = units.collect();
        let usual = units.get(units.len() / 2).copied().unwrap_or(f64::INFINITY);
        let is_running = |status: &Status| status.state == State::Running;
        let is_silent = |status: &Status| {
            let silence = silence(status).unwrap_or(0.0);
            is_running(status)
                && silence > MOMENT.max(SILENT * status.unit_seconds.unwrap_or(usual))
        };
        let is_dead = |status: &Status| status.state == State::Stopped;
        Sum {
            runs: runs.len(),
            complete: count(State::Complete),
            running: count(State::Running),
            stopped: count(State::Stopped),
            shards,
            grids_done,
            grids,
            puzzles: statuses().map(|status| status.puzzles).sum(),
            search_seconds: statuses().map(|status| status.search_seconds).sum(),
            rate,
            seconds_left: match rate {
                _ if left == 0.0 => Some(0.0),
                Some(rate) if rate > 0.0 => Some(left / rate),
                _ => None,
            },
            silent: names(&is_silent),
            dead: names(&is_dead),
            missing,
            twice,
            unreadable: runs.iter().filter_map(|run| run.read.as_ref().err().cloned()).collect(),
            strangers: shards.is_none() && runs.iter().any(Run::is_shard),
            items: first.map_or(["grid", "grids"], |first| first.input.kind.items()),
            by_name: read.iter().map(|&(run, _)| (run.name(), run)).collect(),
        }
    }

    /// Could some directory not be read?
    pub fn has_unreadable(&self) -> bool {
        !self.unreadable.is_empty()
    }

    /// One line of all, and then one for each that needs a look.
    pub fn text(&self) -> String {
        let [_, several] = self.items;
        let mut states: Vec<String> = [
            (self.complete, "complete"),
            (self.running, "running"),
            (self.stopped, "stopped"),
            (self.missing.len(), "missing"),
            (self.unreadable.len(), "unreadable"),
        ]
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, state)| format!("{count} {state}"))
        .collect();
        let all = match self.shards {
            Some(of) => plural(of.into(), "shard", "shards"),
            None => plural(self.runs as u64, "run", "runs"),
        };
        let percent = 100.0 * self.grids_done as f64 / self.grids.max(1) as f64;
        states.push(format!(
            "{} of {} {several} ({percent:.1}%), {}",
            self.grids_done,
            self.grids,
            plural(self.puzzles, "puzzle", "puzzles")
        ));
        if let Some(rate) = self.rate {
            states.push(format!("{rate:.2} {several}/s"));
        }
        if let Some(left) = self.seconds_left.filter(|&left| left > 0.0) {
            states.push(format!("{} left", duration(left)));
        }
        let mut text = format!("{all}: {}\n", states.join(", "));
        let kinds: [(&str, &[String]); 4] = [
            ("silent", &self.silent),
            ("stopped", &self.dead),
            ("twice", &self.twice),
            ("unreadable", &self.unreadable),
        ];
        for (kind, names) in kinds {
            for name in names.iter().take(SHOWN) {
                text += &format!("{kind}: {name}{}\n", self.detail(name));
            }
            if names.len() > SHOWN {
                text += &format!("{kind}: and {} more\n", names.len() - SHOWN);
            }
        }
        if let Some(of) = self.shards.filter(|_| !self.missing.is_empty()) {
            text += &format!("missing: {} of {of}\n", ranges(&self.missing));
        }
        if self.strangers {
            text += "not all of one run: which shards are missing is not known\n";
        }
        text
    }

    /// What is said of a directory.
    fn detail(&self, name: &str) -> String {
        let Some(Run { read: Ok((_, status)), .. }) = self.by_name.get(name) else {
            return String::new();
        };
        let [_, several] = self.items;
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

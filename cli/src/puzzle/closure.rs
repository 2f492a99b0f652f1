//! `gridsieve puzzle minus-plus --closure`: neighbours of neighbours, until nothing new comes.
//!
//! What is known is a file of names, sorted, as `unname` reads it: those whose neighbours are
//! still to be looked for are marked as open. The file is replaced as a whole, again and again: a
//! process that ends in between has lost what it found since, and finds it again. What is known at
//! the end is the set of all that can be reached, which depends neither on the order nor on
//! interruptions. Two processes would replace what the other one found: a lock keeps the second out.

use super::{MinusPlus, part_size};
use crate::exit::Exit;
use crate::items;
use crate::lines::Lines;
use crate::report::{ProgressReport, plural};
use crate::signals::{self, set_last_words};
use crate::threads::map_in;
use crate::{Failure, json_line, print, say, say_no_locks};
use gridsieve::scan::InputError;
use gridsieve::solver::many::canonical_forms;
use gridsieve_grids::Puzzle;
use gridsieve_grids::files;
use gridsieve_grids::files::{Lock, Place};
use gridsieve_grids::symmetry::Canonical;
use gridsieve_kernels::Isa;
use gridsieve_puzzles::minus_plus::minus_plus;
use gridsieve_puzzles::name::Name;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What follows the name of a puzzle whose neighbours are still to be looked for.
const OPEN: &str = "\topen";

/// The file is written again when that took no more than one part in so many of the time since.
const SELDOM: u32 = 20;

/// And no sooner than this.
const LEAST: Duration = Duration::from_millis(100);

/// The text of a name.
type Text = [u8; 25];

/// The puzzles that are known.
struct Known {
    /// The first line of the file up to its numbers: which neighbours.
    title: String,
    names: BTreeSet<Text>,
    /// Those whose neighbours are still to be looked for.
    open: BTreeMap<Text, Puzzle>,
}

/// Runs `minus-plus --closure`.
pub fn run(args: &MinusPlus, file: &Path) -> Result<Exit, Failure> {
    let (isa, items) = (args.isa.choice()?.isa, &args.items);
    let (minus, plus) = (args.minus.into(), args.plus.into());
    let pool = items.threads.pool()?;
    let (path, _lock) = lock(file)?;
    let mut known = Known::read(&path, format!("# closure of {{-{minus}+{plus}}}"))?;
    if known.names.is_empty() || !items.given.is_absent() {
        items.given.differs_from(Some(file))?;
        // A job may have a pipe as standard input that nobody writes to.
        let (name, puzzles) = items.given.items()?;
        let puzzles: Result<Vec<Puzzle>, InputError> = puzzles.collect();
        let given = puzzles.map_err(|error| Failure::new(items.given.located(error)))?;
        if given.is_empty() && known.names.is_empty() {
            return Err(items::nothing::<Puzzle>(&name));
        }
        known.add_given(&given, isa)?;
    }
    let progress = ProgressReport::of_items(["puzzle", "puzzles"], items.quiet, None);
    let (mut done, begun) = (0, Instant::now());
    let goes_on = format!("interrupted: the same command goes on with {}", file.display());
    set_last_words(&*goes_on);
    let mut wait = known.write(&path)?;
    let mut written = Instant::now();
    let part = part_size(plus);
    while signals::check().is_ok() && !known.open.is_empty() {
        let next = known.open.iter().take(part * pool.current_num_threads());
        let some: Vec<(Text, Puzzle)> = next.map(|(name, puzzle)| (*name, *puzzle)).collect();
        let parts: Vec<_> = some.chunks(part).collect();
        let found = map_in(&pool, parts.len(), |number| {
            let part = parts[number];
            let puzzles: Vec<Puzzle> = part.iter().map(|(_, puzzle)| *puzzle).collect();
            let found: Vec<Puzzle> = minus_plus(isa, &puzzles, minus, plus).into_iter().collect();
            canonical_forms(isa, &found)
        });
        for (name, _) in &some {
            known.open.remove(name).expect("it was open");
        }
        let found = found.into_iter().flatten();
        found.for_each(|form| known.add(&form.expect("neighbours are valid")));
        done += some.len() as u64;
        progress.expect_items(done + known.open.len() as u64);
        progress.set(done);
        if written.elapsed() >= wait {
            wait = known.write(&path)?;
            written = Instant::now();
        }
    }
    let is_all = known.open.is_empty();
    progress.finish();
    known.write(&path)?;
    let (seconds, open) = (begun.elapsed().as_secs_f64(), known.open.len());
    if items.format.is_json() {
        print(&json_line(&json!({
            "known": known.names.len(), "looked_at": done, "open": open, "seconds": seconds,
        })))?;
    }
    if !items.quiet {
        let all = plural(known.names.len() as u64, "puzzle", "puzzles");
        let rate = done as f64 / seconds.max(1e-3);
        say(format_args!("{all} known, {open} open; {done} done in {seconds:.1} s, {rate:.1}/s"));
    }
    if !is_all {
        say(goes_on);
    }
    Ok(if is_all { Exit::Complete } else { Exit::Interrupted })
}

/// The path of the file behind links, and a lock beside it: the file itself is replaced.
fn lock(file: &Path) -> Result<(PathBuf, File), Failure> {
    let path = match Place::of(file) {
        Ok(Place::File(path, _)) => path,
        Ok(Place::StandardOutput) => return Err(failure(file, "standard output goes to it")),
        Ok(Place::Device(_)) => return Err(failure(file, "it is to be a file")),
        Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
            return Err(failure(file, "it is to be a file"));
        }
        Err(error) => return Err(failure(file, error)),
    };
    let mut beside = path.clone().into_os_string();
    beside.push(".lock");
    let beside = Path::new(&beside);
    let locked =
        files::lock(beside).map_err(|error| Failure::cannot_write(beside.display(), error))?;
    match locked {
        Lock::Taken(lock) => Ok((path, lock)),
        Lock::Impossible(lock) => {
            say_no_locks(file);
            Ok((path, lock))
        }
        Lock::InUse => {
            Err(Failure::in_use(format_args!("{} is in use by another process", file.display())))
        }
    }
}

fn failure(file: &Path, reason: impl Display) -> Failure {
    Failure::new(format_args!("--closure {}: {reason}", file.display()))
}

impl Known {
    /// Reads the file, if it is there.
    fn read(file: &Path, title: String) -> Result<Known, Failure> {
        let mut known = Known { title, names: BTreeSet::new(), open: BTreeMap::new() };
        let failure = |reason: &dyn Display| failure(file, reason);
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            // If it cannot be made, that is noticed before anything is looked for.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(known),
            Err(error) => return Err(failure(&error)),
        };
        let (first, names) = text.split_once('\n').unwrap_or((&text, ""));
        let (title, counts) = first.split_once(": ").unwrap_or((first, ""));
        if title != known.title {
            let what = match title.strip_prefix("# closure of ") {
                Some(_) => format!("the {}", &title[2..]),
                None => "no file that --closure wrote".to_owned(),
            };
            let wanted = &known.title[2..];
            return Err(failure(&format_args!(
                "it is {what}, not the {wanted}: give another name"
            )));
        }
        for (line, text) in (2..).zip(names.lines()) {
            let (text, is_open) = match text.strip_suffix(OPEN) {
                Some(text) => (text, true),
                None => (text, false),
            };
            let at = |error| failure(&format_args!("line {line}: {error}"));
            let name: Name = text.parse().map_err(at)?;
            // The puzzles of the others are not needed any more.
            if is_open {
                known.open.insert(letters(&name), name.puzzle().map_err(at)?);
            }
            known.names.insert(letters(&name));
        }
        if counts != known.counts() {
            let there = known.counts();
            return Err(failure(&format_args!(
                "it is not whole: {there}, which is not what its first line says: give another name, \
                 and the puzzles that `gridsieve unname` makes of it"
            )));
        }
        Ok(known)
    }

    /// How many there are, as the first line says: lines may be cut off.
    fn counts(&self) -> String {
        format!("{} open of {} known", self.open.len(), self.names.len())
    }

    /// Adds puzzles that are given.
    fn add_given(&mut self, puzzles: &[Puzzle], isa: Isa) -> Result<(), Failure> {
        for (puzzle, form) in puzzles.iter().zip(canonical_forms(isa, puzzles)) {
            self.add(&form.map_err(|invalid| {
                let solutions = format_args!("{puzzle} has not just one solution: {invalid}");
                Failure::new(solutions)
            })?);
        }
        Ok(())
    }

    /// Adds a puzzle, which is open if it is new.
    fn add(&mut self, form: &Canonical) {
        let name = letters(&Name::of_form(form));
        if self.names.insert(name) {
            self.open.insert(name, form.puzzle());
        }
    }

    /// Replaces the file; how long it is to stay so.
    fn write(&self, file: &Path) -> Result<Duration, Failure> {
        let begun = Instant::now();
        Lines::open(Some(file))?.fill(|lines| {
            lines.write(format!("{}: {}\n", self.title, self.counts()).as_bytes())?;
            for name in &self.names {
                lines.write(name)?;
                if self.open.contains_key(name) {
                    lines.write(OPEN.as_bytes())?;
                }
                lines.write(b"\n")?;
            }
            Ok(())
        })?;
        Ok((begun.elapsed() * SELDOM).max(LEAST))
    }
}

fn letters(name: &Name) -> Text {
    name.to_string().into_bytes().try_into().expect("names have 25 letters")
}

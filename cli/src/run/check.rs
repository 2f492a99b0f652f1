//! `gridsieve run check`.

use super::repeat::{self, level_in_words};
use super::skipped_in_words;
use crate::engines::{self, Options};
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::items::reading;
use crate::report::plural;
use crate::scan::pairs;
use crate::signals::{self, stop_flag};
use crate::threads::{ThreadArgs, pool};
use crate::{Failure, flags, grids, json_line, print, say};
use gridsieve::engine::{Engine, SEARCH};
use gridsieve::scan::{Input, Kind, Source};
use gridsieve_grids::Grid;
use gridsieve_grids::texts::Column;
use gridsieve_kernels::Isa;
use gridsieve_runs as run;
use gridsieve_runs::audit::pairs::looks_up_other_pairs;
use gridsieve_runs::audit::{Audit, AuditEngine, Transposed, draw};
use gridsieve_runs::census::GridSet;
use gridsieve_runs::check::{Findings, Report, With, check};
use gridsieve_runs::{CensusOf, Identity, Manifest};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Check that a run searched every grid exactly once, and that its puzzles are right
///
/// Checks that all files are undamaged and agree with each other, and that the evidence has each
/// grid of the input's range once. Solves every puzzle again. Shows at most 20 problems. Exit code
/// 2: something is missing or damaged; 1: a puzzle, or a grid searched again, differs from the run.
///
/// Accidental damage to the files is always found. Only a repeated search (--repeat or --audit)
/// exposes a forger who recomputes all checksums.
#[derive(clap::Args)]
#[group(skip)]
#[command(group(clap::ArgGroup::new("again").args(["audit", "repeat"]).multiple(true)))]
pub struct Args {
    /// The run directory
    dir: PathBuf,
    /// The file that was searched; without it, the grids of the file are not compared
    ///
    /// The catalogue, the list of all pairs of bands and the built-in grids are always compared.
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    #[arg(long, value_name = "NAME|N", help = flags::COLUMN, requires = "input")]
    column: Option<Column>,
    /// Search N random grids again with other means; of a census N pairs of bands
    ///
    /// The other means are another engine, or rows for columns, and another instruction-set level
    /// if there is one. A grid that ended at --limit is searched no further. In a census each grid
    /// of a pair is searched whole, without the rule that gives each puzzle to just one pair.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    audit: Option<u32>,
    /// Engine of --audit, with rows for columns if it is that of the run [default: `bands`; for a
    /// run of `bands` with at most 16 clues to be found the slower `degree`]
    #[arg(long, value_name = "NAME", requires = "audit",
          value_parser = clap::builder::PossibleValuesParser::new(engines::NAMES))]
    audit_engine: Option<String>,
    /// Search N random work units again with the engine of the run, and compare their evidence
    ///
    /// This compares the numbers of puzzles and nodes and all counters. The search uses another
    /// instruction-set level if there is one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    repeat: Option<u32>,
    /// Seed of the random choices: the same seed gives the same results; without it each check
    /// draws others
    #[arg(long, value_name = "S", requires = "again")]
    seed: Option<u64>,
    #[command(flatten)]
    format: FormatArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (dir, threads) = (&*args.dir, args.threads.count());
    let manifest = Manifest::read(dir).map_err(Failure::new)?;
    if args.audit.is_some() && manifest.asked.census.is_some() {
        has_our_rule(dir, &manifest)?;
    }
    let (input, only) = open(dir, &manifest, &args, threads)?;
    if signals::check().is_err() {
        return Ok(interrupted());
    }
    let flag = [(args.audit, "--audit"), (args.repeat, "--repeat")];
    let flag = flag.into_iter().find_map(|(given, flag)| given.map(|_| flag));
    if let (Some(flag), None) = (flag, &input) {
        return Err(Failure::new(format_args!(
            "{flag} needs the grids: give the file with --input"
        )));
    }
    if args.repeat.is_some() {
        repeat::can_be(dir, &manifest)?;
    }
    let seed = args.seed.unwrap_or_else(|| run::now() ^ u64::from(std::process::id()) << 48);
    let part = manifest.part[0]..manifest.part[1];
    let sample = args.audit.map_or(Vec::new(), |count| draw(part, count as usize, seed));
    let pool = pool(threads)?;
    let with = With {
        input: input.as_ref().map(|input| source(&manifest, input)).transpose()?,
        only: only.clone(),
        sample: &sample,
        stop: stop_flag(),
    };
    let mut report = pool.install(|| check(dir, &manifest, with));
    drop(pool);
    let mut repeated = None;
    if let (Some(count), Some(input)) = (args.repeat, input)
        && !report.findings.are_damage()
        && !report.interrupted
    {
        let units = draw(manifest.units().numbers(), count as usize, seed);
        let run = (dir, &manifest);
        repeated = repeat::search(run, input, &units, only.clone(), threads, &mut report);
    }
    let mut audited = None;
    // What is damaged has to be mended first.
    if args.audit.is_some() && !report.findings.are_damage() && !report.interrupted {
        let name = args.audit_engine.as_deref().unwrap_or_else(|| other_engine(&manifest));
        let means = &audit_engine(&manifest, &report.levels, name);
        let audit =
            Audit { folder: dir, manifest: &manifest, means, only, threads, stop: stop_flag() };
        match audit.search(&report.sampled, &mut report.findings) {
            Ok(grids) => {
                let [one, several] = manifest.input.kind.items();
                let grids = plural(grids, one, several);
                audited = Some(format!("{grids} searched again ({})", means.name));
                if manifest.asked.census.is_some()
                    && !looks_up_other_pairs(&manifest.input, manifest.part)
                {
                    report.warnings.push(NOT_LOOKED_UP.to_owned());
                }
            }
            // What was found before is told as well.
            Err(error) => report.findings.damage(error),
        }
    }
    let stopped = report.interrupted || signals::check().is_err();
    tell(&args, &manifest, &report, stopped, [repeated, audited], seed)
}

/// Was this census made by the rule that this program has? The rule says which pairs of bands have
/// tasks, and what these are.
///
/// # Errors
/// It was made with another version of the search, so its rule may be another one.
fn has_our_rule(dir: &Path, manifest: &Manifest) -> Result<(), Failure> {
    if manifest.search == SEARCH {
        return Ok(());
    }
    Err(Failure::new(format_args!(
        "{}: a census with version {} of the search, and this program has {SEARCH}, which may give \
         pairs other puzzles to find: check it with gridsieve {}",
        dir.display(),
        manifest.search,
        manifest.program()
    )))
}

fn interrupted() -> Exit {
    say("interrupted before the end");
    Exit::Interrupted
}

/// Opens the grids of the run, if they can be had; in a census of some grids, these as well. They are not all
/// looked at after a signal.
fn open(
    dir: &Path,
    manifest: &Manifest,
    args: &Args,
    threads: usize,
) -> Result<(Option<Input>, Option<GridSet>), Failure> {
    let is_of = |kind| manifest.grids.is_some_and(|grids| grids.kind == kind);
    let mut input = match (manifest.input.kind, args.input.as_deref()) {
        (Kind::BuiltIn | Kind::Catalogue | Kind::Pairs | Kind::PairsSample, Some(_)) => {
            let name = &manifest.input_name;
            return Err(Failure::new(format_args!(
                "--input: this run is about {name}, not a file"
            )));
        }
        (Kind::BuiltIn, None) => Input::built_in(),
        (Kind::Catalogue, None) => Input::catalogue(),
        (Kind::Pairs, None) => Input::pairs(),
        (Kind::PairsSample, None) => Input::pairs_sample(
            manifest.input.sample().expect("manifests are checked as they are read"),
        ),
        (Kind::PairsOfGrids, None) if is_of(Kind::BuiltIn) => Input::built_in(),
        (Kind::PairsOfGrids, None) if is_of(Kind::Catalogue) => Input::catalogue(),
        (Kind::Text | Kind::Gsc | Kind::PairsOfGrids, None) => return Ok((None, None)),
        (_, Some(path)) => grids::of_file(path)?.read_as(reading(args.column.clone())),
    };
    // Lines that the run was to skip are no grids here either.
    let mut skip = |_: &_| ();
    if !input.check(stop_flag(), Some(&mut skip)).map_err(Failure::new)? {
        return Ok((None, None));
    }
    if manifest.input.kind != Kind::PairsOfGrids {
        return Ok((Some(input), None));
    }
    has_our_rule(dir, manifest)?;
    let all = input.grids().ok_or_else(read_twice)?;
    // If it is another input it may not have them, and any of its grids will differ.
    let [start, end] = match manifest.grids.filter(|grids| grids.kind == input.kind()) {
        Some(grids) => grids.range.map(|number| number.min(all)),
        None => [0, all],
    };
    let grids = input.source(start..end);
    let grids = grids.and_then(|grids| grids.collect::<Result<Vec<Grid>, _>>());
    let grids = grids.map_err(Failure::new)?;
    let of_grids = || pairs::of_grids(input.name(), manifest.asked.clues, &grids);
    let (input, grids) = pool(threads)?.install(of_grids)?;
    let is_limited = manifest.asked.census == Some(CensusOf::Grids);
    Ok((Some(input), is_limited.then_some(grids)))
}

fn read_twice() -> Failure {
    Failure::new("--input must be a file, not a pipe: it is read twice")
}

/// Which input it is, and its grids from the first that is wanted on.
fn source(manifest: &Manifest, input: &Input) -> Result<(Identity, Source), Failure> {
    let identity = Identity::of_input(input).map_err(Failure::new)?.ok_or_else(read_twice)?;
    // If it is another input it may not have them.
    let [start, end] = manifest.part.map(|number| number.min(identity.grids));
    Ok((identity, input.source(start..end).map_err(Failure::new)?))
}

/// With more clues to be found the engine `degree` takes up to a minute a grid, not
/// seconds.
const DEGREE_CLUES: usize = 16;

/// Another engine than that of the run, if there is one that is fast enough.
fn other_engine(manifest: &Manifest) -> &'static str {
    let given = manifest.asked.mask.bytes().filter(|&cell| cell == b'1').count();
    let to_be_found = manifest.asked.clues.saturating_sub(given);
    // A pair of bands has a dozen grids and more.
    let is_soon_done = to_be_found <= DEGREE_CLUES && manifest.asked.census.is_none();
    if manifest.engine == "bands" && is_soon_done { "degree" } else { "bands" }
}

/// Other means than those that the run was searched with: an engine with a
/// level that the run did not have, if there is one, in the other orientation if the engine is that
/// of the run.
fn audit_engine(manifest: &Manifest, levels: &BTreeSet<String>, name: &str) -> AuditEngine {
    let turned = name == manifest.engine;
    let at = |isa| engines::by_name(name, Options::usual(isa)).expect("an engine of ours");
    let mut all: Vec<Box<dyn Engine>> = Isa::all().into_iter().map(at).collect();
    let mut places = 0..all.len();
    let is_new = |&place: &usize| !levels.contains(all[place].level().name());
    // The widest, so that a slow engine is not slower still. That of the run is fast
    // enough for the most different one.
    let other = if turned { places.find(is_new) } else { places.rfind(is_new) };
    let engine = all.swap_remove(other.unwrap_or(0));
    let level = level_in_words(engine.level(), levels);
    match turned {
        true => AuditEngine {
            name: format!("engine {name} transposed, {level}"),
            engine: Arc::new(Transposed(engine)),
        },
        false => AuditEngine { name: format!("engine {name}, {level}"), engine: engine.into() },
    }
}

/// What the audit of a sample of pairs, or of a shard of a census of given grids, leaves out.
const NOT_LOOKED_UP: &str = "the audit did not look up puzzles that other pairs have to find: it cannot tell which pairs this run has";

/// Tells what was found.
fn tell(
    args: &Args,
    manifest: &Manifest,
    report: &Report,
    stopped: bool,
    [repeated, audited]: [Option<String>; 2],
    seed: u64,
) -> Result<Exit, Failure> {
    let (dir, findings) = (args.dir.display(), &report.findings);
    for warning in &report.warnings {
        say(format_args!("{dir}: warning: {warning}"));
    }
    for text in findings.first() {
        // Many errors name the file with its path.
        match text.starts_with(&dir.to_string()) {
            true => say(text),
            false => say(format_args!("{dir}: {text}")),
        }
    }
    if findings.count() > Findings::KEPT as u64 {
        let more = findings.count() - Findings::KEPT as u64;
        say(format_args!("{dir}: and {more} more"));
    }
    for again in [&repeated, &audited].into_iter().flatten().filter(|_| !findings.is_empty()) {
        say(format_args!("{dir}: {again}, seed {seed}"));
    }
    let (result, exit) = match () {
        () if findings.are_damage() => ("damaged", Exit::Bad),
        () if !findings.is_empty() => ("different", Exit::SelfCheck),
        () if stopped => ("interrupted", interrupted()),
        () => ("complete", Exit::Complete),
    };
    if args.format.is_json() {
        let again = repeated.is_some() || audited.is_some();
        print(&json_line(&json!({
            "audited": audited,
            "canaries": report.canaries,
            "compared": report.compared,
            "dir": dir.to_string(),
            "grids": report.grids,
            "limits": manifest.asked.limits_in_words(),
            "problem_count": findings.count(),
            "problems": findings.first(),
            "puzzles": report.puzzles,
            "range": manifest.part,
            "repeated": repeated,
            "result": result,
            "seed": again.then_some(seed),
            "warnings": report.warnings,
        })))?;
        return Ok(exit);
    }
    if args.quiet || exit != Exit::Complete {
        return Ok(exit);
    }
    let [start, end] = manifest.part;
    let asked = match manifest.asked.fewest {
        true => "its fewest clues, and completely with one clue less".to_owned(),
        false => format!("puzzles of {} clues", manifest.asked.clues),
    };
    let limits = manifest.asked.limits_in_words();
    let [one, several] = manifest.input.kind.items();
    let mut text = format!(
        "{dir}: complete: each {one} of {start}..{end} was searched once for {asked}{limits}\n  {several}: {}; puzzles solved again: {}\n",
        report.grids, report.puzzles
    );
    let compared = if report.compared { "all" } else { "none (give it with --input)" };
    text.push_str(&format!("  {several} compared with the input: {compared}\n"));
    if let Some(skipped) = skipped_in_words(manifest) {
        text.push_str(&format!("  {skipped}\n"));
    }
    text.push_str(&format!("  {}\n", manifest.canaries_in_words(report.canaries)));
    if let Some(repeated) = repeated {
        text.push_str(&format!("  repeat, seed {seed}: {repeated}, the same lines of evidence\n"));
    }
    if let Some(audited) = audited {
        let limited = report.sampled.iter().filter(|sampled| sampled.limited).count();
        text.push_str(&format!("  audit, seed {seed}: {audited}, the same puzzles"));
        text.push_str(&match limited {
            0 => "\n".to_owned(),
            _ => format!("; {limited} had ended at the limit\n"),
        });
    }
    print(&text)
}

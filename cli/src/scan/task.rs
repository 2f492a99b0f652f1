//! The flags, checked, and what they mean together.

use super::args::EngineArgs;
use super::asked::Asked;
use super::wanted::Wanted;
use crate::engines::Options;
use crate::items::Item;
use crate::report::{ProgressReport, Show, Work};
use crate::results::{BadLines, Teller};
use crate::{Failure, engines, say, signals};
use gridsieve::builtin;
use gridsieve::builtin::Answers;
use gridsieve::engine::{Engine, Mask, Question};
use gridsieve::scan::{Census, Kind, MOST_SHARE, Pin, Plan, Progress, PuzzleIndex};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::whole;
use gridsieve_runs::GridsOf;
use gridsieve_runs::census::PairScan;
use std::mem;

/// A search with its flags checked, and the engine.
pub struct Task<'a> {
    pub args: &'a Asked,
    pub engine: Box<dyn Engine>,
    pub options: Options,
    /// How pairs of bands are searched, in a census whose input is open.
    pub pairs: Option<PairScan>,
    /// Where the grids are that a census is of.
    pub grids_of: Option<GridsOf>,
    pub threads: usize,
    pub pin: Pin,
    pub bad_lines: BadLines,
}

impl Task<'_> {
    /// Checks what is asked.
    ///
    /// # Errors
    /// Flags contradict each other, or a core is not there.
    pub fn new(args: &Asked) -> Result<Task<'_>, Failure> {
        let EngineArgs { engine: name, isa } = &args.engine;
        let options = Options { isa: isa.choice()?.isa, ..args.options };
        let engine = engines::by_name(name, options).expect("the flag lets only names through");
        let is_kept = args.common.run.is_given() || args.plan.plan;
        if args.common.run.is_given() && args.common.results.format.is_json() {
            return Err(Failure::new("--run writes puzzles as text; its evidence has the rest"));
        }
        if is_kept && options != Options::usual(options.isa) {
            return Err(Failure::new(
                "--forward-view and --bitmap-threshold are not for --run or --plan: its evidence has \
                 counters, which have to be the same whoever searches",
            ));
        }
        if is_kept && !args.more_clues.is_empty() {
            return Err(Failure::new(
                "a run is for one number of clues: give each number a --run or --plan of its own",
            ));
        }
        if args.common.grids.catalogue && args.common.grids.part.is_all() && args.pairs.is_none() {
            return Err(Failure::new("--catalogue needs --range or --band"));
        }
        signals::end_by_itself();
        signals::set_last_words(match args.common.run.is_given() {
            true => "interrupted: the work units that were done are kept",
            false => "interrupted: the output may end within a line",
        });
        Ok(Task {
            args,
            engine,
            options,
            pairs: None,
            grids_of: None,
            threads: args.common.threads.count(),
            pin: args.common.threads.pin()?,
            bad_lines: BadLines::default(),
        })
    }

    /// For a run, whose batches come with their numbers.
    pub fn run_plan(&self) -> Plan<'_> {
        let index = if self.args.common.results.index {
            PuzzleIndex::Included
        } else {
            PuzzleIndex::Omitted
        };
        Plan {
            subgrid: self.args.subgrid,
            keep: self.args.keep,
            threads: self.threads,
            same_counters: self.args.common.run.is_given() || self.args.plan.plan,
            pin: self.pin.clone(),
            census: self.pairs.as_ref().map(|engine| Census { engine, index }),
            ..Plan::new(&*self.engine, self.args.question)
        }
    }

    pub fn plan(&self, wanted: &Wanted) -> Plan<'_> {
        let rank: fn(u64, &Grid) -> u64 = match wanted.input.kind() {
            // The number of a grid is its index.
            Kind::Catalogue => |number, _| number,
            _ => |_, grid| whole::rank(grid),
        };
        let index = self.args.common.results.index;
        // A program that writes to our pipe may wait for the answer to one grid.
        let share = wanted.input.grids().map_or(1, |_| MOST_SHARE);
        Plan {
            skip_bad: self.args.common.given.skip_bad,
            share: self.args.share.map_or(share, usize::from),
            first: wanted.range.start,
            catalogue_index: (index && self.pairs.is_none()).then_some(rank),
            more_clues: self.args.more_clues.clone(),
            unordered: self.args.common.results.unordered,
            ..self.run_plan()
        }
    }

    /// What is known of the built-in grids, if those are scanned.
    pub fn answers(&self, wanted: &Wanted) -> Option<Answers> {
        let grids = wanted.grids().filter(|_| wanted.input.kind() == Kind::BuiltIn)?;
        let Question { clues, mask, band_3 } = self.args.question;
        let whole = band_3.is_unlimited() && mask == Mask::FREE && !self.args.keep.fewest;
        let whole = whole && self.args.more_clues.is_empty();
        let answers = Answers::new(clues, self.args.keep.limit, grids as usize).filter(|_| whole);
        if !self.args.common.results.quiet {
            let known = if answers.is_some() { "" } else { " (their answers are not known)" };
            let all = builtin::GRIDS.len() as u64;
            let some = if grids == all { String::new() } else { format!("{grids} of ") };
            let reason = if self.args.common.grids.built_in { "" } else { "no grid given: " };
            say(format_args!("{reason}scanning {some}the {all} built-in grids{known}"));
        }
        answers
    }

    /// Tells the user of a scan of so many grids, if that is known, and hands its results on.
    /// `on_terminal`: results appear on the same terminal.
    pub fn teller<S>(
        &mut self,
        grids: Option<u64>,
        before: Progress,
        on_terminal: bool,
        results: S,
    ) -> Teller<S> {
        let args = self.args;
        let (quiet, interval) = (args.common.results.quiet, args.common.progress_interval);
        let show = Show { quiet, on_terminal, interval };
        let progress = ProgressReport::new(Work::Scan(self.names()), show, grids, before);
        Teller { progress, before, faults: 0, bad_lines: mem::take(&mut self.bad_lines), results }
    }

    /// What one item is called, and several.
    pub fn names(&self) -> [&'static str; 2] {
        if self.pairs.is_some() { Kind::Pairs.items() } else { Grid::NAMES }
    }

    /// What does not change the results.
    pub fn settings(&self) -> String {
        let (engine, level, threads) = (self.engine.name(), self.engine.level(), self.threads);
        let threshold = self.options.bitmap_threshold;
        format!("engine: {engine}, level {level}, bitmap threshold {threshold}\nthreads: {threads}")
    }
}

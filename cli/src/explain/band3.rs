//! `gridsieve explain band3`.

use crate::cells::parse_cells;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::isa::IsaArgs;
use crate::items::{Given, one};
use crate::{Failure, flags, json_line, named, print, signals};
use comfy_table::{ContentArrangement, Table, presets};
use gridsieve::engine::bands::{Band3Case, Band3Study, Bands, StudyEnd};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{BandChoice, CellSet, Grid};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;

/// Show what the engine `bands` does in band 3 with one set of clues of bands 1+2
///
/// The clues of two bands are given; the engine looks for those of band 3 (rows 7-9, or another
/// band or stack). Shows the UAs that the given clues leave open, the minimum of clues that follows
/// for band 3, the case of the phase, the results of the checks, and the puzzles.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Grid>,
    #[arg(long, value_name = "CELLS", help = flags::GIVEN)]
    given: String,
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K",
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    /// Which band is band 3: 1 to 3 for the bands, 4 to 6 for the stacks
    #[arg(long, value_name = "N", default_value = "3", value_parser = named::band_choice())]
    band3: BandChoice,
    /// At most N results; puzzles
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    #[command(flatten)]
    format: FormatArgs,
    #[command(flatten)]
    isa: IsaArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (grid, exit) = one::<Grid>(&args.input)?;
    let given = parse_cells("--given", &args.given, CELLS)?;
    let choice = args.band3;
    let clues = usize::from(args.clues);
    let inside = given & choice.cells();
    if !inside.is_empty() {
        let reason = format_args!(
            "the given cells {inside} are in {choice} itself, which is to be searched"
        );
        return Err(Failure::new(format_args!("--given and --band3: {reason}")));
    }
    let left = clues.saturating_sub(given.len());
    if left == 0 {
        let given = given.len();
        let reason = format_args!("of {clues} clues none is left to band 3");
        let text = format_args!("--given and --clues: {given} cells are given: {reason}");
        return Err(Failure::new(text));
    }
    if left > 27 {
        let reason = format_args!("{left} clues are left to band 3, which has 27 cells");
        return Err(Failure::new(format_args!("--given and --clues: {reason}")));
    }
    let most = args.limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
    let stop = signals::stop_flag();
    let study =
        Bands::new(args.isa.choice()?.isa).study_band_3(&grid, choice, given, clues, most, stop);
    let shown = Shown { grid: &grid, choice, given, clues, study: &study };
    let text = if args.format.is_json() { json_line(&shown.json()) } else { shown.text() };
    print(&text)?;
    Ok(if stop.load(Ordering::Relaxed) { Exit::Interrupted } else { exit })
}

/// What is shown.
struct Shown<'a> {
    grid: &'a Grid,
    choice: BandChoice,
    given: CellSet,
    clues: usize,
    study: &'a Band3Study,
}

fn texts<'a>(sets: impl IntoIterator<Item = &'a CellSet>) -> Vec<String> {
    sets.into_iter().map(CellSet::to_string).collect()
}

/// The name of a case, and what it means.
fn case(case: Band3Case) -> (&'static str, &'static str) {
    match case {
        Band3Case::NothingInField => ("nothing in field", "no mini-row asks for a clue"),
        Band3Case::Critical => ("critical", "all clues go in field, where mini-rows ask for them"),
        Band3Case::Missing1 => {
            ("missing 1", "one clue goes out of field, to a cell common to list B")
        }
        Band3Case::MissingMore => {
            ("missing more", "clues go out of field, as list B asks for them")
        }
        Band3Case::Subcritical => {
            ("subcritical", "list B is empty: clues can be redundant in field")
        }
    }
}

/// The name of an end, and what it means.
fn end(end: &StudyEnd) -> (&'static str, &'static str) {
    match end {
        StudyEnd::AnotherFilling(_) => {
            ("another filling", "bands 1+2 have another filling: no puzzle")
        }
        StudyEnd::MinCount => ("min count", "the mini-rows ask for too many clues: no puzzle"),
        StudyEnd::KnownUas => ("known UAs", "known UAs are left that cannot be hit: no puzzle"),
        StudyEnd::Forced => ("forced clues", "forced clues leave a UA without a cell: no puzzle"),
        StudyEnd::GlobalCheck => ("global check", "the global check fails: no puzzle"),
        StudyEnd::Searched => ("searched", "searched"),
        StudyEnd::Stopped => ("stopped", "stopped: there may be more puzzles"),
    }
}

impl Shown<'_> {
    fn puzzles(&self) -> impl Iterator<Item = String> {
        self.study.puzzles.iter().map(|&clues| self.grid.puzzle(clues).to_string())
    }

    /// Did the global check find one solution? None if it was not made.
    fn global_check(&self) -> Option<bool> {
        self.study.global_check.then_some(self.study.end != StudyEnd::GlobalCheck)
    }

    /// Another filling of bands 1+2 with the given clues, if there is one.
    fn another_filling(&self) -> Option<String> {
        match self.study.end {
            StudyEnd::AnotherFilling(ua) => Some(ua.to_string()),
            _ => None,
        }
    }

    fn json(&self) -> Value {
        let study = self.study;
        let [gua2, gua3, gua4, gua6] = study.sockets.each_ref().map(texts);
        let mini_row = |(cells, min_count): &(CellSet, u32)| json!({ "cells": cells.to_string(), "min_count": min_count });
        json!({
            "grid": self.grid.to_string(),
            "band3": self.choice.number(),
            "given": self.given.to_string(),
            "clues": self.clues,
            "left": study.left,
            "another_filling": self.another_filling(),
            "gua2": gua2,
            "gua3": gua3,
            "gua4": gua4,
            "gua6": gua6,
            "other_patterns": study.other_patterns,
            "min_count_by_mini_row": study.mini_rows.iter().map(mini_row).collect::<Vec<_>>(),
            "min_count_by_box": study.boxes,
            "min_count": study.min_count,
            "missing": study.missing(),
            "field": study.field.to_string(),
            "list_a": texts(&study.list_a),
            "list_b": texts(&study.list_b),
            "case": study.case.map(|of| case(of).0),
            "allowed": study.allowed.to_string(),
            "end": end(&study.end).0,
            "global_check": self.global_check(),
            "nodes": study.nodes,
            "solver_calls": study.solver_calls,
            "fresh_uas": study.fresh_uas,
            "puzzles": self.puzzles().collect::<Vec<_>>(),
        })
    }

    fn text(&self) -> String {
        let study = self.study;
        // In a terminal, long lists go on in the next line.
        let mut table = Table::new();
        table.load_preset(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
        let mut line = |name: &str, value: String| {
            table.add_row([name, &value]);
        };
        line("band 3", self.choice.to_string());
        line("clues", format!("{} given, {} left of {}", self.given.len(), study.left, self.clues));
        let none = || "none".to_owned();
        line("another filling", self.another_filling().unwrap_or_else(none));
        for (kind, sockets) in ["GUA2", "GUA3", "GUA4", "GUA6"].iter().zip(&study.sockets) {
            line(&format!("open {kind}"), list(&texts(sockets)));
        }
        line("other open patterns", study.other_patterns.to_string());
        let asking = study.mini_rows.iter().filter(|mini_row| mini_row.1 > 0);
        let asking: Vec<String> = asking.map(|(cells, n)| format!("{n} of {cells}")).collect();
        line("mincount by mini-row", list(&asking));
        let [a, b, c] = study.boxes;
        let crossing =
            if self.choice.is_stack() { "mincount by band" } else { "mincount by stack" };
        line(crossing, format!("{a}, {b}, {c}"));
        line("mincount", format!("{}, missing {}", study.min_count, study.missing()));
        line("field", study.field.to_string().replace(',', ", "));
        line("list A", list(&texts(&study.list_a)));
        line("list B", list(&texts(&study.list_b)));
        let of = study.case.map(case).map(|(name, meaning)| format!("{name}: {meaning}"));
        line("case", of.unwrap_or_else(|| "none: too few clues are left".to_owned()));
        line("allowed cells", study.allowed.to_string().replace(',', ", "));
        let check = match self.global_check() {
            None => "not made",
            Some(true) => "all allowed cells given have one solution",
            Some(false) => "all allowed cells given have more than one solution",
        };
        line("global check", check.to_owned());
        line("end", end(&study.end).1.to_owned());
        line("nodes", study.nodes.to_string());
        line("solver calls", format!("{}, fresh UAs {}", study.solver_calls, study.fresh_uas));
        line("puzzles", study.puzzles.len().to_string());
        let mut text = table.trim_fmt() + "\n";
        self.puzzles().for_each(|puzzle| text.extend([&puzzle, "\n"]));
        self.picture(&mut text);
        text
    }

    /// Band 3 with the digits of its field; a stack is shown turned into a band.
    fn picture(&self, text: &mut String) {
        let (is_stack, of) = (self.choice.is_stack(), self.choice.index());
        text.push_str(if is_stack { "field, a column of the stack a line:\n" } else { "field:\n" });
        for i in 3 * of..3 * of + 3 {
            for j in 0..9 {
                let cell = if is_stack { 9 * j + i } else { 9 * i + j };
                let is_in_field = self.study.field.contains(cell);
                let separator = if j % 3 == 0 { " " } else { "" };
                text.push_str(separator);
                text.push(if is_in_field { char::from(b'0' + self.grid.digit(cell)) } else { '.' });
            }
            text.push('\n');
        }
    }
}

/// Some texts in one line.
fn list(texts: &[String]) -> String {
    if texts.is_empty() { "none".to_owned() } else { texts.join(" ") }
}

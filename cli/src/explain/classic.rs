//! `gridsieve explain classic`.

use crate::cells::parse_cells;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::isa::IsaArgs;
use crate::items::{Given, one};
use crate::scan::MaskArgs;
use crate::{Failure, flags, json_line, mcn, print};
use gridsieve::engine::Question;
use gridsieve::engine::classic::ClassicStudy;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use serde_json::{Value, json};

/// Show the search that the engine `classic` prepares
///
/// Positions are written as 81 characters, from position 80 at the left to 0 at the right: clues
/// are placed from left to right. Shows the chosen clique, the cell of each position, the renamed
/// UAs in their order, how far to the left each clue can be, and the four ranges of the clue after
/// those given.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Grid>,
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K",
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    #[arg(long, value_name = "CELLS", default_value = "{}", help = flags::GIVEN)]
    given: String,
    /// Show the first N UAs
    #[arg(long, value_name = "N", default_value_t = 20)]
    uas: usize,
    #[command(flatten)]
    format: FormatArgs,
    #[command(flatten)]
    mask: MaskArgs,
    #[command(flatten)]
    isa: IsaArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (grid, exit) = one::<Grid>(&args.input)?;
    if args.mask.subgrid.is_some_and(|subgrid| grid.puzzle(subgrid.clues()) != subgrid) {
        return Err(Failure::new("the grid does not have the clues of --subgrid"));
    }
    let question = Question { mask: args.mask.mask()?, ..Question::new(args.clues.into()) };
    let placed = parse_cells("--given", &args.given, CELLS)?;
    let outside = placed - question.mask.free();
    if !outside.is_empty() {
        let reason = "must be clues already, or must not be clues";
        return Err(Failure::new(format_args!("--given: the cells {outside} {reason}")));
    }
    let study = ClassicStudy::new(&grid, &question, args.isa.choice()?.isa)
        .ok_or_else(|| Failure::new("there is no such puzzle: the mask leaves no way"))?;
    if placed.len() >= study.clues {
        let count = study.clues;
        return Err(Failure::new(format_args!("--given: fewer than {count} cells are wanted")));
    }
    let shown = if args.format.is_json() {
        json_line(&json(&study, placed, args.uas))
    } else {
        text(&study, placed, args.uas)
    };
    print(&shown)?;
    Ok(exit)
}

/// What is shown, as an object.
fn json(study: &ClassicStudy, placed: CellSet, most: usize) -> Value {
    let positions = study.cells.len();
    let shown = |set: u128| picture(set, positions, '1');
    let uas: Vec<u128> = study.uas().collect();
    let placed = study.positions_of(placed);
    let ranges = study.ranges(placed);
    let (first_unhit, by_first_unhit) = ranges.by_first_unhit.unzip();
    json!({
        "all_cliques": study.all_cliques,
        "cells": study.cells,
        "clique": study.clique.iter().map(CellSet::to_string).collect::<Vec<_>>(),
        "clue": placed.count_ones() + 1,
        "clues": study.clues,
        "collected": study.collected,
        "first_unhit": first_unhit.map(shown),
        "given": shown(placed),
        "highest": (1..=study.clues).map(|left| study.end(left) - 1).collect::<Vec<_>>(),
        "kept": uas.len(),
        "range_1": shown(ranges.below_previous),
        "range_2": shown(ranges.by_clique),
        "range_3": shown(ranges.with_room),
        "range_4": by_first_unhit.map(shown),
        "uas": uas.iter().take(most).map(|&ua| shown(ua)).collect::<Vec<_>>(),
    })
}

/// A set of positions, the highest at the left.
fn picture(set: u128, positions: usize, member: char) -> String {
    (0..positions).rev().map(|i| if set >> i & 1 != 0 { member } else { '0' }).collect()
}

/// The blocks of the clique as the method's author draws them.
fn blocks(study: &ClassicStudy) -> String {
    let sizes: Vec<usize> = study.clique.iter().map(|ua| ua.len()).collect();
    let rest = study.cells.len().saturating_sub(sizes.iter().sum());
    let block = |&size: &usize| match size {
        0..=3 => "U".repeat(size),
        _ => format!("<{:^width$}>", format!("U{size}"), width = size - 2),
    };
    "0".repeat(rest) + &sizes.iter().rev().map(block).collect::<String>()
}

fn text(study: &ClassicStudy, placed: CellSet, most: usize) -> String {
    let positions = study.cells.len();
    let mut text = String::new();
    let mut line = |line: String| text += &format!("{line}\n");
    let more = if study.all_cliques { "" } else { " (not all cliques were looked at)" };
    line(format!("chosen clique of {} UAs{more}", study.clique.len()));
    line(mcn::picture(&study.clique));
    line(format!("cells of positions {} to 0, row and column", positions.max(1) - 1));
    let cell = |cell: &u8| format!("{}{}", cell / 9 + 1, cell % 9 + 1);
    let cells: Vec<String> = study.cells.iter().rev().map(cell).collect();
    cells.chunks(20).for_each(|chunk| line(chunk.join(" ")));
    line(format!("\nclique\n{}", blocks(study)));
    let uas: Vec<u128> = study.uas().collect();
    line(format!("\n{} UAs, {} of them kept, first ones", study.collected, uas.len()));
    uas.iter().take(most).for_each(|&ua| line(picture(ua, positions, '1')));
    line("\nhighest position of a clue, by clues left (it among them)".to_owned());
    let highest = (1..=study.clues).rev();
    let highest: Vec<String> =
        highest.map(|left| format!("{left}:{}", study.end(left) - 1)).collect();
    highest.chunks(12).for_each(|chunk| line(chunk.join(" ")));

    let placed = study.positions_of(placed);
    let ranges = study.ranges(placed);
    let left = study.clues - placed.count_ones() as usize;
    line(format!("\nclue {} of {}", placed.count_ones() + 1, study.clues));
    let mut show =
        |set, member, what: &str| line(format!("{} {what}", picture(set, positions, member)));
    show(placed, '1', "#more significant clues");
    show(ranges.below_previous, 'x', "#range 1");
    show(ranges.by_clique, 'x', "#range 2, by the clique");
    show(ranges.with_room, 'x', &format!("#range 3, room for the {} other clues", left - 1));
    match ranges.by_first_unhit {
        Some((ua, range)) => {
            show(ua, '1', "#topmost UA");
            show(range, 'x', "#range 4");
        }
        None => line("all UAs are hit: the other clues are permuted".to_owned()),
    }
    text
}

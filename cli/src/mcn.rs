//! `gridsieve mcn`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{Batch, ItemArgs, Work, each_batch};
use super::lines::{Lines, Stop};
use super::{Failure, json_line};
use crate::report::Format;
use gridsieve::internal::grid::{CellSet, Grid};
use gridsieve::internal::ua::cliques::{Cliques, Effort, maximum_cliques};
use gridsieve::internal::ua::minimal_uas_within;
use gridsieve_kernels::Isa;

/// The most symmetric grid has half a million maximum cliques.
const EFFORT: Effort = Effort { nodes: 50_000_000, cliques: 1_000_000 };

/// Show the maximal clique number (MCN) of grids and a maximum clique
///
/// The MCN is the largest number of unavoidable sets (UAs) of which no two have a
/// cell in common: every valid puzzle has at least as many clues. It
/// depends on how large UAs may be. Of the maximum cliques the one with the least
/// product of sizes is shown, a letter for each of its UAs.
#[derive(clap::Args)]
pub struct Args {
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=18))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object<'a> {
    index: u64,
    grid: String,
    max_size: u8,
    /// UAs up to that size.
    uas: usize,
    mcn: usize,
    maximum_cliques: usize,
    /// False if there are more.
    complete: bool,
    /// The cells of each UA of the one shown, numbered row by row from 0.
    clique: Vec<Vec<usize>>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let is_one = args.items.given.is_one_literal::<Grid>();
    each_batch(&args.items, &mut Mcn { isa: args.isa.choice().isa, args: &args, is_one })
}

/// Writes the MCN of grids.
struct Mcn<'a> {
    args: &'a Args,
    isa: Isa,
    /// There is one grid, which needs no name.
    is_one: bool,
}

impl Work<Grid> for Mcn<'_> {
    fn at_a_time(&self, threads: usize) -> usize {
        threads
    }

    fn has_summary(&self) -> bool {
        false
    }

    fn batch(&mut self, batch: &Batch<Grid>, lines: &mut Lines) -> Result<(), Stop> {
        let found = batch.in_parts(1, |one| cliques(&one.items[0], self.args.max_size, self.isa));
        for ((index, grid, comment), found) in batch.each().zip(found) {
            let (uas, found) = found?;
            let text = match self.args.items.format {
                Format::Jsonl => self.object(index, grid, comment, &uas, &found),
                Format::Text => self.text(grid, comment, &uas, &found),
            };
            lines.write(text.as_bytes())?;
        }
        Ok(())
    }
}

impl Mcn<'_> {
    fn text(&self, grid: &Grid, comment: &str, uas: &[CellSet], found: &Cliques) -> String {
        let name = match self.is_one {
            true => String::new(),
            false => format!("{}\n", format!("{grid} {comment}").trim_end()),
        };
        let count = match found.complete {
            true => found.cliques.len().to_string(),
            false => format!("at least {}; the search was given up", found.cliques.len()),
        };
        format!(
            "{name}MCN {} with UAs of up to {} cells ({} of them)\nmaximum cliques: {count}\n{}",
            found.size,
            self.args.max_size,
            uas.len(),
            picture(&found.least(uas))
        )
    }

    fn object(
        &self,
        index: u64,
        grid: &Grid,
        comment: &str,
        uas: &[CellSet],
        found: &Cliques,
    ) -> String {
        json_line(&Object {
            index,
            grid: grid.to_string(),
            max_size: self.args.max_size,
            uas: uas.len(),
            mcn: found.size,
            maximum_cliques: found.cliques.len(),
            complete: found.complete,
            clique: found.least(uas).iter().map(|ua| ua.iter().collect()).collect(),
            comment,
        })
    }
}

/// The UAs of a grid up to a size, and their maximum cliques.
pub(super) fn cliques(
    grid: &Grid,
    max_size: u8,
    isa: Isa,
) -> Result<(Vec<CellSet>, Cliques), Failure> {
    let (uas, _) = minimal_uas_within(grid, CellSet::ALL, max_size.into(), isa);
    if uas.len() > usize::from(u16::MAX) {
        let count = uas.len();
        return Err(Failure::new(format_args!(
            "--max-size {max_size}: {count} UAs are too many, 65535 at most"
        )));
    }
    let found = maximum_cliques(&uas, EFFORT);
    Ok((uas, found))
}

/// The grid with a letter for each UA of a clique, and the UAs.
pub fn picture(clique: &[CellSet]) -> String {
    let letter = |i: usize| char::from(b'A' + (i % 26) as u8);
    let mut text = String::new();
    for row in 0..9 {
        if row % 3 == 0 {
            text.push('\n');
        }
        for cell in 9 * row..9 * row + 9 {
            let of = clique.iter().position(|ua| ua.contains(cell));
            text.push(of.map_or('.', letter));
            text.push_str(match cell % 9 {
                8 => "\n",
                2 | 5 => "  ",
                _ => " ",
            });
        }
    }
    text.push('\n');
    for (i, ua) in clique.iter().enumerate() {
        text += &format!("{} {:>2} cells {ua}\n", letter(i), ua.len());
    }
    text
}

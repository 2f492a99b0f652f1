//! `gridsieve mcn`.

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::lines::Stop;
use super::texts::{Texts, below, item_object};
use crate::report::Format;
use gridsieve::ua::cliques::{Cliques, Effort, maximum_cliques};
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use serde_json::{Value, json};

/// The most symmetric grid has half a million maximum cliques.
const EFFORT: Effort = Effort { nodes: 50_000_000, cliques: 1_000_000 };

/// Show the maximal clique number (MCN) of grids and a maximum clique
///
/// The MCN is the largest number of pairwise disjoint unavoidable sets (UAs): every valid puzzle
/// has at least as many clues. It depends on how large UAs may be. Shown is the maximum clique with
/// the least product of sizes, with a letter for each UA. The output for each of several grids
/// stands below it, in lines that begin with `#`.
#[derive(clap::Args)]
pub struct Args {
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=18))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let item_text = |index, grid: &Grid, comment: &str| -> Result<String, Stop> {
        let (uas, found) = cliques(grid, args.max_size, isa)?;
        Ok(match (args.items.format.get(), args.items.given.is_one_literal()) {
            (Format::Jsonl, _) => item_object(index, object(&args, grid, &uas, &found), comment),
            (Format::Text, true) => text(&args, &uas, &found),
            (Format::Text, false) => below(grid, comment, &text(&args, &uas, &found)),
        })
    };
    each_batch(&args.items, &mut Texts { each: 1, ..Texts::of_each(item_text) })
}

fn text(args: &Args, uas: &[CellSet], found: &Cliques) -> String {
    let count = match found.complete {
        true => found.cliques.len().to_string(),
        false => format!("at least {}; the search was given up", found.cliques.len()),
    };
    format!(
        "MCN {} with UAs of up to {} cells ({} of them)\nmaximum cliques: {count}\n{}",
        found.size,
        args.max_size,
        uas.len(),
        picture(&found.least(uas))
    )
}

fn object(args: &Args, grid: &Grid, uas: &[CellSet], found: &Cliques) -> Value {
    let clique = found.least(uas);
    let cells = |ua: &CellSet| ua.iter().collect::<Value>();
    json!({
        "clique": clique.iter().map(cells).collect::<Value>(),
        "complete": found.complete,
        "grid": grid.to_string(),
        "max_size": args.max_size,
        "maximum_cliques": found.cliques.len(),
        "mcn": found.size,
        "uas": uas.len(),
    })
}

/// The UAs of a grid up to a size, and their maximum cliques.
pub(super) fn cliques(
    grid: &Grid,
    max_size: u8,
    isa: Isa,
) -> Result<(Vec<CellSet>, Cliques), Failure> {
    let uas = minimal_uas_within(grid, CellSet::ALL, max_size.into(), isa);
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

//! `gridsieve mcn`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::{Failure, grid_of, print};
use gridsieve::internal::grid::{CellSet, Grid};
use gridsieve::internal::ua::cliques::{Cliques, Effort, maximum_cliques};
use gridsieve::internal::ua::minimal_uas_within;
use gridsieve_kernels::Isa;

/// The most symmetric grid has half a million maximum cliques.
const EFFORT: Effort = Effort { nodes: 50_000_000, cliques: 1_000_000 };

/// Show the maximal clique number (MCN) of a grid and a maximum clique
///
/// The MCN is the largest number of unavoidable sets (UAs) of which no two have a
/// cell in common: every valid puzzle has at least as many clues. It
/// depends on how large UAs may be. Of the maximum cliques the one with the least
/// product of sizes is shown, a letter for each of its UAs.
#[derive(clap::Args)]
pub struct Args {
    /// The grid: 81 digits from 1 to 9, row by row
    grid: String,
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=18))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let grid = grid_of(&args.grid)?;
    let max_size = args.max_size;
    let (uas, found) = cliques(&grid, max_size, args.isa.choice().isa)?;
    let count = match found.complete {
        true => found.cliques.len().to_string(),
        false => format!("at least {}; the search was given up", found.cliques.len()),
    };
    let text = format!(
        "MCN {} with UAs of up to {max_size} cells ({} of them)\nmaximum cliques: {count}\n{}",
        found.size,
        uas.len(),
        picture(&found.least(&uas))
    );
    print(&text)
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

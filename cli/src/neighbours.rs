//! `gridsieve neighbours`.

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::lines::Stop;
use super::texts::{Texts, item_object, line};
use crate::report::Format;
use gridsieve_grids::Grid;
use gridsieve_kernels::Isa;
use gridsieve_puzzles::exchange::{Exchange, exchanges};

/// List the grids that differ from a grid in one minimal unavoidable set (UA)
///
/// Each line has a grid, a tab, and the cells of the UA; smaller UAs come first. The neighbours of
/// each of several grids follow a line `# GRID`. Some UAs allow several other arrangements of their
/// digits, and each of these is a grid.
#[derive(clap::Args)]
pub struct Args {
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 10,
          value_parser = clap::value_parser!(u8).range(0..=81))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    grid: String,
    max_size: u8,
    neighbours: Vec<Neighbour>,
}

#[derive(serde::Serialize)]
struct Neighbour {
    grid: String,
    /// The cells, numbered row by row from 0.
    ua: Vec<usize>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let item_text = |index, grid: &Grid, comment: &str| -> Result<String, Stop> {
        Ok(item_text(&args, isa, index, grid, comment))
    };
    each_batch(&args.items, &mut Texts { each: 1, ..Texts::of_each(item_text) })
}

/// What is written of a grid.
fn item_text(args: &Args, isa: Isa, index: u64, grid: &Grid, comment: &str) -> String {
    let exchanges = exchanges(grid, args.max_size.into(), isa).into_iter();
    match args.items.format.get() {
        Format::Text => {
            let head = match args.items.given.is_one_literal() {
                true => String::new(),
                false => format!("# {}", line(grid, comment)),
            };
            let lines = exchanges.map(|Exchange { ua, grid }| line(grid, &ua.to_string()));
            head + &lines.collect::<String>()
        }
        Format::Jsonl => {
            let neighbours = exchanges
                .map(|Exchange { ua, grid }| Neighbour {
                    grid: grid.to_string(),
                    ua: ua.iter().collect(),
                })
                .collect();
            let object = Object { grid: grid.to_string(), max_size: args.max_size, neighbours };
            item_object(index, object, comment)
        }
    }
}

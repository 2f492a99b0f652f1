//! `gridsieve neighbours`.

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::texts::{Texts, item_object, line};
use gridsieve_grids::Grid;
use gridsieve_puzzles::exchange::{Exchange, exchanges};
use serde_json::{Value, json};

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

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let item_text = |index, grid: &Grid, comment: &str| {
        let exchanges = exchanges(grid, args.max_size.into(), isa).into_iter();
        if args.items.format.is_json() {
            let neighbour = |Exchange { ua, grid }| json!({ "grid": grid.to_string(), "ua": ua.iter().collect::<Value>() });
            let object = json!({
                "grid": grid.to_string(),
                "max_size": args.max_size,
                "neighbours": exchanges.map(neighbour).collect::<Value>(),
            });
            return Ok(item_object(index, object, comment));
        }
        let head = match args.items.given.is_one_literal() {
            true => String::new(),
            false => format!("# {}", line(grid, comment)),
        };
        let lines = exchanges.map(|Exchange { ua, grid }| line(grid, &ua.to_string()));
        Ok(head + &lines.collect::<String>())
    };
    each_batch(&args.items, &mut Texts { each: 1, ..Texts::of_each(item_text) })
}

//! `gridsieve ua`.

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::texts::{Texts, item_object, line};
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::{CellSet, Grid};
use serde_json::{Value, json};

/// List all minimal unavoidable sets (UAs) of grids up to a size
///
/// Each line has a UA as `{rc,rc,...}`, with rows and columns from 1; smaller UAs come first. The
/// UAs of each of several grids follow a line `# GRID`.
#[derive(clap::Args)]
pub struct Args {
    /// Size of the largest UAs, in cells; beyond 20 they take minutes and gigabytes
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=81))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    /// Count instead of listing; UAs of each size
    #[arg(long)]
    count: bool,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let item_text = |index, grid: &Grid, comment: &str| {
        let max_size = args.max_size.into();
        let uas = minimal_uas_within(grid, CellSet::ALL, max_size, isa);
        if args.items.format.is_json() {
            return Ok(item_object(index, object(&args, grid, &uas), comment));
        }
        let head = match args.items.given.is_one_literal() {
            true => String::new(),
            false => line(format_args!("# {grid}"), comment),
        };
        let lines: Vec<String> = match args.count {
            true => sizes(&uas, max_size),
            false => uas.iter().map(CellSet::to_string).collect(),
        };
        Ok(head + &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
    };
    each_batch(&args.items, &mut Texts { each: 1, ..Texts::of_each(item_text) })
}

fn object(args: &Args, grid: &Grid, uas: &[CellSet]) -> Value {
    let mut sizes = vec![0; usize::from(args.max_size) + 1];
    uas.iter().for_each(|ua| sizes[ua.len()] += 1);
    let mut object = json!({
        "grid": grid.to_string(),
        "max_size": args.max_size,
        "sizes": sizes,
    });
    if !args.count {
        object["uas"] = uas.iter().map(|ua| ua.iter().collect::<Value>()).collect();
    }
    object
}

/// Lines on the sizes of the UAs.
fn sizes(uas: &[CellSet], max_size: usize) -> Vec<String> {
    let mut lines = vec!["size  minimal UAs".to_owned()];
    lines.extend(
        uas.chunk_by(|a, b| a.len() == b.len())
            .map(|same_size| format!("{:>4}  {:>11}", same_size[0].len(), same_size.len())),
    );
    lines.push(format!("{:>4}  {:>11}", format!("≤{max_size}"), uas.len()));
    lines
}

//! `gridsieve ua`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::output::Output;
use super::{Failure, grid_of, items, say};
use crate::report::peak_memory;
use gridsieve::internal::grid::{CellSet, Grid};
use gridsieve::internal::ua::file::read_uas;
use gridsieve::internal::ua::{self, Collection};
use std::path::{Path, PathBuf};

/// Size up to which UAs are enumerated unless told otherwise.
const EXACT_SIZE: u8 = 12;

/// List the minimal unavoidable sets (UAs) of a grid
///
/// One a line on standard output, `{rc,rc,...}` with rows and columns from 1,
/// smaller ones first. How many there are of each size, time and memory go to
/// standard error.
#[derive(clap::Args)]
pub struct Args {
    /// The grid: 81 digits from 1 to 9, row by row
    grid: String,
    /// How the UAs are found; several methods, separated by commas, together
    #[arg(long, value_enum, value_delimiter = ',', value_name = "METHOD", default_value = "exact")]
    method: Vec<Method>,
    /// Size of the largest UAs, in cells; default: 12 with method `exact`, else no limit
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=81))]
    max_size: Option<u8>,
    /// Method `random`: how often 54 cells are emptied
    #[arg(long, value_name = "N", default_value_t = 5000)]
    attempts: u32,
    /// Method `random`: which cells
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Method `file`: the list, `{rc,rc,...}` or 81 characters a line
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    isa: IsaArgs,
    /// Only the figures on standard error, no list
    #[arg(long)]
    count: bool,
}

/// A way to find UAs.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Method {
    /// All minimal UAs up to the size, by exhaustive enumeration
    Exact,
    /// All with at most four different digits
    Digits4,
    /// All with at most five different digits
    Digits5,
    /// All inside five boxes
    Boxes5,
    /// All up to 12 cells, and those inside 54 cells at random, many times
    Random,
    /// Those of a list, each checked to be one
    File,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let grid = grid_of(&args.grid)?;
    if args.file.is_some() != args.method.contains(&Method::File) {
        return Err(Failure::new("--method file and --file FILE need each other"));
    }
    let default = if args.method.contains(&Method::Exact) { EXACT_SIZE } else { 81 };
    let max_size = usize::from(args.max_size.unwrap_or(default));
    let mut methods = Vec::new();
    for method in &args.method {
        methods.push(match method {
            Method::Exact => ua::Method::Exact { max_size },
            Method::Digits4 => ua::Method::Digits(4),
            Method::Digits5 => ua::Method::Digits(5),
            Method::Boxes5 => ua::Method::Boxes5,
            Method::Random => {
                ua::Method::Random { attempts: args.attempts as usize, seed: args.seed }
            }
            Method::File => match &args.file {
                Some(path) => ua::Method::Given(given(path, &grid)?),
                None => continue,
            },
        });
    }
    let mut collection = ua::collect(&grid, &methods, args.isa.choice().isa);
    collection.uas.retain(|ua| ua.len() <= max_size);
    if !args.count {
        let mut uas = collection.uas.iter();
        if !Output::open(None)?.write(|out| uas.try_for_each(|ua| writeln!(out, "{ua}")))? {
            // Whoever reads has had enough, and of the figures as well.
            return Ok(Exit::Complete);
        }
    }
    say(figures(&collection, max_size));
    Ok(Exit::Complete)
}

/// The UAs of a file.
fn given(path: &Path, grid: &Grid) -> Result<Vec<CellSet>, Failure> {
    let (name, text) = items::open(Some(path))?;
    read_uas(text, grid).map_err(|error| Failure::new(format_args!("{name}: {error}")))
}

/// Lines on the sizes of the UAs and on what finding them took.
fn figures(collection: &Collection, max_size: usize) -> String {
    let Collection { uas, nodes, candidates, capped, time } = collection;
    let mut lines = vec!["size  minimal UAs".to_owned()];
    lines.extend(
        uas.chunk_by(|a, b| a.len() == b.len())
            .map(|same_size| format!("{:>4}  {:>11}", same_size[0].len(), same_size.len())),
    );
    lines.push(format!("{:>4}  {:>11}", format!("≤{max_size}"), uas.len()));
    lines.push(format!(
        "nodes: {nodes}, UAs before the filter: {candidates}, seconds: {:.4}",
        time.as_secs_f64()
    ));
    if *capped > 0 {
        lines.push(format!("puzzles with more solutions than were looked at: {capped}"));
    }
    if let Some(megabytes) = peak_memory() {
        lines.push(format!("peak memory, MB: {megabytes:.1}"));
    }
    lines.join("\n")
}

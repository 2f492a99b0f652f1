//! `gridsieve ua`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{self, ItemArgs, each_batch};
use super::texts::{Texts, Told, line};
use super::{Failure, json_line};
use crate::report::{Format, peak_memory};
use gridsieve::ua;
use gridsieve::ua::Collection;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use gridsieve_puzzles::ua_file::read_uas;
use same_file::Handle;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Size up to which UAs are enumerated unless told otherwise.
const EXACT_SIZE: u8 = 12;

/// List the minimal unavoidable sets (UAs) of grids
///
/// One a line on standard output, `{rc,rc,...}` with rows and columns from 1,
/// smaller ones first; those of several grids each below a line `# GRID`. How many there are of each
/// size, time and memory go to standard error.
#[derive(clap::Args)]
pub struct Args {
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
    #[command(flatten)]
    items: ItemArgs<Grid>,
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
    if args.file.is_some() != args.method.contains(&Method::File) {
        return Err(Failure::new("--method file and --file FILE need each other"));
    }
    let default = if args.method.contains(&Method::Exact) { EXACT_SIZE } else { 81 };
    let max_size = usize::from(args.max_size.unwrap_or(default));
    let is_one = args.items.given.is_one_literal();
    let (list, isa) = (List::read(&args)?, args.isa.choice().isa);
    let search = Search { args: &args, max_size, isa, list, is_one };
    let told = |index, grid: &Grid, comment: &str| search.told(index, grid, comment);
    each_batch(&args.items, &mut Texts { each: 1, ..Texts::new(told) })
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object<'a> {
    index: u64,
    grid: String,
    max_size: usize,
    /// How many UAs there are of each size, from 0.
    sizes: Vec<usize>,
    /// The cells of each, numbered row by row from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    uas: Option<Vec<Vec<usize>>>,
    nodes: u64,
    capped: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

/// Collects the UAs of grids.
struct Search<'a> {
    args: &'a Args,
    max_size: usize,
    isa: Isa,
    /// What `--file` names.
    list: Option<List>,
    /// There is one grid, which needs no name.
    is_one: bool,
}

impl Search<'_> {
    /// What is written of a grid.
    fn told(&self, index: u64, grid: &Grid, comment: &str) -> Result<Told, Failure> {
        let collection = self.collection(grid)?;
        if self.args.items.format == Format::Jsonl {
            return Ok(self.object(index, grid, comment, &collection).into());
        }
        let [mut text, mut figures] = [String::new(), figures(&collection, self.max_size)];
        if !self.is_one {
            text = line(format_args!("# {grid}"), comment);
            figures = format!("{grid}\n{figures}");
        }
        if !self.args.count {
            text.extend(collection.uas.iter().map(|ua| format!("{ua}\n")));
        }
        Ok(Told { text, figures: (!self.args.items.quiet).then_some(figures) })
    }

    fn collection(&self, grid: &Grid) -> Result<Collection, Failure> {
        let method = |method: &Method| {
            Ok(match method {
                Method::Exact => ua::Method::Exact { max_size: self.max_size },
                Method::Digits4 => ua::Method::Digits(4),
                Method::Digits5 => ua::Method::Digits(5),
                Method::Boxes5 => ua::Method::Boxes5,
                Method::Random => ua::Method::Random {
                    attempts: self.args.attempts as usize,
                    seed: self.args.seed,
                },
                Method::File => {
                    let list = self.list.as_ref().expect("the flags were checked");
                    ua::Method::Given(list.uas(grid)?)
                }
            })
        };
        let methods = self.args.method.iter().map(method).collect::<Result<Vec<_>, Failure>>()?;
        let mut collection = ua::collect(grid, &methods, self.isa);
        collection.uas.retain(|ua| ua.len() <= self.max_size);
        Ok(collection)
    }

    fn object(&self, index: u64, grid: &Grid, comment: &str, collection: &Collection) -> String {
        let mut sizes = vec![0; self.max_size + 1];
        collection.uas.iter().for_each(|ua| sizes[ua.len()] += 1);
        let cells = |ua: &CellSet| ua.iter().collect();
        json_line(&Object {
            index,
            grid: grid.to_string(),
            max_size: self.max_size,
            sizes,
            uas: (!self.args.count).then(|| collection.uas.iter().map(cells).collect()),
            nodes: collection.nodes,
            capped: collection.capped,
            comment,
        })
    }
}

/// The bytes of a list of UAs, which each grid needs anew.
struct List {
    name: String,
    bytes: Vec<u8>,
}

impl List {
    /// Reads the file that the flags name, if they name one.
    ///
    /// # Errors
    /// It cannot be read, or standard input would have to be the list and the grids.
    fn read(args: &Args) -> Result<Option<List>, Failure> {
        let Some(path) = args.file.as_deref() else { return Ok(None) };
        let is_standard_input = path == Path::new("-")
            || Handle::stdin()
                .is_ok_and(|input| Handle::from_path(path).is_ok_and(|file| file == input));
        if is_standard_input && args.items.given.is_standard_input()? {
            return Err(Failure::new(
                "--file: the list and the grids cannot both be standard input: give the grids, or a \
                 file",
            ));
        }
        let ((name, mut text), mut bytes) = (items::open(Some(path))?, Vec::new());
        text.read_to_end(&mut bytes)
            .map_err(|error| Failure::new(format_args!("cannot read {name}: {error}")))?;
        Ok(Some(List { name, bytes }))
    }

    /// The UAs of a grid; all have to be some of it.
    fn uas(&self, grid: &Grid) -> Result<Vec<CellSet>, Failure> {
        let List { name, bytes } = self;
        read_uas(&bytes[..], grid).map_err(|error| Failure::new(format_args!("{name}: {error}")))
    }
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

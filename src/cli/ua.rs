//! `gridsieve ua`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::{Failure, say};
use crate::grid::{CellSet, Grid};
use crate::report::peak_memory;
use crate::ua::{ExactStats, minimal_uas_with_stats};
use std::io::{self, BufWriter, ErrorKind, Write};

/// List the minimal unavoidable sets (UAs) of a grid
///
/// One a line on standard output, `{rc,rc,...}` with rows and columns from 1,
/// smaller ones first. How many there are of each size, time and memory go to
/// standard error.
#[derive(clap::Args)]
pub struct Args {
    /// The grid: 81 digits from 1 to 9, row by row
    grid: String,
    /// How the UAs are found
    #[arg(long, value_enum, default_value_t = Method::Exact)]
    method: Method,
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=81))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    /// Only the figures on standard error, no list
    #[arg(long)]
    stats: bool,
}

/// A way to find UAs.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Method {
    /// All minimal UAs up to the size, by exhaustive enumeration
    Exact,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let grid: Grid = args
        .grid
        .parse()
        .map_err(|error| Failure::new(format_args!("this is no grid: {error}")))?;
    let max_size = usize::from(args.max_size);
    let isa = args.isa.choice().isa;
    let (uas, stats) = match args.method {
        Method::Exact => minimal_uas_with_stats(&grid, max_size, isa),
    };
    if !args.stats {
        match write_list(&uas) {
            // Whoever reads has had enough, and of the figures as well.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(Exit::Complete),
            Err(error) => {
                return Err(Failure::new(format_args!("cannot write the list: {error}")));
            }
            Ok(()) => {}
        }
    }
    say(figures(&uas, max_size, &stats));
    Ok(Exit::Complete)
}

fn write_list(uas: &[CellSet]) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    uas.iter().try_for_each(|ua| writeln!(out, "{ua}"))?;
    out.flush()
}

/// Lines on the sizes of the UAs and on what finding them took.
fn figures(uas: &[CellSet], max_size: usize, stats: &ExactStats) -> String {
    let mut lines = vec!["size  minimal UAs".to_owned()];
    lines.extend(
        uas.chunk_by(|a, b| a.len() == b.len())
            .map(|same_size| format!("{:>4}  {:>11}", same_size[0].len(), same_size.len())),
    );
    lines.push(format!("{:>4}  {:>11}", format!("≤{max_size}"), uas.len()));
    lines.push(format!(
        "nodes: {}, UAs before the filter: {}, seconds: {:.4}",
        stats.nodes,
        stats.candidates,
        stats.time.as_secs_f64()
    ));
    if let Some(megabytes) = peak_memory() {
        lines.push(format!("peak memory, MB: {megabytes:.1}"));
    }
    lines.join("\n")
}

//! `gridsieve catalogue`: one file for each subcommand.

mod canon;
mod export;
mod generate;
mod import;
mod info;
pub(super) mod lines;
mod rank;
mod sample;
pub(super) mod unpack;
mod unrank;
mod verify;
pub(super) mod words;

use super::Failure;
use super::exit::{self, Exit};
use super::signals::stop_flag;
use crate::catalogue::file::Reader;
use crate::grid::Grid;
use crate::pipeline;
use clap::Subcommand;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::path::Path;

/// Catalogues of grids: .gsc files, all grids by their indices, canonical form
///
/// The catalogue is the list of all 5,472,730,538 essentially different grids, each in its
/// minlex form (the smallest text of 81 digits), in the order of these texts. Indices and
/// records are counted from 0, classes of bands from 1 to 416.
#[derive(clap::Args)]
#[command(after_long_help = exit::HELP)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

// Another subcommand: a line here, and one in `run`.
#[derive(Subcommand)]
enum Command {
    Import(import::Args),
    Export(export::Args),
    Info(info::Args),
    Verify(verify::Args),
    Canon(canon::Args),
    Generate(generate::Args),
    Rank(rank::Args),
    Unrank(unrank::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Import(args) => import::run(args),
        Command::Export(args) => export::run(args),
        Command::Info(args) => info::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Canon(args) => canon::run(args),
        Command::Generate(args) => generate::run(args),
        Command::Rank(args) => rank::run(args),
        Command::Unrank(args) => unrank::run(args),
    }
}

/// `--threads` of the subcommands.
#[derive(clap::Args)]
pub(super) struct Threads {
    /// Number of threads; default: all cores that may be used
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    pub fn count(&self) -> usize {
        self.threads.map_or_else(pipeline::available_cores, usize::from)
    }

    pub fn pool(&self) -> Result<ThreadPool, Failure> {
        let pool = ThreadPoolBuilder::new().num_threads(self.count()).build();
        pool.map_err(|error| Failure::new(format_args!("cannot start threads: {error}")))
    }
}

fn open(path: &Path) -> Result<Reader, Failure> {
    Reader::open(path).map_err(Failure::new)
}

/// A grid as a line of text.
fn line(grid: &Grid) -> [u8; 82] {
    let mut line = [b'\n'; 82];
    for (place, digit) in line.iter_mut().zip(grid.digits()) {
        *place = b'0' + digit;
    }
    line
}

/// So many grids, in words.
fn grids(count: u64) -> String {
    format!("{count} grid{}", if count == 1 { "" } else { "s" })
}

//! `gridsieve catalogue`: one file for each subcommand.

mod export;
mod generate;
mod import;
mod index;
mod info;
mod pairs;
mod rank;
mod sample;
mod target;
mod unrank;
mod verify;

pub use sample::draw;

use super::Failure;
use super::exit::Exit;
use super::signals::stop_flag;
use super::threads::Threads;
use crate::report::plural;
use clap::Subcommand;
use gridsieve_grids::catalogue::file::Reader;
use itertools::Itertools;
use std::collections::BTreeMap;
use std::path::Path;

/// Work with catalogues of grids: .gsc files, all grids by their indices
///
/// The catalogue is the list of all 5,472,730,538 essentially different grids, each in minlex form
/// (the smallest text of 81 digits), in the order of these texts. Indices and records are counted
/// from 0, band classes from 1 to 416.
// Another subcommand: a line here, and one in `run`.
#[derive(Subcommand)]
pub enum Command {
    Import(import::Args),
    Export(export::Args),
    Info(info::Args),
    Verify(verify::Args),
    Generate(generate::Args),
    Rank(rank::Args),
    Unrank(unrank::Args),
    Pairs(pairs::Args),
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Import(args) => import::run(args),
        Command::Export(args) => export::run(args),
        Command::Info(args) => info::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Generate(args) => generate::run(args),
        Command::Rank(args) => rank::run(args),
        Command::Unrank(args) => unrank::run(args),
        Command::Pairs(args) => pairs::run(args),
    }
}

/// The first and the last of a class, and how many of it have how many automorphisms, as columns of a table.
fn columns(ends: [Option<String>; 2], automorphisms: &BTreeMap<u16, u64>) -> [String; 3] {
    let [first, last] = ends.map(|end| end.unwrap_or_else(|| "-".to_owned()));
    let counts = automorphisms.iter().map(|(of, count)| format!("{of}:{count}")).join(" ");
    [first, last, if counts.is_empty() { "-".to_owned() } else { counts }]
}

fn open(path: &Path) -> Result<Reader, Failure> {
    Reader::open(path).map_err(Failure::new)
}

/// A number of grids, in words.
fn grids(count: u64) -> String {
    plural(count, "grid", "grids")
}

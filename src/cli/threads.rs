//! `--threads` and `--no-pin`: the worker threads of a command.

use crate::pipeline;

/// Flattened into the flags of commands about scans.
#[derive(clap::Args)]
pub struct ThreadArgs {
    /// Number of grids searched at the same time; default: all cores that may be used
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Do not bind threads to cores
    #[arg(long)]
    no_pin: bool,
}

impl ThreadArgs {
    /// How many there are to be.
    pub fn count(&self) -> usize {
        self.threads.map_or_else(pipeline::available_cores, usize::from)
    }

    /// Are they to be bound to cores?
    pub fn pin(&self) -> bool {
        !self.no_pin
    }
}

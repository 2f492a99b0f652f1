//! `--run` and what goes with it.

use super::shard::{ShardOf, Wish};
use crate::{Failure, say};
use clap::ValueEnum as _;
use gridsieve_runs::{Detail, Manifest, Units};
use std::path::{Path, PathBuf};

/// `--run` and what goes with it.
#[derive(clap::Args)]
pub struct RunArgs {
    /// Save the scan in this directory; the same command resumes it after a stop or a kill
    ///
    /// `gridsieve run` shows, joins and checks such runs. Without --output, the puzzles are in
    /// DIR/puzzles at the end. `{shard}` in DIR stands for the number of the shard.
    #[arg(long, value_name = "DIR", group = "kept", conflicts_with = "index")]
    pub run: Option<PathBuf>,
    /// Search only part I of N, counted from 0; `gridsieve run merge` joins the parts
    ///
    /// Each part needs a directory of its own. `auto/N` takes I from Slurm, Kubernetes, AWS Batch
    /// or GNU parallel.
    #[arg(long, value_name = "I/N", requires = "run")]
    pub shard: Option<Wish>,
    /// The shard that was wished for.
    #[arg(skip)]
    pub number: Option<ShardOf>,
    /// How to cut the grids into shards [default: cost; in a census count]
    #[arg(long, value_enum, value_name = "HOW", requires = "shard")]
    pub shard_by: Option<By>,
    /// Grids of a work unit, which are searched and saved together [default: so many that a kill
    /// loses seconds]
    #[arg(long, value_name = "N", requires = "kept",
          value_parser = clap::value_parser!(u64).range(1..=Units::MOST))]
    pub unit: Option<u64>,
    /// What each line of the evidence is about [default: grid; unit for more than a million grids]
    #[arg(long, value_parser = crate::named::detail(), value_name = "DETAIL", requires = "kept")]
    pub evidence: Option<Detail>,
}

impl RunArgs {
    /// Is the scan to be a run?
    pub fn is_given(&self) -> bool {
        self.run.is_some()
    }

    /// Finds out which shard this is.
    ///
    /// # Errors
    /// Nobody says so; the directory is to have its number, and there is none.
    pub fn find_shard(&mut self, quiet: bool) -> Result<(), Failure> {
        if let Some(wish) = self.shard {
            let (shard, variable) = wish.shard()?;
            self.number = Some(shard);
            if let Some(variable) = variable.filter(|_| !quiet) {
                say(format_args!("shard {shard}, by {variable}"));
            }
        }
        let has_place = |run: &&Path| run.to_string_lossy().contains(PLACE);
        let Some(run) = self.run.as_deref().filter(has_place) else { return Ok(()) };
        let error = |reason: &str| {
            Err(Failure::new(format_args!("--run {}: {PLACE} {reason}", run.display())))
        };
        let Some(text) = run.to_str() else { return error("needs a name in UTF-8") };
        let Some(ShardOf { number, .. }) = self.number else {
            return error("stands for the number of a shard: give --shard I/N");
        };
        self.run = Some(text.replace(PLACE, &number.to_string()).into());
        Ok(())
    }

    /// Is it one that was begun?
    pub fn is_continued(&self) -> bool {
        self.run.as_deref().is_some_and(|path| Manifest::read(path).is_ok())
    }
}

/// What stands for the number of the shard in the name of a directory.
const PLACE: &str = "{shard}";

/// How shards are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum By {
    /// Equal expected time
    Cost,
    /// Equal number of grids
    Count,
}

impl By {
    /// As it is written down.
    pub fn name(self) -> String {
        self.to_possible_value().expect("no way is hidden").get_name().to_owned()
    }
}

//! `gridsieve estimate`.

mod table;

use super::catalogue::draw;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::lines::{Lines, Stop};
use super::scan::clues::Clues;
use super::scan::mask::MaskArgs;
use super::texts::{Texts, below, item_object};
use super::{Failure, flags, json_line, say};
use crate::report::{Format, ProgressReport, item_summary, plural};
use crate::signals::{self, say_if_interrupted};
use crate::threads::{map, map_in};
use gridsieve_grids::Grid;
use gridsieve_kernels::Isa;
use gridsieve_puzzles::estimate::{Counted, Estimator, Population, seed_of};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::time::Instant;
use table::{Sums, Table};

/// Estimate how many puzzles of each number of clues a grid has, or all grids have
///
/// The estimates have no bias. The interval contains the true number with 95% confidence. If the
/// standard error is more than some percent of the estimate, few puzzles were met, and the standard
/// error may be far too small itself. Puzzles of few clues are so rare that few or none are met;
/// `scan` finds and counts them. The same seed gives the same estimates, whatever the number of
/// threads.
#[derive(clap::Args)]
pub struct Args {
    /// Number of clues of the puzzles, 1 to 81; or several: 20-30 with both ends, or a list like
    /// 20,22
    #[arg(short = 'k', long, value_name = "K", default_value = "17-35")]
    clues: Clues,
    /// Only minimal puzzles: no clue is redundant
    #[arg(long)]
    minimal: bool,
    /// Standard error to reach, in percent of the sum over all numbers of clues; if that would take
    /// too long, the search ends earlier and says so
    #[arg(long, value_name = "PERCENT", default_value = "5%", conflicts_with = "sample",
          value_parser = percent)]
    precision: f64,
    /// Draw N at random; grids, each equally likely among all 6,670,903,752,021,072,936,960 grids,
    /// to estimate the mean of all grids
    #[arg(long, value_name = "N", conflicts_with_all = ["input", "skip_bad"],
          value_parser = clap::value_parser!(u64).range(2..=MOST_SAMPLED))]
    sample: Option<u64>,
    #[arg(long, value_name = "S", default_value_t = 0, help = flags::SEED)]
    seed: u64,
    #[command(flatten)]
    mask: MaskArgs,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// `--precision`: percent, as a part.
pub fn percent(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('%').unwrap_or(text).parse::<f64>();
    let percent = number.ok().filter(|percent| (0.001..=100.0).contains(percent));
    let part = percent.map(|percent| percent / 100.0);
    part.ok_or_else(|| "expected percent from 0.001 to 100, such as 5%".to_owned())
}

/// More take months.
const MOST_SAMPLED: u64 = 1_000_000_000;

/// Populations of a grid that are compared with each other.
const SERIES: usize = 32;

/// Members of the first populations of a grid, and of the last ones: each time there are twice as
/// many. With the last ones a grid takes a minute or two of CPU time.
const MEMBERS: [usize; 2] = [1 << 8, 1 << 14];

/// Members of the only population of a grid of a sample: another grid tells more than more of them.
const SAMPLED_MEMBERS: usize = 64;

/// Grids between two looks at the progress: enough that many threads are seldom idle.
const GRIDS: usize = 256;

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let counted =
        Counted { mask: args.mask.mask()?, clues: args.clues.0.clone(), minimal: args.minimal };
    let estimates = Estimates { args: &args, counted, isa: args.isa.choice()?.isa };
    match args.sample {
        Some(grids) => estimates.of_sample(grids),
        None => {
            let item_text =
                |index, grid: &Grid, comment: &str| estimates.item_text(index, grid, comment);
            each_batch(&args.items, &mut Texts { each: 1, ..Texts::of_each(item_text) })
        }
    }
}

/// Estimates as they were asked for.
///
/// What decides how much is tried is no part of what is told: if it were, those would be the
/// first to end that met none of what weighs most, and tell of too few puzzles.
struct Estimates<'a> {
    args: &'a Args,
    counted: Counted,
    isa: Isa,
}

impl Estimates<'_> {
    /// What is written of a grid.
    fn item_text(&self, index: u64, grid: &Grid, comment: &str) -> Result<String, Stop> {
        if let Some(puzzle) = self.args.mask.subgrid
            && grid.puzzle(puzzle.clues()) != puzzle
        {
            let error = format_args!("--subgrid: the grid {grid} has other clues");
            return Err(Failure::new(error).into());
        }
        let table = Table { grid: Some(grid.to_string()), ..self.of_grid(grid)? };
        Ok(match (self.args.items.format.get(), self.args.items.given.is_one_literal()) {
            (Format::Jsonl, _) => item_object(index, &table, comment),
            (Format::Text, true) => table.text(),
            (Format::Text, false) => below(grid, comment, &table.text()),
        })
    }

    /// The estimates of a grid, of several populations, which grow until they are precise enough; or
    /// rather of new ones, twice as large as these.
    fn of_grid(&self, grid: &Grid) -> Result<Table, Stop> {
        let estimator = Estimator::new(grid, self.counted.clone(), self.isa);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(grid.digits(), self.args.seed));
        let [mut size, largest] = MEMBERS;
        let mut is_last = false;
        loop {
            let seeds: Vec<u64> = (0..SERIES).map(|_| random.next_u64()).collect();
            let populations = map(seeds.len(), |series| {
                signals::check()?;
                Ok::<_, Stop>(estimator.clone().population(size, seeds[series]))
            });
            let mut sums = Sums::default();
            for population in populations {
                sums.add(&population?);
            }
            let table = Table::new(self.args.seed, &self.counted, &sums, Some(self.args.precision));
            if is_last {
                return Ok(table);
            }
            size *= 2;
            is_last = size == largest || table.reached == Some(true);
        }
    }

    /// Writes what a sample tells.
    fn of_sample(&self, grids: u64) -> Result<Exit, Failure> {
        let Args { seed, items, .. } = self.args;
        if self.args.mask.subgrid.is_some() {
            return Err(Failure::new("--subgrid: random grids have other clues"));
        }
        let pool = items.threads.pool()?;
        let output = items.output.as_deref();
        let progress = ProgressReport::beside(output, ["grid", "grids"], items.quiet, Some(grids));
        let lines = Lines::open(output)?;
        let all_or_none = lines.are_all_or_none();
        // What is the number itself for each grid of a sample need not be so for all grids: but
        // there are none of more clues than can be, or of fewer than must be.
        let (must, free) = (self.counted.mask.must(), self.counted.mask.free());
        let is_none = |&clues: &usize| clues > (must | free).len() || clues < must.len();
        let exact: Vec<bool> = self.counted.clues.iter().map(is_none).collect();
        let begun = Instant::now();
        let mut done = 0;
        let exit = lines.fill(|lines| {
            // Not those of the draws.
            let mut random = Xoshiro256PlusPlus::seed_from_u64(!seed);
            let mut sums = Sums::default();
            draw(grids, *seed, &pool, &mut |drawn| {
                for some in drawn.chunks(GRIDS) {
                    let some: Vec<(&Grid, u64)> =
                        some.iter().map(|grid| (grid, random.next_u64())).collect();
                    let found = map_in(&pool, some.len(), |number| {
                        let (grid, seed) = some[number];
                        let mut estimator = Estimator::new(grid, self.counted.clone(), self.isa);
                        estimator.population(SAMPLED_MEMBERS, seed)
                    });
                    for population in found {
                        sums.add(&Population { exact: exact.clone(), ..population });
                    }
                    done += some.len() as u64;
                    progress.set(done);
                    signals::check()?;
                }
                Ok::<_, Stop>(())
            })?;
            let table = Table::new(*seed, &self.counted, &sums, None).of_sample(done);
            let text = match items.format.get() {
                Format::Text => table.text(),
                Format::Jsonl => json_line(&table),
            };
            Ok(lines.write(text.as_bytes())?)
        });
        progress.finish();
        let exit = say_if_interrupted(exit?, all_or_none);
        if exit == Exit::Complete && !items.quiet {
            let grids = plural(done, "grid", "grids");
            say(item_summary(&grids, 0, begun.elapsed(), items.threads.count()));
        }
        Ok(exit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_with_or_without_its_sign() {
        for (text, part) in [("5%", 0.05), ("5", 0.05), ("0.5%", 0.005), ("100%", 1.0)] {
            assert_eq!(percent(text), Ok(part), "{text}");
        }
        for text in ["", "%", "0", "-1%", "101%", "5%%", "nan", "inf", "five"] {
            assert!(percent(text).is_err(), "{text}");
        }
    }
}

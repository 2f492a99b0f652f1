//! `gridsieve transform`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{Batch, ItemArgs, PART, Work, each_batch};
use super::lines::{Lines, Stop};
use super::texts::answer;
use super::{Failure, flags, same, signals};
use gridsieve_grids::Puzzle;
use gridsieve_grids::symmetry::Morph;
use gridsieve_puzzles::isomorphs::{morphs_to_forms, random_morphs};
use serde_json::json;

/// Make isomorphs of grids or puzzles: random ones, by a map, or the canonical form
///
/// Isomorphs are the copies that `canon --help` describes. A puzzle may have any number of
/// solutions. Each line of the output is the isomorph, a tab, and the map to it. A map is `r` and,
/// for each row of the isomorph, the original's row, from 1; `c` and the columns likewise; `d` and
/// the new names of the digits 1 to 9. A leading `t` transposes the original first. `same` prints
/// such maps, too.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    how: How,
    #[arg(long, value_name = "S", default_value_t = 0, help = flags::SEED, conflicts_with_all = ["map", "canonical"])]
    seed: u64,
    /// Use the inverse of the map
    #[arg(long, conflicts_with_all = ["random", "canonical"])]
    inverse: bool,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Which isomorphs.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct How {
    /// Write N random isomorphs of each; all maps are equally likely
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    random: Option<u64>,
    /// Apply this map, like tr312456789c123456789d987654321
    #[arg(long, value_name = "MAP")]
    map: Option<Morph>,
    /// Write the form that `canon` gives, and a map to it
    #[arg(long)]
    canonical: bool,
}

/// Writes isomorphs.
struct Isomorphs<'a> {
    args: &'a Args,
}

impl Work<Puzzle> for Isomorphs<'_> {
    fn has_summary(&self) -> bool {
        false
    }

    fn batch(&mut self, batch: &Batch<Puzzle>, lines: &mut Lines) -> Result<(), Stop> {
        let Args { how, seed, inverse, isa, .. } = self.args;
        let isa = isa.choice()?.isa;
        let to_forms = |part: Batch<Puzzle>| morphs_to_forms(isa, part.items);
        let forms =
            if how.canonical { batch.by_thread(PART, to_forms).concat() } else { Vec::new() };
        for (place, item) in batch.each().enumerate() {
            if let Some(map) = how.map {
                self.write(item, &if *inverse { map.inverse() } else { map }, lines)?;
            } else if let Some(number) = how.random {
                // There may be many of one puzzle.
                for map in random_morphs(item.1, *seed).take(number as usize) {
                    signals::check()?;
                    self.write(item, &map, lines)?;
                }
            } else {
                self.write(item, &forms[place], lines)?;
            }
        }
        Ok(())
    }
}

impl Isomorphs<'_> {
    /// Writes the isomorph of a puzzle with a number and a comment.
    fn write(
        &self,
        (index, puzzle, comment): (u64, &Puzzle, &str),
        map: &Morph,
        lines: &mut Lines,
    ) -> Result<(), Stop> {
        let isomorph = map.puzzle(puzzle);
        let object = || json!({ "isomorph": isomorph.to_string(), "map": same::object(map) });
        let line = format_args!("{isomorph}\t{map}");
        let text = answer(self.args.items.format.get(), index, line, comment, object);
        Ok(lines.write(text.as_bytes())?)
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    each_batch(&args.items, &mut Isomorphs { args })
}

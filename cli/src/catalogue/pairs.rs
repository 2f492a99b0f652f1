//! `gridsieve catalogue pairs`.

use super::columns;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::lines::{Lines, Stop};
use crate::range::Bands;
use crate::signals::{self, say_if_interrupted, set_last_words};
use crate::threads::{Threads, map_in};
use crate::{Failure, json_line};
use gridsieve_grids::catalogue::pairs::{PAIRS, PairCount, Sums, THIRD_BANDS, class_range};
use gridsieve_grids::symmetry::{BandClass, Pair};
use serde_json::json;

/// The ways to fill two bands, and three.
const FILLINGS: u128 = 33_313_186_110_788_075_520;
const GRIDS: u128 = 6_670_903_752_021_072_936_960;

/// Count all pairs of bands and their third bands from nothing, class by class
///
/// A pair is two bands of a grid: 54 digits, row by row. A grid has six pairs: what is left without
/// a band or a stack. Two pairs are the same if one becomes the other by exchanging the two bands,
/// rows within a band, stacks, and columns within a stack, and by renaming digits. The list has the
/// smallest text of each family, in the order of these texts. `catalogue rank --pairs` and `unrank
/// --pairs` convert pairs to indices from 0 and back.
///
/// Each class of the smaller band has a line, with tabs between: its number, its pairs, their third
/// bands (up to automorphisms of the pair), the first and the last pair, how many have how many
/// automorphisms, and the numbers of ways to fill two bands, and three, that are these pairs up to
/// symmetry. A line for all follows. Its totals are compared with the known ones.
#[derive(clap::Args)]
pub struct Args {
    /// Only band classes A to B, both included, of 1 to 416; a pair has the class of its smaller
    /// band
    #[arg(long, value_name = "A[-B]")]
    band: Option<Bands>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    format: FormatArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let pool = args.threads.pool()?;
    set_last_words("interrupted");
    let bands = args.band.unwrap_or_else(Bands::all).classes();
    let [first, last] = [bands.start(), bands.end()].map(|class| class.number());
    let is_all = [first, last] == [1, BandClass::COUNT];
    let classes: Vec<BandClass> =
        (first..=last).map(|number| BandClass::new(number).expect("from 1 to 416")).collect();
    let mut all = Sums::default();
    let mut ends: Option<[Pair; 2]> = None;
    let exit = Lines::open(None)?.fill(|lines| {
        let is_json = args.format.is_json();
        if !is_json {
            let heading =
                "class\tpairs\tthird bands\tfirst\tlast\tautomorphisms\tfillings\tgrids\n";
            lines.write(heading.as_bytes())?;
        }
        for classes in classes.chunks(pool.current_num_threads()) {
            for count in map_in(&pool, classes.len(), |number| PairCount::of_class(classes[number]))
            {
                let row = row(is_json, Some(count.class), &count.sums, count.ends);
                lines.write(row.as_bytes())?;
                all.add(&count.sums);
                ends = match (ends, count.ends) {
                    (Some([first, _]), Some([_, last])) => Some([first, last]),
                    (before, new) => before.or(new),
                };
                let range = class_range(count.class);
                if count.sums.pairs != range.end - range.start {
                    // The walk and the table contradict each other.
                    let of_class = (range.end - range.start, count.class);
                    let message = format_args!(
                        "{} pairs instead of {} of class {}",
                        count.sums.pairs, of_class.0, of_class.1
                    );
                    return Err(Failure::self_check(message).into());
                }
            }
            lines.flush()?;
            signals::check()?;
        }
        lines.write(row(is_json, None, &all, ends).as_bytes())?;
        let found = (u128::from(all.pairs), u128::from(all.third_bands), all.fillings, all.grids);
        let known = (u128::from(PAIRS), u128::from(THIRD_BANDS), FILLINGS, GRIDS);
        if is_all && found != known {
            let message = format_args!("{found:?} was counted, {known:?} is known");
            return Err(Stop::from(Failure::self_check(message)));
        }
        Ok(())
    });
    Ok(say_if_interrupted(exit?, false))
}

/// A line of the table, or an object; without a class it is of all.
fn row(is_json: bool, class: Option<BandClass>, sums: &Sums, ends: Option<[Pair; 2]>) -> String {
    let Sums { pairs, third_bands, automorphisms, fillings, grids } = sums;
    let [first, last] = [0, 1].map(|end| ends.map(|ends| ends[end].to_string()));
    if is_json {
        // Readers of JSON seldom take larger numbers than 64 bits have.
        let automorphisms: Vec<_> = automorphisms.iter().collect();
        return json_line(&json!({
            "class": class.map(BandClass::number), "pairs": pairs, "third_bands": third_bands,
            "first": first, "last": last, "automorphisms": automorphisms,
            "fillings": fillings.to_string(), "grids": grids.to_string(),
        }));
    }
    let class = class.map_or("all".to_owned(), |class| class.to_string());
    let [first, last, automorphisms] = columns([first, last], automorphisms);
    format!(
        "{class}\t{pairs}\t{third_bands}\t{first}\t{last}\t{automorphisms}\t{fillings}\t{grids}\n"
    )
}

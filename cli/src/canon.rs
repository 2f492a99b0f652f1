//! `gridsieve canon`.

use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{Batch, Item, ItemArgs, each_batch};
use crate::report::{Format, plural};
use crate::texts::{self, ItemTexts, Texts, item_object};
use crate::{Failure, say};
use gridsieve::scan::{LineError, Syntax};
use gridsieve::solver::many::canonical_forms;
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry;
use gridsieve_grids::symmetry::{BandClass, Gangster, Minlex, minlex, minlex_puzzle};
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;
use itertools::Itertools;
use std::str::FromStr;

/// Turn grids or puzzles, one a line, into the form that all their copies have
///
/// Copies come from exchanging bands, stacks, and rows and columns within these, transposing, and
/// renaming digits. A grid gets its minlex form, the smallest text among its copies. A puzzle with
/// just one solution gets its canonical form: its clues in the minlex form of its solution; of
/// several such sets of clues the one with the earlier clues, row by row. Any other puzzle gets its
/// minlex text, in which an empty cell (`.` or 0) comes before digits; a line at the end tells how
/// many there were.
///
/// Fields are separated by tabs and come in this order: form, automorphisms, classes, gangsters,
/// index, comment.
#[derive(clap::Args)]
pub struct Args {
    /// Give every puzzle its minlex text, whatever its number of solutions
    #[arg(long)]
    minlex: bool,
    /// Add the number of automorphisms: ways to map it onto itself
    #[arg(long)]
    automorphisms: bool,
    /// Add the classes (001-416) of bands 1-3 and stacks 1-3 of the minlex form, for a puzzle that
    /// of its solution; `-` for a minlex text
    #[arg(long)]
    classes: bool,
    /// Add the gangster classes (01-44) of the same bands and stacks; `-` for a minlex text
    #[arg(long, visible_alias = "gangster")]
    gangsters: bool,
    /// Add the index of each grid in the catalogue, from 0; for a puzzle that of its solution, and
    /// `-` for a minlex text
    #[arg(long)]
    index: bool,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<GridOrPuzzle>,
}

/// A grid or a puzzle.
enum GridOrPuzzle {
    Grid(Grid),
    Puzzle(Puzzle),
}

impl FromStr for GridOrPuzzle {
    type Err = LineError;

    fn from_str(text: &str) -> Result<GridOrPuzzle, LineError> {
        let puzzle: Puzzle = text.parse()?;
        match puzzle.digits().contains(&0) {
            true => Ok(GridOrPuzzle::Puzzle(puzzle)),
            false => Ok(GridOrPuzzle::Grid(Grid::from_digits(*puzzle.digits())?)),
        }
    }
}

impl Item for GridOrPuzzle {
    const SYNTAX: Syntax = Syntax::Grids;
    const NAMES: [&str; 2] = ["grid or puzzle", "grids or puzzles"];
    const EACH: &str = Puzzle::EACH;
}

/// A JSON object; its keys are always in this order.
#[derive(Default, serde::Serialize)]
struct Object {
    #[serde(skip_serializing_if = "Option::is_none")]
    canonical: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minlex: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphisms: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    classes: Option<[usize; 6]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gangsters: Option<[usize; 6]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    catalogue_index: Option<u64>,
}

/// The lines of some grids and puzzles, and how many of these have no canonical form.
fn part(args: &Args, isa: Isa, part: &Batch<GridOrPuzzle>) -> ItemTexts {
    let puzzle = |item: &GridOrPuzzle| match item {
        GridOrPuzzle::Puzzle(puzzle) if !args.minlex => Some(*puzzle),
        _ => None,
    };
    let puzzles: Vec<Puzzle> = part.items.iter().filter_map(puzzle).collect();
    let mut forms = canonical_forms(isa, &puzzles).into_iter();
    let mut texts = ItemTexts::default();
    for (index, item, comment) in part.each() {
        let mut object = Object::default();
        let form = puzzle(item).map(|_| forms.next().expect("a form for each puzzle"));
        match (item, form) {
            (GridOrPuzzle::Grid(grid), _) => {
                let minlex = minlex(grid);
                object.minlex = Some(minlex.grid.to_string());
                object.automorphisms = Some(minlex.automorphisms.into());
                add(args, &mut object, &minlex);
            }
            (_, Some(Ok(form))) => {
                object.canonical = Some(form.puzzle().to_string());
                object.automorphisms = Some(form.automorphisms.into());
                add(args, &mut object, &form.solution);
            }
            (GridOrPuzzle::Puzzle(puzzle), other) => {
                texts.left_out += u64::from(other.is_some());
                let minlex = minlex_puzzle(puzzle);
                object.minlex = Some(minlex.puzzle.to_string());
                object.automorphisms = Some(minlex.automorphisms);
            }
        }
        object.automorphisms = object.automorphisms.filter(|_| args.automorphisms);
        let text = match args.items.format.get() {
            Format::Jsonl => item_object(index, &object, comment),
            Format::Text => line(args, &object, comment),
        };
        texts.text.extend_from_slice(text.as_bytes());
    }
    texts
}

/// Adds what is asked for of a grid.
fn add(args: &Args, object: &mut Object, minlex: &Minlex) {
    if args.classes || args.gangsters {
        let classes = symmetry::classes(&minlex.grid);
        object.classes = args.classes.then(|| classes.map(BandClass::number));
        let number = |class| Gangster::of_class(class).number();
        object.gangsters = args.gangsters.then(|| classes.map(number));
    }
    object.catalogue_index = args.index.then(|| whole::rank_minlex(minlex));
}

/// The fields that are asked for, and the comment, with tabs between.
fn line(args: &Args, object: &Object, comment: &str) -> String {
    let form = object.canonical.as_ref().or(object.minlex.as_ref());
    let mut line = form.expect("each has a form").clone();
    let mut add = |asked: bool, field: Option<String>| {
        if asked {
            line += &format!("\t{}", field.as_deref().unwrap_or("-"));
        }
    };
    let list = |numbers: [usize; 6], width| {
        numbers.iter().map(|number| format!("{number:0width$}")).join(",")
    };
    let Args { automorphisms, classes, gangsters, index, .. } = *args;
    add(automorphisms, object.automorphisms.map(|count| count.to_string()));
    add(classes, object.classes.map(|numbers| list(numbers, 3)));
    add(gangsters, object.gangsters.map(|numbers| list(numbers, 2)));
    add(index, object.catalogue_index.map(|index| index.to_string()));
    texts::line(line, comment)
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let mut forms = Texts::of_parts(|some| Ok(part(&args, isa, some)));
    let exit = each_batch(&args.items, &mut forms)?;
    if forms.left_out > 0 && !args.items.quiet {
        let puzzles = plural(forms.left_out, "puzzle", "puzzles");
        say(format_args!("{puzzles} without just one solution: minlex text, no canonical form"));
    }
    Ok(exit)
}

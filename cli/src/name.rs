//! `gridsieve name` and `gridsieve unname`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{Batch, Item, ItemArgs, each_batch};
use super::texts::{ItemTexts, Texts, answer, item_object, line};
use super::{Failure, say};
use crate::report::{Format, plural};
use gridsieve::scan::Syntax;
use gridsieve::solver::many::canonical_forms;
use gridsieve_grids::Puzzle;
use gridsieve_kernels::Isa;
use gridsieve_puzzles::name::Name;
use serde_json::json;
use std::str::FromStr;

/// Name puzzles: each valid puzzle and all its copies have one name of 25 letters and digits
///
/// Each line of the output has the name, a tab, and the puzzle in canonical form (see `canon`). A
/// puzzle without exactly one solution is written as it was, after `# none` or `# multiple`;
/// `unname` skips such lines. A name has no capitals, begins with a letter, and ends with a check
/// character.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Print the puzzle of each name that `gridsieve name` gave, in canonical form
///
/// A mistyped character, or two exchanged ones, are noticed. After a name, a line may have its
/// puzzle, as `name` writes it, and a comment, which follows the result.
#[derive(clap::Args)]
pub struct UnnameArgs {
    #[command(flatten)]
    items: ItemArgs<Given>,
}

/// The lines of some puzzles, and how many of these have no name.
fn part(format: Format, isa: Isa, part: &Batch<Puzzle>) -> ItemTexts {
    let forms = canonical_forms(isa, part.items);
    let left_out = forms.iter().filter(|form| form.is_err()).count() as u64;
    let texts =
        part.each().zip(forms).map(|((index, puzzle, comment), form)| match (form, format) {
            (Ok(form), Format::Text) => {
                line(format_args!("{}\t{}", Name::of_form(&form), form.puzzle()), comment)
            }
            (Ok(form), Format::Jsonl) => {
                let name = Name::of_form(&form);
                let object = json!({
                    "catalogue_index": name.catalogue_index(),
                    "name": name.to_string(),
                    "puzzle": form.puzzle().to_string(),
                    "solutions": "one",
                });
                item_object(index, object, comment)
            }
            (Err(invalid), Format::Text) => line(format_args!("# {invalid}\t{puzzle}"), comment),
            (Err(invalid), Format::Jsonl) => {
                let (puzzle, solutions) = (puzzle.to_string(), invalid.to_string());
                item_object(index, json!({ "puzzle": puzzle, "solutions": solutions }), comment)
            }
        });
    ItemTexts { left_out, ..texts.collect::<String>().into() }
}

/// Runs `name`.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let mut names = Texts::of_parts(|some| Ok(part(args.items.format.get(), isa, some)));
    let exit = each_batch(&args.items, &mut names)?;
    if names.left_out > 0 && !args.items.quiet {
        let puzzles = plural(names.left_out, "puzzle", "puzzles");
        say(format_args!(
            "{puzzles} without just one solution: no name, which tells the place of that solution in the \
             catalogue; `gridsieve canon` gives their minlex text"
        ));
    }
    Ok(exit)
}

/// A name that was given, and its puzzle.
struct Given {
    name: Name,
    puzzle: Puzzle,
}

impl FromStr for Given {
    type Err = String;

    fn from_str(text: &str) -> Result<Given, String> {
        let refused = |error| format!("`{text:.80}` is not the name of a puzzle: {error}");
        let name: Name = text.parse().map_err(refused)?;
        name.puzzle().map(|puzzle| Given { name, puzzle }).map_err(refused)
    }
}

impl Item for Given {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["name", "names"];
    const EACH: &str = "25 letters and digits";

    fn is_literal(argument: &str) -> bool {
        // Perhaps with a mistake.
        let is_near = (20..=30).contains(&argument.len());
        let is_name = is_near && argument.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_name && !std::path::Path::new(argument).exists()
    }
}

/// Runs `unname`.
pub fn unname(args: UnnameArgs) -> Result<Exit, Failure> {
    let text = |index, Given { name, puzzle }: &Given, comment: &str| {
        let puzzle = puzzle.to_string();
        // What `name` wrote has the puzzle already.
        let comment = comment.strip_prefix(&puzzle).map_or(comment, str::trim_start);
        let object = || {
            json!({
                "catalogue_index": name.catalogue_index(),
                "name": name.to_string(),
                "puzzle": puzzle,
            })
        };
        Ok(answer(args.items.format.get(), index, &puzzle, comment, object))
    };
    each_batch(&args.items, &mut Texts::of_each(text))
}

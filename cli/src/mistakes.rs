//! Mistakes in the arguments, each told on one line, with what was perhaps meant.

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use gridsieve_grids::Puzzle;
use std::ffi::OsString;
use std::path::Path;

/// What is added to a longer message would not be read.
const LONG: usize = 300;

/// Is it about help that was asked for, or given because nothing was asked?
pub fn is_help(error: &Error) -> bool {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    matches!(error.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand | DisplayVersion)
}

/// The mistake on one line. `arguments` are all, that of the program first.
pub fn line(error: &Error, all: &Command, arguments: &[OsString]) -> String {
    let (path, _) = path(all, arguments);
    if error.kind() == ErrorKind::InvalidSubcommand
        && let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand)
    {
        let meant = match meant_otherwise(word, &path).or_else(|| similar(error, &path)) {
            Some(meant) => format!("did you mean `{meant}`?"),
            None => format!("see `{path} --help`"),
        };
        // What was meant to be a grid may be long.
        return format!("error: there is no command `{path} {word:.100}`; {meant}");
    }
    let mut rendered = error.render().to_string();
    for (words, plain) in OF_NUMBERS {
        rendered = rendered.replace(words, plain);
    }
    if let Some((text, range)) = rendered.split_once(" is not in ") {
        rendered = match range.split_once(&format!("..{}", u64::MAX)) {
            Some((least, rest)) => format!("{text} is not {least} or more{rest}"),
            None => format!("{text} is not in {}", range.replacen("..=", " to ", 1)),
        };
    }
    let (line, has_tip) = in_one_line(&rendered);
    // These say all that there is to be said.
    if has_tip || error.kind() == ErrorKind::InvalidValue || line.len() >= LONG {
        return line;
    }
    format!("{line}; see `{path} --help`")
}

/// What the standard library says of a text that is no number, and plainer words.
const OF_NUMBERS: [(&str, &str); 6] = [
    ("invalid digit found in string", "expected a whole number"),
    ("cannot parse integer from empty string", "expected a whole number"),
    ("number too large to fit in target type", "the number is too large"),
    ("number too small to fit in target type", "the number is too small"),
    ("invalid float literal", "expected a number"),
    ("cannot parse float from empty string", "expected a number"),
];

/// How the command that the arguments name is called.
pub fn usage(all: &Command, arguments: &[OsString]) -> String {
    let (path, command) = path(all, arguments);
    let usage = command.clone().bin_name(&path).render_usage();
    format!("{usage}\nFor more: {path} --help")
}

/// What clap writes in paragraphs, without the usage.
fn in_one_line(rendered: &str) -> (String, bool) {
    let (mut text, mut has_tip, mut is_list) = (String::new(), false, false);
    let lines = rendered.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty()) {
        if line.starts_with("Usage:") || line.starts_with("For more information") {
            break;
        }
        if let Some(tip) = line.strip_prefix("tip: ") {
            // A flag that nobody knows is hardly a file.
            if tip.starts_with("to pass ") {
                continue;
            }
            has_tip = true;
            text += &format!("; {tip}");
        } else {
            text += match () {
                _ if text.is_empty() => "",
                _ if is_list && !text.ends_with(':') => ", ",
                _ => " ",
            };
            text += line;
        }
        is_list |= line.ends_with(':');
    }
    (text, has_tip)
}

/// The command that the arguments name as far as they do, and its definition.
fn path<'a>(all: &'a Command, arguments: &[OsString]) -> (String, &'a Command) {
    let (mut path, mut command) = (all.get_name().to_owned(), all);
    for word in arguments.iter().skip(1) {
        let Some(next) = word.to_str().and_then(|word| command.find_subcommand(word)) else {
            break;
        };
        path += &format!(" {}", next.get_name());
        command = next;
    }
    (path, command)
}

/// The command whose name is most like the word that stands in its place.
fn similar(error: &Error, path: &str) -> Option<String> {
    match error.get(ContextKind::SuggestedSubcommand)? {
        ContextValue::Strings(names) => names.last().map(|name| format!("{path} {name}")),
        _ => None,
    }
}

/// A file, a directory or a grid was given where a command should be.
fn meant_otherwise(word: &str, path: &str) -> Option<String> {
    let place = Path::new(word);
    if path == "gridsieve run" {
        return place.is_dir().then(|| format!("gridsieve run status {word}"));
    }
    if path != "gridsieve" {
        return None;
    }
    if let Ok(puzzle) = word.parse::<Puzzle>() {
        let command = if puzzle.digits().contains(&0) { "solve" } else { "scan" };
        return Some(format!("gridsieve {command} {word}"));
    }
    let is_name = place.extension().is_some_and(|extension| {
        ["txt", "gsc", "gz", "zst", "xz"].iter().any(|known| extension == *known)
    });
    (is_name || place.is_file()).then(|| format!("gridsieve scan {word}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::definition;

    fn told(arguments: &[&str]) -> String {
        let arguments: Vec<OsString> =
            ["gridsieve"].iter().chain(arguments).map(OsString::from).collect();
        let error = definition().try_get_matches_from(&arguments).unwrap_err();
        line(&error, &definition(), &arguments)
    }

    #[test]
    fn what_was_meant() {
        let grid = "123456789".repeat(9);
        let [puzzle, starred] = [".", "*"].map(|sign| grid.replace('9', sign));
        for (arguments, meant) in [
            (&["scna"][..], "no command `gridsieve scna`; did you mean `gridsieve scan`?"),
            (&["catalog", "info"], "did you mean `gridsieve catalogue`?"),
            (&["catalogue", "generat"], "did you mean `gridsieve catalogue generate`?"),
            (&["run", "/"], "did you mean `gridsieve run status /`?"),
            (&["grids.gsc"], "did you mean `gridsieve scan grids.gsc`?"),
            (&[&grid], &format!("did you mean `gridsieve scan {grid}`?")),
            (&[&puzzle], &format!("did you mean `gridsieve solve {puzzle}`?")),
            (&[&starred], &format!("did you mean `gridsieve solve {starred}`?")),
            (&["qqq"], "no command `gridsieve qqq`; see `gridsieve --help`"),
            (&["scan", "--cluse", "3"], "'--cluse' found; a similar argument exists: '--clues'"),
            (&["scan", "--engine", "bnads"], "classic, degree]; a similar value exists: 'bands'"),
            (&["ua", "--max-size", "abc"], "'--max-size <N>': expected a whole number; see"),
            (&["ua", "--max-size", ""], "'--max-size <N>': expected a whole number; see"),
            (&["scan", "--unit", "99999999999999999999"], "the number is too large; see"),
            (&["scan", "--qqq"], "unexpected argument '--qqq' found; see `gridsieve scan --help`"),
            (&["run", "merge"], "not provided: --into <DIR>, <DIR>...; see `gridsieve run merge"),
        ] {
            let told = told(arguments);
            assert!(told.starts_with("error: ") && !told.contains('\n'), "{told}");
            assert!(told.contains(meant), "{told}");
        }
    }
}

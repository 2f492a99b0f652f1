//! The definitions of all commands and flags.

use clap::Command;

/// What the help of a command and of those below it ends with: examples, and in the long
/// help the exit codes, which are the same for all.
pub fn with_ends(path: &str, command: Command) -> Command {
    // A test finds whoever has none.
    let examples = text(path).unwrap_or_default().replace("{CELLS}", cells());
    let command = command.after_help(examples.clone());
    let all = format!("{examples}\n\n{}", exit_codes()).trim_start().to_owned();
    let command = command.after_long_help(all);
    command.mut_subcommands(|below| with_ends(&format!("{path} {}", below.get_name()), below))
}

/// How sets of cells are written.
pub fn cells() -> &'static str {
    text("CELLS").expect("help.txt has it")
}

/// What exit codes mean.
pub fn exit_codes() -> &'static str {
    text("exit codes").expect("help.txt has them")
}

/// A part of help.txt.
fn text(name: &str) -> Option<&'static str> {
    let parts = include_str!("help.txt").split("\n# ").filter_map(|part| part.split_once('\n'));
    parts.into_iter().find(|(title, _)| *title == name).map(|(_, text)| text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::definition;
    use clap::Arg;
    use itertools::Itertools;
    use std::collections::BTreeMap;

    #[test]
    fn the_definitions_are_sound() {
        definition().debug_assert();
    }

    /// A command and all below it, with their names.
    fn below(command: &Command, path: &str) -> Vec<(String, Command)> {
        let all = command.get_subcommands();
        let all = all.flat_map(|next| below(next, &format!("{path} {}", next.get_name())));
        [(path.to_owned(), command.clone())].into_iter().chain(all).collect()
    }

    fn all() -> Vec<(String, Command)> {
        let mut all = below(&definition(), "gridsieve");
        all.retain(|(_, command)| !command.is_hide_set());
        all
    }

    /// The commands of the examples: lines that are indented, up to what is said of them.
    fn examples(command: &Command) -> Vec<String> {
        let help = command.get_after_help().map_or(String::new(), |help| help.to_string());
        let lines = help.lines().skip_while(|line| *line != "Examples:").skip(1);
        let lines = lines.take_while(|line| line.starts_with("  "));
        let command_of = |line: &str| {
            let line = line.trim_start();
            let line = line.split("   ").next().unwrap_or(line);
            line.trim_end().to_owned()
        };
        lines.map(command_of).collect()
    }

    #[test]
    fn every_command_has_examples_and_every_flag_a_help() {
        for (name, command) in all() {
            let examples = examples(&command);
            assert!(!examples.is_empty(), "{name} has no examples");
            assert!(
                examples.iter().any(|example| example.contains(&name)),
                "no example of {name} is of it: {examples:?}"
            );
            assert!(command.get_about().is_some(), "{name} does not say what it does");
            for arg in command.get_arguments() {
                let id = arg.get_id();
                let help = arg.get_help().map_or(String::new(), |help| help.to_string());
                assert!(!help.is_empty() && !help.ends_with('.'), "{name}, {id}: `{help}`");
            }
        }
    }

    /// Each call of the program in an example is parsed, that of others left out.
    #[test]
    fn examples_are_calls_that_are_understood() {
        for (name, command) in all() {
            for example in examples(&command) {
                let calls = example.split(" | ").filter(|call| call.starts_with("gridsieve "));
                for call in calls {
                    let call = call.split(['<', '>']).next().unwrap_or(call);
                    let words = call.split_whitespace().map(sample);
                    if let Err(error) = definition().try_get_matches_from(words)
                        && error.use_stderr()
                    {
                        panic!("{name}: {example}: {error}");
                    }
                }
            }
        }
    }

    /// What stands for a value in an example.
    fn sample(word: &str) -> String {
        if word == "PUZZLE" { ".".repeat(81) } else { word.replace('\'', "") }
    }

    #[test]
    fn json_and_format_go_together() {
        let has = |command: &Command, flag| {
            command.get_arguments().any(|arg| arg.get_long() == Some(flag))
        };
        for (name, command) in all() {
            assert_eq!(has(&command, "json"), has(&command, "format"), "{name}");
        }
    }

    /// What has the same name means the same: short name and value are alike, and so is the help up to a
    /// `;`, behind which it says what the flag means for the command.
    #[test]
    fn flags_of_the_same_name_are_alike() {
        let of_the_command = [
            // One band for a set of clues, a list for a scan.
            "band3",
            // `bench` takes several CPUs, a scan those that it may use.
            "cpus",
            // `kernels` takes all levels that there are, and has one thread.
            "isa",
            "no-pin",
            // Puzzles that are minimal, and what `solve` says of each.
            "minimal",
            // Results, and files and folders that a command makes.
            "output",
            // Of a number of pairs, and of pairs instead of grids.
            "pairs",
            // Of an estimate, and of the ratio of two programs.
            "precision",
            // The directory of a scan, and one that `doctor` looks at.
            "run",
        ];
        let mut of_names: BTreeMap<String, Vec<Arg>> = BTreeMap::new();
        for (_, command) in all() {
            for arg in command.get_arguments().filter(|arg| arg.get_long().is_some()) {
                let long = arg.get_long().unwrap_or_default().to_owned();
                of_names.entry(long).or_default().push(arg.clone());
            }
        }
        let mut unlike = Vec::new();
        for (long, of) in of_names {
            let value = |arg: &Arg| match (&*long, arg.get_value_names()) {
                // A list for a scan, one for a set of clues; all pages are files of a folder.
                ("band3", _) | ("output", _) => None,
                (_, names) => names.map(|names| names.iter().join(" ")),
            };
            let help = |arg: &Arg| match of_the_command.contains(&&*long) {
                true => None,
                false => arg.get_help().map(|help| {
                    let help = help.to_string();
                    help.split(';').next().unwrap_or_default().to_owned()
                }),
            };
            let of = of.iter().map(|arg| (arg.get_short(), value(arg), help(arg)));
            let of = of.unique().collect_vec();
            if of.len() > 1 {
                unlike.push(format!("--{long}: {of:#?}"));
            }
        }
        assert!(unlike.is_empty(), "{}", unlike.join("\n"));
    }
}

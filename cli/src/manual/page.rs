//! docs/cli.md: all commands and flags.

use super::commands;
use crate::exit;
use clap::{Arg, Command};
use itertools::Itertools;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const BEGIN: &str = "\
# Commands and flags

<!-- Made by `cargo run -- docs > docs/cli.md`; a test compares. -->

This page has what `--help` of each command says. `gridsieve completions SHELL` writes completions for
bash, zsh, fish and others, `gridsieve man` manual pages: all of it is made from the same definitions.
";

/// All of it.
pub fn page(all: &Command) -> String {
    let commands: Vec<&Command> = commands(all).into_iter().skip(1).collect();
    let mut text = BEGIN.to_owned();
    text += "\n## Commands\n\n| Command | Does |\n|---|---|\n";
    for command in commands.iter().filter(|command| !has_commands(command)) {
        let title = title(command);
        // Writing to a text cannot fail.
        let _ = writeln!(text, "| [`{title}`](#{}) | {} |", anchor(&title), about(command));
    }
    text += "\n## Flags of several commands\n\nWhat has the same name means the same.\n\n\
             | Flag | Commands |\n|---|---|\n";
    for (flag, commands) in shared(&commands) {
        let _ = writeln!(text, "| {flag} | {} |", commands.join(", "));
    }
    commands.iter().for_each(|command| describe(&mut text, command));
    let codes = exit::HELP.split_once('\n').map_or("", |(_, codes)| codes);
    let _ = writeln!(text, "\n## Exit codes\n\n```text\n{codes}\n```");
    text
}

fn has_commands(command: &Command) -> bool {
    command.get_subcommands().any(|below| below.get_name() != "help")
}

/// `gridsieve run check`.
fn title(command: &Command) -> String {
    command.get_bin_name().unwrap_or(command.get_name()).to_owned()
}

/// Where a link to a heading leads.
fn anchor(title: &str) -> String {
    title.replace(' ', "-")
}

fn about(command: &Command) -> String {
    command.get_about().map_or(String::new(), |about| cell(&about.to_string()))
}

/// A text for a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").split_whitespace().join(" ")
}

fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    let shown =
        |arg: &&Arg| !arg.is_hide_set() && !matches!(arg.get_id().as_str(), "help" | "version");
    command.get_arguments().filter(shown)
}

/// Flags that more than one command has, and these.
fn shared(commands: &[&Command]) -> Vec<(String, Vec<String>)> {
    let mut of_flags: BTreeMap<&str, Vec<(&Command, &Arg)>> = BTreeMap::new();
    for command in commands {
        for arg in flags(command) {
            if let Some(long) = arg.get_long() {
                of_flags.entry(long).or_default().push((command, arg));
            }
        }
    }
    let several = of_flags.into_values().filter(|of| of.len() > 1);
    let row = |of: Vec<(&Command, &Arg)>| {
        let name = |command: &Command| {
            title(command).split_once(' ').map_or(String::new(), |parts| format!("`{}`", parts.1))
        };
        (signature(of[0].1), of.iter().map(|(command, _)| name(command)).collect())
    };
    several.map(row).collect()
}

/// A flag and what follows it.
fn signature(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default().iter();
    let takes_value = arg.get_action().takes_values();
    let value =
        if takes_value { names.map(|name| format!(" {name}")).join("") } else { String::new() };
    match (arg.get_short(), arg.get_long()) {
        (Some(short), Some(long)) => format!("`-{short}`, `--{}`", cell(&format!("{long}{value}"))),
        (None, Some(long)) => format!("`--{}`", cell(&format!("{long}{value}"))),
        _ => format!("`{}`", cell(value.trim_start())),
    }
}

fn describe(text: &mut String, command: &Command) {
    let title = title(command);
    let about = command.get_long_about().or(command.get_about());
    let about = about.map_or(String::new(), |about| about.to_string());
    let _ = writeln!(text, "\n## {title}\n\n{about}");
    if has_commands(command) {
        return;
    }
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let _ = writeln!(text, "\n```text\n{usage}\n```\n\n| Flag | Meaning |\n|---|---|");
    for arg in flags(command) {
        let _ = writeln!(text, "| {} | {} |", signature(arg), meaning(arg));
    }
    if let Some(examples) = command.get_after_help() {
        let _ = writeln!(text, "\n```text\n{examples}\n```");
    }
}

/// What a flag is for, its values and its default.
fn meaning(arg: &Arg) -> String {
    let help = arg.get_long_help().or(arg.get_help());
    let mut text = cell(&help.map_or(String::new(), |help| help.to_string()));
    let values = arg.get_possible_values();
    if !values.is_empty() && arg.get_action().takes_values() {
        let value = |value: &clap::builder::PossibleValue| {
            let help = value
                .get_help()
                .map_or(String::new(), |help| format!(" ({})", cell(&help.to_string())));
            format!("`{}`{help}", value.get_name())
        };
        text += &format!(
            "; {}",
            values.iter().filter(|value| !value.is_hide_set()).map(value).join(", ")
        );
    }
    let defaults = arg.get_default_values();
    if !defaults.is_empty() && arg.get_action().takes_values() {
        let defaults = defaults.iter().map(|value| value.to_string_lossy()).join(" ");
        text += &format!(" [default: {defaults}]");
    }
    if let Some(variable) = arg.get_env() {
        text += &format!(" [variable: {}]", variable.to_string_lossy());
    }
    text
}

//! docs/cli.md: all commands and flags, as `--help` tells of them.

use super::commands;
use crate::definition::exit_codes;
use clap::{Arg, Command};
use itertools::Itertools;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Before the table of commands.
const BEGIN: &str = include_str!("begin.md");

/// Before the flags that many commands share.
const SHARED: &str = "## Shared flags

These flags mean the same in every command that has them. Each command lists those that it takes.
";

/// Has it commands, and does nothing by itself?
fn is_group(command: &Command) -> bool {
    command.has_subcommands() && command.get_positionals().next().is_none()
}

/// A flag that this many commands have, with the same help, is explained once.
const MANY: usize = 3;

/// What tells flags apart: one of the same name can mean something else in another command.
fn identity(arg: &Arg) -> String {
    let help = arg.get_long_help().or(arg.get_help()).cloned().unwrap_or_default();
    format!(
        "{:?} {:?} {:?} {help}",
        arg.get_long(),
        arg.get_value_names(),
        arg.get_default_values()
    )
}

/// The flags of a command that its help shows.
fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_positional() && !arg.is_hide_set())
}

/// The flags that many commands share, by their identities: the name, and a command that has it.
fn shared_flags<'a>(commands: &[&'a Command]) -> BTreeMap<String, (String, &'a Command)> {
    let all = commands.iter().flat_map(|command| flags(command).map(move |arg| (arg, *command)));
    let by_identity = all.map(|(arg, command)| (identity(arg), (arg, command))).into_group_map();
    let many = by_identity.into_iter().filter(|(_, same)| same.len() >= MANY);
    many.filter_map(|(key, same)| Some((key, (same[0].0.get_long()?.to_owned(), same[0].1))))
        .collect()
}

/// The long help of a command, without what differs between machines.
fn long_help(command: Command) -> String {
    // The exit codes, which end each help, have a section of their own.
    let help = command.after_long_help(None).after_help(None).term_width(100);
    let help = help.mut_args(|arg| arg.hide_env_values(true)).render_long_help().to_string();
    help.lines().map(str::trim_end).join("\n")
}

/// All of it.
pub fn page(all: &Command) -> String {
    let commands: Vec<&Command> = commands(all).into_iter().skip(1).collect();
    let title = |command: &Command| command.get_bin_name().unwrap_or_default().to_owned();
    let mut text = BEGIN.to_owned();
    for command in commands.iter().filter(|command| !is_group(command)) {
        let (title, about) = (title(command), command.get_about().cloned().unwrap_or_default());
        // Writing to a text cannot fail.
        let _ = writeln!(text, "| [`{title}`](#{}) | {about} |", title.replace(' ', "-"));
    }
    let shared = shared_flags(&commands);
    let by_name = shared.iter().sorted_by_key(|(_, (name, _))| name);
    let explain = |(key, (_, command)): (&String, &(String, &Command))| {
        let hide = |arg: Arg| if identity(&arg) == *key { arg } else { arg.hide(true) };
        long_help((**command).clone().help_template("{options}").mut_args(hide))
    };
    let explained = by_name.map(explain).join("\n\n");
    let _ = writeln!(text, "\n{SHARED}\n```text\n{explained}\n```");
    for command in &commands {
        let is_shared = |arg: &Arg| shared.contains_key(&identity(arg));
        let names = flags(command).filter(|arg| is_shared(arg)).filter_map(Arg::get_long);
        let names: Vec<String> = names.map(|long| format!("--{long}")).collect();
        let hide = |arg: Arg| if is_shared(&arg) { arg.hide(true) } else { arg };
        let help = long_help((*command).clone().mut_args(hide));
        let names = names.chunks(6).map(|row| row.join(" ")).join("\n  ");
        // Lines of examples are not to be broken. Those of a group are told by its commands.
        let ends = command.get_after_help().filter(|_| !is_group(command));
        let ends = ends.map_or(String::new(), |ends| format!("\n{ends}\n"));
        let title = title(command);
        let _ = writeln!(
            text,
            "\n## {title}\n\n```text\n{help}\n\nShared flags:\n  {names}\n{ends}```"
        );
    }
    let (_, codes) = exit_codes().split_once('\n').unwrap_or_default();
    text + &format!("\n## Exit codes\n\n```text\n{codes}\n```\n")
}

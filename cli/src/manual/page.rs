//! docs/cli.md: all commands and flags, as `--help` tells of them.

use super::commands;
use crate::definition::exit_codes;
use clap::Command;
use itertools::Itertools;
use std::fmt::Write as _;

/// Before the table of commands.
const BEGIN: &str = include_str!("begin.md");

/// Has it commands, and does nothing by itself?
fn is_group(command: &Command) -> bool {
    command.has_subcommands() && command.get_positionals().next().is_none()
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
    for command in &commands {
        // The exit codes, which end each of them, and what differs between machines are left out.
        let help = (*command).clone().after_long_help(None).after_help(None).term_width(100);
        let help = help.mut_args(|arg| arg.hide_env_values(true)).render_long_help().to_string();
        let help = help.lines().map(str::trim_end).join("\n");
        // Lines of examples are not to be broken. Those of a group are told by its commands.
        let ends = command.get_after_help().filter(|_| !is_group(command));
        let ends = ends.map_or(String::new(), |ends| format!("\n{ends}\n"));
        let _ = writeln!(text, "\n## {}\n\n```text\n{help}\n{ends}```", title(command));
    }
    let (_, codes) = exit_codes().split_once('\n').unwrap_or_default();
    text + &format!("\n## Exit codes\n\n```text\n{codes}\n```\n")
}

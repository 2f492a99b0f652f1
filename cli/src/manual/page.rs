//! docs/cli.md: all commands and flags, as `--help` tells of them.

use super::commands;
use crate::definition::{cells, exit_codes};
use clap::{Arg, Command};
use itertools::Itertools;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Before the list of commands.
const BEGIN: &str = include_str!("begin.md");

/// Before the arguments and flags that several commands share.
const SHARED: &str = "## Shared arguments and flags

What several commands have is explained once, here: it means the same in all of them. Each command
lists the shared flags that it takes. Every command also has `-h` (a short help) and `--help`.
";

/// Has it commands, and does nothing by itself?
fn is_group(command: &Command) -> bool {
    command.has_subcommands() && command.get_positionals().next().is_none()
}

/// The arguments and flags of a command that its help explains, beside the help itself.
fn args(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help")
}

/// What is typed: the name of a flag, or what stands for an argument.
fn name(arg: &Arg) -> String {
    let values = || arg.get_value_names().unwrap_or_default().iter().join(" ");
    arg.get_long().map_or_else(values, |long| format!("--{long}"))
}

/// The help of an argument alone, with its values and default. Arguments of the same name can
/// differ between commands.
fn explanation(command: &Command, arg: &Arg) -> String {
    let hide = |other: Arg| {
        let is_other = other.get_id() != arg.get_id();
        other.hide(is_other)
    };
    let alone = command.clone().help_template("{positionals}{options}").mut_args(hide);
    long_help(alone).trim_end().to_owned()
}

/// The explanations of the arguments that several commands have, by their names. If a name has
/// several such explanations, the one of most commands is shared.
fn shared(commands: &[&Command]) -> BTreeMap<String, String> {
    let explained = commands
        .iter()
        .flat_map(|command| args(command).map(move |arg| (name(arg), explanation(command, arg))));
    let several = explained.counts().into_iter().filter(|(_, commands)| *commands > 1);
    let ascending = several.sorted_by_key(|((_, explanation), n)| (*n, explanation.clone()));
    ascending.map(|(named, _)| named).collect()
}

/// The long help of a command, without what differs between machines.
fn long_help(command: Command) -> String {
    // The exit codes, which end each help, have a section of their own.
    let help = command.after_long_help(None).after_help(None).term_width(100);
    let help = help.mut_args(|arg| arg.hide_env_values(true)).render_long_help().to_string();
    help.lines().map(str::trim_end).join("\n")
}

/// The part of a group: what its commands have in common. Each of them has a part of its own.
fn group(command: &Command) -> String {
    long_help(command.clone().help_template("{about}"))
}

/// The part of a command: its help, without the explanations that it shares with others.
fn part(command: &Command, shared: &BTreeMap<String, String>) -> String {
    let is_shared = |arg: &&Arg| shared.get(&name(arg)) == Some(&explanation(command, arg));
    let hidden: Vec<&Arg> = args(command).filter(is_shared).collect();
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or_default().to_owned();
    let hide = |arg: Arg| {
        let is_hidden = arg.is_hide_set() || arg.get_id() == "help" || hidden.contains(&&arg);
        arg.hide(is_hidden)
    };
    let help = long_help(command.clone().override_usage(usage).mut_args(hide));
    let flags = hidden.iter().filter(|arg| !arg.is_positional()).map(|arg| name(arg));
    let flags = flags.collect_vec().chunks(6).map(|row| row.join(" ")).join("\n  ");
    let flags = if flags.is_empty() { flags } else { format!("Shared flags:\n  {flags}") };
    // Lines of examples are not to be broken.
    let ends = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let ends = ends.replace(cells(), "");
    [help.as_str(), &flags, &ends]
        .into_iter()
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .join("\n\n")
}

/// All of it.
pub fn page(all: &Command) -> String {
    let commands: Vec<&Command> = commands(all).into_iter().skip(1).collect();
    let title = |command: &Command| command.get_bin_name().unwrap_or_default().to_owned();
    let mut text = BEGIN.to_owned();
    for command in commands.iter().filter(|command| !is_group(command)) {
        let (title, about) = (title(command), command.get_about().cloned().unwrap_or_default());
        let (name, anchor) = (title.trim_start_matches("gridsieve "), title.replace(' ', "-"));
        // Writing to a text cannot fail.
        let _ = writeln!(text, "- [`{name}`](#{anchor}): {about}");
    }
    let shared = shared(&commands);
    let flags_last = shared.iter().sorted_by_key(|(name, _)| name.starts_with("--"));
    let explained = flags_last.map(|(_, explanation)| explanation.as_str());
    let explained = explained.chain([cells()]).join("\n\n");
    let _ = writeln!(text, "\n{SHARED}\n```text\n{explained}\n```");
    for command in &commands {
        let part = if is_group(command) { group(command) } else { part(command, &shared) };
        let _ = writeln!(text, "\n## {}\n\n```text\n{part}\n```", title(command));
    }
    let (_, codes) = exit_codes().split_once('\n').unwrap_or_default();
    text + &format!("\n## Exit codes\n\n```text\n{codes}\n```\n")
}

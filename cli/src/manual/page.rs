//! docs/cli.md: all commands and flags, as `--help` tells of them.

use super::commands;
use crate::definition::{cells, exit_codes};
use clap::{Arg, Command};
use itertools::Itertools;
use std::collections::BTreeMap;

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

/// The arguments and flags of a command: how each is typed, and its entry in the long help. The
/// entries of the same flag can differ between commands.
fn entries(command: &Command) -> Vec<(String, String)> {
    let args = command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
    let entry = |arg: &Arg| {
        let hide_others = |other: Arg| {
            let is_other = other != *arg;
            other.hide(is_other)
        };
        let alone = command.clone().mut_args(hide_others);
        (arg.to_string(), rendered(alone, "{positionals}{options}"))
    };
    args.sorted_by_key(|arg| !arg.is_positional()).map(entry).collect()
}

/// The entries that several commands have. If several entries of a flag are such, that of most
/// commands is shared.
fn shared(commands: &[&Command]) -> BTreeMap<String, String> {
    let counts = commands.iter().flat_map(|command| entries(command)).counts();
    let several = counts.into_iter().filter(|(_, commands)| *commands > 1);
    let ascending = several.sorted_by_key(|(entry, commands)| (*commands, entry.clone()));
    ascending.map(|(entry, _)| entry).collect()
}

/// The long help of a command as the template has it, without what differs between machines.
fn rendered(command: Command, template: &'static str) -> String {
    let command = command.mut_args(|arg| arg.hide_env_values(true)).term_width(100);
    let help = command.help_template(template).render_long_help().to_string();
    help.lines().map(str::trim_end).join("\n").trim_end().to_owned()
}

/// The part of a command: its help, with the names of shared flags instead of their entries.
fn part(command: &Command, shared: &BTreeMap<String, String>) -> String {
    let begin = rendered(command.clone(), "{about-with-newline}\n{usage-heading} {usage}");
    let is_shared = |(name, entry): &(String, String)| shared.get(name) == Some(entry);
    let (flags, own): (Vec<_>, Vec<_>) = entries(command).into_iter().partition(is_shared);
    let own = own.into_iter().map(|(_, entry)| entry).join("\n\n");
    let names = flags.iter().filter_map(|(name, _)| name.split(' ').next());
    let names = names.filter(|name| name.starts_with("--")).collect_vec();
    let names = names.chunks(6).map(|row| format!("\n  {}", row.join(" "))).join("");
    let names = if names.is_empty() { names } else { format!("Shared flags:{names}") };
    // Lines of examples are not to be broken. Those of a group are in the parts of its commands.
    let ends = command.get_after_help().filter(|_| !is_group(command));
    let ends = ends.map(|ends| ends.to_string().replace(cells(), "").trim().to_owned());
    let parts = [begin, own, names, ends.unwrap_or_default()];
    parts.iter().filter(|part| !part.is_empty()).join("\n\n")
}

/// All of it.
pub fn page(all: &Command) -> String {
    let commands: Vec<&Command> = commands(all).into_iter().skip(1).collect();
    let title = |command: &Command| command.get_bin_name().unwrap_or_default().to_owned();
    let mut text = BEGIN.to_owned();
    for command in commands.iter().filter(|command| !is_group(command)) {
        let (title, about) = (title(command), command.get_about().cloned().unwrap_or_default());
        let (name, anchor) = (title.trim_start_matches("gridsieve "), title.replace(' ', "-"));
        text += &format!("- [`{name}`](#{anchor}): {about}\n");
    }
    let shared = shared(&commands);
    let flags_last = shared.iter().sorted_by_key(|(name, _)| name.starts_with("--"));
    let entries = flags_last.map(|(_, entry)| entry.as_str()).chain([cells()]).join("\n\n");
    text += &format!("\n{SHARED}\n```text\n{entries}\n```\n");
    for command in &commands {
        let part = part(command, &shared);
        text += &format!("\n## {}\n\n```text\n{part}\n```\n", title(command));
    }
    let (_, codes) = exit_codes().split_once('\n').unwrap_or_default();
    text + &format!("\n## Exit codes\n\n```text\n{codes}\n```\n")
}

//! The flags of gridchecker 1.34, and what does the same here.

/// What is said to who types a flag of gridchecker: what to type instead, or that nothing
/// here does the same.
pub fn answer(flag: &str) -> Option<String> {
    rows().find(|(old, _)| *old == flag).map(|(_, new)| match new {
        Some(new) => format!("gridchecker's `{flag}` is here: {new}"),
        None => format!("gridsieve has nothing for gridchecker's `{flag}`"),
    })
}

/// Flags, and what to type instead, if there is something; `docs/gridchecker.md` has them too.
fn rows() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = include_str!("gridchecker.txt").lines();
    lines.map(|line| match line.split_once(' ') {
        Some((old, new)) => (old, Some(new)),
        None => (line, None),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::definition;
    use clap::Command;
    use std::fmt::Write as _;

    #[test]
    fn the_book_has_the_same_table() {
        let page = include_str!("../../docs/gridchecker.md");
        let mut table = String::from("|---|---|\n");
        for (old, new) in rows() {
            let Some(new) = new else {
                assert!(page.contains(&format!("`{old}`")), "docs/gridchecker.md lacks {old}");
                continue;
            };
            let new = match new.split_once(", ") {
                Some((new, more)) => format!("`{new}`, {more}"),
                None => format!("`{}`", new.replace('|', "\\|")),
            };
            writeln!(table, "| `{old}` | {new} |").unwrap();
        }
        assert!(page.contains(&(table.clone() + "\n")), "docs/gridchecker.md needs this:\n{table}");
    }

    /// Every command of a row is one, with the flags that follow it; flags without a command
    /// are those of a scan.
    #[test]
    fn commands_and_flags_of_the_table_are_there() {
        let all = definition();
        let scan = all.find_subcommand("scan").unwrap();
        let has_flag = |command: &Command, flag: &str| {
            command.get_arguments().any(|arg| {
                arg.get_long().is_some_and(|long| flag == format!("--{long}"))
                    || arg.get_short().is_some_and(|short| flag == format!("-{short}"))
            })
        };
        let (mut commands, mut flags) = (0, 0);
        for (old, new) in rows().filter_map(|(old, new)| Some((old, new?))) {
            let words = new.split_whitespace().map(|word| word.trim_matches(['`', ',', ';', ':']));
            let mut words = words.peekable();
            // Of other programs the flags are their own.
            let mut command = Some(scan);
            while let Some(word) = words.next() {
                if word == "gridsieve" {
                    let mut here = &all;
                    while let Some(next) = words.peek().and_then(|word| here.find_subcommand(word))
                    {
                        here = next;
                        words.next();
                    }
                    let is_whole = !here.has_subcommands() || words.peek().is_none();
                    assert!(here.get_name() != all.get_name() && is_whole, "{old}: {new}");
                    command = Some(here);
                    commands += 1;
                } else if word == "|" {
                    command = None;
                } else if let Some(command) = command.filter(|_| word.starts_with('-')) {
                    assert!(has_flag(command, word), "{old}: {new}: {word}");
                    flags += 1;
                }
            }
        }
        assert!(
            commands > 30 && flags > 30,
            "{commands} commands and {flags} flags were looked at"
        );
    }
}

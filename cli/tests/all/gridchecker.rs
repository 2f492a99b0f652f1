//! docs/gridchecker.md names commands and flags that are there.

use clap::Command;
use gridsieve_cli::internal::definition;

/// Every command of a row is one, with the flags that follow it; flags without a command
/// are those of a scan.
#[test]
fn commands_and_flags_of_the_table_are_there() {
    let page = include_str!("../../../docs/gridchecker.md");
    let all = definition();
    let scan = all.find_subcommand("scan").unwrap();
    let has_flag = |command: &Command, flag: &str| {
        command.get_arguments().any(|arg| {
            arg.get_long().is_some_and(|long| flag == format!("--{long}"))
                || arg.get_short().is_some_and(|short| flag == format!("-{short}"))
        })
    };
    let (mut commands, mut flags) = (0, 0);
    for row in page.lines().filter(|line| line.starts_with("| `--")) {
        let (old, new) = row.trim_end_matches(" |").split_once("` | ").unwrap();
        let words =
            new.split_whitespace().map(|word| word.trim_matches(['`', ',', ';', ':', '\\']));
        let mut words = words.peekable();
        // Of other programs the flags are their own.
        let mut command = Some(scan);
        while let Some(word) = words.next() {
            if word == "gridsieve" {
                let mut here = &all;
                while let Some(next) = words.peek().and_then(|word| here.find_subcommand(word)) {
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
    assert_eq!((commands, flags), (30, 29), "commands and flags that were looked at");
}

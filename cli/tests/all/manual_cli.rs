//! The commands `gridsieve completions` and `man`, and docs/cli.md.

use crate::support::program::gridsieve;
use predicates::str::contains;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn stdout(args: &[&str]) -> String {
    let assert = gridsieve(args).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// The commands of docs/cli.md, as words.
fn commands() -> Vec<Vec<String>> {
    let page = page();
    let headings = page.lines().filter_map(|line| line.strip_prefix("## gridsieve "));
    headings.map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cli.md");
    fs::read_to_string(path).unwrap().replace("\r\n", "\n")
}

#[test]
fn the_page_of_commands_is_that_of_the_definitions() {
    let made = stdout(&["docs"]);
    let differs =
        std::iter::zip(made.lines(), page().lines().map(str::to_owned).collect::<Vec<_>>())
            .find(|(made, page)| made != page);
    assert!(
        made == page(),
        "docs/cli.md is old: run `cargo run -- docs > docs/cli.md`; first {differs:?}"
    );
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man/man1");
    gridsieve(&["man", "--output", pages.to_str().unwrap()])
        .assert()
        .success()
        .stdout("")
        .stderr("");
    let names = fs::read_dir(&pages).unwrap().map(|file| file.unwrap().file_name());
    let names: BTreeSet<String> = names.map(|name| name.into_string().unwrap()).collect();
    let expected = commands().into_iter().map(|words| format!("gridsieve-{}.1", words.join("-")));
    let expected: BTreeSet<String> = expected.chain(["gridsieve.1".to_owned()]).collect();
    assert_eq!(names, expected);
    for name in ["gridsieve.1", "gridsieve-run-check.1"] {
        let page = fs::read_to_string(pages.join(name)).unwrap();
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{page}");
        assert!(page.contains("Examples:"), "{page}");
    }
    let file = pages.join("gridsieve.1/pages");
    gridsieve(&["man", "-o", file.to_str().unwrap()])
        .assert()
        .code(2)
        .stderr(contains("error: cannot write "));
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = stdout(&["completions", shell]);
        for command in commands() {
            assert!(script.contains(command.last().unwrap()), "{shell}: {command:?}");
        }
        for flag in ["progress-interval", "audit-engine", "bitmap-threshold"] {
            assert!(script.contains(flag), "{shell}: {flag}");
        }
        // What nobody has to know.
        is_understood(shell, &script);
    }
    gridsieve(&["completions", "bsh"]).assert().code(2).stderr(contains("'bash'"));
}

/// Has the shell read its script, if it is there and can do that without running it.
fn is_understood(shell: &str, script: &str) {
    if !["bash", "zsh", "fish"].contains(&shell) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("script");
    fs::write(&path, script).unwrap();
    match std::process::Command::new(shell).arg("-n").arg(&path).output() {
        Ok(output) => {
            assert!(output.status.success(), "{shell}: {output:?}");
            println!("{shell} reads its script");
        }
        Err(error) => println!("{shell} is not here, its script was not read: {error}"),
    }
}

/// What docs/cli.md says of each command: its name, as in `run check`, and its part.
fn parts(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("\n## gridsieve ").skip(1);
    parts.map(|part| part.split_once('\n').unwrap()).collect()
}

/// The pages of the book but that of all flags, and the README.
fn book() -> Vec<PathBuf> {
    let root = &Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut pages = vec![root.join("README.md")];
    for folder in ["docs", "docs/engines", "docs/decisions"] {
        pages.extend(fs::read_dir(root.join(folder)).unwrap().map(|file| file.unwrap().path()));
    }
    pages.retain(|page| page.extension().is_some_and(|md| md == "md") && !page.ends_with("cli.md"));
    pages
}

#[test]
fn the_book_and_the_readme_have_only_flags_that_there_are() {
    let (all, mut checked) = (page(), 0);
    for page in book() {
        let text = fs::read_to_string(&page).unwrap();
        let is_code = |line: &&str| line.trim_start().starts_with("gridsieve ");
        let lines = text.lines().filter(is_code);
        // Commands of a line are joined by `|` or `&&`; what follows `#` is said of them.
        let lines = lines.filter_map(|line| line.split('#').next());
        let commands = lines.flat_map(|line| line.split(['|', '&']));
        for command in commands.filter_map(|command| command.trim().strip_prefix("gridsieve ")) {
            let named = |&&(name, _): &&(&str, &str)| {
                format!("{command} ").starts_with(&format!("{name} "))
            };
            let Some((name, part)) =
                parts(&all).iter().filter(named).max_by_key(|part| part.0.len()).copied()
            else {
                continue;
            };
            for flag in command.split([' ', '=']).filter(|word| word.starts_with("--")) {
                let page = page.display();
                assert!(part.contains(flag), "{page}: `{name}` has no {flag}");
                checked += 1;
            }
        }
    }
    assert!(checked > 60, "{checked}");
}

/// Every flag that docs/scanning.md names is one of `scan`.
#[test]
fn the_chapter_on_scanning_has_flags_of_scan() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/scanning.md");
    let (chapter, all) = (fs::read_to_string(path).unwrap(), page());
    let (_, scan) = parts(&all).into_iter().find(|part| part.0 == "scan").unwrap();
    let words = chapter.split('`').filter(|words| words.starts_with("--"));
    let flags: BTreeSet<&str> = words.map(|words| words.split(' ').next().unwrap()).collect();
    assert!(flags.len() > 10, "{flags:?}");
    for flag in flags {
        assert!(
            scan.contains(&format!("{flag} ")) || scan.contains(&format!("{flag}\n")),
            "{flag}"
        );
    }
}

//! The command `gridsieve run report` as a user meets it.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use predicates::str::{contains, is_empty};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn gridsieve(directory: &TempDir, arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(arguments).current_dir(directory.path());
    command
}

/// A run over four built-in grids, that takes an instant: no puzzles.
fn run() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let scan = [
        "scan",
        "--built-in",
        "--range",
        "0..4",
        "-k",
        "13",
        "--run",
        "run",
        "--unit",
        "1",
        "--quiet",
    ];
    gridsieve(&directory, &scan).assert().code(0).stdout(is_empty());
    let folder = directory.path().join("run");
    (directory, folder)
}

/// Whether a run goes on, or is told of, does not depend on its page.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.ends_with("report.html"))
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn the_page_is_in_the_directory_or_where_it_is_wanted() {
    let (directory, folder) = run();
    let before = files(&folder);
    gridsieve(&directory, &["run", "report", "run"])
        .assert()
        .code(0)
        .stdout(is_empty())
        .stderr(format!("wrote {}\n", Path::new("run").join("report.html").display()));
    let page = fs::read_to_string(folder.join("report.html")).unwrap();
    for text in ["Complete: all 4 work units", "100.0% of the grids", "Slowest grids", "<desc "] {
        assert!(page.contains(text), "{text}");
    }
    let elsewhere = ["run", "report", "run", "--quiet", "--output", "page.html"];
    gridsieve(&directory, &elsewhere).assert().code(0).stderr("");
    assert!(fs::read_to_string(directory.path().join("page.html")).unwrap().contains("</html>"));
    assert!(files(&folder) == before);
}

#[test]
fn a_run_that_is_not_complete_has_a_page_and_goes_on() {
    let (directory, folder) = run();
    let before = files(&folder);
    // As after a kill: the last line is not whole.
    let journal = fs::read(folder.join("journal")).unwrap();
    fs::write(folder.join("journal"), &journal[..journal.len() - 30]).unwrap();
    fs::remove_file(folder.join("evidence")).unwrap();
    fs::rename(folder.join("puzzles"), folder.join("found")).unwrap();
    gridsieve(&directory, &["run", "report", "run"]).assert().code(0);
    let page = fs::read_to_string(folder.join("report.html")).unwrap();
    assert!(page.contains("Not complete: 3 of 4 work units are done."));
    let scan = [
        "scan",
        "--built-in",
        "--range",
        "0..4",
        "-k",
        "13",
        "--run",
        "run",
        "--unit",
        "1",
        "--quiet",
    ];
    gridsieve(&directory, &scan).assert().code(0);
    let same = |name: &str| {
        let (old, new) = (before.iter().find(|file| file.0.ends_with(name)), folder.join(name));
        old.unwrap().1 == fs::read(new).unwrap()
    };
    assert!(same("evidence") && same("puzzles"));
}

#[test]
fn what_cannot_be_done_is_said_in_a_line() {
    let (directory, folder) = run();
    let before = files(&folder);
    fs::create_dir(directory.path().join("empty")).unwrap();
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    for (arguments, reason) in [
        (&["nothing"][..], "cannot read nothing"),
        (&["empty"], "empty is not a run directory: it has no manifest.json"),
        (&["run", "--output", "no/page.html"], "cannot write no/page.html"),
        (&["run", "--output", "run"], "cannot write run"),
        (&["run", "--output", "run/journal"], "run/journal is a part of the run"),
        (&["run", "--output", "empty/../run/found"], "empty/../run/found is a part of the run"),
    ] {
        let arguments = [&["run", "report"], arguments].concat();
        gridsieve(&directory, &arguments)
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(contains(reason).and(one_line()));
    }
    assert!(files(&folder) == before);
    let damaged = fs::read_to_string(folder.join("manifest.json")).unwrap().replace("13", "14");
    fs::write(folder.join("manifest.json"), damaged).unwrap();
    gridsieve(&directory, &["run", "report", "run"])
        .assert()
        .code(2)
        .stderr(contains("manifest.json is damaged").and(one_line()));
}

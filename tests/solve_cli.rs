//! The commands `gridsieve solve`, `logic` and `puzzle`.

use assert_cmd::Command;
use predicates::prelude::*;
use std::fs;

const HARD: &str =
    "000000012000035000000600070700000300000400800100000000000120000080000040050000600";
const SOLUTION: &str =
    "673894512912735486845612973798261354526473891134589267469128735287356149351947628";
const EXAMPLE: &str =
    "400390002260058390593600180100860009605900200039245016056009020014700905900530000";

fn gridsieve(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("gridsieve"));
    command.args(args);
    command
}

/// A puzzle with one solution, one with none and one with many.
fn three() -> String {
    let none = format!("55{}", &HARD[2..]);
    format!("# three\n{HARD}\n{none} and more\n\n{}\n", ".".repeat(81))
}

#[test]
fn a_line_for_each_puzzle_in_input_order() {
    let [hard, none] = [HARD, &format!("55{}", &HARD[2..])].map(|text| text.replace('0', "."));
    let empty = ".".repeat(81);
    for level in ["scalar", "sse2"] {
        for threads in ["1", "3"] {
            gridsieve(&["solve", "-", "--isa", level, "--threads", threads])
                .write_stdin(three())
                .assert()
                .success()
                .stdout(format!("{hard} {SOLUTION}\n{none} none\n{empty} multiple\n"));
        }
    }
    gridsieve(&["solve", "--count", "--max", "5"])
        .write_stdin(three())
        .assert()
        .success()
        .stdout(format!("{hard} 1\n{none} 0\n{empty} 5+\n"));
    let redundant = format!("6{}", &HARD[1..]);
    gridsieve(&["solve", "--minimal"])
        .write_stdin(format!("{HARD}\n{redundant}\n"))
        .assert()
        .success()
        .stdout(format!("{hard} {SOLUTION} minimal\n6{} {SOLUTION} redundant r1c1\n", &hard[1..]));
    gridsieve(&["solve", "--format", "jsonl"]).write_stdin(HARD).assert().success().stdout(format!(
        "{{\"index\":0,\"puzzle\":\"{hard}\",\"solutions\":\"one\",\"solution\":\"{SOLUTION}\"}}\n"
    ));
    // The same grid in other words: rows exchanged, digits renamed.
    let other: String = [&HARD[9..18], &HARD[..9], &HARD[18..]].concat();
    gridsieve(&["solve", "--group-by-grid"])
        .write_stdin(format!("{}{other}\n", three()))
        .assert()
        .success()
        .stdout(predicate::str::contains(format!("\t2\t{hard}\t{}\n", other.replace('0', "."))))
        .stdout(predicate::str::ends_with(format!("none\t1\t{none}\nmultiple\t1\t{empty}\n")));
}

#[test]
fn bad_lines_are_named_or_skipped() {
    let text = format!("{HARD}\n12\n{HARD}\n");
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("out");
    gridsieve(&["solve", "-o", path.to_str().unwrap()])
        .write_stdin(text.clone())
        .assert()
        .code(2)
        .stderr(predicate::str::contains("standard input:2: 2 characters instead of 81"));
    assert!(!path.exists());
    gridsieve(&["solve", "--skip-bad", "-o", path.to_str().unwrap()])
        .write_stdin(text)
        .assert()
        .code(3)
        .stderr(predicate::str::contains("1 bad lines skipped"));
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 2);
    for args in [&["solve", "--max", "3"][..], &["solve", "--next", "arbitrary"]] {
        gridsieve(args).write_stdin("").assert().code(2);
    }
}

#[test]
fn steps_of_the_textbook() {
    gridsieve(&["solve", "--textbook", "--next", "most-constrained", "--values", "look-ahead"])
        .write_stdin(HARD)
        .assert()
        .success()
        .stdout(format!("{} {SOLUTION} 10374\n", HARD.replace('0', ".")));
    let table = "\
next square      values             easy    medium         hard
arbitrary        local-count      >90000    >90000       >90000
arbitrary        look-ahead          127       142       >90000
most-constrained local-count          48        84       >90000
most-constrained look-ahead           48        65        10374
";
    gridsieve(&["solve", "--textbook", "--table", "--max-steps", "90000"])
        .assert()
        .success()
        .stdout(table);
    gridsieve(&["solve", "-", "--textbook", "--table", "--max-steps", "20000"])
        .write_stdin(HARD)
        .assert()
        .success()
        .stdout(format!("{} >20000 >20000 >20000 10374\n", HARD.replace('0', ".")));
}

#[test]
fn logic_in_words() {
    gridsieve(&["logic", EXAMPLE, "--technique", "naked-subset", "--k", "3"])
        .assert()
        .success()
        .stdout(predicate::str::starts_with("4     {78}  {178} | 3    9    {17}   | {567}"))
        .stdout(predicate::str::contains(
            "\nnaked triple {1,7,8} in row 1 at r1c2, r1c3, r1c6: not {7} in r1c7, not {7} in r1c8\n\n",
        ))
        .stdout(predicate::str::contains("| {56} "));
    gridsieve(&["logic", EXAMPLE])
        .assert()
        .success()
        .stdout(predicate::str::contains("hardest technique: "));
    for (args, error) in [
        (&["logic", "12"][..], "this is no puzzle: 2 characters instead of 81"),
        (&["logic", EXAMPLE, "--technique", "hidden-subset"], "a subset needs --k"),
        (&["logic", EXAMPLE, "--k", "2"], "--k is for"),
        (&["logic", &format!("55{}", &HARD[2..])], "r1c1 and r1c2 are both 5"),
    ] {
        gridsieve(args).assert().code(2).stderr(predicate::str::contains(error));
    }
}

#[test]
fn neighbours_of_puzzles() {
    // The puzzle itself is one of its neighbours.
    let out = gridsieve(&["puzzle", "minus-plus", "--minus", "1", "--plus", "1", "--quiet"])
        .write_stdin(HARD)
        .assert()
        .success();
    let text = String::from_utf8(out.get_output().stdout.clone()).unwrap();
    let own = gridsieve(&["catalogue", "canon"]).write_stdin(HARD).assert().success();
    assert!(text.contains(std::str::from_utf8(&own.get_output().stdout).unwrap()));
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.join("\n") + "\n", text);
    gridsieve(&["solve", "--minimal"])
        .write_stdin(text.clone())
        .assert()
        .success()
        .stdout(predicate::str::contains("minimal\n").count(lines.len()));
}

//! `gridsieve puzzle minus-plus --closure`, `puzzle reduce` and `neighbours`.

use crate::support::program::{gridsieve, one_line, piped, stdout};
use crate::support::test_size::{is_thorough, test_size};
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// With 17 clues, and some others within {-1+1} of it.
const START: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

/// With 17 clues, one of thirteen that steps of {-1+1} connect.
const OF_THIRTEEN: &str =
    ".....6...4......2.....13..4.1..........8.4.9..6........3......6...9.....9..5..8..";

fn with_input(words: &[&str], text: &str) -> String {
    stdout(gridsieve(words).write_stdin(text))
}

/// Puzzles whose closure has some names; at night four of the 29 puzzles of a grid, with hundreds.
fn puzzles() -> String {
    match is_thorough() {
        true => stdout(gridsieve(&["scan", SF, "-k", "17", "--limit", "4", "-q"])),
        false => format!("{START}\n{OF_THIRTEEN}\n"),
    }
}

/// The names that single steps lead to, again and again.
fn by_single_steps(puzzles: &str) -> BTreeSet<String> {
    let names = |puzzles: &str| -> BTreeSet<String> {
        let lines = with_input(&["name"], puzzles);
        lines.lines().map(|line| line[..25].to_owned()).collect()
    };
    let (mut known, mut next) = (names(puzzles), puzzles.to_owned());
    loop {
        let step = ["puzzle", "minus-plus", "--minus", "1", "--plus", "1", "-q"];
        let found = names(&with_input(&step, &next));
        let new: Vec<&str> = found.difference(&known).map(String::as_str).collect();
        if new.is_empty() {
            return known;
        }
        next = with_input(&["unname"], &new.join("\n"));
        known.extend(found);
    }
}

const CLOSURE: [&str; 7] = ["puzzle", "minus-plus", "--minus", "1", "--plus", "1", "--closure"];

fn closure<'a>(file: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    [&CLOSURE[..], &[file.to_str().unwrap()], more].concat()
}

/// The names of a file of `--closure`, and how many are open.
fn read(file: &Path) -> (Vec<String>, usize) {
    let text = fs::read_to_string(file).unwrap();
    let (title, names) = text.split_once('\n').unwrap();
    let open = names.lines().filter(|line| line.ends_with("\topen")).count();
    let known = names.lines().count();
    assert_eq!(title, format!("# closure of {{-1+1}}: {open} open of {known} known"));
    (names.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect(), open)
}

#[test]
fn a_closure_is_what_single_steps_lead_to_whatever_kills_it() {
    let folder = tempfile::tempdir().unwrap();
    let [at_once, killed] = ["at once", "killed"].map(|name| folder.path().join(name));
    let puzzles = puzzles();
    let expected: Vec<String> = by_single_steps(&puzzles).into_iter().collect();
    assert!(expected.len() > 4, "{}", expected.len());
    let mut command = gridsieve(&closure(&at_once, &["--threads", "3"]));
    let assert = command.write_stdin(puzzles.as_str()).assert().success().stdout("");
    assert.stderr(contains(format!("{} puzzles known, 0 open; ", expected.len())));
    assert_eq!(read(&at_once), (expected, 0));

    // Killed again and again, until it gets through: what it has then is the same.
    let input = folder.path().join("puzzles");
    fs::write(&input, &puzzles).unwrap();
    let mut kills = 0;
    for round in 0..100 {
        let words = closure(&killed, &[input.to_str().unwrap(), "--threads", "1", "-q"]);
        let mut child = piped(&words).stderr(Stdio::null()).spawn().unwrap();
        sleep(Duration::from_millis(5 + test_size(10, 300) * round));
        if child.try_wait().unwrap().is_some() {
            break;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        if killed.exists() {
            let (names, _) = read(&killed);
            assert!(names.is_sorted() && names.len() >= puzzles.lines().count());
        }
    }
    assert!(kills > 0, "it was never killed");
    let mut again = gridsieve(&closure(&killed, &[input.to_str().unwrap(), "-q"]));
    again.assert().success().stderr("");
    assert_eq!(fs::read(&killed).unwrap(), fs::read(&at_once).unwrap());
    let unnamed = stdout(gridsieve(&["unname", killed.to_str().unwrap()]));
    assert_eq!(unnamed.lines().count(), read(&killed).0.len());
}

/// What is open is looked for, without anything given; more can be given.
#[test]
fn a_closure_goes_on_and_grows() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("known");
    let name = with_input(&["name"], START);
    let first = "# closure of {-1+1}: 1 open of 1 known";
    fs::write(&file, format!("{first}\n{}\topen\n", &name[..25])).unwrap();
    let mut command = piped(&closure(&file, &["--format", "jsonl", "-q"]));
    let output = command.stdin(Stdio::null()).output().unwrap();
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let (known, open) = read(&file);
    assert_eq!((&object["known"], &object["open"]), (&known.len().into(), &0.into()));
    assert_eq!((&object["looked_at"], open), (&known.len().into(), 0));
    assert_eq!(known, Vec::from_iter(by_single_steps(START)));
    // Nothing is left to do, until there is another puzzle.
    let again = with_input(&closure(&file, &["--format", "jsonl", "-q"]), START);
    assert!(again.contains("\"looked_at\":0"), "{again}");
    let empty = with_input(&closure(&file, &["--format", "jsonl", "-q"]), "");
    assert!(empty.contains("\"looked_at\":0"), "{empty}");
    with_input(&closure(&file, &["-q"]), OF_THIRTEEN);
    assert_eq!(read(&file).0, Vec::from_iter(by_single_steps(&format!("{START}\n{OF_THIRTEEN}"))));
}

/// Two processes would replace what the other one found.
#[test]
fn a_closure_is_of_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("known");
    // It waits for its puzzles.
    let mut first = piped(&closure(&file, &["-q"])).stdin(Stdio::piped()).spawn().unwrap();
    let lock = folder.path().join("known.lock");
    let is_locked = || File::open(&lock).is_ok_and(|lock| lock.try_lock_shared().is_err());
    while !is_locked() {
        assert!(first.try_wait().unwrap().is_none());
        sleep(Duration::from_millis(5));
    }
    let second = gridsieve(&closure(&file, &[START, "-q"])).assert();
    let told = one_line().and(contains("known is in use by another process"));
    second.code(75).stdout("").stderr(told);
    #[cfg(unix)]
    {
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        gridsieve(&closure(&link, &[START, "-q"])).assert().code(75);
    }
    first.stdin.take().unwrap().write_all(format!("{START}\n").as_bytes()).unwrap();
    assert!(first.wait().unwrap().success());
    assert_eq!(read(&file).0, Vec::from_iter(by_single_steps(START)));
}

/// Standard output is no place for it: others may have written there.
#[test]
fn a_closure_is_not_appended() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("known");
    gridsieve(&closure(&file, &[START, "-q"])).assert().success();
    let before = fs::read(&file).unwrap();
    let out = File::options().append(true).open(&file).unwrap();
    let mut command = piped(&closure(&file, &[START, "-q"]));
    let output = command.stdout(out).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("known: standard output goes to it"), "{told}");
    assert_eq!(fs::read(&file).unwrap(), before);
    // What is cut off anywhere is noticed.
    let text = String::from_utf8(before).unwrap();
    let open = text.replace("0 open of", "1 open of");
    let cut = &text[..text.trim_end().rfind('\n').unwrap()];
    for torn in [&open[..], cut, text.split_once(" known").unwrap().0] {
        fs::write(&file, torn).unwrap();
        let mut command = gridsieve(&closure(&file, &[START, "-q"]));
        let told = one_line().and(contains("known: it is not whole: "));
        command.assert().code(2).stdout("").stderr(told);
        assert_eq!(fs::read_to_string(&file).unwrap(), torn);
    }
}

/// A grid has more minimal puzzles inside than anybody can wait for.
#[cfg(unix)]
#[test]
fn reducing_can_be_interrupted() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("found");
    let words = ["puzzle", "reduce", "--all", SF, "--output", output.to_str().unwrap()];
    let mut child = piped(&words).stderr(Stdio::null()).spawn().unwrap();
    sleep(Duration::from_millis(300));
    assert!(child.try_wait().unwrap().is_none());
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!output.exists());
}

#[test]
fn redundant_clues_go_in_one_way_or_all() {
    let puzzle = stdout(gridsieve(&["scan", SF, "-k", "17", "--limit", "1", "-q"]));
    let puzzle = puzzle.trim_end().to_owned();
    // Eleven clues more.
    let mut more = puzzle.clone().into_bytes();
    let empty: Vec<usize> = (0..81).filter(|&cell| more[cell] == b'.').step_by(6).collect();
    empty.iter().for_each(|&cell| more[cell] = SF.as_bytes()[cell]);
    let more = String::from_utf8(more).unwrap();
    let reduce = |flags: &[&str]| {
        let words = [&["puzzle", "reduce", "-q"], flags, &[&more]].concat();
        stdout(gridsieve(&words)).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let all = reduce(&["--all"]);
    assert!(all.contains(&puzzle) && all.is_sorted() && all.len() > 1, "{all:?}");
    let solved = with_input(&["solve", "--minimal", "-q"], &all.join("\n"));
    assert!(
        solved.lines().count() == all.len()
            && solved.lines().all(|line| line.ends_with(" minimal"))
    );
    let mut seen = BTreeSet::new();
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let [one] = &reduce(&["--seed", seed])[..] else { panic!("one puzzle") };
        assert!(all.contains(one));
        seen.insert(one.clone());
    }
    assert!(seen.len() > 1);
    assert!(all.contains(&reduce(&[])[0]));
    // Each puzzle of an input has an order of its own, and so has each seed: none goes from one place to
    // another with the next seed.
    let copies = format!("{more}\n").repeat(64);
    let [two, three] = ["2", "3"].map(|seed| {
        let found = with_input(&["puzzle", "reduce", "-q", "--seed", seed], &copies);
        found.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    assert_eq!((two.len(), three.len()), (64, 64));
    for other in 0..64 {
        assert!((0..64).any(|place| two[place] != three[place ^ other]), "{other}");
    }
    let words = ["puzzle", "reduce", "-q", "--seed", "2", "--threads", "3"];
    assert!(with_input(&words, &copies).lines().eq(&two));
    // Others than valid ones are counted.
    let text = format!("{}\n{more} mine\n", ".".repeat(81));
    let mut command = gridsieve(&["puzzle", "reduce"]);
    let assert = command.write_stdin(text).assert().code(3).stdout(contains("\tmine\n"));
    assert.stderr(contains(
        "2 puzzles, 1 found, 1 puzzle without just one solution left out: a clue is redundant if ",
    ));
}

/// Each neighbour differs in just the cells that are named, and has the grid as a neighbour.
#[test]
fn grids_next_to_a_grid() {
    let words = ["neighbours", SF, "--max-size", "6"];
    let found = stdout(gridsieve(&words));
    let uas = stdout(gridsieve(&["ua", SF, "--max-size", "6", "-q"]));
    let mut named = Vec::new();
    for line in found.lines() {
        let (grid, ua) = line.split_once('\t').unwrap();
        let differing = (0..81).filter(|&cell| grid.as_bytes()[cell] != SF.as_bytes()[cell]);
        let cells: Vec<String> = differing.map(|c| format!("{}{}", c / 9 + 1, c % 9 + 1)).collect();
        assert_eq!(ua, format!("{{{}}}", cells.join(",")));
        let back = stdout(gridsieve(&["neighbours", grid, "--max-size", "6"]));
        assert!(back.contains(&format!("{SF}\t{ua}\n")), "{line}");
        named.push(ua);
    }
    named.dedup();
    assert_eq!(named, uas.lines().collect::<Vec<_>>());
    let threads = stdout(gridsieve(&[&words[..], &["--threads", "3", "--isa", "scalar"]].concat()));
    assert_eq!(threads, found);
    // Of several grids, each below the one that they belong to; the next command reads over that.
    let other = stdout(gridsieve(&["catalogue", "unrank", "7"]));
    let second = stdout(gridsieve(&["neighbours", other.trim_end(), "--max-size", "6"]));
    let both = with_input(&["neighbours", "--max-size", "6"], &format!("{SF} mine\n{other}"));
    assert_eq!(both, format!("# {SF}\tmine\n{found}# {other}{second}"));
    let forms = with_input(&["canon", "-q"], &both);
    assert_eq!(forms.lines().count(), found.lines().count() + second.lines().count());
}

#[test]
fn mistakes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("known");
    for (text, reason) in [
        (
            "a list\n",
            "it is no file that --closure wrote, not the closure of {-1+1}: give another name",
        ),
        ("", "it is no file that --closure wrote"),
        (
            "# closure of {-2+2}: 0 open of 0 known\n",
            "it is the closure of {-2+2}, not the closure of {-1+1}",
        ),
        (
            "# closure of {-1+1}: 0 open of 1 known\naaaa\n",
            "line 2: a name has 25 characters, not 4",
        ),
        (
            "# closure of {-1+1}: 1 open of 1 known\naaaaaaaaaaaaaaaaaaaaaaaaa\topen\n",
            "line 2: it is not a name",
        ),
    ] {
        fs::write(&file, text).unwrap();
        let mut command = gridsieve(&closure(&file, &[START, "-q"]));
        command.assert().code(2).stdout("").stderr(one_line().and(contains(reason)));
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    let nowhere = folder.path().join("no/known");
    let several = ".".repeat(81);
    for (file, words, reason) in [
        (&nowhere, &[START][..], "no/known: "),
        (&folder.path().to_owned(), &[START], "it is to be a file"),
        (&folder.path().join("new"), &[&several], "has not just one solution: multiple"),
        (&folder.path().join("new"), &[START, "--output", "x"], "cannot be used with"),
        (&folder.path().join("new"), &[START, "--skip-bad"], "cannot be used with"),
    ] {
        let mut command = gridsieve(&closure(file, words));
        command.assert().code(2).stdout("").stderr(one_line().and(contains(reason)));
        assert!(!folder.path().join("new").exists());
    }
    for words in [
        &["puzzle", "reduce", "--all", "--seed", "1", START][..],
        &["neighbours", "--max-size", "82", SF],
    ] {
        gridsieve(words).assert().code(2).stdout("").stderr(one_line());
    }
}

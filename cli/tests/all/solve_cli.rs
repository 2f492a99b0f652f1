//! The commands `gridsieve solve`, `logic` and `puzzle`.

use crate::support::program::{gridsieve, stdout};
#[cfg(unix)]
use gridsieve_kernels::Isa;
use predicates::prelude::*;
use serde_json::{Value, json};
use std::fs;

const HARD: &str =
    "000000012000035000000600070700000300000400800100000000000120000080000040050000600";
const SOLUTION: &str =
    "673894512912735486845612973798261354526473891134589267469128735287356149351947628";
const EXAMPLE: &str =
    "400390002260058390593600180100860009605900200039245016056009020014700905900530000";

/// A puzzle with one solution, one with none and one with many.
fn three() -> String {
    let none = format!("55{}", &HARD[2..]);
    format!("# three\n{HARD}\n{none} and more\n\n{}\n", ".".repeat(81))
}

#[test]
fn a_line_for_each_puzzle_in_input_order() {
    let [hard, none] = [HARD, &format!("55{}", &HARD[2..])].map(|text| text.replace('0', "."));
    let empty = ".".repeat(81);
    for level in Isa::all().into_iter().map(|isa| isa.level().name()) {
        for threads in ["1", "3"] {
            gridsieve(&["solve", "-", "--isa", level, "--threads", threads])
                .write_stdin(three())
                .assert()
                .success()
                .stdout(format!("{hard} {SOLUTION}\n{none} none\tand more\n{empty} multiple\n"));
        }
    }
    gridsieve(&["solve", "--count", "--limit", "5"])
        .write_stdin(three())
        .assert()
        .success()
        .stdout(format!("{hard} 1\n{none} 0\tand more\n{empty} 5+\n"));
    let redundant = format!("6{}", &HARD[1..]);
    gridsieve(&["solve", "--minimal"])
        .write_stdin(format!("{HARD}\n{redundant}\n"))
        .assert()
        .success()
        .stdout(format!("{hard} {SOLUTION} minimal\n6{} {SOLUTION} redundant r1c1\n", &hard[1..]));
    gridsieve(&["solve", "--format", "jsonl"]).write_stdin(HARD).assert().success().stdout(format!(
        "{{\"index\":0,\"puzzle\":\"{hard}\",\"solution\":\"{SOLUTION}\",\"solutions\":\"one\"}}\n"
    ));
}

/// Nobody would miss those without a grid otherwise.
#[test]
fn puzzles_without_just_one_solution_are_counted() {
    let solve = |flags: &[&str]| {
        let mut command = gridsieve(&["solve", "--grids"]);
        command.args(flags).write_stdin(three()).assert().code(3).stdout(format!("{SOLUTION}\n"))
    };
    solve(&[])
        .stderr(predicate::str::starts_with("3 puzzles, 2 without just one solution left out, "));
    solve(&["-q"]).stderr("3 puzzles, 2 without just one solution left out\n");
    let one = gridsieve(&["solve", "--grids", HARD]).assert().code(0);
    one.stdout(format!("{SOLUTION}\n")).stderr(predicate::str::starts_with("1 puzzle, "));
}

/// A sign for an empty cell at the begin is no flag.
#[test]
fn a_puzzle_can_begin_with_a_dash() {
    let dashes = HARD.replace('0', "-");
    let puzzle = HARD.replace('0', ".");
    gridsieve(&["solve", &dashes]).assert().code(0).stdout(format!("{puzzle} {SOLUTION}\n"));
    gridsieve(&["solve", "-q", &dashes, HARD]).assert().code(0).stderr("");
    // Not as many cells as a puzzle has.
    let told = predicate::str::contains("argument:1: 80 characters instead of 81");
    gridsieve(&["solve", &dashes[1..]]).assert().code(2).stderr(told);
}

#[test]
fn logic_of_several_puzzles_can_be_read_by_the_next_command() {
    let input = format!("{EXAMPLE} easy\n{HARD}\n");
    let mut logic = gridsieve(&["logic"]);
    logic.write_stdin(input);
    let text = stdout(logic);
    let [easy, hard] = [EXAMPLE, HARD].map(|puzzle| puzzle.replace('0', "."));
    let others = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let lines: Vec<&str> = text.lines().filter(others).collect();
    assert_eq!(lines, [&format!("{easy}\teasy"), &hard], "{text}");
    assert_eq!(text.matches("\n# hardest technique: ").count(), 2, "{text}");
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
        .stderr(predicate::str::contains("standard input:2: 2 characters instead of 81 (skipped)"))
        .stderr(predicate::str::contains("2 puzzles, 1 bad line skipped, "));
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 2);
}

#[test]
fn one_clear_line_says_what_is_wrong() {
    let minus_plus = ["puzzle", "minus-plus", "--minus", "1", "--plus", "1"];
    let with = |more: &[&'static str]| [&minus_plus[..], more].concat();
    for (args, error) in [
        (&["solve", "nothing.txt"][..], "cannot open nothing.txt: "),
        (&["solve", "."], "cannot open .: "),
        (&["solve", "-o", "no/folder"], "cannot write no/folder: "),
        (&["solve", "--limit", "3"], "--count"),
        (&["solve", "--count", "--limit", "0"], "--limit"),
        (&["solve", "--count", "--minimal"], "--minimal"),
        (&["textbook", "--next", "any"], "most-constrained"),
        (&["textbook", "--values", "many"], "look-ahead"),
        (&["textbook", "--table", "--next", "arbitrary"], "--table"),
        (&["logic", "nothing.txt"], "cannot open nothing.txt: "),
        (&["logic", "x", EXAMPLE], "x would be a file, and there are other arguments"),
        (&["logic", "--technique", "guess"], "naked-subset"),
        (&["logic", "--size", "9"], "--size"),
        (&with(&["nothing.txt"]), "cannot open nothing.txt: "),
        (&minus_plus[..4], "--plus"),
        (&["puzzle", "minus-plus", "--minus", "9", "--plus", "1"], "--minus"),
    ] {
        let assert = gridsieve(args).write_stdin("").assert().code(2).stdout("");
        assert.stderr(predicate::str::contains(error));
    }
    for args in [&["solve", "-q"][..], &["logic"], &with(&["-q"])] {
        gridsieve(args)
            .write_stdin(format!("{HARD}\n{}o\n", &HARD[..80]))
            .assert()
            .code(2)
            .stderr("error: standard input:2: `o` at row 9, column 9 is neither a digit nor a sign for an empty cell (.0*_-xX?·); --skip-bad skips bad lines\n");
    }
}

#[test]
fn steps_of_the_textbook() {
    gridsieve(&["textbook", "--next", "most-constrained", "--values", "look-ahead"])
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
    gridsieve(&["textbook", "--book", "--max-steps", "90000"]).assert().success().stdout(table);
    gridsieve(&["textbook", "-", "--table", "--max-steps", "20000"])
        .write_stdin(HARD)
        .assert()
        .success()
        .stdout(format!("{} >20000 >20000 >20000 10374\n", HARD.replace('0', ".")));
}

/// The objects of `--format jsonl`.
fn objects(arguments: &[&str], puzzles: &str) -> Vec<Value> {
    let assert = gridsieve(&[arguments, &["--format", "jsonl", "--quiet"]].concat())
        .write_stdin(puzzles.to_owned())
        .assert()
        .success();
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn steps_and_counts_for_programs() {
    let hard = HARD.replace('0', ".");
    let first = |end: &str, solution: Value, steps: u64| {
        json!({
            "index": 0, "puzzle": hard, "next": "most-constrained", "values": "look-ahead",
            "end": end, "solution": solution, "steps": steps,
        })
    };
    assert_eq!(objects(&["textbook"], HARD), [first("solved", SOLUTION.into(), 10374)]);
    let few = ["textbook", "--max-steps", "9"];
    assert_eq!(objects(&few, HARD), [first("unfinished", Value::Null, 9)]);
    let none = objects(&["textbook"], &format!("12345678.........9{}", ".".repeat(63)));
    assert_eq!((&none[0]["end"], &none[0]["solution"]), (&"none".into(), &Value::Null));

    // The table of the book: all puzzles with each variant.
    let table = objects(&["textbook", "--book", "--max-steps", "90"], "");
    let ends = table.iter().filter(|object| object["end"] == "solved").count();
    let variant = |object: &Value| format!("{} {}", object["next"], object["values"]);
    let mut variants: Vec<String> = table.iter().map(variant).collect();
    variants.dedup();
    assert_eq!((table.len(), variants.len(), ends), (12, 4, 4));
    assert!(table.iter().zip([0, 1, 2].repeat(4)).all(|(object, index)| object["index"] == index));

    let several = format!("{}..{}", &hard[..7], &hard[9..]);
    let counts = objects(&["solve", "--count", "--limit", "1"], &format!("{hard}\n{several}\n"));
    assert_eq!(counts[0], json!({"index": 0, "puzzle": hard, "count": 1, "more": false}));
    assert_eq!(counts[1], json!({"index": 1, "puzzle": several, "count": 1, "more": true}));
}

#[test]
fn each_technique_alone() {
    for (technique, finds) in [
        ("naked-single", None),
        ("hidden-single", None),
        ("locked", Some("locked candidates 4 of box 3 lies in column 9: not {4} in r5c9")),
        ("x-wing", Some("X-wing of 2 in row 3 and row 8 at r3c5, r3c6, r8c5, r8c6: not {2} in")),
        ("two-colours", Some("two colours of 2, r3c5, r8c6 against r3c6, r8c5: not {2} in r9c6")),
        ("x-cycles", Some("X-cycle of 2, r3c6 = r3c5 - r8c5 = r8c6: not {2} in r9c6")),
    ] {
        let arguments = ["logic", EXAMPLE, "--technique", technique];
        let finds = finds.unwrap_or("nothing found");
        gridsieve(&arguments).assert().success().stdout(predicate::str::contains(finds));
        // With the candidates after each step, and with those after all.
        let text = stdout(gridsieve(&[&arguments[..], &["--verbose"]].concat()));
        let last = stdout(gridsieve(&arguments));
        assert!(text.contains(finds), "{text}");
        let candidates = |text: &str| text.trim_end().rsplit("\n\n").next().map(str::to_owned);
        if finds != "nothing found" {
            assert_eq!(candidates(&text), candidates(&last), "{technique}");
        }
    }
    let steps = stdout(gridsieve(&["logic", EXAMPLE, "--verbose"]));
    let words = stdout(gridsieve(&["logic", EXAMPLE]));
    assert!(steps.ends_with(&words[words.find("solved: ").unwrap()..]), "{steps}");
    // A unit with few empty cells cannot have a set of eight.
    gridsieve(&["logic", EXAMPLE, "--technique", "hidden-subset", "--size", "8", "--verbose"])
        .assert()
        .success()
        .stdout(predicate::str::contains("would leave out 27 of 27 units for k = 8"));
}

#[test]
fn logic_in_words() {
    gridsieve(&["logic", EXAMPLE, "--technique", "naked-subset", "--size", "3"])
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
        (&["logic", &EXAMPLE[1..]][..], "argument:1: 80 characters instead of 81"),
        (&["logic", EXAMPLE, "--technique", "hidden-subset"], "a subset needs --size"),
        (&["logic", EXAMPLE, "--size", "2"], "--size is for"),
    ] {
        gridsieve(args).assert().code(2).stderr(predicate::str::contains(error));
    }
}

#[test]
fn logic_of_several_puzzles() {
    let hidden =
        "....5..........1.3789.2...5..8...3..53.96........4.2..3..8.....64...7..........4.";
    let example = EXAMPLE.replace('0', ".");
    let triples = ["logic", "--technique", "naked-subset", "--size", "3"];
    // As comments.
    let alone = |puzzle| -> String {
        let text = stdout(gridsieve(&[&triples[..], &[puzzle]].concat()));
        text.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect()
    };
    let [first, second] = [alone(EXAMPLE), alone(hidden)];
    // Arguments, a file and standard input are the same.
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("puzzles");
    let text = format!("# two\n{example}\n{hidden} and more\n");
    fs::write(&path, &text).unwrap();
    for args in [&[path.to_str().unwrap()][..], &["-"], &[], &[EXAMPLE, hidden]] {
        let comment = if args.len() == 2 { "" } else { "\tand more" };
        gridsieve(&[&triples[..], args].concat())
            .write_stdin(text.clone())
            .assert()
            .success()
            .stdout(format!("{example}\n{first}\n{hidden}{comment}\n{second}"));
    }
    let [hard, empty] = [HARD.replace('0', "."), ".".repeat(81)];
    gridsieve(&["logic", "--rate", EXAMPLE, HARD, SOLUTION, &empty]).assert().success().stdout(
        format!(
            "{example} solved two colours\n{hard} solved hidden single\n\
             {SOLUTION} solved none\n{empty} unsolved none\n"
        ),
    );
}

/// Each command says so for that puzzle, soon, and goes on with the next one.
#[test]
fn puzzles_without_a_solution() {
    // Digits that have no room; the same, with cells of two candidates elsewhere; the same digit twice
    // in a row.
    let none = [
        ".....5......6.1...............5........1.6............5......61..................",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "11...............................................................................",
    ];
    let valid = ".234..8..6....7......53.62...5......84.....36......1...52.96......1....7..8..521.";
    let text = format!("{}\n{valid}\n", none.join("\n"));
    let run = |arguments: &[&str], code| {
        let assert = gridsieve(arguments).write_stdin(&*text).assert().code(code);
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    let lines = |answer: &str| none.map(|puzzle| format!("{puzzle} {answer}\n")).concat();
    let rated = run(&["logic", "--rate"], 0);
    for (line, puzzle) in rated.lines().zip(none) {
        assert!(line.starts_with(&format!("{puzzle} contradiction ")), "{rated}");
    }
    assert!(rated.ends_with(&format!("{valid} unsolved X-wing\n")), "{rated}");
    assert!(run(&["solve"], 0).starts_with(&lines("none")));
    assert_eq!(run(&["solve", "--count", "--max", "2"], 0), lines("0") + valid + " 1\n");
    assert_eq!(run(&["name"], 0).matches("# none\t").count(), 3);
    assert!(run(&["puzzle", "reduce"], 3).lines().count() == 1);
    let words = run(&["logic"], 0);
    assert!(words.contains("# contradiction: r1c1 and r1c2 are both 1\n"), "{words}");
    assert!(words.contains("# contradiction: no technique finds it, but"), "{words}");
    let singles = run(&["logic", "--technique", "naked-single", "--format", "jsonl"], 0);
    assert_eq!(singles.lines().count(), 4);
}

#[test]
fn all_solutions_are_written() {
    let puzzle = format!("{}.......", &SOLUTION[..74]);
    let all = stdout(gridsieve(&["solve", "--all", &puzzle]));
    let count = stdout(gridsieve(&["solve", "--count", &puzzle]));
    let count: usize = count.split(' ').nth(1).unwrap().trim().parse().unwrap();
    let (mut lines, last) = (all.lines().collect::<Vec<_>>(), format!("# {count} solution"));
    assert!(lines.pop().unwrap().starts_with(&last), "{all}");
    assert_eq!(lines.len(), count);
    let empty = ".".repeat(81);
    let all = stdout(gridsieve(&["solve", "--all", "--limit", "300", &empty, HARD]));
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!((lines.len(), lines[300]), (303, "# 300 solutions, and there are more"));
    assert_eq!(lines[302], "# 1 solution");
    let different: std::collections::HashSet<&str> = lines[..300].iter().copied().collect();
    assert_eq!(different.len(), 300);
    assert!(lines[..300].iter().all(|line| line.starts_with(&empty)));
}

#[test]
fn neighbours_of_puzzles() {
    // The puzzle itself is one of its neighbours.
    let out = gridsieve(&["puzzle", "minus-plus", "--minus", "1", "--plus", "1", "--quiet"])
        .write_stdin(HARD)
        .assert()
        .success();
    let text = String::from_utf8(out.get_output().stdout.clone()).unwrap();
    let own = gridsieve(&["canon", "--minlex"]).write_stdin(HARD).assert().success();
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

//! The commands `gridsieve catalogue ...` that know the whole catalogue, as a
//! user meets them: counts, samples, ranks and canonical forms.

use crate::support::catalogue::*;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

#[test]
fn counts_of_classes_are_a_table() {
    let count = |threads: &str| {
        let arguments = ["generate", "--band", "411-416", "--count", "--threads", threads];
        stdout(catalogue(&folder(&[]), &arguments))
    };
    let table = count("1");
    assert_eq!(table, count("2"));
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["class", "grids", "first", "last", "automorphisms"]);
    let grids = classes("411-416");
    let grids: Vec<&str> = grids.lines().collect();
    assert_eq!(rows[1], ["411", "3", grids[0], grids[2], "4:1 6:1 8:1"]);
    assert_eq!(rows[2], ["412", "0", "-", "-", "-"]);
    assert_eq!(rows[6], ["416", "1", grids[3], grids[3], "72:1"]);
    assert_eq!(rows[7..], [["all", "4", grids[0], grids[3], "4:1 6:1 8:1 72:1"]]);
}

#[test]
fn samples_depend_on_their_seed_only() {
    let folder = folder(&[]);
    let sample = |flags: &[&str]| {
        stdout(catalogue(&folder, &[&["generate", "--sample", "9", "-q"], flags].concat()))
    };
    let grids = sample(&["--seed", "5", "--threads", "1"]);
    assert_eq!(grids.lines().count(), 9);
    assert_eq!(grids, sample(&["--seed", "5", "--threads", "3"]));
    assert_ne!(grids, sample(&["--seed", "6"]));
    assert!(grids.starts_with(&stdout(catalogue(
        &folder,
        &["generate", "--sample", "4", "--seed", "5", "-q"]
    ))));
    assert_eq!(stdout(canon(&folder, &[]).write_stdin(&*grids)), grids);
    assert_eq!(sample(&["--seed", "5", "-o", "a.gsc"]), "");
    assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), grids);
    let found = info(&folder, "a.gsc");
    assert_eq!((&found["codec"], &found["minlex"]), (&"raw".into(), &true.into()));
}

#[test]
fn ranks_and_grids_by_rank() {
    let folder = folder(&[ONE, "", "# the last", LAST, MC]);
    let grids = fs::read_to_string(folder.path().join("grids.txt")).unwrap();
    let given = |arguments: &[&str], input: &str| {
        let mut command = catalogue(&folder, arguments);
        command.write_stdin(input);
        command
    };
    let indices = stdout(given(&["rank"], &grids));
    assert_eq!(indices, stdout(catalogue(&folder, &["rank", ONE, LAST, MC])));
    let indices: Vec<&str> = indices.lines().collect();
    assert_eq!(indices[1..], ["5472730537", "964549"]);
    let back = stdout(given(&["unrank"], &text(&indices)));
    assert_eq!(back, stdout(canon(&folder, &[]).write_stdin(&*grids)));
    assert_eq!(stdout(catalogue(&folder, &["unrank", "0", "5472730537"])), text(&[FIRST, LAST]));
    // Results up to the mistake.
    given(&["unrank"], "0\n1 one\nx\n2\n")
        .assert()
        .code(2)
        .stdout(contains(FIRST).and(contains("\n").count(2)))
        .stderr(contains("error: standard input:3: `x` is not a catalogue index").and(one_line()));
    let said = stdout(given(&["unrank"], "0 the first\n"));
    assert_eq!(said, format!("{FIRST}\tthe first\n"));
    catalogue(&folder, &["unrank", "0", "5472730538"])
        .assert()
        .code(2)
        .stdout(text(&[FIRST]))
        .stderr(
            contains("error: argument 2:1: `5472730538` is not a catalogue index").and(one_line()),
        );
    for (arguments, error) in [
        (&["unrank", "5472730538"][..], "argument:1: `5472730538` is not a catalogue index"),
        (&["unrank", "--", "-1"], "argument:1: `-1` is not a catalogue index"),
        (&["rank", &ONE[1..]], "argument:1: 80 characters instead of 81"),
    ] {
        catalogue(&folder, arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(error).and(one_line()));
    }
}

#[test]
fn canonical_forms_of_grids_and_puzzles() {
    let renamed = |text: &str| -> String {
        text.chars()
            .map(|c| c.to_digit(10).map_or(c, |d| char::from(b"0987654321"[d as usize])))
            .collect()
    };
    let puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let folder = folder(&[ONE, &renamed(ONE), MC, puzzle, &renamed(puzzle).replace('.', "0")]);
    let lines = |flags: &[&str]| -> Vec<String> {
        let text = stdout(canon(&folder, &[&["grids.txt"], flags].concat()));
        text.lines().map(str::to_owned).collect()
    };
    let forms = lines(&[]);
    assert!(forms.len() == 5 && forms[0] == forms[1] && forms[2] == MC && forms[3] == forms[4]);
    assert!(forms[3].len() == 81 && forms[3].bytes().filter(|&byte| byte != b'.').count() == 17);
    // The clues of a valid puzzle stand in the minlex form of its solution.
    let solution = |puzzle: &str| stdout(gridsieve(&["solve", "--grids", "--quiet", puzzle]));
    let solutions = [puzzle, &forms[3]].map(solution);
    let form = stdout(canon(&folder, &[solutions[0].trim_end()]));
    assert_eq!(solutions[1], form);
    let full = lines(&["--index", "--automorphisms", "--classes", "--gangsters"]);
    let ones = "001,001,001,001,001,001";
    let zeros = "01,01,01,01,01,01";
    assert_eq!(full[2], format!("{MC}\t648\t{ones}\t{zeros}\t964549"));
    let of_solution = ["--index", "--automorphisms", "--classes", "--gangsters"];
    let of_solution = stdout(canon(&folder, &of_solution).write_stdin(form));
    assert_eq!(full[3][81..], of_solution.trim_end()[81..]);
    // The minlex text is another one, and has nothing to do with grids.
    let minlex = lines(&["--minlex", "--index", "--automorphisms", "--classes", "--gangsters"]);
    assert_eq!(minlex[..3], full[..3]);
    assert!(
        minlex[3] == minlex[4] && minlex[3].starts_with(".........") && minlex[3][..81] != forms[3]
    );
    assert_eq!(minlex[3][81..], *"\t1\t-\t-\t-");
    assert!(
        full[0].starts_with(&format!("{}\t1\t", forms[0])) && full[0].matches('\t').count() == 4
    );
    assert_eq!(lines(&["--index"])[2], format!("{MC}\t964549"));

    let twice = ONE.replacen('1', "2", 1);
    let bad = format!("{MC}\n{twice}\n");
    canon(&folder, &[])
        .write_stdin(bad)
        .assert()
        .code(2)
        .stdout(format!("{MC}\n"))
        .stderr(contains("standard input:2: row 1 has the digit 2 twice").and(one_line()));
    let missing = canon(&folder, &["missing"]).assert().code(2);
    missing.stderr(contains("cannot open missing: ").and(one_line()));
}

#[test]
fn puzzles_without_just_one_solution_get_their_minlex_text() {
    let puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let several = format!("{}1", ".".repeat(80));
    let none = format!("11{}", ".".repeat(79));
    let folder = folder(&[puzzle, &several, &none]);
    let canon = |flags: &[&str]| {
        let mut canon = canon(&folder, &["grids.txt"]);
        let output = canon.args(flags).assert().success().get_output().clone();
        let [out, said] = [output.stdout, output.stderr].map(|of| String::from_utf8(of).unwrap());
        (out.lines().map(str::to_owned).collect::<Vec<_>>(), said)
    };
    let (forms, said) = canon(&[]);
    assert_eq!(forms[1..], [several, format!("{}11", ".".repeat(79))]);
    assert_eq!(said, "2 puzzles without just one solution: minlex text, no canonical form\n");
    assert_eq!(canon(&["--quiet"]), (forms.clone(), String::new()));
    let (minlex, said) = canon(&["--minlex"]);
    assert!(minlex[0] != forms[0] && minlex[1..] == forms[1..] && said.is_empty());
}

#[test]
fn names_of_puzzles_and_back() {
    let puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let mirrored: String = puzzle.chars().rev().collect();
    let several = ".".repeat(81);
    let folder = folder(&[puzzle, &format!("{mirrored} mirrored"), &several, MC]);
    let run = |arguments: &[&str]| {
        let mut command = gridsieve(arguments);
        command.current_dir(&folder);
        command
    };
    let named = run(&["name", "grids.txt"]).assert().success();
    let named = named
        .stderr(contains("1 puzzle without just one solution: no name, which tells the place of"));
    let names = String::from_utf8(named.get_output().stdout.clone()).unwrap();
    run(&["name", "grids.txt", "--quiet"]).assert().success().stdout(names.clone()).stderr("");
    let lines: Vec<Vec<&str>> = names.lines().map(|line| line.split('\t').collect()).collect();
    let [a, b, c, d] = &lines[..] else { panic!("{names}") };
    let form = stdout(run(&["canon", puzzle]));
    assert!(a.len() == 2 && a[0].len() == 25 && a[1] == form.trim_end());
    assert_eq!(b[..], [a[0], a[1], "mirrored"]);
    assert_eq!(c[..], ["# multiple", &several]);
    // The line of the puzzle without a name is passed over.
    let mut unname = run(&["unname"]);
    let back = unname.write_stdin(names.clone()).assert().success();
    back.stdout(format!("{}\n{}\tmirrored\n{MC}\n", a[1], b[1]));
    assert_eq!(d[1], MC);
    // By name, in capitals, and a name with its puzzle as `name` writes it.
    for input in [a[0].to_owned(), a[0].to_uppercase(), a.join("\t")] {
        assert_eq!(stdout(run(&["unname", &input[..25]])), form);
        let mut piped = run(&["unname"]);
        assert_eq!(
            stdout({
                piped.write_stdin(input);
                piped
            }),
            form
        );
    }
    // What was said of a puzzle follows it again.
    let mut unname = run(&["unname"]);
    let mirrored = unname.write_stdin(b.join("\t")).assert().success();
    mirrored.stdout(format!("{}\tmirrored\n", b[1]));
    let first = if a[0].starts_with('a') { "b" } else { "a" };
    let wrong = format!("{first}{}", &a[0][1..]);
    for (name, error) in [
        (&wrong[..], "a character is wrong: the last one, the check, would be"),
        (&wrong[1..], "a name has 25 characters, not 24"),
        (&wrong.replace(first, "0")[..], "`0`, character 1, is not in any name"),
    ] {
        let mut unname = run(&["unname"]);
        unname
            .write_stdin(format!("{}\n{name}\n", a[0]))
            .assert()
            .code(2)
            .stdout(form.clone())
            .stderr(
                contains(format!(
                    "error: standard input:2: `{name}` is not the name of a puzzle: {error}"
                ))
                .and(one_line()),
            );
        // As an argument, too.
        let said = run(&["unname", name]).assert().code(2).stdout("");
        said.stderr(contains(error).and(one_line()));
    }
    // With a right check: the puzzle without clues.
    let mut unname = run(&["unname", "--skip-bad"]);
    let said = unname.write_stdin(format!("{}\n{}\n", "a".repeat(25), a[0])).assert().code(3);
    said.stdout(form).stderr(contains("the puzzle has several solutions"));
}

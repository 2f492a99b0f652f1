//! `gridsieve census`: by grids that are given, by pairs of bands, as runs.

use crate::run_check_cli::rewrite;
use crate::support::catalogue::{LAST, MC, ONE, folder};
use crate::support::program::{gridsieve, one_line, program, stdout};
use crate::support::test_size::test_size;
use gridsieve_runs::Manifest;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use tempfile::TempDir;

/// Twenty puzzles of 17 clues; the first of the built-in grids.
const SF: &str =
    "123456789457189326698237541281374965536892417974561832365728194742913658819645273";

fn command(folder: &TempDir, line: &str) -> assert_cmd::Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = gridsieve(&words);
    command.current_dir(folder);
    command
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn write(folder: &TempDir, name: &str, text: &str) {
    fs::write(folder.path().join(name), text).unwrap();
}

fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

/// Do two complete runs have the same results?
#[track_caller]
fn same(folder: &TempDir, one: &str, other: &str) {
    for name in ["puzzles", "evidence"] {
        let [one, other] = [one, other].map(|run| read(folder, &format!("{run}/{name}")));
        assert!(one == other, "{name} differs");
    }
}

/// The first built-in grids: six pairs of bands have their tasks, and 21 puzzles of 17 clues.
const GIVEN: &str = "--built-in --range 0..2";

#[test]
fn given_grids_have_the_puzzles_of_their_scans_each_once() {
    let folder = folder(&[]);
    for command_name in ["scan", "census"] {
        assert_eq!(stdout(command(&folder, &format!("{command_name} {GIVEN} -k 16 -q"))), "");
    }
    let scanned = stdout(command(&folder, &format!("scan {GIVEN} -k 17 -q")));
    write(&folder, "scanned", &scanned);
    let census = stdout(command(&folder, &format!("census {GIVEN} -k 17 -q")));
    let canonical = stdout(command(&folder, "canon scanned --index")).replace('\t', " ");
    let line = format!("census {GIVEN} -k 17 -q --index --threads 4");
    let with_index = stdout(command(&folder, &line));
    assert_eq!((census.lines().count(), sorted(&with_index)), (21, sorted(&canonical)));
    let without: String =
        with_index.lines().map(|line| format!("{}\n", line.split_once(' ').unwrap().0)).collect();
    assert_eq!(without, census);
    let line = format!("census {GIVEN} -k 17 -q --threads 1 --isa scalar");
    assert_eq!(stdout(command(&folder, &line)), census);
    let line = format!("census {GIVEN} -k 17 -q --unordered");
    assert_eq!(sorted(&stdout(command(&folder, &line))), sorted(&census));
    // Copies of a grid are one, and what is said of it is no part of the results.
    let grids: String = stdout(command(&folder, "solve scanned --grids -q"));
    let twice: String = grids.lines().flat_map(|grid| [grid, " ", "x\n", grid, "\n"]).collect();
    write(&folder, "grids.txt", &twice);
    assert_eq!(stdout(command(&folder, "census grids.txt -q")), census);
}

#[test]
fn units_have_the_puzzles_of_all_grids_that_share_them() {
    let folder = folder(&[ONE]);
    let one = stdout(command(&folder, "census grids.txt -k 17 -q"));
    assert_eq!(one.lines().count(), 1);
    let indices = stdout(command(&folder, "catalogue rank --pairs grids.txt"));
    let mut found = Vec::new();
    for index in indices.split_whitespace().map(|index| index.parse::<u64>().unwrap()) {
        let line = format!("census --units {index}..{} --format jsonl --index -q", index + 1);
        let [unit] = &command(&folder, &line).assert_objects()[..] else { panic!("one pair") };
        assert_eq!((&unit["index"], &unit["complete"]), (&index.into(), &true.into()));
        assert_eq!(unit["catalogue_indices"].as_array().unwrap().len() as u64, unit["found"]);
        assert!(unit["counters"]["tasks"].as_u64().unwrap() > 1);
        found.extend(unit["puzzles"].as_array().unwrap().clone());
    }
    assert!(found.iter().any(|puzzle| puzzle == one.trim()), "{found:?}");
}

#[test]
fn grids_come_in_every_form() {
    let folder = folder(&[SF, ONE]);
    let expected = stdout(command(&folder, "census grids.txt -q"));
    assert_eq!(expected.lines().count(), 21);
    command(&folder, "catalogue import grids.txt -o grids.gsc -q").assert().code(0);
    assert_eq!(stdout(command(&folder, "census grids.gsc -q")), expected);

    // A range of what is piped in, and of it alone.
    let piped = |line: &str| {
        let mut census = command(&folder, line);
        census.write_stdin(format!("{ONE}\n{SF}\n"));
        census
    };
    let second = stdout(piped("census --range 1.. -q"));
    assert_eq!(second.lines().count(), 20);
    let refused = piped("census --run pipe").assert().code(2).stdout("");
    refused.stderr(contains("--run needs an input that can be read again").and(one_line()));

    write(&folder, "bad.txt", &format!("{SF}\nno grid\n{ONE}\n"));
    let refused = command(&folder, "census bad.txt -q").assert().code(2);
    refused.stdout("").stderr(contains("bad.txt:2").and(one_line()));
    let skipped = command(&folder, "census bad.txt -q --skip-bad").assert().code(3);
    skipped.stdout(expected.clone()).stderr(contains("bad.txt:2"));

    let told = command(&folder, "census grids.txt --stats").assert().code(0);
    told.stdout(expected).stderr(contains("two band sets  ").and(contains("tasks  ")));
}

#[test]
fn a_sample_is_spread_over_all_pairs() {
    let folder = folder(&[]);
    // Threads that help each other learn from each other, which counters tell.
    let sample = "census -k 15 --sample 5 --seed 7 --threads 1";
    let objects = command(&folder, &format!("{sample} --format jsonl -q")).assert_objects();
    let mut pairs = String::new();
    for (place, unit) in objects.iter().enumerate() {
        assert_eq!(unit["index"], place);
        pairs += &format!("{}\n", unit["pair"].as_str().unwrap());
    }
    write(&folder, "pairs", &pairs);
    let indices = stdout(command(&folder, "catalogue rank --pairs pairs"));
    let indices: Vec<u64> = indices.lines().map(|line| line.parse().unwrap()).collect();
    let parts: Vec<u64> = indices.iter().map(|index| index * 5 / 983_959_110).collect();
    assert_eq!(parts, [0, 1, 2, 3, 4]);
    // What the same pairs have by their indices.
    for (unit, index) in objects.iter().zip(&indices) {
        let line =
            format!("census -k 15 --units {index}..{} --threads 1 --format jsonl -q", index + 1);
        let [alone] = &command(&folder, &line).assert_objects()[..] else { panic!("one pair") };
        let counters = |unit: &Value| {
            let counters = unit["counters"].as_object().unwrap().iter();
            counters
                .filter(|(_, value)| value.is_u64())
                .map(|(n, v)| (n.clone(), v.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(counters(unit), counters(alone));
    }

    let run = |rest: &str| command(&folder, &format!("{sample} --unit 1 {rest} -q"));
    run("--run whole").assert().code(0);
    for shard in 0..2 {
        run(&format!("--run shard{shard} --shard {shard}/2")).assert().code(0);
    }
    command(&folder, "run merge shard0 shard1 --into merged -q").assert().code(0);
    same(&folder, "whole", "merged");
    let check = command(&folder, "run check merged --audit 1").assert().code(0);
    check
        .stdout(
            contains("pairs compared with the input: all").and(contains("1 pair searched again")),
        )
        .stderr(contains("the audit did not look up puzzles that other pairs have to find"));
    for (line, reason) in [
        ("census -k 15 --sample 5 --seed 8 --unit 1 --run whole", "differs in input"),
        ("census -k 15 --sample 6 --seed 7 --unit 1 --run whole", "differs in input"),
        ("census -k 15 --sample 0", "--sample <N>"),
        ("census -k 15 --seed 7 --units 0..1", "--seed"),
        ("census -k 15 --sample 1 --band 1", "--band"),
    ] {
        command(&folder, line).assert().code(2).stderr(contains(reason));
    }
}

trait Objects {
    /// The objects that are written, one a line.
    fn assert_objects(self) -> Vec<Value>;
}

impl Objects for assert_cmd::Command {
    fn assert_objects(self) -> Vec<Value> {
        stdout(self).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// The grid with the most automorphisms, and the last one of the catalogue, by itself and by its
/// class.
#[test]
fn grids_are_given_by_their_classes_too() {
    let folder = folder(&[MC, LAST]);
    for clues in [9, 16] {
        let said = command(&folder, &format!("census grids.txt -k {clues}")).assert().code(0);
        said.stdout("").stderr(contains(format!("0 puzzles of {clues} clues")));
    }
    let pairs = |line: &str| -> BTreeSet<String> {
        let objects = command(&folder, line).assert_objects();
        objects.iter().map(|unit| unit["pair"].as_str().unwrap().to_owned()).collect()
    };
    let by_class = pairs("census -k 13 --band 416 --format jsonl -q");
    let by_range = pairs("census -k 13 --catalogue --range 5472730537.. --format jsonl -q");
    assert_eq!((by_class.is_empty(), &by_class), (false, &by_range));
    write(&folder, "last", LAST);
    assert_eq!(by_class, pairs("census last -k 13 --format jsonl -q"));
    // It has pairs that are the same; two that differ would be three of six without.
    assert!(by_class.len() < 3, "{by_class:?}");
}

#[test]
fn a_run_gives_the_same_however_it_is_split_and_interrupted() {
    let folder = folder(&[]);
    let census = |rest: &str| command(&folder, &format!("census {GIVEN} --unit 1 {rest}"));
    let plain = stdout(command(&folder, &format!("census {GIVEN} -q")));
    assert_eq!(stdout(census("--run whole --output out --threads 1 -q")), "");
    assert!(read(&folder, "out") == plain && read(&folder, "whole/puzzles") == plain);
    for (shard, how) in [(0, "cost"), (1, "cost"), (2, "cost"), (0, "count")] {
        // The level changes nothing.
        let level = if shard == 0 { "--isa scalar" } else { "" };
        let line = format!("--run {how}{shard} --shard {shard}/3 --shard-by {how} -q {level}");
        census(&line).assert().code(0);
    }
    // Which is what is meant without a word.
    census("--run count0 --shard 0/3 -q").assert().code(0);
    command(&folder, "run merge cost2 cost0 cost1 --into merged -o joined").assert().code(0);
    same(&folder, "whole", "merged");
    assert_eq!(read(&folder, "joined"), plain);

    // As after a kill.
    let journal = read(&folder, "whole/journal");
    let (first, _) = journal.split_at(journal.match_indices('\n').nth(3).unwrap().0 + 20);
    fs::create_dir(folder.path().join("cut")).unwrap();
    for (from, to) in [("manifest.json", "manifest.json"), ("puzzles", "found")] {
        write(&folder, &format!("cut/{to}"), &read(&folder, &format!("whole/{from}")));
    }
    write(&folder, "cut/journal", first);
    let status = stdout(command(&folder, "run status cut"));
    assert!(status.contains("\n  3 of 6 pairs (50.0%), 3 of 6 work units, "), "{status}");
    let resumed = census("--run cut --threads 2").assert().code(0);
    resumed.stderr(contains("going on with cut: 3 of 6 pairs are done"));
    same(&folder, "whole", "cut");

    // Other grids, other clues and other puzzles of the same pairs are other runs.
    for (line, difference) in [
        ("census --built-in --range 0..1 --unit 1 --run whole", "differs in input"),
        ("census --units 0..9 --unit 1 --run whole", "differs in input"),
        ("scan --built-in --range 0..9 --unit 1 --run whole", "census (grids, not none)"),
    ] {
        let other = command(&folder, line).assert().code(2);
        other.stderr(contains(difference).and(one_line()));
    }
}

#[test]
fn runs_are_proved_and_disproved() {
    let folder = folder(&[SF, ONE]);
    let run = folder.path().join("run");
    // At night with evidence of work units, too.
    for evidence in ["grid", "unit --unit 4"].into_iter().take(test_size(1, 2)) {
        let line = format!("census grids.txt -k 17 --run run --evidence {evidence} -q");
        command(&folder, &line).assert().code(0);
        let check =
            |arguments: &str| command(&folder, &format!("run check run {arguments}")).assert();
        // Draws the pair of the first puzzle.
        let audit = "--input grids.txt --audit 1 --seed 5";
        check("").code(0).stdout(
            contains("complete: each pair of 0..6 was searched once for puzzles of 17 clues")
                .and(contains("pairs compared with the input: none")),
        );
        let audited = contains("pairs compared with the input: all")
            .and(contains("1 pair searched again (engine bands transposed, level "));
        check(audit).code(0).stdout(audited).stderr("");
        write(&folder, "other.txt", &format!("{SF}\n"));
        check("--input other.txt").code(2).stderr(contains("the input is another one: "));
        check("--audit 1").code(2).stderr(contains("--audit needs the grids"));

        // A puzzle is as if it had never been found.
        let puzzles = read(&folder, "run/puzzles");
        write(&folder, "run/puzzles", &puzzles[82..]);
        rewrite(&run, |rows| rows.iter_mut().find(|row| row.found > 0).unwrap().found -= 1);
        fs::remove_file(run.join("journal")).unwrap();
        check("--input grids.txt").code(0);
        check(audit)
            .code(1)
            .stderr(contains(": engine bands transposed").and(contains("which the run does not")));
        // So does the draw of another pair of the puzzle's grid.
        check("--input grids.txt --audit 1 --seed 3").code(1).stderr(contains(
            "which another pair of the run has to find and the run does not have",
        ));
        // One more that is right, but of another pair or another grid.
        for (other, reason, without_input) in [
            (
                ".2.......4.............1..........57.3.....1.9...2..4...5.9......1...8.....64.3..",
                "it is of no grid asked for",
                evidence == "grid",
            ),
            // The same as one that is there, in another form.
            (
                &puzzles[..81].chars().rev().collect::<String>()[..],
                "is not in canonical form",
                true,
            ),
        ] {
            write(&folder, "run/puzzles", &format!("{other}\n{}", &puzzles[82..]));
            rewrite(&run, |rows| rows.iter_mut().find(|row| row.found > 0).unwrap().found += 1);
            check("--input grids.txt").code(1).stderr(contains(reason));
            check("").code(if without_input { 1 } else { 0 });
            rewrite(&run, |rows| rows.iter_mut().find(|row| row.found > 0).unwrap().found -= 1);
        }
        // Two that have changed places. In a unit they could be of two pairs of their grid.
        let in_order = evidence == "grid";
        let (first, rest) = puzzles.split_at(82);
        write(&folder, "run/puzzles", &format!("{}{first}{}", &rest[..82], &rest[82..]));
        rewrite(&run, |rows| rows.iter_mut().find(|row| row.found > 0).unwrap().found += 1);
        let check = check("--input grids.txt").code(if in_order { 1 } else { 0 });
        assert_eq!(
            in_order,
            contains("or not in order").eval(&String::from_utf8_lossy(&check.get_output().stderr,))
        );
        fs::remove_dir_all(&run).unwrap();
    }
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let folder = folder(&[ONE]);
    for (line, told) in [
        ("census --units 5..3", "5 is larger than 3"),
        (
            "census --units 983959110..983959111",
            "there is no range 983959110..983959111 of 983959110 pairs",
        ),
        ("census grids.txt --units 0..1", "cannot be used with"),
        ("census -k 0 grids.txt", "0 is not in 1 to 81"),
        ("census -k 16-17 grids.txt", "invalid"),
        ("census --catalogue", "--units A..B"),
        ("census --catalogue --range 0..1000001", "more than 1000000 grids"),
        ("census grids.txt --run r --format jsonl", "--run writes puzzles as text"),
        ("census grids.txt --run r --index", "cannot be used with"),
        ("census grids.txt --band 416", "--band needs a .gsc file"),
    ] {
        let failed = command(&folder, line).assert().code(2).stdout("");
        failed.stderr(contains(told).and(one_line()));
    }
    // Nothing is given, and nothing piped in.
    let nothing = program().arg("census").stdin(std::process::Stdio::null()).output().unwrap();
    let said = String::from_utf8(nothing.stderr).unwrap();
    assert!(nothing.status.code() == Some(2) && said.lines().count() == 1, "{said}");
    assert!(said.contains("give --run DIR to keep what is found, or --units A..B"), "{said}");
}

#[test]
fn grids_that_can_be_had_again_need_no_file_to_be_checked() {
    let folder = folder(&[SF, ONE]);
    command(&folder, "census --built-in --range 1..2 -k 12 --run built-in -q").assert().code(0);
    let check = command(&folder, "run check built-in --audit 1").assert().code(0);
    check.stdout(contains("pairs compared with the input: all").and(contains("1 pair searched")));
    let catalogue = "census --catalogue --range 5000000000..5000000001 -k 10 --run class -q";
    command(&folder, catalogue).assert().code(0);
    command(&folder, "run check class --audit 1").assert().code(0);
    // Part of a file, whose other grids are not meant.
    command(&folder, "census grids.txt --range 1..2 -k 12 --run part -q").assert().code(0);
    command(&folder, "run check part --audit 1").assert().code(2);
    command(&folder, "run check part --input grids.txt --audit 1").assert().code(0);
    write(&folder, "one.txt", &format!("{SF}\n"));
    let other = command(&folder, "run check part --input one.txt").assert().code(2);
    other.stderr(contains("the input is another one: "));
}

#[test]
fn a_census_by_another_rule_is_not_judged_by_this_one() {
    let folder = folder(&[MC]);
    let run = folder.path().join("run");
    // Of a file that is not given nothing is compared, and of pairs by their numbers nothing that the
    // rule says.
    for (what, input, needs_rule) in [
        ("--built-in --range 1..2", "", true),
        ("grids.txt", "--input grids.txt", true),
        ("grids.txt", "", false),
        ("--units 983959100..", "", false),
    ] {
        command(&folder, &format!("census {what} -k 10 --run run -q")).assert().code(0);
        let check = |arguments: &str, code| {
            command(&folder, &format!("run check run {arguments}")).assert().code(code)
        };
        check(input, 0);
        let manifest = Manifest::read(&run).unwrap();
        write(&folder, "run/manifest.json", &Manifest { search: 4, ..manifest }.to_text());
        let refused =
            || contains("run: a census with version 4 of the search, and").and(one_line());
        check(&format!("{input} --audit 1"), 2).stderr(refused());
        match needs_rule {
            true => check(input, 2).stderr(refused()),
            // The evidence says that it is of another version.
            false => check(input, 2).stderr(contains("json in search\n").and(refused().not())),
        };
        fs::remove_dir_all(&run).unwrap();
    }
}

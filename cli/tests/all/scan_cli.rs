//! The command `gridsieve scan` as a user meets it: output, messages, exit
//! codes.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use predicates::str::contains;
use std::path::PathBuf;
use std::thread;
use tempfile::TempDir;

/// One puzzle of 17 clues, 87 of 18 of which 23 are minimal.
pub const ONE: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
pub const PUZZLE: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
/// No puzzle of 17 clues, and quickly searched.
pub const NONE: &str =
    "486195237257836194193274586762941853849563712315728649928457361671389425534612978";
const ALSO_NONE: &str =
    "642958137783421956195673248876549312314862579529317864267195483458236791931784625";

pub fn scan() -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.arg("scan");
    command
}

/// A file of these lines; it lives as long as the directory.
pub fn file(lines: &[&str]) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("grids.txt");
    std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    (directory, path)
}

fn stdout(command: &mut Command) -> String {
    let assert = command.assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn finds_the_puzzles_of_a_file() {
    let (_directory, path) = file(&["# three grids", NONE, ONE, "", ALSO_NONE]);
    scan()
        .arg(&path)
        .assert()
        .code(0)
        .stdout(format!("{PUZZLE}\n"))
        .stderr(contains("3 grids, 1 puzzle of 17 clues, 3 searched completely"));
    scan().arg(&path).arg("--quiet").assert().code(0).stderr("");
    scan().arg(&path).args(["--stats", "-q"]).assert().code(0).stderr(contains("grids per second"));
}

#[test]
fn threads_change_no_byte() {
    let every_second = "1.".repeat(40) + "1";
    // Twelve of the 17 clues of [`PUZZLE`].
    let twelve =
        "..1..1..........1...........1..1..................1..1..1.....1....1..1..........";
    let (_directory, path) = file(&[NONE, ONE]);
    let path = path.to_str().unwrap();
    for (engine, flags) in [
        ("bands", &[ONE][..]),
        ("bands", &[ONE, "--first"]),
        ("bands", &[path, "-k", "16-17"]),
        ("bands", &[ONE, "-k", "44", "--mask", &every_second, "--limit", "50"]),
        ("bands", &[ONE, "-k", "19", "--mask", twelve, "--minimal"]),
        ("bands", &[ONE, "-k", "44", "--mask", &every_second, "--band3", "2"]),
        ("degree", &[path, "-k", "44", "--mask", &every_second]),
        ("degree", &[ONE, "-k", "44", "--mask", &every_second, "--limit", "50"]),
        ("classic", &[ONE, "-k", "44", "--mask", &every_second, "--limit", "50"]),
    ] {
        let on = |threads: &str| {
            let fixed = ["--engine", engine, "--threads", threads, "--no-pin", "--quiet"];
            stdout(scan().args(fixed).args(flags))
        };
        let one = on("1");
        assert!(!one.is_empty(), "{flags:?}");
        for threads in ["2", "4"] {
            assert_eq!(on(threads), one, "{engine}, {threads} threads, {flags:?}");
        }
    }
}

#[test]
fn several_numbers_of_clues_in_turn() {
    let every_second = "1.".repeat(40) + "1";
    let (_directory, path) = file(&[NONE, ONE]);
    let flags = ["--mask", &every_second, "--quiet"];
    let found = |grid: &str, clues: &str| stdout(scan().args([grid, "-k", clues]).args(flags));
    let path = path.to_str().unwrap();
    for clues in ["42-44", "42..=44", "44,43,42"] {
        let each = |grid| ["42", "43", "44"].map(|clues| found(grid, clues)).concat();
        assert_eq!(found(path, clues), each(NONE) + &each(ONE));
        scan()
            .args([path, "--limit", "3", "-k", clues, "--mask", &every_second])
            .assert()
            .code(0)
            .stderr(contains("2 grids, 6 puzzles of 44 clues, 0 searched completely"));
    }
    let json = stdout(scan().args([path, "-k", "42,44", "--format", "jsonl"]).args(flags));
    let asked = json.lines().map(|line| {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        (object["index"].as_u64().unwrap(), object["clues"].as_u64().unwrap())
    });
    assert!(asked.eq([(0, 42), (0, 44), (1, 42), (1, 44)]));
    scan()
        .args([path, "-k", "16-18", "--run", "never"])
        .assert()
        .code(2)
        .stderr(contains("a run is for one number of clues"));
}

#[test]
fn puzzles_are_written_as_they_are_found() {
    let every_second = "1.".repeat(40) + "1";
    let (_directory, path) = file(&[NONE, ONE]);
    let flags = ["-k", "43,44", "--mask", &every_second, "--threads", "2", "--quiet", "--index"];
    let found = |more: &[&str]| {
        let mut lines: Vec<String> =
            stdout(scan().arg(&path).args(flags).args(more)).lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let puzzles = found(&[]);
    assert!(puzzles.len() > 100);
    assert_eq!(found(&["--unordered"]), puzzles);
    // The search does not come by them in the order of their texts, in which they would be written
    // at the end.
    let one =
        |more: &[&str]| stdout(scan().args([ONE, "-k", "44", "-q"]).args(&flags[2..4]).args(more));
    assert!(one(&[]).lines().is_sorted() && !one(&["--unordered"]).lines().is_sorted());
    let of_grids = |lines: Vec<String>| -> Vec<(u64, u64, u64)> {
        let number = |line: &str| {
            let object: serde_json::Value = serde_json::from_str(line).unwrap();
            let field = |name: &str| object[name].as_u64().unwrap();
            (field("index"), field("clues"), field("found"))
        };
        let mut numbers: Vec<_> = lines.iter().map(|line| number(line)).collect();
        numbers.sort_unstable();
        numbers
    };
    let objects = of_grids(found(&["--format", "jsonl", "--unordered"]));
    assert_eq!(objects, of_grids(found(&["--format", "jsonl"])));
    assert_eq!(objects.len(), 4);
}

/// Every result has what is said of its grid, whichever number of clues it is of.
#[test]
fn comments_follow_the_results_of_each_number_of_clues() {
    let every_second = "1.".repeat(40) + "1";
    let (_directory, path) = file(&[&format!("{NONE}\tthe first"), &format!("{ONE}\tthe second")]);
    let said = |grid: &str| if grid == NONE { "the first" } else { "the second" };
    for more in [&[][..], &["--unordered"], &["--unordered", "--threads", "1"]] {
        let flags = ["-k", "43-44", "--mask", &every_second, "--quiet", "--threads", "2"];
        let flags = &flags[..if more.len() > 1 { 5 } else { 7 }];
        let text = stdout(scan().arg(&path).args(flags).args(more));
        let mut seen = [0; 4];
        for line in text.lines() {
            let (puzzle, comment) = line.split_once('\t').unwrap();
            let is_of =
                |grid: &str| puzzle.bytes().zip(grid.bytes()).all(|(a, b)| a == b'.' || a == b);
            assert_eq!(comment, said(if is_of(NONE) { NONE } else { ONE }));
            let clues = puzzle.bytes().filter(|&digit| digit != b'.').count();
            seen[2 * usize::from(comment == "the second") + clues - 43] += 1;
        }
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
        let json = stdout(scan().arg(&path).args(flags).args(more).args(["--format", "jsonl"]));
        let mut asked: Vec<_> = json
            .lines()
            .map(|line| {
                let object: serde_json::Value = serde_json::from_str(line).unwrap();
                assert_eq!(object["comment"], said(object["grid"].as_str().unwrap()));
                (object["index"].as_u64().unwrap(), object["clues"].as_u64().unwrap())
            })
            .collect();
        asked.sort_unstable();
        assert_eq!(asked, [(0, 43), (0, 44), (1, 43), (1, 44)]);
    }
}

/// Rows 1-6 of [`ONE`] with other rows 7-9.
const NEIGHBOUR: &str =
    "123456789457189326689732541295314867348567912761298453512873694836941275974625138";

#[test]
fn sharing_changes_no_output_and_passes_add_up() {
    let (_directory, path) = file(&[NONE, NEIGHBOUR, ALSO_NONE, ONE]);
    let run = |flags: &[&str]| stdout(scan().arg(&path).args(flags));
    let alone = run(&["--share", "1"]);
    assert_eq!((run(&[]), run(&["--share", "2"])), (alone.clone(), alone.clone()));
    // The grids of a pipe are not kept waiting unless that is asked for.
    for flags in [&["-"][..], &["-", "--share", "4"]] {
        let grids = std::fs::read_to_string(&path).unwrap();
        scan().args(flags).write_stdin(grids).assert().code(0).stdout(alone.clone());
    }
    let passes: String = ["1", "2", "3"].map(|choice| run(&["--band3", choice])).concat();
    let sorted = |text: &str| -> Vec<String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&passes), sorted(&alone));
    // PUZZLE has 5, 6 and 6 clues in its bands, and so in its stacks.
    for (choices, found) in [("6", true), ("1,2", false), ("4,5,1", false)] {
        let puzzles = run(&["--band3", choices]);
        assert_eq!(puzzles.contains(PUZZLE), found, "{choices}");
    }
    let object = run(&["--band3", "1,2", "--format", "jsonl"]);
    assert!(object.lines().all(|line| line.contains(r#""band3":"1,2""#)));
    let said = contains("4 grids, 0 puzzles of 17 clues, 4 searched completely for band 3 = 1,2");
    scan().arg(&path).args(["--band3", "2,1"]).assert().code(0).stderr(said);
    // Four grids with three choices each, one pair of bands searched for two.
    let shared = format!("{:<28}{:>20}\n{:<28}{:>20}\n", "pairs", 11, "bands 3", 12);
    scan().arg(&path).arg("--stats").assert().code(0).stderr(contains(shared));
}

#[test]
fn finds_the_puzzles_of_18_clues_and_keeps_those_asked_for() {
    let (_directory, path) = file(&[ONE]);
    let run = |flags: &[&str]| stdout(scan().arg(&path).args(["-k", "18"]).args(flags));
    // One grid keeps one core busy: side by side.
    let [all, all_minimal, first, five, minimal, json] = thread::scope(|scope| {
        let flags: [&[&str]; 6] = [
            &[],
            &["--minimal"],
            &["--first"],
            &["--limit", "5"],
            &["--minimal", "--first"],
            &["--limit", "2", "--format", "jsonl"],
        ];
        flags.map(|flags| scope.spawn(|| run(flags))).map(|scan| scan.join().unwrap())
    });
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines.len() == 87 && lines.is_sorted());
    assert_eq!(all_minimal.lines().count(), 23);
    for (some, count) in [(&first, 1), (&five, 5), (&all_minimal, 23)] {
        assert_eq!(some.lines().count(), count);
        assert!(some.lines().all(|line| lines.contains(&line)));
    }
    assert!(minimal.lines().count() == 1 && all_minimal.contains(&minimal));
    scan().arg(&path).args(["-k18", "--limit=2"]).assert().stderr(contains("stopped at the limit"));
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(object["complete"], false);
    assert_eq!(object["found"], 2);
    assert_eq!(object["puzzles"].as_array().unwrap().len(), 2);
}

#[test]
fn text_and_jsonl_do_not_depend_on_the_number_of_threads() {
    let (_directory, path) = file(&[ONE, NONE, ALSO_NONE, ONE, NONE]);
    let run = |format: &str, threads: &str| {
        stdout(scan().arg(&path).args(["--format", format, "--threads", threads]))
    };
    let text = run("text", "1");
    assert_eq!(text, format!("{PUZZLE}\n{PUZZLE}\n"));
    assert_eq!(text, run("text", "2"));
    // More puzzles were allowed than there are.
    assert_eq!(text, stdout(scan().arg(&path).args(["--limit", "2"])));
    let objects = |threads: &str| -> Vec<String> {
        let shorten = |line: &str| {
            let keys = ["index", "grid", "clues", "found", "complete", "puzzles", "counters"];
            let places: Vec<_> = keys.map(|key| line.find(&format!("\"{key}\":")).unwrap()).into();
            assert!(places.is_sorted() && line.contains("\"seconds\":"));
            line[..places[6]].to_owned()
        };
        run("jsonl", threads).lines().map(shorten).collect()
    };
    let one = objects("1");
    assert_eq!(one, objects("2"));
    assert_eq!(
        one[3],
        format!(
            r#"{{"index":3,"grid":"{ONE}","clues":17,"found":1,"complete":true,"puzzles":["{PUZZLE}"],"#
        )
    );
}

#[test]
fn what_a_text_says_of_a_grid_follows_its_puzzles() {
    let (_directory, path) = file(&[&format!("{ONE};rare"), NONE, &format!("{ONE} again")]);
    let scan = |flags: &[&str]| {
        let mut command = scan();
        command.arg(&path).arg("-q").args(flags).assert().code(0)
    };
    scan(&[]).stdout(format!("{PUZZLE}\trare\n{PUZZLE}\tagain\n"));
    let indexed = scan(&["--index", "--range", "2..3"]);
    indexed.stdout(predicate::str::ends_with("\tagain\n").and(contains(" ").count(1)));
}

#[test]
fn flags_without_sense_are_refused() {
    for flags in [
        &["-k", "0"][..],
        &["-k", "82"],
        &["-k", "-1"],
        &["-k", "x"],
        &["--threads", "0"],
        &["--engine", "none"],
        &["--format", "xml"],
        &["--limit", "0"],
        &["--first", "--limit", "2"],
        &["--band3", "7"],
        &["--band3", "1,,2"],
        &["--band3", "all"],
        &["--share", "0"],
        &["--share", "257"],
        &["--nonsense"],
    ] {
        scan().args(flags).assert().code(2).stdout("").stderr(contains("error: "));
    }
    scan().arg("--help").assert().code(0).stdout(contains("Exit codes").and(contains("Examples")));
}

//! The command `gridsieve scan` as a user meets it: output, messages, exit
//! codes.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use predicates::str::contains;
use std::io::Write;
use std::path::PathBuf;
use std::thread;
use tempfile::TempDir;

/// One puzzle of 17 clues, 87 of 18 of which 23 are minimal.
const ONE: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
const PUZZLE: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
/// No puzzle of 17 clues, and quickly searched.
const NONE: &str =
    "486195237257836194193274586762941853849563712315728649928457361671389425534612978";
const ALSO_NONE: &str =
    "642958137783421956195673248876549312314862579529317864267195483458236791931784625";
/// Takes very long.
#[cfg(unix)]
const HARD: &str =
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571";

fn scan() -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.arg("scan");
    command
}

/// A file of these lines; it lives as long as the directory.
fn file(lines: &[&str]) -> (TempDir, PathBuf) {
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
        ("bands", &[path, "-k", "16..17"]),
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
        for threads in ["2", "3", "4"] {
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
    for clues in ["42..44", "42-44", "44,43,42"] {
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
        .args([path, "-k", "16..18", "--run", "never"])
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
        let flags = ["-k", "43..44", "--mask", &every_second, "--quiet", "--threads", "2"];
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
    for (choices, found) in [("3", true), ("6", true), ("1,2", false), ("4,5,1", false)] {
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
fn a_bad_line_of_a_file_stops_everything() {
    let swapped = format!("213{}", &ONE[3..]);
    let boxes = format!("{}{}{}{}", &ONE[27..45], &ONE[18..27], &ONE[..18], &ONE[45..]);
    for (bad, reason) in [
        (&ONE[1..], "80 characters instead of 81"),
        (&ONE.replacen('3', ".", 1), "this is a puzzle of 80 clues, not a full grid"),
        (&ONE.replacen('1', "2", 1), "row 1 has the digit 2 twice"),
        (&swapped, "column 1 has the digit 2 twice"),
        (&boxes, "has the digit"),
    ] {
        let (_directory, path) = file(&[ONE, "#", bad, NONE]);
        scan()
            .arg(&path)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(format!("{}:3: ", path.display())).and(contains(reason)));
    }
}

#[test]
fn bad_lines_can_be_skipped() {
    let (_directory, path) = file(&["bad", NONE, "worse", ONE]);
    scan()
        .arg(&path)
        .arg("--skip-bad")
        .assert()
        .code(3)
        .stdout(format!("{PUZZLE}\n"))
        .stderr(contains(":1: 3 characters").and(contains(":3: 5 characters")))
        .stderr(contains("2 bad lines skipped"));
    scan().args(["-", "--skip-bad"]).write_stdin(format!("bad\n{ONE}")).assert().code(3);

    let many = vec!["bad"; 1000];
    let (_directory, path) = file(&many);
    let assert = scan().arg(&path).arg("--skip-bad").assert().code(3);
    let lines = assert.get_output().stderr.iter().filter(|&&byte| byte == b'\n').count();
    assert!(lines < 30, "{lines} lines of complaints");
}

#[test]
fn standard_input_is_read_until_a_bad_line() {
    scan().arg("-").write_stdin(ONE).assert().code(0).stdout(format!("{PUZZLE}\n"));
    scan()
        .arg("-")
        .write_stdin(format!("\u{FEFF}{ONE} one\r\nbad\n{NONE}\n"))
        .assert()
        .code(2)
        .stdout(format!("{PUZZLE}\tone\n"))
        .stderr(contains("standard input:2: 3 characters instead of 81"));
}

#[test]
fn an_input_without_grids_is_a_mistake() {
    let (_directory, path) = file(&["# nothing"]);
    scan().arg(&path).assert().code(2).stdout("").stderr(contains("there are no grids in it"));
    scan()
        .write_stdin("")
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("standard input: there are"));
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let (directory, path) = file(&[NONE]);
    let missing = directory.path().join("missing");
    let one_line = |stderr: &str| stderr.lines().count() == 1;
    for input in [missing.as_path(), directory.path()] {
        scan()
            .arg(input)
            .assert()
            .code(2)
            .stderr(contains(input.display().to_string()).and(predicate::function(one_line)));
    }
    for output in [missing.join("out"), directory.path().to_owned(), path.clone()] {
        scan()
            .arg(&path)
            .arg("--output")
            .arg(&output)
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::function(one_line));
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{NONE}\n"));
}

#[test]
fn results_can_go_to_a_file() {
    let (directory, path) = file(&[ONE]);
    let output = directory.path().join("found.txt");
    std::fs::write(&output, "something old and rather longer than the new results".repeat(9))
        .unwrap();
    scan().arg(&path).arg("--output").arg(&output).assert().code(0).stdout("");
    assert_eq!(std::fs::read_to_string(&output).unwrap(), format!("{PUZZLE}\n"));
}

/// What others wrote there stays, and what they write later comes after it.
#[cfg(target_os = "linux")]
#[test]
fn standard_output_by_another_name_is_standard_output() {
    let (directory, grid) = file(&[ONE]);
    let (grid, both) = (grid.to_str().unwrap(), directory.path().join("both"));
    let run = directory.path().join("run");
    let run = run.to_str().unwrap();
    let page = ["run", "report", run];
    let scans = [&["scan", grid, "-q"][..], &["scan", grid, "-q", "--run", run]];
    for (arguments, end) in [
        (scans[0], format!("{PUZZLE}\n")),
        (scans[1], format!("{PUZZLE}\n")),
        // It is complete.
        (scans[1], format!("{PUZZLE}\n")),
        (&page, "</html>".to_owned()),
        (&["solve", grid, "-q"], format!("{ONE} {ONE}\n")),
        (&["draw", "ua", ONE, "--format", "svg"], "</svg>\n".to_owned()),
    ] {
        std::fs::write(&both, "before\n").unwrap();
        let out = std::fs::OpenOptions::new().append(true).open(&both).unwrap();
        let mut command = crate::support::program::piped(arguments);
        command.args(["--output", "/dev/stdout"]).stdout(out.try_clone().unwrap());
        let done = command.output().unwrap();
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        (&out).write_all(b"after\n").unwrap();
        let text = std::fs::read_to_string(&both).unwrap();
        assert!(text.starts_with("before\n"), "{arguments:?}");
        assert!(text.ends_with(&format!("{end}after\n")), "{arguments:?}");
    }
}

/// Progress would come between the results.
#[cfg(target_os = "linux")]
#[test]
fn progress_and_results_do_not_share_standard_output() {
    let (directory, path) = file(&[ONE]);
    let (grid, run) = (path.to_str().unwrap(), directory.path().join("run"));
    for arguments in
        [&["scan", grid][..], &["scan", grid, "--run", run.to_str().unwrap()], &["solve", grid]]
    {
        let more = ["--output", "/dev/stdout", "--progress-json", "1"];
        let mut command = crate::support::program::piped(&[arguments, &more].concat());
        let done = command.output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(told.contains("would come between the results"), "{told}");
        assert!(done.stdout.is_empty() && !run.exists());
    }
}

/// A catalogue is written from both ends; grids that are read are not written to.
#[cfg(target_os = "linux")]
#[test]
fn not_everything_can_go_to_standard_output() {
    let (_directory, path) = file(&[ONE]);
    let append = || std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    let grid = path.to_str().unwrap();
    for (arguments, message) in [
        (&["scan", grid][..], "the output is the file to be read"),
        (&["scan", grid, "--output", "/dev/stdout"], "the output is the file to be read"),
        (&["solve", grid, "--output", "/dev/stdout"], "the output is the file to be read"),
        (&["catalogue", "import", "-", "-o", "/dev/stdout"], "only a regular file"),
    ] {
        let mut command = crate::support::program::piped(arguments);
        let done = command.stdout(append()).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(told.contains(message) && told.lines().count() == 1, "{told}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{ONE}\n"));
    }
    // A file that has no name any more.
    let out = tempfile::tempfile().unwrap();
    let run = path.with_file_name("run");
    let run = ["scan", "--built-in", "--range", "0..1", "-q", "--run", run.to_str().unwrap()];
    let mut command = crate::support::program::piped(&[&run[..], &["-o", "/dev/stdout"]].concat());
    assert!(command.stdout(out.try_clone().unwrap()).status().unwrap().success());
    assert!(out.metadata().unwrap().len() > 0);
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

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line() {
    let (_directory, path) = file(&[ONE]);
    scan()
        .arg(&path)
        .args(["--output", "/dev/full", "--quiet"])
        .assert()
        .code(2)
        .stderr(contains("cannot write /dev/full: ").and(contains("\n").count(1)));
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

#[cfg(unix)]
mod processes {
    use super::*;
    use crate::support::program::piped;
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Child;
    use std::time::{Duration, Instant};

    fn spawn(arguments: &[&str]) -> Child {
        piped(&[&["scan"], arguments].concat()).spawn().unwrap()
    }

    /// Exit code and the words on standard error; the process must end soon
    /// (the bound leaves room for a busy machine).
    fn end(mut child: Child) -> (Option<i32>, String) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if begun.elapsed() > Duration::from_secs(10) {
                child.kill().unwrap();
                panic!("the scan does not end");
            }
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        (status.code(), stderr)
    }

    #[test]
    fn an_interrupted_search_ends_soon() {
        for signal in [Signal::INT, Signal::TERM] {
            let mut child = spawn(&["-", "-k", "19", "--threads", "1"]);
            let mut stdin = child.stdin.take().unwrap();
            writeln!(stdin, "{HARD}\n{HARD}").unwrap();
            drop(stdin);
            std::thread::sleep(Duration::from_millis(1500));
            kill_process(Pid::from_child(&child), signal).unwrap();
            let mut found = String::new();
            child.stdout.take().unwrap().read_to_string(&mut found).unwrap();
            assert!(found.lines().all(|line| line.len() == 81) && found.lines().is_sorted());
            let (code, stderr) = end(child);
            assert_eq!(code, Some(130), "{stderr}");
            assert!(stderr.contains("interrupted: 1 grid,"), "{stderr}");
        }
    }

    #[test]
    fn results_appear_while_input_is_awaited_and_survive_an_interrupt() {
        let mut child = spawn(&["-"]);
        let mut stdin = child.stdin.take().unwrap();
        writeln!(stdin, "{ONE}").unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), PUZZLE);
        // Standard input stays open.
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let (code, stderr) = end(child);
        assert_eq!(code, Some(130), "{stderr}");
        assert!(
            stderr.contains("interrupted: 1 grid, 1 puzzle of 17 clues, 1 searched completely")
        );
        drop(stdin);
    }

    #[test]
    fn a_named_pipe_is_read_though_its_writer_has_ended() {
        let folder = TempDir::new().unwrap();
        let pipe = folder.path().join("pipe");
        let path = pipe.to_str().unwrap();
        assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
        let mut scan = spawn(&[path, "--quiet"]);
        std::fs::write(&pipe, ONE).unwrap();
        let mut stdout = scan.stdout.take().unwrap();
        assert_eq!(end(scan), (Some(0), String::new()));
        assert_eq!(std::io::read_to_string(&mut stdout).unwrap(), format!("{PUZZLE}\n"));
    }

    #[test]
    fn a_closed_pipe_ends_quietly() {
        let mut child = spawn(&["-"]);
        let mut stdin = child.stdin.take().unwrap();
        // Ends when the process does.
        let feeder = std::thread::spawn(move || while writeln!(stdin, "{ONE}").is_ok() {});
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), PUZZLE);
        assert_eq!(end(child), (Some(0), String::new()));
        feeder.join().unwrap();
    }
}

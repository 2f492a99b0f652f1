//! `gridsieve fewest`: lines, runs, shards, samples, Ctrl-C.

use crate::support::catalogue::folder;
use crate::support::program::{gridsieve, one_line, stdout};
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;
use tempfile::TempDir;

/// The four grids that need 21 clues (forum, 2019), and one that has a puzzle of 17.
const GRIDS: [&str; 5] = [
    "123456789456789123789123456214897365365214897897365214541632978632978541978541632",
    "123456789456789123789132465218967534564213978937548216391875642645321897872694351",
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635",
    "123456789457189326689327154216534897745891632938672541361245978574918263892763415",
    "123456789457189326689327154216534897745891632938672541392765418574918263861243975",
];

fn command(folder: &TempDir, line: &str) -> assert_cmd::Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = gridsieve(&words);
    command.current_dir(folder);
    command
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn a_line_a_grid_whatever_the_threads_shards_and_interruptions() {
    let grids = &GRIDS[1..4];
    let folder = folder(grids);
    let plain = stdout(command(&folder, "fewest grids.txt --threads 1 --isa scalar"));
    let lines: Vec<Vec<&str>> = plain.lines().map(|line| line.split(' ').collect()).collect();
    for (grid, line) in grids.iter().zip(&lines) {
        let clues = if *grid == GRIDS[2] { "17" } else { "21" };
        assert_eq!((line.len(), line[0], line[1]), (3, *grid, clues));
        let solved = stdout(gridsieve(&["solve", "--grids", line[2]]));
        let given = 81 - line[2].matches('.').count();
        assert!(solved.trim() == *grid && given.to_string() == clues);
    }
    assert_eq!(lines.len(), grids.len());
    assert_eq!(stdout(command(&folder, "fewest grids.txt --threads 4 -q")), plain);

    let whole = command(&folder, "fewest grids.txt --run whole --output out").assert().code(0);
    whole.stderr(contains("fewest clues proved of 3 (17 clues 1, 21 clues 2)"));
    assert_eq!(read(&folder, "out"), plain);
    for shard in ["0/2", "1/2 --shard-by count"] {
        let run = &shard[..1];
        let line = format!("fewest grids.txt --run s{run} --shard {shard} -q");
        command(&folder, &line).assert().code(0);
    }
    // Shards are cut in the same way.
    command(&folder, "fewest grids.txt --run c0 --shard 0/2 --shard-by count -q").assert().code(0);
    command(&folder, "run merge c0 s1 --into merged --output joined").assert().code(0);
    assert_eq!(read(&folder, "joined"), plain);
    for name in ["puzzles", "evidence"] {
        assert_eq!(
            read(&folder, &format!("whole/{name}")),
            read(&folder, &format!("merged/{name}"))
        );
    }
    // As after a kill.
    let journal = read(&folder, "whole/journal");
    let (first, _) = journal.split_at(journal.match_indices('\n').nth(1).unwrap().0 + 20);
    fs::create_dir(folder.path().join("cut")).unwrap();
    let copy = |name: &str, to: &str| {
        fs::write(folder.path().join("cut").join(to), read(&folder, &format!("whole/{name}")))
            .unwrap()
    };
    copy("manifest.json", "manifest.json");
    copy("puzzles", "found");
    fs::write(folder.path().join("cut/journal"), first).unwrap();
    command(&folder, "fewest grids.txt --run cut").assert().code(0);
    assert_eq!(read(&folder, "whole/evidence"), read(&folder, "cut/evidence"));

    let status = stdout(command(&folder, "run status whole"));
    assert!(status.contains("3 puzzles of fewest clues"), "{status}");
    assert!(status.contains("\n  fewest clues: 17 clues 1, 21 clues 2\n"), "{status}");
    let check = stdout(command(&folder, "run check merged --input grids.txt --audit 1 --seed 1"));
    assert!(check.contains("its fewest clues, and completely with one clue less\n"), "{check}");
    assert!(check.contains("1 grid searched again (engine bands transposed"), "{check}");
    // Another question is another run.
    let other = command(&folder, "fewest grids.txt --all --run whole").assert().code(2);
    other.stderr(contains("differs in limit").and(one_line()));
    let other = command(&folder, "scan grids.txt -k 9 --run whole").assert().code(2);
    other.stderr(contains("differs in clues (fewest, not 9)").and(one_line()));
}

#[test]
fn all_puzzles_are_those_of_a_scan() {
    let fewest = stdout(gridsieve(&["fewest", GRIDS[2], "--all", "-q"]));
    let scanned = stdout(gridsieve(&["scan", GRIDS[2], "-k", "17", "-q"]));
    let puzzles = scanned.lines().map(|puzzle| format!("{} 17 {puzzle}\n", GRIDS[2]));
    assert_eq!(fewest, puzzles.collect::<String>());
}

#[test]
fn unordered_results_are_the_same() {
    let grids = &GRIDS[2..];
    let named: Vec<String> =
        grids.iter().map(|grid| format!("{grid}\tof {}", &grid[36..45])).collect();
    let folder = folder(&named.iter().map(String::as_str).collect::<Vec<_>>());
    for format in ["text", "jsonl"] {
        let lines = |more: &str| {
            let line = format!("fewest grids.txt --threads 2 -q --format {format} {more}");
            let text = stdout(command(&folder, &line));
            let mut lines: Vec<String> = text
                .lines()
                .map(|line| {
                    let (grid, line) =
                        line.split_at(line.find("\"counters\"").unwrap_or(line.len()));
                    let comment = line.find("\"comment\"").map_or("", |place| &line[place..]);
                    format!("{grid}{comment}")
                })
                .collect();
            lines.sort();
            lines
        };
        let ordered = lines("");
        assert_eq!(lines("--unordered"), ordered);
        let of = |line: &String| {
            grids.iter().any(|grid| line.contains(&format!("of {}", &grid[36..45])))
        };
        assert!(ordered.len() == grids.len() && ordered.iter().all(of), "{ordered:?}");
    }
}

/// Ctrl-C.
#[cfg(unix)]
mod interrupted {
    use crate::support::program::program;
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::read_to_string;
    use std::process::Stdio;
    use std::thread::sleep;
    use std::time::Duration;

    /// Takes very long with 17 clues.
    const HARD: &str =
        "123456789456789132789213645275941368638527914941638257394175826517862493862394571";
    /// Needs 19, which is shown in a second; to find all its puzzles takes twenty times that.
    const OF_19: &str =
        "486195237257836194193274586762941853849563712315728649928457361671389425534612978";

    /// What is written to both outputs by a command that is interrupted after this time.
    fn after(time: Duration, arguments: &[&str]) -> [String; 2] {
        let mut child = program()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        sleep(time);
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let outputs = [
            read_to_string(child.stdout.take().unwrap()).unwrap(),
            read_to_string(child.stderr.take().unwrap()).unwrap(),
        ];
        assert_eq!(child.wait().unwrap().code(), Some(130), "{outputs:?}");
        outputs
    }

    #[test]
    fn a_number_that_is_not_proved_is_a_bound() {
        let mut time = Duration::from_millis(500);
        let [line, said] = loop {
            let outputs = after(time, &["fewest", HARD, "--threads", "2"]);
            if !outputs[0].is_empty() {
                break outputs;
            }
            // The descent was not done yet.
            time *= 2;
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        let most: usize = words[1].strip_prefix("<=").expect("it is a bound").parse().unwrap();
        let clues = words[2].bytes().filter(|&digit| digit != b'.').count();
        assert!(words[0] == HARD && words.len() == 3 && clues == most, "{line}");
        let told = format!("grid 0 needs {most} clues or fewer: {} were not searched", most - 1);
        assert!(said.contains(&told), "{said}");
        assert!(said.contains("interrupted: 1 grid, fewest clues proved of 0"), "{said}");
    }

    #[test]
    fn a_number_without_all_its_puzzles_is_told() {
        let mut time = Duration::from_secs(1);
        let [lines, said] = loop {
            let outputs = after(time, &["fewest", OF_19, "--all", "--threads", "1"]);
            if !outputs[0].contains("<=") && !outputs[0].is_empty() {
                break outputs;
            }
            // The proof was not done yet.
            time *= 2;
        };
        let begin = format!("{OF_19} 19 ");
        assert!(lines.lines().all(|line| line.starts_with(&begin)), "{lines}");
        assert!(said.contains("grid 0 needs 19 clues: not all puzzles were looked for"), "{said}");
        assert!(said.contains("fewest clues proved of 1 (19 clues 1)"), "{said}");
    }
}

#[test]
fn puzzles_within_a_mask() {
    let grid = GRIDS[2];
    let fewest = |mask: &str| gridsieve(&["fewest", grid, "--mask", mask]).assert().code(0);
    // The puzzle of 17 clues is found within its own cells, and its first clue is needed there.
    let puzzle = stdout(gridsieve(&["fewest", grid])).trim().rsplit(' ').next().unwrap().to_owned();
    let own: String = puzzle.chars().map(|clue| if clue == '.' { '0' } else { '.' }).collect();
    fewest(&own).stdout(format!("{grid} 17 {puzzle}\n"));
    let none = own.replacen('.', "0", 1);
    let words =
        format!("fewest clues proved of 0 within the mask {none}, 1 grid without a puzzle, ");
    fewest(&none).stdout("").stderr(contains(words));
    // These cells have to be clues, and they suffice.
    let most = "1".repeat(71) + &".".repeat(10);
    let all = format!("{}{}", &grid[..71], ".".repeat(10));
    fewest(&most).stdout(format!("{grid} 71 {all}\n"));
    let object =
        gridsieve(&["fewest", grid, "--mask", &none, "--format", "jsonl"]).assert().code(0);
    let object =
        object.stdout(contains(format!("\"clues\":null,\"proved\":true,\"mask\":\"{none}\"")));
    object.stdout(contains("\"found\":0,\"complete\":true"));
    let refused = gridsieve(&["fewest", "--mask", &most, "--run", "r"]).assert().code(2);
    refused.stderr(contains("--mask"));
}

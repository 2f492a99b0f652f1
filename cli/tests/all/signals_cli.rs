//! SIGINT, SIGTERM and SIGHUP end any command soon, also inside one puzzle or grid, and a signal
//! that comes again changes nothing.

use crate::support::program::{end_soon, piped};
use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::io::Read;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A grid, and a puzzle of 17 clues.
const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const PUZZLE: &str =
    "..3456.........12......3...24...........7.8...6..............46..8.9...........5.";
/// Takes very long with 17 clues.
const HARD: &str =
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571";

const NOTHING: &str = "interrupted: nothing was written\n";

/// Commands that last, and the end of what they say when a signal comes. `DIR` is a folder, `SF`,
/// `PUZZLE` and `HARD` stand for the boards; standard input stays open.
const COMMANDS: [(&str, &str); 32] = [
    ("solve", "interrupted\n"),
    ("solve --output DIR/solved", NOTHING),
    ("solve --count --max 1000000000000 PUZZLE EMPTY", "interrupted\n"),
    ("textbook --next arbitrary --max-steps 1000000000000 PUZZLE", "interrupted\n"),
    ("logic --rate", "interrupted\n"),
    ("canon", "interrupted\n"),
    ("name --output DIR/names", NOTHING),
    ("unname", "interrupted\n"),
    ("puzzle reduce --all SF --output DIR/reduced", NOTHING),
    ("puzzle minus-plus --minus 3 --plus 3 PUZZLE", NOTHING),
    (
        "puzzle minus-plus --minus 3 --plus 3 PUZZLE --closure DIR/closure",
        "goes on with DIR/closure\n",
    ),
    ("pattern puzzles --pattern PUZZLE", "interrupted\n"),
    ("ua --max-size 40 SF --output DIR/uas", NOTHING),
    ("mcn --max-size 18 SF", "interrupted\n"),
    ("neighbours --max-size 40 SF", "interrupted\n"),
    ("estimate -k 20 SF", "interrupted\n"),
    ("scan -k 17 HARD", "interrupted: 1 grid"),
    ("scan -k 17 HARD --engine classic", "interrupted: 1 grid"),
    // Its pairs of bands take seconds.
    ("census -k 17 --band 330-416", "interrupted before the search began\n"),
    ("scan -k 19 HARD --output DIR/found", "interrupted: 1 grid"),
    (
        "scan -k 20 HARD --run DIR/run --output DIR/of-run",
        "0 of 1 work units are done; started again, it goes on; DIR/of-run has only the puzzles of the finished units\n",
    ),
    // The grids by which shards are cut take seconds to be found.
    (
        "scan --catalogue --range 0..100000 --run DIR/shard --shard 0/2",
        "interrupted before the search began\n",
    ),
    ("fewest HARD", "interrupted"),
    ("catalogue generate --output DIR/all.gsc", "interrupted"),
    ("catalogue rank", "interrupted\n"),
    ("kernels --no-pin --repetitions 10000", NOTHING),
    ("selftest", "interrupted: "),
    ("solve --all EMPTY", "interrupted\n"),
    ("transform --random 1000000000 PUZZLE --output DIR/isomorphs", NOTHING),
    ("catalogue pairs", "interrupted"),
    // Nobody reads what it writes, and nobody writes what it reads.
    ("scan -k 24 SF --unordered", "interrupted"),
    ("scan DIR/fifo", "interrupted"),
];

/// Does a process catch a signal by now?
fn catches(child: &Child, signal: Signal) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() >> (signal.as_raw() - 1) & 1 != 0
}

/// Waits a little, but not for ever.
fn wait(since: Instant) {
    assert!(since.elapsed() < Duration::from_secs(30), "a command does not begin");
    sleep(Duration::from_millis(5));
}

/// Processes that end with the test, however it ends.
struct Running(Vec<Child>);

impl Drop for Running {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // Most have ended.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[test]
fn any_command_ends_soon() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let in_words = |command: &str| -> Vec<String> {
        let word = |word: &str| match word {
            "SF" => SF.to_owned(),
            "PUZZLE" => PUZZLE.to_owned(),
            "HARD" => HARD.to_owned(),
            "EMPTY" => ".".repeat(81),
            word => word.replace("DIR", folder),
        };
        command.split(' ').map(word).collect()
    };
    let made = Command::new("mkfifo").arg(format!("{folder}/fifo")).status().unwrap();
    assert!(made.success());
    let start = |&(command, _): &(&str, _)| {
        let words = in_words(command);
        piped(&words.iter().map(String::as_str).collect::<Vec<_>>()).spawn().unwrap()
    };
    let signals = [Signal::INT, Signal::TERM, Signal::HUP];
    let started = Instant::now();
    let mut running = Running(COMMANDS.iter().map(start).collect());
    let children = &mut running.0;
    for (child, signal) in children.iter().zip(signals.iter().cycle()) {
        while !catches(child, *signal) {
            wait(started);
        }
    }
    // The disk may be slow.
    while !fs::exists(format!("{folder}/closure")).unwrap() {
        wait(started);
    }
    sleep(Duration::from_millis(300));
    for (child, (command, _)) in children.iter_mut().zip(COMMANDS) {
        assert!(child.try_wait().unwrap().is_none(), "{command}: it was to last");
    }
    let begun = Instant::now();
    for (child, signal) in children.iter().zip(signals.iter().cycle()) {
        kill_process(Pid::from_child(child), *signal).unwrap();
    }
    sleep(Duration::from_millis(5));
    for (child, signal) in children.iter().zip(signals.iter().cycle()) {
        // Some are gone already.
        let _ = kill_process(Pid::from_child(child), *signal);
    }
    for (child, (command, words)) in children.iter_mut().zip(COMMANDS) {
        println!("{command}");
        let status = end_soon(child);
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        assert_eq!(status.code(), Some(130), "{command}: {stderr}");
        let words = words.replace("DIR", folder);
        let has_words =
            if words.ends_with('\n') { stderr.ends_with(&words) } else { stderr.contains(&words) };
        assert!(has_words, "{command}: {stderr}");
    }
    // A second on a machine that has nothing else to do.
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    let left = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut left: Vec<String> = left.map(|name| name.into_string().unwrap()).collect();
    left.sort();
    assert_eq!(left, ["closure", "closure.lock", "fifo", "found", "of-run", "run"]);
}

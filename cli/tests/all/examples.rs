//! The examples of every `--help`, as docs/cli.md has them, typed into a shell: each succeeds and writes
//! something.

use crate::support::program::gridsieve;
use lzma_rust2::{XzOptions, XzWriter};
use std::collections::{HashMap, HashSet};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Instant, SystemTime};

/// Quickly searched; it has one puzzle of 17 clues.
const GRID: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
/// That puzzle.
const SEVENTEEN: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
const PUZZLE: &str =
    "4..39...226..5839.5936..18.1..86...96.59..2...39245.16.56..9.2..147..9.59..53....";
/// A pattern of 26 clues, which has some hundred puzzles in a grid.
const PATTERN: &str =
    "..34.6..1.......21......5.129..1.....1.......1....84.35.4.1...8...92.17.......1..";

/// Begins of examples that take longer than a test may; scripts and other tests do them.
const SLOW: [&str; 23] = [
    "gridsieve estimate --sample",
    "gridsieve estimate GRID -k 20-30",
    "gridsieve estimate GRID -k 22",
    "gridsieve fewest grids.txt --all",
    "gridsieve fewest --catalogue",
    "gridsieve catalogue generate --sample 100 | gridsieve fewest",
    "gridsieve scan grids.txt -k 18",
    "gridsieve scan grids.gsc --range 1000..2000",
    "gridsieve catalogue generate --band 1 ",
    "gridsieve catalogue generate --output all.gsc",
    "gridsieve catalogue generate --band 350-416 --count",
    "gridsieve catalogue generate --sample 1000",
    "gridsieve catalogue pairs --band 400-416",
    "gridsieve scan grids.gsc --plan",
    "gridsieve scan grids.gsc --run",
    "gridsieve census grids.txt -k 18",
    "gridsieve selftest",
    "gridsieve textbook --book",
    "gridsieve kernels",
    "gridsieve bench run --against",
    "gridsieve bench run scan_17",
    "gridsieve bench run common_below",
    "gridsieve bench report",
];

/// Those that write nothing to standard output or to a file: they find nothing, or say what they find
/// to standard error.
const SILENT: [&str; 4] = [
    "gridsieve scan --catalogue --band 416 --index",
    "gridsieve census -k 16 --band 416",
    "gridsieve catalogue verify grids.gsc --quiet",
    "gridsieve puzzle minus-plus --minus 2 --plus 1 puzzles.txt -o fewer.txt",
];

fn is_slow(example: &str) -> bool {
    ["gridsieve scan", "gridsieve catalogue pairs"].contains(&example)
        || SLOW.iter().any(|slow| example.starts_with(slow))
}

/// The examples, without what is said of them.
fn examples() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cli.md");
    let page = fs::read_to_string(path).unwrap();
    let mut examples = Vec::new();
    for block in page.split("\nExamples:\n").skip(1) {
        let lines = block.lines().take_while(|line| line.starts_with("  "));
        examples.extend(lines.map(|line| {
            let line = line.trim_start();
            line.split("   ").next().unwrap_or(line).trim_end().to_owned()
        }));
    }
    examples
}

/// What bash does with a script, as it is typed in the folder. A file that it writes, standard output too, has
/// 256 MB at most: a command that writes without end fails rather than filling the memory.
pub fn shell(script: &str, folder: &Path) -> Output {
    let program = PathBuf::from(assert_cmd::cargo::cargo_bin!("gridsieve"));
    let programs = program.parent().unwrap().to_owned();
    let others = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
    let paths: OsString = env::join_paths([programs].into_iter().chain(others)).unwrap();
    let [mut stdout, mut stderr] = [(); 2].map(|()| tempfile::tempfile().unwrap());
    let mut shell = Command::new("bash");
    shell.args(["-ec", &format!("ulimit -f 262144\n{script}")]).current_dir(folder);
    shell.env("PATH", paths).env("HOME", folder).env_remove("GRIDSIEVE_ISA");
    shell
        .stdin(Stdio::null())
        .stdout(stdout.try_clone().unwrap())
        .stderr(stderr.try_clone().unwrap());
    let status = shell.status().unwrap();
    let [stdout, stderr] = [&mut stdout, &mut stderr].map(|file| {
        let mut written = Vec::new();
        file.rewind().unwrap();
        file.read_to_end(&mut written).unwrap();
        written
    });
    Output { status, stdout, stderr }
}

/// Has this machine the programs that the line needs beside ours?
pub fn has_programs(line: &str) -> bool {
    let programs = line.split('|').filter_map(|part| part.split_whitespace().next());
    let is_there = |program: &str| {
        program == "gridsieve" || {
            let found = Command::new("sh").args(["-c", &format!("command -v {program}")]).output();
            found.is_ok_and(|found| found.status.success())
        }
    };
    let mut programs = programs;
    programs.all(is_there)
}

/// The files of grids and puzzles that the examples speak of.
pub fn inputs() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("grids.txt"), format!("{GRID}\n")).unwrap();
    fs::write(path.join("grid.txt"), format!("{GRID}\n")).unwrap();
    fs::write(path.join("puzzles.txt"), format!("{SEVENTEEN}\n")).unwrap();
    fs::write(path.join("two-puzzles.txt"), format!("{PUZZLE}\n{PUZZLE}\n")).unwrap();
    let random = gridsieve(&["catalogue", "generate", "--sample", "20"]).output().unwrap().stdout;
    let random = String::from_utf8(random).unwrap();
    for (name, text) in
        [("puzzles.xz", PUZZLE), ("grids.xz", GRID), ("grids.txt.xz", random.trim_end())]
    {
        let mut xz = XzWriter::new(Vec::new(), XzOptions::default()).unwrap();
        writeln!(xz, "{text}").unwrap();
        fs::write(path.join(name), xz.finish().unwrap()).unwrap();
    }
    for name in [".zfunc", ".config/fish/completions", ".local/share/bash-completion/completions"] {
        fs::create_dir_all(path.join(name)).unwrap();
    }
    for arguments in [
        "catalogue generate --sample 30 --output raw.gsc --quiet",
        "catalogue import raw.gsc --output grids.gsc --codec raw --quiet",
        "catalogue generate --band 416 --output packed.gsc --quiet",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        gridsieve(&arguments).current_dir(path).assert().success();
    }
    folder
}

/// These, and runs.
fn folder() -> tempfile::TempDir {
    let folder = inputs();
    for arguments in [
        "scan grids.txt -k 3 --run night --quiet",
        "scan grids.gsc -k 3 --run s0 --shard 0/2 --shard-by count --quiet",
        "scan grids.gsc -k 3 --run s1 --shard 1/2 --shard-by count --quiet",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        gridsieve(&arguments).current_dir(folder.path()).assert().success();
    }
    folder
}

/// The example with values in place of what stands for them.
pub fn typed(example: &str) -> String {
    // Of two bands some clues and what may be one; of a grid some outside of stack 1.
    let line = example.replace("TWO-BANDS", &GRID[..54]).replace("PAIR", &GRID[..54]);
    let line = line.replace("--alive CELLS", &format!("--alive {}", ".1.".repeat(18)));
    let given = match line == example {
        true => "...1..1..".repeat(6) + &".".repeat(27),
        false => "1..".repeat(8) + &".".repeat(30),
    };
    let line = line.replace("CELLS", &given).replace("GRID", GRID);
    // Part of a puzzle: some clues more make many others of it.
    let part = SEVENTEEN.replace('7', ".");
    let puzzle =
        match line.split_whitespace().find(|word| ["--subgrid", "--pattern"].contains(word)) {
            Some("--subgrid") => &part,
            Some(_) => PATTERN,
            None => PUZZLE,
        };
    line.replace("PUZZLE", puzzle)
}

/// The files of a folder and of those inside that are not empty, and when each was written.
fn files(folder: &Path) -> HashMap<PathBuf, SystemTime> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut found = HashMap::new();
    for entry in entries {
        let about = entry.metadata().unwrap();
        if about.is_dir() {
            found.extend(files(&entry.path()));
        } else if about.len() > 0 {
            found.insert(entry.path(), about.modified().unwrap());
        }
    }
    found
}

#[test]
fn examples_do_what_they_say() {
    let examples = examples();
    assert!(examples.len() > 60, "{}", examples.len());
    for slow in SLOW {
        assert!(
            examples.iter().any(|example| example.starts_with(slow)),
            "{slow}: no such example"
        );
    }
    let mut quick: Vec<String> = examples.into_iter().filter(|example| !is_slow(example)).collect();
    quick.push("gridsieve kernels drop_hit child --quick --repetitions 1".to_owned());
    let mut seen = HashSet::new();
    quick.retain(|line| seen.insert(line.clone()));
    let (there, lacking): (Vec<_>, Vec<_>) = quick.iter().partition(|line| has_programs(line));
    println!("{} examples; for lack of a program not: {lacking:?}", there.len());
    let folder = folder();
    let (mut silent, mut before) = (Vec::new(), files(folder.path()));
    for example in there {
        let begun = Instant::now();
        let output = shell(&typed(example), folder.path());
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && !told.contains("error:"), "{example}: {output:?}");
        println!("{:.2} s: {example}", begun.elapsed().as_secs_f64());
        let after = files(folder.path());
        let has_written = after.iter().any(|(path, time)| before.get(path) != Some(time));
        if output.stdout.is_empty() && !has_written {
            silent.push(example.as_str());
        }
        before = after;
    }
    assert_eq!(silent, SILENT, "these write nothing");
}

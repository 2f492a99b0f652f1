//! Instruction-set levels as a user meets them: `gridsieve cpu`, `--version`,
//! `--isa` and GRIDSIEVE_ISA.

use crate::support::program::one_line;
#[cfg(target_os = "linux")]
use crate::support::program::piped;
use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use gridsieve_kernels::{Isa, Level};
use itertools::Itertools;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// One puzzle of 17 clues, and one that has none; both quickly searched.
const GRIDS: &str = "\
123456789457189326689732541295314867348567912761298453514673298836925174972841635
486195237257836194193274586762941853849563712315728649928457361671389425534612978";
const PUZZLE: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

/// The command, whatever the environment of the tests says.
fn gridsieve(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(arguments).env_remove("GRIDSIEVE_ISA").write_stdin(GRIDS);
    command
}

fn stdout(arguments: &[&str]) -> String {
    let assert = gridsieve(arguments).assert().code(0);
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(&[&["cpu", "--json"], arguments].concat())).unwrap()
}

#[test]
fn every_level_and_threshold_finds_the_same() {
    // Each level with one threshold.
    for (isa, threshold) in Isa::all().into_iter().zip(["768", "0"].into_iter().cycle()) {
        let level = isa.level().name();
        println!("level covered: {level}");
        let flags = ["scan", "-", "--stats", "--isa", level, "--bitmap-threshold", threshold];
        gridsieve(&flags).assert().code(0).stdout(format!("{PUZZLE}\n")).stderr(contains(format!(
            "engine: bands, level {level}, bitmap threshold {threshold}\n"
        )));
    }
}

#[test]
fn every_level_lists_the_same_uas() {
    let uas = |level| stdout(&["ua", &GRIDS[..81], "--isa", level]);
    let scalar = uas("scalar");
    assert!(scalar.lines().count() > 100);
    for isa in Isa::all() {
        assert!(uas(isa.level().name()) == scalar, "{}", isa.level());
    }
}

#[test]
fn the_flag_wins_over_the_variable() {
    let chosen = |flags: &[&str], variable| {
        let assert =
            gridsieve(&[&["cpu"], flags].concat()).env("GRIDSIEVE_ISA", variable).assert().code(0);
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    let text = chosen(&[], "scalar");
    assert!(text.contains("level: scalar (asked for by GRIDSIEVE_ISA)"), "{text}");
    for variable in ["scalar", "nonsense"] {
        let widest = Isa::detect().level().name();
        let text = chosen(&["--isa", widest], variable);
        assert!(text.contains(&format!("level: {widest} (asked for by --isa)")), "{text}");
    }
    gridsieve(&["scan", "-", "-k16", "--stats"])
        .env("GRIDSIEVE_ISA", "scalar")
        .assert()
        .code(0)
        .stderr(contains("level scalar"));
}

#[test]
fn levels_that_cannot_be_used_are_one_line() {
    let commands = [&["scan", "-"][..], &["ua", &GRIDS[..81]], &["cpu"]];
    let mut missing: Vec<_> =
        Level::BUILT.iter().filter_map(|&level| Isa::new(level).err()).collect();
    if missing.is_empty() {
        println!("this machine has all levels: the error about missing features is not checked");
    }
    // One is enough for each command.
    missing.truncate(1);
    for command in commands {
        let refused = |mut run: Command, message: &str| {
            run.assert().code(2).stdout("").stderr(contains(message).and(one_line()));
        };
        let with_flag = |level| gridsieve(&[command, &["--isa", level]].concat());
        let with_variable = |level| {
            let mut run = gridsieve(command);
            run.env("GRIDSIEVE_ISA", level);
            run
        };
        let here = Level::HERE.iter().join(", ");
        let of_flag =
            format!("error: invalid value 'avx3' for '--isa <LEVEL>' [possible values: {here}]");
        refused(with_flag("avx3"), &of_flag);
        refused(
            with_flag(""),
            "error: a value is required for '--isa <LEVEL>' but none was supplied",
        );
        refused(with_variable("avx3"), &format!("error: GRIDSIEVE_ISA: `avx3` is none of {here}"));
        for error in &missing {
            let (level, features) = (error.level.name(), error.missing.join(", "));
            let message = format!(": this machine lacks {features} for level");
            let of_flag = format!("error: invalid value '{level}' for '--isa <LEVEL>'{message}");
            refused(with_flag(level), &of_flag);
            refused(with_variable(level), &format!("error: GRIDSIEVE_ISA{message}"));
        }
        gridsieve(command).arg("--help").assert().code(0).stdout(contains("GRIDSIEVE_ISA"));
    }
}

#[test]
fn thresholds_beyond_the_vectors_are_refused() {
    for threshold in ["769", "-1", "x"] {
        gridsieve(&["scan", "-", &format!("--bitmap-threshold={threshold}")])
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains("error: ").and(contains("--bitmap-threshold")));
    }
    gridsieve(&["scan", "-", "--bitmap-threshold", "769"]).assert().stderr(contains("0 to 768"));
}

#[test]
fn the_machine_is_described_consistently() {
    let machine = json(&[]);
    let widest = Isa::detect().level().name();
    assert_eq!(machine["level"], widest);
    assert_eq!(machine["reason"], "the widest of this machine");
    let states = machine["levels"].as_array().unwrap();
    assert_eq!(states.len(), Level::HERE.len());
    for (&level, state) in Level::HERE.iter().zip(states) {
        assert_eq!(state["name"], level.name());
        assert_eq!(state["available"], Isa::new(level).is_ok());
        assert_eq!(state["built_in"], Level::BUILT.contains(&level));
        assert_eq!(state["missing"], Value::from(level.missing_features()));
    }
    if cfg!(target_arch = "x86_64") {
        assert!(machine["model"].as_str().is_none_or(|model| !model.is_empty()));
    }
    let text = stdout(&["cpu"]);
    for part in ["model: ", "caches: ", "scalar           available"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(text.contains(&format!("\nlevel: {widest} (the widest of this machine)\n")));
    assert_eq!(json(&["--isa", "scalar"])["level"], "scalar");
}

#[test]
fn cores_of_threads_are_those_of_a_scan() {
    let cores = json(&[])["cores"].as_u64().unwrap();
    for threads in [1, cores, cores + 1] {
        let threads = threads.to_string();
        for flags in [&["--threads", &threads][..], &["--threads", &threads, "--no-pin"]] {
            let machine = json(flags);
            assert_eq!(machine["threads"].to_string(), threads);
            let pinning = machine["pinning"].as_str().unwrap();
            let pinned = pinning == "pinned";
            let places = machine["thread_cores"].as_array();
            assert_eq!(
                places.map(|places| places.len().to_string()),
                pinned.then_some(threads.clone())
            );
            let mut scan = gridsieve(&[&["scan", "-", "-k16", "--stats", "-q"], flags].concat());
            let told = format!("threads: {threads}, {pinning}\n");
            scan.assert().code(0).stderr(contains(told));
        }
    }
    gridsieve(&["cpu", "--threads", "0"]).assert().code(2).stdout("");
}

#[test]
fn the_long_version_tells_of_levels() {
    let number = concat!("gridsieve ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(stdout(&["-V"]), number);
    let long = stdout(&["--version"]);
    assert!(long.starts_with(number) && long.lines().count() == 3, "{long}");
    let (_, commit) = long.split_once("\nbuilt from commit ").unwrap();
    assert!(commit.starts_with(|c: char| c.is_ascii_hexdigit() || c == 'u'), "{long}");
    assert!(long.contains(&format!("compiled for {}; levels ", std::env::consts::ARCH)));
    assert!(long.contains("levels built in: scalar"));
    assert!(long.contains(&format!("\nthis machine: level {}", Isa::detect().level())));
    for error in Level::HERE.iter().filter_map(|&level| Isa::new(level).err()) {
        let lacking = format!("({} needs: {})", error.level, error.missing.join(", "));
        assert!(long.contains(&lacking), "{long}");
    }
}

/// A crate that is not one of the sources could be changed, and the program would name its commit
/// as if it were not.
#[test]
fn the_commit_is_that_of_all_crates() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = manifest.lines().find_map(|line| line.strip_prefix("default-members = "));
    let members: Vec<String> = serde_json::from_str(members.unwrap()).unwrap();
    assert!(members.len() > 5, "{members:?}");
    let folder = |member: &String| match &**member {
        "." => String::new(),
        member => format!("{member}/"),
    };
    let build = fs::read_to_string(root.join("cli/build.rs")).unwrap();
    let list = |name: &str| -> Vec<String> {
        let (_, after) = build.split_once(&format!("\nconst {name}: ")).unwrap();
        let (_, list) = after.split_once(" = ").unwrap();
        serde_json::from_str(list.split_once(';').unwrap().0).unwrap()
    };
    assert_eq!(list("FOLDERS"), members.iter().map(folder).collect::<Vec<_>>());
    assert_eq!(list("SOURCES"), ["Cargo.toml", "Cargo.lock", "build.rs", "src"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = piped(&["cpu", "--isa", "scalar"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("cannot write standard output") && text.lines().count() == 1, "{text}");
}

/// The numbers of the CPUs that this process may use.
fn cpus() -> Vec<String> {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    cores.iter().map(|core| core.id.to_string()).collect()
}

#[test]
fn threads_stay_on_the_cpus_of_a_list() {
    let cpus = cpus();
    let (Some(first), Some(last)) = (cpus.first(), cpus.last()) else {
        if cfg!(target_os = "linux") {
            panic!("the system tells of no CPU");
        }
        return;
    };
    let state = json(&["--cpus", first]);
    let numbers = |numbers: &[&String]| -> Value {
        numbers.iter().map(|number| number.parse::<u64>().unwrap()).collect()
    };
    assert_eq!((&state["threads"], &state["pinning"]), (&1.into(), &"pinned".into()));
    assert_eq!(state["thread_cores"], numbers(&[first]));
    if first != last {
        let state = json(&["--cpus", &format!("{last},{first}"), "--threads", "3"]);
        assert_eq!(state["thread_cores"], numbers(&[last, first, last]));
    }
    let flags = ["scan", "-", "--stats", "--first", "--cpus", last];
    gridsieve(&flags).assert().code(0).stderr(contains("threads: 1, pinned\n"));
}

#[test]
fn cpus_that_cannot_be_used_are_an_error() {
    for (list, reason) in [
        ("1000", "error: --cpus: CPU 1000 is not there, or this process may not use it\n"),
        ("0-", "expected numbers from 0 to 65535 and ranges of them, like 17, 16-18 or 16,18"),
        ("3-1", "the range 3-1 is empty"),
        ("0,0", "0 is there twice"),
    ] {
        for command in ["cpu", "scan"] {
            gridsieve(&[command, "--cpus", list])
                .assert()
                .code(2)
                .stdout("")
                .stderr(contains(reason));
        }
    }
    let both = ["scan", "--cpus", "0", "--no-pin"];
    gridsieve(&both).assert().code(2).stderr(contains("cannot be used with"));
}

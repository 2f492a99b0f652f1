//! The command `gridsieve kernels`.

use crate::support::program::one_line;
#[cfg(unix)]
use crate::support::program::piped;
use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use gridsieve_kernels::Isa;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The command, whatever the environment of the tests says; not pinned, as
/// tests run side by side.
fn kernels(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(["kernels", "--no-pin"]).args(arguments).env_remove("GRIDSIEVE_ISA");
    command
}

/// The command that compares records.
fn bench_compare(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(["bench", "compare"]).args(arguments);
    command
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn the_list_names_everything() {
    let list = kernels(&["--list"]).assert().code(0).stderr(is_empty());
    let list = String::from_utf8(list.get_output().stdout.clone()).unwrap();
    for name in ["drop_hit", "child", "dispatch", "scan_16", "scan_18", "solve", "decode"] {
        assert!(list.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}: {list}");
    }
}

#[test]
fn a_run_in_all_formats_and_its_comparison() {
    let folder = tempfile::tempdir().unwrap();
    let [json, html] = ["a.json", "a.html"].map(|name| path(&folder, name));
    let two = ["--quick", "drop_hit", "any_subset"];
    let files = ["--record", json.as_str(), "--html", &html];
    kernels(&[&two[..], &files].concat()).assert().code(0).stdout(contains("any_subset"));
    let record: Value = serde_json::from_slice(&fs::read(&json).unwrap()).unwrap();
    let rows = record["rows"].as_array().unwrap();
    let levels: Vec<&str> = Isa::all().iter().map(|isa| isa.level().name()).collect();
    assert_eq!(rows.len(), 2 * levels.len());
    for (row, level) in rows.iter().zip(levels.iter().cycle()) {
        assert_eq!(row["level"], *level);
        assert!(row["ns"].as_f64().unwrap() > 0.0);
        assert!(row["calls"].as_u64().unwrap() > 0);
    }
    let facts = ["gridsieve", "compiler", "flags", "model", "processor", "microcode", "governor"];
    for what in [&facts[..], &["system", "date"]].concat() {
        assert!(!record["machine"][what].as_str().unwrap().is_empty(), "{what}");
    }
    assert_eq!(record["format"], 4);
    assert!(record["steadiness"]["clock_ghz"].as_f64().unwrap() > 0.0);
    let page = fs::read_to_string(&html).unwrap();
    assert!(page.contains("any_subset") && page.contains("</html>"));

    // The same record as the earlier run; rows that it lacks are left open.
    kernels(&["--quick", "any_subset", "hit_by", "--compare", &json])
        .assert()
        .code(0)
        .stdout(contains("times as fast").and(contains("there: ")));

    // Two records, without a run. What a test is built from may have no commit.
    let mut known = record;
    known["machine"]["gridsieve"] = "0.1.0 (abc)".into();
    known["machine"]["processor"] = "family 1, model 2, stepping 3".into();
    fs::write(&json, known.to_string()).unwrap();
    let compared = [json.as_str(), &json, "--html", "-"];
    bench_compare(&compared).assert().code(0).stdout(contains("Compared with there"));
    let nothing = "Kernels beyond their intervals: none of ";
    let same = "The program is the same. The processor is the same.";
    let hours = "Records of different runs do not show differences of a few percent";
    let said = contains(nothing).and(contains(same)).and(contains(hours));
    bench_compare(&compared[..2]).assert().code(0).stdout(said);
}

#[test]
fn several_processes_measure_unless_something_else_is_said() {
    let repetitions = |arguments: &[&str]| {
        let run = kernels(&[&["dispatch", "--record", "-"], arguments].concat());
        let run = { run }.env("GRIDSIEVE_ISA", "scalar").assert().code(0).stderr(is_empty());
        let record: Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
        let rows = record["rows"].as_array().unwrap();
        assert!(rows.iter().all(|row| row["level"] == "scalar"));
        assert!(record["steadiness"]["clock_ghz"].as_f64().unwrap() > 0.0);
        rows[0]["raw_ns"].as_array().unwrap().len()
    };
    assert_eq!(repetitions(&[]), 20 * 2);
    assert_eq!(repetitions(&["--repetitions", "3"]), 3);
}

#[test]
fn several_records_are_compared_without_a_run() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/records");
    let record = |name: &str| records.join(name).to_str().unwrap().to_owned();
    let old = record("epyc-zen3/2026-11-21/last-four-kernels.json");
    let new = record("epyc-zen5/2026-11-23/kernels.json");
    let run = bench_compare(&[&old, &new]).assert().code(0).stderr(is_empty());
    // They name neither a commit nor the processor's numbers.
    let said = contains("scan_17")
        .and(contains("Whether the processor is the same is not known"))
        .and(contains("Whether the program is the same is not known"));
    run.stdout(said.and(contains("are the same").not()));
}

#[test]
fn one_output_may_be_standard_output() {
    let run = kernels(&["--quick", "common", "--record", "-"]).assert().code(0);
    let record: Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    assert_eq!(record["rows"][0]["kernel"], "common_below");
    kernels(&["--quick", "common", "--record", "-", "--html", "-"])
        .assert()
        .code(2)
        .stderr(one_line().and(contains("--record and --html both write to standard output")));
}

#[cfg(unix)]
#[test]
fn two_outputs_are_two_files() {
    let folder = tempfile::tempdir().unwrap();
    let [new, old, again] = ["new", "old", "./old"].map(|name| path(&folder, name));
    fs::write(&old, "kept").unwrap();
    let link = path(&folder, "link");
    std::os::unix::fs::symlink(&old, &link).unwrap();
    for (json, html) in [(&new, &new), (&old, &again), (&old, &link)] {
        let message = format!("error: --record and --html both write to {json}\n");
        let run =
            kernels(&["--quick", "common", "--record", json, "--html", html]).assert().code(2);
        run.stdout(is_empty()).stderr(message);
    }
    assert_eq!(fs::read_to_string(&old).unwrap(), "kept");
    assert!(!fs::exists(&new).unwrap());
    kernels(&["--quick", "common", "--record", "/dev/null", "--html", "/dev/null"])
        .assert()
        .code(0);
}

#[test]
fn the_help_tells_which_levels_are_measured() {
    let text =
        contains("default: all levels that this machine has").and(contains("the widest").not());
    kernels(&["--help"]).env("COLUMNS", "100").assert().code(0).stdout(text);
}

#[cfg(unix)]
#[test]
fn interrupted_it_leaves_no_file() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::thread::sleep;
    use std::time::Duration;
    let folder = tempfile::tempdir().unwrap();
    let [new, old] = ["new", "old"].map(|name| path(&folder, name));
    fs::write(&old, "kept").unwrap();
    let measure =
        ["kernels", "--no-pin", "--repetitions", "10000", "--record", &new, "--html", &old];
    let run = piped(&measure).spawn().unwrap();
    // By then the signal is watched for: there are the files that are to take the names.
    while fs::read_dir(folder.path()).unwrap().count() < 3 {
        sleep(Duration::from_millis(1));
    }
    kill_process(Pid::from_child(&run), Signal::INT).unwrap();
    let output = run.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "interrupted: nothing was written\n");
    assert!(output.stdout.is_empty() && !fs::exists(&new).unwrap());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_to_string(&old).unwrap(), "kept");
}

#[test]
fn a_forced_level_is_measured_with_scalar() {
    let run =
        kernels(&["--quick", "dispatch", "--isa", "scalar", "--record", "-"]).assert().code(0);
    let record: Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    assert_eq!(record["rows"].as_array().unwrap().len(), 1);
}

#[test]
fn mistakes_are_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let [other, none, inside] = ["other", "none", "no/where.json"].map(|name| path(&folder, name));
    fs::write(&other, "{}").unwrap();
    let empty = kernels(&["nothing_like_it"]).assert().code(2);
    empty.stdout(is_empty()).stderr(
        one_line().and(contains("no kernel is called `nothing_like_it`; there are scan_16,")),
    );
    for (flags, reason) in [
        (["--compare", other.as_str()], "not a record of `gridsieve kernels --record`"),
        (["--compare", none.as_str()], "No such file"),
        (["--record", inside.as_str()], "cannot write"),
    ] {
        kernels(&[&["--quick", "common"], &flags[..]].concat())
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(one_line().and(starts_with("error: ")).and(contains(reason)));
    }
    kernels(&["--repetitions", "0"]).assert().code(2);
}

#[cfg(unix)]
#[test]
fn without_a_temporary_folder_nothing_is_decoded() {
    kernels(&["--quick", "decode"])
        .env("TMPDIR", "/no/such/folder")
        .assert()
        .code(2)
        .stdout(is_empty())
        .stderr(one_line().and(contains("what is to be decoded needs a temporary file")));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_the_table_is_kept() {
    kernels(&["--quick", "common", "--record", "/dev/full"])
        .assert()
        .code(2)
        .stdout(contains("common"))
        .stderr(one_line().and(contains("cannot write /dev/full")));
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_error() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let list = piped(&["kernels", "--no-pin", "--list"]).stdout(writer).output();
    let run = list.unwrap();
    assert_eq!((run.status.code(), run.stderr.len()), (Some(0), 0));
}

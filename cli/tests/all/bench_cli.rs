//! The command `gridsieve bench`, on workloads that take milliseconds.

use crate::support::program::{gridsieve, one_line, stdout};
use predicates::prelude::*;
use predicates::str::{contains, is_empty};
use serde_json::Value;
use std::fs;
use std::path::Path;

const PROGRAM: &str = env!("CARGO_BIN_EXE_gridsieve");

/// A run that ends as soon as it may.
fn bench(arguments: &[&str]) -> assert_cmd::Command {
    let mut command = gridsieve(&["bench", "run", "-q", "--precision", "100%", "--isa", "scalar"]);
    command.args(arguments);
    command
}

fn record(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/records").join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_list_names_every_kind_of_workload() {
    let list = stdout(gridsieve(&["bench", "list"]));
    for name in ["scan_17", "random_16", "sf_17", "census_18", "fewest", "canon", "solve", "child"]
    {
        assert!(list.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}: {list}");
    }
}

#[test]
fn samples_are_rows_and_rows_are_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.jsonl");
    let file = file.to_str().unwrap();
    bench(&["scan_8", "--output", file]).assert().code(0).stdout(contains("scan_8"));
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines[0]["machine"]["facts"]["kernel"].is_string(), "{text}");
    assert_eq!(lines.len(), 1 + 12);
    for (i, line) in lines[1..].iter().enumerate() {
        assert_eq!((&line["workload"], &line["process"]), (&"scan_8".into(), &i.into()));
        assert!(line["ns"].as_f64().unwrap() > 1e5, "{line}");
    }
    let hours = contains("Records of different runs do not show differences of a few percent");
    let alike = contains("scan_8 1.00 (0.").and(contains(", may be no difference)"));
    gridsieve(&["bench", "compare", file, file]).assert().code(0).stdout(hours.and(alike));
}

#[test]
fn the_table_has_the_order_of_the_arguments_and_no_empty_column() {
    let text = stdout(bench(&["scan_8", "dispatch"]));
    let rows: Vec<Vec<&str>> = text.lines().map(|row| row.split_whitespace().collect()).collect();
    let header = rows.iter().position(|row| *row == ["measured", "level", "time", "±"]).unwrap();
    assert_eq!([rows[header + 1][0], rows[header + 2][0]], ["scan_8", "dispatch"]);
    assert!(rows[header + 1].last().unwrap().ends_with('%'), "{text}");
    assert!(!text.contains("share:") && !text.contains("to scalar:"), "{text}");
}

#[test]
fn a_program_is_compared_with_itself() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answer.jsonl");
    let run = bench(&["scan_8", "--against", PROGRAM, "--output", file.to_str().unwrap()]).assert();
    let text = contains("scan_8 scalar: ").and(contains("(95% interval "));
    run.code(0).stderr(is_empty()).stdout(text);
    let answer: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let [ratio, low, high] = ["ratio", "low", "high"].map(|key| answer[key].as_f64().unwrap());
    assert!(0.0 < low && low <= ratio && ratio <= high, "{answer}");
    assert_eq!(answer["ratios"].as_array().unwrap().len(), 12);
    assert_eq!((&answer["rounds"], &answer["missing"]), (&12.into(), &0.into()));
}

/// Also what is no kernel, whose calls have no checksum.
#[test]
fn what_a_process_times_inside_itself_is_compared() {
    let run = bench(&["solve", "dispatch", "all_hit", "--against", PROGRAM]).assert().code(0);
    let names = ["solve", "dispatch", "all_hit"].map(|name| contains(format!("{name} scalar: ")));
    let [solve, dispatch, all_hit] = names;
    run.stderr(is_empty()).stdout(solve.and(dispatch).and(all_hit));
}

#[cfg(unix)]
#[test]
fn programs_that_find_other_puzzles_are_not_compared() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other");
    fs::write(&other, format!("#!/bin/sh\n'{PROGRAM}' \"$@\" && echo more\n")).unwrap();
    fs::set_permissions(&other, fs::Permissions::from_mode(0o755)).unwrap();
    let run = bench(&["scan_8", "--against", other.to_str().unwrap()]).assert().code(1);
    let said = contains("the programs write different results: gridsieve scan -q --threads 1");
    run.stdout(is_empty()).stderr(one_line().and(said));
}

#[test]
fn records_make_a_page() {
    let name = record("epyc-zen4/2026-11-24-c6a5320/kernels.json");
    let page = stdout(gridsieve(&["bench", "report", &name, &name, "--html", "-"]));
    assert!(page.contains("Compared with there") && page.ends_with("</html>"));
}

#[test]
fn mistakes_are_one_line() {
    let two = ["scan_8", "--against", PROGRAM, "--cpus", "0,1"];
    for (arguments, reason) in [
        (&["scan_7"][..], "no workload is called `scan_7`; there are scan_16, "),
        (&["scan_8", "--against", "no/such"], "no/such: No such file"),
        (&["scan_8", "--against", "/bin/echo"], "/bin/echo is no gridsieve: it calls itself `"),
        (&["scan_8", "--cpus", "1000"], "--cpus: CPU 1000 is not there"),
        (&["scan_8", "--cpus", "0,1000"], "--cpus: CPU 1000 is not there"),
        (&two, "--against compares on one core"),
    ] {
        let run = bench(arguments).assert().code(2).stdout(is_empty());
        run.stderr(one_line().and(contains(reason)));
    }
    bench(&["scan_8", "--seconds", "0"]).assert().code(2);
    let row = format!(
        "{}\n{{}}\n",
        r#"{"machine":{"gridsieve":"","compiler":"","flags":"","model":"","system":"","levels":[],"date":""}}"#
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damaged.jsonl");
    fs::write(&file, row).unwrap();
    let mut compare = gridsieve(&["bench", "report", file.to_str().unwrap()]);
    compare.assert().code(2).stderr(one_line().and(contains("damaged.jsonl: line 2 is no sample")));
}

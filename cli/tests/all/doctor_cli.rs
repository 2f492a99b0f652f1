//! The command `gridsieve doctor`.

use crate::support::program::gridsieve;
use gridsieve_kernels::{Isa, Level};
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::fs;

/// What it finds, after a look at the exit code.
fn findings(arguments: &[&str]) -> Vec<Value> {
    let output = gridsieve(&[&["doctor", "--json"], arguments].concat()).output().unwrap();
    assert!(output.stderr.is_empty(), "{output:?}");
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let findings = told["findings"].as_array().unwrap().clone();
    assert_eq!(told["fit"], findings.iter().all(|finding| finding["state"] != "problem"));
    assert_eq!(output.status.code(), Some(if told["fit"] == true { 0 } else { 2 }));
    for finding in &findings {
        // Only what is well needs no advice.
        assert_eq!(finding["advice"].is_null(), finding["state"] == "ok", "{finding}");
    }
    findings
}

fn of<'a>(findings: &'a [Value], name: &str) -> &'a Value {
    findings.iter().find(|finding| finding["name"] == name).unwrap()
}

#[test]
fn a_doctor_looks_at_everything() {
    let folder = tempfile::tempdir().unwrap();
    let night = folder.path().join("night");
    let findings = findings(&["--run", night.to_str().unwrap(), "--threads", "1"]);
    for name in ["level", "cores", "pinning", "directory"] {
        of(&findings, name);
    }
    assert_ne!(of(&findings, "directory")["state"], "problem");
    let level = of(&findings, "level")["found"].as_str().unwrap();
    assert!(level.starts_with(Isa::detect().level().name()), "{level}");
    // Nothing is left of what was tried.
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    gridsieve(&["doctor"]).current_dir(&folder).assert().stdout(contains("\nfit for a scan; "));
}

#[test]
fn what_is_asked_for_is_looked_at() {
    if Isa::detect().level() > Level::Scalar {
        let mut command = gridsieve(&["doctor"]);
        let assert = command.env("GRIDSIEVE_ISA", "scalar").assert();
        assert.stdout(contains("scalar (asked for by GRIDSIEVE_ISA), "));
    }
    let unpinned = findings(&["--no-pin"]);
    assert_eq!(of(&unpinned, "pinning")["state"], "warning");
    gridsieve(&["doctor", "--cpus", "4095"]).assert().code(2).stdout("");
}

#[test]
fn a_directory_that_cannot_be_written_is_a_problem() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let findings = findings(&["--run", file.to_str().unwrap()]);
    assert_eq!(of(&findings, "directory")["state"], "problem");
    gridsieve(&["doctor", "--run", file.to_str().unwrap()])
        .assert()
        .code(2)
        .stdout(contains("\nPROBLEM  directory").and(contains("a scan cannot work here")));
}

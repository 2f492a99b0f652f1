//! Shards of one run on many machines: the number that a system gives, plans, their status together,
//! scripts.

use crate::run_cli::{read, run, scan};
use crate::support::catalogue::folder;
use crate::support::program::{one_line, stdout};
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

#[test]
fn a_shard_is_the_one_that_the_cluster_names() {
    let folder = folder(&[]);
    let shard = |arguments: &str, variables: &[(&str, &str)]| {
        let mut command = scan(&folder, &format!("-k 9 --shard-by count {arguments}"));
        for name in ["SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "PARALLEL_SEQ"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied());
        command
    };
    let kubernetes = [("JOB_COMPLETION_INDEX", "1")];
    let run = shard("--run part-{shard} --shard auto/3", &kubernetes).assert().code(0);
    run.stderr(contains("shard 1/3, by JOB_COMPLETION_INDEX"));
    let manifest = String::from_utf8(read(&folder, "part-1/manifest.json")).unwrap();
    assert!(manifest.contains("\"number\": 1") && manifest.contains("\"of\": 3"), "{manifest}");
    // The same, said by the user.
    shard("--run part-{shard} --shard 1/3 -q", &[]).assert().code(0);
    for (arguments, variables, words) in [
        ("--run p --shard auto/3", &[][..], "no system numbers this job"),
        ("--run p --shard auto", &kubernetes, "expected I/N"),
        (
            "--run p --shard auto/3",
            &[kubernetes[0], ("PARALLEL_SEQ", "1")],
            "both JOB_COMPLETION_INDEX and PARALLEL_SEQ number this job",
        ),
        ("--run p --shard auto/x", &[], "expected I/N"),
    ] {
        let run = shard(arguments, variables).assert().code(2);
        run.stderr(contains(words).and(one_line()));
    }
    let unknown = scan(&folder, "-k 9 --run p-{shard}").assert().code(2);
    unknown.stderr(contains("stands for the number of a shard: give --shard I/N"));
}

#[test]
fn a_plan_is_kept_and_shards_read_it() {
    let folder = folder(&[]);
    let plan = |arguments: &str| scan(&folder, &format!("-k 11 --plan {arguments}"));
    let text = stdout(plan("--output plan.json"));
    assert!(
        text.starts_with("4 grids of 4 in 4 work units, 11 clues, seed 0: 0 puzzles\n"),
        "{text}"
    );
    for words in [
        "\nall 4 grids of the built-in grids:\n",
        " core-seconds (95%: ",
        " 1 run: not worth shards\n",
        " on disk: ",
    ] {
        assert!(text.contains(words), "{text}");
    }
    let read_plan = || serde_json::from_slice::<serde_json::Value>(&read(&folder, "plan.json"));
    let kept = read_plan().unwrap();
    // All was measured: nothing is uncertain.
    assert!(kept["low"] == kept["core_hours"] && kept["high"] == kept["core_hours"], "{kept}");
    let again: serde_json::Value =
        serde_json::from_str(&stdout(plan("--format jsonl --threads 1 --seed 3 -q"))).unwrap();
    for key in ["costs", "scan", "evidence_bytes"] {
        assert_eq!(kept[key], again[key], "{key}");
    }
    let shard = |name: &str| scan(&folder, &format!("-k 11 --run {name} --shard 1/2"));
    shard("s1").assert().code(0).stderr(contains("estimating").not());
    shard("other/s1").assert().code(0).stderr(contains("estimating the cost of 4 grids"));
    assert!(read(&folder, "s1/manifest.json") == read(&folder, "other/s1/manifest.json"));
    let other = scan(&folder, "-k 10 --run s2 --shard 1/2").assert().code(2);
    other.stderr(contains("is the plan of another scan: it differs in clues (11, not 10)"));
    // It does not matter to what needs no costs.
    scan(&folder, "-k 10 --run s3 -q").assert().code(0);
    for (key, value, error) in [
        ("plan", serde_json::json!(2), "was made by a newer version"),
        ("plan", serde_json::json!("1"), "is no plan ("),
        ("costs", serde_json::json!([1.0]), "is damaged: it does not have the costs"),
    ] {
        let mut plan = kept.clone();
        plan[key] = value;
        fs::write(folder.path().join("plan.json"), plan.to_string()).unwrap();
        let refused = scan(&folder, "-k 11 --run s4 --shard 0/2").assert().code(2);
        refused.stderr(contains(error).and(one_line()));
    }
    fs::write(folder.path().join("plan.json"), "{}").unwrap();
    let damaged = scan(&folder, "-k 11 --run s4 --shard 0/2").assert().code(2);
    damaged.stderr(contains("plan.json is no plan (").and(one_line()));
    plan("--run r").assert().code(2).stderr(contains("cannot be used with"));
}

#[test]
fn the_status_of_shards_names_what_needs_a_look() {
    let folder = folder(&[]);
    for shard in [0, 1, 3] {
        let shard = format!("-k 9 --run all/s{shard} --shard {shard}/4 --shard-by count -q");
        scan(&folder, &shard).assert().code(0);
    }
    // As a node leaves it that was lost.
    fs::remove_file(folder.path().join("all/s1/evidence")).unwrap();
    let lock = fs::File::open(folder.path().join("all/s3/lock")).unwrap();
    fs::remove_file(folder.path().join("all/s3/evidence")).unwrap();
    lock.lock().unwrap();
    let text = stdout(run(&folder, "status all"));
    let lines: Vec<&str> = text.lines().collect();
    let first =
        "4 shards: 1 complete, 1 running, 1 stopped, 1 missing, 3 of 4 grids (75.0%), 0 puzzles";
    assert!(lines[0].starts_with(first), "{text}");
    assert!(lines[1].starts_with("stopped: all/s1: 1 of 1 grids, last heard of "), "{text}");
    assert_eq!(lines[2..], ["missing: 2 of 4"]);
    // The result beside them is none of them.
    scan(&folder, "-k 9 --run all/merged -q").assert().code(0);
    assert!(stdout(run(&folder, "status all")).starts_with(first));
    scan(&folder, "-k 9 --run again --shard 0/4 --shard-by count -q").assert().code(0);
    let unsound = run(&folder, "status all again none").assert().code(2);
    unsound.stdout(
        contains("twice: shard 0 in again and all/s0\n")
            .and(contains("unreadable: none is not a run directory")),
    );
    scan(&folder, "-k 9 --run whole -q").assert().code(0);
    let whole = run(&folder, "status whole all/merged").assert().code(0);
    whole.stdout(contains("2 runs: 2 complete, 8 of 8 grids (100.0%), 0 puzzles\n"));
    // A shard beside another run, and one alone in its folder, lack the others.
    let mixed = stdout(run(&folder, "status again all/merged"));
    assert!(mixed.ends_with("\nnot all of one run: which shards are missing is not known\n"));
    fs::create_dir(folder.path().join("lone")).unwrap();
    fs::rename(folder.path().join("again"), folder.path().join("lone/s0")).unwrap();
    let lone = stdout(run(&folder, "status lone"));
    assert!(lone.starts_with("4 shards: 1 complete, 3 missing, "), "{lone}");
    assert!(lone.ends_with("\nmissing: 1-3 of 4\n"), "{lone}");
    assert!(stdout(run(&folder, "status lone/s0")).starts_with("lone/s0: complete\n"));
    // What cannot be read hides nothing.
    fs::create_dir(folder.path().join("runs")).unwrap();
    fs::rename(folder.path().join("whole"), folder.path().join("runs/whole")).unwrap();
    fs::create_dir(folder.path().join("runs/bad")).unwrap();
    fs::write(folder.path().join("runs/bad/manifest.json"), "{").unwrap();
    let runs = run(&folder, "status runs").assert().code(2);
    runs.stdout(
        contains("2 runs: 1 complete, 1 unreadable, ").and(contains("unreadable: runs/bad")),
    );
}

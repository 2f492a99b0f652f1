//! The commands `gridsieve catalogue ...` in company: pipes and signals.
#![cfg(unix)]

use crate::support::catalogue::*;
use crate::support::program::{end, piped};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Child;
use std::time::Duration;
use tempfile::TempDir;

fn spawn(folder: &TempDir, command: &str) -> Child {
    piped(&command.split(' ').collect::<Vec<_>>()).current_dir(folder).spawn().unwrap()
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = folder(&[]);
    let mut child = spawn(&folder, "catalogue generate --band 1 --quiet");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, format!("{FIRST}\n"));
    assert_eq!(end(child), (Some(0), String::new()));
}

#[test]
fn answers_come_while_more_is_awaited() {
    let folder = folder(&[]);
    let (first, last) = (format!("{FIRST}\n"), format!("{LAST}\n"));
    // What is sent, and what must come before more is sent. A blank line, a
    // comment or a part of a line is nothing to be answered.
    let ranks = [
        (first.clone(), "0\n"),
        (format!("{last}\n"), "5472730537\n"),
        (format!("{first}# {first}"), "0\n"),
        (format!("{last}{}", &FIRST[..40]), "5472730537\n"),
        (format!("{}\n", &FIRST[40..]), "0\n"),
    ];
    let grids = [("0\n".to_owned(), &*first), ("5472730537\n".to_owned(), &last)];
    for (command, talk) in [
        ("catalogue rank", &ranks[..]),
        ("catalogue unrank", &grids),
        ("canon", &[(first.clone(), &*first)]),
    ] {
        let mut child = spawn(&folder, command);
        let mut stdin = child.stdin.take().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        for (question, answer) in talk {
            stdin.write_all(question.as_bytes()).unwrap();
            let mut line = String::new();
            answers.read_line(&mut line).unwrap();
            assert_eq!(line, *answer, "{question}");
        }
        drop(stdin);
        assert_eq!(end(child), (Some(0), String::new()));
    }
}

#[test]
fn an_answer_does_not_wait_behind_a_bad_line() {
    let folder = folder(&[]);
    let mut child = spawn(&folder, "canon --skip-bad");
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(format!("{FIRST}\n{}\n", &FIRST[1..]).as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, format!("{FIRST}\n"));
    drop(stdin);
    assert_eq!(end(child).0, Some(3));
}

/// So many lines are handed on together: then it is certain that the command
/// has begun.
const BAD_LINES: usize = 1 << 14;

#[test]
fn an_interrupted_import_leaves_nothing() {
    let folder = folder(&[]);
    let mut child = spawn(&folder, "catalogue import - -o a.gsc --skip-bad");
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(format!("{}\n", &FIRST[1..]).repeat(BAD_LINES).as_bytes()).unwrap();
    let (mut stderr, mut line) = (BufReader::new(child.stderr.take().unwrap()), String::new());
    stderr.read_line(&mut line).unwrap();
    assert!(line.contains("standard input:1: 80 characters"), "{line}");
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let mut rest = String::new();
    stderr.read_to_string(&mut rest).unwrap();
    assert!(rest.ends_with("interrupted: nothing was written\n"), "{rest}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(names(&folder), ["grids.txt"]);
    drop(stdin);
}

#[test]
fn interrupted_forms_leave_nothing() {
    let folder = folder(&[]);
    let mut child = spawn(&folder, "canon --skip-bad -o forms");
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(format!("{}\n", &FIRST[1..]).as_bytes()).unwrap();
    let (mut stderr, mut line) = (BufReader::new(child.stderr.take().unwrap()), String::new());
    stderr.read_line(&mut line).unwrap();
    assert!(line.contains("standard input:1: 80 characters"), "{line}");
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    // It looks before it waits for more.
    stdin.write_all(format!("{FIRST}\n").as_bytes()).unwrap();
    let mut rest = String::new();
    stderr.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "interrupted: nothing was written\n");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(names(&folder), ["grids.txt"]);
}

/// Nothing is lost then, and whoever typed the command into a terminal by mistake gets out.
#[test]
fn what_waits_for_lines_and_has_no_file_ends_at_once() {
    let folder = folder(&[]);
    for command in ["canon -", "catalogue rank -"] {
        let mut child = spawn(&folder, command);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(format!("{FIRST}\n").as_bytes()).unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        // Standard input is still open.
        let (code, stderr) = end(child);
        assert_eq!((code, &*stderr), (Some(130), "interrupted\n"), "{command}");
        drop(stdin);
    }
}

#[test]
fn an_interrupted_export_ends() {
    let (folder, _) = two_blocks();
    for command in ["catalogue export raw.gsc", "catalogue export raw.gsc -o /dev/stdout"] {
        let mut child = spawn(&folder, command);
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        // It has begun, and cannot end as long as nobody reads on.
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert_eq!(line.len(), 82);
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        std::io::copy(&mut lines, &mut std::io::sink()).unwrap();
        let (code, stderr) = end(child);
        // Something was written, also to a device.
        assert_eq!((code, &*stderr), (Some(130), "interrupted\n"));
    }
}

#[test]
fn what_is_interrupted_leaves_nothing() {
    let folder = folder(&[]);
    for command in ["catalogue import - -o a.gsc", "catalogue generate -o a.gsc"] {
        let mut child = spawn(&folder, command);
        // Standard input stays open.
        let stdin = child.stdin.take().unwrap();
        // Until it has begun.
        while names(&folder).len() < 2 {
            std::thread::sleep(Duration::from_millis(10));
        }
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let (code, stderr) = end(child);
        assert_eq!(code, Some(130), "{stderr}");
        assert!(stderr.starts_with("interrupted"), "{stderr}");
        assert_eq!(names(&folder), ["grids.txt"]);
        drop(stdin);
    }
}

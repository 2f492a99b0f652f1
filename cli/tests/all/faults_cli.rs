//! Makes one system call fail at a time: write, sync, rename, lock, list or read. The next start must
//! produce the same bytes.

use crate::support::catalogue::{ONE, folder};
use crate::support::faults::{Ended, Fault, are_possible, run};
use crate::support::test_size::test_size;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Numbers of errors as Linux has them.
const EINTR: &str = "4";
const EIO: &str = "5";
const EACCES: &str = "13";
const EMFILE: &str = "24";
const ENOSPC: &str = "28";
const ENOLCK: &str = "37";

/// Kinds of calls, and how each fails.
const ALL: [(&str, &[&str]); 8] = [
    ("write", &[ENOSPC, EIO, EINTR, "short", "full", "kill"]),
    ("sync", &[EIO, ENOSPC, EINTR, "kill"]),
    ("rename", &[EIO, ENOSPC, EINTR, "kill"]),
    ("lock", &[EIO, ENOLCK, EINTR]),
    ("list", &[EIO, EACCES, EINTR]),
    ("open", &[EIO, EMFILE, EINTR]),
    ("read", &[EIO, EINTR, "kill"]),
    ("look", &[EIO]),
];

/// For every change one kind of fault for each kind of call, and every fifth call.
const SOME: [(&str, &[&str]); 6] = [
    ("write", &["full"]),
    ("sync", &[EIO]),
    ("rename", &["kill"]),
    ("lock", &[EINTR]),
    ("list", &[EIO]),
    ("look", &[EIO]),
];

/// A command that makes files, and what it begins with.
struct Case {
    /// What there is before.
    before: TempDir,
    command: String,
    /// The files that come out the same, whatever failed before.
    results: &'static [&'static str],
    /// Whether each of these files is either whole or not there. The file of a closure is there at
    /// any time, with what is known.
    are_whole: bool,
    /// Kinds of calls that the command does not make.
    without: &'static [&'static str],
}

impl Case {
    /// Each call that the command makes fails, in each way.
    fn try_all(&self) {
        if !are_possible() {
            return;
        }
        let folder = self.begin();
        let usual = run(folder.path(), &self.command, None);
        assert_eq!(usual.code, Some(0), "{}", usual.stderr);
        let expected = &self.results(folder.path());
        assert!(expected.iter().all(Option::is_some), "{:?}", self.results);
        let mut wrong = Vec::new();
        for &(call, ways) in test_size(&SOME[..], &ALL[..]) {
            for how in ways {
                let calls = (1..).step_by(test_size(5, 1));
                let faults = calls.map(|at| Fault { call, how, at });
                let tried = faults.map_while(|fault| self.try_out(fault, &usual, expected));
                let tried: Vec<Result<(), String>> = tried.collect();
                let has_none = self.without.contains(&call);
                assert_eq!(tried.is_empty(), has_none, "{}: {call} {how}", self.command);
                wrong.extend(tried.into_iter().filter_map(Result::err));
            }
        }
        assert!(wrong.is_empty(), "{}: {}\n{}", self.command, wrong.len(), wrong.join("\n"));
    }

    /// Runs the command with a fault, and again without: what is wrong then. None if there is no
    /// such call. `usual` is how the command ends without a fault, and `expected` what it makes.
    fn try_out(
        &self,
        fault: Fault,
        usual: &Ended,
        expected: &[Option<Vec<u8>>],
    ) -> Option<Result<(), String>> {
        let folder = self.begin();
        let faulty = run(folder.path(), &self.command, Some(fault));
        let failed = faulty.failed.as_deref().unwrap_or("no call failed: ");
        let told = format!("{failed}{}{}", faulty.stdout, faulty.stderr);
        let wrong = |what: &str| Some(Err(format!("{what}: {told}")));
        if faulty.failed.is_none() {
            let is_usual = (faulty.code, &faulty.stderr) == (Some(0), &usual.stderr)
                && self.results(folder.path()) == expected;
            assert!(is_usual, "{}: it ended otherwise than usual: {told}", self.command);
            return None;
        }
        if !is_told(fault, &faulty, usual) {
            return wrong(&format!("code {:?}", faulty.code));
        }
        let results = self.results(folder.path());
        let are_whole = results.iter().zip(expected).all(|(result, whole)| {
            result == whole || faulty.code != Some(0) && (result.is_none() || !self.are_whole)
        });
        if !are_whole {
            return wrong("a result is wrong");
        }
        if fault.how != "kill" && !unfinished(folder.path()).is_empty() {
            return wrong("a temporary file was left over");
        }
        let again = run(folder.path(), &self.command, None);
        match again.code == Some(0) && self.results(folder.path()) == expected {
            true => Some(Ok(())),
            false => wrong(&format!("then code {:?}: {}", again.code, again.stderr)),
        }
    }

    fn begin(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        copy(self.before.path(), folder.path());
        folder
    }

    fn results(&self, folder: &Path) -> Vec<Option<Vec<u8>>> {
        self.results.iter().map(|name| fs::read(folder.join(name)).ok()).collect()
    }
}

/// Is a fault without consequence, or the reason why the program ended?
fn is_told(Fault { call, how, .. }: Fault, ended: &Ended, usual: &Ended) -> bool {
    let Ended { code, stdout, stderr, failed } = ended;
    // Where a call is only interrupted, or does less than was asked, it is made again.
    let is_repeated =
        how == "short" || how == EINTR && ["write", "sync", "lock", "read"].contains(&call);
    let errors: Vec<&str> = stderr.lines().filter(|line| line.starts_with("error: ")).collect();
    let number = if how == "full" { ENOSPC } else { how };
    let name = failed.as_ref().and_then(|failed| failed.split([' ', ':']).nth(3));
    let is_reason = |line: &&str| {
        line.contains(&format!("(os error {number})"))
            && (call != "read" || name.is_some_and(|name| line.contains(name)))
    };
    stdout.is_empty()
        && match code {
            None => how == "kill",
            Some(0) if how == ENOLCK => stderr.contains("this file system has no locks"),
            Some(0) => *stderr == usual.stderr,
            Some(2) => !is_repeated && errors.len() == 1 && errors.iter().all(is_reason),
            Some(_) => false,
        }
}

/// Copies the files of a folder, and of the folders in it.
fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            fs::create_dir(&to).unwrap();
            copy(&path, &to);
        } else {
            fs::copy(path, to).unwrap();
        }
    }
}

/// Temporary files in a folder, and in the folders in it.
fn unfinished(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() {
            names.extend(unfinished(&entry.path()));
        } else if name.ends_with(".tmp") {
            names.push(name);
        }
    }
    names
}

/// Puzzles of some of the clues given: soon found.
fn scan() -> String {
    let mask = "1".repeat(20) + &"0..0.".repeat(12) + ".";
    let question = format!("--built-in --range 0..2 --mask {mask} -k 32 --limit 5");
    format!("scan {question} --unit 1 --threads 1 -q --run run")
}

/// What comes out of a run.
const RUN: &[&str] = &["run/puzzles", "run/evidence"];

/// Cuts a complete run back to what it was after some lines of its journal.
fn cut(run: &Path, lines: impl Fn(&[&str]) -> String) {
    let [journal, found, puzzles, evidence] =
        ["journal", "found", "puzzles", "evidence"].map(|name| run.join(name));
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(journal, lines(&text.split_inclusive('\n').collect::<Vec<_>>())).unwrap();
    // One thread finds them in order.
    fs::rename(puzzles, found).unwrap();
    fs::remove_file(evidence).unwrap();
}

#[test]
fn a_scan_goes_on_after_any_fault() {
    let before = folder(&[]);
    fs::create_dir(before.path().join("run")).unwrap();
    let results = &["run/puzzles", "run/evidence", "out"];
    Case { before, command: scan() + " -o out", results, are_whole: true, without: &[] }.try_all();
}

/// The work unit has a canary, which passes.
#[test]
fn a_scan_with_a_canary_goes_on_after_any_fault() {
    let before = folder(&[]);
    fs::create_dir(before.path().join("run")).unwrap();
    let command =
        "scan --catalogue --range 127..128 -k 9 --unit 1 --threads 1 -q --run run".to_owned();
    Case { before, command, results: RUN, are_whole: true, without: &[] }.try_all();
}

/// A line of the journal is damaged, and the last one is half there.
#[test]
fn a_mended_journal_survives_any_fault() {
    let before = folder(&[]);
    assert_eq!(run(before.path(), &scan(), None).code, Some(0));
    cut(&before.path().join("run"), |lines| {
        let damaged = lines[1].replacen("\"found\":5", "\"found\":4", 1);
        assert_ne!(damaged, lines[1]);
        format!("{}{damaged}{}", lines[0], lines[2].split_at(100).0)
    });
    Case { before, command: scan(), results: RUN, are_whole: true, without: &[] }.try_all();
}

#[test]
fn a_census_goes_on_after_any_fault() {
    let before = folder(&[]);
    let command = "census --built-in --range 0..1 -k 17 --unit 1 --threads 1 -q --run run";
    assert_eq!(run(before.path(), command, None).code, Some(0));
    // All but the first pair of bands were searched, which has no puzzles and takes least time.
    cut(&before.path().join("run"), |lines| [&lines[..1], &lines[2..]].concat().concat());
    Case { before, command: command.to_owned(), results: RUN, are_whole: true, without: &[] }
        .try_all();
}

#[test]
fn a_merge_goes_on_after_any_fault() {
    let before = folder(&[]);
    for shard in 0..2 {
        let part = scan().replace("--run run", &format!("--run s{shard} --shard {shard}/2"));
        let ended = run(before.path(), &format!("{part} --shard-by count"), None);
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
    fs::create_dir(before.path().join("run")).unwrap();
    let command = "run merge s0 s1 --into run -q -o out".to_owned();
    let results = &["run/journal", "run/puzzles", "run/evidence", "out"];
    Case { before, command, results, are_whole: true, without: &[] }.try_all();
}

#[test]
fn a_closure_goes_on_after_any_fault() {
    const START: &str =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let command =
        format!("puzzle minus-plus --minus 1 --plus 1 --closure known {START} --threads 1 -q");
    Case {
        before: folder(&[]),
        command,
        results: &["known"],
        are_whole: false,
        without: &["list", "read"],
    }
    .try_all();
}

/// Only the output is missing.
#[test]
fn the_output_of_a_complete_run_is_written_after_any_fault() {
    let before = folder(&[]);
    assert_eq!(run(before.path(), &scan(), None).code, Some(0));
    let results = &["run/puzzles", "run/evidence", "out"];
    Case { before, command: scan() + " -o out", results, are_whole: true, without: &[] }.try_all();
}

/// A manifest that cannot be looked at is not replaced by that of another run.
#[test]
fn a_run_that_cannot_be_seen_is_not_written_over() {
    if !are_possible() {
        return;
    }
    let folder = folder(&[]);
    assert_eq!(run(folder.path(), &scan(), None).code, Some(0));
    let manifest = fs::read(folder.path().join("run/manifest.json")).unwrap();
    for at in 1..5 {
        let fault = Fault { call: "look", how: EIO, at };
        let other = run(folder.path(), &scan().replace("--limit 5", "--limit 6"), Some(fault));
        assert_eq!(other.code, Some(2), "{:?} {}", other.failed, other.stderr);
        assert!(fs::read(folder.path().join("run/manifest.json")).unwrap() == manifest);
    }
}

/// Runs go on without locks. The doctor says it, too.
#[test]
fn a_file_system_without_locks_is_told() {
    if !are_possible() {
        return;
    }
    let folder = folder(&[]);
    let fault = |how| Some(Fault { call: "lock", how, at: 1 });
    let told = run(folder.path(), &scan(), fault("always"));
    let expected =
        "run: this file system has no locks: no other process may work on it at the same time\n";
    assert_eq!((told.code, &*told.stderr), (Some(0), expected));
    let doctor = run(folder.path(), "doctor", fault("always"));
    let warning = doctor.stdout.lines().find(|line| line.contains("has no locks")).unwrap();
    assert!(warning.starts_with("warning  directory ") && doctor.code == Some(0), "{warning}");
    let doctor = run(folder.path(), "doctor --run new", fault(EIO));
    let problem = doctor.stdout.lines().find(|line| line.contains("cannot lock a file")).unwrap();
    assert!(problem.starts_with("PROBLEM  directory ") && doctor.code == Some(2), "{problem}");
}

/// What cannot be listed may have something else in it.
#[test]
fn a_directory_that_cannot_be_listed_is_told() {
    if !are_possible() {
        return;
    }
    let folder = folder(&[]);
    fs::create_dir(folder.path().join("run")).unwrap();
    for at in [1, 2] {
        let fault = Some(Fault { call: "list", how: EIO, at });
        let told = run(folder.path(), &scan(), fault);
        let expected = "error: cannot list run: Input/output error (os error 5)\n";
        assert_eq!((told.code, &*told.stderr), (Some(2), expected));
        assert_eq!(fs::read_dir(folder.path().join("run")).unwrap().count(), 0);
    }
    let fault = Some(Fault { call: "list", how: "always", at: 1 });
    let doctor = run(folder.path(), "doctor --run run", fault);
    let problem = doctor.stdout.lines().find(|line| line.contains("cannot list it")).unwrap();
    assert!(problem.starts_with("PROBLEM  directory ") && doctor.code == Some(2), "{problem}");
}

/// What an interrupted audit has not searched again may be right.
#[test]
fn an_interrupted_audit_accuses_nobody() {
    if !are_possible() {
        return;
    }
    // Thirteen clues of the only puzzle of this grid.
    let mask = "..11.1..........1.......1..11..1..................11.11.1........................";
    let folder = folder(&[ONE; 20]);
    let scan = format!("scan grids.txt -k 17 --mask {mask} --threads 1 -q --run run");
    assert_eq!(run(folder.path(), &scan, None).code, Some(0));
    let audit = "run check run --input grids.txt --audit 20 --threads 1";
    for at in 1.. {
        let interrupted =
            run(folder.path(), audit, Some(Fault { call: "seek", how: "interrupt", at }));
        let Ended { code, stdout, stderr, failed } = interrupted;
        let told = (code, &*stdout, &*stderr);
        assert_eq!(told, (Some(130), "", "interrupted before the end\n"), "{failed:?}");
        // The audit looks for a place in the puzzles before each comparison.
        if failed.is_some_and(|failed| failed.contains("run/puzzles")) {
            break;
        }
    }
}

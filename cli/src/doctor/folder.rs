//! The file system of a folder.

use super::{Finding, megabytes};
use gridsieve_grids::files::{Lock, Place, folder, lock, sync_folder};
use gridsieve_runs::Manifest;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Below this a run can hardly begin.
const LEAST_FREE: u64 = 1_000_000;
/// Enough for the results of most runs.
const FREE: u64 = 100_000_000;
/// A run writes through to the disk about once a second.
const SLOW: Duration = Duration::from_millis(200);

/// What there is to say of the current directory, or of that of a run.
pub fn findings(run: Option<&Path>) -> Vec<Finding> {
    let Some(run) = run else {
        return all(Path::new("."), false);
    };
    if !run.exists() {
        // The scan makes it.
        return all(folder(run), true);
    }
    let mut findings = Vec::new();
    if run.is_dir() && fs::read_dir(run).is_ok_and(|mut files| files.next().is_some()) {
        findings.push(match Manifest::read(run) {
            Ok(_) => Finding::ok("run", format!("{}: see `gridsieve run status`", run.display())),
            Err(error) => Finding::ok("run", error.to_string()).problem("take another directory"),
        });
    }
    findings.extend(all(run, true));
    findings
}

/// The folder must be fit for a run if it is `needed`: a scan alone can do without.
fn all(folder: &Path, needed: bool) -> Vec<Finding> {
    let name = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let found = |what: String| Finding::ok("directory", format!("{}{what}", name.display()));
    let mut findings = vec![match try_out(folder) {
        Ok((_, Lock::Impossible(_))) => found(": this file system has no locks".to_owned())
            .warning("another directory for --run, or see to it that no second process works on it"),
        Ok((took, _)) if took > SLOW => {
            found(format!(" works, but takes {:.1} s to write through", took.as_secs_f64()))
                .warning("a directory on a local disk: a run writes through every second")
        }
        Ok(_) => match sync_folder(folder) {
            Ok(true) => found(": listing, writing, writing through, renaming, locking work".to_owned()),
            Ok(false) => found(
                ": listing, writing, renaming, locking work; names are not written through: after a power \
                 failure the last second may be missing, and is searched again"
                    .to_owned(),
            ),
            Err(error) => found(format!(": cannot write names through: {error}"))
                .bad(needed, "another directory for --run and --output"),
        },
        Err((what, error)) => found(format!(": cannot {what}: {error}"))
            .bad(needed, "another directory for --run and --output"),
    }];
    findings.extend(free(folder).map(|free| space(free, needed)));
    findings.extend(file_system(folder).and_then(kind));
    findings
}

/// Does what a run does with its files, and takes it back; how long it took to write
/// through, and what came of a lock.
fn try_out(folder: &Path) -> Result<(Duration, Lock), (&'static str, io::Error)> {
    let entries =
        fs::read_dir(folder).and_then(|mut entries| entries.try_for_each(|it| it.map(drop)));
    entries.map_err(|error| ("list it", error))?;
    let path: PathBuf = folder.join(format!(".gridsieve-doctor-{}", std::process::id()));
    let begun = Instant::now();
    let place = Place::of(&path).map_err(|error| ("write a file", error))?;
    let mut file = place.replace().map_err(|error| ("write a file", error))?;
    let written = file.write_all(b"doctor\n").and_then(|()| file.commit());
    let took = begun.elapsed();
    let locked = lock(&path);
    let removed = fs::remove_file(&path);
    written.map_err(|error| ("write through and rename a file", error))?;
    let locked = locked.map_err(|error| ("lock a file", error))?;
    removed.map_err(|error| ("remove a file", error))?;
    Ok((took, locked))
}

/// Bytes that may still be written, if that is told.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

fn space(free: u64, needed: bool) -> Finding {
    let found = Finding::ok("disk", format!("{} free", megabytes(free)));
    match free < FREE {
        true => found.bad(
            needed && free < LEAST_FREE,
            "make room: a run needs some 100 bytes a grid, and 82 a puzzle",
        ),
        false => found,
    }
}

/// The number of the kind of file system, as linux/magic.h has it.
#[cfg(target_os = "linux")]
fn file_system(folder: &Path) -> Option<u32> {
    rustix::fs::statfs(folder).ok().map(|told| told.f_type as u32)
}

#[cfg(not(target_os = "linux"))]
fn file_system(_: &Path) -> Option<u32> {
    None
}

/// What there is to say of a kind: its number is that of linux/magic.h, or the one that the
/// file system names in its sources.
fn kind(number: u32) -> Option<Finding> {
    let name = match number {
        0x0102_1994 | 0x8584_58f6 => {
            let found = "in memory: lost when the machine stops, and counted as memory";
            return Some(
                Finding::ok("file system", found).warning("a directory on a disk for --run"),
            );
        }
        0x6573_5546 => {
            let advice = "a local directory for --run, if this one is slow or loses its connection";
            return Some(Finding::ok("file system", "FUSE, perhaps on a server").warning(advice));
        }
        0x6969 => "NFS",
        0x517b | 0xff53_4d42 | 0xfe53_4d42 => "SMB",
        0x0bd0_0bd0 => "Lustre",
        0x00c3_6400 => "Ceph",
        0x4750_4653 => "GPFS",
        0x1983_0326 => "BeeGFS",
        0x5346_414f | 0x6b41_4653 => "AFS",
        0x0102_1997 => "9P",
        _ => return None,
    };
    let advice = "only one process may write to a run; a local directory is faster and safer";
    Some(Finding::ok("file system", format!("{name}, on a server")).warning(advice))
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn a_folder_is_left_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        for run in [folder.path().to_owned(), folder.path().join("new")] {
            let findings = findings(Some(&run));
            assert_eq!(findings[0].name, "directory");
            assert!(findings[0].state < State::Problem, "{findings:?}");
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    }

    #[test]
    fn what_is_no_folder_is_a_problem_for_a_run() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        for run in [file.join("new"), file] {
            assert_eq!(findings(Some(&run))[0].state, State::Problem, "{}", run.display());
        }
        // Something else is in it.
        assert_eq!(findings(Some(folder.path()))[0].name, "run");
        assert_eq!(findings(Some(folder.path()))[0].state, State::Problem);
    }

    #[test]
    fn room_and_kind() {
        let state = |free, needed| space(free, needed).state;
        assert_eq!(state(FREE, true), State::Ok);
        assert_eq!(state(FREE - 1, true), State::Warning);
        assert_eq!(state(0, true), State::Problem);
        assert_eq!(state(0, false), State::Warning);
        assert_eq!(kind(0xEF53), None);
        assert!(kind(0x6969).unwrap().found.contains("NFS"));
        assert!(kind(0x0102_1994).is_some());
    }
}

//! The file system of a folder.

use super::Finding;
use gridsieve_grids::files::{Lock, Place, folder, lock, sync_folder};
use gridsieve_runs::Manifest;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A run writes through to the disk about once a second.
const SLOW: Duration = Duration::from_millis(200);

/// What there is to say of the current directory, or of that of a run.
pub fn findings(run: Option<&Path>) -> Vec<Finding> {
    let Some(run) = run else {
        return vec![directory(Path::new("."), false)];
    };
    if !run.exists() {
        // The scan makes it.
        return vec![directory(folder(run), true)];
    }
    let is_used = fs::read_dir(run).is_ok_and(|mut files| files.next().is_some());
    let of_run = is_used.then(|| match Manifest::read(run) {
        Ok(_) => Finding::ok("run", format!("{}: see `gridsieve run status`", run.display())),
        Err(error) => Finding::ok("run", error.to_string()).problem("take another directory"),
    });
    of_run.into_iter().chain([directory(run, true)]).collect()
}

/// The folder must be fit for a run if it is `needed`: a scan alone can do without.
fn directory(folder: &Path, needed: bool) -> Finding {
    let name = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let found = |what: String| Finding::ok("directory", format!("{}{what}", name.display()));
    match try_out(folder) {
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
    }
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
}

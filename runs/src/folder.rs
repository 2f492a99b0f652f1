//! A run directory: its lock and its files.
//!
//! | File | |
//! |---|---|
//! | `manifest.json` | what the run is about |
//! | `journal` | the [working log](super::journal), until the end and after it |
//! | `found` | puzzles in the order of finding, until the run is complete |
//! | `puzzles` | all puzzles in the usual order, once it is complete |
//! | `evidence` | the [canonical evidence](super::evidence), once it is complete |
//! | `report.html` | a page that earlier programs made, if that was asked for |
//! | `lock` | empty; locked by the process that works on the run |

use super::error::RunError;
use super::found::are_sound;
use super::journal::Entry;
use super::manifest::{self, Manifest};
use super::names::{FOUND, LOCK, PUZZLES, open};
use super::{evidence, journal};
use gridsieve::scan::Progress;
use gridsieve_grids::files;
use gridsieve_grids::files::{Lock, Place, is_unfinished};
use roaring::RoaringTreemap;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// All files that a run consists of.
pub const FILES: [&str; 6] = [manifest::FILE, journal::FILE, FOUND, PUZZLES, evidence::FILE, LOCK];

/// A run directory that no other process works on.
#[derive(Debug)]
pub struct Folder {
    /// Its path.
    pub path: PathBuf,
    /// What the run is about.
    pub manifest: Manifest,
    /// Whether everything was searched and the evidence was written when the directory was opened.
    pub is_complete: bool,
    /// The lock, as long as it is open.
    lock: Lock,
}

impl Folder {
    /// Begins a run in a folder that is empty or not there, or goes on with the
    /// one that is there.
    ///
    /// # Errors
    /// The folder cannot be used, is in use, has something else in it, or has a
    /// run that is about something else.
    pub fn open(path: &Path, manifest: &Manifest) -> Result<Folder, RunError> {
        let cannot = |what| move |error| RunError::cannot(what, path, error);
        match fs::read_dir(path) {
            Ok(entries) => {
                // What cannot be listed could be anything.
                let names = entries.map(|entry| entry.map(|entry| entry.file_name()));
                let names: Vec<_> = names.collect::<io::Result<_>>().map_err(cannot("list"))?;
                let is_run = names.iter().any(|name| name == manifest::FILE);
                // A process that was killed right after it made the directory leaves these alone.
                let is_new = |name: &OsString| name == LOCK || is_unfinished(name);
                if !is_run && !names.iter().all(is_new) {
                    return Err(RunError::new(path, "is neither empty nor a run directory"));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::create_dir_all(path).map_err(cannot("create"))?;
            }
            Err(error) => return Err(cannot("read")(error)),
        }
        let lock = lock(path)?;
        let is_complete = is_complete(path)?;
        // If that is not known, a new one could take the place of that of another run.
        if is_there(&path.join(manifest::FILE))? {
            let there = Manifest::read(path)?;
            let mut differences = there.differences(manifest);
            let part = |manifest: &Manifest| match &manifest.shard {
                None => "none".to_owned(),
                Some(shard) => format!("{}/{} by {}", shard.number, shard.of, shard.by),
            };
            if differences.is_empty()
                && (there.part, &there.shard) != (manifest.part, &manifest.shard)
            {
                differences.push(format!("shard ({}, not {})", part(&there), part(manifest)));
            }
            if !differences.is_empty() {
                // Perhaps it was only not given.
                let advice = match there.input == manifest.input {
                    true => "; take another directory".to_owned(),
                    false => format!("; give it {} again", there.input_name),
                };
                return Err(RunError::differs(path, &differences, &advice));
            }
            let differences = there.programs_differ(manifest);
            if !differences.is_empty() && !is_complete {
                let what = format!(
                    "was begun by another program, which differs in {}: finish it with gridsieve {}, \
                     or begin again in another directory",
                    differences.join(", "),
                    there.program()
                );
                return Err(RunError::new(path, what));
            }
            let folder = Folder { path: path.to_owned(), manifest: there, is_complete, lock };
            if is_complete {
                // A process may be killed when it has written the evidence.
                folder.remove_found();
            }
            return Ok(folder);
        }
        let (path, manifest) = (path.to_owned(), manifest.clone());
        let folder = Folder { path, manifest, is_complete, lock };
        let text = folder.manifest.to_text();
        replace(&folder.path.join(manifest::FILE), |out| out.write_all(text.as_bytes()))?;
        Ok(folder)
    }

    /// Whether a lock keeps other processes out. Some file systems have no locks.
    pub fn is_locked(&self) -> bool {
        matches!(self.lock, Lock::Taken(_))
    }

    /// Takes `found` away when everything in it is in `puzzles`. Where that cannot be done it
    /// is no harm.
    pub(super) fn remove_found(&self) {
        let _ = fs::remove_file(self.path.join(FOUND));
    }

    /// Mends the journal, so that it can be added to. A half line at the end is cut off; lines that
    /// are damaged or doubtful, or whose puzzles are not there, are left out, and their work units
    /// will be searched again.
    ///
    /// # Errors
    /// The journal cannot be read or written.
    pub(super) fn mend(&self) -> Result<Mended, RunError> {
        let has_found = is_there(&self.path.join(FOUND))?;
        let mut found = has_found.then(|| open(&self.path, FOUND)).transpose()?;
        let (mut mended, mut rejected) = (Mended::default(), RoaringTreemap::new());
        let path = self.path.join(journal::FILE);
        if !is_there(&path)? {
            return Ok(mended);
        }
        let units = self.manifest.units();
        let extent = journal::read(&self.path, |at, _, entry| {
            let Entry::Unit(record) = entry else { return Ok(()) };
            let row = &record.row;
            // After a power failure a record can be on the disk without its puzzles.
            let is_valid = units.has(&row.range())
                && record.adds_up(&self.manifest)
                && are_sound(&mut found, &record.pieces)?
                && mended.done.insert(units.number_of(row.first));
            if is_valid {
                mended.progress.grids += row.grids;
                mended.progress.puzzles += row.found;
            } else {
                rejected.insert(at);
            }
            Ok::<_, RunError>(())
        })?;
        if !extent.damaged.is_empty() || !rejected.is_empty() {
            replace(&path, |out| {
                journal::read(&self.path, |at, line, _| match rejected.contains(at) {
                    true => Ok(()),
                    false => out.write_all(line),
                })
            })?;
        } else if extent.torn {
            let cut = OpenOptions::new().write(true).open(&path);
            let cut = cut.and_then(|file| file.set_len(extent.end));
            cut.map_err(|error| RunError::cannot("write", &path, error))?;
        }
        mended.left_out = extent.damaged.len() + rejected.len() as usize;
        Ok(mended)
    }
}

/// What the journal has, after it was mended.
#[derive(Default)]
pub(super) struct Mended {
    /// The units of the valid records.
    pub done: RoaringTreemap,
    /// Their grids and puzzles.
    pub progress: Progress,
    /// Lines of the journal that were left out: not valid, or repeated.
    pub left_out: usize,
}

/// Whether everything was searched and the evidence was written.
///
/// # Errors
/// The path cannot be accessed.
pub fn is_complete(path: &Path) -> Result<bool, RunError> {
    is_there(&path.join(evidence::FILE))
}

/// Whether the file exists. An error of the disk is an error here, not "no".
///
/// # Errors
/// The path cannot be accessed.
pub fn is_there(path: &Path) -> Result<bool, RunError> {
    path.try_exists().map_err(|error| RunError::cannot("read", path, error))
}

/// Whether the file is one of the files of a run in this directory, by any path or symbolic link, and
/// even if neither is there yet.
pub fn is_part(run: &Path, file: &Path) -> bool {
    let folder = folder_if_named_as_part(file);
    folder.is_some_and(|folder| same_file::is_same_file(run, folder).unwrap_or(false))
}

/// The run whose file this is, if it is in the directory of a run.
pub fn run_of(file: &Path) -> Option<PathBuf> {
    folder_if_named_as_part(file).filter(|folder| {
        // Other programs have manifests of this name, too.
        let is_there = |name| folder.join(name).exists();
        is_there(manifest::FILE) && (is_there(LOCK) || is_there(journal::FILE))
    })
}

/// The directory of a file that has a name of the files of a run.
fn folder_if_named_as_part(file: &Path) -> Option<PathBuf> {
    // No file is opened: whoever opens a pipe waits for its other end.
    let Ok(Place::File(file, _)) = Place::of(file) else { return None };
    let is_name = FILES.iter().any(|name| file.file_name().is_some_and(|own| own == *name));
    is_name.then(|| files::folder(&file).to_owned())
}

/// Whether a process works on the run directory.
pub fn is_in_use(path: &Path) -> bool {
    let lock = File::open(path.join(LOCK));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn lock(path: &Path) -> Result<Lock, RunError> {
    let file = path.join(LOCK);
    match files::lock(&file).map_err(|error| RunError::cannot("write", &file, error))? {
        Lock::InUse => Err(RunError::InUse(path.to_owned())),
        lock => Ok(lock),
    }
}

/// Writes a file under a temporary name first; to a device and to standard output as it
/// is. Gives whether there is a file of the name now.
///
/// # Errors
/// The file cannot be made, or writing fails.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<bool, RunError> {
    let cannot = |error| RunError::cannot("write", path, error);
    let Some(out) = Place::of(path).and_then(|place| place.in_place()).map_err(cannot)? else {
        return replace(path, |out| write(out)).map(|()| true);
    };
    let mut out = BufWriter::with_capacity(1 << 16, out);
    match write(&mut out).and_then(|()| out.flush()) {
        // The reader has closed the pipe, which is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(cannot(error)),
        _ => Ok(false),
    }
}

/// Writes a file under a temporary name first, so that under its own there is
/// always a whole one or none.
///
/// # Errors
/// The file cannot be made, or writing fails.
pub(super) fn replace<T>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&mut gridsieve_grids::files::Replacement>) -> io::Result<T>,
) -> Result<T, RunError> {
    let written = || {
        let mut file = Place::of(path)?.replace()?;
        let mut out = BufWriter::with_capacity(1 << 16, &mut file);
        let value = write(&mut out)?;
        out.flush()?;
        drop(out);
        file.commit()?;
        Ok(value)
    };
    written().map_err(|error| RunError::cannot("write", path, error))
}

#[cfg(test)]
mod tests {
    use super::super::{Asked, Canaries, Detail, FORMAT, Hash64, Hash128, Identity, RunKind};
    use super::*;
    use gridsieve::engine::Question;
    use gridsieve::scan::Keep;
    use gridsieve::scan::Kind;

    fn manifest(search: u32) -> Manifest {
        Manifest {
            format: FORMAT,
            kind: Some(RunKind::Scan),
            program: "1".to_owned(),
            commit: (search > 1).then(|| "abc".to_owned()),
            search,
            engine: "none".to_owned(),
            input: Identity { kind: Kind::Text, grids: 9, hash: Hash128(1) },
            input_name: "grids".to_owned(),
            range: [0, 9],
            part: [0, 9],
            shard: None,
            grids: None,
            unit: 8,
            asked: Asked::new(&Question::new(17), Keep::default()),
            evidence: Detail::Grid,
            canaries: None,
            skipped: 0,
        }
    }

    /// Programs that knew of no versions of the search, and of no commits, wrote manifests
    /// that are still read; and runs that were begun with another search are only read.
    #[test]
    fn another_search_does_not_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        drop(Folder::open(&old, &manifest(1)).unwrap());
        let text = fs::read_to_string(old.join(manifest::FILE)).unwrap();
        assert!(!text.contains("search") && !text.contains("commit"), "{text}");
        assert_eq!(Manifest::read(&old).unwrap(), manifest(1));
        drop(Folder::open(&new, &manifest(2)).unwrap());
        assert_eq!(Manifest::read(&new).unwrap(), manifest(2));
        for (path, other, told) in [
            (
                &old,
                manifest(2),
                "differs in version of the search (1, not 2): finish it with gridsieve 1, or",
            ),
            (
                &new,
                manifest(1),
                "differs in version of the search (2, not 1): finish it with gridsieve 1 (abc), or",
            ),
        ] {
            let error = Folder::open(path, &other).unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
            // A complete run can be opened for its puzzles in spite of that.
            fs::write(path.join(evidence::FILE), "").unwrap();
            fs::write(path.join(FOUND), "").unwrap();
            assert!(Folder::open(path, &other).unwrap().is_complete);
            assert!(!path.join(FOUND).exists());
        }
        // All that programs have to agree in is named.
        let path = folder.path().join("formats");
        let asked = Asked::new(&Question::new(17), Keep::default());
        let canaries = Canaries::new(&asked, "none").ok();
        drop(Folder::open(&path, &Manifest { canaries, ..manifest(1) }).unwrap());
        let other = Canaries { table: Hash64(5), ..canaries.unwrap() };
        let other = Manifest { format: FORMAT + 1, canaries: Some(other), ..manifest(1) };
        let error = Folder::open(&path, &other).unwrap_err().to_string();
        assert!(
            error.contains("differs in format (4, not 5), canaries (one unit in 128, "),
            "{error}"
        );
    }
}

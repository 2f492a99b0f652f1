//! Files that take their names when they are complete.
//!
//! Data is written to a temporary file in the same folder. At the end this file is flushed to the
//! disk and renamed, which replaces any file that has the name; then the folder is flushed too. A
//! reader who opens the name always gets a complete file or none: the old one before the renaming
//! and the new one after it, even if the process or the machine stops at any moment.
//!
//! ```
//! use gridsieve_grids::files::Place;
//! use std::io::Write;
//!
//! # fn main() -> std::io::Result<()> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("list");
//! let mut file = Place::of(&path)?.replace()?;
//! writeln!(file, "all of it")?;
//! assert!(!path.exists());
//! file.commit()?;
//! assert_eq!(std::fs::read_to_string(&path)?, "all of it\n");
//! # Ok(())
//! # }
//! ```

use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::{self, Seek, SeekFrom, Write};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{Builder, NamedTempFile, TempPath};

/// Temporary files that there are.
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Whether a file took its name.
static COMMITTED: AtomicBool = AtomicBool::new(false);

fn temporary() -> MutexGuard<'static, Vec<PathBuf>> {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers a file that [`abandon`] removes.
pub fn note_temporary(path: &Path) {
    temporary().push(path.to_owned());
}

/// Removes all temporary files. A later [commit](Replacement::commit) blocks for ever. Call it only
/// when the program is about to exit while other threads still work. Returns whether a file took its
/// name before.
pub fn abandon() -> bool {
    let temporary = temporary();
    for path in temporary.iter() {
        // Some are not there any more.
        let _ = fs::remove_file(path);
    }
    mem::forget(temporary);
    COMMITTED.load(Ordering::Relaxed)
}

/// The folder in which a file is, or is to be.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The path after following symbolic links.
fn behind_links(path: &Path) -> PathBuf {
    if let Ok(path) = path.canonicalize() {
        return path;
    }
    // Nothing is there. A link may lead to it, and to that another one; as many as
    // systems follow. If they go round in a circle, that is an error later.
    let mut path = path.to_owned();
    for _ in 0..40 {
        let Ok(target) = path.read_link() else { break };
        path = folder(&path).join(target);
    }
    path
}

/// Whether the path ends with a file name. `name/` and `folder/..` are folders.
fn ends_with_name(path: &Path) -> bool {
    let bytes = path.as_os_str().as_encoded_bytes();
    path.file_name().is_some_and(|name| bytes.ends_with(name.as_encoded_bytes()))
}

/// Whether standard output goes to this file, device or pipe, under any name.
#[cfg(unix)]
pub fn is_standard_output(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    // The file need not be one that may be read, so it is not opened.
    let own = io::stdout().as_fd().try_clone_to_owned().and_then(|out| File::from(out).metadata());
    matches!((fs::metadata(path), own), (Ok(file), Ok(own))
        if (file.dev(), file.ino()) == (own.dev(), own.ino()))
}

/// Whether standard output goes to this file, under any name.
#[cfg(not(unix))]
pub fn is_standard_output(path: &Path) -> bool {
    use same_file::Handle;
    fs::metadata(path).is_ok_and(|data| data.is_file())
        && matches!((Handle::from_path(path), Handle::stdout()), (Ok(file), Ok(out)) if file == out)
}

/// Whether this is the name of a temporary file that an ended process has left.
pub fn is_unfinished(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(BEGIN.as_bytes()) && name.ends_with(END.as_bytes())
}

/// The beginning of the names of temporary files.
const BEGIN: &str = ".gridsieve-";
const END: &str = ".tmp";

/// Flushes the names in a folder to the disk, and says whether that was done. Windows and some file
/// systems cannot do this. The files are complete either way, so it is no error.
///
/// # Errors
/// The disk failed.
pub fn sync_folder(folder: &Path) -> io::Result<bool> {
    if cfg!(not(unix)) {
        return Ok(false);
    }
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Ok(()) => Ok(true),
        Err(error) if is_no_sync(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether an error means that folders cannot be flushed here, rather than that flushing failed.
/// Folders that may be written to but not read give such an error too.
fn is_no_sync(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    /// EBADF, the same on all Unix systems: some network file systems say it of folders, as they
    /// are open for reading only.
    const BAD_DESCRIPTOR: i32 = 9;
    matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported)
        || error.raw_os_error() == Some(BAD_DESCRIPTOR)
}

/// The place where data is to be written.
pub enum Place {
    /// There is a folder, and in it a file of the name, which has these permissions, or nothing.
    File(PathBuf, Option<Permissions>),
    /// A device or a pipe.
    Device(PathBuf),
    /// What standard output goes to.
    StandardOutput,
}

impl Place {
    /// By its path. A symbolic link leads to the place of the file behind it.
    ///
    /// # Errors
    /// The folder does not exist, the name belongs to a directory or can only belong to one, or the
    /// path cannot be accessed.
    pub fn of(path: &Path) -> io::Result<Place> {
        let there = fs::metadata(path);
        match &there {
            Ok(data) if data.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            // A pipe behind a link like /dev/stdout has no path of its own, and a file that
            // was removed has none any more.
            Ok(_) if is_standard_output(path) => return Ok(Place::StandardOutput),
            Ok(data) if !data.is_file() => return Ok(Place::Device(path.to_owned())),
            _ => {}
        }
        let path = behind_links(path);
        let permissions = match there {
            Ok(data) => Some(data.permissions()),
            // Else that would be noticed only when the file is to take its name.
            Err(_) if !ends_with_name(&path) => return Err(io::ErrorKind::IsADirectory.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        // If that is not there, no more has to be said than that.
        fs::metadata(folder(&path))?;
        Ok(Place::File(path, permissions))
    }

    /// What is written to as it is, not replaced: a device or a pipe, and the file that
    /// standard output goes to, in which others may have written, and go on.
    ///
    /// # Errors
    /// The file, device or pipe cannot be written to.
    pub fn in_place(&self) -> io::Result<Option<Box<dyn Write>>> {
        Ok(match self {
            Place::File(..) => None,
            Place::Device(path) => Some(Box::new(File::options().write(true).open(path)?)),
            Place::StandardOutput => Some(Box::new(io::stdout())),
        })
    }

    /// Begins a file.
    ///
    /// # Errors
    /// No file can be made in the folder, or what is there is written to
    /// [in place](Self::in_place).
    pub fn replace(&self) -> io::Result<Replacement> {
        let Place::File(path, permissions) = self else {
            return Err(io::Error::other(
                "only a regular file can be replaced, and not that of standard output",
            ));
        };
        let mut builder = Builder::new();
        builder.prefix(BEGIN).suffix(END);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // Whatever the user's mask leaves of it, as with any other new file.
            builder.permissions(Permissions::from_mode(0o666));
        }
        let file = builder.tempfile_in(folder(path))?;
        note_temporary(file.path());
        // A file that only some may read stays so. Not all systems have that.
        if let Some(permissions) = permissions {
            let _ = file.as_file().set_permissions(permissions.clone());
        }
        Ok(Replacement { file, path: path.clone() })
    }
}

/// A file that is being written. If it is dropped before it is
/// [committed](Self::commit), nothing is left of it.
///
/// Writing is not buffered.
#[derive(Debug)]
pub struct Replacement {
    file: NamedTempFile,
    path: PathBuf,
}

impl Replacement {
    /// Ends the file and gives it its name. It is on the disk then.
    ///
    /// # Errors
    /// Writing failed, for example because the disk is full. No part of the new file is left then,
    /// and an old file of the name stays. If only the name cannot be flushed, the new file has the
    /// name, but a power failure may undo that.
    pub fn commit(self) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        let mut temporary = temporary();
        temporary.retain(|path| path != self.file.path());
        self.file.persist(&self.path).map_err(|error| error.error)?;
        COMMITTED.store(true, Ordering::Relaxed);
        drop(temporary);
        sync_folder(folder(&self.path))?;
        Ok(())
    }

    /// Ends a file that is not to have a name: it can be read by its temporary
    /// path until that is dropped. It need not be on the disk.
    pub fn into_temporary(self) -> TempPath {
        self.file.into_temp_path()
    }
}

impl Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_file_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_file_mut().flush()
    }
}

impl Seek for Replacement {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.as_file_mut().seek(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn there_is_the_old_file_or_the_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let begin = |text: &str| {
            let mut file = Place::of(&path).unwrap().replace().unwrap();
            file.write_all(text.as_bytes()).unwrap();
            file
        };
        let first = begin("first");
        assert!(!path.exists() && names(folder.path()) == 1);
        first.commit().unwrap();
        drop(begin("never"));
        let second = begin("xecond");
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        let temporary = begin("third").into_temporary();
        assert_eq!(fs::read_to_string(&temporary).unwrap(), "third");
        drop(temporary);
        let mut second = second;
        second.seek(SeekFrom::Start(0)).unwrap();
        second.write_all(b"s").unwrap();
        second.commit().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        drop(Place::of(&path).unwrap().replace().unwrap());
        assert_eq!(names(folder.path()), 1);
    }

    #[test]
    fn not_everything_is_a_place() {
        let folder = tempfile::tempdir().unwrap();
        let of = |name: &str| {
            Place::of(&folder.path().join(name)).map(drop).map_err(|error| error.kind())
        };
        assert_eq!(of("").unwrap_err(), io::ErrorKind::IsADirectory);
        assert_eq!(of("none/file").unwrap_err(), io::ErrorKind::NotFound);
        for name in ["none/", "none/.", "none/..", "none/../"] {
            assert_eq!(of(name).unwrap_err(), io::ErrorKind::IsADirectory, "{name}");
        }
        fs::write(folder.path().join("file"), "").unwrap();
        assert!(of("file/inside").is_err());
        assert_eq!(super::folder(Path::new("file")), Path::new("."));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [path, link] = ["file", "link"].map(|name| folder.path().join(name));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        let mut file = Place::of(&link).unwrap().replace().unwrap();
        file.write_all(b"new").unwrap();
        file.commit().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());

        // Links that lead to nothing yet: the file is made where they lead.
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        let [first, second, circle] =
            ["first", "second", "circle"].map(|name| folder.path().join(name));
        symlink("second", &first).unwrap();
        symlink("inner/new", &second).unwrap();
        let mut file = Place::of(&first).unwrap().replace().unwrap();
        file.write_all(b"new").unwrap();
        file.commit().unwrap();
        assert_eq!(fs::read_to_string(inner.join("new")).unwrap(), "new");
        assert!([first, second].iter().all(|link| link.is_symlink()));
        symlink("circle", &circle).unwrap();
        assert!(Place::of(&circle).is_err() && circle.is_symlink());

        let device = Place::of(Path::new("/dev/null")).unwrap();
        assert!(device.in_place().unwrap().is_some() && device.replace().is_err());
        assert!(Place::of(&path).unwrap().in_place().unwrap().is_none());
    }

    /// Numbers of errors as Linux has them.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_disk_that_fails_is_not_one_that_cannot_sync_folders() {
        for (name, number, cannot) in [
            ("EBADF", 9, true),
            ("EACCES", 13, true),
            ("EINVAL", 22, true),
            ("EOPNOTSUPP", 95, true),
            ("EIO", 5, false),
            ("ENOSPC", 28, false),
            ("EDQUOT", 122, false),
            ("ENOENT", 2, false),
        ] {
            assert_eq!(is_no_sync(&io::Error::from_raw_os_error(number)), cannot, "{name}");
        }
        assert!(sync_folder(Path::new("no such folder")).is_err());
    }
}

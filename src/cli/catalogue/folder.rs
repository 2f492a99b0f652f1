//! The folders of files that are made.

use std::fs::File;
use std::path::Path;

/// The folder in which a file is, or is to be.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Has the new name of a file written to the disk. Not all systems can do that,
/// and the file is whole either way.
pub fn sync(path: &Path) {
    if let Ok(folder) = File::open(folder(path)) {
        let _ = folder.sync_all();
    }
}

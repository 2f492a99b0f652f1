//! Grids of files that may be compressed.

use super::{Failure, items, unpack};
use gridsieve::scan::Input;
use gridsieve_grids::files::note_temporary;
use std::fs::File;
use std::io;
use std::path::Path;
use tempfile::NamedTempFile;

/// The grids of a file. What is compressed is unpacked first: it is read more than once.
///
/// # Errors
/// It cannot be opened or unpacked.
pub fn of_file(path: &Path) -> Result<Input, Failure> {
    if !path.is_file() {
        // A pipe or a device; what is none cannot be opened.
        return items::open(Some(path)).map(|(name, text)| Input::stream(name, text));
    }
    // What cannot be read is told when it is opened.
    if !unpack::is_compressed(File::open(path)).unwrap_or(false) {
        return Input::open(path).map_err(Failure::new);
    }
    let (name, mut text) = items::open(Some(path))?;
    let unpacked = NamedTempFile::new().and_then(|mut file| {
        note_temporary(file.path());
        io::copy(&mut text, &mut file)?;
        Ok(file)
    });
    let unpacked = unpacked.map_err(|error| {
        let advice = match error.kind() {
            // Of a damaged file no tool makes a sound one.
            io::ErrorKind::Other | io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData => "",
            _ => "; unpack it yourself, or use a pipe",
        };
        Failure::new(format_args!("cannot unpack {name}: {error}{advice}"))
    })?;
    let input = Input::open(unpacked.path()).map_err(Failure::new)?;
    Ok(input.named(name))
}

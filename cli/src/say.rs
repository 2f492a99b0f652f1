//! Lines on standard error.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

/// Writes a line to standard error. If that is closed, nobody listens.
pub fn say(text: impl Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Says that nothing keeps a second process from what is to be written by one.
pub fn say_no_locks(path: &Path) {
    say(format_args!(
        "{}: this file system has no locks: no other process may work on it at the same time",
        path.display()
    ));
}

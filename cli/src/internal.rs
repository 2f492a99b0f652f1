//! What the fuzz targets (`fuzz/`) and the tests of processes reach of the program. Nothing
//! here is promised to stay.

use super::range::Records;
pub use super::report::peak_memory;
use super::{mistakes, parse, unpack};
use gridsieve_grids::message::visible;
use std::ffi::OsString;
use std::io::Read;

/// The definitions of all commands and flags.
pub fn definition() -> clap::Command {
    super::definition()
}

/// Reads arguments, the program's name being the first one, as the program
/// does.
///
/// # Errors
/// What it says of bad ones.
pub fn arguments(arguments: &[OsString]) -> Result<(), String> {
    match parse(arguments) {
        Err(error) if !mistakes::is_help(&error) => {
            Err(visible(&mistakes::line(&error, &definition(), arguments)))
        }
        _ => Ok(()),
    }
}

/// How a range of grids is written that was read from a text.
pub fn range(text: &str) -> Option<String> {
    text.parse::<Records>().ok().map(|range| range.to_string())
}

/// The text that is compressed in these bytes, or that they are.
pub fn unpack(bytes: Vec<u8>) -> impl Read {
    unpack::unpack(std::io::Cursor::new(bytes))
}

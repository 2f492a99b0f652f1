//! What the fuzz targets (`fuzz/`) reach of the command line. No part of the
//! library's interface.

use super::Cli;
use super::range::Records;
use super::unpack;
use clap::Parser;
use std::ffi::OsString;
use std::io::Read;

/// Reads arguments, the program's name being the first one, as the program
/// does; what it says of bad ones.
///
/// # Errors
/// They are no command, or ask for help.
pub fn arguments(arguments: &[OsString]) -> Result<(), String> {
    Cli::try_parse_from(arguments).map(drop).map_err(|error| error.to_string())
}

/// How a range of grids is written that was read from a text.
pub fn range(text: &str) -> Option<String> {
    text.parse::<Records>().ok().map(|range| range.to_string())
}

/// The text that is compressed in these bytes, or that they are.
pub fn unpack(bytes: Vec<u8>) -> impl Read {
    unpack::unpack(std::io::Cursor::new(bytes))
}

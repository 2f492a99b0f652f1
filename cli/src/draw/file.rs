//! Where a picture goes.

use crate::exit::Exit;
use crate::lines::Lines;
use crate::{Failure, flags};
use std::path::PathBuf;

/// Flags of every picture.
#[derive(clap::Args)]
pub struct PictureArgs {
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
}

impl PictureArgs {
    /// Opens the output, before anything is searched.
    pub fn open(&self) -> Result<Lines, Failure> {
        Lines::open(self.output.as_deref())
    }
}

/// Writes a picture.
pub fn write(lines: Lines, picture: &str) -> Result<Exit, Failure> {
    lines.fill(|lines| Ok(lines.write(picture.as_bytes())?))
}

//! Where a picture goes.

use crate::output::Output;
use crate::pictures::{Picture, svg};
use crate::{Failure, flags, say};
use std::path::PathBuf;

/// Flags of every picture.
#[derive(clap::Args)]
pub struct PictureArgs {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// A picture that is to be written.
pub struct Target {
    output: Output,
    quiet: bool,
}

impl PictureArgs {
    /// Opens the output, before anything is searched.
    pub fn open(&self) -> Result<Target, Failure> {
        Ok(Target { output: Output::open(self.output.as_deref())?, quiet: self.quiet })
    }
}

impl Target {
    /// Writes the picture.
    pub fn write(self, picture: &Picture) -> Result<(), Failure> {
        let name = self.output.to_string();
        let is_told = !self.quiet && !self.output.is_standard_output();
        let document = svg::document(picture);
        if self.output.write(|out| out.write_all(document.as_bytes()))? && is_told {
            say(format_args!("wrote {name}"));
        }
        Ok(())
    }
}

//! Where a picture goes.

use crate::exit::Exit;
use crate::lines::Lines;
use crate::pictures::{Picture, svg};
use crate::{Failure, flags, say};
use std::path::PathBuf;

/// Flags of every picture.
#[derive(clap::Args)]
pub struct PictureArgs {
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// A picture that is to be written.
pub struct Target {
    lines: Lines,
    /// The file, if the user is told that it was written.
    told: Option<PathBuf>,
}

impl PictureArgs {
    /// Opens the output, before anything is searched.
    pub fn open(&self) -> Result<Target, Failure> {
        let lines = Lines::open(self.output.as_deref())?;
        let told = self.output.clone().filter(|_| !self.quiet && lines.are_all_or_none());
        Ok(Target { lines, told })
    }
}

impl Target {
    /// Writes the picture.
    pub fn write(self, picture: &Picture) -> Result<Exit, Failure> {
        let document = svg::document(picture);
        let exit = self.lines.fill(|lines| Ok(lines.write(document.as_bytes())?))?;
        if let Some(path) = self.told {
            say(format_args!("wrote {}", path.display()));
        }
        Ok(exit)
    }
}

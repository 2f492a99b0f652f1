//! Where a picture goes, and in which form.

use crate::exit::Exit;
use crate::output::Output;
use crate::pictures::{Picture, png, svg};
use crate::{Failure, flags, say};
use clap::ValueEnum;
use std::path::PathBuf;

/// The forms of pictures.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines and areas, sharp at any size
    Svg,
    /// Pixels
    Png,
}

/// Flags of every picture.
#[derive(clap::Args)]
pub struct PictureArgs {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Form of the picture [default: by the name of the output, else svg]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// PNG: pixels for each unit of the picture; a cell has 44 units
    #[arg(long, value_name = "N", default_value_t = 2,
          value_parser = clap::value_parser!(u32).range(1..=8))]
    scale: u32,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// A picture that is to be written.
pub struct Target {
    output: Output,
    format: Format,
    scale: u32,
    quiet: bool,
}

impl PictureArgs {
    /// Opens the output, before anything is searched.
    pub fn open(&self) -> Result<Target, Failure> {
        let format = self.format()?;
        let output = Output::open(self.output.as_deref())?;
        if format == Format::Png && output.is_terminal() {
            return Err(Failure::new("a terminal does not show PNG: name a file with --output"));
        }
        Ok(Target { output, format, scale: self.scale, quiet: self.quiet })
    }

    fn format(&self) -> Result<Format, Failure> {
        let (Some(path), None) = (&self.output, self.format) else {
            return Ok(self.format.unwrap_or(Format::Svg));
        };
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        Format::from_str(&extension, true).map_err(|_| {
            Failure::new(format_args!(
                "{} ends neither with .svg nor with .png: give --format svg or --format png",
                path.display()
            ))
        })
    }
}

impl Target {
    /// Writes the picture.
    pub fn write(self, picture: &Picture) -> Result<Exit, Failure> {
        let name = self.output.to_string();
        let bytes = match self.format {
            Format::Svg => svg::document(picture).into_bytes(),
            Format::Png => png::file(picture, self.scale)
                .map_err(|error| Failure::new(format_args!("cannot write {name}: {error}")))?,
        };
        let is_told = !self.quiet && !self.output.is_standard_output();
        if self.output.write(|out| out.write_all(&bytes))? && is_told {
            say(format_args!("wrote {name}"));
        }
        Ok(Exit::Complete)
    }
}

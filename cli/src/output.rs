//! Where the results of a scan go, as they come. Other commands write [`Lines`](super::lines::Lines): a
//! file that is there when all of it is.

use super::Failure;
use super::lines::standard_output;
use super::run_files::no_part_of_a_run;
use gridsieve_grids::files::is_standard_output;
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// An output that is known to be writable, before a long search begins. What
/// was not there before is removed if nothing is to be written after all.
pub struct Output(Option<Opened>);

struct Opened {
    path: PathBuf,
    file: File,
    /// Was it not there before?
    created: bool,
}

impl Output {
    /// Opens the file, or takes standard output, also if the file is the one that it
    /// goes to. What the file holds is kept until [`begin`](Self::begin).
    pub fn open(path: Option<&Path>) -> Result<Output, Failure> {
        let Some(path) = path.filter(|path| !is_standard_output(path)) else {
            return Ok(Output(None));
        };
        no_part_of_a_run(path)?;
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let (opened, created) = match options.clone().create_new(true).open(path) {
            Ok(file) => (Ok(file), true),
            Err(_) => (options.open(path), false),
        };
        match opened {
            Ok(file) => Ok(Output(Some(Opened { path: path.to_owned(), file, created }))),
            Err(error) => Err(Failure::cannot_write(path.display(), error)),
        }
    }

    /// Do results appear on a terminal?
    pub fn is_terminal(&self) -> bool {
        self.0.is_none() && io::stdout().is_terminal()
    }

    /// The device or pipe that it is, to be kept open: whoever reads a pipe takes it for
    /// the end when nobody has it open any more.
    pub fn into_device(mut self) -> Option<File> {
        let is_device = |Opened { file, created, .. }: &Opened| {
            !created && file.metadata().is_ok_and(|data| !data.is_file())
        };
        self.0.take_if(|opened| is_device(opened)).map(|opened| opened.file)
    }

    /// Empties the file and makes it ready.
    pub fn begin(mut self) -> Result<Box<dyn Write>, Failure> {
        let Some(opened) = self.0.take() else {
            return Ok(Box::new(standard_output()?));
        };
        let Opened { path, file, .. } = opened;
        let emptied = match file.metadata() {
            Ok(data) if data.is_file() => file.set_len(0),
            other => other.map(drop),
        };
        emptied.map_err(|error| Failure::cannot_write(path.display(), error))?;
        Ok(Box::new(file))
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Some(Opened { path, created: true, .. }) = &self.0 {
            // An empty file that stays does no harm.
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_emptied_only_when_results_begin() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("out");
        std::fs::write(&path, "old").unwrap();
        let output = Output::open(Some(&path)).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
        output.begin().unwrap().write_all(b"n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "n");
        assert!(Output::open(Some(directory.path())).is_err());
    }

    #[test]
    fn a_new_file_stays_only_when_results_begin() {
        let directory = tempfile::tempdir().unwrap();
        let [old, new] = ["old", "new"].map(|name| directory.path().join(name));
        fs::write(&old, "").unwrap();
        for path in [&old, &new] {
            let output = Output::open(Some(path)).unwrap();
            assert!(path.exists());
            drop(output);
        }
        assert!(old.exists() && !new.exists());
        drop(Output::open(Some(&new)).unwrap().begin().unwrap());
        assert!(new.exists());
    }
}

//! `gridsieve cluster`: scripts for the systems that start the shards of a run.

use super::exit::Exit;
use super::{Failure, print, say};
use clap::ValueEnum;
use std::fs;
use std::path::{Path, PathBuf};

/// Write the scripts that run the shards of a scan on a cluster
///
/// They are complete but for names and numbers at their beginnings. With DIR they are written to this folder,
/// which is made; else they are shown, each after a line with its name. The chapter *On a cluster* of
/// the book tells how to use them.
#[derive(clap::Args)]
pub struct Args {
    /// The system that starts the jobs
    #[arg(value_enum)]
    system: System,
    /// The folder to write them to
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    /// Slurm: `submit` cuts a scan into shards, runs, merges and checks them; `status` tells how far it
    /// is. The other two are the jobs
    Slurm,
    /// Kubernetes: a container, an indexed job for the shards, and a job that merges and checks them
    Kubernetes,
    /// HTCondor: a file for condor_submit
    Htcondor,
}

/// A file of a system.
struct File {
    name: &'static str,
    text: &'static str,
    /// Is it to be run?
    #[cfg_attr(not(unix), expect(dead_code, reason = "such systems know programs by their names"))]
    is_program: bool,
}

/// A file of the folder `cli/cluster`, where tests and `.ci/nightly` find it as well.
macro_rules! embedded {
    ($system:literal, $name:literal, $is_program:literal) => {
        File {
            name: $name,
            text: include_str!(concat!("../cluster/", $system, "/", $name)),
            is_program: $is_program,
        }
    };
}

const SLURM: [File; 4] = [
    embedded!("slurm", "submit", true),
    embedded!("slurm", "status", true),
    embedded!("slurm", "shard-job", true),
    embedded!("slurm", "finish-job", true),
];
const KUBERNETES: [File; 3] = [
    embedded!("kubernetes", "Containerfile", false),
    embedded!("kubernetes", "job.yaml", false),
    embedded!("kubernetes", "finish.yaml", false),
];
const HTCONDOR: [File; 1] = [embedded!("htcondor", "shards.sub", false)];

impl System {
    fn files(self) -> &'static [File] {
        match self {
            System::Slurm => &SLURM,
            System::Kubernetes => &KUBERNETES,
            System::Htcondor => &HTCONDOR,
        }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let files = args.system.files();
    let Some(folder) = args.folder else {
        let shown = files.iter().map(|File { name, text, .. }| format!("==> {name} <==\n{text}\n"));
        return print(&shown.collect::<String>());
    };
    // Nothing is written if there is something else in its place.
    for File { name, text, .. } in files {
        let path = folder.join(name);
        if fs::read(&path).is_ok_and(|there| there != text.as_bytes()) {
            return Err(Failure::new(format_args!(
                "{} is there and differs: take it away, or name another folder",
                path.display()
            )));
        }
    }
    for file in files {
        let path = folder.join(file.name);
        let written = fs::create_dir_all(&folder).and_then(|()| file.write(&path));
        written.map_err(|error| {
            Failure::new(format_args!("cannot write {}: {error}", path.display()))
        })?;
        say(path.display());
    }
    Ok(Exit::Complete)
}

impl File {
    fn write(&self, path: &Path) -> std::io::Result<()> {
        fs::write(path, self.text)?;
        #[cfg(unix)]
        if self.is_program {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
        }
        Ok(())
    }
}

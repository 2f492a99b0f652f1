//! Another process of a program, and the CPU time that it takes.

use super::super::exit::Exit;
use super::super::signals::{self, NOTHING_WRITTEN};
use super::super::threads::check_cpu;
use super::super::{Failure, version};
use core_affinity::CoreId;
use gridsieve_lab::{UNKNOWN, cpu_time};
use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A program of any version.
pub struct Program {
    pub path: PathBuf,
    /// The commit that it was built from, if it names one.
    pub commit: String,
}

/// What a process did.
pub struct Ran {
    /// What it wrote to standard output.
    pub written: Vec<u8>,
    /// Nanoseconds of CPU time of all its threads.
    pub ns: f64,
}

impl Program {
    /// This one.
    ///
    /// # Errors
    /// The system does not tell where it is.
    pub fn this() -> Result<Program, Failure> {
        let path = std::env::current_exe()
            .map_err(|error| Failure::new(format_args!("this program: {error}")))?;
        Ok(Program { path, commit: version::built_from() })
    }

    /// Another one.
    ///
    /// # Errors
    /// It is not there, or is another program.
    pub fn other(path: &Path) -> Result<Program, Failure> {
        let absolute = std::path::absolute(path).unwrap_or(path.to_owned());
        let mut program = Program { path: absolute, commit: UNKNOWN.to_owned() };
        let version = program.run(&["--version"], Path::new("."))?;
        let version = String::from_utf8_lossy(&version.written).into_owned();
        if !version.starts_with("gridsieve ") {
            let message = format_args!(
                "{} is no gridsieve: it calls itself `{}`",
                path.display(),
                version.lines().next().unwrap_or_default()
            );
            return Err(Failure::new(message));
        }
        if let Some((_, commit)) = version.split_once("built from commit ") {
            program.commit = commit.split([',', '\n']).next().unwrap_or(UNKNOWN).to_owned();
        }
        Ok(program)
    }

    /// Runs it once in a folder, on the core of this thread.
    ///
    /// # Errors
    /// It cannot be started, or fails; it was ended because a signal came.
    pub fn run(&self, arguments: &[impl AsRef<str>], folder: &Path) -> Result<Ran, Failure> {
        let name = self.path.display();
        let failed = |error: io::Error| Failure::new(format_args!("{name}: {error}"));
        let mut outputs =
            [tempfile::tempfile().map_err(failed)?, tempfile::tempfile().map_err(failed)?];
        let mut command = Command::new(&self.path);
        command.args(arguments.iter().map(AsRef::as_ref)).current_dir(folder).stdin(Stdio::null());
        // Levels are given as arguments.
        command.env_remove("GRIDSIEVE_ISA");
        command
            .stdout(outputs[0].try_clone().map_err(failed)?)
            .stderr(outputs[1].try_clone().map_err(failed)?);
        let (begun, before) = (Instant::now(), cpu_time::of_children());
        let mut child = command.spawn().map_err(failed)?;
        let status = loop {
            if let Some(status) = child.try_wait().map_err(failed)? {
                break status;
            }
            if signals::check().is_err() {
                // It may have ended meanwhile.
                let _ = child.kill();
                child.wait().map_err(failed)?;
                return Err(Failure::interrupted(NOTHING_WRITTEN));
            }
            // It is waited for on its own core: the longer it takes, the less often it is looked at.
            thread::sleep(
                (begun.elapsed() / 50)
                    .clamp(Duration::from_micros(500), Duration::from_millis(100)),
            );
        };
        let ns = (cpu_time::of_children() - before).as_nanos() as f64;
        let [written, said] = outputs.each_mut().map(read);
        let (written, said) = (written.map_err(failed)?, said.map_err(failed)?);
        if !status.success() {
            // Perhaps with lines of its progress before it.
            let said = String::from_utf8_lossy(&said);
            let said = said.lines().last().unwrap_or_default().trim_start_matches("error: ");
            let arguments: Vec<&str> = arguments.iter().map(AsRef::as_ref).collect();
            let message = format!("{name} {} ended with {status}: {said}", arguments.join(" "));
            return Err(match status.code() {
                _ if signals::check().is_err() => Failure::interrupted(NOTHING_WRITTEN),
                Some(code) if code == Exit::SelfCheck as i32 => Failure::self_check(message),
                _ => Failure::new(message),
            });
        }
        Ok(Ran { written, ns })
    }
}

fn read(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Binds this thread, and the processes that it starts, to a core: to this one, or to the last one
/// that there is, as systems use the first ones more. None if the system does not allow that.
///
/// # Errors
/// The core is not there.
pub fn bind(core: Option<usize>) -> Result<Option<usize>, Failure> {
    core.map(check_cpu).transpose()?;
    let last = || core_affinity::get_core_ids().and_then(|cores| Some(cores.last()?.id));
    let core = core.or_else(last);
    Ok(core.filter(|&id| core_affinity::set_for_current(CoreId { id })))
}

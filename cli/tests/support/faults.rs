//! Makes system calls of the program fail. The tests ask for it here; `faults.c` does it.

use super::program::program;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Name of an environment variable. If this variable is set, a machine that cannot inject faults fails
/// the test.
const REQUIRE: &str = "GRIDSIEVE_REQUIRE_FAULTS";

/// A system call that fails.
#[derive(Clone, Copy)]
pub struct Fault {
    /// Its kind: one of `kinds` in `faults.c`.
    pub call: &'static str,
    /// What happens, as described in `faults.c`.
    pub how: &'static str,
    /// Which call of this kind it is, from 1.
    pub at: usize,
}

/// How a start of the program ended.
pub struct Ended {
    /// Its exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
    /// Which call failed; none if there was no such call.
    pub failed: Option<String>,
}

/// Runs the program in a folder, perhaps with a fault.
pub fn run(folder: &Path, line: &str, fault: Option<Fault>) -> Ended {
    let log = folder.join("faults.log");
    let mut command = program();
    command.args(line.split_whitespace()).current_dir(folder).stdin(Stdio::null());
    if let Some(Fault { call, how, at }) = fault {
        let library = library().as_ref().expect("the test has looked whether there is one");
        preload(&mut command, library).env("FAULTS_LOG", &log);
        command.env("FAULTS_CALL", call).env("FAULTS_HOW", how).env("FAULTS_AT", at.to_string());
    }
    let Output { status, stdout, stderr } = command.output().unwrap();
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
    let failed = fs::read_to_string(&log).ok();
    if failed.is_some() {
        fs::remove_file(log).unwrap();
    }
    Ended { code: status.code(), stdout, stderr, failed }
}

/// Can calls be made to fail here? If not, says so past the capture of the test runner.
///
/// # Panics
/// They cannot, and [`REQUIRE`] is set.
pub fn are_possible() -> bool {
    let Err(reason) = library() else { return true };
    let required = std::env::var_os(REQUIRE).is_some_and(|value| !value.is_empty());
    assert!(!required, "no system calls can be made to fail, and {REQUIRE} is set: {reason}");
    // Nobody listens if standard error is closed.
    let _ = writeln!(std::io::stderr(), "skipped: no system calls can be made to fail: {reason}");
    false
}

/// The library for `LD_PRELOAD`, or why there is none.
fn library() -> &'static Result<PathBuf, String> {
    static LIBRARY: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    LIBRARY.get_or_init(compile)
}

/// Makes the command load the library. A blank would end a name in `LD_PRELOAD`, so the folder, which
/// may have one in its name, stands in another variable.
fn preload<'a>(command: &'a mut Command, library: &Path) -> &'a mut Command {
    let folder = library.parent().expect("it is a file in a folder");
    let name = library.file_name().expect("it is a file in a folder");
    command.env("LD_LIBRARY_PATH", folder).env("LD_PRELOAD", name)
}

fn compile() -> Result<PathBuf, String> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64", target_env = "gnu")) {
        return Err("this is no Linux on x86-64 with the GNU C library".to_owned());
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/faults.c");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // Tests of another process may be using it.
    let [own, library] = [format!("faults-{}.so", std::process::id()), "faults.so".to_owned()]
        .map(|name| folder.join(name));
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&own).arg(source);
    let compiled = compiler.output().map_err(|error| format!("cc: {error}"))?;
    if !compiled.status.success() {
        return Err(format!("cc: {}", String::from_utf8_lossy(&compiled.stderr)));
    }
    fs::rename(own, &library).unwrap();
    let mut probe = program();
    preload(&mut probe, &library).arg("--version").env("FAULTS_CALL", "write");
    let probe = probe.env("FAULTS_HOW", "5").env("FAULTS_AT", "1").output().unwrap();
    // What cannot be loaded is told there, and the program runs without it.
    match probe.status.success() && probe.stderr.is_empty() {
        true => Ok(library),
        false => Err(String::from_utf8_lossy(&probe.stderr).into_owned()),
    }
}

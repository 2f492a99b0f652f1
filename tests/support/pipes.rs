//! The program as a process of its own, for tests of pipes and signals.

use std::process::{Command, Stdio};

/// The program with these arguments and pipes for all that it reads and writes.
pub fn piped(arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("gridsieve"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

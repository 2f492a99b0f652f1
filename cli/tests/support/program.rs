//! The program as a user starts it.

use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use std::process::Stdio;

/// The program with these arguments.
pub fn gridsieve(arguments: &[&str]) -> assert_cmd::Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(arguments);
    command
}

/// What a command that succeeds writes to standard output.
pub fn stdout(mut command: assert_cmd::Command) -> String {
    let assert = command.assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Is it one line?
pub fn one_line() -> impl Predicate<str> {
    predicate::function(|text: &str| text.lines().count() == 1)
}

/// The program as a process of its own, with pipes for all that it reads and writes: for
/// tests of pipes and signals.
pub fn piped(arguments: &[&str]) -> std::process::Command {
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("gridsieve"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

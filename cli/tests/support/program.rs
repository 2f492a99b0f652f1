//! The program as a user starts it.

use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use std::borrow::BorrowMut;
use std::io::Read;
use std::process::{Child, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Has the programs that the tests start listen to signals, even if the tests themselves were
/// started in the background or with nohup, and so ignore SIGINT or SIGHUP. A program inherits which
/// signals are ignored; a signal with a handler has its default effect there.
fn listen_to_signals() {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT};
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(|| {
            for signal in [SIGHUP, SIGINT] {
                // The effect on the tests stays: the signal ends them.
                let always = std::sync::Arc::new(true.into());
                signal_hook::flag::register_conditional_default(signal, always).unwrap();
            }
        });
    }
}

/// The program as a process of its own.
pub fn program() -> std::process::Command {
    listen_to_signals();
    std::process::Command::new(assert_cmd::cargo::cargo_bin!("gridsieve"))
}

/// The program with these arguments.
pub fn gridsieve(arguments: &[&str]) -> assert_cmd::Command {
    listen_to_signals();
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(arguments);
    command
}

/// What a command that succeeds writes to standard output.
pub fn stdout(mut command: impl BorrowMut<assert_cmd::Command>) -> String {
    let assert = command.borrow_mut().assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Is it one line?
pub fn one_line() -> impl Predicate<str> {
    predicate::function(|text: &str| text.lines().count() == 1)
}

/// The program as a process of its own, with pipes for all that it reads and writes: for
/// tests of pipes and signals.
pub fn piped(arguments: &[&str]) -> std::process::Command {
    let mut command = program();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// How a process ends that must end soon: the bound leaves room for a busy machine.
pub fn end_soon(child: &mut Child) -> ExitStatus {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if begun.elapsed() > Duration::from_secs(10) {
            child.kill().unwrap();
            panic!("it does not end");
        }
        sleep(Duration::from_millis(10));
    }
}

/// Exit code of a process that must end soon, and what it writes to standard error.
pub fn end(mut child: Child) -> (Option<i32>, String) {
    let status = end_soon(&mut child);
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    (status.code(), stderr)
}

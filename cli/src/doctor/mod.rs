//! `gridsieve doctor`: is this machine fit for a scan, and what would make one faster?

mod cores;
mod folder;
mod level;
mod machine;

use super::exit::Exit;
use super::flags::FormatArgs;
use super::isa::IsaArgs;
use super::threads::ThreadArgs;
use super::{Failure, json_line, print};
use serde::Serialize;
use serde_json::json;
use std::path::PathBuf;

/// Check whether this machine is fit for a scan, and what would make one faster
///
/// Shows the processor, its caches, the instruction-set levels that it has and lacks, and the level
/// and cores that a scan with these flags would use. Then times this level against others, and
/// checks cores, pinning, and whether a run can list, write, rename and lock files in the current
/// or the run directory. Exit code 0: a scan will work, perhaps slower than it could; 2: something
/// makes it impossible.
#[derive(clap::Args)]
pub struct Args {
    /// Check the file system of this run directory, which need not exist yet
    #[arg(long, value_name = "DIR")]
    run: Option<PathBuf>,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    format: FormatArgs,
}

/// How good a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// As it should be, or not known.
    Ok,
    /// A scan works, but slower or less surely than it could.
    Warning,
    /// A scan cannot work.
    Problem,
}

/// What was found out about one thing. The fields are those of the JSON object.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    name: &'static str,
    state: State,
    found: String,
    /// What would make it better.
    advice: Option<String>,
}

impl Finding {
    /// What was found is as it should be.
    pub fn ok(name: &'static str, found: impl Into<String>) -> Finding {
        Finding { name, state: State::Ok, found: found.into(), advice: None }
    }

    /// A scan works, and would work better with the advice taken.
    pub fn warning(self, advice: impl Into<String>) -> Finding {
        Finding { state: State::Warning, advice: Some(advice.into()), ..self }
    }

    /// A scan works only with the advice taken.
    pub fn problem(self, advice: impl Into<String>) -> Finding {
        Finding { state: State::Problem, ..self.warning(advice) }
    }

    /// A scan works worse, or not at all.
    pub fn bad(self, is_problem: bool, advice: impl Into<String>) -> Finding {
        if is_problem { self.problem(advice) } else { self.warning(advice) }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let choice = args.isa.choice()?;
    let (mut machine, text) = machine::described(&choice, &args.threads)?;
    let mut findings = vec![level::finding(&choice)];
    findings.extend(cores::findings(args.threads.count(), &args.threads.pin()?));
    findings.extend(folder::findings(args.run.as_deref()));
    let is_fit = is_fit(&findings);
    if args.format.is_json() {
        machine["findings"] = json!(findings);
        machine["fit"] = json!(is_fit);
        print(&json_line(&machine))?;
    } else {
        print(&format!("{text}\n{}", in_words(&findings)))?;
    }
    Ok(if is_fit { Exit::Complete } else { Exit::Bad })
}

/// Would a scan work?
fn is_fit(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.state != State::Problem)
}

/// The findings as text.
fn in_words(findings: &[Finding]) -> String {
    let mut text = String::new();
    for Finding { name, state, found, advice } in findings {
        let state = match state {
            State::Ok => "ok",
            State::Warning => "warning",
            State::Problem => "PROBLEM",
        };
        text += &format!("{state:<8} {name:<12} {found}\n");
        if let Some(advice) = advice {
            text += &format!("{:<21} -> {advice}\n", "");
        }
    }
    let is_best = findings.iter().all(|finding| finding.state == State::Ok);
    text + match (is_fit(findings), is_best) {
        (false, _) => "\na scan cannot work here: see PROBLEM\n",
        (true, false) => "\nfit for a scan; it could be better: see warning\n",
        (true, true) => "\nfit for a scan; nothing to mend\n",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_make_a_machine_unfit() {
        let ok = || Finding::ok("a", "good");
        let warning = || Finding::ok("b", "slow").warning("faster");
        let text = "ok       a            good\nwarning  b            slow\n                      \
                    -> faster\n\nfit for a scan; it could be better: see warning\n";
        assert_eq!(in_words(&[ok(), warning()]), text);
        let text = in_words(&[ok(), Finding::ok("c", "none").problem("get one")]);
        assert!(text.contains("\nPROBLEM  c ") && text.ends_with("see PROBLEM\n"), "{text}");
    }
}

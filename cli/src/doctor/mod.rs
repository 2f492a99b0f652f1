//! `gridsieve doctor`: is this machine fit for a scan, and what would make one faster?

mod cores;
mod folder;
mod level;

use super::cpu::{self, Machine};
use super::exit::Exit;
use super::flags::FormatArgs;
use super::isa::IsaArgs;
use super::threads::ThreadArgs;
use super::{Failure, json_line, print};
use serde::Serialize;
use std::fmt::Write as _;
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

/// All that is shown.
#[derive(Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    machine: Machine,
    #[serde(flatten)]
    report: &'a Report,
}

/// What was found out.
#[derive(Serialize)]
struct Report {
    /// Would a scan work?
    fit: bool,
    warnings: usize,
    problems: usize,
    findings: Vec<Finding>,
}

impl Report {
    fn new(findings: Vec<Finding>) -> Report {
        let count = |state| findings.iter().filter(|finding| finding.state == state).count();
        let (warnings, problems) = (count(State::Warning), count(State::Problem));
        Report { fit: problems == 0, warnings, problems, findings }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for Finding { name, state, found, advice } in &self.findings {
            let state = match state {
                State::Ok => "ok",
                State::Warning => "warning",
                State::Problem => "PROBLEM",
            };
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{state:<8} {name:<12} {found}");
            if let Some(advice) = advice {
                let _ = writeln!(text, "{:<21} -> {advice}", "");
            }
        }
        let warnings = match self.warnings {
            0 => "nothing to mend".to_owned(),
            1 => "1 thing could be better".to_owned(),
            count => format!("{count} things could be better"),
        };
        text + &match self.problems {
            0 => format!("\nfit for a scan; {warnings}\n"),
            count => format!("\na scan cannot work here: see PROBLEM ({count}); {warnings}\n"),
        }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let choice = args.isa.choice()?;
    let machine = Machine::new(&choice, &args.threads)?;
    let mut findings = vec![level::finding(&choice)];
    findings.extend(cores::findings(args.threads.count(), &args.threads.pin()?));
    findings.extend(folder::findings(args.run.as_deref()));
    let report = Report::new(findings);
    let text = match args.format.is_json() {
        false => format!("{}\n{}", cpu::text(&machine), report.text()),
        true => json_line(&Shown { machine, report: &report }),
    };
    Ok(match print(&text)? {
        Exit::Complete if !report.fit => Exit::Bad,
        exit => exit,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_make_a_machine_unfit() {
        let ok = || Finding::ok("a", "good");
        let warning = || Finding::ok("b", "slow").warning("faster");
        let report = Report::new(vec![ok(), warning()]);
        assert!(report.fit && report.warnings == 1);
        let text = "ok       a            good\nwarning  b            slow\n                      \
                    -> faster\n\nfit for a scan; 1 thing could be better\n";
        assert_eq!(report.text(), text);
        let report = Report::new(vec![ok(), Finding::ok("c", "none").problem("get one")]);
        assert!(!report.fit && report.text().contains("\nPROBLEM  c "));
        assert!(report.text().ends_with("see PROBLEM (1); nothing to mend\n"));
    }
}

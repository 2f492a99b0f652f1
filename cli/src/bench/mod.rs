//! `gridsieve bench`: what this processor can do, and whether a changed program is faster.
//!
//! | File | |
//! |---|---|
//! | `args` | the flags of a run |
//! | `machine` | what is measured with what |
//! | `program` | another process of a program, and the CPU time that it takes |
//! | `setup` | the workloads, the core and the limit of time of a run |
//! | `run` | workloads measured by themselves, on one core or on several at the same time |
//! | `against` | two programs in turn |
//! | `records` | the command that shows and compares records |
//! | `shown`, `outputs` | records as text, and in files |

mod against;
mod args;
mod machine;
mod outputs;
mod program;
mod records;
mod run;
mod setup;
mod shown;

pub use machine::machine;
pub use outputs::Outputs;
pub use program::{Program, bind};
pub use shown::{read, text};

use super::exit::Exit;
use super::lines::Lines;
use super::{Failure, print, say, signals};
use args::RunArgs;
use clap::Subcommand;
use setup::Bench;

/// Measure this processor, and say which of two programs is faster
///
/// A workload is a whole scan, a part of the census, or a kernel.
// Another subcommand: a line here, and one in `run`.
#[derive(Subcommand)]
pub enum Command {
    /// List the workloads
    List,
    Run(RunArgs),
    #[command(visible_alias = "compare")]
    Report(records::ReportArgs),
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    let ended = match command {
        Command::List => {
            let line = |(name, about)| format!("{name:17} {about}\n");
            print(&gridsieve_lab::workloads().into_iter().map(line).collect::<String>())
        }
        Command::Run(args) => measure(&args),
        Command::Report(args) => records::report(args),
    };
    match ended {
        Err(failure) if failure.exit == Exit::Interrupted => interrupted(failure),
        ended => ended,
    }
}

/// Ends a measurement that was interrupted, which is no error.
pub fn interrupted(failure: Failure) -> Result<Exit, Failure> {
    say(failure);
    Ok(Exit::Interrupted)
}

/// Measures, and writes lines of JSON, a text, or both.
fn measure(args: &RunArgs) -> Result<Exit, Failure> {
    setup::check(&args.workloads)?;
    signals::end_by_itself();
    let other = args.against.as_deref().map(Program::other).transpose()?;
    let output = args.output.as_deref().map(|path| Lines::open(Some(path))).transpose()?;
    let (lines, text) = match (other, args.cpus()) {
        (Some(_), [_, _, ..]) => {
            return Err(Failure::new("--against compares on one core: give --cpus one number"));
        }
        (Some(other), _) => {
            let bench = Bench::new(args)?;
            let (this, other_commit) = (&bench.program.commit, &other.commit);
            let title = format!("CPU time of {this} as a multiple of that of {other_commit}");
            let answers = against::in_turn(bench, &other)?;
            let (lines, text): (String, String) = answers.into_iter().unzip();
            (lines, format!("{title}:\n{text}"))
        }
        (None, cpus) => {
            let samples = match cpus {
                [_, _, ..] => run::on_cores(args, cpus)?,
                _ => run::on_one(Bench::new(args)?)?,
            };
            let machine = machine(&[args.isa.choice()?.isa]);
            let lines = gridsieve_lab::lines(&machine, &samples);
            (lines, text(&[gridsieve_lab::record(machine, &samples)]))
        }
    };
    let shown = print(if args.format.is_json() { &lines } else { &text });
    match output {
        None => shown,
        Some(output) => output.whole(lines.as_bytes()).and(shown),
    }
}

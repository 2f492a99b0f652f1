//! `gridsieve kernels`.

use super::bench::{Outputs, Program, bind, interrupted, machine, read, text};
use super::exit::Exit;
use super::isa::{self, IsaArgs};
use super::{Failure, print, say, signals};
use crate::report::ProgressReport;
use gridsieve_kernels::Isa;
use gridsieve_lab::{Effort, FORMAT, KERNELS, Measured, OTHERS, PROCESSES, Record, Unmeasured};
use itertools::Itertools;
use std::path::{Path, PathBuf};
use sysinfo::System;

/// Instead of the help that other commands have for the flag.
const ISA: &str = "Only this level, beside scalar; default: all levels that this machine has. \
                   The variable GRIDSIEVE_ISA does the same";

/// Compare whole scans and the kernels at every instruction-set level
///
/// Measures scans of grid T for 16, 17 and 18 clues, solving and decoding, and every kernel on the
/// calls that a scan makes of it, with its share of a scan. Several processes repeat all this in
/// turn, pinned to one core. Shows medians, and compares results with those of level scalar. On an
/// idle machine this takes some minutes.
#[derive(clap::Args)]
#[command(mut_arg(isa::ID, |arg| arg.help(ISA)))]
pub struct Args {
    /// Kernels to run: names or parts of names; default: all. With a `+`, like `hit_by+`: copies that
    /// begin at 0, 16, 32 and 48 bytes of a cache line
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// List the kernels and do nothing else
    #[arg(long)]
    list: bool,
    /// Take less than a minute; figures are rough
    #[arg(long)]
    quick: bool,
    /// Repetitions of everything at each level, in one process; default: 2 in each of 20 processes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    repetitions: Option<u16>,
    #[command(flatten)]
    isa: IsaArgs,
    /// Do not bind the thread to a core
    #[arg(long)]
    no_pin: bool,
    /// Compare this record with the new run; `gridsieve bench report` compares records
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
    /// Write a JSON record for `--compare`, of this machine; `-` is standard output
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write a page with bar charts; `-` is standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Everything that can be measured: its name, and what one operation is.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let others = OTHERS.into_iter().map(|(name, operation, _)| (name, operation));
    others.chain(KERNELS.iter().map(|kernel| (kernel.name, kernel.operation)))
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    for part in &args.names {
        let copies = || KERNELS.iter().flat_map(gridsieve_lab::copies);
        if !all().any(|(name, _)| name.contains(part))
            && !copies().any(|(name, _)| name.contains(part))
        {
            let names = all().map(|(name, _)| name).join(", ");
            return Err(Failure::new(match args.compare.is_some() && part.ends_with(".json") {
                true => {
                    "--compare takes one record; `gridsieve bench report` compares several".into()
                }
                false => format!("no kernel is called `{part}`; there are {names}"),
            }));
        }
    }
    if args.list {
        let line = |(name, operation)| format!("{name:17} {operation}\n");
        return print(&all().map(line).collect::<String>());
    }
    let mut records =
        args.compare.iter().map(|path| read(path)).collect::<Result<Vec<Record>, _>>()?;
    signals::end_by_itself();
    let outputs = Outputs::open(args.record.as_deref(), args.html.as_deref())?;
    match measure(&args) {
        Err(failure) if failure.exit == Exit::Interrupted => return interrupted(failure),
        record => records.push(record?),
    }
    outputs.write(&records, &text(&records))
}

/// Steps of the progress that is shown.
const STEPS: u64 = 1000;

fn progress() -> ProgressReport {
    ProgressReport::of_items(["step", "steps"], false, Some(STEPS))
}

/// Measures what is asked for.
fn measure(args: &Args) -> Result<Record, Failure> {
    let choice = args.isa.choice()?;
    let mut isas = Isa::all();
    if choice.asked_by.is_some() {
        isas.retain(|isa| [choice.isa, Isa::Scalar(Default::default())].contains(isa));
    }
    let core = if args.no_pin { None } else { bind(None)? };
    if !args.no_pin && core.is_none() {
        say("the thread could not be bound to a core: figures may vary more");
    }
    let mut system = System::new().ok();
    let mut in_use = || {
        let system = system.as_mut()?;
        system.refresh_cpu_usage();
        Some(system.cpus().iter().map(|core| f64::from(core.usage()) / 100.0).sum::<f64>())
    };
    in_use();
    let (rows, clocks) = match args.quick || args.repetitions.is_some() {
        true => measure_here(args, &isas)?,
        false => measure_in_processes(args)?,
    };
    // Of those in use since the last look one was this run's.
    let others = in_use().map(|cores| (cores - 1.0).max(0.0));
    let steadiness = Some(gridsieve_lab::seen(&clocks, others));
    let mut machine = machine(&isas);
    let core = core.map_or("none".to_owned(), |core| core.to_string());
    machine.facts.insert("core".to_owned(), core);
    Ok(Record { format: FORMAT, machine, steadiness, rows })
}

/// Measures in this process.
fn measure_here(args: &Args, isas: &[Isa]) -> Result<Measured, Failure> {
    let mut effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    if let Some(repetitions) = args.repetitions {
        effort.repetitions = repetitions.into();
    }
    let is_copy = |name: &str| name.contains('+');
    let wanted = |name: &str| match &args.names[..] {
        [] => !is_copy(name),
        names => names.iter().any(|part| name.contains(part) && is_copy(part) == is_copy(name)),
    };
    // Before anything is timed, nobody knows how long it takes.
    let mut bar = None;
    let done = |share: f64| bar.get_or_insert_with(progress).set((STEPS as f64 * share) as u64);
    let measured = gridsieve_lab::measure(isas, effort, wanted, signals::stop_flag(), done);
    bar.iter().for_each(ProgressReport::finish);
    match measured {
        Ok(measured) => measured.ok_or_else(|| Failure::interrupted(signals::NOTHING_WRITTEN)),
        Err(error @ Unmeasured::Difference { .. }) => Err(Failure::self_check(error)),
        Err(error @ Unmeasured::NoCatalogue(_)) => Err(Failure::new(error)),
    }
}

/// Has other processes of this program measure, one after the other, on the core of this one.
fn measure_in_processes(args: &Args) -> Result<Measured, Failure> {
    let program = Program::this()?;
    let mut arguments = vec!["kernels"];
    arguments.extend(args.names.iter().map(String::as_str));
    let repetitions = Effort::FULL.repetitions.to_string();
    arguments.extend(["--no-pin", "--record", "-", "--repetitions", &repetitions]);
    let choice = args.isa.choice()?;
    if choice.asked_by.is_some() {
        arguments.extend(["--isa", choice.isa.level().name()]);
    }
    let (bar, mut records) = (progress(), Vec::new());
    for process in 0..PROCESSES {
        bar.set(STEPS * process as u64 / PROCESSES as u64);
        let ran = program.run(&arguments, Path::new("."));
        let ran = ran.inspect_err(|_| bar.finish())?;
        records.push(Record::read(&ran.written[..]).map_err(Failure::new)?);
    }
    bar.finish();
    Ok(gridsieve_lab::joined(&records))
}

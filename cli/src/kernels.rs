//! `gridsieve kernels`.

mod outputs;

use super::exit::Exit;
use super::isa::{self, IsaArgs};
use super::processor::{self, Processor};
use super::{Failure, print, say, signals, version};
use crate::report::ProgressReport;
use comfy_table::{CellAlignment, Table, presets};
use gridsieve_kernels::Isa;
use gridsieve_lab::{
    Effort, FORMAT, FORMS, KERNELS, Machine, Measured, OTHERS, Record, Row, UNKNOWN, Unmeasured,
};
use itertools::Itertools;
use outputs::Outputs;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};
use sysinfo::System;

/// Instead of the help that other commands have for the flag.
const ISA: &str = "Only this level, beside scalar; default: all levels that this machine has";

/// Compare whole scans and the kernels at every instruction-set level
///
/// Scans of grid T for 16, 17 and 18 clues, puzzles solved and grids decoded; every kernel, on
/// the calls that a scan makes of it, with its share of a scan; a node of the search with its
/// unhit UAs as a list and as a bitmap. All of them in turn again and again, pinned to one core, by
/// several processes one after the other; medians are shown. Results are compared with those of
/// level scalar. On an idle machine it takes some minutes; with --record it writes the one file that
/// tells others of this machine.
#[derive(clap::Args)]
#[command(mut_arg(isa::ID, |arg| arg.help(ISA)))]
pub struct Args {
    /// Kernels to run: names or parts of names; default: all
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// List the kernels and do nothing else
    #[arg(long)]
    list: bool,
    /// Less than a minute instead of some; figures are rough
    #[arg(long)]
    quick: bool,
    /// Repetitions of everything at each level, by one process; default: 2 by each of twenty
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    repetitions: Option<u16>,
    #[command(flatten)]
    isa: IsaArgs,
    /// Do not bind the thread to a core
    #[arg(long)]
    no_pin: bool,
    /// Compare with this record; of several records the last with those before it, without a run;
    /// names of kernels come before it
    #[arg(long, value_name = "FILE", num_args = 1..)]
    compare: Vec<PathBuf>,
    /// Write a record that `--compare` reads, in JSON; `-` is standard output
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write a page with bar charts; `-` is standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Everything that can be measured: its name, and what one operation is.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let others = OTHERS.into_iter().map(|(name, operation, _)| (name, operation));
    others.chain(KERNELS.iter().map(|kernel| (kernel.name, kernel.operation))).chain(FORMS)
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    for part in &args.names {
        if !all().any(|(name, _)| name.contains(part.as_str())) {
            let names = all().map(|(name, _)| name).join(", ");
            let message = format!("no kernel is called `{part}`; there are {names}");
            return Err(Failure::new(message));
        }
    }
    if args.list {
        let line = |(name, operation)| format!("{name:16} {operation}\n");
        return print(&all().map(line).collect::<String>());
    }
    let mut records =
        args.compare.iter().map(|path| read(path)).collect::<Result<Vec<Record>, _>>()?;
    let without_run = records.len() > 1;
    if without_run && let Some(what) = of_a_run(&args) {
        return Err(Failure::new(format_args!(
            "with several records nothing is measured: --compare takes no {what} then"
        )));
    }
    signals::end_by_itself();
    let stop = signals::stop_flag();
    let outputs = Outputs::open(args.record.as_deref(), args.html.as_deref())?;
    if !without_run {
        let Some(record) = measure(&args, &stop)? else {
            say(signals::NOTHING_WRITTEN);
            return Ok(Exit::Interrupted);
        };
        records.push(record);
    }
    outputs.write(&records, &text(&records))
}

/// What was given that says how to measure, or to keep what was measured.
fn of_a_run(args: &Args) -> Option<&'static str> {
    // The variable is there for other commands, too.
    let isa = args.isa.choice().asked_by.filter(|asked| *asked == "--isa");
    let given = [
        (!args.names.is_empty(), "names"),
        (args.record.is_some(), "--record"),
        (isa.is_some(), "--isa"),
        (args.quick, "--quick"),
        (args.repetitions.is_some(), "--repetitions"),
        (args.no_pin, "--no-pin"),
    ];
    given.into_iter().find(|(is_given, _)| *is_given).map(|(_, what)| what)
}

fn read(path: &Path) -> Result<Record, Failure> {
    let record = File::open(path).and_then(Record::read);
    record.map_err(|error| Failure::new(format_args!("{}: {error}", path.display())))
}

/// Processes that measure what is not asked for quickly: see [`gridsieve_lab::joined`].
const PROCESSES: u64 = 20;

/// Steps of the progress that is shown.
const STEPS: u64 = 1000;

/// Measures what is asked for; none if that was interrupted.
fn measure(args: &Args, stop: &AtomicBool) -> Result<Option<Record>, Failure> {
    let choice = args.isa.choice();
    let mut isas = Isa::all();
    if choice.asked_by.is_some() {
        isas.retain(|isa| [choice.isa, Isa::Scalar(Default::default())].contains(isa));
    }
    let is_bound = !args.no_pin
        && core_affinity::get_core_ids()
            .and_then(|cores| cores.first().copied())
            .is_some_and(core_affinity::set_for_current);
    if !args.no_pin && !is_bound {
        say("the thread could not be bound to a core: figures may vary more");
    }
    let mut system = System::new().ok();
    let mut in_use = || {
        let system = system.as_mut()?;
        system.refresh_cpu_usage();
        Some(system.cpus().iter().map(|core| f64::from(core.usage()) / 100.0).sum::<f64>())
    };
    in_use();
    let bar = ProgressReport::of_items(["step", "steps"], false, Some(STEPS));
    let measured = match args.quick || args.repetitions.is_some() {
        true => measure_here(args, &isas, stop, &bar),
        false => measure_in_processes(args, stop, &bar),
    };
    bar.finish();
    let Some((rows, clocks)) = measured? else { return Ok(None) };
    // Of those in use since the last look one was this run's.
    let others = in_use().map(|cores| (cores - 1.0).max(0.0));
    let mut steadiness = gridsieve_lab::judged(&clocks, others, &rows);
    if !is_bound {
        steadiness.disturb("the thread was not bound to a core".to_owned());
    }
    let record =
        Record { format: FORMAT, machine: machine(&isas), steadiness: Some(steadiness), rows };
    Ok(Some(record))
}

/// Measures in this process.
fn measure_here(
    args: &Args,
    isas: &[Isa],
    stop: &AtomicBool,
    bar: &ProgressReport,
) -> Result<Option<Measured>, Failure> {
    let mut effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    if let Some(repetitions) = args.repetitions {
        effort.repetitions = repetitions.into();
    }
    let wanted =
        |name: &str| args.names.is_empty() || args.names.iter().any(|part| name.contains(part));
    let done = |share: f64| bar.set((STEPS as f64 * share) as u64);
    gridsieve_lab::measure(isas, effort, wanted, stop, done).map_err(|error| match error {
        Unmeasured::Difference(difference) => Failure::self_check(difference),
        Unmeasured::NoCatalogue(error) => Failure::new(error),
    })
}

/// Has other processes of this program measure, one after the other, on the core of this one.
fn measure_in_processes(
    args: &Args,
    stop: &AtomicBool,
    bar: &ProgressReport,
) -> Result<Option<Measured>, Failure> {
    let failed = |error: io::Error| Failure::new(format_args!("a process that measures: {error}"));
    let mut records = Vec::new();
    for process in 0..PROCESSES {
        let mut output = tempfile::tempfile().map_err(failed)?;
        let mut command = Command::new(std::env::current_exe().map_err(failed)?);
        command.arg("kernels").args(&args.names).args(["--no-pin", "--record", "-"]);
        command.args(["--repetitions", &Effort::FULL.repetitions.to_string()]);
        let choice = args.isa.choice();
        if choice.asked_by.is_some() {
            command.args(["--isa", choice.isa.level().name()]);
        }
        command.stdin(Stdio::null()).stdout(output.try_clone().map_err(failed)?);
        let mut child = command.stderr(Stdio::piped()).spawn().map_err(failed)?;
        let status = loop {
            if let Some(status) = child.try_wait().map_err(failed)? {
                break status;
            }
            if stop.load(Ordering::Relaxed) {
                // It may have ended meanwhile.
                let _ = child.kill();
                child.wait().map_err(failed)?;
                return Ok(None);
            }
            bar.set(STEPS * process / PROCESSES);
            thread::sleep(Duration::from_millis(100));
        };
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if !status.success() {
            let mut message = String::new();
            child
                .stderr
                .take()
                .expect("it was piped")
                .read_to_string(&mut message)
                .map_err(failed)?;
            // Perhaps with lines of its progress before it.
            let message = message.lines().last().unwrap_or_default().trim_start_matches("error: ");
            return Err(match status.code() {
                Some(code) if code == Exit::SelfCheck as i32 => Failure::self_check(message),
                _ => {
                    Failure::new(format_args!("a process that measures ended: {status} {message}"))
                }
            });
        }
        output.rewind().map_err(failed)?;
        records.push(Record::read(output).map_err(failed)?);
    }
    Ok(Some(gridsieve_lab::joined(&records)))
}

fn machine(isas: &[Isa]) -> Machine {
    let unknown = || UNKNOWN.to_owned();
    let Processor { model, numbers, microcode, .. } = processor::detect();
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    let governor = cores.first().and_then(|core| processor::governor(core.id));
    Machine {
        gridsieve: version::with_commit(),
        compiler: env!("GRIDSIEVE_COMPILER").to_owned(),
        flags: env!("GRIDSIEVE_FLAGS").to_owned(),
        model: model.unwrap_or_else(unknown),
        processor: numbers.unwrap_or_else(unknown),
        microcode: microcode.unwrap_or_else(unknown),
        governor: governor.unwrap_or_else(unknown),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        levels: isas.iter().map(|isa| isa.level().to_string()).collect(),
        date: date(SystemTime::now()),
    }
}

/// A date and time of day in the words of records, like `2026-11-28 12:40 UTC`.
fn date(at: SystemTime) -> String {
    let text = humantime::format_rfc3339_seconds(at).to_string();
    format!("{} {} UTC", &text[..10], &text[11..16])
}

/// A time with a plain blank, which terminals and scripts know.
fn time(ns: f64) -> String {
    gridsieve_lab::time(ns).replace('\u{a0}', " ")
}

/// What the last record says, what it says against those before it, and its table.
fn text(records: &[Record]) -> String {
    let (here, there) = records.split_last().expect("one was measured, or several were read");
    let mut text = format!("here: {}\n", described(&here.machine));
    for there in there {
        text += &format!("there: {}\n", described(&there.machine));
    }
    text += &gridsieve_lab::answers(here).into_iter().map(|line| format!("- {line}\n")).join("");
    for (i, before) in there.iter().enumerate() {
        text += &format!("\ncompared with {}, {}:\n", before.machine.model, before.machine.date);
        let lines = gridsieve_lab::sentences(records, i);
        text += &lines.into_iter().map(|line| format!("- {line}\n")).join("");
    }
    text + "\ntime: median of one operation; share: calls times time, of a scan for 17 clues; spread: \
            half the distance between the quartiles\n\n"
        + &table(here, there).trim_fmt()
        + "\n"
}

fn table(here: &Record, there: &[Record]) -> Table {
    let mut header = vec!["kernel", "level", "time", "share", "to scalar", "spread"];
    there.iter().for_each(|_| header.extend(["there", "here is faster by"]));
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(&header);
    let mut last = "";
    for row in &here.rows {
        // A name only where it changes.
        let name = if row.kernel == last { "" } else { &row.kernel };
        last = &row.kernel;
        let share = here.share(row).map(|share| format!("{:.1}%", 100.0 * share));
        let mut cells = vec![
            name.to_owned(),
            row.level.clone(),
            time(row.ns),
            share.unwrap_or_default(),
            here.to_scalar(row).map_or(String::new(), |ratio| format!("{ratio:.2}")),
            row.spread_percent.map_or("-".to_owned(), |spread| format!("{spread:.1}%")),
        ];
        for there in there {
            let same = |there: &&Row| gridsieve_lab::is_comparable(there, row);
            let there = there.row(&row.kernel, &row.level).filter(same);
            let ratio = |there: &Row| format!("{:.2}", there.ns / row.ns);
            cells.push(there.map_or("-".to_owned(), |there| time(there.ns)));
            cells.push(there.map_or("-".to_owned(), ratio));
        }
        table.add_row(cells);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn described(machine: &Machine) -> String {
    format!(
        "{}, {}, gridsieve {}, {}, {}, {}",
        machine.model,
        machine.system,
        machine.gridsieve,
        machine.compiler,
        machine.flags,
        machine.date
    )
}

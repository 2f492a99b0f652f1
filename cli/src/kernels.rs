//! `gridsieve kernels`.

use super::exit::Exit;
use super::isa::{self, IsaArgs};
use super::output::Output;
use super::{Failure, print, processor, say, signals, version};
use comfy_table::{CellAlignment, Table, presets};
use gridsieve::internal::builtin;
use gridsieve_kernels::Isa;
use gridsieve_lab::{BODIES, Effort, Machine, Record, Row};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use itertools::Itertools;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Instead of the help that other commands have for the flag.
const ISA: &str = "Only this level, beside scalar; default: all levels that this machine has";

/// Compare the kernels, and two whole searches, at every instruction-set level
///
/// Each runs over many inputs made from real grids, pinned to one core, all
/// of them in turn again and again; medians are shown. All results are compared
/// with those of level scalar before anything is timed, and some of them at
/// every repetition. GB/s counts what a kernel reads, and writes as far as it
/// is kept.
#[derive(clap::Args)]
#[command(mut_arg(isa::ID, |arg| arg.help(ISA)))]
pub struct Args {
    /// Kernels to run: names or parts of names; default: all
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// List the kernels and do nothing else
    #[arg(long)]
    list: bool,
    /// A few seconds instead of about half a minute; figures are rough
    #[arg(long)]
    quick: bool,
    /// Repetitions of each kernel at each level
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    repetitions: Option<u16>,
    #[command(flatten)]
    isa: IsaArgs,
    /// Do not bind the thread to a core
    #[arg(long)]
    no_pin: bool,
    /// Set an earlier run, of this or another machine, beside this one
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
    /// Write a record that `--compare` reads, in JSON; `-` is standard output
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write the rows as CSV; `-` is standard output
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with bar charts; `-` is standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// A way to write a run.
type Writer = fn(&Record, Option<&Record>, &mut dyn Write) -> io::Result<()>;

/// What is to be written: by which flag, where and how. Opened before anything is measured.
fn outputs(args: &Args) -> Result<Vec<(&'static str, Output, Writer)>, Failure> {
    let wanted: [(_, _, Writer); 3] = [
        ("--record", &args.record, |record, _, out| record.write_json(out)),
        ("--csv", &args.csv, |record, _, out| record.write_csv(out)),
        ("--html", &args.html, |record, earlier, out| {
            out.write_all(gridsieve_lab::page(record, earlier).as_bytes())
        }),
    ];
    let mut outputs: Vec<(_, Output, _)> = Vec::new();
    for (flag, path, writer) in wanted {
        let Some(path) = path else { continue };
        let output = Output::open(Some(path.as_path()).filter(|path| *path != Path::new("-")))?;
        if let Some((first, output, _)) =
            outputs.iter().find(|other| other.1.collides_with(&output))
        {
            return Err(Failure::new(format_args!("{first} and {flag} both write to {output}")));
        }
        outputs.push((flag, output, writer));
    }
    Ok(outputs)
}

/// Everything that can be measured: its name, and what one operation is.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    BODIES.iter().map(|body| (body.name, body.operation)).chain(gridsieve_lab::OTHERS)
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
    let earlier = args.compare.as_deref().map(read).transpose()?;
    let stop = signals::stop_flag()?;
    let outputs = outputs(&args)?;
    let Some(record) = measure(&args, &stop)? else {
        say("interrupted: nothing was written");
        return Ok(Exit::Interrupted);
    };
    // All are written, even if one or the table cannot be: the first failure is told.
    let mut written = match outputs.iter().any(|(_, output, _)| output.is_standard_output()) {
        true => Ok(Exit::Complete),
        false => print(&text(&record, earlier.as_ref())),
    };
    for (_, output, writer) in outputs {
        let this = output.write(|out| writer(&record, earlier.as_ref(), out));
        written = written.and_then(|exit| this.map(|_| exit));
    }
    written
}

fn read(path: &Path) -> Result<Record, Failure> {
    let record = File::open(path).and_then(Record::read);
    record.map_err(|error| Failure::new(format_args!("{}: {error}", path.display())))
}

/// Measures what is asked for; none if that was interrupted.
fn measure(args: &Args, stop: &AtomicBool) -> Result<Option<Record>, Failure> {
    let choice = args.isa.choice();
    let mut isas = Isa::all();
    if choice.asked_by.is_some() {
        isas.retain(|isa| [choice.isa, Isa::Scalar(Default::default())].contains(isa));
    }
    let mut effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    if let Some(repetitions) = args.repetitions {
        effort.repetitions = repetitions.into();
    }
    if !args.no_pin
        && !core_affinity::get_core_ids()
            .and_then(|cores| cores.first().copied())
            .is_some_and(core_affinity::set_for_current)
    {
        say("the thread could not be bound to a core: figures may vary more");
    }
    let bar = bar();
    let wanted =
        |name: &str| args.names.is_empty() || args.names.iter().any(|part| name.contains(part));
    let done = |share: f64| bar.set_position((1000.0 * share) as u64);
    let rows = gridsieve_lab::measure(&isas, builtin::grids(), effort, wanted, stop, done);
    bar.finish_and_clear();
    match rows {
        Err(difference) => Err(Failure::self_check(difference)),
        Ok(_) if stop.load(Ordering::Relaxed) => Ok(None),
        Ok(rows) => Ok(Some(Record { machine: machine(&isas), rows })),
    }
}

fn bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(1000), ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {percent}%, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn machine(isas: &[Isa]) -> Machine {
    Machine {
        gridsieve: version::with_commit(),
        compiler: env!("GRIDSIEVE_COMPILER").to_owned(),
        flags: env!("GRIDSIEVE_FLAGS").to_owned(),
        model: processor::detect().model.unwrap_or_else(|| "unknown".to_owned()),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        levels: isas.iter().map(|isa| isa.level().to_string()).collect(),
        date: jiff::Timestamp::now().strftime("%Y-%m-%d %H:%M UTC").to_string(),
    }
}

/// A time with a plain blank, which terminals and scripts know.
fn time(ns: f64) -> String {
    gridsieve_lab::time(ns).replace('\u{a0}', " ")
}

/// The run as a table, and what it was measured with.
fn text(record: &Record, earlier: Option<&Record>) -> String {
    let mut header = vec!["kernel", "level", "time", "GB/s", "to scalar", "spread"];
    if earlier.is_some() {
        header.extend(["there", "here is faster by"]);
    }
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(&header);
    let mut last = "";
    for row in &record.rows {
        // A name only where it changes.
        let name = if row.kernel == last { "" } else { &row.kernel };
        last = &row.kernel;
        let mut cells = vec![
            name.to_owned(),
            row.level.clone(),
            time(row.ns),
            row.gigabytes_per_second.map_or(String::new(), |speed| format!("{speed:.1}")),
            row.to_scalar.map_or(String::new(), |ratio| format!("{ratio:.2}")),
            format!("{:.1}%", row.spread_percent),
        ];
        if let Some(earlier) = earlier {
            let there = earlier.row(&row.kernel, &row.level);
            let ratio = |there: &Row| format!("{:.2}", there.ns / row.ns);
            cells.push(there.map_or("-".to_owned(), |there| time(there.ns)));
            cells.push(there.map_or("-".to_owned(), ratio));
        }
        table.add_row(cells);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut text = format!("here: {}\n", described(&record.machine));
    if let Some(earlier) = earlier {
        text += &format!("there: {}\n", described(&earlier.machine));
    }
    text + "time: median of one operation; spread: half the distance between the quartiles\n"
        + "GB/s: what is read, and written as far as it is kept\n\n"
        + &table.trim_fmt()
        + "\n"
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

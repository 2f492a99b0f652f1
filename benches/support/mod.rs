//! What the timings of whole scans share.

use gridsieve_kernels::Level;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every timing writes down, if that is asked for.
#[derive(clap::Args)]
pub struct RecordArgs {
    /// Write machine, raw values and medians to this file
    #[arg(long)]
    pub record: Option<PathBuf>,
    /// A word about the machine for the record, such as "idle"
    #[arg(long)]
    note: Option<String>,
    /// Given by `cargo bench`
    #[arg(long, hide = true)]
    bench: bool,
}

pub type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The middle value, or the mean of the two in the middle.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}

/// CPU seconds, in user and in system mode, of this process or of all its children that
/// have ended.
pub fn cpu(who: UsageWho) -> Outcome<f64> {
    let usage = getrusage(who)?;
    let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    Ok(micros as f64 / 1e6)
}

/// First line of what a command prints, if it can be run.
fn ask(command: &str, arguments: &[&str]) -> String {
    let output = Command::new(command).args(arguments).output();
    let text = output.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    text.as_deref().and_then(|text| text.lines().next()).unwrap_or("unknown").to_owned()
}

/// A field of the first processor.
fn processor(field: &str) -> String {
    let all = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = all.lines().find(|line| line.split(':').next().is_some_and(|f| f.trim() == field));
    line.and_then(|line| line.split_once(':')).map_or("unknown", |(_, value)| value.trim()).into()
}

/// What is measured on: the head of a record.
pub fn machine(levels: &[Level], args: &RecordArgs) -> Outcome<String> {
    let mut text = String::new();
    writeln!(text, "date    {}", ask("date", &["-u", "+%Y-%m-%d %H:%M UTC"]))?;
    writeln!(
        text,
        "cpu     {}, family {}, model {}, {} cores usable",
        processor("model name"),
        processor("cpu family"),
        processor("model"),
        std::thread::available_parallelism()?
    )?;
    let levels: Vec<_> = levels.iter().map(Level::to_string).collect();
    writeln!(text, "levels  {}", levels.join(", "))?;
    writeln!(text, "kernel  {}", ask("uname", &["-sr"]))?;
    writeln!(text, "rustc   {}", ask("rustc", &["--version"]))?;
    let flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    writeln!(text, "flags   profile bench (release), RUSTFLAGS=\"{flags}\"")?;
    writeln!(text, "commit  {}", ask("git", &["describe", "--always", "--dirty"]))?;
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or("unknown");
    let note = args.note.as_deref().map(|note| format!(", {note}")).unwrap_or_default();
    writeln!(text, "load    {load} before{note}")?;
    Ok(text)
}

/// Shows a part of the report, and writes what there is: should the rest be
/// disturbed, this part is not lost.
pub fn add(report: &mut String, part: &str, args: &RecordArgs) -> Outcome<()> {
    print!("\n{part}");
    write!(report, "\n{part}")?;
    if let Some(path) = &args.record {
        // Relative to the root of the repository: cargo starts benches in the folder of their package.
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path), report)?;
    }
    Ok(())
}

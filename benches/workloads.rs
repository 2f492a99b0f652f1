//! CPU time of the work that people do with the program: many grids, more
//! clues, passes over grids that share bands. One process each, with all its
//! set-up, one thread.
//!
//! Every round takes all of it in turn; what counts is the median. Numbers of
//! puzzles are checked: against what is known, or that of the first round. See
//! `benches/README.md`.

use automorphisms::all_alike;
use clap::Parser;
use gridsieve::builtin::GRIDS;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;
use nix::sys::resource::UsageWho;
use std::fmt::Write as _;
use std::process::Command;
use support::{Outcome, RecordArgs, add, cpu, machine, median};

mod support;
// The grids of the tests: what lies beside the repository, and neighbours.
#[allow(dead_code)]
#[path = "../tests/support/automorphisms.rs"]
mod automorphisms;
#[allow(dead_code)]
#[path = "../tests/support/company.rs"]
mod company;
#[allow(dead_code)]
#[path = "../tests/support/data.rs"]
mod data;

/// Times whole scans of several kinds, CPU seconds a grid
#[derive(Parser)]
struct Args {
    /// Rounds; each takes several minutes
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// Only workloads with this in their name
    #[arg(long, default_value = "")]
    only: String,
    #[command(flatten)]
    record: RecordArgs,
}

/// Grids that are scanned together.
struct Workload {
    name: String,
    grids: Vec<Grid>,
    clues: usize,
    /// The pass, if it is only one.
    band_3: Option<usize>,
    /// The puzzles in all grids, if that is known.
    puzzles: Option<usize>,
    /// CPU seconds a grid, of each round.
    seconds: Vec<f64>,
    /// Of these, the part before the search begins.
    set_up: Vec<f64>,
}

impl Workload {
    fn new(name: &str, grids: Vec<Grid>, clues: usize, puzzles: Option<usize>) -> Workload {
        let name = format!("{clues} clues, {name}");
        let (seconds, set_up) = (Vec::new(), Vec::new());
        Workload { name, grids, clues, band_3: None, puzzles, seconds, set_up }
    }

    /// Scans the grids once.
    fn run(&mut self) -> Outcome<()> {
        let mut file = tempfile::NamedTempFile::new()?;
        for grid in &self.grids {
            std::io::Write::write_all(&mut file, format!("{grid}\n").as_bytes())?;
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_gridsieve"));
        command.args(["scan", "--quiet", "--stats", "--threads", "1"]);
        command.args(["--clues", &self.clues.to_string()]);
        if let Some(band_3) = self.band_3 {
            command.args(["--band3", &band_3.to_string()]);
        }
        let before = cpu(UsageWho::RUSAGE_CHILDREN)?;
        let output = command.arg(file.path()).output()?;
        let grids = self.grids.len() as f64;
        self.seconds.push((cpu(UsageWho::RUSAGE_CHILDREN)? - before) / grids);
        let found = output.stdout.iter().filter(|&&byte| byte == b'\n').count();
        if !output.status.success() || *self.puzzles.get_or_insert(found) != found {
            return Err(format!("{}: {found} puzzles, {}", self.name, output.status).into());
        }
        let statistics = String::from_utf8(output.stderr)?;
        let harvest = statistics.lines().find_map(|line| line.strip_prefix("seconds, harvest"));
        self.set_up.push(harvest.ok_or("no statistics")?.trim().parse::<f64>()? / grids);
        Ok(())
    }
}

fn built_in(name: &str) -> Grid {
    let known = GRIDS.iter().find(|known| known.name == name).expect("a built-in grid");
    known.grid.parse().expect("a grid")
}

/// A grid with its bands in this order.
fn with_bands(grid: &Grid, order: [usize; 3]) -> Grid {
    let digits = order.iter().flat_map(|&band| &grid.digits()[27 * band..27 * (band + 1)]);
    let digits: Vec<u8> = digits.copied().collect();
    Grid::from_digits(digits.try_into().expect("81 digits")).expect("bands change places")
}

fn workloads() -> Vec<Workload> {
    let random: Vec<Grid> = (11..=20).map(|number| built_in(&number.to_string())).collect();
    let one = |name| vec![built_in(name)];
    let mut all = vec![
        Workload::new("grids 11-20", random.clone(), 17, Some(0)),
        Workload::new("grid T", one("T"), 17, Some(1)),
        Workload::new("SF", one("SF"), 17, Some(29)),
        Workload::new("grids 11-20", random.clone(), 16, Some(0)),
        Workload::new("grid T", one("T"), 16, Some(0)),
        Workload::new("grids 11-20", random.clone(), 18, Some(16)),
        Workload::new("grid T", one("T"), 18, Some(80)),
    ];
    if let Some(known) = data::known_17s() {
        let (grids, puzzles): (Vec<Grid>, Vec<usize>) = known
            .iter()
            .take(500)
            .map(|known| {
                let puzzles: Vec<_> = known.puzzles.iter().map(Puzzle::clues).collect();
                (known.grid, all_alike(&known.grid, &puzzles).len())
            })
            .unzip();
        all.push(Workload::new("500 known grids", grids, 17, Some(puzzles.iter().sum())));
    }
    // All grids with the bands 1+2 of a random one, which they share in a pass.
    let company: Vec<Grid> = random.iter().flat_map(company::completions).collect();
    for (pass, order) in [(1, [2, 0, 1]), (2, [0, 2, 1]), (3, [0, 1, 2])] {
        let grids = company.iter().map(|grid| with_bands(grid, order)).collect();
        let name = format!("pass {pass} over grids that share the other bands");
        let pass = Workload { band_3: Some(pass), ..Workload::new(&name, grids, 17, None) };
        all.push(pass);
    }
    all
}

fn table(all: &[Workload]) -> Outcome<String> {
    let name = "CPU seconds a grid";
    let mut text = format!("{name:<56} grids puzzles   median   set-up   raw\n");
    for Workload { name, grids, puzzles, seconds, set_up, .. } in all {
        let raw: Vec<_> = seconds.iter().map(|seconds| format!("{seconds:.4}")).collect();
        let (grids, puzzles) = (grids.len(), puzzles.unwrap_or_default());
        let (median, set_up) = (median(seconds), median(set_up));
        let raw = raw.join(" ");
        writeln!(text, "{name:<56} {grids:>5} {puzzles:>7} {median:>8.4} {set_up:>8.4}   {raw}")?;
    }
    Ok(text)
}

fn main() -> Outcome<()> {
    let args = Args::parse();
    let mut all = workloads();
    all.retain(|workload| workload.name.contains(&args.only));
    if all.is_empty() {
        return Err(format!("no workload has {:?} in its name", args.only).into());
    }
    let mut report = machine(&[Isa::detect().level()], &args.record)?;
    print!("{report}");
    for round in 1..=args.runs {
        for workload in &mut all {
            workload.run()?;
        }
        eprintln!("round {round} of {}", args.runs);
        if let Some(path) = &args.record.record {
            std::fs::write(path, format!("{report}\n{}", table(&all)?))?;
        }
    }
    add(&mut report, &table(&all)?, &args.record)
}

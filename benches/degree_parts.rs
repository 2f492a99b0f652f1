//! What each part of the degree engine brings: grid T with parts left out, and with
//! other sizes. The table of `docs/decisions/degree.md`.
//!
//! Every round takes all variants in turn; what counts is the median. See
//! `benches/README.md`.

use clap::Parser;
use gridsieve::builtin::GRIDS;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve::engine::{End, Engine, Question, SearchContext};
use gridsieve_grids::Grid;
use gridsieve_kernels::Isa;
use nix::sys::resource::UsageWho;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use support::{Outcome, RecordArgs, add, cpu, machine, median};

mod support;

/// Times the degree engine on grid T with parts of it left out, CPU seconds
#[derive(Parser)]
struct Args {
    /// Rounds; each takes half a minute
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// Number of clues; with fewer than grid T has in a puzzle
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u8).range(10..=16))]
    clues: u8,
    #[command(flatten)]
    record: RecordArgs,
}

/// The engine with some sizes, and what it took.
struct Variant {
    name: String,
    parameters: Parameters,
    seconds: Vec<f64>,
    /// Cells tried by clues placed.
    tried: Vec<u64>,
}

fn variants() -> Vec<Variant> {
    let usual = Parameters::default();
    let all_unions = Parameters { forward: ForwardView::Static, ..usual };
    let mut all = Vec::new();
    let mut add = |name: &str, parameters| {
        let (seconds, tried) = (Vec::new(), Vec::new());
        all.push(Variant { name: name.to_owned(), parameters, seconds, tried });
    };
    add("no forward view (`off`)", Parameters { forward: ForwardView::Off, ..usual });
    for degrees in 1..=3 {
        let mut blocks = all_unions.blocks;
        blocks[degrees..].fill(0);
        let name = match degrees {
            1 => "unions of degree 2".to_owned(),
            _ => format!("unions of degrees 2 to {}", degrees + 1),
        };
        add(&name, Parameters { blocks, ..all_unions });
    }
    add("unions of degrees 2 to 5 (`static`)", all_unions);
    // With more left than there are, a step is never taken.
    let without_exchange = Parameters { exchange_left: 81, ..usual };
    let without_spare = Parameters { spare_left: 81, ..usual };
    let neither = Parameters { exchange_left: 81, ..without_spare };
    add("groups, without exchange and spare clue", neither);
    add("all steps (`dynamic`)", usual);
    add("the same, and unions (`both`)", Parameters { forward: ForwardView::Both, ..usual });
    add("`dynamic` without exchange", without_exchange);
    add("`dynamic` without the spare clue", without_spare);
    for root_left in [6, 7, 9, 10] {
        let name = format!("tables made with {root_left} clues left");
        add(&name, Parameters { root_left, ..usual });
    }
    add("64 UAs in a table", Parameters { uas: 64, ..usual });
    for ua_size in [13, 14] {
        add(&format!("UAs of up to {ua_size} cells"), Parameters { ua_size, ..usual });
    }
    all
}

impl Variant {
    /// Searches the grid once.
    fn run(&mut self, grid: &Grid, clues: usize) -> Outcome<()> {
        let engine = Degree::new(Isa::detect()).parameters(self.parameters);
        let before = cpu(UsageWho::RUSAGE_SELF)?;
        let mut search = engine.start(Question::new(clues), SearchContext::default());
        let mut found = 0;
        let report = search.search(grid, &AtomicBool::new(false), &mut |_| {
            found += 1;
            ControlFlow::Continue(())
        });
        self.seconds.push(cpu(UsageWho::RUSAGE_SELF)? - before);
        self.tried = report.counters.nodes().to_vec();
        match (found, report.end) {
            (0, End::Complete) => Ok(()),
            (found, end) => Err(format!("{}: {found} puzzles, {end:?}", self.name).into()),
        }
    }
}

fn table(all: &[Variant], clues: usize) -> Outcome<String> {
    let head: String = (1..=7).rev().map(|left| format!("{left:>12}")).collect();
    let mut text =
        format!("cells tried by clues left after them\n{:<42}   median{head}   raw\n", "");
    for Variant { name, seconds, tried, .. } in all {
        let tried = (1..=7).rev().map(|left| tried.get(clues - left).copied().unwrap_or(0));
        let tried: String = tried.map(|tried| format!("{tried:>12}")).collect();
        let raw: Vec<_> = seconds.iter().map(|seconds| format!("{seconds:.3}")).collect();
        let (median, raw) = (median(seconds), raw.join(" "));
        writeln!(text, "{name:<42} {median:>8.3}{tried}   {raw}")?;
    }
    Ok(text)
}

fn main() -> Outcome<()> {
    let args = Args::parse();
    let clues = usize::from(args.clues);
    let known = GRIDS.iter().find(|known| known.name == "T").expect("a built-in grid");
    let grid: Grid = known.grid.parse()?;
    let mut all = variants();
    let mut report = machine(&[Isa::detect().level()], &args.record)?;
    writeln!(
        report,
        "grid T, {clues} clues, CPU seconds of one thread, collection of UAs included"
    )?;
    print!("{report}");
    for round in 1..=args.runs {
        for variant in &mut all {
            variant.run(&grid, clues)?;
        }
        eprintln!("round {round} of {}", args.runs);
    }
    add(&mut report, &table(&all, clues)?, &args.record)
}

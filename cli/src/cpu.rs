//! `gridsieve cpu`.

use super::exit::Exit;
use super::isa::IsaArgs;
use super::levels::{self, Feature, LevelState};
use super::processor::{self, Processor};
use super::threads::ThreadArgs;
use super::{Failure, flags, json_line, print};
use core_affinity::CoreId;
use gridsieve::internal::scan::{available_cores, choose_cores};
use itertools::Itertools;
use serde::Serialize;
use std::fmt;

/// Show what this machine has, and what a scan would use of it
///
/// The processor, its caches and the features that instruction-set levels
/// need; the level that would be chosen, and the cores that the threads of a
/// scan would be pinned to.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    #[arg(long, help = flags::JSON)]
    json: bool,
}

/// All that is shown. The fields are those of the JSON object.
#[derive(Serialize)]
struct Machine {
    #[serde(flatten)]
    processor: Processor,
    /// Cores that this process may use.
    cores: usize,
    features: Vec<Feature>,
    levels: Vec<LevelState>,
    /// The level that a scan with these flags would use, and why.
    level: &'static str,
    reason: String,
    /// Its threads, whether they would be pinned, and where to.
    threads: usize,
    pinning: String,
    thread_cores: Option<Vec<usize>>,
}

impl Machine {
    fn new(args: &Args) -> Result<Machine, Failure> {
        let choice = args.isa.choice();
        let threads = args.threads.count();
        let (pinning, cores) = choose_cores(&args.threads.pin()?, threads);
        let core = |core: Option<CoreId>| core.map(|core| core.id);
        Ok(Machine {
            processor: processor::detect(),
            cores: available_cores(),
            features: levels::features(),
            levels: levels::states(),
            level: choice.isa.level().name(),
            reason: choice.reason(),
            threads,
            pinning: pinning.to_string(),
            thread_cores: cores.into_iter().map(core).collect(),
        })
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Processor { model, caches } = &self.processor;
        writeln!(f, "model: {}", model.as_deref().unwrap_or("unknown"))?;
        for (name, bytes) in [
            ("L1d", caches.l1d_bytes),
            ("L1i", caches.l1i_bytes),
            ("L2", caches.l2_bytes),
            ("L3", caches.l3_bytes),
        ] {
            let size = bytes.map_or("unknown".into(), |bytes| format!("{} KiB", bytes >> 10));
            writeln!(f, "{name} cache: {size}")?;
        }
        let line = caches.line_bytes.map_or("unknown".into(), |bytes| format!("{bytes} bytes"));
        writeln!(f, "cache line: {line}")?;
        writeln!(f, "cores that may be used: {}", self.cores)?;

        writeln!(f, "\nfeatures that levels need:")?;
        for Feature { name, present } in &self.features {
            let present = present.map_or("unknown", |present| if present { "yes" } else { "no" });
            writeln!(f, "  {name:<16} {present}")?;
        }
        writeln!(f, "\nlevels:")?;
        for LevelState { name, available, missing, .. } in &self.levels {
            let state = match available {
                true => "available".to_owned(),
                false => format!("lacks {}", missing.join(", ")),
            };
            writeln!(f, "  {name:<16} {state}")?;
        }

        writeln!(f, "\nlevel: {} ({})", self.level, self.reason)?;
        writeln!(f, "threads: {}, {}", self.threads, self.pinning)?;
        if let Some(cores) = &self.thread_cores {
            writeln!(f, "cores of the threads: {}", cores.iter().join(", "))?;
        }
        Ok(())
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let machine = Machine::new(&args)?;
    let text = match args.json {
        true => json_line(&machine),
        false => machine.to_string(),
    };
    print(&text)
}

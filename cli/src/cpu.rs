//! What a machine has, and what a scan would use of it.

use super::Failure;
use super::isa::Choice;
use super::levels::{self, LevelState};
use super::processor::{self, Processor};
use super::threads::ThreadArgs;
use core_affinity::CoreId;
use gridsieve::scan::{available_cores, choose_cores};
use itertools::Itertools;
use serde::Serialize;

/// The processor and the levels, and the cores that the threads of a scan would be pinned to. The
/// fields are those of the JSON object.
#[derive(Serialize)]
pub struct Machine {
    #[serde(flatten)]
    processor: Processor,
    /// Cores that this process may use.
    cores: usize,
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
    /// The machine, for a scan with this level and these threads.
    ///
    /// # Errors
    /// A CPU that is asked for cannot be used.
    pub fn new(choice: &Choice, threads: &ThreadArgs) -> Result<Machine, Failure> {
        let (pinning, cores) = choose_cores(&threads.pin()?, threads.count());
        let core = |core: Option<CoreId>| core.map(|core| core.id);
        Ok(Machine {
            processor: processor::detect(),
            cores: available_cores(),
            levels: levels::states(),
            level: choice.isa.level().name(),
            reason: choice.reason(),
            threads: threads.count(),
            pinning: pinning.to_string(),
            thread_cores: cores.into_iter().map(core).collect(),
        })
    }
}

/// What people read.
pub fn text(machine: &Machine) -> String {
    let mut text = String::new();
    let mut line = |line: String| text.extend([&line, "\n"]);
    let Processor { model, numbers, microcode, caches } = &machine.processor;
    for (name, value) in [("model", model), ("numbers", numbers), ("microcode", microcode)] {
        line(format!("{name}: {}", value.as_deref().unwrap_or("unknown")));
    }
    line(format!("caches: {caches}"));
    line(format!("cores that may be used: {}", machine.cores));

    line("\nlevels:".to_owned());
    for LevelState { name, available, missing, .. } in &machine.levels {
        let state = match available {
            true => "available".to_owned(),
            false => format!("lacks {}", missing.join(", ")),
        };
        line(format!("  {name:<16} {state}"));
    }

    line(format!("\nlevel: {} ({})", machine.level, machine.reason));
    line(format!("threads: {}, {}", machine.threads, machine.pinning));
    if let Some(cores) = &machine.thread_cores {
        line(format!("cores of the threads: {}", cores.iter().join(", ")));
    }
    text
}

//! What a machine has, and what a scan would use of it.

use crate::Failure;
use crate::isa::Choice;
use crate::processor::{self, Processor};
use crate::threads::ThreadArgs;
use core_affinity::CoreId;
use gridsieve::scan::{available_cores, choose_cores};
use gridsieve_kernels::Level;
use itertools::Itertools;
use serde_json::{Value, json};

/// The processor, the levels that it has and lacks, and what a scan with this level and these threads would use:
/// fields of the JSON object, and text.
///
/// # Errors
/// A CPU that is asked for cannot be used.
pub fn described(choice: &Choice, asked: &ThreadArgs) -> Result<(Value, String), Failure> {
    let Processor { model, numbers, microcode, caches } = processor::detect();
    let (cores, threads) = (available_cores(), asked.count());
    let (level, reason) = (choice.isa.level().name(), choice.reason());
    let (pinning, thread_cores) = choose_cores(&asked.pin()?, threads);
    let core = |core: Option<CoreId>| core.map(|core| core.id);
    let thread_cores: Option<Vec<usize>> = thread_cores.into_iter().map(core).collect();

    let mut text = String::new();
    let mut line = |line: String| text.extend([&line, "\n"]);
    let facts =
        [("model", &model), ("numbers", &numbers), ("microcode", &microcode), ("caches", &caches)];
    for (name, value) in facts {
        line(format!("{name}: {}", value.as_deref().unwrap_or("unknown")));
    }
    line(format!("cores that may be used: {cores}"));

    line("\nlevels:".to_owned());
    for level in Level::HERE {
        let state = match &level.missing_features()[..] {
            [] => "available".to_owned(),
            missing => format!("lacks {}", missing.join(", ")),
        };
        line(format!("  {:<16} {state}", level.name()));
    }

    line(format!("\nlevel: {level} ({reason})"));
    line(format!("threads: {threads}, {pinning}"));
    if let Some(cores) = &thread_cores {
        line(format!("cores of the threads: {}", cores.iter().join(", ")));
    }

    let state = |level: &Level| {
        let missing = level.missing_features();
        json!({
            "available": missing.is_empty(),
            "built_in": Level::BUILT.contains(level),
            "missing": missing,
            "name": level.name(),
        })
    };
    let json = json!({
        "caches": caches,
        "cores": cores,
        "level": level,
        "levels": Level::HERE.iter().map(state).collect::<Value>(),
        "microcode": microcode,
        "model": model,
        "numbers": numbers,
        "pinning": pinning.to_string(),
        "reason": reason,
        "thread_cores": thread_cores,
        "threads": threads,
    });
    Ok((json, text))
}

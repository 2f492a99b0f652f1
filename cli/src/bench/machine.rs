//! What is measured with what.

use crate::processor::{self, Processor};
use crate::version;
use gridsieve_kernels::Isa;
use gridsieve_lab::{Machine, UNKNOWN};
use std::time::SystemTime;

/// The program, the processor and the system, with the levels that are measured.
pub fn machine(isas: &[Isa]) -> Machine {
    let unknown = || UNKNOWN.to_owned();
    let Processor { model, numbers, microcode, .. } = processor::detect();
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    let governor = cores.first().and_then(|core| processor::governor(core.id));
    Machine {
        gridsieve: format!("{} ({})", version::NUMBER, version::built_from()),
        compiler: env!("GRIDSIEVE_COMPILER").to_owned(),
        flags: env!("GRIDSIEVE_FLAGS").to_owned(),
        model: model.unwrap_or_else(unknown),
        processor: numbers.unwrap_or_else(unknown),
        microcode: microcode.unwrap_or_else(unknown),
        governor: governor.unwrap_or_else(unknown),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        levels: isas.iter().map(|isa| isa.level().to_string()).collect(),
        date: date(SystemTime::now()),
        facts: processor::facts(),
    }
}

/// A date and time of day in the words of records, like `2026-11-28 12:40 UTC`.
fn date(at: SystemTime) -> String {
    let text = humantime::format_rfc3339_seconds(at).to_string();
    format!("{} {} UTC", &text[..10], &text[11..16])
}

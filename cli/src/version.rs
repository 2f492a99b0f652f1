//! What `--version` says beyond the number.

use super::levels;
use gridsieve_kernels::Isa;
use itertools::Itertools;

/// The version, what the program is compiled for, and what this machine has.
pub fn long() -> String {
    let (baseline, features) = levels::baseline();
    let features = match &features[..] {
        [] => String::new(),
        features => format!(" (features: {})", features.join(", ")),
    };
    let states = levels::states();
    let built_in = states.iter().filter(|level| level.built_in).map(|level| level.name).join(", ");
    let lacking = states
        .iter()
        .filter(|level| !level.available)
        .map(|level| format!(" ({} needs: {})", level.name, level.missing.join(", ")))
        .join("");
    format!(
        "{}\ncompiled for {}, baseline level {baseline}{features}; levels built in: {built_in}\n\
         this machine: level {}{lacking}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::ARCH,
        Isa::detect().level(),
    )
}

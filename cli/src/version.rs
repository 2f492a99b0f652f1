//! Which program this is, and what `--version` says beyond the number.

use super::levels;
use gridsieve_kernels::Isa;
use itertools::Itertools;

/// The number of the version.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// The commit that the program was built from.
pub const COMMIT: &str = env!("GRIDSIEVE_COMMIT");

/// The number of the version, and the commit.
pub fn with_commit() -> String {
    format!("{NUMBER} ({COMMIT})")
}

/// The version, the commit, what the program is compiled for, and what this machine has.
pub fn long() -> String {
    let states = levels::states();
    let built_in = states.iter().filter(|level| level.built_in).map(|level| level.name).join(", ");
    let lacking = states
        .iter()
        .filter(|level| !level.available)
        .map(|level| format!(" ({} needs: {})", level.name, level.missing.join(", ")))
        .join("");
    format!(
        "{NUMBER}\nbuilt from commit {COMMIT}, compiled for {}; levels built in: {built_in}\n\
         this machine: level {}{lacking}",
        std::env::consts::ARCH,
        Isa::detect().level(),
    )
}

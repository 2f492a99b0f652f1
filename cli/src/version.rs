//! Which program this is, and what `--version` says beyond the number.

use gridsieve_kernels::{Isa, Level, VARIANT};
use itertools::Itertools;

/// The number of the version.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// The commit that the program was built from.
pub const COMMIT: &str = env!("GRIDSIEVE_COMMIT");

/// The commit, and the variant of a kernel that the program uses, if any.
pub fn built_from() -> String {
    VARIANT.map_or(COMMIT.to_owned(), |variant| format!("{COMMIT} with {variant}"))
}

/// The version, the commit, what the program is compiled for, and what this machine has.
pub fn long() -> String {
    let built_in = Level::HERE.iter().filter(|level| Level::BUILT.contains(level)).join(", ");
    let lacking = Level::HERE.iter().map(|level| match &level.missing_features()[..] {
        [] => String::new(),
        missing => format!(" ({level} needs: {})", missing.join(", ")),
    });
    let lacking = lacking.collect::<String>();
    format!(
        "{NUMBER}\nbuilt from commit {}, compiled for {}; levels built in: {built_in}\n\
         this machine: level {}{lacking}",
        built_from(),
        std::env::consts::ARCH,
        Isa::detect().level(),
    )
}

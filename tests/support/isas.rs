//! Chooses the levels that a test run covers.

use gridsieve_kernels::{Isa, Level};
use std::io::Write;
use std::sync::Once;

/// Name of the environment variable with the levels, separated by commas,
/// that a test run must not pass over.
const REQUIRE: &str = "GRIDSIEVE_REQUIRE_ISA";

/// The levels of this machine. Lists them once on standard error, past the capture of the test
/// runner.
///
/// # Panics
/// The machine lacks a level that [`REQUIRE`] names.
pub fn isas() -> Vec<Isa> {
    let required = std::env::var(REQUIRE).unwrap_or_default();
    for name in required.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let level: Level = name.parse().unwrap_or_else(|error| panic!("{REQUIRE}: {error}"));
        if let Err(error) = Isa::new(level) {
            panic!("{REQUIRE} asks for level {level}: {error}");
        }
    }
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        let mut stderr = std::io::stderr().lock();
        for &level in Level::HERE {
            // Writing fails if standard error is closed, which does not matter.
            let _ = match Isa::new(level) {
                Ok(_) => writeln!(stderr, "level covered: {level}"),
                Err(error) => writeln!(stderr, "level passed over: {level} ({error})"),
            };
        }
    });
    Isa::all()
}

//! Which levels a test run covers.

use crate::{Isa, Level};

/// Name of the environment variable with the levels, separated by commas,
/// that a test run must not pass over.
pub const REQUIRE: &str = "GRIDSIEVE_REQUIRE_ISA";

/// The levels of this machine; prints their names.
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
    for level in Level::ALL {
        match Isa::new(level) {
            Ok(_) => println!("level covered: {level}"),
            Err(error) => println!("level passed over: {level} ({error})"),
        }
    }
    Isa::all()
}

//! The engines by name.

use crate::engine::Engine;
use crate::engine::bands::Bands;
use gridsieve_kernels::Isa;

/// Every engine; the first one is the default.
pub const NAMES: &[&str] = &["bands"];

/// The engine of that name.
pub fn by_name(name: &str) -> Option<Box<dyn Engine>> {
    match name {
        "bands" => Some(Box::new(Bands::new(Isa::detect()))),
        _ => None,
    }
}

//! The engines by name.

use crate::engine::Engine;

/// Every engine; the first one is the default.
pub const NAMES: &[&str] = &["bands"];

/// The engine of that name.
pub fn by_name(name: &str) -> Option<Box<dyn Engine>> {
    // To be filled in when the bands engine lands:
    // `"bands" => Some(Box::new(Bands::default()))`.
    let _ = name;
    None
}

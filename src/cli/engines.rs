//! The engines by name.

use crate::engine::Engine;
use crate::engine::bands::Bands;
use crate::engine::classic::Classic;
use gridsieve_kernels::Isa;

/// Every engine; the first one is the default.
pub const NAMES: &[&str] = &["bands", "classic"];

/// What an engine can be told besides the question. None of it changes the
/// answer.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The instruction-set level.
    pub isa: Isa,
    /// See [`Bands::bitmap_threshold`] and [`Classic::bitmap_threshold`].
    pub bitmap_threshold: usize,
}

/// The engine of that name.
pub fn by_name(name: &str, options: Options) -> Option<Box<dyn Engine>> {
    match name {
        "bands" => {
            Some(Box::new(Bands::new(options.isa).bitmap_threshold(options.bitmap_threshold)))
        }
        "classic" => {
            Some(Box::new(Classic::new(options.isa).bitmap_threshold(options.bitmap_threshold)))
        }
        _ => None,
    }
}

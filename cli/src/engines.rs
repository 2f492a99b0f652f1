//! The engines by name.

use gridsieve::engine::Engine;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::classic::Classic;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve_kernels::Isa;

/// Every engine; the first one is the default.
pub const NAMES: &[&str] = &["bands", "classic", "degree"];

/// What an engine can be told besides the question. None of it changes the
/// answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The instruction-set level.
    pub isa: Isa,
    /// See [`Bands::bitmap_threshold`] and [`Classic::bitmap_threshold`].
    pub bitmap_threshold: usize,
    /// See [`Parameters::forward`].
    pub forward: ForwardView,
}

impl Options {
    /// Those of every scan that is told nothing else.
    pub fn usual(isa: Isa) -> Options {
        Options { isa, bitmap_threshold: Bands::BITMAP_THRESHOLD, forward: ForwardView::default() }
    }
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
        "degree" => {
            let parameters = Parameters { forward: options.forward, ..Parameters::default() };
            Some(Box::new(Degree::new(options.isa).parameters(parameters)))
        }
        _ => None,
    }
}

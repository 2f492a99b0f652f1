//! An engine on several threads.

use gridsieve::engine::{Engine, GridSearch, Grouping, Question, SearchContext};
use gridsieve_kernels::Level;
use std::ops::Deref;

/// An engine, in a box or borrowed, whose searches have this many threads, including their own.
pub struct OnThreads<E>(pub E, pub usize);

impl<E: Deref<Target = dyn Engine> + Send + Sync> Engine for OnThreads<E> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn level(&self) -> Level {
        self.0.level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        self.0.start(
            question,
            SearchContext { spare: SearchContext::with_threads(self.1).spare, ..context },
        )
    }

    fn grouping(&self) -> Grouping {
        self.0.grouping()
    }
}

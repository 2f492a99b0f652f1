//! An engine on several threads.

use gridsieve::engine::{Company, Engine, GridSearch, Grouping, Question};
use gridsieve_kernels::Level;

/// An engine whose searches have so many threads, their own included.
pub struct OnThreads<E>(pub E, pub usize);

impl<E: Engine> Engine for OnThreads<E> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn level(&self) -> Level {
        self.0.level()
    }

    fn start_with(&self, question: Question, company: Company) -> Box<dyn GridSearch> {
        self.0.start_with(question, Company { spare: Company::of(self.1).spare, ..company })
    }

    fn grouping(&self) -> Grouping {
        self.0.grouping()
    }
}

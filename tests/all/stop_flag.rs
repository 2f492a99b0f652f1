//! A raised stop flag ends every search.

use crate::support::built_in;
use crate::support::isas;
use crate::support::threads::OnThreads;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::classic::Classic;
use gridsieve::engine::degree::Degree;
use gridsieve::engine::{End, Engine, Question, SearchContext};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

#[test]
fn at_every_level() {
    for isa in isas() {
        let engines: [Box<dyn Engine>; 6] = [
            Box::new(Bands::new(isa)),
            Box::new(Classic::new(isa)),
            Box::new(Degree::new(isa)),
            Box::new(OnThreads(Box::new(Bands::new(isa)) as Box<dyn Engine>, 2)),
            Box::new(OnThreads(Box::new(Classic::new(isa)) as Box<dyn Engine>, 2)),
            Box::new(OnThreads(Box::new(Degree::new(isa)) as Box<dyn Engine>, 2)),
        ];
        for engine in engines {
            let raised = AtomicBool::new(true);
            let mut search = engine.start(Question::new(18), SearchContext::default());
            let go_on = &mut |_| ControlFlow::Continue(());
            let report = search.search(&built_in("3"), &raised, go_on);
            assert_eq!(report.end, End::Interrupted, "{} {}", engine.name(), isa.level());
        }
    }
}

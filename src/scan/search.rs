//! The search of grids with one question, on one worker.

use super::collector::Collector;
use super::shared::{Searches, Worker};
use crate::engine::{Question, SearchReport};
use gridsieve_grids::Grid;

impl Worker<'_> {
    /// Searches the grid of a collector by itself, with the collector's question.
    pub fn alone(self, searches: &mut Searches, collector: &mut Collector) -> SearchReport {
        let question = collector.question;
        let mut reports = self.search(searches, question, std::slice::from_mut(collector));
        reports.pop().expect("one grid was searched")
    }

    /// Searches the grids of some collectors together. After a panic, which is a fault of each of
    /// them, there are no searches left.
    pub fn search(
        self,
        searches: &mut Searches,
        question: Question,
        collectors: &mut [Collector],
    ) -> Vec<SearchReport> {
        let grids: Vec<Grid> = collectors.iter().map(|collector| collector.grid).collect();
        let reports = self.guarded(searches, |searches| {
            let search = searches.of_grids(self, question);
            let found = &mut |place: usize, clues| collectors[place].take(clues);
            let reports = search.search_group(&grids, self.shared.stop, found);
            assert_eq!(reports.len(), grids.len(), "an engine reports on each grid of a group");
            reports
        });
        let broken = |kind| collectors.iter_mut().map(|one| one.broken(&kind)).collect();
        reports.unwrap_or_else(broken)
    }
}

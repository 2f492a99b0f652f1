//! Searches a group of grids, on one worker, in the way that the plan chose.

use super::collector::Collector;
use super::fewest::search_fewest;
use super::pairs::search_pair;
use super::result::GridResult;
use super::shared::{Searches, Worker};
use crate::engine::{Question, SearchReport};
use gridsieve_grids::Grid;
use std::io;
use std::time::Instant;

impl Worker<'_> {
    /// Searches a group of grids, each with its number in the input, for one of the plan's
    /// questions. The error of a temporary file comes with what was found until then.
    pub fn search_group(
        self,
        searches: &mut Searches,
        turn: usize,
        group: &[(u64, Grid)],
    ) -> Vec<(GridResult, io::Result<()>)> {
        let plan = self.shared.plan;
        if let Some(census) = plan.census {
            let pair =
                |&(index, grid): &(u64, Grid)| search_pair(self, searches, census, index, grid);
            return group.iter().map(pair).collect();
        }
        if plan.keep.fewest {
            let fewest = |&(index, grid): &(u64, Grid)| search_fewest(self, searches, index, grid);
            return group.iter().map(fewest).collect();
        }
        let question = plan.questions()[turn];
        let begun = Instant::now();
        let collector =
            |&(index, grid): &(u64, Grid)| Collector::new(self, question, plan.keep, index, grid);
        let mut collectors: Vec<Collector> = group.iter().map(collector).collect();
        self.begin(group.len() as f64 * plan.parts_of_time()[turn]);
        let reports = self.search(searches, question, &mut collectors);
        self.begin(0.0);
        let seconds = begun.elapsed().as_secs_f64() / group.len() as f64;
        collectors
            .into_iter()
            .zip(reports)
            .map(|(collector, report)| collector.finish(report, seconds))
            .collect()
    }

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

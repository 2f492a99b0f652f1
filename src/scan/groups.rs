//! Searches a group of grids in the way that the plan chose.

use super::batches::is_canary;
use super::collector::Collector;
use super::fewest::search_fewest;
use super::pairs::search_pair;
use super::result::{GridEnd, GridResult};
use super::shared::{Searches, Worker};
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
        // A canary is a grid, not a pair of bands.
        let has_canary = group.iter().any(|&(index, _)| is_canary(index));
        if let Some(census) = plan.census.filter(|_| !has_canary) {
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
        let work = plan.parts_of_time()[turn];
        self.begin(group.len() as f64 * work);
        let reports = self.search(searches, question, &mut collectors);
        self.begin(0.0);
        if searches.are_none() && group.len() > 1 {
            return self.search_each(searches, work, collectors);
        }
        let seconds = begun.elapsed().as_secs_f64() / group.len() as f64;
        collectors
            .into_iter()
            .zip(reports)
            .map(|(collector, report)| collector.finish(report, seconds))
            .collect()
    }

    /// Searches the grids of some collectors, whose search together broke down, each by itself, to
    /// see which of them it was. If none breaks down now, that is a fault of the first.
    fn search_each(
        self,
        searches: &mut Searches,
        work: f64,
        collectors: Vec<Collector>,
    ) -> Vec<(GridResult, io::Result<()>)> {
        let mut breakdown = None;
        let again = |together: Collector| {
            let begun = Instant::now();
            let Collector { question, keep, index, grid, .. } = together;
            let mut alone = Collector::new(self, question, keep, index, grid);
            alone.go_on_from(together, &mut breakdown);
            self.begin(work);
            let report = self.alone(searches, &mut alone);
            self.begin(0.0);
            alone.finish(report, begun.elapsed().as_secs_f64())
        };
        let mut results: Vec<_> = collectors.into_iter().map(again).collect();
        if results.iter().all(|(result, _)| result.faults.is_empty()) {
            let (first, _) = &mut results[0];
            first.faults.push(breakdown.expect("the search of all of them broke down"));
            first.end = GridEnd::Failed;
        }
        results
    }
}

//! Searches a group of grids in the way that the plan chose.

use super::collector::Collector;
use super::fewest::search_fewest;
use super::pairs::search_pair;
use super::result::GridResult;
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
}

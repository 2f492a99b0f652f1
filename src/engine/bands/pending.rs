//! Which choices of band 3 are still to be searched in each grid. A grid is complete when all of
//! them were searched, never by default: each is ticked off with the number of its roots, or the
//! reason why it has none.

use super::plan::orientation::Orientation;
use super::plan::task::Task;
use crate::engine::{End, NothingToSearch, Question, SearchReport};
use gridsieve_grids::BandChoice;
use itertools::Itertools;

/// The choices of band 3 that are still to be searched in each grid, and how the others ended.
pub(crate) struct PendingChoices(Vec<GridStatus>);

/// The state of the search of a grid.
struct GridStatus {
    /// Choices that were not searched completely yet, once for each orientation that has them.
    pending: Vec<BandChoice>,
    /// How the search of the others ended, without counters.
    ended: Vec<SearchReport>,
}

impl PendingChoices {
    /// The choices of grids that are searched in these orientations.
    ///
    /// # Panics
    /// The orientations of a grid do not lead to all that is asked.
    pub fn for_orientations(
        question: &Question,
        orientations: &[Vec<Orientation>],
    ) -> PendingChoices {
        let status = |orientations: &Vec<Orientation>| {
            assert!(covers_question(question, orientations), "choices of band 3 were left out");
            let pending: Vec<_> = orientations
                .iter()
                .flat_map(|orientation| orientation.turns.iter().copied())
                .collect();
            let nothing = SearchReport::nothing_to_search(NothingToSearch::Choices);
            let ended = if pending.is_empty() { vec![nothing] } else { Vec::new() };
            GridStatus { pending, ended }
        };
        PendingChoices(orientations.iter().map(status).collect())
    }

    /// The choices of tasks: the band 3 of each task is the last band.
    pub fn for_tasks(tasks: &[Task]) -> PendingChoices {
        let status = |_| GridStatus { pending: vec![BandChoice::Band(2)], ended: Vec::new() };
        PendingChoices(tasks.iter().map(status).collect())
    }

    /// Whether a choice of the grid is still to be searched. After an interruption, or if the
    /// receiver of the grid's puzzles wants no more, it is not.
    pub fn needs_search(&self, place: usize) -> bool {
        let GridStatus { pending, ended } = &self.0[place];
        !pending.is_empty() && ended.iter().all(|part| part.end == End::Complete)
    }

    /// Records how the search of a choice ended.
    ///
    /// # Panics
    /// The choice is not pending, or is complete without roots and without a reason for that.
    pub fn record_end(&mut self, place: usize, choice: BandChoice, part: SearchReport) {
        assert!(part.has_reason(), "{choice} has no roots, and no reason for that");
        let GridStatus { pending, ended } = &mut self.0[place];
        let index = pending.iter().position(|&it| it == choice);
        pending.swap_remove(index.expect("this choice was searched before, or never planned"));
        ended.push(part);
    }

    /// Writes the end of each grid into its report, and the roots of all its choices.
    ///
    /// # Panics
    /// A grid would be complete while choices are pending.
    pub fn write_ends(self, reports: &mut [SearchReport]) {
        for (report, GridStatus { pending, ended }) in reports.iter_mut().zip(self.0) {
            let all = SearchReport::of_all(ended);
            (report.end, report.roots, report.nothing) = (all.end, all.roots, all.nothing);
            let is_done =
                matches!(report.end, End::Interrupted | End::Enough) || pending.is_empty();
            assert!(is_done, "choices of band 3 were not searched: {pending:?}");
        }
    }
}

/// Whether the search in these orientations finds all puzzles that the question asks for.
fn covers_question(question: &Question, orientations: &[Orientation]) -> bool {
    let is_unlimited = question.band_3.is_unlimited();
    let is_whole = |stacks: bool| {
        let is_one = |choice: &BandChoice| choice.is_stack() == stacks;
        let turns = orientations.iter().flat_map(|orientation| orientation.turns.iter().copied());
        let turns = turns.filter(is_one).map(BandChoice::number).sorted_unstable();
        let asked = BandChoice::ALL.into_iter().filter(is_one);
        let asked = asked.filter(|&it| is_unlimited || question.band_3.contains(it));
        turns.eq(asked.map(BandChoice::number))
    };
    let are_split = orientations.iter().any(|orientation| orientation.stack_limit.is_some());
    if is_unlimited && !are_split {
        // Every puzzle has a band with the most clues, and a stack.
        orientations.len() == 1 && (is_whole(false) || is_whole(true))
    } else {
        is_whole(false) && is_whole(true)
    }
}

#[cfg(test)]
mod tests;

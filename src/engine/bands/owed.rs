//! What the search of some grids owes: each grid its choices of band 3. A grid is complete when
//! all of them were searched, and not because nothing spoke against it.

use super::plan::task::Task;
use super::plan::way::Way;
use crate::engine::{End, Question, SearchReport};
use gridsieve_grids::BandChoice;

/// The parts that are not searched yet, and how the others ended.
pub(crate) struct Owed(Vec<Account>);

/// Of a grid.
struct Account {
    /// Parts that nobody has searched to their end. A choice stands there once for each way.
    open: Vec<BandChoice>,
    /// Of the parts that were searched, together.
    end: Option<End>,
}

impl Account {
    fn new(open: Vec<BandChoice>) -> Account {
        assert!(!open.is_empty(), "a grid is owed something");
        Account { open, end: None }
    }
}

impl Owed {
    /// By the ways of each grid, which have to be ways to all that is asked.
    pub fn by_ways(question: &Question, ways: &[Vec<Way>]) -> Owed {
        let account = |ways: &Vec<Way>| {
            assert!(are_all(question, ways), "choices of band 3 were left out");
            Account::new(ways.iter().flat_map(|way| way.turns.iter().copied()).collect())
        };
        Owed(ways.iter().map(account).collect())
    }

    /// By tasks: each has the last band as its band 3.
    pub fn by_tasks(tasks: &[Task]) -> Owed {
        Owed(tasks.iter().map(|_| Account::new(vec![BandChoice::Band(2)])).collect())
    }

    /// Is there more to be searched in a grid? Not once it was interrupted or had enough.
    pub fn is_open(&self, place: usize) -> bool {
        let Account { open, end } = &self.0[place];
        !open.is_empty() && end.is_none_or(|end| end == End::Complete)
    }

    /// Notes how the search of a part ended.
    ///
    /// # Panics
    /// It is not owed.
    pub fn settle(&mut self, place: usize, choice: BandChoice, end: End) {
        let Account { open, end: all } = &mut self.0[place];
        let part = open.iter().position(|&open| open == choice);
        open.swap_remove(part.expect("what is searched is owed, and once only"));
        *all = Some(all.map_or(end, |all| all.and(end)));
    }

    /// Writes into the reports how the searches of the grids ended.
    ///
    /// # Panics
    /// A grid would be complete, but something is left.
    pub fn conclude(self, reports: &mut [SearchReport]) {
        for (report, Account { open, end }) in reports.iter_mut().zip(self.0) {
            report.end = end.unwrap_or(End::Unsearched);
            let is_done = matches!(report.end, End::Interrupted | End::Enough) || open.is_empty();
            assert!(is_done, "choices of band 3 were not searched: {open:?}");
        }
    }
}

/// Do these ways of a grid go to all puzzles that are asked for?
fn are_all(question: &Question, ways: &[Way]) -> bool {
    let turns_of = |stacks: bool| {
        let turns = ways.iter().flat_map(|way| &way.turns).filter(|turn| turn.is_stack() == stacks);
        let mut turns: Vec<usize> = turns.map(|turn| turn.number()).collect();
        turns.sort_unstable();
        turns
    };
    let asked_of = |stacks: bool| -> Vec<usize> {
        let asked = BandChoice::ALL.into_iter().filter(|choice| choice.is_stack() == stacks);
        asked.filter(|&it| question.band_3.contains(it)).map(|it| it.number()).collect()
    };
    let is_whole = |stacks: bool| turns_of(stacks) == asked_of(stacks);
    let are_split = ways.iter().any(|way| way.stack_limit.is_some());
    if question.band_3.is_unlimited() && !are_split {
        // Every puzzle has a band with the most clues, and a stack.
        ways.len() == 1 && (is_whole(false) || is_whole(true))
    } else {
        is_whole(false) && is_whole(true)
    }
}

#[cfg(test)]
mod tests;

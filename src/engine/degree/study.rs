//! The forward view of one node, step by step, for display.

use crate::ua::cliques::{Effort, MOST_UAS, maximum_cliques};
use crate::ua::keep_minimal;
use gridsieve_grids::CellSet;
use gridsieve_kernels::Isa;
use std::cmp::Reverse;

/// The limits of the search for groups.
const EFFORT: Effort = Effort { nodes: 1_000_000, cliques: 100_000 };

/// What the forward view sees of some clues.
#[derive(Clone, Debug)]
pub struct ForwardStudy {
    /// Clues to be placed.
    pub left: usize,
    /// The tables of residual UAs: what is known at first, then what is left of
    /// it after each intersection of critical groups. One at least.
    pub rounds: Vec<Round>,
    /// What it comes to.
    pub verdict: Verdict,
}

/// A table of residual UAs, and what is seen in it.
#[derive(Clone, Debug)]
pub struct Round {
    /// Cells that can be clues.
    pub alive: CellSet,
    /// Residual UAs, none containing another: the smallest first, then in the
    /// order of their texts.
    pub uas: Vec<CellSet>,
    /// Groups of disjoint UAs, as many as possible, by their places.
    pub groups: Vec<Vec<u16>>,
    /// Whether all groups were found. If not, larger groups may exist.
    pub all_groups: bool,
    /// The cells common to all groups, if they are critical: as many UAs as
    /// clues are left.
    pub field: Option<CellSet>,
}

impl Round {
    /// UAs of the largest groups.
    pub fn group_size(&self) -> usize {
        self.groups.first().map_or(0, Vec::len)
    }
}

/// What a forward view comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Some UA has no cell alive.
    EmptyUa,
    /// More disjoint UAs than clues left: property 1.
    TooManyDisjoint,
    /// All UAs are hit.
    AllHit,
    /// The node may have puzzles below it.
    Open,
}

impl ForwardStudy {
    /// Looks forward from the clues `given`, with `left` more to be placed on
    /// cells that are `alive`. `uas` are known UAs, hit or not.
    pub fn new(
        uas: &[CellSet],
        given: CellSet,
        alive: CellSet,
        left: usize,
        isa: Isa,
    ) -> ForwardStudy {
        let mut alive = alive;
        let mut uas: Vec<CellSet> =
            uas.iter().filter(|ua| !ua.intersects(given)).copied().collect();
        let mut rounds = Vec::new();
        loop {
            uas.iter_mut().for_each(|ua| *ua &= alive);
            uas = keep_minimal(&uas, isa);
            uas.sort_by_key(|ua| (ua.len(), Reverse(ua.text_key())));
            let mut round = Round {
                alive,
                uas: uas.clone(),
                groups: Vec::new(),
                all_groups: true,
                field: None,
            };
            let verdict = look(&mut round, left);
            let field = round.field;
            rounds.push(round);
            match (verdict, field) {
                (Verdict::Open, Some(field)) if field != alive => alive = field,
                _ => return ForwardStudy { left, rounds, verdict },
            }
        }
    }

    /// The ways to hit all UAs with exactly as many cells as clues are left,
    /// `most` of them if there are as many, and whether there are no others.
    pub fn completions(&self, most: usize) -> (Vec<CellSet>, bool) {
        let mut found = Vec::new();
        let Some(round) = self.rounds.last() else { return (found, true) };
        let complete =
            complete(CellSet::EMPTY, round.alive, &round.uas, self.left, most, &mut found);
        found.sort_by_key(|cells| Reverse(cells.text_key()));
        (found, complete)
    }
}

/// Looks for groups in a table.
fn look(round: &mut Round, left: usize) -> Verdict {
    match round.uas.first() {
        None => return Verdict::AllHit,
        Some(ua) if ua.is_empty() => return Verdict::EmptyUa,
        _ => {}
    }
    let smallest = &round.uas[..round.uas.len().min(MOST_UAS)];
    let found = maximum_cliques(smallest, EFFORT);
    round.all_groups = found.complete && smallest.len() == round.uas.len();
    round.groups = found.cliques;
    if found.size > left {
        return Verdict::TooManyDisjoint;
    }
    if found.size == left {
        let union = |group: &Vec<u16>| {
            group.iter().fold(CellSet::EMPTY, |cells, &ua| cells | round.uas[usize::from(ua)])
        };
        round.field = Some(round.groups.iter().map(union).fold(CellSet::ALL, |all, one| all & one));
    }
    Verdict::Open
}

/// Adds the completions of `placed`; gives whether these are all.
fn complete(
    placed: CellSet,
    mut alive: CellSet,
    uas: &[CellSet],
    left: usize,
    most: usize,
    found: &mut Vec<CellSet>,
) -> bool {
    let unhit = uas.iter().filter(|ua| !ua.intersects(placed)).map(|&ua| ua & alive);
    let smallest = unhit.min_by_key(|ua| ua.len());
    if left == 0 {
        if smallest.is_none() {
            if found.len() == most {
                return false;
            }
            found.push(placed);
        }
        return true;
    }
    for cell in smallest.unwrap_or(alive).iter() {
        alive.remove(cell);
        let with = placed | CellSet::single(cell);
        if !complete(with, alive, uas, left - 1, most, found) {
            return false;
        }
    }
    true
}

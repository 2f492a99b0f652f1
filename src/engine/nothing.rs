//! Searches that have nothing to go through: the reason that each of them has to state, and what
//! debug builds do to derive this reason once more, in another way.

use crate::solver::general::unique_solution;
use gridsieve_grids::{Grid, Mask, places};

/// Why a search has nothing to go through, and is complete all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingToSearch {
    /// No set of so many clues that the mask allows hits all UAs.
    Mask,
    /// No cell can become the first clue, by bounds on the number of clues: in each band, or by UAs that
    /// need a clue each.
    Bounds,
    /// The question names no choice of band 3.
    Choices,
    /// The rule of the census gives the pair of bands no puzzles to find.
    Tasks,
}

/// Which cells are open to further clues, and the fewest and the most that have to be added.
pub(super) type Room = (u128, u32, u32);

/// The room of puzzles with just so many clues.
pub(super) fn just(clues: usize, open: u128) -> impl Fn(u128) -> Room {
    move |placed| {
        let left = clues as u32 - placed.count_ones();
        (open, left, left)
    }
}

/// Derives [`NothingToSearch::Bounds`] from UAs alone: whatever clues of `alive` are added to these,
/// one of the UAs is not hit, or there is no room for the clues that hit them all.
pub(super) fn cannot_hit(
    uas: &[u128],
    clues: u128,
    alive: u128,
    room: &dyn Fn(u128) -> Room,
) -> bool {
    let (open, fewest, most) = room(clues);
    let mut alive = alive & open;
    if fewest > most.min(alive.count_ones()) {
        return true;
    }
    let unhit: Vec<u128> = uas.iter().filter(|&ua| ua & clues == 0).map(|ua| ua & alive).collect();
    let Some(&smallest) = unhit.iter().min_by_key(|ua| ua.count_ones()) else { return false };
    // Disjoint UAs need a clue each.
    let add =
        |(cells, count), ua| if ua & cells == 0 { (cells | ua, count + 1) } else { (cells, count) };
    let (_, disjoint) = unhit.into_iter().fold((0, 0), add);
    let is_dead = |cell: usize| {
        alive &= !(1 << cell);
        cannot_hit(uas, clues | 1 << cell, alive, room)
    };
    disjoint > most || places(smallest).all(is_dead)
}

/// Derives [`NothingToSearch::Mask`] with the general solver: the mask does not allow so many clues,
/// or not even all cells that it allows make a puzzle.
pub(super) fn mask_allows_none(grid: &Grid, clues: usize, mask: &Mask) -> bool {
    let (must, free) = (mask.must(), mask.free());
    let allowed = must.len()..=must.len() + free.len();
    !allowed.contains(&clues) || unique_solution(&grid.puzzle(must | free)).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::{CellSet, builtin};
    use proptest::prelude::*;

    proptest! {
        /// By definition, over all sets of eight cells.
        #[test]
        fn uas_that_cannot_be_hit(
            uas in prop::collection::vec(1u128..1 << 8, 0..8),
            (clues, cells) in (0u128..1 << 8, 0u128..1 << 8),
            (fewest, most) in (0u32..5, 0u32..5),
        ) {
            let alive = cells & !clues;
            let room = |set: u128| {
                let more = (set & !clues).count_ones();
                (u128::MAX, fewest.saturating_sub(more), most.saturating_sub(more))
            };
            let is_one = |set: u128| {
                let hits_all = uas.iter().all(|ua| ua & (set | clues) != 0);
                set & !alive == 0 && (fewest..=most).contains(&set.count_ones()) && hits_all
            };
            let expected = !(0..1 << 8).any(is_one);
            prop_assert_eq!(cannot_hit(&uas, clues, alive, &room), expected);
        }
    }

    #[test]
    fn masks_that_allow_no_puzzle() {
        let grid = builtin::grids().next().unwrap();
        let none = |clues, must: CellSet, barred: CellSet| {
            let mask = Mask::new(must, barred).unwrap();
            mask_allows_none(&grid, clues, &mask)
        };
        let first = |count: usize| (0..count).collect::<CellSet>();
        assert!(!none(17, CellSet::EMPTY, CellSet::EMPTY));
        assert!(!none(17, first(17), CellSet::EMPTY) && none(16, first(17), CellSet::EMPTY));
        assert!(!none(80, CellSet::EMPTY, first(1)) && none(81, CellSet::EMPTY, first(1)));
        // Two rows of a band without clues can change places.
        assert!(none(40, CellSet::EMPTY, first(18)));
    }
}

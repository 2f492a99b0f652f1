//! The range of positions of the next clue.

/// The range of the next clue of `left` that are to be placed, 1 at least: positions as bits.
///
/// At the top it ends below the `previous` clue, and at the `end` from where the
/// clique would not leave enough clues; at the bottom where there is room for the
/// others, and at the `lowest` position of the first unhit UA.
#[inline(always)]
pub fn next_clue(left: usize, previous: usize, end: usize, lowest: usize) -> u128 {
    let end = previous.min(end);
    let begin = lowest.max(left - 1);
    if begin < end { (1 << end) - (1 << begin) } else { 0 }
}

/// The range of the next clue, limit by limit: sets of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranges {
    /// Positions below the previous clue.
    pub below_previous: u128,
    /// Positions of `below_previous` that leave a clue for each UA of the clique below.
    pub by_clique: u128,
    /// Positions of `by_clique` with enough positions below them for the other clues.
    pub with_room: u128,
    /// The first unhit UA, and the positions of `with_room` that are not below its lowest one.
    /// `None` if all UAs are hit.
    pub by_first_unhit: Option<(u128, u128)>,
}

impl Ranges {
    /// The four limits for the next clue of `left`, below position `previous`; the
    /// clique has it below `end`.
    pub fn new(
        positions: usize,
        previous: usize,
        left: usize,
        end: usize,
        first_unhit: Option<u128>,
    ) -> Ranges {
        let by_first_unhit = |ua: u128| {
            let lowest = ua.trailing_zeros() as usize;
            (ua, next_clue(left, previous, end, lowest))
        };
        Ranges {
            below_previous: next_clue(1, previous, positions, 0),
            by_clique: next_clue(1, previous, end, 0),
            with_room: next_clue(left, previous, end, 0),
            by_first_unhit: first_unhit.map(by_first_unhit),
        }
    }
}

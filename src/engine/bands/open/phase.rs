//! What is left to do in band 3: the cases of the band-3 phase.
//!
//! The cases are those of phase 2 of G. Penet's 17-clue search, for any number of clues in band 3.
//! The open GUA2 and GUA3 give a lower bound for the clues of each mini-row; the sum is the *min
//! count*. The *field* are the cells of the open GUA2, and of each open GUA3 without an open GUA2 in
//! its mini-row. The clues of band 3 beyond the min count
//! are *missing*: they may be redundant clues in the field, or outside it. Other open UAs are in
//! list A if they have a cell in the field, and otherwise in list B. Only a clue outside the field
//! can hit a UA of list B.
//!
//! | Case | missing | list B | what follows |
//! |---|---|---|---|
//! | nothing in field | all | any | a hitting set of list B |
//! | critical | 0 | must be empty | all clues go in field, each where a mini-row asks for it |
//! | missing 1 | 1 | not empty | one clue goes out of field, to a cell common to list B |
//! | missing more | 2 or more | not empty | disjoint UAs of list B need a clue each |
//! | subcritical | 1 or more | empty | the missing clues can go anywhere, in field too |
//!
//! Each clue that is placed and each cell that is closed can change the case, so it is determined
//! anew at each node of the search.
//!
//! The stacks may have limits of their own: see [`stacks`](crate::engine::bands::limits::stacks).

use super::sockets::OpenSockets;
use std::ops::ControlFlow;

/// The cases of the band-3 phase. *Missing* are the clues of band 3 beyond
/// those that its mini-rows ask for; *list B* are the UAs without a cell in
/// field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// No mini-row asks for a clue: any hitting set of what is open.
    NothingInField,
    /// No clue is missing: all go in field, and list B must be empty.
    Critical,
    /// One clue is missing: it goes out of field, to a cell common to list B.
    Missing1,
    /// More clues are missing, and list B says where some of them go.
    MissingMore,
    /// Clues are missing, but list B is empty: they can go anywhere, and be
    /// redundant in field.
    Subcritical,
}

/// Where band 3 stands, from its open sockets and as much of the other UAs as
/// it was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phase {
    /// Clues that the mini-rows ask for, and clues beyond these.
    pub min_count: u32,
    pub missing: u32,
    /// See [`OpenSockets::field`].
    pub field: u32,
    /// The cells of the field where clues can go. In the critical case, with no clue missing, a UA
    /// without one of these cells proves that the node has no puzzle, whichever list it is in.
    pub in_field: u32,
    /// The smallest UA of list B; all cells if there is none.
    pub smallest: u32,
    /// Cells common to list B.
    pub common: u32,
    /// Disjoint UAs of list B: their number and cells.
    pub disjoint: u32,
    union: u32,
}

impl Phase {
    /// The phase with `left` clues for band 3, its list B still being empty;
    /// none if the mini-rows ask for more.
    #[inline(always)]
    pub fn new(open: OpenSockets, left: u32) -> Option<Phase> {
        let min_count = open.min_count();
        let missing = left.checked_sub(min_count)?;
        let field = open.field();
        Some(Phase {
            min_count,
            missing,
            field,
            in_field: if missing == 0 { open.critical_cells() } else { field },
            smallest: u32::MAX,
            common: u32::MAX,
            disjoint: 0,
            union: 0,
        })
    }

    /// Takes in the cells of a UA where clues can go. A UA with one of the cells `in_field` changes
    /// nothing. Any other counts as of list B; breaks if the missing clues cannot hit all of these.
    #[inline(always)]
    pub fn add(&mut self, ua: u32) -> ControlFlow<()> {
        if ua & self.in_field != 0 {
            return ControlFlow::Continue(());
        }
        self.common &= ua;
        if ua.count_ones() < self.smallest.count_ones() {
            self.smallest = ua;
        }
        if ua & self.union == 0 {
            self.disjoint += 1;
            self.union |= ua;
        }
        // One missing clue hits all of them only in a common cell.
        let can_be_hit = match self.missing {
            1 => self.common != 0,
            missing => self.disjoint <= missing,
        };
        if can_be_hit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// The case.
    #[inline(always)]
    pub fn case(&self) -> Case {
        match (self.min_count, self.missing, self.disjoint) {
            (0, 1.., _) => Case::NothingInField,
            (_, 0, _) => Case::Critical,
            (_, _, 0) => Case::Subcritical,
            (_, 1, _) => Case::Missing1,
            _ => Case::MissingMore,
        }
    }

    /// The cells where clues can go.
    #[inline(always)]
    pub fn allowed_cells(&self) -> u32 {
        match self.case() {
            Case::Critical => self.in_field,
            Case::Missing1 => self.field | self.common,
            Case::NothingInField | Case::MissingMore if self.disjoint == self.missing => {
                self.field | self.union
            }
            _ => u32::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mini-row 0 asks for one of its first two cells.
    const ONE: OpenSockets = OpenSockets(1);

    fn add(phase: &mut Phase, uas: &[u32]) -> bool {
        uas.iter().all(|&ua| phase.add(ua).is_continue())
    }

    #[test]
    fn too_few_clues_are_no_phase() {
        assert!(Phase::new(ONE, 0).is_none());
        assert!(Phase::new(OpenSockets::of_planes([1, 1, 1, 0]), 1).is_none());
    }

    #[test]
    fn critical() {
        let mut phase = Phase::new(ONE, 1).unwrap();
        assert!(add(&mut phase, &[0b1001, 0b1010]));
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::Critical, 0b11));
        assert!(!add(&mut phase, &[0b1100]));
        // Two pairs: only their common cell counts.
        let mut phase = Phase::new(OpenSockets::of_planes([1, 1, 0, 0]), 1).unwrap();
        assert_eq!((phase.field, phase.allowed_cells()), (0b111, 0b001));
        assert!(!add(&mut phase, &[0b1010]));
    }

    #[test]
    fn missing_1() {
        let mut phase = Phase::new(ONE, 2).unwrap();
        assert!(add(&mut phase, &[0b1001]));
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::Subcritical, u32::MAX));
        assert!(add(&mut phase, &[0b11100, 0b01100]));
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::Missing1, 0b01111));
        assert!(!add(&mut phase, &[0b110000]));
    }

    #[test]
    fn missing_more() {
        let mut phase = Phase::new(ONE, 3).unwrap();
        assert!(add(&mut phase, &[0b11100]));
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::MissingMore, u32::MAX));
        assert!(add(&mut phase, &[0b100100, 0b1100000]));
        assert_eq!((phase.smallest, phase.disjoint), (0b100100, 2));
        assert_eq!(phase.allowed_cells(), 0b1111111);
        assert!(!add(&mut phase, &[0b10000000]));
    }

    #[test]
    fn nothing_in_field() {
        let mut phase = Phase::new(OpenSockets(0), 1).unwrap();
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::NothingInField, u32::MAX));
        assert!(add(&mut phase, &[0b11]));
        assert_eq!((phase.case(), phase.allowed_cells()), (Case::NothingInField, 0b11));
        assert!(!add(&mut phase, &[0b100]));
        assert_eq!(Phase::new(OpenSockets(0), 0).unwrap().case(), Case::Critical);
    }
}

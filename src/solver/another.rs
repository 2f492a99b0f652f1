//! The search for a completion other than a known one.
//!
//! The search guesses the digits of the grid first. The path to the grid has no dead ends, and the
//! first wrong guesses are the deepest ones, so the completion that is found differs from the grid
//! in few cells.

use super::candidates::{Candidates, Digits, Planes, Settled};
use gridsieve_kernels::{Token, bits};

/// The search of one grid.
#[derive(Clone)]
pub(super) struct Another {
    /// The digits of the grid.
    pub grid: Digits,
    /// For each cell, by plane and bit, which of them is its own.
    own: [[u8; 32]; 3],
    /// The boards that are still to be tried, the next one last. Each of them differs from the
    /// grid.
    pending: Vec<Candidates>,
}

impl Another {
    pub fn new(grid: Digits) -> Another {
        let mut own = [[0; 32]; 3];
        for (of_plane, digits) in own.iter_mut().zip(&grid.0) {
            for (digit, &cells) in digits.iter().enumerate() {
                bits(cells).for_each(|bit| of_plane[bit] = digit as u8);
            }
        }
        Another { grid, own, pending: Vec::new() }
    }

    /// Searches below candidates that allow the grid for another completion:
    /// the cells where it differs.
    #[inline(always)]
    pub fn search<T: Token>(&mut self, token: T, mut candidates: Candidates) -> Option<Planes> {
        self.pending.clear();
        let mut towards_grid = true;
        loop {
            match candidates.settle(token) {
                Settled::Open => {
                    self.guess(&mut candidates, towards_grid);
                    continue;
                }
                Settled::Complete if !towards_grid => {
                    let changed = candidates.changed(&self.grid);
                    assert_ne!(changed, [0; 3], "what is tried differs from the grid");
                    return Some(changed);
                }
                Settled::Contradiction if towards_grid => {
                    unreachable!("the grid is a completion of its own clues")
                }
                Settled::Complete | Settled::Contradiction => towards_grid = false,
            }
            // With nothing left to try, the grid is the only completion.
            candidates = self.pending.pop()?;
        }
    }

    /// Guesses the digit of a cell, of one with two candidates if there is one. On the way to the
    /// grid, which cannot fail, it guesses in up to three cells at once. It guesses cells of the
    /// last band first, so that the completion that it finds changes few of them: the search of the
    /// other two bands learns the most from such UAs.
    #[inline(always)]
    fn guess(&mut self, candidates: &mut Candidates, towards_grid: bool) {
        let (two, more) = candidates.open_cells();
        let has_two = two != [0; 3];
        let cells = if has_two { two } else { more };
        for plane in (0..3).filter(|&plane| cells[plane] != 0) {
            let bit = cells[plane].ilog2();
            let cell = 1 << bit;
            let own = usize::from(self.own[plane][bit as usize]);
            let digit = candidates.guess(own, plane, cell);
            // Changed where it is kept, so that it is copied once.
            self.pending.push(*candidates);
            let otherwise = self.pending.last_mut().expect("it was just put there");
            otherwise.exclude(digit, plane, cell, has_two);
            candidates.assign(digit, plane, cell);
            if !towards_grid {
                break;
            }
        }
    }
}

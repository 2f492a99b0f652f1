//! Is there exactly one solution? Plain backtracking, knowing nothing of the
//! grid a puzzle comes from: the re-check of every puzzle that is reported.

use crate::grid::geometry::{self, CELLS};
use crate::grid::{CellSet, Grid, Puzzle};

/// The solution of `puzzle`, if it has exactly one.
pub fn unique_solution(puzzle: &Puzzle) -> Option<Grid> {
    let mut state = State { open: [CellSet::ALL; 9], digits: [0; CELLS] };
    for (cell, &digit) in puzzle.digits().iter().enumerate() {
        if digit != 0 && !state.place(cell, usize::from(digit) - 1) {
            return None;
        }
    }
    let mut solutions = Vec::new();
    state.solve(&mut solutions);
    if let [digits] = solutions[..] { Grid::from_digits(digits).ok() } else { None }
}

#[derive(Clone)]
struct State {
    /// Where each digit may still go.
    open: [CellSet; 9],
    digits: [u8; CELLS],
}

impl State {
    fn place(&mut self, cell: usize, digit: usize) -> bool {
        let free = self.open[digit].contains(cell);
        self.open.iter_mut().for_each(|open| open.remove(cell));
        for unit in [geometry::row(cell), 9 + geometry::column(cell), 18 + geometry::box_of(cell)] {
            self.open[digit] = self.open[digit] - geometry::unit(unit);
        }
        self.digits[cell] = digit as u8 + 1;
        free
    }

    /// The fewest ways to fill a cell, or to place a digit in a unit.
    fn choices(&self) -> Vec<(usize, usize)> {
        let mut best = vec![(0, 0); 10];
        for cell in (0..CELLS).filter(|&cell| self.digits[cell] == 0) {
            let fits = (0..9).filter(|&digit| self.open[digit].contains(cell));
            if fits.clone().count() < best.len() {
                best = fits.map(|digit| (cell, digit)).collect();
            }
        }
        for (unit, digit) in (0..27).flat_map(|unit| (0..9).map(move |digit| (unit, digit))) {
            let places = self.open[digit] & geometry::unit(unit);
            let placed =
                || geometry::unit(unit).iter().any(|c| usize::from(self.digits[c]) == digit + 1);
            if places.len() < best.len() && best.len() > 1 && !placed() {
                best = places.iter().map(|cell| (cell, digit)).collect();
            }
        }
        best
    }

    fn solve(&self, solutions: &mut Vec<[u8; CELLS]>) {
        if !self.digits.contains(&0) {
            solutions.push(self.digits);
            return;
        }
        for (cell, digit) in self.choices() {
            let mut next = self.clone();
            next.place(cell, digit);
            next.solve(solutions);
            if solutions.len() > 1 {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_one_solution_from_several_and_none() {
        let text =
            "070020000420501003509307400760000004008609300900000012004702106600803079000090040";
        let puzzle: Puzzle = text.parse().unwrap();
        let solution = unique_solution(&puzzle).unwrap();
        assert_eq!(solution.puzzle(puzzle.clues()), puzzle);
        let two = text.replacen('7', ".", 1).replacen('2', ".", 1).replacen('4', ".", 1);
        assert_eq!(unique_solution(&two.parse().unwrap()), None);
        assert_eq!(unique_solution(&text.replacen('0', "7", 1).parse().unwrap()), None);
    }
}

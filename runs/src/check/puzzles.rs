//! Checks the puzzles of each row: that there are as many as the row says, that they belong to its
//! grids, and that they are in order.

use super::findings::Findings;
use super::lines::Lines;
use super::rows::are;
use super::rule::Flaw;
use crate::census::GridSet;
use crate::error::RunError;
use crate::hash::{Hash64, Hash128};
use crate::manifest::Detail;
use crate::names::PUZZLES;
use crate::pairs::pairs_of;
use crate::row::Row;
use gridsieve::scan::Kind;
use gridsieve_grids::Grid;
use std::collections::BTreeMap;
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most misplaced puzzles that are reported: after a missing line all puzzles are misplaced.
const MISPLACED: u8 = 3;

/// Goes through the puzzles, row by row.
pub struct Puzzles<'a> {
    lines: Lines<'a>,
    detail: Detail,
    /// The grids that puzzles must be of, if they are known.
    only: Option<GridSet>,
    /// Lines read.
    read: u64,
    /// Lines read that are correct answers.
    right: u64,
    /// Lines that are not where they should be, counted up to [`MISPLACED`].
    misplaced: u8,
    /// Whether the file is shorter than it should be.
    ended: bool,
    /// The number of the first line of the last row, and where the puzzles of its grids are.
    at: u64,
    pieces: Vec<Piece>,
}

/// The puzzles of one grid.
struct Piece {
    /// The place of the grid in the row.
    place: usize,
    /// The number of the first line, from 0.
    at: u64,
    count: u64,
}

impl<'a> Puzzles<'a> {
    /// In a census of some grids, `only` has these if they are known.
    pub fn new(lines: Lines<'a>, detail: Detail, only: Option<GridSet>) -> Puzzles<'a> {
        let (read, right, misplaced) = (0, 0, 0);
        let pieces = Vec::new();
        Puzzles { lines, detail, only, read, right, misplaced, ended: false, at: 0, pieces }
    }

    /// Checks the puzzles of a row, whose grids may be known. If they are
    /// `wanted`, it can be asked afterwards [where](Self::of_grid) those of a grid are.
    ///
    /// In a census the grids stand for pairs of bands.
    pub fn row(
        &mut self,
        row: &Row,
        grids: Option<&[Grid]>,
        wanted: bool,
        stop: &AtomicBool,
        findings: &mut Findings,
    ) -> Result<(), RunError> {
        self.pieces.clear();
        self.at = self.read;
        let (pieces, count, by_clues) = Default::default();
        let rule = self.lines.rule;
        let mut order = Order {
            row,
            grids,
            census: rule.census,
            last: None,
            own: None,
            place: None,
            pieces,
            count,
            by_clues,
        };
        let end = self.read.saturating_add(row.found);
        while self.read < end && !self.ended && !stop.load(Ordering::Relaxed) {
            let Some(line) = self.lines.next()? else {
                let last = self.read;
                findings.damage(format_args!(
                    "{PUZZLES}: it ends after line {last}; the evidence counts more puzzles"
                ));
                self.ended = true;
                break;
            };
            let at = self.read;
            self.read += 1;
            let solution = match line.solution {
                Ok(solution) => solution,
                Err(Flaw::Form) => {
                    findings.damage(format_args!("{PUZZLES}: line {} is no puzzle", at + 1));
                    continue;
                }
                Err(Flaw::Wrong(reason)) => {
                    findings.wrong(format_args!("{PUZZLES}: line {}: {reason}", at + 1));
                    continue;
                }
            };
            if self.only.as_ref().is_some_and(|only| !only.contains(&solution)) {
                let line = at + 1;
                findings.wrong(format_args!("{PUZZLES}: line {line}: it is of no grid asked for"));
                continue;
            }
            self.right += 1;
            match order.take(self.detail, rule.keep.limit, line.text, solution) {
                Ok(Some(place)) if wanted => match self.pieces.last_mut() {
                    Some(piece) if piece.place == place => piece.count += 1,
                    _ => self.pieces.push(Piece { place, at, count: 1 }),
                },
                Ok(_) => {}
                // Others may follow from it.
                Err(_) if self.misplaced == MISPLACED => {}
                Err(reason) => {
                    self.misplaced += 1;
                    findings.wrong(format_args!("{PUZZLES}: line {}: {reason}", at + 1));
                }
            }
        }
        let is_whole = self.read == end && self.misplaced == 0;
        if rule.keep.fewest && is_whole && order.by_clues != row.by_clues {
            findings.wrong(format_args!(
                "{PUZZLES}: {} there with other numbers of clues than in the evidence",
                are(Kind::Text.items(), row.first, row.grids)
            ));
        }
        Ok(())
    }

    /// The number of the first line, from 0, and the number of lines of the grid
    /// at a place in the last row.
    pub fn of_grid(&self, place: usize) -> (u64, u64) {
        let piece = self.pieces.iter().find(|piece| piece.place == place);
        piece.map_or((self.read, 0), |piece| (piece.at, piece.count))
    }

    /// The number of the first line of the last row, from 0, and how many were read.
    pub fn of_row(&self) -> (u64, u64) {
        (self.at, self.read - self.at)
    }

    /// Checks that no lines follow and that the hash of the file is right. Returns how many lines
    /// are correct answers.
    pub fn finish(
        mut self,
        expected: Hash128,
        stop: &AtomicBool,
        findings: &mut Findings,
    ) -> Result<u64, RunError> {
        let mut more = 0;
        while self.lines.next()?.is_some() {
            more += 1;
            if stop.load(Ordering::Relaxed) {
                return Ok(self.right);
            }
        }
        if more > 0 {
            findings.damage(format_args!("{PUZZLES}: lines that are not in the evidence: {more}"));
        }
        if self.lines.hash() != expected {
            findings
                .damage(format_args!("{PUZZLES}: it is not what was written: its hash differs"));
        }
        Ok(self.right)
    }
}

/// The puzzles of a row come grid by grid, sorted within each. Those of a pair of bands come in the
/// order of their solutions, and those of a solution sorted.
struct Order<'a> {
    row: &'a Row,
    grids: Option<&'a [Grid]>,
    /// Whether the items are pairs of bands.
    census: bool,
    /// The puzzle before, and its solution.
    last: Option<(Vec<u8>, Grid)>,
    /// The items that this solution can belong to, once they were asked for: itself, or in a
    /// census its pairs of bands.
    own: Option<Vec<Grid>>,
    /// Where the grid of the last puzzle is in the row, if that is known. In a census it is the
    /// first of the possible pairs.
    place: Option<usize>,
    /// Grids that had puzzles; the number of puzzles of the last one.
    pieces: u64,
    count: u64,
    /// How many grids have puzzles of which number of clues: all those of a grid have as many as
    /// its first one, or are counted as well.
    by_clues: BTreeMap<usize, u64>,
}

impl Order<'_> {
    /// Takes the next puzzle. Returns the place of its grid, if that is known.
    fn take(
        &mut self,
        detail: Detail,
        limit: Option<NonZeroU64>,
        text: Vec<u8>,
        solution: Grid,
    ) -> Result<Option<usize>, String> {
        let last = self.last.replace((text, solution));
        let text = &self.last.as_ref().expect("it is there now").0;
        let is_same = last.as_ref().is_some_and(|(_, grid)| *grid == solution);
        if !is_same {
            self.own = None;
        }
        let number = |text: &[u8]| text.iter().filter(|&&cell| cell != b'.').count();
        let clues = number(text);
        let is_like = last.as_ref().is_some_and(|(before, _)| number(before) == clues);
        let is_first = if self.census { last.is_none() } else { !is_same };
        let is_next = (self.census || is_same)
            && last.is_some_and(|(before, grid)| (grid, &before) < (solution, text));
        if !(is_next && is_like) {
            *self.by_clues.entry(clues).or_default() += 1;
        }
        self.count = if is_next { self.count + 1 } else { 1 };
        // The next puzzle of a grid has its place; in a census it can be of another pair.
        if !is_next || self.census {
            self.place = self.place_of(detail, is_first, is_next, solution)?;
        }
        if limit.is_some_and(|limit| self.count > limit.get()) {
            return Err("it is one more of its grid than the limit".to_owned());
        }
        Ok(self.place)
    }

    /// The place in the row of the grid of a puzzle, if it is known. The puzzle is the first one,
    /// the next one in order, or a break in the order.
    fn place_of(
        &mut self,
        detail: Detail,
        is_first: bool,
        is_next: bool,
        solution: Grid,
    ) -> Result<Option<usize>, String> {
        let Row { first, grids: count, hash, .. } = *self.row;
        let kind = if self.census { Kind::Pairs } else { Kind::Text };
        let [one, several] = kind.items();
        let unit = || format!("{several} {first}..{}", first.saturating_add(count));
        let of_solution = || match self.census {
            true => pairs_of(&solution).to_vec(),
            false => vec![solution],
        };
        if detail == Detail::Grid {
            let own = self.own.get_or_insert_with(of_solution);
            if !own.iter().any(|item| Hash64::of_grid(item) == hash) {
                return Err(format!("it is not of {one} {first}"));
            }
            if !is_first && !is_next {
                return Err("it is there twice, or not in order".to_owned());
            }
            return Ok(Some(0));
        }
        let Some(grids) = self.grids else {
            // Each break in the order is another grid or pair.
            self.pieces += u64::from(!is_next);
            if self.pieces > count {
                return Err(format!("there are puzzles of more {several} than the {}", unit()));
            }
            return Ok(None);
        };
        let own = self.own.get_or_insert_with(of_solution);
        let is_own = |place: &usize| own.contains(&grids[*place]);
        if let Some(place) = self.place.filter(is_own)
            && is_next
        {
            return Ok(Some(place));
        }
        // A grid can be in the unit several times.
        let next = self.place.map_or(0, |place| place + 1);
        let place = (next..grids.len()).find(is_own);
        place.map(Some).ok_or_else(|| format!("it is of none of the {}, or not in order", unit()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally;

    /// Without the input only breaks in the order of the puzzles tell pairs apart.
    #[test]
    fn puzzles_of_more_pairs_than_a_row_has_are_found() {
        let grid = gridsieve::builtin::grids().next().expect("there are some");
        let row = Row {
            first: 7,
            grids: 2,
            hash: Hash64::of_grid(&grid),
            found: 4,
            complete: 2,
            by_clues: BTreeMap::new(),
            tally: Tally::default(),
            canary: None,
        };
        let mut order = Order {
            row: &row,
            grids: None,
            census: true,
            last: None,
            own: None,
            place: None,
            pieces: 0,
            count: 0,
            by_clues: BTreeMap::new(),
        };
        let mut take = |text: &str| order.take(Detail::Unit, None, text.into(), grid);
        assert_eq!(["1", "2", "1"].map(&mut take), [Ok(None), Ok(None), Ok(None)]);
        let error = "there are puzzles of more pairs than the pairs 7..9";
        assert_eq!(take("1"), Err(error.to_owned()));
    }
}

//! The conditions that every puzzle of a run has to meet.

use crate::asked::Asked;
use gridsieve::engine::{BandChoices, Mask, Question};
use gridsieve::scan::{Keep, can_lose, is_minimal, obeys};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{BandChoice, Grid, Puzzle};
use std::num::NonZeroU64;

/// What was asked, as the search understood it.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What was asked of each grid.
    pub question: Question,
    /// Which answers were kept.
    pub keep: Keep,
    /// Whether the items of the run are pairs of bands. Puzzles are then in canonical form.
    pub census: bool,
}

/// An error of a line of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The line does not have the form that the program writes.
    Form,
    /// The puzzle is not an answer, for this reason.
    Wrong(String),
}

impl Rule {
    /// The rule that a manifest states.
    ///
    /// # Errors
    /// The manifest states a question that no run can have.
    pub fn new(asked: &Asked) -> Result<Rule, String> {
        let wrong = |what: &str| Err(format!("its {what} cannot be"));
        let Ok(mask) = asked.mask.parse::<Mask>() else { return wrong("mask") };
        if !(1..=CELLS).contains(&asked.clues) {
            return wrong("number of clues");
        }
        let band_3 = asked.band3.as_ref().map_or(Some(BandChoices::ALL), |text| {
            let choice = |number: &str| BandChoice::by_number(number.parse().ok()?);
            let choices = text.split(',').map(choice).collect::<Option<BandChoices>>();
            choices.filter(|choices| choices.to_string() == *text)
        });
        let Some(band_3) = band_3 else { return wrong("choice of band 3") };
        let limit = match asked.limit.map(NonZeroU64::new) {
            Some(None) => return wrong("limit"),
            limit => limit.flatten(),
        };
        let question = Question { clues: asked.clues, mask, band_3 };
        let census = asked.census.is_some();
        let whole = Asked::new(&Question::new(asked.clues), Keep::default());
        if census && *asked != (Asked { census: asked.census, ..whole }) {
            return wrong("census");
        }
        Ok(Rule {
            question,
            keep: Keep { minimal: asked.minimal, limit, fewest: asked.fewest },
            census,
        })
    }

    /// The solution of a line, its end included, if it is an answer.
    pub fn judge(&self, line: &[u8]) -> Result<Grid, Flaw> {
        let text = line.strip_suffix(b"\n").and_then(|text| str::from_utf8(text).ok());
        let puzzle: Option<Puzzle> = text.and_then(|text| text.parse().ok());
        let puzzle = puzzle.filter(|puzzle| Some(&*puzzle.to_string()) == text);
        let puzzle = puzzle.ok_or(Flaw::Form)?;
        let clues = if self.keep.fewest { puzzle.clues().len() } else { self.question.clues };
        obeys(&Question { clues, ..self.question }, &puzzle)
            .map_err(|kind| Flaw::Wrong(kind.to_string()))?;
        let wrong = |reason: &str| Flaw::Wrong(format!("{puzzle} {reason}"));
        let grid = unique_solution(&puzzle).ok_or_else(|| wrong("has not exactly one solution"))?;
        if self.census && Canonical::new(&grid, puzzle.clues()).puzzle() != puzzle {
            return Err(wrong("is not in canonical form"));
        }
        if self.keep.minimal && !is_minimal(&grid, puzzle.clues()) {
            return Err(wrong("is not minimal"));
        }
        // The mask requires the others.
        let free = puzzle.clues() - self.question.mask.must();
        if self.keep.fewest && can_lose(&grid, puzzle.clues(), free) {
            return Err(wrong("is valid without one of its clues: its grid needs fewer"));
        }
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fake::{PUZZLE, grid_and_clues};
    use gridsieve_grids::CellSet;

    #[test]
    fn what_was_asked_comes_back() {
        let some = |first: u32| CellSet::from_bits(0b111 << first);
        for (band_3, minimal, limit) in [
            (BandChoices::ALL, false, None),
            ([3, 5].into_iter().filter_map(BandChoice::by_number).collect(), true, Some(7)),
        ] {
            let mask = Mask::new(some(0), some(40)).unwrap();
            let question = Question { clues: 17, mask, band_3 };
            let limit = limit.and_then(NonZeroU64::new);
            let keep = Keep { minimal, limit, fewest: false };
            let rule = Rule::new(&Asked::new(&question, keep)).unwrap();
            assert_eq!((rule.question, rule.keep), (question, keep));
        }
    }

    #[test]
    fn no_run_was_asked_nonsense() {
        let asked = Asked::new(&Question::new(17), Keep::default());
        let band3 = |text: &str| Asked { band3: Some(text.to_owned()), ..asked.clone() };
        for asked in [
            Asked { clues: 0, ..asked.clone() },
            Asked { clues: 82, ..asked.clone() },
            Asked { mask: "..".to_owned(), ..asked.clone() },
            Asked { mask: "x".repeat(81), ..asked.clone() },
            Asked { limit: Some(0), ..asked.clone() },
            band3(""),
            band3("7"),
            band3("2,1"),
            band3("1,+2"),
        ] {
            assert!(Rule::new(&asked).is_err(), "{asked:?}");
        }
    }

    #[test]
    fn answers_are_told_from_other_lines() {
        let (grid, clues) = grid_and_clues();
        let rule = |minimal, clues| Rule {
            question: Question::new(clues),
            keep: Keep { minimal, limit: None, fewest: false },
            census: false,
        };
        let line = format!("{PUZZLE}\n");
        assert_eq!(rule(true, 17).judge(line.as_bytes()), Ok(grid));
        let zeros = line.replace('.', "0");
        for other in [PUZZLE, &line[1..], &format!("{PUZZLE} \n"), &zeros, "\n", ""] {
            assert_eq!(rule(false, 17).judge(other.as_bytes()), Err(Flaw::Form), "{other:?}");
        }
        let absent = (!clues).iter().next().unwrap();
        let more = format!("{}\n", grid.puzzle(clues | CellSet::single(absent)));
        assert_eq!(rule(false, 18).judge(more.as_bytes()), Ok(grid));
        let keep = Keep { minimal: false, limit: None, fewest: true };
        let fewest =
            |mask| Rule { question: Question { mask, ..Question::new(81) }, keep, census: false };
        assert_eq!(fewest(Mask::FREE).judge(line.as_bytes()), Ok(grid));
        let judged = fewest(Mask::FREE).judge(more.as_bytes());
        assert!(matches!(judged, Err(Flaw::Wrong(_))), "{judged:?}");
        let must = Mask::new(CellSet::single(absent), CellSet::EMPTY).unwrap();
        assert_eq!(fewest(must).judge(more.as_bytes()), Ok(grid));
        let first = clues.iter().next().unwrap();
        let many = more.replacen(|digit| digit == char::from(b'0' + grid.digit(first)), ".", 1);
        for (minimal, count, line) in [(true, 18, &more), (false, 17, &more), (false, 17, &many)] {
            let judged = rule(minimal, count).judge(line.as_bytes());
            assert!(matches!(judged, Err(Flaw::Wrong(_))), "{judged:?}");
        }
    }
}

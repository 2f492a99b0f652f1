//! The question of a run.

use gridsieve::engine::Question;
use gridsieve::scan::Keep;
use gridsieve_grids::geometry::CELLS;
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// The grids whose puzzles a census finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CensusOf {
    /// All grids that have a task in the pairs of bands.
    Pairs,
    /// Only the grids that were given.
    Grids,
}

/// The name that files have for it, in kebab case.
impl Display for CensusOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

/// What a run looks for. The numbers are the format that earlier programs wrote for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunKind {
    /// The puzzles of grids.
    Scan = 1,
    /// The fewest clues of grids.
    Fewest = 2,
    /// The puzzles of pairs of bands.
    Census = 3,
}

/// The question that a run asks of each grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Number of clues; 81 in a run for the fewest clues.
    pub clues: usize,
    /// Whether the run asks for the fewest clues of each grid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fewest: bool,
    /// In a census: the grids whose puzzles are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub census: Option<CensusOf>,
    /// 81 characters: `1` must be a clue, `0` must not, `.` may.
    pub mask: String,
    /// Choices of band 3, if they are limited.
    pub band3: Option<String>,
    /// Whether only minimal puzzles are kept.
    pub minimal: bool,
    /// The most puzzles that are kept of a grid.
    pub limit: Option<u64>,
}

impl Asked {
    /// The question, and what is kept of the answers.
    pub fn new(question: &Question, keep: Keep) -> Asked {
        Asked {
            clues: if keep.fewest { CELLS } else { question.clues },
            fewest: keep.fewest,
            census: None,
            mask: question.mask.to_string(),
            band3: (!question.band_3.is_unlimited()).then(|| question.band_3.to_string()),
            minimal: keep.minimal,
            limit: keep.limit.map(u64::from),
        }
    }

    /// What a run looks for that is asked this.
    pub fn kind(&self) -> RunKind {
        match (self.fewest, self.census) {
            (_, Some(_)) => RunKind::Census,
            (true, None) => RunKind::Fewest,
            (false, None) => RunKind::Scan,
        }
    }

    /// What the answers leave out, in words that follow "puzzles of so many clues"; empty if nothing.
    pub fn limits_in_words(&self) -> String {
        let mut text = String::new();
        if self.minimal {
            text += ", minimal ones only";
        }
        if let Some(choices) = &self.band3 {
            text += &format!(", with band 3 = {choices} only");
        }
        if self.mask.bytes().any(|cell| cell != b'.') {
            text += &format!(", within the mask {} only", self.mask);
        }
        // In a run for the fewest clues one puzzle is the example of each grid, and leaves out nothing.
        if let Some(limit) = self.limit.filter(|_| !self.fewest) {
            text += &format!(", until {limit} of a grid were found");
        }
        text
    }

    /// The number of clues, in words.
    pub fn number(&self) -> String {
        if self.fewest { "fewest".to_owned() } else { self.clues.to_string() }
    }
}

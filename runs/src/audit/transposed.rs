//! An engine that searches transposed grids: another way to the same puzzles.

use gridsieve::engine::{
    BandChoices, Engine, GridSearch, Mask, OnPuzzle, Question, SearchContext, SearchReport,
};
use gridsieve_grids::symmetry::Morph;
use gridsieve_grids::{BandChoice, Grid};
use std::sync::atomic::AtomicBool;

/// Gives an engine the transposed grid: rows are columns, and bands are stacks.
pub struct Transposed(pub Box<dyn Engine>);

impl Engine for Transposed {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn level(&self) -> gridsieve_kernels::Level {
        self.0.level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        let transposed = |cells| Morph::TRANSPOSITION.cells(cells);
        let mask = Mask::new(transposed(question.mask.must()), transposed(question.mask.barred()));
        let choices =
            BandChoice::ALL.into_iter().filter(|choice| question.band_3.contains(*choice));
        let turned = |choice: BandChoice| BandChoice::new(!choice.is_stack(), choice.index());
        let band_3: BandChoices = choices.map(turned).collect();
        let mask = mask.expect("no cell is in both");
        let search = self.0.start(Question { mask, band_3, ..question }, context);
        Box::new(TransposedSearch(search))
    }
}

struct TransposedSearch(Box<dyn GridSearch>);

impl GridSearch for TransposedSearch {
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let turned = Morph::TRANSPOSITION.grid(grid);
        self.0.search(&turned, stop, &mut |clues| found(Morph::TRANSPOSITION.cells(clues)))
    }
}

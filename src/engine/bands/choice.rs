//! The search of one grid with one choice of band 3.

use super::limits::{LimitRules, Limits};
use super::tables::{Learned, Tables};
use crate::engine::{Counters, Question};
use crate::grid::two_bands::TWO_BANDS;
use crate::grid::{CellSet, Layout};
use crate::solver::known::KnownGrid;
use crate::solver::two_bands::TwoBandSolver;
use gridsieve_kernels::{Isa, Token, dispatch};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Counters of the bands engine, as plain numbers.
#[derive(Default)]
pub(super) struct Count {
    pub tables_built: u64,
    pub two_band_sets: u64,
    pub pass_min_count: u64,
    pub nothing_in_field: u64,
    pub critical: u64,
    pub missing_1: u64,
    pub missing_more: u64,
    pub pass_packing: u64,
    pub two_band_tests: u64,
    pub two_band_uas: u64,
    pub band_3_searches: u64,
    pub band_3_nodes: u64,
    pub global_checks_failed: u64,
    pub solver_calls: u64,
    pub fresh_uas: u64,
}

impl Count {
    fn add_to(&self, counters: &mut Counters) {
        for (name, count) in [
            ("tables_built", self.tables_built),
            ("two_band_sets", self.two_band_sets),
            ("pass_min_count", self.pass_min_count),
            ("nothing_in_field", self.nothing_in_field),
            ("critical", self.critical),
            ("missing_1", self.missing_1),
            ("missing_more", self.missing_more),
            ("pass_packing", self.pass_packing),
            ("two_band_tests", self.two_band_tests),
            ("two_band_uas", self.two_band_uas),
            ("band_3_searches", self.band_3_searches),
            ("band_3_nodes", self.band_3_nodes),
            ("global_checks_failed", self.global_checks_failed),
            ("solver_calls", self.solver_calls),
            ("fresh_uas", self.fresh_uas),
        ] {
            counters.add(name, count);
        }
    }
}

/// One grid, one choice of band 3.
pub(super) struct ChoiceSearch<'a> {
    isa: Isa,
    pub tables: Tables,
    pub limits: Limits,
    known: KnownGrid,
    two_bands: TwoBandSolver,
    pub count: Count,
    /// Nodes by clues in bands 1+2.
    pub nodes: [u64; TWO_BANDS + 1],
    /// Cells of band 3 of the UAs that the current clue set misses.
    pub sets: Vec<u32>,
    pub unsorted: Vec<u32>,
    /// UAs learned at the current leaf, for the tables of the subtree.
    pub fresh: Vec<Learned>,
    /// The search is to end.
    pub ended: bool,
    clues: u32,
    layout: &'a Layout,
    stop: &'a AtomicBool,
    receiver: &'a mut dyn FnMut(CellSet) -> ControlFlow<()>,
}

impl<'a> ChoiceSearch<'a> {
    /// `strict`: whether bands 1 and 2 must have fewer clues than band 3.
    pub fn new(
        isa: Isa,
        question: Question,
        layout: &'a Layout,
        tables: Tables,
        strict: [bool; 2],
        stop: &'a AtomicBool,
        receiver: &'a mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> ChoiceSearch<'a> {
        let must_3 = tables.must_3.count_ones() as usize;
        let limits = Limits::new(&LimitRules {
            clues: question.clues,
            strict_1: strict[0],
            strict_2: strict[1],
            least_band_3: must_3,
            most_band_3: must_3 + tables.free_3.count_ones() as usize,
            bands: tables.bands,
        });
        ChoiceSearch {
            isa,
            tables,
            limits,
            known: KnownGrid::new(layout.grid()),
            two_bands: TwoBandSolver::new(layout.grid()),
            count: Count::default(),
            nodes: [0; TWO_BANDS + 1],
            sets: Vec::new(),
            unsorted: Vec::new(),
            fresh: Vec::new(),
            ended: false,
            clues: question.clues as u32,
            layout,
            stop,
            receiver,
        }
    }

    /// How many clues band 3 has beside these, apart from those it must have.
    #[inline(always)]
    pub fn free_clues_of_band_3(&self, clues: u64) -> u32 {
        self.clues - clues.count_ones() - self.tables.must_3.count_ones()
    }

    /// Another filling of bands 1+2 with these clues, if there is one: the
    /// cells of the view that change.
    #[inline(always)]
    pub fn another_filling<T: Token>(&mut self, token: T, clues: u64) -> Option<u64> {
        self.count.two_band_tests += 1;
        let clues = self.view_cells(clues, 0).bits() as u64;
        let ua = self.two_bands.second_filling(token, clues)?;
        self.count.two_band_uas += 1;
        Some(ua)
    }

    /// Another completion of these clues, if there is one: the cells that
    /// change.
    pub fn second_solution(&mut self, two_bands: u64, band_3: u32) -> Option<CellSet> {
        let clues = self.view_cells(two_bands, band_3);
        dispatch!(self.isa, token => self.known.second_solution(token, clues))
    }

    /// Clues of bands 1+2 and of band 3 as cells of the view.
    pub fn view_cells(&self, two_bands: u64, band_3: u32) -> CellSet {
        self.tables.view_cells(two_bands, band_3)
    }

    /// Takes a UA into the tables of this choice; the tables of the subtree
    /// get it when the leaf is done.
    pub fn learn(&mut self, ua: CellSet) {
        let learned = self.tables.learn(ua);
        if learned != Learned::Useless {
            self.fresh.push(learned);
        }
    }

    /// Reports a puzzle.
    pub fn found(&mut self, two_bands: u64, band_3: u32) -> ControlFlow<()> {
        let clues = self.layout.to_original(self.view_cells(two_bands, band_3));
        let flow = (self.receiver)(clues);
        // A grid with very many puzzles must be stoppable too.
        if flow.is_break() || self.stop.load(Ordering::Relaxed) {
            self.ended = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// What was counted.
    pub fn add_to(&self, counters: &mut Counters) {
        for (clues, &nodes) in self.nodes.iter().enumerate().filter(|(_, nodes)| **nodes > 0) {
            counters.add_nodes(clues, nodes);
        }
        self.count.add_to(counters);
    }

    /// Raises `ended` if the search was told to stop.
    pub fn heed_stop(&mut self) {
        self.ended |= self.stop.load(Ordering::Relaxed);
    }
}

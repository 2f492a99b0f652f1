//! The search of a pair of bands, with all bands 3 that are attached to it.

use super::crosswise::{Crosswise, StackRoom};
use super::limits::{LimitRules, Limits};
use super::pair_sockets::PairSockets;
use super::patterns::Patterns;
use super::phase::Case;
use super::tables::{Tables, band_3, bands_1_2};
use crate::engine::Counters;
use crate::grid::two_bands::TWO_BANDS;
use crate::grid::{CellSet, Grid, View};
use crate::solver::known::KnownGrid;
use crate::solver::two_bands::TwoBandSolver;
use gridsieve_kernels::{Isa, Token, dispatch};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Counters of the bands engine, as plain numbers.
#[derive(Default)]
pub(super) struct Count {
    pub pairs: u64,
    pub bands_3: u64,
    pub tables_built: u64,
    pub two_band_sets: u64,
    pub pass_min_count: u64,
    /// Leaves that die because a stack asks for more than its room, whatever else
    /// they may die of.
    pub stacks_full: u64,
    pub nothing_in_field: u64,
    pub critical: u64,
    pub missing_1: u64,
    pub missing_more: u64,
    pub subcritical: u64,
    pub pass_packing: u64,
    pub two_band_tests: u64,
    pub two_band_uas: u64,
    pub band_3_searches: u64,
    pub band_3_nodes: u64,
    pub global_checks: u64,
    pub global_checks_failed: u64,
    pub solver_calls: u64,
    pub fresh_uas: u64,
}

impl Count {
    /// Counts the case that band 3 begins with.
    #[inline(always)]
    pub fn case(&mut self, case: Case) {
        *match case {
            Case::NothingInField => &mut self.nothing_in_field,
            Case::Critical => &mut self.critical,
            Case::Missing1 => &mut self.missing_1,
            Case::MissingMore => &mut self.missing_more,
            Case::Subcritical => &mut self.subcritical,
        } += 1;
    }

    fn add_to(&self, counters: &mut Counters) {
        for (name, count) in [
            ("pairs", self.pairs),
            ("bands_3", self.bands_3),
            ("tables_built", self.tables_built),
            ("two_band_sets", self.two_band_sets),
            ("pass_min_count", self.pass_min_count),
            ("stacks_full", self.stacks_full),
            ("nothing_in_field", self.nothing_in_field),
            ("critical", self.critical),
            ("missing_1", self.missing_1),
            ("missing_more", self.missing_more),
            ("subcritical", self.subcritical),
            ("pass_packing", self.pass_packing),
            ("two_band_tests", self.two_band_tests),
            ("two_band_uas", self.two_band_uas),
            ("band_3_searches", self.band_3_searches),
            ("band_3_nodes", self.band_3_nodes),
            ("global_checks", self.global_checks),
            ("global_checks_failed", self.global_checks_failed),
            ("solver_calls", self.solver_calls),
            ("fresh_uas", self.fresh_uas),
        ] {
            counters.add(name, count);
        }
    }
}

/// One of the bands 3, and its grid.
pub(super) struct Band3<'a> {
    pub patterns: Patterns,
    /// Its cells that have to be clues, and that may be.
    pub must: u32,
    pub free: u32,
    /// Must bands 1 and 2 have fewer clues than this band 3, not only no more?
    strict: [bool; 2],
    /// May they have more?
    any_counts: bool,
    /// No more puzzles of its grid are wanted.
    pub ended: bool,
    known: KnownGrid,
    view: &'a View,
}

impl<'a> Band3<'a> {
    /// The last band of a view. `must` and `free`: its cells that have to be
    /// clues, and that may be.
    pub fn new(
        view: &'a View,
        patterns: Patterns,
        strict: [bool; 2],
        (must, free): (u32, u32),
    ) -> Band3<'a> {
        let known = KnownGrid::new(view.grid());
        let any_counts = false;
        Band3 { patterns, must, free, strict, any_counts, ended: false, known, view }
    }

    /// Its grid, as the view has it.
    pub fn grid(&self) -> &Grid {
        self.view.grid()
    }

    /// Number of UAs that cross it.
    pub fn parts(&self) -> u64 {
        self.patterns.list.iter().map(|pattern| pattern.parts.len() as u64).sum()
    }

    /// This band 3, to be searched even if another band has more clues.
    pub fn with_any_counts(self) -> Self {
        Band3 { any_counts: true, ..self }
    }
}

/// What is known of a set of clues of bands 1+2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Validity {
    /// It was not tested.
    Untested,
    /// Bands 1+2 have no other filling with these clues, while band 3 stays.
    Valid,
    /// They have: there are no puzzles.
    Invalid,
}

/// Where a learned UA went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Learned {
    /// It is inside bands 1+2.
    TwoBands(u64),
    /// To a pattern of a band 3; its part in bands 1+2.
    Part { band_3: usize, pattern: usize, part: u64 },
}

/// One pair of bands.
pub(super) struct PairSearch<'a> {
    isa: Isa,
    pub tables: Tables,
    pub bands_3: Vec<Band3<'a>>,
    /// What their mini-rows have in common, if there are many.
    pub pair_sockets: Option<PairSockets>,
    pub limits: Limits,
    pub crosswise: Option<Crosswise>,
    two_bands: TwoBandSolver,
    pub count: Count,
    /// Nodes by clues in bands 1+2.
    pub nodes: [u64; TWO_BANDS + 1],
    /// Cells of band 3 of the UAs that the current clue set misses.
    pub sets: Vec<u32>,
    /// UAs learned at the current leaf, for the tables of the subtree.
    pub fresh: Vec<Learned>,
    /// The search is to end.
    pub ended: bool,
    clues: u32,
    stop: &'a AtomicBool,
    receiver: &'a mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
}

impl<'a> PairSearch<'a> {
    /// `bands_3` must not be empty, and their grids must have equal rows 1-6 in
    /// their views. `crosswise` limits the puzzles to some: see there. The
    /// receiver gets puzzles with the number of their band 3.
    pub fn new(
        isa: Isa,
        clues: usize,
        tables: Tables,
        bands_3: Vec<Band3<'a>>,
        crosswise: Option<Crosswise>,
        stop: &'a AtomicBool,
        receiver: &'a mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> PairSearch<'a> {
        let least_of = |number: fn(&Band3) -> u32| bands_3.iter().map(number).min().unwrap_or(0);
        let most_of = |number: fn(&Band3) -> u32| bands_3.iter().map(number).max().unwrap_or(0);
        let least_of_split = match crosswise {
            Some(Crosswise { most, if_equal: false }) => most as usize + 1,
            _ => 0,
        };
        let limits = Limits::new(&LimitRules {
            clues,
            strict_1: bands_3.iter().all(|band| band.strict[0]),
            strict_2: bands_3.iter().all(|band| band.strict[1]),
            least_band_3: least_of_split.max(least_of(|band| band.must.count_ones()) as usize),
            most_band_3: most_of(|band| (band.must | band.free).count_ones()) as usize,
            bands: tables.bands,
        });
        PairSearch {
            isa,
            limits,
            crosswise,
            two_bands: TwoBandSolver::new(bands_3[0].view.grid()),
            tables,
            pair_sockets: PairSockets::new(&bands_3),
            count: Count { pairs: 1, bands_3: bands_3.len() as u64, ..Count::default() },
            bands_3,
            nodes: [0; TWO_BANDS + 1],
            sets: Vec::new(),
            fresh: Vec::new(),
            ended: false,
            clues: clues as u32,
            stop,
            receiver,
        }
    }

    /// How many clues a band 3 has beside these, apart from those it must have.
    #[inline(always)]
    pub fn most_clues_of_band_3(&self, band_3: usize, clues: u64) -> u32 {
        self.clues - clues.count_ones() - self.bands_3[band_3].must.count_ones()
    }

    /// The same for all of many bands 3: none of them has clues that it must have.
    #[inline(always)]
    pub fn most_clues_of_many(&self, clues: u64) -> u32 {
        debug_assert!(self.bands_3.iter().all(|band| band.must == 0));
        self.clues - clues.count_ones()
    }

    /// What the mini-rows of many bands 3 have in common.
    #[inline(always)]
    pub fn pair_sockets(&self) -> &PairSockets {
        self.pair_sockets.as_ref().expect("asked for only with many bands 3")
    }

    /// How many clues this band 3 has beside these and those it must have; none
    /// if it is not to be searched with these clues.
    #[inline(always)]
    pub fn free_clues_of_band_3(&self, band_3: usize, clues: u64) -> Option<u32> {
        let band = &self.bands_3[band_3];
        let in_band_3 = self.clues - clues.count_ones();
        let fewer = |i: usize| {
            (clues & self.tables.bands[i]).count_ones() + u32::from(band.strict[i]) <= in_band_3
        };
        let wanted = !band.ended && (band.any_counts || fewer(0) && fewer(1));
        wanted.then(|| self.most_clues_of_band_3(band_3, clues))
    }

    /// How many clues of a band 3 can go to each stack beside these, apart from
    /// those it must have; none if a stack has too many.
    #[inline(always)]
    pub fn stack_room(&self, band_3: usize, clues: u64) -> Option<StackRoom> {
        match self.crosswise {
            None => Some(StackRoom::ANY),
            Some(crosswise) => self.limited_stack_room(crosswise, band_3, clues),
        }
    }

    #[inline(never)]
    fn limited_stack_room(
        &self,
        crosswise: Crosswise,
        band_3: usize,
        clues: u64,
    ) -> Option<StackRoom> {
        self.room_within(crosswise, band_3, clues)
    }

    /// The same with these limits, for code that knows that there are some.
    #[inline(always)]
    pub fn room_within(
        &self,
        Crosswise { most, if_equal }: Crosswise,
        band_3: usize,
        clues: u64,
    ) -> Option<StackRoom> {
        if if_equal && self.clues - clues.count_ones() != most {
            return Some(StackRoom::ANY);
        }
        // Not by `map`: its closure would not have the level's features.
        let [a, b, c] = self.tables.stacks;
        let in_stacks =
            [(clues & a).count_ones(), (clues & b).count_ones(), (clues & c).count_ones()];
        StackRoom::new(most, in_stacks)?.without(self.bands_3[band_3].must)
    }

    /// Another filling of bands 1+2 with these clues, if there is one: the
    /// cells of the view that change.
    #[inline(always)]
    pub fn another_filling<T: Token>(&mut self, token: T, clues: u64) -> Option<u64> {
        self.count.two_band_tests += 1;
        let clues = bands_1_2(self.tables.view_cells(clues, 0));
        let ua = self.two_bands.second_filling(token, clues)?;
        self.count.two_band_uas += 1;
        Some(ua)
    }

    /// Another completion of these clues, if there is one: the cells that
    /// change.
    pub fn second_solution(
        &mut self,
        number: usize,
        two_bands: u64,
        band_3: u32,
    ) -> Option<CellSet> {
        let clues = self.tables.view_cells(two_bands, band_3);
        let known = &mut self.bands_3[number].known;
        dispatch!(self.isa, token => known.second_solution(token, clues))
    }

    /// Takes a UA inside bands 1+2 (cells of the view) into the tables; those
    /// of the subtree get it when the leaf is done. Gives it renumbered.
    pub fn learn_two_bands(&mut self, ua: u64) -> u64 {
        let ua = self.tables.renumbered(ua) & self.tables.free;
        self.tables.learn(ua);
        self.fresh.push(Learned::TwoBands(ua));
        ua
    }

    /// Takes in a UA (cells of the view) of the grid of a band 3.
    pub fn learn(&mut self, number: usize, ua: CellSet) {
        let band = &mut self.bands_3[number];
        let cells = band_3(ua) & band.free;
        if cells == 0 {
            self.learn_two_bands(bands_1_2(ua));
            return;
        }
        let part = self.tables.renumbered(bands_1_2(ua)) & self.tables.free;
        if let Some(pattern) = band.patterns.learn(part, cells) {
            self.fresh.push(Learned::Part { band_3: number, pattern, part });
        }
    }

    /// Reports a puzzle.
    pub fn found(&mut self, number: usize, two_bands: u64, band_3: u32) -> ControlFlow<()> {
        let band = &mut self.bands_3[number];
        let clues = band.view.to_original(self.tables.view_cells(two_bands, band_3));
        if (self.receiver)(number, clues).is_break() {
            band.ended = true;
            self.ended |= self.bands_3.iter().all(|band| band.ended);
            return ControlFlow::Break(());
        }
        // A grid with very many puzzles must be stoppable too.
        self.heed_stop();
        if self.ended { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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

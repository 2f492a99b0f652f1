//! The search of a pair of bands, with all bands 3 that are attached to it.

use super::config::{MOST_BANDS_3, MOST_LEARNED};
use super::count::Count;
use super::harvest::band_3::Band3;
use super::harvest::two_bands::TwoBandUas;
use super::learning::{Learned, LearningLog, LogPosition, LoggedUa};
use super::limits::bands::Limits;
use super::limits::by_stack::ByStack;
use super::limits::stacks::StackRoom;
use super::open::pair_sockets::PairSockets;
use crate::engine::nearly::Nearly;
use crate::engine::work_queue::Stop;
use crate::engine::{Counters, OnPuzzleOf};
use crate::solver::known::KnownGrid;
use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::band_cells;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_kernels::{InStacks, Isa, Room, Token, array, dispatch};
use std::ops::ControlFlow;

/// Whether bands 1+2 are known to have no other filling with a set of clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Validity {
    /// No solver has looked for another filling of bands 1+2 yet.
    Untested,
    /// A check of the whole grid failed with one of the bands 3; no solver has looked for another
    /// filling of bands 1+2 yet.
    CheckFailed,
    /// Bands 1+2 have no other filling with these clues, while band 3 stays.
    Valid,
    /// Bands 1+2 have another filling with these clues, while band 3 stays: there are no puzzles.
    Invalid,
}

/// The state of one thread's search of a pair of bands.
pub(crate) struct PairSearch<'a> {
    pub isa: Isa,
    pub two_bands: TwoBandUas,
    pub bands_3: Vec<Band3<'a>>,
    /// What their mini-rows have in common, if there are many.
    pub pair_sockets: Option<PairSockets>,
    pub limits: Limits,
    /// The first grid, with band 3 given.
    two_band_solver: KnownGrid,
    pub count: Count,
    /// Nodes by clues in bands 1+2.
    pub nodes: [u64; TWO_BANDS + 1],
    /// Memory that `search_band_3` lends to its `HitBand3`; between calls its content means nothing.
    pub hit_band_3_memory: [Vec<u32>; 2],
    /// UAs just learned that the tables of the subtree have not taken in yet.
    pub fresh: Vec<Learned>,
    /// What was learned since the log of all threads was last read.
    unlogged: Vec<LoggedUa>,
    /// The search is to end.
    pub ended: bool,
    pub clues: u32,
    /// The callback that receives sets of clues that hit all known UAs but are no puzzles.
    pub nearly: Option<&'a Nearly<'a>>,
    stop: Stop<'a>,
    receiver: &'a mut OnPuzzleOf<'a>,
}

/// How many clues each band of a puzzle with this number of `clues` may have, with any of these
/// bands 3.
pub(crate) fn limits(clues: usize, two_bands: &TwoBandUas, bands_3: &[Band3]) -> Limits {
    let must = bands_3.iter().map(|band| band.must.count_ones());
    let may = bands_3.iter().map(|band| (band.must | band.free).count_ones());
    let of_split = |band: &Band3| band.stack_limit.map_or(0, |limit| limit.least_of_band_3(clues));
    let least_of_split = bands_3.iter().map(of_split).min().expect("a pair has a band 3");
    let strict = [0, 1].map(|i| bands_3.iter().all(|band| band.strict[i]));
    let least = least_of_split.max(must.min().expect("a pair has a band 3") as usize);
    let most = may.max().expect("a pair has a band 3") as usize;
    Limits::new(clues, strict, least..=most, two_bands.bands)
}

impl<'a> PairSearch<'a> {
    /// `bands_3` must not be empty, and their grids must have equal rows 1-6 in
    /// their views. The receiver gets puzzles with the number of their band 3.
    pub fn new(
        isa: Isa,
        clues: usize,
        two_bands: TwoBandUas,
        bands_3: Vec<Band3<'a>>,
        stop: Stop<'a>,
        receiver: &'a mut OnPuzzleOf<'a>,
    ) -> PairSearch<'a> {
        assert!(bands_3.len() <= MOST_BANDS_3, "a set of them is a word");
        let limits = limits(clues, &two_bands, &bands_3);
        PairSearch {
            isa,
            limits,
            two_band_solver: KnownGrid::with_given(bands_3[0].view.grid(), band_cells(2)),
            two_bands,
            pair_sockets: PairSockets::new(clues, &bands_3),
            count: Count::default(),
            bands_3,
            nodes: [0; TWO_BANDS + 1],
            hit_band_3_memory: [Vec::new(), Vec::new()],
            fresh: Vec::new(),
            unlogged: Vec::new(),
            ended: false,
            clues: clues as u32,
            nearly: None,
            stop,
            receiver,
        }
    }

    /// How many clues a band 3 has with these in bands 1+2, without those it must have.
    #[inline(always)]
    pub fn clues_left_to(&self, band_3: usize, clues: u64) -> u32 {
        self.clues - clues.count_ones() - self.bands_3[band_3].must.count_ones()
    }

    /// What the mini-rows of many bands 3 have in common.
    #[inline(always)]
    pub fn pair_sockets(&self) -> &PairSockets {
        self.pair_sockets.as_ref().expect("asked for only with many bands 3")
    }

    /// The bands 3, of many, that are to be searched with these clues of bands 1+2, as a set of bits.
    #[inline(always)]
    pub fn searched(&self, clues: u64) -> u64 {
        let counts = array::map(
            self.two_bands.bands,
            #[inline(always)]
            |band| (clues & band).count_ones(),
        );
        self.pair_sockets().searched(counts)
    }

    /// The clues that these clues of bands 1+2 leave to each of many bands 3: in total, and by
    /// stack if stacks have limits.
    #[inline(always)]
    pub fn room_of_band_3(&self, clues: u64) -> Room {
        let most = u64::from(self.clues - clues.count_ones());
        let mut room = Room { most, in_stacks: None };
        if self.pair_sockets().has_limits {
            let clues = array::map(
                self.two_bands.stacks,
                #[inline(always)]
                |stack| (clues & stack).count_ones().into(),
            );
            // `StackLimit::BelowBand3` allows each stack one clue less than band 3 has. Bands 3
            // with `AtMostBand3` have a slack of one, those without a limit a huge one. Where band
            // 3 has no clue left, the difference is taken as 0: no stack then has a clue beside
            // those given.
            room.in_stacks = Some(InStacks { clues, most: most.saturating_sub(1) });
        }
        room
    }

    /// How many clues this band 3 has beside these and those that it must have; `None` if it is not
    /// to be searched with them.
    #[inline(always)]
    pub fn clues_left_if_searched(&self, band_3: usize, clues: u64) -> Option<u32> {
        let band = &self.bands_3[band_3];
        let in_band_3 = self.clues - clues.count_ones();
        let fewer = |i: usize| {
            (clues & self.two_bands.bands[i]).count_ones() + u32::from(band.strict[i]) <= in_band_3
        };
        let wanted = !band.ended && (band.any_counts || fewer(0) && fewer(1));
        wanted.then(|| self.clues_left_to(band_3, clues))
    }

    /// How many clues of a band 3 can go to each stack beside these, apart from
    /// those it must have; none if a stack has too many.
    #[inline(always)]
    pub fn stack_room(&self, band_3: usize, clues: u64) -> Option<StackRoom> {
        match self.bands_3[band_3].stack_limit {
            None => Some(StackRoom::ANY),
            Some(stack_limit) => {
                let room = stack_limit.room(self.clues - clues.count_ones());
                room.less(self.in_stacks(band_3, clues))
            }
        }
    }

    /// How many clues each stack has with these and those that a band 3 must have.
    #[inline(always)]
    pub fn in_stacks(&self, band_3: usize, clues: u64) -> ByStack {
        let in_stacks = array::map(
            self.two_bands.stacks,
            #[inline(always)]
            |stack| (clues & stack).count_ones(),
        );
        ByStack::new(in_stacks).plus(ByStack::of_band_3(self.bands_3[band_3].must))
    }

    /// Another filling of bands 1+2 with these clues, if there is one: the
    /// cells of the view that change.
    #[inline(always)]
    pub fn second_filling<T: Token>(&mut self, token: T, clues: u64) -> Option<u64> {
        self.count.two_band_tests += 1;
        let clues = self.two_bands.view_cells(clues, 0);
        let ua = self.two_band_solver.second_solution(token, clues)?;
        self.count.two_band_uas += 1;
        Some(ua.bands_1_2())
    }

    /// Another completion of these clues, if there is one: the cells that
    /// change.
    pub fn second_solution(&mut self, band_3: usize, clues: u64, clues_3: u32) -> Option<CellSet> {
        let clues = self.two_bands.view_cells(clues, clues_3);
        let known = &mut self.bands_3[band_3].known;
        dispatch!(self.isa, token => known.second_solution(token, clues))
    }

    /// Takes in a UA inside bands 1+2, as cells of the view, and notes it for the tables of the
    /// subtree. Gives the same cells renumbered, without those that must not be clues.
    pub fn learn_two_bands(&mut self, ua: u64) -> u64 {
        let ua = self.two_bands.renumbered(ua) & self.two_bands.free;
        self.two_bands.learn(ua);
        self.fresh.push(Learned::TwoBands(ua));
        self.log(LoggedUa::TwoBands(ua));
        ua
    }

    /// Notes a UA for other threads, unless there are too many already.
    fn log(&mut self, ua: LoggedUa) {
        if self.unlogged.len() < MOST_LEARNED {
            self.unlogged.push(ua);
        }
    }

    /// Takes a UA (cells of the view) of the grid of a band 3 into the tables of the pair, and
    /// notes it for those of the subtree.
    pub fn learn(&mut self, band_3: usize, ua: CellSet) {
        let band = &mut self.bands_3[band_3];
        let cells = ua.band_3() & band.free;
        if cells == 0 {
            self.learn_two_bands(ua.bands_1_2());
            return;
        }
        let part = self.two_bands.renumbered(ua.bands_1_2()) & self.two_bands.free;
        if let Some(learned) = self.learn_part(band_3, part, cells) {
            self.fresh.push(learned);
            self.log(LoggedUa::Part { band_3, part, cells });
        }
    }

    /// Takes in the part of a UA that has these cells in a band 3: says where it went, if there is
    /// room for it.
    fn learn_part(&mut self, band_3: usize, part: u64, cells: u32) -> Option<Learned> {
        let band = &mut self.bands_3[band_3];
        if let Some(pair) = &mut self.pair_sockets
            && let Some(socket) = band.patterns.socket(cells)
        {
            let (stack, pattern) = pair.learn(band.view.grid(), socket, part);
            return Some(Learned::OfStack { stack, pattern, part });
        }
        let pattern = band.patterns.learn(part, cells)?;
        Some(Learned::Part { band_3, pattern, part })
    }

    /// Takes what other threads have learned into the tables of the pair, and gives them what this
    /// one has.
    pub fn exchange(&mut self, log: &LearningLog, position: &mut LogPosition) {
        let mut unlogged = std::mem::take(&mut self.unlogged);
        log.exchange(position, &mut unlogged, |ua| match ua {
            LoggedUa::TwoBands(ua) => self.two_bands.learn(ua),
            LoggedUa::Part { band_3, part, cells } => {
                // Without room for it, it is left out here too.
                self.learn_part(band_3, part, cells);
            }
        });
        self.unlogged = unlogged;
    }

    /// Goes on after its receiver wanted no more.
    pub fn resume(&mut self) {
        self.ended = false;
        self.bands_3.iter_mut().for_each(|band| band.ended = false);
    }

    /// Reports a puzzle.
    pub fn found(&mut self, band_3: usize, clues: u64, clues_3: u32) -> ControlFlow<()> {
        let band = &mut self.bands_3[band_3];
        let clues = band.view.to_original(self.two_bands.view_cells(clues, clues_3));
        if (self.receiver)(band_3, clues).is_break() {
            band.ended = true;
            self.ended |= self.bands_3.iter().all(|band| band.ended);
            return ControlFlow::Break(());
        }
        // A grid with very many puzzles must be stoppable too.
        self.heed_stop();
        if self.ended { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Hands a near miss to its receiver, if there is one.
    pub fn nearly_found(&self, band_3: usize, clues: u64, clues_3: u32) {
        if let Some(nearly) = self.nearly {
            let view = self.bands_3[band_3].view;
            nearly.tell(|| view.to_original(self.two_bands.view_cells(clues, clues_3)));
        }
    }

    /// What was counted.
    pub fn counters(&self) -> Counters {
        let mut counters = Counters::default();
        for (clues, &nodes) in self.nodes.iter().enumerate().filter(|(_, nodes)| **nodes > 0) {
            counters.add_nodes(clues, nodes);
        }
        self.count.add_to(&mut counters);
        counters
    }

    /// Raises `ended` if the search is to end.
    pub fn heed_stop(&mut self) {
        self.ended |= self.stop.is_raised();
    }
}

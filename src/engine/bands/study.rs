//! The band-3 phase of one set of clues of bands 1+2, reported step by step.
//!
//! The phase itself is the code of the search. This module builds the tables for one set of clues,
//! and translates what the phase reports and counts into cells of the user's grid.

use super::cells::{BAND_3, MINI_ROW_CELLS, MINI_ROW_PATTERNS, PLACE_PAIRS, plane_and_mini_row};
use super::config::LARGEST_PART;
use super::engine::Bands;
use super::harvest::band_3::Band3;
use super::harvest::two_bands::Harvests;
use super::leaf::Leaf;
use super::lower::hit_band_3::search_band_3;
use super::open::phase::{Case, Phase};
use super::open::sockets::OpenSockets;
use super::open::tables::{Band3Tables, FirstOpen, LeftOpen};
use super::pair_job::{Member, harvest};
use super::pair_search::{PairSearch, Validity};
use super::plan::orientation::Orientation;
use crate::engine::Mask;
use crate::engine::work_queue::Stop;
use crate::ua::band_change::band_changes;
use crate::ua::growth::Growth;
use gridsieve_grids::two_bands::ALL_TWO_BANDS;
use gridsieve_grids::{BandChoice, CellSet, Grid, View};
use gridsieve_kernels::{Token, bits, dispatch};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// How the phase ended. Another filling is looked for first here, though the search does so only
/// if known UAs leave something to band 3: a set of clues that has one is shown as such even if
/// the search would drop it for another reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyEnd {
    /// Bands 1+2 have another filling with these clues, so there is no puzzle:
    /// the cells that change, a UA without a clue.
    AnotherFilling(CellSet),
    /// The mini-rows ask for more clues than are left.
    MinCount,
    /// The known UAs that can only be hit out of field, or where the mini-rows
    /// ask for no clue, need more than the missing clues.
    KnownUas,
    /// Clues that are forced leave a known UA without a cell.
    Forced,
    /// With all allowed cells as clues there is more than one solution.
    GlobalCheck,
    /// Band 3 was searched.
    Searched,
    /// The search was stopped: there may be more puzzles.
    Stopped,
}

/// What the band-3 phase does with one set of clues of bands 1+2. All cells are
/// those of the grid, not of the view.
#[derive(Clone, Debug)]
pub struct Band3Study {
    /// Clues left to band 3.
    pub left: u32,
    /// The open sockets, which the given clues miss: band 3 needs a clue in each. Four lists: GUA2,
    /// GUA3, GUA4 and GUA6.
    pub sockets: [Vec<CellSet>; 4],
    /// Other patterns of band 3 that known UAs leave open.
    pub other_patterns: usize,
    /// The nine mini-rows: their cells, and how many clues each asks for.
    pub mini_rows: Vec<(CellSet, u32)>,
    /// How many clues the boxes of band 3 ask for, each in a stack of its own.
    pub boxes: [u32; 3],
    /// How many clues all of band 3 asks for.
    pub min_count: u32,
    /// Cells of the sockets of mini-rows.
    pub field: CellSet,
    /// The open UAs with a cell in the field, other than the sockets of mini-rows, smaller ones
    /// first.
    pub list_a: Vec<CellSet>,
    /// The open UAs without a cell in the field, smaller ones first.
    pub list_b: Vec<CellSet>,
    /// The case; none if the mini-rows ask for more clues than are left.
    pub case: Option<Case>,
    /// Cells where clues can go, as the case says.
    pub allowed: CellSet,
    /// How it ended.
    pub end: StudyEnd,
    /// Whether the solver was asked if all allowed cells as clues make a valid puzzle. It is not
    /// asked if all of band 3 is allowed.
    pub global_check: bool,
    /// Nodes of the search of band 3.
    pub nodes: u64,
    /// Calls of the solver for the whole grid.
    pub solver_calls: u64,
    /// UAs that it gave.
    pub fresh_uas: u64,
    /// The puzzles.
    pub puzzles: Vec<CellSet>,
}

impl Band3Study {
    /// Clues beyond those that the mini-rows ask for; negative if they ask for
    /// more than are left.
    pub fn missing(&self) -> i64 {
        i64::from(self.left) - i64::from(self.min_count)
    }
}

impl Bands {
    #[doc(hidden)]
    /// Studies the clues `given` in bands 1+2, as the search for puzzles of
    /// `clues` clues would meet them with `choice` as its band 3. (It meets
    /// them only if no other band has more clues.) Ends after `most` puzzles,
    /// or soon after `stop` becomes true.
    ///
    /// # Panics
    /// If given cells are in band 3, or if `clues` leaves it no clue, or more than 27.
    pub fn study_band_3(
        &self,
        grid: &Grid,
        choice: BandChoice,
        given: CellSet,
        clues: usize,
        most: usize,
        stop: &AtomicBool,
    ) -> Band3Study {
        assert!(!given.intersects(choice.cells()), "the given cells are outside band 3");
        assert!((1..=27).contains(&(clues - given.len())), "band 3 gets 1 to 27 clues");
        let mut growth = Growth::new(grid, self.isa);
        let (choices, harvests) = ([choice].into_iter().collect(), &mut Harvests::new(&mut growth));
        let orientation = Orientation::limited(grid, choice.is_stack(), choices, harvests)
            .expect("it has the choice");
        let member = Member { place: 0, orientation: &orientation, choice };
        let (two_bands, bands_3) = harvest(&Mask::FREE, &[member], LARGEST_PART, &mut growth);
        let any_counts = |band| Band3 { any_counts: true, ..band };
        let bands_3 = bands_3.into_iter().map(any_counts).collect();
        let view = orientation.view(choice);
        let given = two_bands.renumbered(view.from_original(given).bands_1_2());
        let mut puzzles = Vec::new();
        let mut receiver = |_: usize, puzzle| {
            puzzles.push(puzzle);
            if puzzles.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let stop = Stop::alone(stop);
        let mut search = PairSearch::new(self.isa, clues, two_bands, bands_3, stop, &mut receiver);
        let study = dispatch!(self.isa, token => study(token, &mut search, view, given));
        Band3Study { puzzles, ..study }
    }
}

/// Runs the phase like the search does, and reports what it decides and counts, but not the
/// puzzles.
#[inline(always)]
fn study<T: Token>(token: T, search: &mut PairSearch, view: &View, clues: u64) -> Band3Study {
    // The tables of a subtree with these clues at its root.
    let mut tables = Band3Tables::new();
    tables.build(token, &search.bands_3[0].patterns, false, clues, ALL_TWO_BANDS);
    let another = search.second_filling(token, clues);
    let first = FirstOpen::of_word(tables.first_patterns.open_below(token, 0, Leaf::OF_NODE));
    let open = first.sockets;
    let left = search.clues_left_to(0, clues);
    let mut phase = Phase::new(open, left);
    let patterns = &search.bands_3[0].patterns;
    // No closure: it would be a function without the level's features.
    let is_dead = match &mut phase {
        Some(phase) => tables.left_open(token, patterns, clues, first, BAND_3, phase).is_none(),
        None => false,
    };
    let in_grid = |band_3: u32| view.to_original(CellSet::of_bands(0, band_3));
    let mut sockets: [Vec<CellSet>; 4] = Default::default();
    let mini_row_sockets = (1 << MINI_ROW_PATTERNS) - 1;
    for i in bits(open.0 & mini_row_sockets) {
        let is_gua2 = plane_and_mini_row(i).0 < PLACE_PAIRS.len();
        sockets[if is_gua2 { 0 } else { 1 }].push(in_grid(MINI_ROW_CELLS[i]));
    }
    let mut others = Vec::new();
    let unhit = LeftOpen {
        first: FirstOpen { sockets: OpenSockets(0), others: first.others },
        others: tables.others.unhit(token, clues),
    };
    tables.list_unhit(token, patterns, &unhit, &mut others);
    // Sorted to be shown.
    others.sort_by_key(|ua: &u32| (ua.count_ones(), *ua));
    others.dedup();
    let changes = band_changes(view.grid());
    for &ua in &others {
        let columns = (ua | ua >> 9 | ua >> 18) & 0o777;
        let kind = match (ua.count_ones(), columns.count_ones()) {
            (4, 3) => 2,
            (6, 4) => 3,
            _ => continue,
        };
        if changes.iter().any(|change| change.cells == ua) {
            sockets[kind].push(in_grid(ua));
        }
    }
    let by_mini_row = open.by_mini_row();
    let field = open.field();
    let (list_a, list_b): (Vec<u32>, Vec<u32>) = others.iter().partition(|&&ua| ua & field != 0);
    let mut end = match (another, phase) {
        (Some(ua), _) => StudyEnd::AnotherFilling(view.to_original(CellSet::of_bands(ua, 0))),
        (None, None) => StudyEnd::MinCount,
        _ if is_dead => StudyEnd::KnownUas,
        _ => StudyEnd::Searched,
    };
    if end == StudyEnd::Searched {
        search_band_3(token, search, 0, &tables, clues, first, Validity::Valid);
        end = match &search.count {
            _ if search.ended => StudyEnd::Stopped,
            count if count.band_3_searches == 0 => StudyEnd::Forced,
            count if count.global_checks_failed > 0 => StudyEnd::GlobalCheck,
            _ => StudyEnd::Searched,
        };
    }
    let count = &search.count;
    Band3Study {
        left,
        other_patterns: others.len() - sockets[2].len() - sockets[3].len(),
        sockets,
        mini_rows: (0..9).map(|i| (in_grid(7 << (3 * i)), by_mini_row[i])).collect(),
        boxes: open.by_stack().counts(),
        min_count: open.min_count(),
        field: in_grid(field),
        list_a: list_a.into_iter().map(in_grid).collect(),
        list_b: list_b.into_iter().map(in_grid).collect(),
        case: phase.map(|phase| phase.case()),
        allowed: phase.map_or(CellSet::EMPTY, |phase| in_grid(phase.allowed_cells() & BAND_3)),
        end,
        global_check: count.global_checks > 0,
        nodes: count.band_3_nodes,
        solver_calls: count.solver_calls,
        fresh_uas: count.fresh_uas,
        puzzles: Vec::new(),
    }
}

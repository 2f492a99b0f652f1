//! The band-3 phase of one set of clues of bands 1+2, told step by step.
//!
//! The phase is the search's own; here are only the tables for one set of
//! clues, and what the phase says and counts, in cells of the user's grid.

use super::Bands;
use super::band_3::{BAND_3, LeftOpen};
use super::group::tables;
use super::pair::{Band3, Count, PairSearch, Validity};
use super::patterns::{MINI_ROW_PATTERNS, Patterns};
use super::phase::{Case, Phase};
use super::plan::Way;
use super::sockets::{Open, Sockets};
use super::tables::{Harvests, bands_1_2};
use super::unhit::{DEPTHS, cells};
use crate::engine::Mask;
use crate::grid::two_bands::{ALL_TWO_BANDS, TWO_BANDS};
use crate::grid::{BandChoice, CellSet, Grid, Layout};
use crate::ua::band_change::band_changes;
use crate::ua::growth::Growth;
use gridsieve_kernels::{Isa, Token, dispatch};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Why a set of clues cannot be studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// Cells are in band 3.
    #[error("the given cells {cells} are in {choice} itself, which is to be searched")]
    InBand3 {
        /// Those cells.
        cells: CellSet,
        /// The band 3.
        choice: BandChoice,
    },
    /// Nothing is left to band 3.
    #[error("{given} cells are given: of {clues} clues none is left to band 3")]
    NoneLeft {
        /// Number of given cells.
        given: usize,
        /// Clues of the puzzles.
        clues: usize,
    },
    /// More is left to band 3 than it has cells.
    #[error("{left} clues are left to band 3, which has 27 cells")]
    TooManyLeft {
        /// How many.
        left: usize,
    },
}

/// The kinds of sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SocketKind {
    /// Two cells of a mini-row.
    Gua2,
    /// A mini-row.
    Gua3,
    /// Four cells: two digits in two rows and three columns.
    Gua4,
    /// Six cells: two digits in three rows and four columns.
    Gua6,
}

/// A socket that the given clues leave open: band 3 needs a clue there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSocket {
    /// Its kind.
    pub kind: SocketKind,
    /// Its cells in band 3.
    pub cells: CellSet,
}

/// How the phase ended. Another filling is looked for first here, though the
/// search does so last: a set of clues that has one is shown as such even if
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
    /// All allowed cells given have more than one solution.
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
    /// Sockets that are open, by kind.
    pub sockets: Vec<OpenSocket>,
    /// Other patterns of band 3 that known UAs leave open.
    pub other_patterns: usize,
    /// The nine mini-rows: their cells, and how many clues each asks for.
    pub mini_rows: Vec<(CellSet, u32)>,
    /// The same for the boxes of band 3, each in a stack of its own.
    pub boxes: [u32; 3],
    /// The same for all of band 3.
    pub min_count: u32,
    /// Cells of the sockets of mini-rows.
    pub field: CellSet,
    /// The open UAs beside the sockets of mini-rows, smaller ones first: those
    /// with a cell in field.
    pub list_a: Vec<CellSet>,
    /// Those without one.
    pub list_b: Vec<CellSet>,
    /// The case; none if the mini-rows ask for more clues than are left.
    pub case: Option<Case>,
    /// Cells where clues can go, as the case says.
    pub allowed: CellSet,
    /// How it ended.
    pub end: StudyEnd,
    /// Was it tested whether all allowed cells given make a valid puzzle? Not
    /// if all of band 3 is allowed.
    pub global_check: bool,
    /// Nodes of the search, calls of the solver, and UAs that it gave.
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

/// What is asked.
struct Task<'a> {
    grid: &'a Grid,
    choice: BandChoice,
    given: CellSet,
    clues: usize,
    most: usize,
    stop: &'a AtomicBool,
}

impl Bands {
    /// Studies the clues `given` in bands 1+2, as the search for puzzles of
    /// `clues` clues would meet them with `choice` as its band 3. (It meets
    /// them only if no other band has more clues.) Ends after `most` puzzles,
    /// or soon after `stop` becomes true.
    ///
    /// # Errors
    /// The given cells are not all outside band 3, or leave it no clue, or more
    /// than it has cells.
    pub fn study_band_3(
        &self,
        grid: &Grid,
        choice: BandChoice,
        given: CellSet,
        clues: usize,
        most: usize,
        stop: &AtomicBool,
    ) -> Result<Band3Study, StudyError> {
        let inside = given & choice.cells();
        if !inside.is_empty() {
            return Err(StudyError::InBand3 { cells: inside, choice });
        }
        match clues.saturating_sub(given.len()) {
            0 => Err(StudyError::NoneLeft { given: given.len(), clues }),
            left @ 28.. => Err(StudyError::TooManyLeft { left }),
            _ => {
                let task = Task { grid, choice, given, clues, most, stop };
                Ok(dispatch!(self.isa, token => study(token, self.isa, &task)))
            }
        }
    }
}

#[inline(always)]
fn study<T: Token>(token: T, isa: Isa, task: &Task) -> Band3Study {
    let mut growth = Growth::new(task.grid, isa);
    let (stacks, turn) = task.choice.parts();
    let choice = [task.choice].into_iter().collect();
    let harvests = &mut Harvests::new(&mut growth);
    let way = Way::limited(task.grid, stacks, choice, harvests).expect("it has the choice");
    let (tables, bands_3) = tables(&Mask::FREE, &[(&way, turn)], &mut growth);
    let bands_3 = bands_3.into_iter().map(Band3::with_any_counts).collect();

    let view = &way.views[turn];
    let clues = tables.renumbered(bands_1_2(view.from_original(task.given)));
    let mut puzzles = Vec::new();
    let mut receiver = |_: usize, puzzle| {
        puzzles.push(puzzle);
        if puzzles.len() < task.most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let mut search =
        PairSearch::new(isa, task.clues, tables, bands_3, None, task.stop, &mut receiver);
    let sockets = sockets(token, &search, clues);
    let mut study = before_search(token, &mut search, view, clues, &sockets);
    if study.end == StudyEnd::Searched {
        run(token, &mut search, clues, &sockets, &mut study);
    }
    study.puzzles = puzzles;
    study
}

/// Cells of band 3 as those of the grid.
fn original(view: &Layout, band_3: u32) -> CellSet {
    view.to_original(CellSet::from_bits(u128::from(band_3) << TWO_BANDS))
}

/// The tables of a subtree with these clues at its root.
#[inline(always)]
fn sockets<T: Token>(token: T, search: &PairSearch, clues: u64) -> Sockets {
    let mut sockets = Sockets::new();
    sockets.build(&search.bands_3[0].patterns.list, clues, ALL_TWO_BANDS);
    sockets.follow(token, &[0; DEPTHS], 0);
    sockets
}

/// Everything up to the search; `end` is `Searched` if it is to be run.
#[inline(always)]
fn before_search<T: Token>(
    token: T,
    search: &mut PairSearch,
    view: &Layout,
    clues: u64,
    sockets: &Sockets,
) -> Band3Study {
    let another = search.another_filling(token, clues);
    let open = sockets.open(token, 0);
    let left = search.most_clues_of_band_3(0, clues);
    let mut phase = Phase::new(open, left);
    let is_dead = phase
        .as_mut()
        .is_some_and(|phase| search.left_open(token, 0, sockets, clues, open, phase).is_none());
    let mut open_sockets = open_mini_row_sockets(open.0);
    let mut others = Vec::new();
    let unhit = LeftOpen {
        open: Open(open.0 & !((1 << MINI_ROW_PATTERNS) - 1)),
        others: sockets.others.open(token, clues),
    };
    search.for_each_unhit(0, sockets, &unhit, |ua| others.push(ua));
    // Sorted to be shown.
    others.sort_by_key(|ua: &u32| (ua.count_ones(), *ua));
    others.dedup();
    let changes = band_changes(view.grid());
    for &ua in &others {
        let columns = (ua | ua >> 9 | ua >> 18) & 0o777;
        let kind = match (ua.count_ones(), columns.count_ones()) {
            (4, 3) => SocketKind::Gua4,
            (6, 4) => SocketKind::Gua6,
            _ => continue,
        };
        if changes.iter().any(|change| change.cells == ua) {
            open_sockets.push((kind, ua));
        }
    }
    let by_mini_row = open.by_mini_row();
    let field = open.field();
    let (list_a, list_b): (Vec<u32>, Vec<u32>) = others.iter().partition(|&&ua| ua & field != 0);
    let in_grid = |cells: u32| original(view, cells);
    let known = open_sockets.iter().filter(|socket| socket.0 >= SocketKind::Gua4).count();
    Band3Study {
        left,
        other_patterns: others.len() - known,
        sockets: open_sockets
            .iter()
            .map(|&(kind, cells)| OpenSocket { kind, cells: in_grid(cells) })
            .collect(),
        mini_rows: (0..9).map(|i| (in_grid(7 << (3 * i)), by_mini_row[i])).collect(),
        boxes: open.by_stack(),
        min_count: open.min_count(),
        field: in_grid(field),
        list_a: list_a.into_iter().map(in_grid).collect(),
        list_b: list_b.into_iter().map(in_grid).collect(),
        case: phase.map(|phase| phase.case()),
        allowed: phase.map_or(CellSet::EMPTY, |phase| in_grid(phase.room() & BAND_3)),
        end: match (another, phase) {
            (Some(ua), _) => {
                StudyEnd::AnotherFilling(view.to_original(CellSet::from_bits(ua.into())))
            }
            (None, None) => StudyEnd::MinCount,
            _ if is_dead => StudyEnd::KnownUas,
            _ => StudyEnd::Searched,
        },
        global_check: false,
        nodes: 0,
        solver_calls: 0,
        fresh_uas: 0,
        puzzles: Vec::new(),
    }
}

/// The open sockets of mini-rows, GUA2 and GUA3.
fn open_mini_row_sockets(open: u64) -> Vec<(SocketKind, u32)> {
    let mini_rows = Patterns::of_mini_rows().list;
    cells(open & ((1 << MINI_ROW_PATTERNS) - 1))
        .map(|i| (if i < 27 { SocketKind::Gua2 } else { SocketKind::Gua3 }, mini_rows[i].cells))
        .collect()
}

/// Runs the phase as the search does.
#[inline(always)]
fn run<T: Token>(
    token: T,
    search: &mut PairSearch,
    clues: u64,
    sockets: &Sockets,
    study: &mut Band3Study,
) {
    search.count = Count::default();
    search.band_3(token, 0, sockets, clues, sockets.open(token, 0), Validity::Valid);
    let count = &search.count;
    study.end = match () {
        _ if search.ended => StudyEnd::Stopped,
        _ if count.band_3_searches == 0 => StudyEnd::Forced,
        _ if count.global_checks_failed > 0 => StudyEnd::GlobalCheck,
        _ => StudyEnd::Searched,
    };
    study.global_check = count.global_checks > 0;
    study.nodes = count.band_3_nodes;
    study.solver_calls = count.solver_calls;
    study.fresh_uas = count.fresh_uas;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::general::count_solutions;
    use gridsieve_kernels::testing;
    use itertools::Itertools;
    use proptest::prelude::*;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn study(
        isa: Isa,
        grid: &Grid,
        choice: BandChoice,
        given: CellSet,
        clues: usize,
    ) -> Result<Band3Study, StudyError> {
        let stop = AtomicBool::new(false);
        Bands::new(isa).study_band_3(grid, choice, given, clues, usize::MAX, &stop)
    }

    /// A set of clues, and what the phase makes of it.
    struct Known {
        grid: &'static str,
        band_3: usize,
        given: &'static str,
        clues: usize,
        case: Option<Case>,
        list_b: usize,
        end: StudyEnd,
        puzzles: usize,
    }

    /// Parts of puzzles of 17 and 18 clues, some with more clues or fewer.
    #[rustfmt::skip]
    const KNOWN: [Known; 12] = [
        // The mini-rows ask for six clues, and five are left.
        Known { grid: T, band_3: 3, given: "{18,21,32,45,47,49,53,57,63,65}", clues: 15,
            case: None, list_b: 0, end: StudyEnd::MinCount, puzzles: 0 },
        // Critical, and list B is not empty.
        Known { grid: SF, band_3: 6, given: "{15,22,32,44,46,51,56,61,71,73,75,85,96}", clues: 15,
            case: Some(Case::Critical), list_b: 3, end: StudyEnd::KnownUas, puzzles: 0 },
        // It is empty, but a UA has no cell where a mini-row asks for a clue.
        Known { grid: SF, band_3: 6, given: "{14,15,22,32,44,51,61,71,75,96}", clues: 14,
            case: Some(Case::Critical), list_b: 0, end: StudyEnd::KnownUas, puzzles: 0 },
        // Forced clues use up the mini-rows that a UA needs.
        Known { grid: T, band_3: 5, given: "{18,21,32,47,49,53,57,63,67,71,77,82}", clues: 15,
            case: Some(Case::Critical), list_b: 0, end: StudyEnd::Forced, puzzles: 0 },
        // The 17-clue puzzle of the grid.
        Known { grid: T, band_3: 2, given: "{18,21,32,71,74,77,82,84,94,96}", clues: 17,
            case: Some(Case::Critical), list_b: 0, end: StudyEnd::Searched, puzzles: 1 },
        // List B has no cell in common.
        Known { grid: SF, band_3: 6, given: "{15,22,32,42,44,51,61,71,73,75,81,96}", clues: 15,
            case: Some(Case::Missing1), list_b: 3, end: StudyEnd::KnownUas, puzzles: 0 },
        // It has.
        Known { grid: SF, band_3: 4, given: "{15,17,28,44,49,67,69,75,96,98,99}", clues: 17,
            case: Some(Case::Missing1), list_b: 2, end: StudyEnd::Searched, puzzles: 1 },
        Known { grid: SF, band_3: 4, given: "{15,17,44,49,67,69,75,78,96,98,99}", clues: 17,
            case: Some(Case::Missing1), list_b: 2, end: StudyEnd::GlobalCheck, puzzles: 0 },
        Known { grid: SF, band_3: 5, given: "{17,22,32,38,49,51,58,61,67,71,73,98,99}", clues: 17,
            case: Some(Case::MissingMore), list_b: 3, end: StudyEnd::Searched, puzzles: 1 },
        Known { grid: SF, band_3: 6, given: "{15,22,32,44,51,61,71,73,75,96}", clues: 17,
            case: Some(Case::Subcritical), list_b: 0, end: StudyEnd::Searched, puzzles: 9 },
        Known { grid: T, band_3: 1, clues: 26,
            given: "{45,46,47,48,49,53,56,57,61,63,65,68,71,72,73,74,77,81,82,84,94,96,98}",
            case: Some(Case::NothingInField), list_b: 17, end: StudyEnd::Searched, puzzles: 1 },
        Known { grid: SF, band_3: 4, clues: 21,
            given: "{15,16,17,27,34,36,38,44,45,49,58,65,67,75,84,95,96,98,99}",
            case: Some(Case::NothingInField), list_b: 24, end: StudyEnd::KnownUas, puzzles: 0 },
    ];

    #[test]
    fn each_case_on_known_sets() {
        for known in KNOWN {
            let grid: Grid = known.grid.parse().unwrap();
            let choice = BandChoice::by_number(known.band_3).unwrap();
            let given: CellSet = known.given.parse().unwrap();
            for isa in testing::isas() {
                let study = study(isa, &grid, choice, given, known.clues).unwrap();
                let name = known.given;
                assert_eq!(study.case, known.case, "{name}");
                assert_eq!(study.list_b.len(), known.list_b, "{name}");
                assert_eq!(study.end, known.end, "{name}");
                assert_eq!(study.puzzles.len(), known.puzzles, "{name}");
                assert_eq!(study.left as usize, known.clues - given.len());
                for &puzzle in &study.puzzles {
                    assert!(given.is_subset(puzzle) && puzzle.len() == known.clues);
                    assert_eq!(count_solutions(&grid.puzzle(puzzle), 2), 1);
                }
            }
        }
    }

    #[test]
    fn sockets_of_every_kind() {
        let grid: Grid = SF.parse().unwrap();
        let given = "{15,17,28,44,49,67,69,75,96,98,99}".parse().unwrap();
        let study = study(Isa::detect(), &grid, BandChoice::Stack(0), given, 17).unwrap();
        check_told(&study, &grid);
        let of = |kind| study.sockets.iter().filter(move |socket| socket.kind == kind);
        let kinds = [SocketKind::Gua2, SocketKind::Gua3, SocketKind::Gua4, SocketKind::Gua6];
        assert_eq!(kinds.map(|kind| of(kind).count()), [5, 3, 3, 2]);
        let known = ["{31,32,41,62}", "{11,22,81,82}", "{41,43,71,83}"];
        assert!(known.iter().eq(&of(SocketKind::Gua4).map(|s| s.cells.to_string()).collect_vec()));
        for socket in of(SocketKind::Gua4).chain(of(SocketKind::Gua6)) {
            assert!(study.list_a.contains(&socket.cells) || study.list_b.contains(&socket.cells));
        }
    }

    #[test]
    fn another_filling_is_a_ua_of_bands_1_and_2() {
        let grid: Grid = SF.parse().unwrap();
        let given: CellSet = "{15,17,22,32,38,44,49,51,61}".parse().unwrap();
        let choice = BandChoice::Band(2);
        let study = study(Isa::detect(), &grid, choice, given, 16).unwrap();
        let StudyEnd::AnotherFilling(ua) = study.end else { panic!("{:?}", study.end) };
        assert!(!ua.intersects(given | choice.cells()));
        assert_eq!(count_solutions(&grid.puzzle(!ua), 2), 2);
        assert_eq!((study.nodes, study.solver_calls, study.puzzles.len()), (0, 0, 0));
    }

    #[test]
    fn mistakes() {
        let grid: Grid = SF.parse().unwrap();
        let given: CellSet = "{11,71,72}".parse().unwrap();
        let study = |choice, clues| study(Isa::detect(), &grid, choice, given, clues).err();
        let inside = "{71,72}".parse().unwrap();
        let choice = BandChoice::Band(2);
        assert_eq!(study(choice, 17), Some(StudyError::InBand3 { cells: inside, choice }));
        let choice = BandChoice::Band(1);
        assert_eq!(study(choice, 3), Some(StudyError::NoneLeft { given: 3, clues: 3 }));
        assert_eq!(study(choice, 2), Some(StudyError::NoneLeft { given: 3, clues: 2 }));
        assert_eq!(study(choice, 31), Some(StudyError::TooManyLeft { left: 28 }));
        assert_eq!(study(choice, 30), None);
    }

    #[test]
    fn ends_when_it_is_told_to() {
        let grid: Grid = SF.parse().unwrap();
        let given = !BandChoice::Band(0).cells();
        let bands = Bands::new(Isa::detect());
        let study = |most, stop| {
            let stop = AtomicBool::new(stop);
            bands.study_band_3(&grid, BandChoice::Band(0), given, 64, most, &stop).unwrap()
        };
        let limited = study(7, false);
        assert_eq!((limited.end, limited.puzzles.len()), (StudyEnd::Stopped, 7));
        let stopped = study(usize::MAX, true);
        assert_eq!((stopped.end, stopped.puzzles.len()), (StudyEnd::Stopped, 0));
    }

    /// What is told of the sockets, by their definitions.
    fn check_told(study: &Band3Study, grid: &Grid) {
        for OpenSocket { kind, cells } in &study.sockets {
            let number_of = |what: &dyn Fn(usize) -> usize| cells.iter().map(what).unique().count();
            // Band 3 can be a stack.
            let mut lines = [number_of(&|cell| cell / 9), number_of(&|cell| cell % 9)];
            lines.sort_unstable();
            let digits = number_of(&|cell| usize::from(grid.digit(cell)));
            let expected = match kind {
                SocketKind::Gua2 => (2, [1, 2], 2),
                SocketKind::Gua3 => (3, [1, 3], 3),
                SocketKind::Gua4 => (4, [2, 3], 2),
                SocketKind::Gua6 => (6, [3, 4], 2),
            };
            assert_eq!((cells.len(), lines, digits), expected, "{kind:?} {cells}");
        }
        let smallest_hitting = |mini_row: CellSet| {
            let inside = study.sockets.iter().filter(|socket| socket.cells.is_subset(mini_row));
            let inside: Vec<CellSet> = inside.map(|socket| socket.cells).collect();
            let hits = |set: &Vec<usize>| {
                let set: CellSet = set.iter().copied().collect();
                inside.iter().all(|socket| socket.intersects(set))
            };
            mini_row.iter().powerset().find(hits).map(|set| set.len() as u32)
        };
        for &(cells, min_count) in &study.mini_rows {
            assert_eq!(smallest_hitting(cells), Some(min_count));
        }
        let sum: u32 = study.mini_rows.iter().map(|mini_row| mini_row.1).sum();
        assert_eq!((sum, study.boxes.iter().sum()), (study.min_count, study.min_count));
        assert!(study.list_a.iter().all(|ua| ua.intersects(study.field)));
        assert!(!study.list_b.iter().any(|ua| ua.intersects(study.field)));
        for &puzzle in &study.puzzles {
            let uas = study.list_a.iter().chain(&study.list_b);
            let sockets = study.sockets.iter().map(|socket| &socket.cells);
            assert!(uas.chain(sockets).all(|ua| ua.intersects(puzzle)));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        /// The puzzles are those that trying all sets of cells of band 3 gives.
        #[test]
        fn finds_the_puzzles_of_the_definition(
            of_sf: bool, choice in 0usize..6, left in 1usize..4, a: u128, b: u128, sparse: bool,
        ) {
            let grid: Grid = if of_sf { SF } else { T }.parse().unwrap();
            let choice = BandChoice::ALL[choice];
            let given = CellSet::from_bits(if sparse { a } else { a | b }) - choice.cells();
            let puzzles: Vec<CellSet> = choice
                .cells()
                .iter()
                .combinations(left)
                .map(|more| given | more.into_iter().collect())
                .filter(|&clues| count_solutions(&grid.puzzle(clues), 2) == 1)
                .collect();
            for isa in testing::isas() {
                let mut study = study(isa, &grid, choice, given, given.len() + left).unwrap();
                check_told(&study, &grid);
                study.puzzles.sort_by_key(|puzzle| puzzle.bits());
                let mut expected = puzzles.clone();
                expected.sort_by_key(|puzzle| puzzle.bits());
                prop_assert_eq!(&study.puzzles, &expected);
            }
        }

        /// Few clues more than a set with puzzles has, and one or two more
        /// left: searches with much to branch on.
        #[test]
        fn finds_what_is_left_of_a_known_puzzle(more in any::<[u8; 3]>(), left in 7usize..9) {
            let grid: Grid = T.parse().unwrap();
            let choice = BandChoice::Band(1);
            let seven: CellSet = "{18,21,32,71,74,77,82,84,94,96}".parse().unwrap();
            let cells: Vec<usize> = (!choice.cells()).iter().collect();
            let more = more.map(|i| cells[usize::from(i) % cells.len()]);
            let given = seven | more.into_iter().collect();
            let found = testing::isas().into_iter().map(|isa| {
                let study = study(isa, &grid, choice, given, given.len() + left).unwrap();
                check_told(&study, &grid);
                study.puzzles
            });
            let found: Vec<Vec<CellSet>> = found.collect();
            prop_assert!(found.iter().all(|puzzles| *puzzles == found[0]));
            // The known puzzle with these clues, and any other if one is left.
            let known: CellSet = "{18,21,32,45,47,49,53,57,63,65,68,71,74,77,82,84,94,96}"
                .parse::<CellSet>()
                .unwrap();
            let known = known & choice.cells() | given;
            for &puzzle in &found[0] {
                prop_assert_eq!(count_solutions(&grid.puzzle(puzzle), 2), 1);
            }
            let extended = (!known & choice.cells()).iter().map(|cell| known | CellSet::single(cell));
            let expected: Vec<CellSet> = match known.len() == given.len() + left {
                true => vec![known],
                false => extended.filter(|set| set.len() == given.len() + left).collect(),
            };
            if count_solutions(&grid.puzzle(known), 2) == 1 {
                prop_assert!(expected.iter().all(|puzzle| found[0].contains(puzzle)));
            }
        }
    }
}

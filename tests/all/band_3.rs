//! The band-3 phase of known sets of clues, and by its definition.

use crate::support::isas;
use gridsieve::engine::bands::Band3Case as Case;
use gridsieve::engine::bands::{Band3Study, Bands, StudyEnd};
use gridsieve::solver::general::count_solutions;
use gridsieve_grids::{BandChoice, CellSet, Grid};
use gridsieve_kernels::Isa;
use itertools::Itertools;
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

fn study(isa: Isa, grid: &Grid, choice: BandChoice, given: CellSet, clues: usize) -> Band3Study {
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
        for isa in isas() {
            let study = study(isa, &grid, choice, given, known.clues);
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
    let study = study(Isa::detect(), &grid, BandChoice::Stack(0), given, 17);
    check_told(&study, &grid);
    assert_eq!(study.sockets.each_ref().map(Vec::len), [5, 3, 3, 2]);
    let known = ["{31,32,41,62}", "{11,22,81,82}", "{41,43,71,83}"];
    assert!(known.iter().eq(&study.sockets[2].iter().map(CellSet::to_string).collect_vec()));
    for socket in study.sockets[2..].iter().flatten() {
        assert!(study.list_a.contains(socket) || study.list_b.contains(socket));
    }
}

#[test]
fn another_filling_is_a_ua_of_bands_1_and_2() {
    let grid: Grid = SF.parse().unwrap();
    let given: CellSet = "{15,17,22,32,38,44,49,51,61}".parse().unwrap();
    let choice = BandChoice::Band(2);
    let study = study(Isa::detect(), &grid, choice, given, 16);
    let StudyEnd::AnotherFilling(ua) = study.end else { panic!("{:?}", study.end) };
    assert!(!ua.intersects(given | choice.cells()));
    assert_eq!(count_solutions(&grid.puzzle(!ua), 2), 2);
    assert_eq!((study.nodes, study.solver_calls, study.puzzles.len()), (0, 0, 0));
}

#[test]
fn ends_when_it_is_told_to() {
    let grid: Grid = SF.parse().unwrap();
    let given = !BandChoice::Band(0).cells();
    let bands = Bands::new(Isa::detect());
    let study = |most, stop| {
        let stop = AtomicBool::new(stop);
        bands.study_band_3(&grid, BandChoice::Band(0), given, 64, most, &stop)
    };
    let limited = study(7, false);
    assert_eq!((limited.end, limited.puzzles.len()), (StudyEnd::Stopped, 7));
    let stopped = study(usize::MAX, true);
    assert_eq!((stopped.end, stopped.puzzles.len()), (StudyEnd::Stopped, 0));
}

/// Compares what the study says of the sockets with their definitions.
fn check_told(study: &Band3Study, grid: &Grid) {
    // GUA2, GUA3, GUA4, and GUA6: number of cells, of lines both ways, and of digits.
    let expected = [(2, [1, 2], 2), (3, [1, 3], 3), (4, [2, 3], 2), (6, [3, 4], 2)];
    for (sockets, expected) in study.sockets.iter().zip(expected) {
        for cells in sockets {
            let number_of = |what: &dyn Fn(usize) -> usize| cells.iter().map(what).unique().count();
            // Band 3 can be a stack.
            let mut lines = [number_of(&|cell| cell / 9), number_of(&|cell| cell % 9)];
            lines.sort_unstable();
            let digits = number_of(&|cell| usize::from(grid.digit(cell)));
            assert_eq!((cells.len(), lines, digits), expected, "{cells}");
        }
    }
    let smallest_hitting = |mini_row: CellSet| {
        let sockets = study.sockets.iter().flatten();
        let inside: Vec<&CellSet> = sockets.filter(|socket| socket.is_subset(mini_row)).collect();
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
        let sockets = study.sockets.iter().flatten();
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
        for isa in isas() {
            let mut study = study(isa, &grid, choice, given, given.len() + left);
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
        let found = isas().into_iter().map(|isa| {
            let study = study(isa, &grid, choice, given, given.len() + left);
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

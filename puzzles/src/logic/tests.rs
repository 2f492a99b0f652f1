use super::*;
use crate::test_size::test_size;
use gridsieve::solver::general::{first_solution, unique_solution};
use gridsieve_grids::geometry::{CELLS, unit};
use gridsieve_grids::{CellSet, Grid, Puzzle};
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The example of the help page of `sudoku_findnakedsubset`.
const EXAMPLE: &str =
    "400390002260058390593600180100860009605900200039245016056009020014700905900530000";

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

fn words(technique: Technique) -> Vec<String> {
    let mut candidates = Candidates::new(&puzzle(EXAMPLE));
    sweep(&mut candidates, technique, false).iter().map(|step| step.to_string()).collect()
}

#[test]
fn the_example_of_the_toolbox() {
    let none: [&str; 0] = [];
    assert_eq!(words(Technique::NakedSubset(1)), none);
    assert_eq!(
        words(Technique::NakedSubset(2)),
        [
            "naked pair {4,7} in column 9 at r2c9, r3c9: not {4,7} in r5c9, not {4,7} in r7c9, not {4,7} in r9c9",
            "naked pair {4,7} in box 3 at r2c9, r3c9: not {7} in r1c7, not {7} in r1c8",
        ]
    );
    assert_eq!(
        words(Technique::NakedSubset(3)),
        [
            "naked triple {1,7,8} in row 1 at r1c2, r1c3, r1c6: not {7} in r1c7, not {7} in r1c8",
            "naked triple {1,3,7} in column 6 at r1c6, r4c6, r5c6: not {7} in r3c6, not {1} in r9c6",
        ]
    );
    assert_eq!(words(Technique::NakedSubset(4)), none);
    let mut candidates = Candidates::new(&puzzle(EXAMPLE));
    let first = sweep(&mut candidates, Technique::NakedSubset(3), true);
    assert_eq!(first.len(), 1);
    assert!([6, 7].iter().all(|&cell| candidates.of_cell(cell) == 0b11_0000));
    // Row 1 has five unfixed cells: the triple needs the ceil.
    assert_eq!(candidates.unfixed(0).len(), 5);
    assert_eq!((2..=9).map(subsets::kmax).collect::<Vec<_>>(), [1, 2, 2, 3, 3, 4, 4, 5]);
}

/// Puzzles that get stuck without a technique, and go on with it. X-wings and
/// two colours are special X-cycles, which therefore have to stay out. The naked
/// single and the quads are made by hand and have many solutions.
const ALONE: [(Technique, &str); 12] = [
    (
        Technique::NakedSingle,
        "...2.3.4..8.........9......5.................6.................7.................",
    ),
    (
        Technique::HiddenSingle,
        "....5..........1.3789.2...5..8...3..53.96........4.2..3..8.....64...7..........4.",
    ),
    (
        Technique::Locked,
        "1..4.......7.8..6.8....7.51.7...5......8...37.....1...3......7.54.7.8..2...9...18",
    ),
    (
        Technique::NakedSubset(2),
        ".2....7....6.....3....31.4..7..........69..1....12..5....9.....6.....5.29....4.3.",
    ),
    (
        Technique::HiddenSubset(2),
        "...4..7...56..913......2.6...78....5..8.2.6..59....2.863.5.....8......7.....18...",
    ),
    (
        Technique::NakedSubset(3),
        "....5.....5.1..2.6.9.....1....8.1.9.3.4..2..8...6..........8.237....48...42.....7",
    ),
    (
        Technique::HiddenSubset(3),
        "..34.6.........1.2....3..6.2..9...75........8...5.749.3.5.91....62......9..8.....",
    ),
    (
        Technique::NakedSubset(4),
        ".........567......89..........5........6........7........8........9..............",
    ),
    (
        Technique::HiddenSubset(4),
        "...............12.......4.3..1..2.....2..1..............3..4.....4..3............",
    ),
    (
        Technique::XWing,
        ".......8.....8.1.2..9.1.6..2....5......37...6..1...5...7......18.59...7....6...4.",
    ),
    (
        Technique::TwoColours,
        "1.....7.9....8.1.2.8.......2....7........4.21..45.36...4..7.......2......3....45.",
    ),
    (
        Technique::XCycle,
        ".2...6...4....9.......3.4.5..4.6..9..658..........23.......8.21.9.....3..3.....5.",
    ),
];

#[test]
fn each_technique_alone_advances_a_puzzle() {
    for technique in Technique::ALL {
        assert!(ALONE.iter().any(|(alone, _)| *alone == technique), "{technique} has no puzzle");
    }
    for (technique, text) in ALONE {
        let special = [Technique::XWing, Technique::TwoColours].contains(&technique);
        let others = Technique::ALL
            .into_iter()
            .filter(|&other| other != technique && !(special && other == Technique::XCycle));
        let mut candidates = Candidates::new(&puzzle(text));
        while others.clone().any(|other| !sweep(&mut candidates, other, true).is_empty()) {}
        assert!(!candidates.is_complete() && !candidates.is_contradiction(), "{technique}");
        assert!(!sweep(&mut candidates, technique, true).is_empty(), "{technique}");
    }
}

/// A minimal puzzle inside a grid.
fn reduce(grid: &Grid, order: &[usize]) -> Puzzle {
    order.iter().fold(grid.puzzle(CellSet::ALL), |puzzle, &cell| {
        let less = puzzle.without(cell);
        if unique_solution(&less).is_some() { less } else { puzzle }
    })
}

/// What the definition says of naked subsets in the candidates as they are: for
/// each unit and each set of k digits that occur in it, if exactly k cells have
/// candidates of the set only, the others lose it.
fn brute_force(candidates: &Candidates, k: usize) -> Vec<(usize, u8)> {
    let mut out = Vec::new();
    for of in 0..27 {
        let merged = unit(of).iter().fold(0, |all, cell| all | candidates.of_cell(cell));
        for set in (0..512u16).filter(|set| set.count_ones() as usize == k && set & !merged == 0) {
            let inside = |cell: &usize| {
                candidates.of_cell(*cell) != 0 && candidates.of_cell(*cell) & !set == 0
            };
            if unit(of).iter().filter(inside).count() == k {
                for cell in unit(of).iter().filter(|cell| !inside(cell)) {
                    let gone = candidates.of_cell(cell) & set;
                    out.extend(
                        (1..=9).filter(|digit| gone >> (digit - 1) & 1 != 0).map(|d| (cell, d)),
                    );
                }
            }
        }
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// Boxes 1, 5 and 9 by chance, the others as the solver fills them. (To draw from the catalogue takes
/// seconds where the library is not optimised.)
fn any_grid() -> impl Strategy<Value = Grid> {
    let digits = || Just([1u8, 2, 3, 4, 5, 6, 7, 8, 9]).prop_shuffle();
    [digits(), digits(), digits()].prop_map(|boxes| {
        let mut puzzle = [0; CELLS];
        for (place, digits) in boxes.iter().enumerate() {
            for (cell, &digit) in unit(18 + 4 * place).iter().zip(digits) {
                puzzle[cell] = digit;
            }
        }
        let puzzle = Puzzle::from_digits(puzzle).expect("digits and empty cells");
        first_solution(&puzzle).expect("these boxes have no row or column in common")
    })
}

/// Candidates with each digit in about two cells of each row, so that subsets and X-wings occur.
fn few_candidates() -> impl Strategy<Value = Candidates> {
    prop::collection::vec((0u16..512, 0u16..512), CELLS).prop_map(|bits| {
        Candidates::from_digits(std::array::from_fn(|cell| match bits[cell] {
            (a, b) if a & b == 0 => 1 << (a % 9),
            (a, b) => a & b,
        }))
    })
}

/// What the definition says of X-wings: if two rows have a digit in the same two columns and in no
/// other, the other rows lose it there; and the same with rows and columns exchanged.
fn x_wings(candidates: &Candidates) -> BTreeSet<(usize, u8)> {
    let mut out = BTreeSet::new();
    for (digit, transposed) in (1..=9).cartesian_product([false, true]) {
        let cell = |line: usize, place: usize| {
            if transposed { 9 * place + line } else { 9 * line + place }
        };
        let has = |cell: usize| candidates.of_cell(cell) >> (digit - 1) & 1 != 0;
        let places = |line| (0..9usize).filter(|&place| has(cell(line, place))).collect::<Vec<_>>();
        for pair in (0..9usize).combinations(2) {
            if places(pair[0]).len() == 2 && places(pair[0]) == places(pair[1]) {
                let others = (0..9usize).filter(|line| !pair.contains(line));
                let gone = others.cartesian_product(places(pair[0]));
                out.extend(
                    gone.map(|(line, place)| cell(line, place))
                        .filter(|&cell| has(cell))
                        .map(|cell| (cell, digit)),
                );
            }
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(test_size(24, 500)))]

    /// A sweep may find more than brute force on the first grid, since it goes on with what it has
    /// found, but ends where brute force finds nothing.
    #[test]
    fn naked_subsets_are_those_of_the_definition(before in few_candidates(), k in 1usize..=8) {
        let expected = brute_force(&before, k);
        let first = sweep(&mut before.clone(), Technique::NakedSubset(k), true);
        prop_assert_eq!(first.is_empty(), expected.is_empty());
        for removed in first.iter().flat_map(|step| &step.removed) {
            prop_assert!(expected.contains(removed));
        }
        let mut after = before.clone();
        while !sweep(&mut after, Technique::NakedSubset(k), false).is_empty() {}
        prop_assert_eq!(brute_force(&after, k), vec![]);
    }

    /// A sweep may find more than brute force on the first grid, but ends where brute force finds
    /// nothing.
    #[test]
    fn x_wings_are_those_of_the_definition(before in few_candidates()) {
        let expected = x_wings(&before);
        let first = sweep(&mut before.clone(), Technique::XWing, true);
        prop_assert_eq!(first.is_empty(), expected.is_empty());
        for removed in first.iter().flat_map(|step| &step.removed) {
            prop_assert!(expected.contains(removed));
        }
        let mut after = before.clone();
        while !sweep(&mut after, Technique::XWing, false).is_empty() {}
        prop_assert_eq!(x_wings(&after), BTreeSet::new());
    }

    /// In a unit with n unfixed cells: k naked, n - k hidden.
    #[test]
    fn naked_and_hidden_are_dual(order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), clues in 20usize..50) {
        let grid: Grid = SF.parse().unwrap();
        let candidates = Candidates::new(&grid.puzzle(order[..clues].iter().copied().collect()));
        let all = |technique: fn(usize) -> Technique| {
            let mut after = candidates.clone();
            while (1..=8).any(|k| !sweep(&mut after, technique(k), false).is_empty()) {}
            after
        };
        prop_assert_eq!(all(Technique::NakedSubset), all(Technique::HiddenSubset));
    }
}

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(test_size(6, 2000)))]

    /// Every technique, at every stage of a puzzle of any grid.
    #[test]
    fn no_technique_removes_a_digit_of_the_solution(
        grid in any_grid(),
        order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let puzzle = reduce(&grid, &order);
        let mut candidates = Candidates::new(&puzzle);
        loop {
            for technique in Technique::ALL {
                for step in sweep(&mut candidates.clone(), technique, false) {
                    for &(cell, digit) in step.removed.iter().chain(&step.fixed) {
                        prop_assert_eq!(grid.digit(cell) == digit, step.fixed.is_some(), "{} {}", puzzle, step);
                    }
                }
            }
            if Technique::ALL.into_iter().all(|technique| sweep(&mut candidates, technique, true).is_empty()) {
                break;
            }
        }
        let solved = solve(&puzzle);
        prop_assert_eq!(&solved.candidates, &candidates);
        prop_assert!(!candidates.is_contradiction());
    }
}

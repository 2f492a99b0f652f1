use super::*;
use gridsieve_grids::CellSet;
use proptest::prelude::*;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

fn grid() -> Grid {
    T.parse().unwrap()
}

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

fn clashes(digits: &[u8; CELLS], cell: usize) -> bool {
    (0..27)
        .map(geometry::unit)
        .filter(|unit| unit.contains(cell))
        .any(|unit| unit.iter().any(|c| c != cell && digits[c] == digits[cell]))
}

/// Counting as plainly as it can be done: cell by cell, digit by digit.
fn brute_force(mut digits: [u8; CELLS], limit: usize) -> usize {
    fn fill(digits: &mut [u8; CELLS], limit: usize) -> usize {
        let Some(cell) = digits.iter().position(|&digit| digit == 0) else { return 1 };
        let mut count = 0;
        for digit in 1..=9 {
            digits[cell] = digit;
            if count < limit && !clashes(digits, cell) {
                count += fill(digits, limit - count);
            }
        }
        digits[cell] = 0;
        count
    }
    if (0..CELLS).any(|cell| digits[cell] != 0 && clashes(&digits, cell)) {
        return 0;
    }
    fill(&mut digits, limit)
}

#[test]
fn the_one_solution_is_found() {
    let easy = "070020000420501003509307400760000004008609300900000012004702106600803079000090040";
    let hard = "000000012000035000000600070700000300000400800100000000000120000080000040050000600";
    let solution =
        "673894512912735486845612973798261354526473891134589267469128735287356149351947628";
    assert!(matches!(solve(&puzzle(easy)), Solutions::One(_)));
    assert_eq!(unique_solution(&puzzle(hard)).unwrap().to_string(), solution);
    assert_eq!(unique_solution(&puzzle(T)), Some(grid()));
}

#[test]
fn contradictions_have_no_solution() {
    let dots = ".".repeat(81);
    let with = |clues: &[(usize, &str)]| {
        let mut text = dots.clone();
        clues.iter().for_each(|&(cell, d)| text.replace_range(cell..cell + 1, d));
        puzzle(&text)
    };
    // The same digit twice in a row, a column, a box.
    for pair in [[0, 8], [0, 72], [0, 20]] {
        assert_eq!(solve(&with(&pair.map(|cell| (cell, "5")))), Solutions::None);
    }
    // A cell that sees all nine digits: no two clues collide.
    let sees_all = [
        (1, "1"),
        (2, "2"),
        (3, "3"),
        (4, "4"),
        (9, "5"),
        (18, "6"),
        (27, "7"),
        (36, "8"),
        (10, "9"),
    ];
    assert_eq!(solve(&with(&sees_all)), Solutions::None);
    // A full grid whose last digit is wrong.
    let wrong = puzzle(&format!("{}8", &T[..80]));
    assert_eq!((solve(&wrong), unique_solution(&wrong)), (Solutions::None, None));
}

#[test]
fn contradictions_are_soon_refuted() {
    let lines = include_str!("../../../tests/data/contradictions.txt").lines();
    let (mut by_all_rules, mut by_clauses) = ([false; 3], [false; 3]);
    for line in lines.filter(|line| !line.starts_with('#')) {
        let search = search(&puzzle(&line[..CELLS]), 2);
        assert_eq!(search.count.to_string(), line[CELLS + 1..], "{line}");
        // Each takes some microseconds.
        assert!(search.met <= 2 * MOST_DEAD_ENDS, "{line}: {}", search.met);
        by_clauses[search.count] |= search.met >= MOST_DEAD_ENDS;
        by_all_rules[search.count] |= search.met > DEAD_ENDS_BY_SINGLES;
    }
    assert!(by_all_rules[0] && by_all_rules[1], "{by_all_rules:?}");
    assert!(by_clauses[0], "no puzzle is hard enough");
}

/// With no dead end allowed, the clauses have to find everything.
#[test]
fn the_search_and_the_clauses_count_the_same() {
    let lines = include_str!("../../../tests/data/contradictions.txt").lines();
    let puzzles = lines.filter(|line| !line.starts_with('#')).map(|line| puzzle(&line[..CELLS]));
    // Most have no solution, and some with one clue less.
    let with_fewer = |puzzle: Puzzle| {
        puzzle.clues().iter().take(1).map(move |cell| puzzle.without(cell)).chain([puzzle])
    };
    let mut have_solutions = 0;
    for puzzle in puzzles.flat_map(with_fewer) {
        for limit in [1, 3] {
            let expected = search(&puzzle, limit).count;
            assert_eq!(search_until(&puzzle, limit, 0).count, expected, "{puzzle} {limit}");
            have_solutions += usize::from(expected > 0);
        }
    }
    assert!(have_solutions > 10, "{have_solutions}");
}

#[test]
fn counting_stops_at_the_limit() {
    let empty = puzzle(&".".repeat(81));
    assert_eq!(solve(&empty), Solutions::Many);
    for limit in [0, 1, 2, 1000] {
        assert_eq!(count_solutions(&empty, limit), limit);
    }
    assert_eq!(count_solutions(&puzzle(T), 5), 1);
    // Four cells of two digits: exactly two fillings.
    let open = "{11,14,21,24}".parse::<CellSet>().unwrap();
    let grid: Grid =
        "123456789457189326698237541281374965536892417974561832365728194742913658819645273"
            .parse()
            .unwrap();
    assert_eq!(count_solutions(&grid.puzzle(!open), usize::MAX), 2);
    assert_eq!(solve(&grid.puzzle(!open)), Solutions::Many);
}

proptest! {
    #[test]
    fn counts_like_brute_force(order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), empty in 0usize..46) {
        let clues = order[empty..].iter().copied().collect();
        let puzzle = grid().puzzle(clues);
        let expected = brute_force(*puzzle.digits(), 50);
        prop_assert_eq!(count_solutions(&puzzle, 50), expected);
        prop_assert_eq!(unique_solution(&puzzle), (expected == 1).then(grid));
    }

    #[test]
    fn spoilt_puzzles_count_like_brute_force(
        order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), empty in 1usize..46, digit in 1u8..=9,
    ) {
        let mut digits = *grid().puzzle(order[empty..].iter().copied().collect()).digits();
        digits[order[0]] = digit;
        let text: String = digits.iter().map(|&d| char::from(b'0' + d)).collect();
        prop_assert_eq!(count_solutions(&puzzle(&text), 50), brute_force(digits, 50));
    }
}

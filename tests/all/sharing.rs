//! Grids that share a pair of bands are searched together, and a question can
//! be limited to some choices of band 3: neither changes an answer.

use crate::support::company::{company, completions, search_together};
use crate::support::reference::puzzles;
use crate::support::{built_in, choices, search, side_by_side, sorted, test_size, variants};
use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{Engine, Mask, Question};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::{BandChoice, CellSet, Grid};
use gridsieve_kernels::Isa;
use std::sync::Mutex;

/// Searches grids together and each by itself.
fn compare(engine: &dyn Engine, grids: &[Grid], question: Question) {
    let together = search_together(engine, grids, question);
    for (grid, together) in grids.iter().zip(together) {
        let alone = search_together(engine, std::slice::from_ref(grid), question).remove(0);
        let puzzle = |clues: &CellSet| grid.puzzle(*clues).to_string();
        let texts =
            |puzzles: Vec<CellSet>| -> Vec<String> { sorted(puzzles).iter().map(puzzle).collect() };
        assert_eq!(texts(together), texts(alone), "{grid}, {}", question.band_3);
    }
}

/// A grid among others that share a pair of bands with it, at this place among them.
fn in_company(grid: &Grid, choice: BandChoice, others: usize, place: usize) -> Vec<Grid> {
    let mut grids = company(grid, choice, others);
    grids[..=place].rotate_left(1);
    assert_eq!((grids.len(), grids[place]), (others + 1, *grid));
    grids
}

/// Grids with 17-clue puzzles, with some of the six pairs shared.
#[test]
fn grids_in_company_have_the_same_puzzles() {
    let engine = Bands::new(Isa::detect());
    let cases = [(2, 1, 1), (4, 2, 2), (0, 1, 0), (5, 4, 4)];
    side_by_side(&cases[..test_size(2, 4)], |&(i, others, place)| {
        let grid: Grid = builtin::GRIDS[i].grid.parse().unwrap();
        let grids = in_company(&grid, BandChoice::ALL[i], others, place);
        compare(&engine, &grids, Question::new(17));
    });
}

#[test]
fn every_variant_shares_alike() {
    let engine = Bands::new(Isa::detect());
    // The last of many bands 3 has all puzzles.
    let many = in_company(&built_in("1"), BandChoice::Band(2), 3, 3);
    let pass = Question { band_3: choices(&[3]), ..Question::new(17) };
    let alone = |grid| sorted(search_together(&engine, &[grid], pass).remove(0));
    let expected: Vec<_> = many.iter().map(|&grid| alone(grid)).collect();
    assert_eq!(expected[3].len(), 20);
    let mixed = in_company(&built_in("T"), BandChoice::Band(2), 3, 2);
    side_by_side(&variants(), |(name, engine)| {
        let together = search_together(&**engine, &many, pass);
        assert_eq!(together.into_iter().map(sorted).collect::<Vec<_>>(), expected, "{name}");
        // Two pairs, of which one is shared, and no puzzle to be found.
        let question = Question { band_3: choices(&[2, 4]), ..Question::new(16) };
        let together = search_together(&**engine, &mixed, question);
        assert!(together.iter().all(Vec::is_empty), "{name}: {together:?}");
    });
}

/// Nearly all cells given, or none: the reference can do that without a mask,
/// which would keep grids from sharing.
#[test]
fn groups_agree_with_the_reference() {
    let grids = in_company(&built_in("T"), BandChoice::Stack(0), 3, 2);
    let numbers = [(1, 0), (2, 0), (79, 3240), (80, 81), (81, 1)];
    side_by_side(&numbers, |&(clues, number)| {
        let expected: Vec<Vec<CellSet>> =
            grids.iter().map(|grid| sorted(puzzles(grid, &Mask::FREE, clues))).collect();
        assert!(expected.iter().all(|puzzles| puzzles.len() == number), "{clues}");
        for (name, engine) in variants() {
            let found = search_together(&*engine, &grids, Question::new(clues));
            let found: Vec<Vec<CellSet>> = found.into_iter().map(sorted).collect();
            assert_eq!(found, expected, "{name}, {clues} clues");
        }
    });
}

/// Errors that lose a few puzzles show where there are many.
#[test]
fn neighbours_of_the_grid_with_the_most_puzzles() {
    let others = test_size(1, 3);
    let grids = in_company(&built_in("SF"), BandChoice::Stack(1), others, others - 1);
    compare(&Bands::new(Isa::detect()), &grids, Question::new(17));
}

/// More grids than are searched at the same time.
#[test]
fn very_many_grids_in_company() {
    let pass = Question { band_3: choices(&[2]), ..Question::new(17) };
    let grids = in_company(&built_in("5"), BandChoice::Band(1), 9, 9).repeat(7);
    let found = search_together(&Bands::new(Isa::detect()), &grids, pass);
    let of_the_grid: Vec<_> = found.into_iter().skip(9).step_by(10).collect();
    assert_eq!(of_the_grid.len(), 7);
    assert!(of_the_grid.iter().all(|found| found.len() == 1 && *found == of_the_grid[0]));
}

/// With more clues more sets of bands 1+2 hit everything with clues left.
#[test]
fn puzzles_of_18_clues_in_company() {
    let engine = Bands::new(Isa::detect());
    let pass = Question { band_3: choices(&[2]), ..Question::new(18) };
    for (others, place) in [(4, 4), (1, 1)].into_iter().take(test_size(1, 2)) {
        let grids = in_company(&built_in("T"), BandChoice::Band(1), others, place);
        assert_eq!(search_together(&engine, &grids, pass)[place].len(), 27);
    }
}

/// The puzzles of a limited question are those that its definition says.
#[test]
fn passes_over_the_choices_of_band_3() {
    let grid = built_in("SF");
    let all = search(&Bands::new(Isa::detect()), &grid, 17, Mask::FREE);
    assert_eq!(all.len(), 29);
    // No puzzle has most of its clues in stack 5, many have in stack 4.
    let limits =
        [&[1][..], &[4], &[2, 3], &[3, 4, 6], &[2], &[3], &[5], &[6], &[1, 5], &[1, 4, 5, 6]];
    side_by_side(&limits[..test_size(3, 10)], |numbers| {
        let question = Question { band_3: choices(numbers), ..Question::new(17) };
        let engine = Bands::new(Isa::detect());
        let found = search_together(&engine, &[grid], question).remove(0);
        let expected = all.iter().copied().filter(|&clues| {
            let most = |choices: [usize; 3]| {
                let count = |number: &usize| {
                    let choice = BandChoice::by_number(*number).expect("1 to 6");
                    (clues & choice.cells()).len()
                };
                choices.into_iter().max_by_key(count).expect("three")
            };
            numbers.contains(&most([1, 2, 3])) || numbers.contains(&most([4, 5, 6]))
        });
        assert_eq!(sorted(found), sorted(expected.collect()), "{numbers:?}");
    });
}

/// With 18 clues a whole scan splits the puzzles in another way than passes do.
#[test]
fn passes_and_a_whole_scan_find_the_same_18s() {
    let grid = built_in("3");
    let engine = Bands::new(Isa::detect());
    let questions = [&[1][..], &[2], &[3], &[1, 2, 3, 4, 5, 6]]
        .map(|numbers| Question { band_3: choices(numbers), ..Question::new(18) });
    let found = Mutex::new([const { Vec::new() }; 4]);
    let places: Vec<usize> = (0..4).collect();
    side_by_side(&places, |&place| {
        let puzzles = search_together(&engine, &[grid], questions[place]).remove(0);
        found.lock().unwrap()[place] = puzzles;
    });
    let [one, two, three, all] = found.into_inner().unwrap();
    assert_eq!(all.len(), 87);
    assert_eq!(sorted([one, two, three].concat()), sorted(all));
}

/// A mask means other cells in each grid: such grids share nothing, even if they
/// are searched together.
#[test]
fn grids_with_a_mask_are_searched_alone() {
    let grids = company(&built_in("3"), BandChoice::Stack(0), 2);
    let puzzle = search(&Bands::new(Isa::detect()), &grids[0], 17, Mask::FREE)[0];
    let cells: Vec<usize> = puzzle.iter().collect();
    let must: CellSet = cells[..12].iter().copied().collect();
    let question = Question { mask: Mask::new(must, CellSet::EMPTY).unwrap(), ..Question::new(17) };
    let engine = Bands::new(Isa::detect());
    compare(&engine, &grids, question);
    assert_eq!(search_together(&engine, &grids, question)[0], [puzzle]);
}

/// Which grids go together.
#[test]
fn groups_by_pairs_of_bands() {
    let engine = Bands::new(Isa::detect());
    let question = Question::new(17);
    let groups = |question: &Question, grids: &[Grid]| (engine.grouping())(question, grids);
    let t = company(&built_in("T"), BandChoice::Stack(2), 4);
    let sf = company(&built_in("SF"), BandChoice::Band(1), 3);
    let mixed = [t[0], sf[0], t[1], built_in("1"), sf[1], t[2], sf[2], t[3], sf[3], t[4]];
    let expected = [vec![0, 2, 5, 7, 9], vec![1, 4, 6, 8], vec![3]];
    assert_eq!(groups(&question, &mixed), expected);
    // Pairs that are not searched are not shared.
    let limited = Question { band_3: choices(&[1, 2]), ..question };
    assert_eq!(groups(&limited, &completions(&built_in("1"))[..2]), [[0], [1]]);
    let limited = Question { band_3: choices(&[3]), ..question };
    assert_eq!(groups(&limited, &completions(&built_in("1"))[..2]), [[0, 1]]);
    // A mask means other cells in each grid.
    let mask = Mask::new(CellSet::single(0), CellSet::EMPTY).unwrap();
    let masked = Question { mask, ..question };
    assert_eq!(groups(&masked, &mixed).len(), mixed.len());
    // Very many go in several groups.
    let many = completions(&whole::unrank(0).unwrap());
    let groups = groups(&question, &many[..100]);
    assert_eq!(groups.len(), 2);
    assert_eq!(groups[0].len(), 64);
}

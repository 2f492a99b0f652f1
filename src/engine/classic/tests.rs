//! Tests of the steps. That all puzzles are found is tested with the other
//! engines.

use super::Classic;
use super::lists::Lists;
use super::prepare::{Prepared, planes};
use super::ranges::Ranges;
use super::ranges::next_clue;
use super::worker::Worker;
use crate::engine::work_queue::Stop;
use crate::engine::{Mask, Question};
use crate::test_size::test_size;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::{Isa, dispatch_few};
use itertools::Itertools;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

const GRID_3: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";

fn prepared(clues: usize) -> Prepared {
    let prepared = Prepared::new(&GRID_3.parse().unwrap(), &Question::new(clues), Isa::detect());
    prepared.expect("there is something to be searched")
}

/// A set of positions from its picture: the highest first, `1` or `x` where one
/// is.
fn positions(picture: &str) -> u128 {
    assert_eq!(picture.len(), 81);
    picture.bytes().fold(0, |set, byte| set << 1 | u128::from(byte == b'1' || byte == b'x'))
}

/// The example of the method's description: the range of the third of five
/// clues.
#[test]
fn the_ranges_of_the_published_example() {
    let placed = positions(
        "000000000000000000100000000100000000000000000000000000000000000000000000000000000",
    );
    let first_unhit = positions(
        "000001000100010001000001000001000000000000000000000000000000000000000000001000000",
    );
    // The clique has UAs of 4, 4 and 6 cells.
    let end = 4 + 4 + 6;
    let previous = placed.trailing_zeros() as usize;
    let ranges = Ranges::new(81, previous, 3, end, Some(first_unhit));
    let expected = [
        "0000000000000000000000000000xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "0000000000000000000000000000000000000000000000000000000000000000000xxxxxxxxxxxxxx",
        "0000000000000000000000000000000000000000000000000000000000000000000xxxxxxxxxxxx00",
        "0000000000000000000000000000000000000000000000000000000000000000000xxxxxxxx000000",
    ]
    .map(positions);
    let [below_previous, by_clique, with_room, last] = expected;
    let by_first_unhit = Some((first_unhit, last));
    assert_eq!(ranges, Ranges { below_previous, by_clique, with_room, by_first_unhit });
    // The search has only the last one.
    assert_eq!(next_clue(3, previous, end, first_unhit.trailing_zeros() as usize), last);
}

#[test]
fn blocks_of_the_clique_have_the_lowest_positions() {
    let prepared = prepared(16);
    assert!(prepared.all_cliques && prepared.clique.len() >= 11);
    let mut all = CellSet::EMPTY;
    for (ua, &end) in prepared.clique.iter().zip(&prepared.ends) {
        assert!(!ua.intersects(all));
        all |= *ua;
        assert_eq!(prepared.positions_of(all), (1 << end) - 1);
        assert_eq!(prepared.cells_of((1 << end) - 1), all);
    }
    let sizes: Vec<usize> = prepared.clique.iter().map(|ua| ua.len()).collect();
    assert!(sizes.is_sorted());
    // With as many clues left as blocks the next one is in the last block at most.
    assert_eq!(prepared.end(sizes.len()), prepared.ends[sizes.len() - 1]);
    assert_eq!(prepared.end(1), sizes[0]);
    assert_eq!(prepared.end(sizes.len() + 1), 81);
}

#[test]
fn uas_come_by_descending_lowest_positions_and_are_cut() {
    let study = prepared(16);
    let uas: Vec<u128> = study.uas().collect();
    assert!(uas.len() == 2000 && study.collected > 2000);
    let key = |ua: &u128| (std::cmp::Reverse(ua.trailing_zeros()), ua.count_ones());
    assert!(uas.is_sorted_by_key(key));
    for ua in &study.clique {
        assert!(uas.contains(&study.positions_of(*ua)));
    }
}

/// A table that has the clique alone: many sets that hit its UAs have clues to spare and
/// are not unique; the UAs that this shows have to be hit by the clues that are left.
/// The puzzles are those that the whole table and the other engines give.
#[test]
fn what_the_table_lacks_is_found_at_its_end() {
    let grid: Grid = GRID_3.parse().unwrap();
    let puzzle: Puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7.........."
            .parse()
            .unwrap();
    let must = puzzle.clues().iter().skip(3).collect();
    let barred: CellSet = (0..81).filter(|cell| cell % 5 > 2).collect();
    let mask = Mask::new(must, barred - puzzle.clues()).unwrap();
    let numbers = [(17, 1), (18, 37), (19, 684), (20, 8546)];
    for (clues, puzzles) in numbers.into_iter().take(test_size(2, 4)) {
        let question = Question { mask, ..Question::new(clues) };
        let stop = AtomicBool::new(false);
        let search = |prepared: &Prepared, threshold: usize| {
            let mut worker = Worker::new(&grid, prepared, &question, Stop::alone(&stop));
            let mut found = Vec::new();
            dispatch_few!(Isa::detect(), token => {
                let mut lists = Lists::new(prepared, threshold);
                for chunk in Lists::chunks(prepared, &mut worker) {
                    lists.search(token, chunk, &mut worker, &mut |clues| {
                        found.push(clues);
                        ControlFlow::Continue(())
                    });
                }
            });
            found.sort_unstable_by_key(|clues| clues.bits());
            (found, worker.count)
        };
        let mut prepared = Prepared::new(&grid, &question, Isa::detect()).unwrap();
        let (expected, _) = search(&prepared, Classic::BITMAP_THRESHOLD);
        assert_eq!(expected.len(), puzzles);
        let clique = prepared.clique.iter().map(|&ua| prepared.positions_of(ua));
        let clique: Vec<u128> = clique.sorted_by_key(|ua| Reverse(ua.trailing_zeros())).collect();
        prepared.uas = planes(&clique);
        assert!(prepared.uas().eq(clique));
        for threshold in [0, Classic::BITMAP_THRESHOLD] {
            let (found, count) = search(&prepared, threshold);
            assert_eq!(found, expected, "{clues} clues, threshold {threshold}");
            assert_eq!(clues > 17, count.solver_calls > count.all_hit, "{clues} clues");
        }
    }
}

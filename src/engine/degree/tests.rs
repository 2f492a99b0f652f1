//! Tests of the steps. That all puzzles are found is tested with the other
//! engines.

use super::critical::Critical;
use super::forward::{Group, Seen};
use super::groups::{View, view};
use super::unions::{JOINED, Unions};
use super::{Degree, ForwardStudy, Verdict};
use crate::engine::{End, Engine, Question};
use crate::grid::CellSet;
use gridsieve_kernels::{HittingVectors, Isa, Scalar, Token, dispatch, testing};
use proptest::prelude::*;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

const GRID_3: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";

/// Sets of a few of the first `cells` cells, the smallest first.
fn sets(cells: usize, most: usize) -> impl Strategy<Value = Vec<u64>> {
    let set = prop::collection::vec(0..cells, 1..5)
        .prop_map(|cells| cells.into_iter().fold(0u64, |set, cell| set | 1 << cell));
    prop::collection::vec(set, 1..most).prop_map(|mut sets| {
        sets.sort_by_key(|set| set.count_ones());
        sets
    })
}

fn block(sets: &[u64]) -> [u64; 64] {
    std::array::from_fn(|i| sets.get(i).copied().unwrap_or(0))
}

fn vectors(sets: &[u64]) -> HittingVectors<8> {
    let mut vectors = [[0; 8]; 64];
    Scalar::new().transpose(sets, &mut vectors);
    vectors
}

fn first(count: usize) -> u64 {
    if count == 64 { u64::MAX } else { (1 << count) - 1 }
}

/// Do so many of the cells hit all sets?
fn can_be_hit(sets: &[u64], alive: u64, left: usize) -> bool {
    let Some(&set) = sets.first() else { return true };
    let mut rest = if left == 0 { 0 } else { set & alive };
    while rest != 0 {
        let cell = rest & rest.wrapping_neg();
        rest ^= cell;
        let unhit: Vec<u64> = sets.iter().copied().filter(|set| set & cell == 0).collect();
        if can_be_hit(&unhit, alive, left - 1) {
            return true;
        }
    }
    false
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What is said to be dead cannot be completed, and no completion is lost.
    #[test]
    fn groups_say_what_is_true(sets in sets(12, 20), alive in any::<u64>(), left in 1..5usize) {
        let alive = (alive | 0x5A5) & 0xFFF;
        let residual = |alive| sets.iter().map(|set| set & alive).collect::<Vec<u64>>();
        let possible = can_be_hit(&sets, alive, left);
        let (seen, _) = view(&mut residual(alive), &mut Vec::new(), alive, left);
        match seen {
            View::Dead => prop_assert!(!possible),
            View::Alive { cells, smallest } => {
                prop_assert_eq!(can_be_hit(&sets, cells, left), possible);
                let least = residual(cells).into_iter().map(u64::count_ones).min();
                prop_assert_eq!(Some(smallest.count_ones()), least);
            }
        }
        for isa in Isa::all() {
            let mut group = Group::new();
            let unhit = first(sets.len());
            let block = block(&sets);
            let seen = dispatch!(isa, token => group.find(token, unhit, &block, alive, left));
            let cells = match seen {
                Seen::Dead => {
                    prop_assert!(!possible);
                    continue;
                }
                Seen::Critical(cells) => {
                    prop_assert_eq!(group.uas().len(), left);
                    cells
                }
                Seen::Open => alive,
            };
            prop_assert_eq!(can_be_hit(&sets, cells, left), possible);
            let union = group.uas().iter().fold(0, |all, ua| {
                assert_eq!(all & ua, 0);
                all | ua
            });
            prop_assert_eq!(union & !alive, 0);
        }
    }

    /// All ways to choose a cell of each domain that hit all sets.
    #[test]
    fn critical_groups_are_completed(
        sets in sets(15, 30), sizes in prop::collection::vec(1..5usize, 1..6),
    ) {
        let mut end = 0;
        let domains = sizes.iter().map(|size| {
            end += size;
            first(end) & !first(end - size)
        });
        let domains: Vec<u64> = domains.take_while(|domain| domain >> 15 == 0).collect();
        let mut expected = vec![0u64];
        for &domain in &domains {
            let cells = (0..15).filter(|cell| domain >> cell & 1 != 0);
            let with = |cell| expected.iter().map(move |set| set | 1u64 << cell);
            expected = cells.flat_map(with).collect();
        }
        expected.retain(|cells| sets.iter().all(|set| set & cells != 0));
        expected.sort_unstable();
        let vectors = vectors(&sets);
        for isa in Isa::all() {
            let mut critical = Critical::new();
            let (unhit, mut domains) = (first(sets.len()), domains.clone());
            let done = dispatch!(isa, token =>
                critical.complete(token, unhit, &mut domains, &vectors));
            prop_assert_eq!(done, domains.len() > 1);
            if done {
                critical.found.sort_unstable();
                prop_assert_eq!(&critical.found, &expected);
            }
        }
    }

    /// A union is unhit exactly if it has no clue, and there are all of them if
    /// there is room.
    #[test]
    fn unions_are_those_of_disjoint_sets(sets in sets(24, 12), cells in prop::collection::vec(0..24usize, 1..4)) {
        let mut joins = [0; JOINED];
        for (i, &set) in sets.iter().enumerate() {
            let with = (0..sets.len()).filter(|&j| sets[j] & set == 0);
            joins[i] = with.fold(0, |all, j| all | 1 << j);
        }
        let groups = |degree: u32| {
            (0u32..1 << sets.len()).filter(move |group| group.count_ones() == degree).filter_map(|group| {
                (0..sets.len()).filter(|i| group >> i & 1 != 0).try_fold(0, |all, i| {
                    (all & sets[i] == 0).then_some(all | sets[i])
                })
            })
        };
        let counts: Vec<usize> = (2..=6).map(|degree| groups(degree).count()).collect();
        prop_assume!(counts.iter().all(|&count| count <= 512));
        for isa in Isa::all() {
            let mut unions = Unions::new([1; 5], 10_000, 8);
            let made = dispatch!(isa, token => unions.make(token, &sets, &joins));
            prop_assert_eq!(made, counts.iter().sum::<usize>());
            let mut clues = 0u64;
            for (depth, &cell) in cells.iter().enumerate() {
                clues |= 1 << cell;
                for degree in 2..=6 {
                    let any = dispatch!(isa, token => unions.any_unhit(token, depth, cell, degree));
                    let expected = groups(degree as u32).any(|union| union & clues == 0);
                    prop_assert_eq!(any, expected, "degree {}", degree);
                }
                dispatch!(isa, token => unions.descend(token, depth, cell, 6));
            }
        }
    }
}

#[test]
fn a_forward_view_comes_to_an_end() {
    let set = |cells: &[usize]| cells.iter().copied().collect::<CellSet>();
    let look = |uas: &[CellSet], left| {
        ForwardStudy::new(uas, set(&[80]), !set(&[80]), left, Isa::detect())
    };
    let study = look(&[set(&[1, 2, 80])], 2);
    assert_eq!((study.verdict, study.rounds[0].uas.len()), (Verdict::AllHit, 0));
    let uas = [set(&[0, 1]), set(&[2, 3]), set(&[1, 2])];
    assert_eq!(look(&uas, 1).verdict, Verdict::TooManyDisjoint);
    assert_eq!(look(&uas, 0).verdict, Verdict::TooManyDisjoint);
    // Cells of the only group of two, and one more that is dead.
    let study = look(&[uas[0], uas[1], set(&[1, 2, 4])], 2);
    assert_eq!((study.verdict, study.rounds.len()), (Verdict::Open, 2));
    assert_eq!(study.rounds[1].alive, set(&[0, 1, 2, 3]));
    let (found, all) = study.completions(10);
    assert_eq!((found.len(), all), (3, true));
    assert_eq!(study.completions(2).1, false);
    // {0, 1} and {3, 4} are critical, and so are {1, 2} and {3, 4}: 1 is left.
    let study = look(&[set(&[0, 1]), set(&[1, 2]), set(&[3, 4])], 2);
    assert_eq!(study.completions(10).0, [set(&[1, 3]), set(&[1, 4])]);
    let study = look(&[set(&[0, 1]), set(&[1, 2]), set(&[0, 2]), set(&[3, 4])], 2);
    assert_eq!(study.verdict, Verdict::EmptyUa);
}

#[test]
fn a_raised_stop_flag_ends_the_search() {
    for isa in testing::isas() {
        let report = Degree::new(isa).start(Question::new(18)).search(
            &GRID_3.parse().unwrap(),
            &AtomicBool::new(true),
            &mut |_| ControlFlow::Continue(()),
        );
        assert_eq!(report.end, End::Interrupted);
    }
}

/// The engine is a check of the others: it must not search with their code.
#[test]
fn nothing_is_shared_with_other_engines() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/degree");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name != "tests.rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let words =
                ["bands::", "Bands", "classic", "super::super", "ua::growth", "band_change"];
            for word in words {
                assert!(!source.contains(word), "{}: {word}", path.display());
            }
            files += 1;
        }
    }
    assert!(files > 8);
}

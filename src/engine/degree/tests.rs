//! Tests of the steps. That all puzzles are found is tested with the other
//! engines.

use super::groups::{Group, Place, smallest};
use super::params::Parameters;
use super::table::Table;
use super::unions::Unions;
use super::worker::Count;
use super::{ForwardStudy, Verdict};
use gridsieve_grids::CellSet;
use gridsieve_kernels::{Isa, dispatch_few};
use proptest::prelude::*;

/// Sets of a few of the first `cells` cells, the smallest first.
fn sets(cells: usize, most: usize) -> impl Strategy<Value = Vec<u64>> {
    let set = prop::collection::vec(0..cells, 1..5)
        .prop_map(|cells| cells.into_iter().fold(0u64, |set, cell| set | 1 << cell));
    prop::collection::vec(set, 1..most).prop_map(|mut sets| {
        sets.sort_by_key(|set| set.count_ones());
        sets
    })
}

/// Whether some `left` of the alive cells hit all sets.
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

    /// Nodes and cells that groups show to be dead have no completion, so no completion is lost.
    #[test]
    fn groups_say_what_is_true(
        sets in sets(14, 24), alive in any::<u64>(), left in 2..6usize, spare in 2..5usize,
        exchange in 2..6usize,
    ) {
        let alive = (alive | 0x25A5) & 0x3FFF;
        let possible = |cells| can_be_hit(&sets, cells, left);
        for isa in Isa::all() {
            let mut table = Box::new(Table::new());
            let unhit = dispatch_few!(isa, token => table.fill(token, &sets));
            let mut place = Place { unhit, alive, sizes: table.sizes(alive), left };
            let least = smallest(&table, &place);
            prop_assert_eq!(least.count_ones(), sets.iter().map(|set| (set & alive).count_ones()).min().unwrap());
            let parameters =
                Parameters { exchange_left: exchange, spare_left: spare, ..Parameters::default() };
            let found = Group::default().look(&table, &mut place, &parameters, &mut Count::default());
            let Some(least) = found else {
                prop_assert!(!possible(alive));
                continue;
            };
            prop_assert_eq!(place.alive & !alive, 0);
            prop_assert_eq!(possible(place.alive), possible(alive));
            // Not only some completions: a cell that was taken out is in none.
            let mut gone = alive & !place.alive;
            while gone != 0 {
                let cell = gone & gone.wrapping_neg();
                gone ^= cell;
                let rest: Vec<u64> = sets.iter().copied().filter(|set| set & cell == 0).collect();
                prop_assert!(!can_be_hit(&rest, alive & !cell, left - 1));
            }
            prop_assert_eq!(place.sizes, table.sizes(place.alive));
            let size = |set: &u64| (set & place.alive).count_ones();
            prop_assert_eq!(least.count_ones(), sets.iter().map(size).min().unwrap());
        }
    }

    /// A table, filled or with sets added one by one, and the numbers of cells alive.
    #[test]
    fn tables_count_cells(sets in sets(64, 128), alive in any::<u64>(), at in any::<prop::sample::Index>()) {
        for isa in Isa::all() {
            let filled = at.index(sets.len() + 1);
            let mut table = Box::new(Table::new());
            let mut all = dispatch_few!(isa, token => table.fill(token, &sets[..filled]));
            let mut added = table.sizes(alive);
            for set in &sets[filled..] {
                let bit = table.add(*set).expect("room");
                added.set(bit, (set & alive).count_ones());
                all |= bit;
            }
            prop_assert_eq!(all.count_ones() as usize, sets.len());
            let sizes = table.sizes(alive);
            prop_assert_eq!(added, sizes);
            let where_ = |holds: &dyn Fn(u64) -> bool| {
                sets.iter().enumerate().fold(0u128, |uas, (i, &set)| uas | u128::from(holds(set)) << i)
            };
            for number in 0..8 {
                let expected = where_(&|set| (set & alive).count_ones() == u32::from(number));
                prop_assert_eq!(sizes.equal(number) & all, expected);
            }
            prop_assert_eq!(table.hit_by(alive), where_(&|set| set & alive != 0));
            let (mut fewer, mut dead) = (sizes, alive & !(alive << 1));
            let left = alive & !dead;
            while dead != 0 {
                fewer.decrease(table.hit[dead.trailing_zeros() as usize]);
                dead &= dead - 1;
            }
            prop_assert_eq!(fewer, table.sizes(left));
            let some = all & (u128::from(alive) << 64 | u128::from(alive.rotate_left(9)));
            let chosen = || sets.iter().enumerate().filter(|(i, _)| some >> i & 1 != 0).map(|(_, set)| set);
            prop_assert_eq!(table.common(some), chosen().fold(u64::MAX, |all, set| all & set));
            prop_assert_eq!(table.union(some), chosen().fold(0, |all, set| all | set));
        }
    }

    /// A union is unhit exactly if it has no clue, and there are all of them if
    /// there is room.
    #[test]
    fn unions_are_those_of_disjoint_sets(sets in sets(24, 12), cells in prop::collection::vec(0..24usize, 1..4)) {
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
            let made = dispatch_few!(isa, token => unions.make(token, &sets));
            prop_assert_eq!(made, counts.iter().sum::<usize>());
            let mut clues = 0u64;
            for (depth, &cell) in cells.iter().enumerate() {
                clues |= 1 << cell;
                for degree in 2..=6 {
                    let any = unions.any_unhit(depth, cell, degree);
                    let expected = groups(degree as u32).any(|union| union & clues == 0);
                    prop_assert_eq!(any, expected, "degree {}", degree);
                }
                dispatch_few!(isa, token => unions.descend(token, depth, cell, 6));
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
    assert!(!study.completions(2).1);
    // {0, 1} and {3, 4} are critical, and so are {1, 2} and {3, 4}: 1 is left.
    let study = look(&[set(&[0, 1]), set(&[1, 2]), set(&[3, 4])], 2);
    assert_eq!(study.completions(10).0, [set(&[1, 3]), set(&[1, 4])]);
    let study = look(&[set(&[0, 1]), set(&[1, 2]), set(&[0, 2]), set(&[3, 4])], 2);
    assert_eq!(study.verdict, Verdict::EmptyUa);
}

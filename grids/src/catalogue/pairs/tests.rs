//! The list of pairs against definitions, the catalogue, and published numbers.

use super::*;
use crate::catalogue::class_lists;
use crate::catalogue::walk::{after, below, for_each_row};
use crate::catalogue::whole;
use crate::symmetry::BandClass;
use crate::symmetry::{Morph, minlex};
use crate::test_size::test_size;
use crate::{BandChoice, Grid, View};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

fn class(number: usize) -> BandClass {
    BandClass::new(number).unwrap()
}

/// How many pairs the blocks of a class have, as the table says.
fn blocks_of(class: BandClass) -> Vec<u16> {
    let pairs = |block| {
        let indices = blocks().range(class, block);
        (indices.end - indices.start).try_into().unwrap()
    };
    (0..PairWalk::new(class).blocks()).map(pairs).collect()
}

/// To count the file anew, take [`PairCount::blocks`] of each class in place of `blocks_of`.
#[test]
fn the_file_has_the_blocks_of_all_classes() {
    let lists: Vec<Vec<u16>> = BandClass::all().map(blocks_of).collect();
    assert_eq!(class_lists::table(&lists), include_bytes!("blocks.table"));
}

/// All pairs of a class, with their numbers of automorphisms.
fn of_class(class: BandClass) -> Vec<(Pair, u16)> {
    let walk = PairWalk::new(class);
    let mut found = Vec::new();
    for block in 0..walk.blocks() {
        let _: ControlFlow<()> = walk.block(block, |band_2, automorphisms| {
            assert_eq!(walk.block_of(band_2.first_chunk().unwrap()), block);
            found.push((Pair::from_bands(class.band(), band_2), automorphisms));
            ControlFlow::Continue(())
        });
    }
    found
}

/// The indices of the pairs of each block of a class.
fn ranges(class: BandClass) -> impl Iterator<Item = Range<u64>> {
    (0..PairWalk::new(class).blocks()).map(move |block| blocks().range(class, block))
}

#[test]
fn the_table_has_all_pairs() {
    assert_eq!(
        BandClass::all().map(class_range).map(|range| range.end - range.start).sum::<u64>(),
        PAIRS
    );
    let mut end = 0;
    for class in BandClass::all() {
        assert_eq!(class_range(class).start, end);
        end = class_range(class).end;
        assert_eq!(ranges(class).last().unwrap().end, end);
    }
    assert_eq!(unrank(PAIRS), None);
    assert_eq!(unrank(u64::MAX), None);
}

#[test]
fn pairs_of_the_last_classes_are_minlex_and_in_order() {
    let classes = [400, 416, 388, 411].map(class);
    for class in classes.into_iter().take(test_size(2, 4)) {
        let pairs = of_class(class);
        assert!(pairs.is_sorted());
        assert_eq!(pairs.len() as u64, class_range(class).end - class_range(class).start);
        for (place, (pair, automorphisms)) in pairs.iter().enumerate() {
            let form = pair.minlex();
            assert_eq!((form.pair, form.maps.len()), (*pair, usize::from(*automorphisms)));
            if place % 50 == 0 {
                let index = class_range(class).start + place as u64;
                assert_eq!((unrank(index), rank(pair)), (Some(*pair), index));
            }
        }
    }
}

/// The ways to fill two bands of which the smaller is of the last class, by all bands 2 (not only
/// those of minlex pairs): so many are counted by the pairs and their automorphisms.
#[test]
fn the_last_class_has_as_many_fillings_as_there_are() {
    let class = class(416);
    let count = PairCount::of_class(class);
    // All bands 2 of no smaller class, the rows in order.
    let walk = PairWalk::new(class);
    let (mut greater, mut equal) = (0u128, 0u128);
    for_each_band_2(walk.allowed(), &mut |band_2| match BandClass::of_band(band_2).cmp(&class) {
        std::cmp::Ordering::Less => {}
        std::cmp::Ordering::Equal => equal += 1,
        std::cmp::Ordering::Greater => greater += 1,
    });
    // Bands of the class, each with the rows of band 2 in six orders; a pair of two
    // different classes is filled in as either order of the two bands.
    let bands = 362_880 * 7776 / class.automorphisms() as u128;
    assert_eq!(count.sums.fillings, bands * 6 * (2 * greater + equal));
    let in_blocks: u64 = count.blocks.iter().map(|&pairs| u64::from(pairs)).sum();
    assert_eq!(in_blocks, count.sums.pairs);
    assert_eq!(count.blocks, blocks_of(class));
    let listed = of_class(class);
    assert_eq!(count.ends, Some([listed[0].0, listed[listed.len() - 1].0]));
    let mut automorphisms = BTreeMap::new();
    listed.iter().for_each(|(_, of)| *automorphisms.entry(*of).or_insert(0) += 1);
    assert_eq!(count.sums.automorphisms, automorphisms);
    // Third bands one by one.
    let (mut thirds, mut different, mut grids) = (Thirds::new(), 0, 0);
    for (pair, automorphisms) in &listed {
        let found = thirds.different(pair);
        different += found.len() as u64;
        for (band, kept) in found {
            assert!(usize::from(*automorphisms).is_multiple_of(kept));
            grids += 362_880u128 * 2 * 36 * 1296 * 6 / kept as u128;
            let grid = grid(pair, &band);
            assert!(Pair::of_grid(&grid).contains(pair));
        }
    }
    assert_eq!((count.sums.third_bands, count.sums.grids), (different, grids));
}

/// Calls `each` with all bands below a first one, the rows in order.
fn for_each_band_2(allowed: &[u16; 9], each: &mut dyn FnMut(&[u8; 27])) {
    fn next(allowed: &[u16; 9], band: &mut [u8; 27], row: usize, each: &mut dyn FnMut(&[u8; 27])) {
        if row == 3 {
            return each(band);
        }
        let _: ControlFlow<()> = for_each_row(allowed, &mut |of| {
            band[9 * row..][..9].copy_from_slice(of);
            next(&after(below(allowed, of), of), band, row + 1, each);
            ControlFlow::Continue(())
        });
    }
    next(allowed, &mut [0; 27], 0, each);
}

/// The grids of the last classes of the catalogue, from the catalogue and from pairs: each grid comes
/// as often as it has different pairs whose first band is of its class.
#[test]
fn third_bands_are_the_grids_of_the_catalogue() {
    let classes = class(411)..=class(416);
    let [first, last] = [classes.start(), classes.end()].map(|class| whole::class_range(*class));
    let mut expected: HashMap<Grid, usize> = HashMap::new();
    for grid in whole::grids(first.start..last.end) {
        expected.insert(grid, different_pairs(&grid).len());
    }
    assert_eq!(expected.len(), 4);
    let mut found: HashMap<Grid, usize> = HashMap::new();
    let mut thirds = Thirds::new();
    for number in 411..=416 {
        for (pair, _) in of_class(class(number)) {
            for (band, _) in thirds.different(&pair) {
                let form = minlex(&grid(&pair, &band));
                if classes.contains(&form.class) {
                    *found.entry(form.grid).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(found.keys().collect::<BTreeSet<_>>(), expected.keys().collect::<BTreeSet<_>>());
    for (grid, count) in &expected {
        assert_eq!(found[grid], *count, "{grid}");
    }
}

/// The pairs of a grid up to its automorphisms, each with its third band: both in the minlex form
/// of the pair, and the third band the least of those that this can make of it.
fn different_pairs(grid: &Grid) -> BTreeSet<(Pair, [u8; 27])> {
    let pairs = BandChoice::ALL.map(|choice| {
        let form = Pair::of_grid(grid)[choice.number() - 1].minlex();
        let view = View::new(grid, choice);
        let third: &[u8; 27] = view.grid().digits().last_chunk().unwrap();
        (form.pair, form.maps.iter().map(|map| map.band(third)).min().unwrap())
    });
    pairs.into()
}

#[test]
fn indices_and_pairs_belong_together() {
    let mut random = SmallRng::seed_from_u64(51);
    for _ in 0..test_size(100, 300) {
        let index = random.random_range(0..PAIRS);
        let pair = unrank(index).unwrap();
        assert_eq!(rank(&pair), index, "{pair}");
    }
    for class in BandClass::all().map(class_range).filter(|range| !range.is_empty()) {
        for index in [class.start, class.end - 1] {
            assert_eq!(rank(&unrank(index).unwrap()), index);
        }
    }
    // Both ends of some blocks of every class.
    for class in BandClass::all() {
        let step = random.random_range(600..1000);
        for range in ranges(class).filter(|range| !range.is_empty()).step_by(step) {
            for index in [range.start, range.end - 1] {
                assert_eq!(rank(&unrank(index).unwrap()), index, "{class}");
            }
        }
    }
}

/// Ranges within a block, over borders of blocks and of classes, and at both ends.
#[test]
fn ranges_have_the_pairs_of_their_indices() {
    let border = |number| class_range(class(number)).end;
    // A block inside of a class whose blocks are short.
    let block =
        ranges(class(400)).skip(1).find(|range| range.end - range.start > 8).expect("a block");
    let ranges = [
        0..3,
        block.start + 5..block.start + 8,
        block.start - 2..block.end + 2,
        border(380) - 2..border(380) + 2,
        border(409) - 2..PAIRS + 10,
        7..7,
        PAIRS..u64::MAX,
    ];
    for range in ranges {
        let listed: Vec<Listed> = pairs(range.clone()).collect();
        let indices = range.start..range.end.min(PAIRS);
        assert!(listed.iter().map(|listed| listed.index).eq(indices));
        let few = listed.len().div_ceil(test_size(4, 20)).max(1);
        for Listed { index, pair, automorphisms } in listed.into_iter().step_by(few) {
            assert_eq!(unrank(index), Some(pair));
            assert_eq!(pair.minlex().maps.len(), usize::from(automorphisms));
        }
    }
}

#[test]
fn a_grid_and_its_copies_have_the_same_indices() {
    let mut random = SmallRng::seed_from_u64(52);
    let mut grids: Vec<Grid> =
        (0..30).map(|_| whole::unrank(random.random_range(0..whole::GRIDS)).unwrap()).collect();
    // With 648 and with 72 automorphisms.
    grids.extend([964_549, whole::GRIDS - 1].map(|index| whole::unrank(index).unwrap()));
    for grid in grids {
        let indices = |grid: &Grid| {
            let mut indices = Pair::of_grid(grid).map(|pair| rank(&pair));
            indices.sort();
            indices
        };
        let own = indices(&grid);
        assert_eq!(indices(&Morph::random(&mut random).grid(&grid)), own, "{grid}");
        let mut thirds = Thirds::new();
        for index in own {
            let pair = unrank(index).unwrap();
            let mut grids =
                thirds.all(&pair).into_iter().map(|band| minlex(&super::grid(&pair, &band)).grid);
            assert!(grids.any(|other| other == grid));
        }
    }
}

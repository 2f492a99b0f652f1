//! The definitions (level scalar) against a model that has neither words nor
//! planes: sets of cells, and sets of indices for bitmaps.

use super::for_all;
use super::inputs::{Bitmap, list_and_mask, mask, unhit};
use crate::{CHILDREN_SPARE, NO_KEY, SIBLINGS, SPARE_WORDS, Scalar, Token, key, set_of_key};
use proptest::prelude::*;
use std::array::from_fn;
use std::collections::BTreeSet;

type Set = BTreeSet<usize>;

/// The numbers of the bits.
fn bits(words: &[u64]) -> Set {
    (0..64 * words.len()).filter(|i| words[i / 64] >> (i % 64) & 1 != 0).collect()
}

/// What some sets have in common, of the cells alive.
fn common<'a>(sets: impl IntoIterator<Item = &'a Set>, alive: &Set) -> Set {
    sets.into_iter().fold(alive.clone(), |common, set| &common & set)
}

/// The first of some numbers; `64 * words` if there is none.
fn first(numbers: &Set, words: usize) -> usize {
    numbers.first().copied().unwrap_or(64 * words)
}

fn lists<const P: usize>() {
    let scalar = Scalar::new();
    for_all(list_and_mask::<P>(), &|(list, mask)| {
        let sets: Vec<Set> = list.sets().iter().map(|set| bits(set)).collect();
        let (planes, of) = (list.planes(), bits(mask));
        let residual = sets.iter().map(|set| (set & &of).len());

        let out = |kernel: &dyn Fn([&mut [u64]; P]) -> usize| -> Vec<Set> {
            let mut out = list.clone();
            let count = kernel(out.planes_mut());
            out.sets()[..count].iter().map(|set| bits(set)).collect()
        };
        let kept = sets.iter().filter(|set| set.is_disjoint(&of)).cloned();
        assert_eq!(out(&|out| scalar.drop_hit(planes, *mask, out)), kept.collect::<Vec<_>>());
        let kept = sets.iter().filter(|set| !set.is_superset(&of)).cloned();
        assert_eq!(out(&|out| scalar.drop_supersets(planes, *mask, out)), kept.collect::<Vec<_>>());
        let alive: Vec<Set> = sets.iter().map(|set| set & &of).collect();
        let all = |out: [&mut [u64]; P]| {
            scalar.remove_dead(out, *mask);
            sets.len()
        };
        assert_eq!(out(&all), alive);

        let any = sets.iter().any(|set| set.is_subset(&of));
        assert_eq!(scalar.any_subset(planes, *mask), any);
        let mut sizes = vec![0; sets.len()];
        scalar.residual_sizes(planes, *mask, &mut sizes);
        assert!(residual.clone().eq(sizes.iter().map(|&size| usize::from(size))));
        let least = residual.enumerate().min_by_key(|&(_, size)| size);
        let found = scalar.smallest(planes, *mask).map(|(i, size)| (i, size as usize));
        assert_eq!(found, least);
        assert_eq!(bits(&scalar.common(planes, *mask)), common(&sets, &of));
    });
}

#[test]
fn matching_sets() {
    for_all((list_and_mask::<1>(), mask::<1>()).boxed(), &|((list, [mask]), [cells])| {
        let mut out = vec![0; list.len()];
        let count = Scalar::new().keep_matching(list.planes()[0], *mask, mask & cells, &mut out);
        let (mask, cells) = (bits(&[*mask]), bits(&[mask & cells]));
        let sets = list.sets().into_iter().map(|set| bits(&set));
        let expected: Vec<Set> = sets.filter(|set| set & &mask == cells).collect();
        assert!(expected.into_iter().eq(out[..count].iter().map(|&set| bits(&[set]))));
    });
}

#[test]
fn filled_sets() {
    for_all(list_and_mask::<1>(), &|(list, [mask])| {
        let mut sets: Vec<u64> = list.planes()[0].iter().map(|set| set & mask).collect();
        let mut tags: Vec<u64> = (0..sets.len() as u64).collect();
        let filled: Vec<(u64, u64)> =
            sets.iter().copied().zip(tags.clone()).filter(|&(set, _)| set != 0).collect();
        let count = Scalar::new().keep_filled(&mut sets, &mut tags);
        assert!(filled.into_iter().eq(sets.into_iter().zip(tags).take(count)));
    });
}

#[test]
fn listed_children() {
    let inputs = (list_and_mask::<1>(), mask::<1>(), mask::<1>()).boxed();
    for_all(inputs, &|((list, [half]), [node], [alive])| {
        let branches = list.planes()[0];
        let nodes = vec![*node; branches.len()];
        let open = [*alive, alive >> 1].map(|cells| vec![cells; branches.len()]);
        let [mut children, mut below] =
            [0; 2].map(|_| vec![0; 64 * branches.len() + CHILDREN_SPARE]);
        let count = Scalar::new().list_children(
            branches,
            &nodes,
            open.each_ref().map(|open| &open[..]),
            *half,
            &mut children,
            &mut below,
        );
        let mut expected = Vec::new();
        for branch in branches {
            let mut open = [bits(&[*alive]), bits(&[alive >> 1])];
            for cell in bits(&[*branch]) {
                open = open.map(|open| &open - &BTreeSet::from([cell]));
                let mut child = bits(&[*node]);
                child.insert(cell);
                let side = usize::from(bits(&[*half]).contains(&cell));
                expected.push((child, open[side].clone()));
            }
        }
        let found = children.iter().zip(&below).take(count);
        assert!(expected.into_iter().eq(found.map(|(&a, &b)| (bits(&[a]), bits(&[b])))));
    });
}

#[test]
fn lists_of_one_plane_and_two() {
    lists::<1>();
    lists::<2>();
}

#[test]
fn siblings() {
    let siblings = prop::array::uniform8(mask::<1>());
    for_all((list_and_mask::<1>(), siblings).boxed(), &|((list, mask), siblings)| {
        let sets: Vec<Set> = list.sets().iter().map(|set| bits(set)).collect();
        let siblings = siblings.map(|[cells]| cells);
        let mut found = [7; SIBLINGS];
        Scalar::new().common_below(list.planes()[0], &siblings, &[mask[0]; SIBLINGS], &mut found);
        let mut least = [7; SIBLINGS];
        let two_bands = |cells| cells & ((1 << 54) - 1);
        let sets_of_two: Vec<u64> = list.planes()[0].iter().copied().map(two_bands).collect();
        let alive = [two_bands(mask[0]); SIBLINGS];
        Scalar::new().smallest_below(&sets_of_two, &siblings, &alive, &mut least);
        for (sibling, least) in siblings.iter().zip(least).take_while(|(cells, _)| **cells != 0) {
            let missed = sets_of_two.iter().filter(|&set| set & sibling == 0);
            let smallest =
                missed.map(|set| set & alive[0]).min_by_key(|&set| (bits(&[set]).len(), set));
            assert_eq!((least != NO_KEY).then(|| set_of_key(least)), smallest);
            assert_eq!(least, smallest.map_or(NO_KEY, key));
        }
        for (sibling, found) in siblings.iter().zip(found).take_while(|(cells, _)| **cells != 0) {
            let missed = sets.iter().filter(|set| set.is_disjoint(&bits(&[*sibling])));
            assert_eq!(bits(&[found]), common(missed, &bits(mask)));
        }
    });
}

fn bitmaps<const W: usize>() {
    let scalar = Scalar::new();
    let inputs = (unhit(W), mask::<1>(), 0..64usize, 0..100usize).boxed();
    for_all(inputs, &|(sets, [mask], cell, most)| {
        let (bitmap, unhit) = sets.bitmap::<W>();
        let sets: Vec<Set> = bitmap.sets.iter().map(|set| bits(&[*set])).collect();
        let vectors: Vec<Set> = bitmap.vectors.iter().map(|vector| bits(vector)).collect();
        let (unhit_sets, alive) = (bits(&unhit), bits(&[*mask]));

        // The bitmap was made by `transpose`.
        for (cell, vector) in vectors.iter().enumerate() {
            assert_eq!(vector, &(0..sets.len()).filter(|&i| sets[i].contains(&cell)).collect());
        }
        let mut child = [7; W];
        let found = scalar.child(&unhit, &bitmap.vectors[*cell], &mut child);
        let left = &unhit_sets - &vectors[*cell];
        assert_eq!((bits(&child), found), (left.clone(), first(&left, W)));

        let count = mask.count_ones() as usize;
        let (mut children, mut found) = (vec![[7; W]; count], vec![7; count]);
        scalar.children(&unhit, &bitmap.vectors, *mask, &mut children, &mut found);
        for ((cell, child), found) in alive.iter().zip(&children).zip(&found) {
            let left = &unhit_sets - &vectors[*cell];
            assert_eq!((bits(child), usize::from(*found)), (left.clone(), first(&left, W)));
        }

        let found = scalar.common_unhit(&unhit, &bitmap.vectors[*cell], &bitmap.blocks, *mask);
        let expected = common(left.iter().map(|&i| &sets[i]), &alive);
        assert_eq!(found.map(|cells| bits(&[cells])), (!left.is_empty()).then_some(expected));

        let mut out = vec![7; most + SPARE_WORDS];
        let count = scalar.first_unhit(&unhit, &bitmap.blocks, *mask, *most, &mut out);
        let expected = unhit_sets.iter().take(*most).map(|&i| &sets[i] & &alive);
        assert!(expected.eq(out[..count].iter().map(|&set| bits(&[set]))));

        let hit: Set = alive.iter().flat_map(|&cell| &vectors[cell]).copied().collect();
        assert_eq!(bits(&scalar.hit_by(&bitmap.vectors, *mask)), hit);
        let planes = from_fn(|word| from_fn(|cell| bitmap.vectors[cell][word]));
        let some: [u64; W] = from_fn(|word| unhit[word] & bitmap.vectors[*cell][word]);
        let some_sets = bits(&some);
        let all = (0..64).filter(|&cell| some_sets.is_subset(&vectors[cell])).collect();
        assert_eq!(bits(&[scalar.hitting_all(&planes, &some)]), all);
        let any = (0..64).filter(|&cell| !some_sets.is_disjoint(&vectors[cell])).collect();
        assert_eq!(bits(&[scalar.hitting_any(&planes, &some)]), any);

        let (mut free, left) = (unhit, &unhit_sets - &hit);
        let found = scalar.packing_step(&mut free, &bitmap.vectors, *mask);
        assert_eq!((bits(&free), found), (left.clone(), first(&left, W)));

        let cells = [*cell, 53, 0, 63];
        let hit_by_four = cells.iter().flat_map(|&cell| &vectors[cell]).copied().collect();
        let found = scalar.all_hit(&unhit, cells.map(|cell| &bitmap.vectors[cell]));
        assert_eq!(found, unhit_sets.is_subset(&hit_by_four));

        let kept = unhit_sets.iter().enumerate().filter(|(_, i)| hit.contains(i));
        let vector = scalar.hit_by(&bitmap.vectors, *mask);
        assert_eq!(bits(&scalar.compact(&vector, &unhit)), kept.map(|(i, _)| i).collect());
    });
}

#[test]
fn bitmaps_of_some_widths() {
    bitmaps::<1>();
    bitmaps::<3>();
    bitmaps::<12>();
    let empty = Bitmap::<3>::new(Vec::new());
    assert_eq!(Scalar::new().common_unhit(&empty.all, &empty.all, &empty.blocks, 1), None);
}

#[test]
fn sockets() {
    let words = prop::collection::vec((mask::<1>(), mask::<1>()), 0..20).boxed();
    for_all(words, &|words| {
        let (hit, row): (Vec<u64>, Vec<u64>) = words.iter().map(|([a], [b])| (*a, *b)).unzip();
        let mut out = vec![0; words.len()];
        Scalar::new().hit_parts(&hit, &row, &mut out);
        assert_eq!(bits(&out), &bits(&hit) | &bits(&row));
        let open = (0..64).filter(|j| {
            (0..hit.len()).any(|w| !bits(&[hit[w]]).contains(j) && !bits(&[row[w]]).contains(j))
        });
        let open: Set = open.collect();
        assert_eq!(bits(&[Scalar::new().open_patterns(&hit, &row)]), open);
        let none = vec![0; hit.len()];
        let rows = [&none[..], &row, &none, &row];
        assert_eq!(bits(&[Scalar::new().open_below(&hit, rows)]), open);
        assert_eq!(bits(&[Scalar::new().open_below(&row, [&none, &hit, &hit, &none])]), open);
    });
}

use super::*;
use crate::{CHILDREN_SPARE, SPARE_WORDS};

/// The calls that are kept of `count`, by what each was given.
fn kept(most: usize, count: u64) -> Vec<u64> {
    let calls = calls_of(most, || {
        (0..count).for_each(|i| _ = Counted::new().any_subset(&[1, 2], i));
    });
    assert_eq!(calls.counts, BTreeMap::from([(("any_subset", 0), count)]));
    let of = |call: &Call| match call {
        Call::AnySubset { of, .. } => *of,
        other => panic!("{other:?}"),
    };
    calls.kept[&("any_subset", 0)].iter().map(of).collect()
}

#[test]
fn calls_are_kept_in_bursts_spread_over_the_work() {
    for most in [1, 128, 384, 512, 1000] {
        for count in [1, 127, 128, 129, 511, 513, 2000, 5555, 20_000] {
            let kept = kept(most, count);
            // Whole bursts; one at least.
            let room = (most as u64 / BURST).max(1) * BURST;
            let least = count.min(room / 2);
            assert!((least..=room).contains(&(kept.len() as u64)), "{most}, {count}");
            for burst in kept.chunks(BURST as usize) {
                assert_eq!(burst[0] % BURST, 0);
                assert!(burst.iter().copied().eq(burst[0]..burst[0] + burst.len() as u64));
            }
            assert!(kept.is_sorted());
            let last = *kept.last().unwrap();
            assert!(room == BURST || last + BURST >= count / 2, "{most}, {count}: {last}");
            if count <= room {
                assert_eq!(kept.len() as u64, count);
            }
        }
    }
}

#[test]
fn bitmaps_are_counted_by_their_width_and_planes_not_at_all() {
    let token = Counted::new();
    let calls = calls_of(128, || {
        for _ in 0..3 {
            token.child(&[7; 4], &[2; 4], &mut [0; 4]);
        }
        token.child(&[7; 8], &[2; 8], &mut [0; 8]);
        token.drop_hit([&[1, 2]], [1], [&mut [0; 2 + SPARE_WORDS]]);
        let [mut a, mut b] = [[0; 2 + SPARE_WORDS]; 2];
        token.drop_hit([&[1, 2], &[3, 4]], [1, 1], [&mut a, &mut b]);
    });
    let counts = [(("child", 4), 3), (("child", 8), 1), (("drop_hit", 0), 1)];
    assert_eq!(calls.counts, BTreeMap::from(counts));
    // Nobody listens any more.
    token.child(&[7; 4], &[2; 4], &mut [0; 4]);
    assert!(calls_of(128, || ()).counts.is_empty());
}

#[test]
fn the_same_words_are_kept_once() {
    let mut last = Vec::new();
    let mut share = Share(&mut last);
    let (a, b) = (share.words(&[1, 2]), share.words(&[1, 3]));
    assert_eq!((&*a, &*b), (&[1, 2][..], &[1, 3][..]));
    assert!(Rc::ptr_eq(&a, &share.words(&[1, 2])) && !Rc::ptr_eq(&a, &b));
    for i in 0..SHARED as u64 {
        share.words(&[i]);
    }
    let again = share.words(&[1, 2]);
    assert!(again == a && !Rc::ptr_eq(&a, &again));
    assert_eq!(last.len(), SHARED);
}

/// What every kernel gives for some words.
fn results<T: Token>(token: T, words: &[u64; 64]) -> Vec<u64> {
    let bitmaps: &[[u64; 4]] = bytemuck::cast_slice(words);
    let mut list = vec![0; 64 + SPARE_WORDS];
    let mut results = vec![token.drop_hit([words], [words[0] & words[1]], [&mut list]) as u64];
    results.extend(&list[..results[0] as usize]);
    results.push(token.any_subset(words, !words[3]).into());
    results.extend(token.smallest(words, words[5]).map(|(i, size)| i as u64 + u64::from(size)));
    let mut common = [0; SIBLINGS];
    let siblings = std::array::from_fn(|i| words[i] | 1);
    token.common_below(words, &siblings, &[!0; SIBLINGS], &mut common);
    results.extend(common);
    let [mut children, mut below] = [[0; 8 * 64 + CHILDREN_SPARE]; 2];
    let nodes = &words[..SIBLINGS];
    let count = token.list_children(nodes, nodes, [nodes; 2], !0, &mut children, &mut below);
    results.extend(children[..count].iter().chain(&below[..count]));
    let (mut sets, mut tags) = (words.map(|word| word & 1), *words);
    let filled = token.keep_filled(&mut sets, &mut tags);
    results.extend(sets[..filled].iter().chain(&tags[..filled]));
    let mut vectors = [[0; 4]; 64];
    token.transpose(words, &mut vectors);
    results.extend(vectors.as_flattened());
    let mut child = [0; 4];
    results.push(token.child(&bitmaps[0], &bitmaps[1], &mut child) as u64);
    results.extend(child);
    let blocks: &Blocks<1> = bytemuck::cast_slice(words).try_into().expect("64 words");
    let mut first = vec![0; 64 + SPARE_WORDS];
    let count = token.first_unhit(&[words[7]], blocks, words[8], 9, &mut first);
    results.extend(&first[..count]);
    results.extend(token.hit_by(&vectors, words[9]));
    let [a, b, c, d] = [1, 2, 3, 4].map(|i| &bitmaps[i]);
    results.push(token.all_hit(&bitmaps[0], [a, b, c, d]).into());
    let found = token.look_up([words[0] as u8; 16], [words[1] as u8 & 15; 16]);
    results.extend(found.map(u64::from));
    let mut parts = [0; 16];
    token.hit_parts(&words[..16], &words[16..32], &mut parts);
    results.extend(parts);
    let rows = [16, 24, 32, 48].map(|from| &words[from..from + 16]);
    results.push(token.open_below(&words[..16], rows));
    let asked = [words[30], words[31], words[32]];
    let mut bands_3 = MiniRows::NONE;
    for i in 0..9 {
        let rest = words[i] as usize % 9;
        bands_3.add(0, i / 3, [i % 3, rest / 3, rest % 3]);
        bands_3.add(i + 1, 0, [i % 3, rest / 3, rest % 3]);
    }
    let room = Room { most: 1, in_stacks: None };
    results.push(token.with_room(words[0] as u32, &bands_3, asked, room).into());
    results
}

#[test]
fn results_are_those_of_scalar() {
    let mut word = 1u64;
    for _ in 0..200 {
        let words = std::array::from_fn(|_| {
            word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            word ^ word >> 33
        });
        let mut counted = Vec::new();
        let calls = calls_of(1024, || counted = results(Counted::new(), &words));
        assert_eq!(counted, results(Scalar::new(), &words));
        // One call of each.
        assert_eq!((calls.counts.len(), calls.counts.values().sum()), (15, 15));
    }
}

//! The vectors of every level against their definition, lane by lane.

// A portable build has no vectors but the definition.
#![cfg_attr(not(vectors), allow(dead_code))]

use crate::lanes::{Array, LaneMask, Lanes};
use crate::lanes32::{Array32, Lanes32};
use crate::{Isa, testing};
use proptest::prelude::*;

fn array<const N: usize>(words: [u64; N]) -> Array<N, ()> {
    Array::of(|i| words[i])
}

/// Checks every operation of a lane type against [`Array`] of the same width.
fn check<L: Lanes<Words = [u64; N]>, const N: usize>(token: L::Token) {
    fn words<L: Lanes<Words = [u64; N]>, const N: usize>(lanes: L) -> [u64; N] {
        let mut words = [0; N];
        lanes.store(&mut words);
        words
    }
    // Lanes of few bits, none and all, so that zero lanes and equal ones occur.
    let lane = prop_oneof![
        any::<u64>(),
        any::<u64>().prop_map(|x| x & (x >> 17) & (x >> 31) & 0x0011_0101_1000_0101),
        (0u32..64).prop_map(|bit| 1 << bit),
        Just(0),
        Just(u64::MAX),
    ];
    let vector =
        prop::collection::vec(lane, N).prop_map(|lanes| <[u64; N]>::try_from(lanes).unwrap());
    let strategy = (prop::collection::vec(vector, 8), any::<u32>(), 0..=N);
    proptest!(|((v, mask, first) in strategy)| {
        let [a, b, c] = [0, 1, 2].map(|i| L::load(token, &v[i]));
        let [x, y, z] = [0, 1, 2].map(|i| array(v[i]));
        prop_assert_eq!(words(a), v[0]);
        prop_assert_eq!(words(L::splat(token, v[0][0])), [v[0][0]; N]);
        prop_assert_eq!(words(a.and(b)), x.and(y).0);
        prop_assert_eq!(words(a.or(b)), x.or(y).0);
        prop_assert_eq!(words(a.xor(b)), x.xor(y).0);
        prop_assert_eq!(words(a.and_not(b)), x.and_not(y).0);
        prop_assert_eq!(words(a.shl::<32>()), x.shl::<32>().0);
        prop_assert_eq!(words(a.shl::<1>()), x.shl::<1>().0);
        prop_assert_eq!(words(a.shr::<32>()), x.shr::<32>().0);
        prop_assert_eq!(words(a.shr::<1>()), x.shr::<1>().0);
        prop_assert_eq!(words(a.add(b)), x.add(y).0);
        prop_assert_eq!(words(a.count_ones(token)), x.count_ones(()).0);
        prop_assert_eq!(a.common(), v[0].iter().fold(u64::MAX, |common, lane| common & lane));
        prop_assert_eq!(a.zeros().bits(), x.zeros().bits());
        prop_assert_eq!(words(a.and_where_missed(b, c)), x.and_where_missed(y, z).0);
        prop_assert_eq!(words(a.where_missed(c, b, c)), x.where_missed(z, y, z).0);
        let (mut out, mut expected) = ([7; 9], [7; 9]);
        // SAFETY: there is room for N words.
        let kept = unsafe { a.store_kept(LaneMask::new(mask), out.as_mut_ptr()) };
        // SAFETY: there is room for N words.
        let as_kept = unsafe { x.store_kept(LaneMask::new(mask), expected.as_mut_ptr()) };
        prop_assert_eq!(kept, as_kept);
        prop_assert_eq!(&out[..kept], &expected[..kept]);
        prop_assert!(out[N..].iter().all(|&word| word == 7));
        let mut square: Vec<L> = v[..N].iter().map(|row| L::load(token, row)).collect();
        L::transpose(&mut square);
        for i in 0..N {
            for j in 0..N {
                prop_assert_eq!(words(square[i])[j], v[j][i]);
            }
        }
        let (whole, rest) = L::split(&v[0][..first]);
        prop_assert_eq!((whole.len(), rest.len()), if first == N { (1, 0) } else { (0, first) });
    });
}

/// Checks every operation of a lane type against [`Array32`] of the same width.
fn check_32<L: Lanes32, const N: usize>(token: L::Token) {
    fn words<L: Lanes32, const N: usize>(lanes: L) -> [u32; N] {
        let mut words = [0; N];
        lanes.store(&mut words);
        words
    }
    // Lanes of any bits, none and all, so that zero lanes occur.
    let lane = prop_oneof![any::<u32>(), Just(0), Just(u32::MAX), (0u32..32).prop_map(|b| 1 << b)];
    let array =
        prop::collection::vec(lane, N).prop_map(|lanes| <[u32; N]>::try_from(lanes).unwrap());
    assert_eq!(L::COUNT, N);
    proptest!(|(v in prop::collection::vec(array, 3))| {
        let [a, b, c] = [0, 1, 2].map(|i| L::load(token, &v[i]));
        let [x, y, z] = [0, 1, 2].map(|i| Array32::<N, ()>::load((), &v[i]));
        prop_assert_eq!(words::<_, N>(a), v[0]);
        prop_assert_eq!(words::<_, N>(L::splat(token, v[0][0])), [v[0][0]; N]);
        prop_assert_eq!(words::<_, N>(a.and(b)), x.and(y).0);
        prop_assert_eq!(words::<_, N>(a.or(b)), x.or(y).0);
        prop_assert_eq!(words::<_, N>(a.xor(b)), x.xor(y).0);
        prop_assert_eq!(words::<_, N>(a.and_not(b)), x.and_not(y).0);
        prop_assert_eq!(words::<_, N>(a.shl::<18>()), x.shl::<18>().0);
        prop_assert_eq!(words::<_, N>(a.shr::<9>()), x.shr::<9>().0);
        prop_assert_eq!(a.zeros(), x.zeros());
        prop_assert_eq!(words::<_, N>(a.any(b, c)), x.any(y, z).0);
        prop_assert_eq!(words::<_, N>(a.majority(b, c)), x.majority(y, z).0);
        prop_assert_eq!(words::<_, N>(a.select(b, c)), x.select(y, z).0);
        for i in 0..N {
            let (x, y) = (v[0][i], v[1][i]);
            prop_assert_eq!(words::<_, N>(a.shift_in::<9, 23>(b))[i], x << 9 | y >> 23);
            prop_assert_eq!(words::<_, N>(a.shift_in::<18, 14>(b))[i], x << 18 | y >> 14);
        }
        if N >= 3 {
            let (in_one, in_two) = L::across(token, [a, b, c]);
            let (in_one, in_two) = (words::<_, N>(in_one), words::<_, N>(in_two));
            for i in 0..N {
                for bit in 0..32 {
                    let count = v.get(i).map_or(0, |lanes| {
                        lanes.iter().filter(|lane| *lane >> bit & 1 != 0).count()
                    });
                    prop_assert_eq!(in_one[i] >> bit & 1 != 0, count >= 1);
                    prop_assert_eq!(in_two[i] >> bit & 1 != 0, count >= 2);
                }
            }
            prop_assert_eq!(words::<_, N>(a.spread::<0>(token)), [v[0][0]; N]);
            prop_assert_eq!(words::<_, N>(a.spread::<2>(token)), [v[0][2]; N]);
        }
        for i in 0..N {
            prop_assert_eq!(x.select(y, z).0[i], (v[0][i] & v[1][i]) | (!v[0][i] & v[2][i]));
            let sum = |bit: u32| (0..3).map(|j| v[j][i] >> bit & 1).sum::<u32>();
            for bit in 0..32 {
                prop_assert_eq!(x.majority(y, z).0[i] >> bit & 1, u32::from(sum(bit) >= 2));
                prop_assert_eq!(x.any(y, z).0[i] >> bit & 1, u32::from(sum(bit) >= 1));
            }
        }
    });
}

#[test]
fn lanes_by_definition() {
    for isa in testing::isas() {
        println!("at level {}", isa.level());
        match isa {
            // Its vectors of 64-bit lanes are the definition.
            Isa::Scalar(token) => check_32::<Array32<1, _>, 1>(token),
            #[cfg(x86)]
            Isa::Sse2(token) => {
                check::<crate::sse2::U64x2, 2>(token);
                check_32::<crate::sse2::U32x4, 4>(token);
            }
            #[cfg(x86)]
            Isa::Avx2(token) => {
                check::<crate::avx2::U64x4, 4>(token);
                check_32::<crate::avx2::U32x8, 8>(token);
            }
            #[cfg(x86)]
            Isa::Avx512(token) => {
                check::<crate::avx512::U64x8, 8>(token);
                check_32::<crate::avx512::U32x16, 16>(token);
            }
            #[cfg(neon)]
            Isa::Neon(token) => {
                check::<crate::neon::U64x2, 2>(token);
                check_32::<crate::neon::U32x4, 4>(token);
            }
            #[cfg(simd128)]
            Isa::Simd128(token) => {
                check::<crate::simd128::U64x2, 2>(token);
                check_32::<crate::simd128::U32x4, 4>(token);
            }
            #[cfg(feature = "calls")]
            Isa::Counted(_) => unreachable!("it is none of the levels of a machine"),
        }
    }
}

//! Every kernel as a function that is never inlined, for lists of one plane
//! (two for those named `..._grid`) and bitmaps of 768 bits (128 for
//! `hitting_...`, as in the engine that calls them): so it can be timed by
//! itself, and found by name in the listing of a program.
//!
//! The engines do not use these: there the kernels are inlined.
//!
//! They are called by a pointer that the optimizer cannot see through:
//! `#[inline(never)]` has no effect on a function with features of its own
//! (rustc 1.95).

#[cfg(all(target_arch = "x86_64", not(portable)))]
use crate::{Avx2, Avx512, Sse2, features::with_features};
use crate::{Blocks, HittingPlanes, HittingVectors, SIBLINGS, Scalar, Token};
use std::hint::black_box;

/// Words of the bitmaps: 768 bits.
pub const WORDS: usize = 12;

/// Words of the bitmaps that are kept as planes: 128 bits.
pub const PLANES: usize = 2;

/// Declares the methods of [`Outlined`] and, for each level, a module with the
/// functions behind them.
macro_rules! outlined {
    ($(
        $(#[$doc:meta])*
        fn $name:ident($token:ident, $($arg:ident: $type:ty),*) $(-> $output:ty)? $body:block
    )*) => {
        /// The kernels of a token, not inlined.
        pub trait Outlined: Copy {
            $(
                $(#[$doc])*
                fn $name(self, $($arg: $type),*) $(-> $output)?;
            )*
        }

        /// Level scalar.
        pub mod scalar {
            use super::*;
            outlined!(@level Scalar, $(fn $name($token, $($arg: $type),*) $(-> $output)? $body)*);
        }
        /// Level sse2.
        #[cfg(all(target_arch = "x86_64", not(portable)))]
        pub mod sse2 {
            use super::*;
            outlined!(@level Sse2, $(fn $name($token, $($arg: $type),*) $(-> $output)? $body)*);
        }
        /// Level avx2.
        #[cfg(all(target_arch = "x86_64", not(portable)))]
        pub mod avx2 {
            use super::*;
            with_features!(avx2 => outlined!(
                Avx2, $(fn $name($token, $($arg: $type),*) $(-> $output)? $body)*
            ));
        }
        /// Level avx512.
        #[cfg(all(target_arch = "x86_64", not(portable)))]
        pub mod avx512 {
            use super::*;
            with_features!(avx512 => outlined!(
                Avx512, $(fn $name($token, $($arg: $type),*) $(-> $output)? $body)*
            ));
        }
    };

    // Levels of the baseline.
    (@level $level:ident, $(
        fn $name:ident($token:ident, $($arg:ident: $type:ty),*) $(-> $output:ty)? $body:block
    )*) => {
        $(
            fn $name($token: $level, $($arg: $type),*) $(-> $output)? $body
        )*
        impl Outlined for $level {
            $(
                #[inline(always)]
                fn $name(self, $($arg: $type),*) $(-> $output)? {
                    let function: fn($level, $($type),*) $(-> $output)? = $name;
                    black_box(function)(self, $($arg),*)
                }
            )*
        }
    };

    (@function [$($feature:literal)*] $($function:tt)*) => {
        #[target_feature($(enable = $feature),*)]
        $($function)*
    };

    // Levels with features.
    ($features:tt $level:ident, $(
        fn $name:ident($token:ident, $($arg:ident: $type:ty),*) $(-> $output:ty)? $body:block
    )*) => {
        $(
            outlined!(@function $features
                fn $name($token: $level, $($arg: $type),*) $(-> $output)? $body);
        )*
        impl Outlined for $level {
            $(
                #[inline(always)]
                fn $name(self, $($arg: $type),*) $(-> $output)? {
                    let function: unsafe fn($level, $($type),*) $(-> $output)? = $name;
                    // SAFETY: the token exists only where the features do.
                    unsafe { black_box(function)(self, $($arg),*) }
                }
            )*
        }
    };
}

outlined! {
    /// [`Token::drop_hit`], one plane.
    fn drop_hit(token, sets: &[u64], hit: u64, out: &mut [u64]) -> usize {
        Token::drop_hit(token, [sets], [hit], [out])
    }
    /// [`Token::drop_hit`], two planes.
    fn drop_hit_grid(token, sets: [&[u64]; 2], hit: [u64; 2], out: [&mut [u64]; 2]) -> usize {
        Token::drop_hit(token, sets, hit, out)
    }
    /// [`Token::keep_matching`].
    fn keep_matching(token, sets: &[u64], mask: u64, cells: u64, out: &mut [u64]) -> usize {
        Token::keep_matching(token, sets, mask, cells, out)
    }
    /// [`Token::drop_supersets`].
    fn drop_supersets(token, sets: &[u64], part: u64, out: &mut [u64]) -> usize {
        Token::drop_supersets(token, [sets], [part], [out])
    }
    /// [`Token::any_subset`], one plane.
    fn any_subset(token, sets: &[u64], of: u64) -> bool {
        Token::any_subset(token, [sets], [of])
    }
    /// [`Token::any_subset`], two planes.
    fn any_subset_grid(token, sets: [&[u64]; 2], of: [u64; 2]) -> bool {
        Token::any_subset(token, sets, of)
    }
    /// [`Token::remove_dead`].
    fn remove_dead(token, sets: &mut [u64], alive: u64) {
        Token::remove_dead(token, [sets], [alive]);
    }
    /// [`Token::residual_sizes`].
    fn residual_sizes(token, sets: &[u64], alive: u64, sizes: &mut [u8]) {
        Token::residual_sizes(token, [sets], [alive], sizes);
    }
    /// [`Token::smallest`], one plane.
    fn smallest(token, sets: &[u64], alive: u64) -> Option<(usize, u32)> {
        Token::smallest(token, [sets], [alive])
    }
    /// [`Token::smallest`], two planes.
    fn smallest_grid(token, sets: [&[u64]; 2], alive: [u64; 2]) -> Option<(usize, u32)> {
        Token::smallest(token, sets, alive)
    }
    /// [`Token::common`].
    fn common(token, sets: &[u64], alive: u64) -> u64 {
        Token::common(token, [sets], [alive])[0]
    }
    /// [`Token::common_below`].
    fn common_below(
        token,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        common: &mut [u64; SIBLINGS]
    ) {
        Token::common_below(token, sets, siblings, alive, common);
    }
    /// [`Token::list_children`].
    fn list_children(
        token,
        branches: &[u64],
        nodes: &[u64],
        open: [&[u64]; 2],
        half: u64,
        children: &mut [u64],
        open_below: &mut [u64]
    ) -> usize {
        Token::list_children(token, branches, nodes, open, half, children, open_below)
    }
    /// [`Token::keep_filled`].
    fn keep_filled(token, sets: &mut [u64], tags: &mut [u64]) -> usize {
        Token::keep_filled(token, sets, tags)
    }
    /// [`Token::smallest_below`].
    fn smallest_below(
        token,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        least: &mut [u64; SIBLINGS]
    ) {
        Token::smallest_below(token, sets, siblings, alive, least);
    }
    /// [`Token::transpose`].
    fn transpose(token, sets: &[u64], vectors: &mut HittingVectors<WORDS>) {
        Token::transpose(token, sets, vectors);
    }
    /// [`Token::child`].
    fn child(token, unhit: &[u64; WORDS], hit: &[u64; WORDS], out: &mut [u64; WORDS]) -> usize {
        Token::child(token, unhit, hit, out)
    }
    /// [`Token::children`].
    fn children(
        token,
        unhit: &[u64; WORDS],
        vectors: &HittingVectors<WORDS>,
        cells: u64,
        out: &mut [[u64; WORDS]],
        first: &mut [u16]
    ) {
        Token::children(token, unhit, vectors, cells, out, first);
    }
    /// [`Token::common_unhit`].
    fn common_unhit(
        token,
        unhit: &[u64; WORDS],
        hit: &[u64; WORDS],
        sets: &Blocks<WORDS>,
        alive: u64
    ) -> Option<u64> {
        Token::common_unhit(token, unhit, hit, sets, alive)
    }
    /// [`Token::first_unhit`].
    fn first_unhit(
        token,
        unhit: &[u64; WORDS],
        sets: &Blocks<WORDS>,
        alive: u64,
        most: usize,
        out: &mut [u64]
    ) -> usize {
        Token::first_unhit(token, unhit, sets, alive, most, out)
    }
    /// [`Token::hitting_all`].
    fn hitting_all(token, planes: &HittingPlanes<PLANES>, sets: &[u64; PLANES]) -> u64 {
        Token::hitting_all(token, planes, sets)
    }
    /// [`Token::hitting_any`].
    fn hitting_any(token, planes: &HittingPlanes<PLANES>, sets: &[u64; PLANES]) -> u64 {
        Token::hitting_any(token, planes, sets)
    }
    /// [`Token::hit_by`].
    fn hit_by(token, vectors: &HittingVectors<WORDS>, cells: u64) -> [u64; WORDS] {
        Token::hit_by(token, vectors, cells)
    }
    /// [`Token::all_hit`].
    fn all_hit(token, unhit: &[u64; WORDS], hit: [&[u64; WORDS]; 4]) -> bool {
        Token::all_hit(token, unhit, hit)
    }
    /// [`Token::packing_step`].
    fn packing_step(
        token,
        free: &mut [u64; WORDS],
        vectors: &HittingVectors<WORDS>,
        cells: u64
    ) -> usize {
        Token::packing_step(token, free, vectors, cells)
    }
    /// [`Token::compact`].
    fn compact(token, vector: &[u64; WORDS], keep: &[u64; WORDS]) -> [u64; WORDS] {
        Token::compact(token, vector, keep)
    }
    /// [`Token::look_up`] for a list of vectors.
    fn look_up(token, table: &[u8; 16], indices: &[[u8; 16]], found: &mut [[u8; 16]]) {
        for (found, indices) in found.iter_mut().zip(indices) {
            *found = Token::look_up(token, *table, *indices);
        }
    }
    /// [`Token::hit_parts`].
    fn hit_parts(token, hit: &[u64], row: &[u64], out: &mut [u64]) {
        Token::hit_parts(token, hit, row, out);
    }
    /// [`Token::open_patterns`].
    fn open_patterns(token, hit: &[u64], row: &[u64]) -> u64 {
        Token::open_patterns(token, hit, row)
    }
    /// [`Token::open_below`].
    fn open_below(token, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        Token::open_below(token, hit, rows)
    }
}

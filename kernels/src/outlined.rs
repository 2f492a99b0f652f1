//! Every kernel as a function that is never inlined, so that it can be found by name in the listing
//! of a program; and the same kernels inlined, so that they can be timed. Bitmaps have the width of
//! most calls of a scan.
//!
//! The engines do not use these functions; they inline the kernels.
//!
//! The functions are called by the pointers of a table:
//! `#[inline(never)]` has no effect on a function with features of its own
//! (rustc 1.95).

#[cfg(x86)]
use crate::features::with_features;
use crate::{
    BitmapKernels, Blocks, HittingVectors, Isa, ListKernels, MiniRows, Room, SIBLINGS,
    SocketKernels, Token,
};

/// Words of the bitmaps of the last clues.
pub const WORDS_OF_LAST: usize = 4;
/// Words of the bitmaps of a subtree.
pub const WORDS_OF_SUBTREE: usize = 12;
/// Words of the table of other patterns: those of a half.
pub const WORDS_OF_OTHERS: usize = 8;

/// Calls a macro with its own arguments, then with the places of the copies of each function: a name,
/// and the bytes between the beginning of a cache line and the code.
#[cfg(x86)]
macro_rules! with_places {
    ($then:ident! $more:tt) => {
        $then! { $more at_0 0, at_16 16, at_32 32, at_48 48 }
    };
}
#[cfg(not(x86))]
macro_rules! with_places {
    ($then:ident! $more:tt) => {
        $then! { $more }
    };
}

/// Declares the places of copies.
macro_rules! places {
    ([] $($copy:ident $bytes:literal),*) => {
        /// The bytes between the beginning of a cache line and each copy of a function. The place of
        /// its code changes the time of some functions by half.
        pub const PLACES: &[usize] = &[$($bytes),*];
    };
}
with_places!(places![]);

/// Aligns the code that follows: it begins so many bytes after the beginning of a cache line.
#[cfg(x86)]
#[inline(always)]
fn begin_at<const BYTES: usize>() {
    // SAFETY: these instructions do nothing.
    unsafe {
        std::arch::asm!(
            ".p2align 6",
            ".if {bytes}",
            ".nops {bytes}",
            ".endif",
            bytes = const BYTES,
            options(nomem, nostack, preserves_flags)
        )
    }
}

/// Calls a macro with its own arguments in brackets, then with all kernels.
macro_rules! with_kernels {
    ($then:ident! $more:tt) => {
        $then! { $more
            drop_hit(sets: &[u64], hit: u64, out: &mut [u64]) -> usize
                = |token| token.drop_hit([sets], [hit], [out]);
            any_subset(sets: &[u64], of: u64) -> bool
                = |token| token.any_subset(sets, of);
            smallest(sets: &[u64], alive: u64) -> Option<(usize, u32)>
                = |token| token.smallest(sets, alive);
            common_below(sets: &[u64], siblings: &[u64; SIBLINGS], alive: &[u64; SIBLINGS],
                common: &mut [u64; SIBLINGS]) -> ()
                = |token| token.common_below(sets, siblings, alive, common);
            list_children(branches: &[u64], nodes: &[u64], open: [&[u64]; 2], half: u64,
                children: &mut [u64], below: &mut [u64]) -> usize
                = |token| token.list_children(branches, nodes, open, half, children, below);
            keep_filled(sets: &mut [u64], tags: &mut [u64]) -> usize
                = |token| token.keep_filled(sets, tags);
            transpose(sets: &[u64], vectors: &mut HittingVectors<WORDS_OF_LAST>) -> ()
                = |token| token.transpose(sets, vectors);
            transpose_in_squares(sets: &[u64], vectors: &mut HittingVectors<WORDS_OF_LAST>) -> ()
                = |token| token.transpose_in_squares(sets, vectors);
            child(unhit: &[u64; WORDS_OF_LAST], hit: &[u64; WORDS_OF_LAST], child: &mut [u64; WORDS_OF_LAST]) -> usize
                = |token| token.child(unhit, hit, child);
            first_unhit(unhit: &[u64; WORDS_OF_SUBTREE], sets: &Blocks<WORDS_OF_SUBTREE>, alive: u64, most: usize,
                out: &mut [u64]) -> usize
                = |token| token.first_unhit(unhit, sets, alive, most, out);
            hit_by(vectors: &HittingVectors<WORDS_OF_OTHERS>, cells: u64) -> [u64; WORDS_OF_OTHERS]
                = |token| token.hit_by(vectors, cells);
            all_hit(unhit: &[u64; WORDS_OF_LAST], hit: [&[u64; WORDS_OF_LAST]; 4]) -> bool
                = |token| token.all_hit(unhit, hit);
            look_up(table: &[u8; 16], indices: &[[u8; 16]], found: &mut [[u8; 16]]) -> ()
                = |token| for (found, indices) in found.iter_mut().zip(indices) {
                    *found = token.look_up(*table, *indices);
                };
            hit_parts(hit: &[u64], row: &[u64], out: &mut [u64]) -> ()
                = |token| token.hit_parts(hit, row, out);
            open_below(hit: &[u64], rows: [&[u64]; 4]) -> u64
                = |token| token.open_below(hit, rows);
            with_room(of: u32, bands_3: &MiniRows, asked: [u64; 3], room: Room) -> u32
                = |token| token.with_room(of, bands_3, asked, room);
        }
    };
}

/// Declares the kernels as functions of a table, and as what is inlined.
macro_rules! table {
    ([] $($name:ident($($arg:ident: $type:ty),*) -> $output:ty = |$token:ident| $call:expr;)*) => {
        /// The kernels, each as one function.
        #[allow(missing_docs)]
        pub trait Functions {
            $(fn $name(&self, $($arg: $type),*) -> $output;)*
        }

        /// The kernels of a level by pointers.
        pub struct Kernels { $(pub(crate) $name: unsafe fn($($type),*) -> $output,)* }

        impl Functions for Kernels { $(
            #[inline(always)]
            fn $name(&self, $($arg: $type),*) -> $output {
                // SAFETY: only who has the level's token gets its table.
                unsafe { (self.$name)($($arg),*) }
            }
        )* }

        /// The kernels of a level's token, inlined where they are called.
        pub struct Inlined<T>(pub T);

        impl<T: Token> Functions for Inlined<T> { $(
            #[inline(always)]
            fn $name(&self, $($arg: $type),*) -> $output {
                let $token = self.0;
                $call
            }
        )* }
    };
}
with_kernels!(table![]);

/// Declares the functions of a level, and the table of them. Each function begins with the same
/// statement.
macro_rules! functions {
    ([$level:ident $features:tt $begin:expr] $(
        $name:ident($($arg:ident: $type:ty),*) -> $output:ty = |$token:ident| $call:expr;
    )*) => {
        $(functions!(@one $features
            fn $name($($arg: $type),*) -> $output {
                $begin;
                // SAFETY: the function is compiled for the features of the level, and its caller
                // guarantees that the processor has them.
                #[allow(unused_unsafe)]
                let $token = unsafe { crate::$level::new() };
                $call
            }
        );)*
        pub static KERNELS: Kernels = Kernels { $($name,)* };
    };
    (@one [$($feature:literal)*] $($function:tt)*) => {
        $(#[target_feature(enable = $feature)])*
        $($function)*
    };
}

/// Declares the functions of a level: its features come first.
macro_rules! level {
    ($features:tt $level:ident) => {
        with_kernels!(functions! [$level $features ()]);
        with_places!(copies! [$features $level]);
    };
}

/// Declares the copies of the functions of a level.
macro_rules! copies {
    ([$features:tt $level:ident] $($copy:ident $bytes:literal),*) => {
        $(
            mod $copy {
                use super::*;
                with_kernels!(functions! [$level $features begin_at::<$bytes>()]);
            }
        )*
        /// The table of the functions, then those of their copies.
        pub static TABLES: &[&Kernels] = &[&KERNELS, $(&$copy::KERNELS),*];
    };
}

mod scalar {
    use super::*;
    level!([] Scalar);
}

#[cfg(x86)]
mod sse2 {
    use super::*;
    level!([] Sse2);
}

#[cfg(x86)]
mod avx2 {
    use super::*;
    with_features!(avx2 => level!(Avx2));
}

#[cfg(x86)]
mod avx512 {
    use super::*;
    with_features!(avx512 => level!(Avx512));
}

#[cfg(neon)]
mod neon {
    use super::*;
    level!([] Neon);
}

#[cfg(simd128)]
mod simd128 {
    use super::*;
    level!([] Simd128);
}

impl Kernels {
    /// The kernels of a level that this machine has, where the compiler put them.
    pub fn at_level(isa: Isa) -> &'static Kernels {
        Kernels::tables(isa)[0]
    }

    /// Their copies at [`PLACES`].
    pub fn copies(isa: Isa) -> &'static [&'static Kernels] {
        &Kernels::tables(isa)[1..]
    }

    fn tables(isa: Isa) -> &'static [&'static Kernels] {
        match isa {
            Isa::Scalar(_) => scalar::TABLES,
            #[cfg(feature = "calls")]
            Isa::Counted(_) => scalar::TABLES,
            #[cfg(x86)]
            Isa::Sse2(_) => sse2::TABLES,
            #[cfg(x86)]
            Isa::Avx2(_) => avx2::TABLES,
            #[cfg(x86)]
            Isa::Avx512(_) => avx512::TABLES,
            #[cfg(neon)]
            Isa::Neon(_) => neon::TABLES,
            #[cfg(simd128)]
            Isa::Simd128(_) => simd128::TABLES,
        }
    }
}

//! Instructions that work on registers only, without `unsafe` at each use; and the operations that
//! the vector types of all levels implement in the same way.
//!
//! An instruction of a level may run only if the processor has the features of the level. A token
//! or a vector of the level, such as `Avx2` or `U64x4`, proves that it has them, and the files of
//! the levels use [`instruction!`] only in functions that get one of these as an argument. The
//! types of [`std::arch`], such as `__m256i`, prove nothing: safe code can make them anywhere.

#[cfg(neon)]
use std::arch::aarch64::*;
#[cfg(simd128)]
use std::arch::wasm32::*;
#[cfg(x86)]
use std::arch::x86_64::*;

/// What fits into a register: vectors, masks and numbers, but no pointers.
pub trait Register: Copy {}

macro_rules! registers {
    ($($type:ty)*) => { $(impl Register for $type {})* };
}
registers! { i8 u8 u16 i32 u32 i64 u64 }
#[cfg(x86)]
registers! { __m128 __m128d __m128i __m256 __m256d __m256i __m512i }
#[cfg(neon)]
registers! { uint8x16_t uint32x4_t int32x4_t uint64x2_t int64x2_t }
#[cfg(simd128)]
registers! { v128 }

/// Gives back what it is given, which is no pointer.
#[inline(always)]
pub fn register<R: Register>(value: R) -> R {
    value
}

/// Calls one function of [`std::arch`]: `instruction!(_mm_and_si128(a, b))`. Only the call
/// itself is unsafe code: its arguments are evaluated before, and none can be a pointer.
macro_rules! instruction {
    ($name:ident $(::<$($number:tt),*>)? ($($argument:expr),*)) => {
        instruction!(@ $name [$($($number),*)?] () $($argument),*)
    };
    (@ $name:ident $number:tt ($($done:ident)*) $next:expr $(, $more:expr)*) => {{
        let argument = $crate::registers::register($next);
        instruction!(@ $name $number ($($done)* argument) $($more),*)
    }};
    (@ $name:ident [$($number:tt),*] ($($done:ident)*)) => {{
        // SAFETY: it touches registers only, and the function that it stands in was given a
        // token or a vector of the level: the processor has the features.
        #[allow(unused_unsafe)]
        unsafe { $name::<$($number),*>($($done),*) }
    }};
}
pub(crate) use instruction;

/// Declares the token of a level that not every processor has, with the level's types of vectors.
macro_rules! token {
    ($name:ident: $lanes:ty, $lanes_32:ty) => {
        #[doc = concat!("Token of [`Level::", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(());

        impl $name {
            /// The token.
            ///
            /// # Safety
            /// The processor has the features of the level; for WebAssembly the module is compiled
            /// with them.
            pub(crate) unsafe fn new() -> $name {
                $name(())
            }
        }

        impl $crate::Vectors for $name {
            type Lanes = $lanes;
            type Lanes32 = $lanes_32;
        }
    };
}
pub(crate) use token;

/// A vector type's way from and to memory, for its `impl Lanes`, with the instruction that repeats a
/// word and the type that it takes: `lanes_in_memory!(Sse2, [u64; 2], _mm_set1_epi64x(i64))`.
macro_rules! lanes_in_memory {
    ($token:ty, $words:ty, $splat:ident($word:ty)) => {
        type Token = $token;
        type Words = $words;
        const COUNT: usize = size_of::<$words>() / size_of::<u64>();

        #[inline(always)]
        fn splat(_: $token, word: u64) -> Self {
            Self($crate::registers::instruction!($splat(word as $word)))
        }

        #[inline(always)]
        fn load(_: $token, words: &$words) -> Self {
            Self(bytemuck::cast(*words))
        }

        #[inline(always)]
        fn store(self, words: &mut $words) {
            *words = bytemuck::cast(self.0);
        }

        #[inline(always)]
        fn split(words: &[u64]) -> (&[$words], &[u64]) {
            words.as_chunks()
        }

        #[inline(always)]
        fn split_mut(words: &mut [u64]) -> (&mut [$words], &mut [u64]) {
            words.as_chunks_mut()
        }
    };
}
pub(crate) use lanes_in_memory;

/// What `lanes_in_memory!` does, for `impl Lanes32`.
macro_rules! lanes_32_in_memory {
    ($token:ty, $words:ty, $splat:ident($word:ty)) => {
        type Token = $token;
        const COUNT: usize = size_of::<$words>() / size_of::<u32>();

        #[inline(always)]
        fn splat(_: $token, word: u32) -> Self {
            Self($crate::registers::instruction!($splat(word as $word)))
        }

        #[inline(always)]
        fn load(_: $token, words: &[u32]) -> Self {
            let (vectors, _): (&[$words], _) = words.as_chunks();
            Self(bytemuck::cast(vectors[0]))
        }

        #[inline(always)]
        fn store(self, words: &mut [u32]) {
            let (vectors, _): (&mut [$words], _) = words.as_chunks_mut();
            vectors[0] = bytemuck::cast(self.0);
        }
    };
}
pub(crate) use lanes_32_in_memory;

/// Operations of a vector type and a second vector that are one instruction each:
/// `operations!(and _mm_and_si128, or _mm_or_si128)`.
macro_rules! operations {
    ($($operation:ident $name:ident),*) => { $(
        #[inline(always)]
        fn $operation(self, other: Self) -> Self {
            Self($crate::registers::instruction!($name(self.0, other.0)))
        }
    )* };
}
pub(crate) use operations;

/// The operation `and_not` of a vector type by an instruction that takes first what is negated.
#[cfg(x86)]
macro_rules! and_not {
    ($name:ident) => {
        #[inline(always)]
        fn and_not(self, not: Self) -> Self {
            Self($crate::registers::instruction!($name(not.0, self.0)))
        }
    };
}

#[cfg(x86)]
pub(crate) use and_not;

/// Shifts of a vector type by instructions that take the distance from a register:
/// `shifts!(shl _mm_sll_epi64, shr _mm_srl_epi64)`.
#[cfg(x86)]
macro_rules! shifts {
    ($($operation:ident $name:ident),*) => { $(
        #[inline(always)]
        fn $operation<const BITS: u32>(self) -> Self {
            let distance = $crate::registers::instruction!(_mm_cvtsi32_si128(BITS as i32));
            Self($crate::registers::instruction!($name(self.0, distance)))
        }
    )* };
}

#[cfg(x86)]
pub(crate) use shifts;

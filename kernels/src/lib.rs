//! The SIMD code of gridsieve: instruction-set levels, how an engine enters a level, and the set
//! operations that its search consists of.
//!
//! A [`Level`] is a set of instructions; an [`Isa`] is a level that this machine has. An engine is
//! written once, in `#[inline(always)]` functions that are generic over a [`Token`]. It is entered
//! with [`dispatch!`] for each subtree, table or test, so that everything that is inlined into it
//! is compiled for the level. To enter a level for each operation would cost more than the
//! operations themselves.
//!
//! | File | |
//! |---|---|
//! | `level`, `dispatch` | levels, and how one is entered |
//! | `features` | the processor features of each |
//! | `token` | what a level is made of |
//! | `scalar` | the definitions of kernels that are written over lanes |
//! | `list`, `bitmap`, `sockets` | the kernels: what each does, as its definition or over lanes; a level may have its own form of one, like `with_room` in `avx512` |
//! | `mini_rows` | what one of them is given: the mini-rows of bands 3 |
//! | `lanes` | what these need of a vector |
//! | `lanes32` | what a solver of many boards needs of a vector |
//! | `registers` | instructions, and what vectors of all levels say alike |
//! | `sse2`, `avx2`, `avx512` | vectors of 128, 256 and 512 bits of x86-64 processors |
//! | `neon`, `simd128` | vectors of 128 bits of aarch64 processors and of WebAssembly |
//! | `array` | arrays made by plain loops |
//! | `aligned` | tables at the beginning of a cache line |
//! | `bits` | the bits of a word, indices without bounds checks |
//! | `bulk` | passes over whole arrays, compiled for several processors |
//! | `calls` | which kernels a search calls, for the laboratory |
//! | `outlined` | every kernel as a function that is not inlined, to be timed and listed |
//! | `startup` | was standard output closed when the process began? |
//! | `tests` | every kernel at every level against its definition |
//!
//! Only the scalar level exists on other processors, in builds with GRIDSIEVE_PORTABLE=1, and in
//! WebAssembly without the target feature `simd128`.
//!
//! This crate is the only home of SIMD `unsafe` code.

#[cfg(test)]
extern crate self as gridsieve_kernels;
#[cfg(test)]
#[path = "../../tests/support/isas.rs"]
mod testing;

mod aligned;
pub mod array;
// Some of these are for levels that other builds do not have.
#[cfg_attr(not(vectors), allow(dead_code))]
mod bitmap;
mod bits;
pub mod bulk;
#[cfg(feature = "calls")]
pub mod calls;
mod definitions;
mod dispatch;
mod features;
#[cfg_attr(not(vectors), allow(dead_code))]
mod lanes;
mod lanes32;
mod level;
mod list;
mod mini_rows;
mod minimal;
pub mod outlined;
mod scalar;
mod sockets;
pub mod startup;
#[cfg(test)]
mod tests;
mod token;
mod vectors;

#[cfg(x86)]
mod avx2;
#[cfg(x86)]
mod avx512;
#[cfg(neon)]
mod neon;
#[cfg(vectors)]
mod registers;
#[cfg(simd128)]
mod simd128;
#[cfg(x86)]
mod sse2;

pub use aligned::Aligned;
#[cfg(x86)]
pub use avx2::Avx2;
#[cfg(x86)]
pub use avx512::Avx512;
pub use bitmap::{BitmapKernels, Blocks, HittingVectors, SPARE_WORDS};
pub use bits::{Bits, bits, first_bits, sums_of_sets, within};
pub use dispatch::Isa;
pub use lanes32::{Array32, Lanes32, MOST_LANES_32};
pub use level::{Level, UnsupportedLevel};
pub use list::{CHILDREN_SPARE, ListKernels, SIBLINGS};
pub use mini_rows::{BANDS_3, InStacks, MOST_CLUES, MiniRows, Room, asked};
pub use minimal::{keep_minimal, sorted_by_size};
#[cfg(neon)]
pub use neon::Neon;
pub use scalar::Scalar;
#[cfg(simd128)]
pub use simd128::Simd128;
pub use sockets::SocketKernels;
#[cfg(x86)]
pub use sse2::Sse2;
pub use token::{Token, key, set_of_key};
pub use vectors::Vectors;

/// The variant of a kernel that this build was asked to use, if any: see `build.rs`.
pub const VARIANT: Option<&str> = option_env!("GRIDSIEVE_VARIANT_BUILT");

//! The SIMD side of gridsieve: instruction-set levels, how an engine enters
//! one, and the set operations that its search is made of.
//!
//! An engine is written once, in `#[inline(always)]` functions generic over a
//! [`Token`], and wrapped in a [`Work`]. [`Isa::run`] enters it once per
//! subtree or table, inside a function compiled for the chosen level, so that
//! everything inlined into it is compiled for that level too. Entering once
//! per operation would cost more than the operations do.
//!
//! This crate is the only home of SIMD `unsafe` code.

mod bitmap;
mod level;
mod list;

pub use bitmap::{HittingVectors, transpose};
#[cfg(target_arch = "x86_64")]
pub use level::{Avx2, Avx512, Sse2};
pub use level::{Isa, Level, Scalar, Token, UnsupportedLevel, Work};
pub use list::{SIBLINGS, common_below_siblings, drop_hit, keep_minimal, smallest};

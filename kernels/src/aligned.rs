//! Tables at the beginning of a cache line.

use std::ops::{Deref, DerefMut};

/// A table of vectors that begins where a cache line does: a vector that lies in two lines costs
/// twice.
#[repr(align(64))]
pub struct Aligned<T>(pub T);

impl<T> Deref for Aligned<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Aligned<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

//! How many clues each band may have, and each stack.

pub(crate) mod bands;
pub(crate) mod by_stack;
pub(crate) mod stacks;

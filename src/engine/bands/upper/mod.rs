//! The clues of bands 1+2, from none to the leaves.

pub(crate) mod last_five;
pub(crate) mod last_four;
pub(crate) mod roots;
pub(crate) mod subtree;

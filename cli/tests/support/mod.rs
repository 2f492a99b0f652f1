//! What the tests of the program share.

pub mod catalogue;
pub mod program;

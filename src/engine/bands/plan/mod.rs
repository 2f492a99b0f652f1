//! What is searched, and in which order.

pub(crate) mod cost;
pub(crate) mod sharing;
pub(crate) mod task;
pub(crate) mod way;

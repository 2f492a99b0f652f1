//! What is searched, and in which order.

pub(crate) mod cost;
pub(crate) mod orientation;
pub(crate) mod sharing;
pub(crate) mod task;

//! The unhit UAs of bands 1+2 along a path of the search.

pub(crate) mod bitmap;
pub(crate) mod form;
pub(crate) mod list;
#[cfg(test)]
mod tests;

//! Catalogues: many grids, in an order, each known by its index.

pub mod generate;
pub mod walk;
pub mod whole;

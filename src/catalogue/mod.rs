//! Catalogues: many grids, in an order, each known by its index.

pub mod file;
pub mod generate;
pub mod gridchecker;
pub mod sort;
pub mod walk;
pub mod whole;

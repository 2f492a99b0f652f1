//! The interface for other programs: [`Scan`] and [`Catalogue`], with grids and puzzles.

mod catalogue;
mod error;
mod scan;

pub use catalogue::{Catalogue, CatalogueGrids};
pub use error::Error;
pub use scan::{Found, Scan, Totals};

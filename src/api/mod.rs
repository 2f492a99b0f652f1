//! The interface for other programs: [`Scan`], [`Fewest`] and [`Catalogue`], with grids and
//! puzzles.

mod catalogue;
mod error;
mod fewest;
mod scan;

pub use catalogue::{Catalogue, CatalogueGrids};
pub use error::Error;
pub use fewest::Fewest;
pub use scan::{Found, Scan, Totals};

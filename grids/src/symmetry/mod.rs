//! Symmetry: which grids are the same apart from the order of their lines and the names of their
//! digits.
//!
//! A [`Morph`] exchanges bands, stacks, and rows and columns within them,
//! transposes, and renames digits. Grids that a morph turns into each other are
//! *essentially the same*; the representative of such a family is the grid
//! whose 81 digits, read row by row, are the smallest text: its *minlex form*.
//! There are 5,472,730,538 essentially different (ED) grids.
//!
//! A table of the 416 classes of bands ([`BandClass`]) makes the minlex form fast. The first band
//! of the minlex form has the smallest class among the six bands and stacks of the grid, so only
//! morphs that bring a band of that class to the top are tried, 1.6 on average.
//!
//! ```
//! use gridsieve_grids::Grid;
//! use gridsieve_grids::symmetry::{Gangster, classes, minlex};
//!
//! let text = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
//! let grid: Grid = text.parse()?;
//! let form = minlex(&grid);
//! assert_eq!(form.automorphisms, 1);
//! // The classes of its bands and stacks, and the gangsters of these.
//! let classes = classes(&grid);
//! assert_eq!(classes.iter().min(), Some(&form.class));
//! println!("{} {:?}", form.grid, classes.map(|class| Gangster::of_class(class).number()));
//! # Ok::<(), gridsieve_grids::GridError>(())
//! ```

mod band_class;
mod band_key;
mod band_map;
mod canonical;
mod gangster;
mod leads;
mod lines;
mod minlex;
mod minlex_puzzle;
mod morph;
mod orders;
mod pair;
#[cfg(test)]
mod tests;

pub(crate) use band_class::BandClasses;
pub(crate) use band_map::BandMap;
pub use orders::{ORDERS, line_orders};

pub use band_class::BandClass;
pub use canonical::Canonical;
pub use gangster::{Gangster, column_sets};
pub use minlex::{Minlex, classes, minlex, minlex_morphs};
pub use minlex_puzzle::minlex_puzzle;
pub use morph::Morph;
pub use pair::{Pair, PairMinlex};

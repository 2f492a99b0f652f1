//! All essentially different (ED) grids from nothing, in catalogue order.
//!
//! Catalogue order is the order of the minlex forms as texts: first by the
//! class of the first band, then by row 4, and so on. For a class the generator
//! walks
//! - row 4, which begins with 2: about 2,000 for each class, 834,148 in all;
//! - bands 2 that begin with it, in order, dropping those of a smaller class,
//!   those with a box that no third box can save from a stack of a smaller
//!   class, and those that an automorphism of band 1 makes smaller;
//! - for each of them the bands 3 with the columns that are left, which lie
//!   together in a table, sorted. Three lookups tell whether the stacks are of
//!   no smaller class.
//!
//! What is left is minlex unless a map of one of its bands and stacks that are
//! of the same class, or an automorphism of band 1, makes it smaller: those few
//! grids are tested one by one.
//!
//! Work is divided by row 4: a `RowGroup` holds the grids of one row 4.

mod bands_3;
mod boxes;
mod class;
mod count;
mod generator;
mod group;
mod images;
mod lists;
mod maker;
mod rows;
mod rows_5;
mod run;
mod tables;
#[cfg(test)]
mod tests;
#[cfg(feature = "system")]
mod threads;

pub(super) use boxes::{Places, complements};
pub(super) use rows::{Allowed, RowNumbers, for_each_last_row, for_each_row};
pub(super) use rows_5::{Rows5, after, below, parts};

pub use count::Count;
pub use generator::Generator;
pub use group::RowGroup;
pub use images::RowImages;

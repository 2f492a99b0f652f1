//! What a command works on: items that are its arguments, or a text of them; and the way from
//! there to its results.

mod batches;
mod given;

pub use batches::{BATCH, Batch, ItemArgs, PART, Work, each_batch};
pub use given::{Given, Item, all, nothing, one, open, reading};

//! Files as the rest of the library needs them: those that take their names when they are
//! [`whole`], and temporary ones that hold [`sorted`] runs of what memory does not.

mod sorted;
mod whole;

pub use sorted::{Item, Runs, merge};
pub use whole::{Place, Replacement, folder, is_standard_output, is_unfinished, sync_folder};

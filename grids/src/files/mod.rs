//! Files as the rest of the library needs them: those that take their names when they are
//! whole, temporary ones that hold sorted runs of what memory does not, and those that
//! [`lock()`] others out.

mod lock;
mod sorted;
mod whole;

pub use lock::{Lock, lock};
pub use sorted::{Runs, merge};
pub use whole::{
    Place, Replacement, abandon, folder, is_standard_output, is_unfinished, note_temporary,
    sync_folder,
};

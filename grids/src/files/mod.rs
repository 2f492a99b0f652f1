//! Files for the rest of the library: files that take their names when they are complete, temporary
//! files with sorted runs of items that do not fit into memory, and [locks](lock()).

mod lock;
mod sorted;
mod whole;

pub use lock::{Lock, lock};
pub use sorted::{Runs, merge};
pub use whole::{
    Place, Replacement, abandon, folder, is_standard_output, is_unfinished, note_temporary,
    sync_folder,
};

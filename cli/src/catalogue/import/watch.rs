//! What happens while grids are written.

use crate::interrupt::Interrupt;
use crate::lines::Stop;
use crate::report::ProgressReport;

/// Listens to the user, and shows how far a thing is.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    pub interrupt: &'a Interrupt,
    pub bar: &'a ProgressReport,
}

/// Grids between two looks.
pub const STEP: u64 = 1 << 12;

impl Watch<'_> {
    /// Shows progress after `grids` were written in one go, and looks whether to stop.
    pub fn written(self, grids: u64) -> Result<(), Stop> {
        if grids.is_multiple_of(STEP) {
            self.bar.set(grids);
            self.interrupt.check()?;
        }
        Ok(())
    }
}

//! The clock that phases of a search are timed by.

use std::time::Duration;

/// Time since it was started. Without the feature `system` there is no clock to ask, as in a
/// browser, and every time is zero.
pub struct Clock(#[cfg(feature = "system")] std::time::Instant);

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock(
            #[cfg(feature = "system")]
            std::time::Instant::now(),
        )
    }

    /// Time since then.
    pub fn elapsed(&self) -> Duration {
        #[cfg(feature = "system")]
        return self.0.elapsed();
        #[cfg(not(feature = "system"))]
        Duration::ZERO
    }
}

//! Ctrl-C, and a request to terminate.

use super::Failure;
use super::exit::Exit;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Has a file that may not grow any more be an error of whoever writes, not the end of the
/// process.
pub fn survive_full_files() {
    #[cfg(unix)]
    {
        // Nobody reads the flag. If the system refuses, the process ends as before.
        let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    }
}

/// A flag that the first signal raises; the second one ends the process.
///
/// # Errors
/// The system does not allow that.
pub fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    watch().map_err(|error| Failure::new(format_args!("cannot watch for Ctrl-C: {error}")))
}

fn watch() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: at the first signal the flag is not yet raised here.
        let code = Exit::Interrupted as i32;
        flag::register_conditional_shutdown(signal, code, Arc::clone(&stop))?;
        flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

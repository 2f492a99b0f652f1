//! What was so when the process began.
//!
//! Rust's runtime opens the null device in place of a standard output that is closed, and nobody can tell
//! that device from one that the caller passed. So this looks before the runtime does, on Linux. It has nothing to do
//! with kernels, but needs `unsafe`, which only this crate may have.

use std::sync::atomic::{AtomicBool, Ordering};

static STDOUT_CLOSED: AtomicBool = AtomicBool::new(false);

/// Was standard output closed when the process began? What is written to it is lost then, without an error.
/// On other systems than Linux nobody knows, and the answer is no.
pub fn stdout_was_closed() -> bool {
    STDOUT_CLOSED.load(Ordering::Relaxed)
}

// SAFETY: the C library calls the functions of this section before `main`, each once and with arguments that
// a function of no arguments passes over.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

#[cfg(target_os = "linux")]
extern "C" fn look() {
    use std::os::fd::AsFd;
    const BAD_DESCRIPTOR: i32 = 9;
    let copied = std::io::stdout().as_fd().try_clone_to_owned();
    let is_closed = copied.is_err_and(|error| error.raw_os_error() == Some(BAD_DESCRIPTOR));
    STDOUT_CLOSED.store(is_closed, Ordering::Relaxed);
}

//! Time that a thread has a core for, and the clock of that core, seen by itself.

use crate::cpu_time::of_this_thread;
use std::hint::black_box;
use std::time::Duration;

/// Time that this thread had a core for, since a start: what other programs do in the meantime does
/// not count. Where the system does not tell, it is the time that passed.
pub struct Clock(Duration);

impl Clock {
    pub fn start() -> Clock {
        Clock(of_this_thread())
    }

    pub fn nanoseconds(&self) -> f64 {
        (of_this_thread() - self.0).as_nanos() as f64
    }
}

/// Steps of a look at the clock: half a millisecond or so.
const STEPS: u64 = 1 << 20;

/// Cycles a step: an addition and an exclusive or, each of which waits for the one before. Both
/// take one cycle on every processor of x86-64 and aarch64; with operands in registers none of them is done
/// before it is executed, as some processors do with constants.
const CYCLES: u64 = 2;

/// The clock in GHz, by how long a chain takes of instructions whose cycles are known.
pub fn gigahertz() -> f64 {
    let (mut word, add, with) = (black_box(1u64), black_box(0x9E37_79B9_7F4A_7C15), black_box(7));
    let start = Clock::start();
    for _ in 0..STEPS {
        word = word.wrapping_add(add) ^ with;
    }
    black_box(word);
    (CYCLES * STEPS) as f64 / start.nanoseconds()
}

//! The clock of the core that measures, seen by itself.

use std::hint::black_box;
use std::time::Instant;

/// Steps of a look at the clock: half a millisecond or so.
const STEPS: u64 = 1 << 20;

/// Cycles a step: an addition and an exclusive or, each of which waits for the one before. Both
/// take one cycle on every processor of x86-64; with operands in registers none of them is done
/// before it is executed, as some processors do with constants.
const CYCLES: u64 = 2;

/// The clock in GHz, by how long a chain takes of instructions whose cycles are known. A core that
/// another program has in the meantime looks slower.
pub fn gigahertz() -> f64 {
    let (mut word, add, with) = (black_box(1u64), black_box(0x9E37_79B9_7F4A_7C15), black_box(7));
    let start = Instant::now();
    for _ in 0..STEPS {
        word = word.wrapping_add(add) ^ with;
    }
    black_box(word);
    (CYCLES * STEPS) as f64 / start.elapsed().as_nanos() as f64
}

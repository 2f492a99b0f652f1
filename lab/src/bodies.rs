//! The calls of kernels that searches make, made again at any level.
//!
//! Scans and a unit of the census are done once with a note of each call ([`calls_of`]): so the
//! laboratory knows how often a scan calls a kernel, and some of the calls are kept with what they were
//! given. A pass makes these once, with the kernel inlined as in the engines.

use super::kernels::{KERNELS, Kernel, Pass, Sum, burst_and_repeats, kernel_of};
use super::searches::{GRID_T, scan, unit};
use gridsieve::builtin::GRIDS;
use gridsieve_kernels::Isa;
use gridsieve_kernels::calls::{Call, Called, Calls, calls_of};
use gridsieve_kernels::outlined::Kernels;
use std::cell::RefCell;
use std::sync::atomic::AtomicBool;

/// A kernel with calls of a scan.
pub struct Body {
    /// The kernel.
    pub kernel: &'static Kernel,
    /// How many calls of it the scan makes with bitmaps of its width; none: it is for comparison
    /// only.
    pub calls: Option<u64>,
    /// How many calls the scan makes with bitmaps of other widths.
    pub other_calls: u64,
    /// How many calls a pass makes.
    pub operations: u64,
    kept: Vec<Call>,
    pass: RefCell<Box<dyn Pass>>,
}

impl Body {
    /// Copies the data of the calls to other places in memory, `bytes` further on: the place of its
    /// data makes some kernels slower by a third.
    pub fn move_calls(&self, bytes: usize) {
        // The kernel that works in place is timed on what it left in its memory.
        if self.kernel.name != IN_PLACE {
            self.pass.replace((self.kernel.prepare)(&self.kept, bytes));
        }
    }

    /// Makes the calls at a level, to be timed; gives a checksum of what they answer. The kernel is
    /// inlined, or is a copy that begins at a certain place of a cache line.
    pub fn run(&self, isa: Isa, copy: Option<usize>) -> u64 {
        let (pass, mut sum) = (self.pass.borrow(), Sum { sum: 0, is_check: false });
        match copy {
            None => pass.inlined(isa, &mut sum),
            Some(copy) => pass.outlined(Kernels::copies(isa)[copy], &mut sum),
        }
        sum.sum
    }

    /// Makes the calls at a level, inlined and not; gives checksums of all that they write and answer.
    pub fn check(&self, isa: Isa) -> [u64; 2] {
        let mut sums = [0; 2].map(|sum| Sum { sum, is_check: true });
        self.pass.borrow().inlined(isa, &mut sums[0]);
        self.pass.borrow().outlined(Kernels::at_level(isa), &mut sums[1]);
        sums.map(|sum| sum.sum)
    }
}

/// The clues of the scan whose calls are made. A build with its checks on is no measure of speed,
/// and makes do with a shorter scan.
pub const CLUES: usize = if cfg!(debug_assertions) { 15 } else { 17 };

/// The clues of the other searches, which take less time that way.
const CLUES_OF_OTHERS: usize = if cfg!(debug_assertions) { 14 } else { 16 };

/// Every kernel with calls of several searches, about `kept` of them: half are of the scan of grid T,
/// whose calls are counted, the others of scans of random grids and of a unit of the census. Calls of
/// searches that `stop` ended are of no use.
pub fn bodies(kept: usize, stop: &AtomicBool) -> Vec<Body> {
    let grid = |text: &str| text.parse().expect("a grid");
    let of_scan = calls_of(kept / 2, || {
        scan(Isa::counted(), CLUES, &grid(GRID_T), stop);
    });
    let of_others = calls_of(kept / 2, || {
        for known in GRIDS.iter().filter(|known| ["11", "12"].contains(&known.name)) {
            scan(Isa::counted(), CLUES_OF_OTHERS, &grid(known.grid), stop);
        }
        unit(Isa::counted(), CLUES_OF_OTHERS, stop);
    });
    KERNELS.iter().filter_map(|kernel| body(kernel, &of_scan, &of_others)).collect()
}

/// A kernel that works in place. To give it its sets anew at each call would take as long as the
/// call, so that it is timed on what it left: no time of a scan's calls, and no share.
const IN_PLACE: &str = "keep_filled";

/// A kernel with its calls; none if there are none.
fn body(kernel: &'static Kernel, calls: &Calls, others: &Calls) -> Option<Body> {
    let name = kernel_of(kernel.name);
    let is_called = name == kernel.name && name != IN_PLACE;
    let called: Called = (name, kernel.words);
    let kept = [calls, others].into_iter().filter_map(|calls| calls.kept.get(&called));
    let mut kept: Vec<Call> = kept.flatten().cloned().collect();
    if kept.is_empty() {
        kept = made_up(name)?;
    }
    let is_other = |other: Called| is_called && other.0 == called.0 && other != called;
    let others = calls.counts.iter().filter(|(other, _)| is_other(**other));
    Some(Body {
        kernel,
        calls: calls.counts.get(&called).copied().filter(|_| is_called),
        other_calls: others.map(|(_, count)| count).sum(),
        operations: burst_and_repeats(name).1 * kept.len() as u64,
        pass: RefCell::new((kernel.prepare)(&kept, 0)),
        kept,
    })
}

/// What a kernel is called with that no search calls: minlex forms look up.
fn made_up(kernel: &str) -> Option<Vec<Call>> {
    let look_up = |n: u8| Call::LookUp {
        table: std::array::from_fn(|i| (7 * i as u8) & 15),
        indices: std::array::from_fn(|i| (i as u8).wrapping_mul(n | 1) & 15),
    };
    (kernel == "look_up").then(|| (0..=255).map(look_up).collect())
}

#[cfg(test)]
mod tests;

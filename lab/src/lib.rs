//! Kernels of all instruction-set levels side by side: for people who study a
//! processor, and to see that the engines run what is fastest on it.
//!
//! Every kernel runs over hundreds of different inputs made from the UAs of
//! real grids, at each level of the machine. All results are compared with those
//! of level scalar before anything is timed, and some of them at every
//! repetition. Whole searches are timed beside them, because a kernel and the
//! engine that uses it often disagree.
//!
//! | File | |
//! |---|---|
//! | `inputs` | what the kernels work on |
//! | `bodies` | one pass of each kernel over its inputs |
//! | `searches` | the whole searches |
//! | `timing` | repetitions in turn, medians |
//! | `record` | what is kept of a run |
//! | `page` | a run as an HTML page |
//! | `html` | what all HTML pages of the program have in common |

mod bodies;
pub mod html;
mod inputs;
mod page;
mod record;
mod searches;
mod timing;

pub use bodies::{BODIES, Body};
pub use inputs::Inputs;
pub use page::{page, time};
pub use record::{Machine, Record, Row};
pub use timing::{Difference, Effort, OTHERS, measure};

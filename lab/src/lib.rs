//! Kernels of all instruction-set levels side by side, and what people do with the program: for
//! those who study a processor, compare machines, or look for what to make faster.
//!
//! The laboratory runs a scan and records each call of a kernel. It repeats these calls at every
//! level of the machine and times them. The share of a kernel in a scan follows: its number of
//! calls times the time of a call. All results are compared with those of level scalar before
//! anything is timed, and answers are compared at every repetition. Whole searches are timed beside
//! the kernels.
//!
//! | File | |
//! |---|---|
//! | `bodies` | the calls of kernels that a scan makes, made again |
//! | `two_lists` | memory that kernels write lists to |
//! | `searches` | scans, puzzles solved, grids decoded |
//! | `cpu_time` | how long threads have worked |
//! | `clock` | the clock of the core |
//! | `tasks` | all that can be timed |
//! | `timing` | repetitions in turn, medians |
//! | `steadiness` | what the machine did meanwhile |
//! | `record` | what is kept of a run |
//! | `answers` | what a record says, in sentences |
//! | `ratio` | the ratio of two times, its interval, and what that says |
//! | `compare` | records side by side |
//! | `workloads` | command lines that programs of any version run |
//! | `samples` | what these took, as rows of plain data |
//! | `page` | records as an HTML page |

mod answers;
mod bodies;
mod clock;
mod compare;
pub mod cpu_time;
mod kernels;
mod page;
mod ratio;
mod record;
mod samples;
mod searches;
mod steadiness;
mod tasks;
mod timing;
mod two_lists;
mod workloads;

pub use answers::{FASTER, answers};
pub use compare::{is_comparable, sentences};
pub use kernels::{KERNELS, Kernel, copies};
pub use page::{count, digits, page, time};
pub use ratio::{Interval, Rounds, Verdict, student};
pub use record::{FORMAT, Kind, Machine, Record, Row, Steadiness, UNKNOWN};
pub use samples::{PROCESSES, Sample, interval, lines, read as read_samples, read_record, record};
pub use searches::level_times;
pub use steadiness::seen;
pub use tasks::{OTHERS, Unmeasured};
pub use timing::{Effort, Measured, joined, measure, process_time};
pub use workloads::{Workload, is_workload, workloads};

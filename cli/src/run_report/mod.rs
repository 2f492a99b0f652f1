//! A run as one self-contained HTML page: what was run, how far it is, and what
//! it was like. No script and nothing from elsewhere.
//!
//! Everything comes from the working log, in one pass, and is added up at once:
//! memory does not grow with the run. A run that is not complete, or being worked
//! on, has a page as well; one that was joined from shards has their sessions.
//!
//! | File | |
//! |---|---|
//! | `facts` | the pass over the log |
//! | `timeline`, `sessions`, `slowest`, `splits` | what is added up |
//! | `page` | the page |
//! | `charts`, `svg` | its charts |
//! | `tables`, `numbers` | its tables, and figures as text |

mod charts;
mod facts;
pub mod numbers;
mod page;
mod sessions;
mod slowest;
mod splits;
mod svg;
mod tables;
#[cfg(test)]
mod tests;
mod timeline;

use crate::pictures::chart::Searches;
use facts::Facts;
use gridsieve_runs::RunError;
use std::path::Path;

/// The page of a run directory.
///
/// # Errors
/// A file of the directory cannot be read, or the manifest is damaged.
pub fn report(folder: &Path) -> Result<String, RunError> {
    Ok(page::page(&Facts::read(folder)?))
}

/// What the searches of a run did, for a picture.
///
/// # Errors
/// A file of the directory cannot be read, or the manifest is damaged.
pub fn searches(folder: &Path) -> Result<Searches, RunError> {
    let Facts { manifest, totals, durations, .. } = Facts::read(folder)?;
    Ok(Searches { nodes: totals.tally.nodes, durations, title: manifest.input_name })
}

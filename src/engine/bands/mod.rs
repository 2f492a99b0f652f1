//! The bands engine: blue's and Penet's decomposition of the search into
//! bands 1+2 and band 3.
//!
//! Some band of a puzzle has the most clues. Each band in turn plays *band 3*,
//! the one that does: then bands 1+2 have at most two thirds of the clues, and
//! hit all UAs that lie inside them. Those clue sets are enumerated; each
//! leaves some UAs across band 3 open, which bound the clues of band 3 from
//! below and are what band 3 has to hit. Almost no set passes that bound.
//! Stacks can play the same parts; the cheaper orientation is chosen.
//!
//! # The search on one page
//!
//! Each line leads to the function that does it. The words are those of
//! `docs/developers/glossary.md`.
//!
//! - **search(grids)**: [`Group::search`]
//!   - harvest the UAs inside each pair of bands: [`Harvests::uas`]
//!   - choose bands or stacks, and the order in which they play band 3: [`Way::alone`]
//!   - let grids that have a pair of bands in common share its search: [`sharing::shared`]
//!   - for each pair of bands, with its bands 3: [`Group::search_pair`]
//!     - harvest the UAs that cross each band 3, by *pattern*: [`Patterns::new`]
//!     - say how many clues each band may have: [`Limits::new`]
//!     - place the first three clues (five if there are many), the *roots*: [`FirstClues::new`]
//!     - for each root, on any thread: [`PairJob::search`]
//!       - learn what other threads have learned: [`PairSearch::exchange`]
//!       - subtree(root): [`Subtrees::search`]
//! - **subtree(root)**
//!   - make tables of the UAs that the root does not hit: [`Subtrees::search_at`]
//!   - node(clues, alive): [`Expansion::visit`]
//!     - if at most five clues can be added, last_clues(clues, alive)
//!     - if not, for each cell of the smallest unhit UA:
//!       node(clues + cell, alive without the cells tried before): [`Expansion::run`]
//! - **last_clues(clues, alive)**: [`LastClues::run`]
//!   - make a table of the smallest unhit UAs: [`Table::build`]
//!   - with five clues left, branch once more: [`LastClues::node`]
//!   - with four left, go on breadth first over arrays, to a list of leaves:
//!     [`LastFour::next_leaves`]
//!   - what hits nearly all UAs earlier goes depth first, with the solver:
//!     [`LastClues::few_unhit`]
//! - **leaves**, sets of clues that hit all known UAs inside bands 1+2: [`Leaves::together`]
//!   - find which UAs of each band 3 they leave open: [`PartTable::open_below`]
//!   - drop those whose mini-rows ask for more clues than are left: [`OneBandSieve::sift`]; the same
//!     for many bands 3 at once: [`ManyBandsSieve::sift`]
//!   - drop those with a UA that none of the clues left can hit: [`Leaves::drop_dead`]
//!   - for each leaf and band 3 that is left, band_3(leaf): [`Leaves::search_passed`]
//! - **band_3(leaf)**: [`search_band_3`]
//!   - which case do the open UAs make? [`Phase`]
//!   - is there one solution with all allowed cells given? if not, learn a UA:
//!     [`HitBand3::test_and_search`]
//!   - node(clues of band 3): [`HitBand3::search_below`]
//!     - close cells and force clues until nothing changes: [`HitBand3::settle`]
//!     - if a UA is open, branch on its cells
//!     - if none is, ask the solver: [`HitBand3::solve`]
//!       - one solution: report the puzzle: [`PairSearch::found`]
//!       - two: learn the UA in which they differ, and branch on it: [`PairSearch::learn`]
//!
//! # Where things are
//!
//! Imports run from the bottom of this table to its top, and never back.
//!
//! | Module | What it has |
//! |---|---|
//! | `config`, `cells`, `leaf` | constants chosen by measurement; cells of band 3; a leaf as a word |
//! | `limits` | how many clues each band may have, and each stack |
//! | `learning` | what threads give each other |
//! | `unhit` | the unhit UAs of bands 1+2 along a path: as hitting vectors, or as lists |
//! | `harvest` | the UAs inside a pair of bands, and across a band 3 |
//! | `plan` | orientation, order, sharing, the tasks of a census, the cost of other searches |
//! | `open` | which cross-band UAs clues leave open, and what these ask of band 3 |
//! | `count`, `pair_search` | what is counted; the state of one thread's search of a pair |
//! | `lower` | from leaves to puzzles |
//! | `upper` | from no clue to leaves |
//! | `owed` | what each grid still owes before it is complete |
//! | `group`, `engine`, `pair_of_bands` | one grid, or several; the engine; a pair for a census |
//! | `study` | what the band-3 phase does with one set of clues, step by step |
//!
//! [`Expansion::run`]: upper::subtree::Expansion::run
//! [`Expansion::visit`]: upper::subtree::Expansion::visit
//! [`FirstClues::new`]: upper::roots::FirstClues::new
//! [`Group::search`]: group::Group::search
//! [`Group::search_pair`]: group::Group::search_pair
//! [`Harvests::uas`]: harvest::two_bands::Harvests::uas
//! [`HitBand3::search_below`]: lower::hit_band_3::HitBand3::search_below
//! [`HitBand3::settle`]: lower::hit_band_3::HitBand3::settle
//! [`HitBand3::solve`]: lower::hit_band_3::HitBand3::solve
//! [`HitBand3::test_and_search`]: lower::hit_band_3::HitBand3::test_and_search
//! [`LastClues::few_unhit`]: upper::last_five::LastClues::few_unhit
//! [`LastClues::node`]: upper::last_five::LastClues::node
//! [`LastClues::run`]: upper::last_five::LastClues::run
//! [`LastFour::next_leaves`]: upper::last_four::LastFour::next_leaves
//! [`Leaves::drop_dead`]: lower::leaves::Leaves::drop_dead
//! [`Leaves::search_passed`]: lower::leaves::Leaves::search_passed
//! [`Leaves::together`]: lower::leaves::Leaves::together
//! [`Limits::new`]: limits::bands::Limits::new
//! [`ManyBandsSieve::sift`]: lower::many_bands_3::ManyBandsSieve::sift
//! [`OneBandSieve::sift`]: lower::one_band_3::OneBandSieve::sift
//! [`PairJob::search`]: group::PairJob::search
//! [`PairSearch::exchange`]: pair_search::PairSearch::exchange
//! [`PairSearch::found`]: pair_search::PairSearch::found
//! [`PairSearch::learn`]: pair_search::PairSearch::learn
//! [`PartTable::open_below`]: open::part_table::PartTable::open_below
//! [`Patterns::new`]: harvest::patterns::Patterns::new
//! [`Phase`]: open::phase::Phase
//! [`Subtrees::search`]: upper::subtree::Subtrees::search
//! [`Subtrees::search_at`]: upper::subtree::Subtrees::search_at
//! [`Table::build`]: upper::last_five::Table::build
//! [`Way::alone`]: plan::way::Way::alone
//! [`search_band_3`]: lower::hit_band_3::search_band_3
//! [`sharing::shared`]: plan::sharing::shared

// The page is for those who read the source: its links lead to what is private.
#![allow(rustdoc::private_intra_doc_links)]

mod cells;
mod config;
mod count;
mod engine;
mod group;
mod harvest;
mod leaf;
mod learning;
mod limits;
mod lower;
mod open;
mod owed;
mod pair_of_bands;
mod pair_search;
mod plan;
mod study;
mod unhit;
mod upper;

pub use engine::Bands;
pub use limits::stacks::StackLimit;
pub use open::phase::Case as Band3Case;
pub use pair_of_bands::PairOfBands;
pub use plan::task::Task;
pub use study::{Band3Study, OpenSocket, SocketKind, StudyEnd, StudyError};

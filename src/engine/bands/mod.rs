//! The bands engine: blue's and Penet's decomposition of the search into
//! bands 1+2 and band 3.
//!
//! In each puzzle one band has the most clues. Each band in turn plays *band 3*, the band with the
//! most; if several have the most, the one that is searched first counts. Bands 1+2 then have at
//! most two thirds of the clues, and these hit all UAs inside bands 1+2. The engine enumerates all
//! such sets of clues. Each set leaves some UAs that cross band 3 open; band 3 has to hit them, so
//! they give a lower bound for the clues of band 3. Almost no set passes this bound. Stacks can
//! take the place of bands. Up to 17 clues the cheaper orientation is searched. From 18 on a grid
//! by itself is searched in both, and a [`StackLimit`] tells which of them finds a puzzle; grids
//! that share a pair of bands keep the orientation of that pair.
//!
//! A *socket* is two cells (GUA2) or all three cells (GUA3) of a mini-row in band 3. It is *open* if
//! the clues of bands 1+2 miss a UA with just these cells in band 3.
//!
//! # The search on one page
//!
//! Each line leads to the function that does it. The words are those of
//! `docs/developers/glossary.md`.
//!
//! - **search(grids)**: [`Group::search`]
//!   - plan the search of each grid: [`Group::orientations`]
//!     - is there a pair of bands that the grids have in common? [`sharing::shared`]
//!     - count the small UAs inside each pair of bands, which tell what its search costs:
//!       [`Harvests::uas`]
//!     - choose bands or stacks, and the order in which they play band 3:
//!       [`Orientation::alone`], [`Orientation::sharing`] if it pays to search the common pair once
//!       for all grids, or [`Orientation::limited`] if the question names choices
//!     - harvest the UAs inside the pairs that are searched: [`Harvests::uas`]
//!   - note what each grid has to have searched before it is complete: [`PendingChoices::for_orientations`]
//!   - for each pair of bands, with its bands 3: [`Group::search_pair`]
//!     - harvest the UAs that cross each band 3, by *pattern*: [`Patterns::new`]
//!     - say how many clues each band may have: [`pair_search::limits`]
//!     - place at most three clues, or five if bands 1+2 can have twelve; these are the *roots*:
//!       [`FirstClues::new`]
//!     - on each thread, until no root is left: [`PairJob::search`]
//!       - add the UAs that other threads have learned: [`PairSearch::exchange`]
//!       - subtree(root): [`Subtrees::search`]
//! - **subtree(root)**
//!   - select the minimal UAs inside bands 1+2 that the root does not hit: [`Subtrees::search_at`]
//!   - make hitting vectors of them, and search depth first: [`Expansion::run`]
//!   - node(clues, alive): [`Expansion::visit`]
//!     - end it if the limits leave it fewer clues or cells than it must still get; the cells of a
//!       full band are no longer alive
//!     - if at most five clues can be added, last_clues(clues, alive)
//!     - if a UA is unhit, for each cell of the one with the fewest alive cells among the first 32:
//!       node(clues + cell, alive without the cells tried before)
//!     - if all UAs are hit, the node is a leaf, and each alive cell is tried below it
//! - **last_clues(clues, alive)**
//!   - make a table of the first unhit UAs, the smallest first: [`Table::build`]
//!   - with five clues to add, branch once more: [`LastClues::run`]
//!   - with four to add, list all nodes one and two clues below: [`LastFour::start`]; then, in
//!     portions, those three clues below, and the leaves: [`LastFour::next_leaves`]
//!   - with fewer, or where the 64 smallest UAs are hit already, go on depth first; where all known
//!     UAs are hit and more than one clue can be added, ask the solver of bands 1+2 for a UA that is
//!     missed: [`LastClues::depth_first`]
//! - **leaves**, sets of clues that hit all UAs of their table: [`Leaves::search_leaves`]
//!   - at the first leaf of a subtree, make the tables that four or more bands 3 share (those of a
//!     single band 3 are made when a leaf first asks for them):
//!     [`SubtreeTables::build`]
//!   - find which UAs of each band 3 are open at each leaf, and drop the leaves whose mini-rows or
//!     stacks need more clues than are left for band 3: [`OneBandSieve::sift`], or for four or more
//!     bands 3 at once: [`ManyBandsSieve::sift`]
//!   - if the mini-rows need all of these, drop the leaves with an open UA, of the patterns that are
//!     looked at first, without a cell where a mini-row asks for a clue: [`Leaves::drop_dead`]
//!   - for each leaf and each band 3 that remains, band_3(leaf): [`Leaves::search_passed`]
//! - **band_3(leaf)**: [`search_band_3`]
//!   - from the open sockets: min count, missing clues and field: [`Phase`]
//!   - add the other open UAs, which may rule the leaf out: [`Band3Tables::left_open`]
//!   - close cells and force clues until nothing changes: [`HitBand3::settle`]
//!   - ask two solvers: do bands 1+2 have another filling, and is the solution unique if all
//!     allowed cells are given? (With eleven or more clues in bands 1+2 the second question comes
//!     first.) A second filling or solution gives a UA to learn:
//!     [`HitBand3::test_and_search`]
//!   - node(clues of band 3): [`HitBand3::node`]
//!     - if a UA is open, branch on its cells, and settle each child
//!     - if no UA is open, ask the solver: [`HitBand3::solve`]
//!       - one solution: puzzles, for each way to place the clues left: [`HitBand3::fill`]
//!       - two: learn the UA in which they differ, and branch on it if a clue is left:
//!         [`PairSearch::learn`]
//!
//! # Where things are
//!
//! A module imports only from its own row and the rows above it.
//!
//! | Module | What it has |
//! |---|---|
//! | `config`, `cells`, `leaf` | constants chosen by measurement; cells of band 3; a leaf as a word |
//! | `limits` | how many clues each band may have, and each stack |
//! | `learning` | UAs that a search learns, and how threads share them |
//! | `unhit` | the unhit UAs of bands 1+2 along a path: as hitting vectors, or as lists |
//! | `harvest` | the UAs inside a pair of bands, and across a band 3 |
//! | `plan` | orientation, order, sharing, the tasks of a census, what a search with more clues will cost |
//! | `open` | which cross-band UAs clues leave open, and what these ask of band 3 |
//! | `count`, `pair_search` | what is counted; the state of one thread's search of a pair |
//! | `lower` | from leaves to puzzles |
//! | `upper` | from no clue to leaves |
//! | `pending` | which choices of band 3 a grid still has to have searched |
//! | `pair_job` | a pair of bands: its harvest, and how threads search it |
//! | `group`, `engine` | one grid, or several; the engine |
//! | `study` | what the band-3 phase does with one set of clues, step by step |
//!
//! [`Band3Tables::left_open`]: open::tables::Band3Tables::left_open
//! [`Expansion::run`]: upper::subtree::Expansion::run
//! [`Expansion::visit`]: upper::subtree::Expansion::visit
//! [`FirstClues::new`]: upper::roots::FirstClues::new
//! [`Group::orientations`]: group::Group::orientations
//! [`Group::search`]: group::Group::search
//! [`Group::search_pair`]: group::Group::search_pair
//! [`Harvests::uas`]: harvest::two_bands::Harvests::uas
//! [`HitBand3::fill`]: lower::hit_band_3::HitBand3::fill
//! [`HitBand3::node`]: lower::hit_band_3::HitBand3::node
//! [`HitBand3::settle`]: lower::hit_band_3::HitBand3::settle
//! [`HitBand3::solve`]: lower::hit_band_3::HitBand3::solve
//! [`HitBand3::test_and_search`]: lower::hit_band_3::HitBand3::test_and_search
//! [`LastClues::depth_first`]: upper::last_five::LastClues::depth_first
//! [`LastClues::run`]: upper::last_five::LastClues::run
//! [`LastFour::start`]: upper::last_four::LastFour::start
//! [`LastFour::next_leaves`]: upper::last_four::LastFour::next_leaves
//! [`Leaves::drop_dead`]: lower::leaves::Leaves::drop_dead
//! [`Leaves::search_passed`]: lower::leaves::Leaves::search_passed
//! [`Leaves::search_leaves`]: lower::leaves::Leaves::search_leaves
//! [`ManyBandsSieve::sift`]: lower::many_bands_3::ManyBandsSieve::sift
//! [`OneBandSieve::sift`]: lower::one_band_3::OneBandSieve::sift
//! [`PendingChoices::for_orientations`]: pending::PendingChoices::for_orientations
//! [`PairJob::search`]: pair_job::PairJob::search
//! [`PairSearch::exchange`]: pair_search::PairSearch::exchange
//! [`PairSearch::learn`]: pair_search::PairSearch::learn
//! [`Patterns::new`]: harvest::patterns::Patterns::new
//! [`Phase`]: open::phase::Phase
//! [`SubtreeTables::build`]: open::tables::SubtreeTables::build
//! [`Subtrees::search`]: upper::subtree::Subtrees::search
//! [`Subtrees::search_at`]: upper::subtree::Subtrees::search_at
//! [`Table::build`]: upper::last_five::Table::build
//! [`Orientation::alone`]: plan::orientation::Orientation::alone
//! [`Orientation::limited`]: plan::orientation::Orientation::limited
//! [`Orientation::sharing`]: plan::orientation::Orientation::sharing
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
mod pair_job;
mod pair_search;
mod pending;
mod plan;
mod study;
mod unhit;
mod upper;

pub use engine::{Bands, BandsSearch};
pub use limits::stacks::StackLimit;
pub use open::phase::Case as Band3Case;
pub use plan::task::Task;
pub use study::{Band3Study, StudyEnd};

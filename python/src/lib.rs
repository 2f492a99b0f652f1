//! The library gridsieve for Python: the module `gridsieve._core`, which the package `gridsieve`
//! re-exports.
//!
//! | File | |
//! |---|---|
//! | `cells` | grids and puzzles as Python writes them |
//! | `objects` | the classes `Grid` and `Puzzle` |
//! | `picture` | what notebooks show of these |
//! | `rows` | many of them: arrays and iterables |
//! | `work` | work on threads of its own, while the caller's looks for Ctrl-C |
//! | `solving`, `symmetry`, `isomorphs`, `names`, `uas`, `logic`, `counting`, `catalogue` | functions by what they are about |
//! | `scan` | searches, whose results come one after the other |
//! | `process` | iterators after a fork |
//!
//! Threads that this library starts never touch a Python object. Their data is copied first, so
//! that Python code cannot change it meanwhile, and no thread waits for Python's lock.

mod catalogue;
mod cells;
mod classes;
mod counting;
mod error;
mod isomorphs;
mod logic;
mod names;
mod objects;
mod picture;
mod process;
mod rows;
mod scan;
mod search;
mod solving;
mod symmetry;
mod uas;
mod work;

use pyo3::prelude::*;

/// What the package `gridsieve` has from the library.
#[pymodule(gil_used = true)]
mod _core {
    #[pymodule_export]
    use super::{
        catalogue::{Catalogue, CatalogueGrids},
        counting::{estimate, estimate_many, pattern, pattern_many, pattern_puzzles},
        error::Error,
        isomorphs::{canonical_map, map_of, random_isomorphs, transform},
        logic::logic,
        names::{name, name_many, rank, sample, unname, unrank},
        objects::{Grid, Puzzle},
        scan::{Puzzles, Results, fewest, fewest_many, scan, scan_many},
        solving::{
            Grids, closure, count_solutions, is_minimal, minimal_many, minus_plus, reduce,
            solutions, solve, solve_many,
        },
        symmetry::{automorphisms, canonical, canonical_many, orbit_ids, same},
        uas::{cliques, neighbours, unavoidable_sets},
    };
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "so Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}

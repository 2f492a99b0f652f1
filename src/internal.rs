//! The one door to what is not public: for the program, its laboratory, tests, fuzzers and
//! benches. The modules are private, and each item that is used outside stands here, so that
//! the compiler finds what nobody uses. Nothing here is promised to stay.
#![allow(missing_docs)]

#[cfg(feature = "system")]
pub mod builtin {
    pub use crate::builtin::{Answers, GRIDS, grids};
}
pub mod catalogue {
    #[cfg(feature = "program")]
    pub mod file {
        pub use crate::catalogue::file::{
            CLASSES, Codec, FileError, Grids, HEADER, Header, Options, Reader, Writer, verify,
        };
    }
    pub mod draws {
        pub use crate::catalogue::draws::{Draw, Draws};
    }
    pub mod generate {
        pub use crate::catalogue::generate::{Count, Generator};
    }
    #[cfg(feature = "system")]
    pub mod gridchecker {
        pub use crate::catalogue::gridchecker::{RECORD_BYTES, grid, grids};
    }
    #[cfg(feature = "system")]
    pub mod sort {
        pub use crate::catalogue::sort::Sorter;
    }
    pub mod name {
        pub use crate::catalogue::name::{Name, NameError};
    }
    pub mod pairs {
        #[cfg(feature = "system")]
        pub use crate::catalogue::pairs::Sample;
        pub use crate::catalogue::pairs::{
            Listed, PAIRS, PairCount, Sums, THIRD_BANDS, Thirds, blocks_file, class_range, grid,
            pairs, rank, rank_minlex, unrank,
        };
    }
    pub mod record {
        pub use crate::catalogue::record::{RECORD_BYTES, record};
    }
    pub mod whole {
        #[cfg(feature = "system")]
        pub use crate::catalogue::whole::grids;
        pub use crate::catalogue::whole::{
            GRIDS, class_range, rank, rank_minlex, rows_4_file, unrank,
        };
    }
}
#[cfg(feature = "system")]
pub mod census {
    pub use crate::census::{GridSet, PairScan, Rule, UnitSearch};
}
pub mod engine {
    pub use crate::engine::{
        BandChoices, Company, Counters, End, Engine, GridSearch, Grouping, Mask, Question, SEARCH,
        SearchReport,
    };
    pub mod bands {
        pub use crate::engine::bands::{
            Band3Case, Band3Study, Bands, OpenSocket, PairOfBands, SocketKind, StudyEnd,
            StudyError, Task,
        };
    }
    pub mod classic {
        pub use crate::engine::classic::{Classic, ClassicStudy};
    }
    pub mod degree {
        pub use crate::engine::degree::{
            Degree, ForwardStudy, ForwardView, Parameters, Round, Verdict,
        };
    }
}
pub mod estimate {
    pub use crate::estimate::{Counted, Estimator, Population, seed_of};
}
#[cfg(feature = "system")]
pub mod files {
    pub use crate::files::{Place, Replacement, folder, is_standard_output, lock, sync_folder};
}
pub mod grid {
    pub use crate::grid::{BandChoice, CellSet, Grid, Puzzle, PuzzleError, View, characters};
    pub mod geometry {
        pub use crate::grid::geometry::{
            CELLS, band_cells, box_of, cell_at, column, row, stack_cells, unit,
        };
    }
    pub mod symmetry {
        pub use crate::grid::symmetry::{
            BandClass, Canonical, Gangster, Minlex, Morph, Pair, classes, compute_at, minlex,
            minlex_puzzle,
        };
    }
    pub mod two_bands {
        pub use crate::grid::two_bands::TWO_BANDS;
    }
}
pub mod logic {
    pub use crate::logic::{Candidates, Solved, Step, Technique, cell_name, clash, solve, sweep};
    pub mod subsets {
        pub use crate::logic::subsets::kmax;
    }
}
pub mod message {
    pub use crate::message::visible;
}
pub mod pattern {
    pub use crate::pattern::{MOVES, Pattern, Placements};
}
#[cfg(feature = "program")]
pub mod run {
    pub use crate::run::{
        Asked, CensusOf, Detail, FORMAT, FOUND, Folder, GridsOf, Hash64, Hash128, Identity, LINE,
        MANIFEST, Manifest, OfClues, PUZZLES, REPORT, Recorder, RunError, SampledUnit,
        SampledUnits, Session, Shard, State, Status, Tally, Units, are_sound, batches, complete,
        is_part, merge, now, open_if_there, write_file, write_found, write_output,
    };
    pub mod audit {
        pub use crate::run::audit::{Audit, Means, Transposed, draw};
    }
    pub mod check {
        pub use crate::run::check::{Findings, Report, With, check};
    }
    pub mod evidence {
        pub use crate::run::evidence::{FILE, Header, Reader, Row, Totals, Writer};
    }
    pub mod journal {
        pub use crate::run::journal::{Each, Entry, FILE, Piece, Record, Session, Work, read};
    }
    pub mod shard {
        pub use crate::run::shard::{FEWER, by_cost, by_count, sample};
    }
}
#[cfg(feature = "system")]
pub mod scan {
    pub use crate::scan::{
        Batches, Census, Comments, FewestClues, FoundPuzzle, GSC, GridEnd, GridResult, Input,
        InputError, Items, Keep, Kind, Limits, LineError, MOST_SHARE, OfClues, Outcome, PairEngine,
        PairSearch, Pin, Pinning, Plan, Progress, Proof, ScanEnd, ScanError, Sink, SinkError,
        Sizes, Source, Syntax, Told, available_cores, choose_cores, is_available, is_nearly_item,
        physical_cores, scan, scan_batches,
    };
}
pub mod solver {
    pub mod descent {
        pub use crate::solver::descent::Descent;
    }
    pub mod general {
        pub use crate::solver::general::{
            Solutions, count_solutions, first_solution, solve, unique_solution,
        };
    }
    pub mod known {
        pub use crate::solver::known::KnownGrid;
    }
    pub mod many {
        pub use crate::solver::many::{
            Answer, Invalid, answers, canonical_forms, redundant_clues, single_clues,
        };
    }
    pub mod minus_plus {
        pub use crate::solver::minus_plus::minus_plus;
    }
    pub mod reduce {
        pub use crate::solver::reduce::Reducer;
    }
    pub mod textbook {
        pub use crate::solver::textbook::{End, Next, Outcome, TABLE, VARIANTS, Values, solve};
    }
    pub mod two_bands {
        pub use crate::solver::two_bands::TwoBandSolver;
    }
}
pub mod ua {
    pub use crate::ua::{
        Collection, Method, collect, is_unavoidable, minimal_uas, minimal_uas_within,
    };
    pub mod cliques {
        pub use crate::ua::cliques::{Cliques, Effort, MOST_UAS, maximum_cliques};
    }
    pub mod exchange {
        pub use crate::ua::exchange::{Exchange, exchanges};
    }
    pub mod file {
        pub use crate::ua::file::read_uas;
    }
    pub mod growth {
        pub use crate::ua::growth::Growth;
    }
}

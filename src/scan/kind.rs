//! Kinds of inputs.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// The kind of an input. The manifest of a run holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A text, or grids that a program has made.
    Text,
    /// A `.gsc` file.
    Gsc,
    /// The virtual catalogue: all essentially different grids.
    Catalogue,
    /// The built-in grids.
    BuiltIn,
    /// The virtual list of all essentially different pairs of bands.
    Pairs,
    /// Pairs of bands spread evenly over the list of all.
    PairsSample,
    /// The pairs of bands in which some grids have their tasks.
    PairsOfGrids,
}

impl Kind {
    /// Whether its items are pairs of bands, not grids.
    pub fn is_of_pairs(self) -> bool {
        match self {
            Kind::Text | Kind::Gsc | Kind::Catalogue | Kind::BuiltIn => false,
            Kind::Pairs | Kind::PairsSample | Kind::PairsOfGrids => true,
        }
    }

    /// What one item is called, and several.
    pub fn items(self) -> [&'static str; 2] {
        if self.is_of_pairs() { ["pair", "pairs"] } else { ["grid", "grids"] }
    }
}

/// Its name in files, in kebab case.
impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

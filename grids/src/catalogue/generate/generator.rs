//! Which grids are to be generated.

use super::class::Class;
#[cfg(doc)]
use super::group::RowGroup;
use crate::symmetry::BandClass;
use std::ops::{Range, RangeInclusive};

/// Generates the ED grids of some classes.
#[derive(Clone, Debug)]
pub struct Generator {
    classes: RangeInclusive<BandClass>,
    row_4: usize,
    #[cfg(feature = "system")]
    pub(super) threads: usize,
}

impl Generator {
    /// All grids of these classes.
    pub fn new(classes: RangeInclusive<BandClass>) -> Generator {
        Generator {
            classes,
            row_4: 0,
            #[cfg(feature = "system")]
            threads: 1,
        }
    }

    /// Leaves out the rows 4 of the first class before this one, as [`RowGroup::row_4`] counts them.
    pub fn starting(self, row_4: usize) -> Generator {
        Generator { row_4, ..self }
    }

    /// On this number of threads (at least one), or fewer if the system does not grant
    /// them. The grids and their order do not depend on it. A class in work takes
    /// up to 80 MB: on one thread one, on several two, and one more for each four
    /// threads.
    #[cfg(feature = "system")]
    pub fn threads(self, threads: usize) -> Generator {
        Generator { threads: threads.max(1), ..self }
    }

    /// The classes.
    pub(super) fn classes(&self) -> impl Iterator<Item = BandClass> + use<> {
        (self.classes.start().index()..=self.classes.end().index()).map(BandClass::from_index)
    }

    /// The rows 4 of a class, from the start on.
    pub(super) fn rows_4(&self, class: &Class) -> Range<usize> {
        let is_first = class.tables.class == self.classes.start().index();
        let first = if is_first { self.row_4 } else { 0 };
        first..class.tables.fourth_rows
    }
}

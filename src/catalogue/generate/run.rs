//! Runs the generator, with its results in order.

use super::group::RowGroup;
use super::maker::{Class, GroupMaker};
#[cfg(feature = "system")]
use super::threads;
use crate::grid::symmetry::BandClass;
use std::ops::{ControlFlow, Range, RangeInclusive};
use std::sync::Arc;

/// Makes something of a row 4 of a class.
pub type Make<T> = fn(&mut GroupMaker, &Arc<Class>, usize) -> T;

/// A place in the catalogue where the generator can start: a row 4 of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    /// The class of the first band.
    pub class: BandClass,
    /// The row 4 to begin with, as [`RowGroup::row_4`] counts them.
    pub row_4: usize,
}

/// Generates the ED grids of some classes.
#[derive(Clone, Debug)]
pub struct Generator {
    pub(super) start: Start,
    pub(super) last: BandClass,
    pub(super) threads: usize,
}

impl Generator {
    /// All grids of these classes.
    pub fn new(classes: RangeInclusive<BandClass>) -> Generator {
        let start = Start { class: *classes.start(), row_4: 0 };
        Generator { start, last: *classes.end(), threads: 1 }
    }

    /// Only those from a row 4 on.
    pub fn starting(self, start: Start) -> Generator {
        Generator { start, ..self }
    }

    /// On this number of threads (at least one), or fewer if the system does not grant
    /// them. The grids and their order do not depend on it. A class in work takes
    /// up to 80 MB: on one thread one, on several two, and one more for each four
    /// threads.
    pub fn threads(self, threads: usize) -> Generator {
        Generator { threads: threads.max(1), ..self }
    }

    /// Calls `each` with one [`RowGroup`] after the other, in catalogue order,
    /// until it breaks. Row groups without grids are among them.
    pub fn run<B>(&self, each: impl FnMut(RowGroup) -> ControlFlow<B>) -> ControlFlow<B> {
        self.run_with(GroupMaker::group, each)
    }

    /// Calls `each` with what `make` makes of one row 4 after the other.
    pub(super) fn run_with<T: Send, B>(
        &self,
        make: Make<T>,
        mut each: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        #[cfg(feature = "system")]
        if self.threads > 1
            && let Some(end) = threads::run(self, make, &mut each)
        {
            return end;
        }
        let mut maker = GroupMaker::default();
        for class in self.classes() {
            let class = Arc::new(Class::new(class));
            for row_4 in self.rows_4(&class) {
                each(make(&mut maker, &class, row_4))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The classes, of which there are none if the start is after the last.
    pub(super) fn classes(&self) -> impl Iterator<Item = BandClass> + use<> {
        (self.start.class.index()..=self.last.index()).map(BandClass::from_index)
    }

    /// The rows 4 of a class, from the start on.
    pub(super) fn rows_4(&self, class: &Class) -> Range<usize> {
        let is_first = class.tables.class == self.start.class.index();
        let first = if is_first { self.start.row_4 } else { 0 };
        first..class.tables.fourth_rows
    }
}

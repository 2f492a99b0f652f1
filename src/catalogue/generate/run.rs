//! Runs the generator, with its results in order.

use super::count::RowCount;
use super::group::RowGroup;
use super::maker::{Class, GroupMaker};
#[cfg(feature = "system")]
use super::threads;
use crate::grid::symmetry::BandClass;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;

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

    /// Calls `each` with a [`RowCount`] of one row 4 after the other: only counts.
    pub fn count_rows<B>(&self, each: impl FnMut(RowCount) -> ControlFlow<B>) -> ControlFlow<B> {
        self.run_with(GroupMaker::count, each)
    }

    /// Calls `each` with what `make` makes of one row 4 after the other.
    fn run_with<T: Send, B>(
        &self,
        make: fn(&mut GroupMaker, usize) -> T,
        mut each: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.start.class > self.last {
            return ControlFlow::Continue(());
        }
        #[cfg(feature = "system")]
        if self.threads > 1
            && let Some(end) = threads::run(self, make, &mut each)
        {
            return end;
        }
        self.run_here(make, &mut each)
    }

    fn run_here<T, B>(
        &self,
        make: fn(&mut GroupMaker, usize) -> T,
        mut each: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for index in self.start.class.index()..=self.last.index() {
            let class = Arc::new(Class::new(BandClass::from_index(index)));
            let mut maker = GroupMaker::new(Arc::clone(&class));
            for row_4 in self.first_row(index)..class.tables.fourth_rows {
                each(make(&mut maker, row_4))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The first row 4 of a class.
    fn first_row(&self, class: usize) -> usize {
        if class == self.start.class.index() { self.start.row_4 } else { 0 }
    }
}

//! Runs the generator, with its results in order.

use super::group::RowGroup;
use super::maker::{Class, GroupMaker};
#[cfg(feature = "system")]
use super::threads;
use crate::symmetry::BandClass;
use std::ops::{ControlFlow, Range, RangeInclusive};
use std::sync::Arc;

/// Makes something of a row 4 of a class.
pub type Make<T> = fn(&mut GroupMaker, &Arc<Class>, usize) -> T;

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

    /// Those of the first class only from a row 4 on, as [`RowGroup::row_4`] counts them.
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

//! Runs the generator, with its results in order.

use super::class::Class;
use super::generator::Generator;
use super::group::RowGroup;
use super::maker::{GroupMaker, Make};
#[cfg(feature = "system")]
use super::threads;
use std::ops::ControlFlow;
use std::sync::Arc;

impl Generator {
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
}

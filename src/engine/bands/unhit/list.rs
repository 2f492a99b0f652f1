//! The unhit UAs of each depth as a list.

use super::form::{FirstUas, Learn, Unhit};
use crate::engine::bands::config::{DEPTHS, LAST_UAS, UAS_TO_BRANCH_ON};
use gridsieve_kernels::Token;

/// The unhit UAs of each depth as a list.
pub(crate) struct List {
    lists: Vec<Vec<u64>>,
}

impl List {
    pub fn new() -> List {
        List { lists: vec![Vec::new(); DEPTHS] }
    }
}

impl<T: Token> Unhit<T> for List {
    fn build(&mut self, _: T, uas: &[u64]) {
        self.lists[0].clear();
        self.lists[0].extend_from_slice(uas);
    }

    #[inline(always)]
    fn place(&mut self, token: T, depth: usize, cell: usize) {
        let (before, after) = self.lists.split_at_mut(depth + 1);
        let (before, after) = (&before[depth], &mut after[0]);
        after.resize(before.len(), 0);
        let kept = token.drop_hit([before], [1 << cell], [after]);
        after.truncate(kept);
    }

    #[inline(always)]
    fn branch(&self, token: T, depth: usize, alive: u64) -> Option<u64> {
        let list = &self.lists[depth];
        let (i, _) = token.smallest(&list[..list.len().min(UAS_TO_BRANCH_ON)], alive)?;
        Some(list[i] & alive)
    }

    #[inline(always)]
    fn first(&self, _: T, depth: usize, alive: u64, uas: &mut FirstUas) -> usize {
        let list = &self.lists[depth];
        let n = list.len().min(LAST_UAS);
        for i in 0..n {
            uas[i] = list[i] & alive;
        }
        n
    }
}

impl Learn for List {
    fn learn(&mut self, depth: usize, ua: u64) {
        for list in &mut self.lists[..=depth] {
            list.push(ua);
        }
    }
}

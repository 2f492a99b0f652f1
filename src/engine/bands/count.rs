//! What the search of a pair of bands counts. The meaning of each counter: docs/json.md, *Counters
//! of bands*.

use super::open::phase::Case;
use crate::engine::counters::counts;

counts! {
    pairs,
    bands_3,
    tables_built,
    two_band_sets,
    pass_min_count,
    /// Leaves that the limits of the stacks reject. Not counted where many bands 3 are looked at
    /// together.
    stacks_full,
    nothing_in_field,
    critical,
    missing_1,
    missing_more,
    subcritical,
    pass_packing,
    two_band_tests,
    two_band_uas,
    band_3_searches,
    band_3_nodes,
    global_checks,
    global_checks_failed,
    solver_calls,
    fresh_uas,
}

impl Count {
    /// Counts the case that band 3 begins with.
    #[inline(always)]
    pub fn case(&mut self, case: Case) {
        *match case {
            Case::NothingInField => &mut self.nothing_in_field,
            Case::Critical => &mut self.critical,
            Case::Missing1 => &mut self.missing_1,
            Case::MissingMore => &mut self.missing_more,
            Case::Subcritical => &mut self.subcritical,
        } += 1;
    }
}

//! The neighbours of a grid: the grids that differ from it in one minimal UA.

use gridsieve::solver::many::solutions;
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;

/// A grid next to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The cells in which they differ: a minimal UA of both.
    pub ua: CellSet,
    /// The other grid.
    pub grid: Grid,
}

/// All grids that differ from `grid` in a minimal UA of at most `max_size` cells, each once: in the
/// order of the UAs, smaller ones first, and of one UA in that of their texts.
///
/// In some UAs digits can be arranged in more than one other way.
pub fn exchanges(grid: &Grid, max_size: usize, isa: Isa) -> Vec<Exchange> {
    let uas = minimal_uas_within(grid, CellSet::ALL, max_size, isa);
    let puzzles: Vec<_> = uas.iter().map(|&ua| grid.puzzle(!ua)).collect();
    let mut found = vec![Vec::new(); uas.len()];
    solutions(isa, &puzzles, |ua, solution| {
        found[ua].push(solution);
        true
    });
    let each = uas.into_iter().zip(found).flat_map(|(ua, mut solutions)| {
        solutions.sort_unstable_by_key(|solution| *solution.digits());
        let others = solutions.into_iter().filter(|solution| solution != grid);
        others.map(move |other| {
            let differs = |&cell: &usize| grid.digits()[cell] != other.digits()[cell];
            let differing: CellSet = CellSet::ALL.iter().filter(differs).collect();
            assert_eq!(differing, ua, "a UA inside another one, which is not minimal then");
            Exchange { ua, grid: other }
        })
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use gridsieve::solver::general::count_solutions;
    use std::collections::HashSet;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    const MC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    #[test]
    fn each_ua_leads_to_all_its_grids_and_back() {
        for text in [SF, MC] {
            let grid: Grid = text.parse().unwrap();
            let found = exchanges(&grid, 10, Isa::detect());
            for isa in testing::isas() {
                assert_eq!(exchanges(&grid, 10, isa), found);
            }
            let others: HashSet<Grid> = found.iter().map(|exchange| exchange.grid).collect();
            assert_eq!(others.len(), found.len());
            let uas = minimal_uas_within(&grid, CellSet::ALL, 10, Isa::detect());
            for ua in &uas {
                let of = found.iter().filter(|exchange| exchange.ua == *ua).count();
                assert_eq!(of + 1, count_solutions(&grid.puzzle(!*ua), 100));
            }
            for exchange in found.iter().step_by(29) {
                let back = exchanges(&exchange.grid, exchange.ua.len(), Isa::detect());
                assert!(back.contains(&Exchange { ua: exchange.ua, grid }));
            }
        }
    }
}

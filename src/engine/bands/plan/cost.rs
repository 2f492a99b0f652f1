//! How long the search of a grid will take.

use crate::engine::Counters;

/// The cost of a grid, in no unit, by the counters of a search with fewer
/// clues: a power of its nodes, less the more tables of bands 1+2 it made, as with more clues
/// nodes become more numerous and tables do not.
///
/// The exponents are those that fit best for 754 grids of all kinds (random ones,
/// such with 17-clue puzzles, the densest and the sparsest band classes): they
/// predict the seconds with 17 clues but for a factor of 1.33 (one standard
/// deviation) and no kind is more than 21% off, at a twentieth of the time.
pub fn cost(counters: &Counters) -> f64 {
    let nodes = counters.nodes().iter().sum::<u64>().max(1) as f64;
    let tables = counters.counts().iter().find(|(name, _)| *name == "tables_built");
    let tables = tables.map_or(1, |&(_, tables)| tables.max(1)) as f64;
    nodes.powf(1.24) / tables.powf(0.69)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_nodes_from_fewer_tables_cost_more() {
        let counters = |nodes: u64, tables: Option<u64>| {
            let mut counters = Counters::default();
            counters.add_nodes(3, nodes / 2);
            counters.add_nodes(5, nodes - nodes / 2);
            tables.into_iter().for_each(|tables| counters.add("tables_built", tables));
            cost(&counters)
        };
        assert!(counters(1001, None) > counters(1000, None));
        assert!(counters(1000, Some(10)) > counters(1000, Some(11)));
        assert_eq!(counters(1000, Some(1)), counters(1000, None));
        // Whatever was counted, it is a cost.
        assert_eq!([counters(0, None), counters(0, Some(0))], [1.0; 2]);
    }
}

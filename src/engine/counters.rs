//! Cheap counters of a search, always on.

use serde::{Serialize, Serializer};

/// Declares the counts of an engine, each once, under the names that they have in reports:
/// plain numbers in a struct `Count`, which adds them to [`Counters`] in this order.
macro_rules! counts {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// What a search counts, apart from its nodes.
        #[derive(Clone, Debug, Default)]
        pub struct Count {
            $($(#[$about])* pub $name: u64,)*
        }

        impl Count {
            /// Adds what was counted to the counters of a grid.
            pub fn add_to(&self, counters: &mut crate::engine::Counters) {
                $(counters.add(stringify!($name), self.$name);)*
            }
        }
    };
}
pub(super) use counts;

/// What a search did: nodes of its tree by clues placed, other events by
/// name, and seconds by phase. They are how the next improvement is found.
///
/// Written as one map: `nodes` (an array by clues placed), each event, and
/// `seconds` (a map by phase).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Counters {
    nodes: Vec<u64>,
    #[serde(flatten, serialize_with = "as_map")]
    counts: Vec<(&'static str, u64)>,
    #[serde(serialize_with = "as_map")]
    seconds: Vec<(&'static str, f64)>,
}

impl Counters {
    /// Adds nodes of the search tree that have `clues` clues placed.
    pub fn add_nodes(&mut self, clues: usize, nodes: u64) {
        if self.nodes.len() <= clues {
            self.nodes.resize(clues + 1, 0);
        }
        self.nodes[clues] += nodes;
    }

    /// Adds to the events called `name`.
    pub fn add(&mut self, name: &'static str, count: u64) {
        add(&mut self.counts, name, count);
    }

    /// Adds to the seconds spent in `phase`.
    pub fn add_seconds(&mut self, phase: &'static str, seconds: f64) {
        add(&mut self.seconds, phase, seconds);
    }

    /// Adds all of another search's counters.
    pub fn merge(&mut self, other: &Counters) {
        for (clues, &nodes) in other.nodes.iter().enumerate() {
            self.add_nodes(clues, nodes);
        }
        other.counts.iter().for_each(|&(name, count)| self.add(name, count));
        other.seconds.iter().for_each(|&(phase, seconds)| self.add_seconds(phase, seconds));
    }

    /// Nodes by number of clues placed, from 0.
    pub fn nodes(&self) -> &[u64] {
        &self.nodes
    }

    /// Events by name, in the order in which the engine names them.
    pub fn counts(&self) -> &[(&'static str, u64)] {
        &self.counts
    }

    /// Seconds by phase.
    pub fn seconds(&self) -> &[(&'static str, f64)] {
        &self.seconds
    }
}

fn add<T: std::ops::AddAssign>(list: &mut Vec<(&'static str, T)>, name: &'static str, value: T) {
    match list.iter_mut().find(|entry| entry.0 == name) {
        Some(entry) => entry.1 += value,
        None => list.push((name, value)),
    }
}

fn as_map<T: Serialize, S: Serializer>(
    list: &[(&'static str, T)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(list.iter().map(|(name, value)| (name, value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_add_up_and_serialise() {
        let mut a = Counters::default();
        a.add_nodes(2, 5);
        a.add("solver_calls", 1);
        a.add_seconds("harvest", 0.5);
        let mut b = a.clone();
        b.add_nodes(0, 1);
        b.add("fresh_uas", 3);
        b.merge(&a);
        assert_eq!(
            serde_json::to_string(&b).unwrap(),
            r#"{"nodes":[1,0,10],"solver_calls":2,"fresh_uas":3,"seconds":{"harvest":1.0}}"#
        );
    }
}

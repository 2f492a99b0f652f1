//! The counters of a search that depend only on what was searched, not on time or machine.

use super::hash::Hash64;
use gridsieve::engine::Counters;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Nodes by clues placed, and events by name: [`Counters`] without their times.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Nodes by number of clues placed, from 0.
    pub nodes: Vec<u64>,
    /// Events by name.
    pub counts: BTreeMap<String, u64>,
}

impl Tally {
    /// The tally of the counters of a search.
    pub fn new(counters: &Counters) -> Tally {
        let counts = counters.counts().iter().map(|&(name, count)| (name.to_owned(), count));
        Tally { nodes: counters.nodes().to_vec(), counts: counts.collect() }
    }

    /// A hash of all counters.
    pub fn hash(&self) -> Hash64 {
        Hash64::of_bytes(&serde_json::to_vec(self).expect("it has texts and numbers only"))
    }

    /// Adds all of another one.
    pub fn add(&mut self, other: &Tally) {
        if self.nodes.len() < other.nodes.len() {
            self.nodes.resize(other.nodes.len(), 0);
        }
        for (sum, nodes) in self.nodes.iter_mut().zip(&other.nodes) {
            *sum = sum.saturating_add(*nodes);
        }
        for (name, count) in &other.counts {
            match self.counts.get_mut(name) {
                Some(sum) => *sum = sum.saturating_add(*count),
                None => drop(self.counts.insert(name.clone(), *count)),
            }
        }
    }
}

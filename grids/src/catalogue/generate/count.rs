//! Counts grids instead of listing them.

use super::class::Class;
use super::generator::Generator;
use super::group::RowGroup;
use super::maker::GroupMaker;
use crate::Grid;
use crate::symmetry::BandClass;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// How many grids there are in some part of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Number of grids.
    pub grids: u64,
    /// The first and the last of them.
    pub ends: Option<[Grid; 2]>,
    /// For the numbers of automorphisms that occur the number of grids.
    pub automorphisms: BTreeMap<u16, u64>,
}

impl Count {
    /// Adds grids that come after these.
    pub fn add(&mut self, more: &Count) {
        self.grids += more.grids;
        self.ends = match (self.ends, more.ends) {
            (Some([first, _]), Some([_, last])) => Some([first, last]),
            (before, new) => before.or(new),
        };
        for (&automorphisms, count) in &more.automorphisms {
            *self.automorphisms.entry(automorphisms).or_default() += count;
        }
    }
}

/// How many grids a class has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCount {
    /// The class of the first band.
    pub class: BandClass,
    /// Its grids.
    pub count: Count,
    /// Number of grids of each part of each row 4.
    pub rows_4: Vec<Vec<u32>>,
}

impl RowGroup {
    /// How many grids these are, without making them.
    fn count(&self) -> Count {
        let mut automorphisms = BTreeMap::new();
        self.several.iter().for_each(|several| *automorphisms.entry(several.1).or_default() += 1);
        let grids = self.len() as u64;
        let one = grids - self.several.len() as u64;
        if one != 0 {
            automorphisms.insert(1, one);
        }
        Count { grids, ends: self.ends(), automorphisms }
    }
}

impl Generator {
    /// Calls `each` with the counts of one class after the other, until it
    /// breaks. Of the first class only the rows 4 from the start on are counted.
    pub fn count_classes<B>(
        &self,
        mut each: impl FnMut(ClassCount) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut of_class: Option<ClassCount> = None;
        let count = |maker: &mut GroupMaker, class: &Arc<Class>, row_4| {
            let group = maker.group(class, row_4);
            (group.class(), group.count(), group.parts())
        };
        self.run_with(count, |(class, row_4, parts)| {
            if let Some(done) = of_class.take_if(|of_class| of_class.class != class) {
                each(done)?;
            }
            let (count, rows_4) = Default::default();
            let of_class = of_class.get_or_insert(ClassCount { class, count, rows_4 });
            of_class.count.add(&row_4);
            of_class.rows_4.push(parts);
            ControlFlow::Continue(())
        })?;
        of_class.map_or(ControlFlow::Continue(()), each)
    }
}

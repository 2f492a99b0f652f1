//! The search of one grid, or of several that share a pair of bands.
//!
//! The choice of band 3 that leaves the shared pair is searched for all grids
//! together, the others for each grid by itself.

use super::attached::Band3;
use super::pair::PairSearch;
use super::patterns::{Parts, Patterns};
use super::plan::{self, Way};
use super::subtree::Subtrees;
use super::tables::{Harvests, Tables, band_3, bands_1_2};
use super::{PART_SIZE, sharing};
use crate::clock::Clock;
use crate::engine::{Counters, End, Mask, Question, SearchReport};
use crate::grid::{BandChoice, CellSet, Grid};
use crate::ua::growth::Growth;
use gridsieve_kernels::{dispatch, keep_minimal};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// The fewest bands 3 with which larger parts pay: each part is harvested once for all
/// that have it.
const MANY_FOR_LARGE_PARTS: usize = 8;
const SHARED_PART_SIZE: usize = 14;

/// Takes the puzzles of each grid, by its place.
type Found<'a> = dyn FnMut(usize, CellSet) -> ControlFlow<()> + 'a;

/// Some grids, and what searches them.
pub(super) struct Group<'a> {
    pub question: &'a Question,
    pub grids: &'a [Grid],
    pub growth: &'a mut Growth,
    pub subtrees: &'a mut Subtrees,
    pub stop: &'a AtomicBool,
}

/// The part of a grid in the search of a pair of bands.
struct Member<'a> {
    /// The grid's place.
    place: usize,
    way: &'a Way,
    /// Which of the way's choices of band 3.
    choice: BandChoice,
}

impl Group<'_> {
    /// Searches all grids.
    pub fn search(&mut self, found: &mut Found) -> Vec<SearchReport> {
        let mut reports: Vec<SearchReport> = self
            .grids
            .iter()
            .map(|_| SearchReport { end: End::Complete, counters: Counters::default() })
            .collect();
        let Some(first) = reports.first_mut() else { return reports };
        let start = Clock::start();
        let (mut ways, shared) = self.ways();
        first.counters.add_seconds("harvest", start.elapsed().as_secs_f64());
        if let Some(shared) = shared {
            self.search_shared(&mut ways, &shared, &mut reports, found);
        }
        for (place, ways) in ways.iter().enumerate() {
            for way in ways {
                for &choice in &way.turns {
                    if reports[place].end == End::Complete {
                        self.search_pair(&[Member { place, way, choice }], &mut reports, found);
                    }
                }
            }
        }
        reports
    }

    /// How each grid is searched, and the choices that leave a shared pair of
    /// bands, if there is one and it is worth sharing.
    fn ways(&mut self) -> (Vec<Vec<Way>>, Option<Vec<BandChoice>>) {
        let (question, grids) = (self.question, self.grids);
        let harvests = &mut Harvests::new(self.growth);
        let shared = sharing::shared(question, grids);
        if !question.band_3.is_unlimited() {
            let ways = grids.iter().map(|grid| {
                let way = |stacks| Way::limited(grid, stacks, question.band_3, harvests);
                [false, true].into_iter().filter_map(way).collect()
            });
            return (ways.collect(), shared);
        }
        let clues = question.clues;
        let costs: Vec<_> = grids.iter().map(|grid| plan::costs(grid, clues, harvests)).collect();
        let shared = shared.filter(|shared| plan::sharing_pays(&costs, shared));
        let mut ways = |place: usize| match &shared {
            Some(shared) => {
                vec![Way::sharing(&grids[place], &costs[place], shared[place], harvests)]
            }
            None => Way::alone(&grids[place], &costs[place], clues, harvests),
        };
        ((0..grids.len()).map(&mut ways).collect(), shared)
    }

    /// Searches the choices that leave a shared pair, and takes them from what
    /// is left to search.
    fn search_shared(
        &mut self,
        ways: &mut [Vec<Way>],
        shared: &[BandChoice],
        reports: &mut [SearchReport],
        found: &mut Found,
    ) {
        let members: Vec<Member> = ways
            .iter()
            .zip(shared)
            .enumerate()
            .map(|(place, (ways, &choice))| {
                let way = ways.iter().find(|way| way.turns.contains(&choice));
                Member { place, way: way.expect("what is shared is searched"), choice }
            })
            .collect();
        for members in members.chunks(sharing::MOST) {
            self.search_pair(members, reports, found);
        }
        for (ways, &choice) in ways.iter_mut().zip(shared) {
            ways.iter_mut().for_each(|way| way.turns.retain(|&turn| turn != choice));
        }
    }

    /// Searches a pair of bands, with the bands 3 of all members.
    fn search_pair(&mut self, members: &[Member], reports: &mut [SearchReport], found: &mut Found) {
        let start = Clock::start();
        let pair: Vec<_> = members.iter().map(|member| (member.way, member.choice)).collect();
        let (tables, bands_3) = tables(&self.question.mask, &pair, self.growth);
        let counters = &mut reports[members[0].place].counters;
        counters.add("harvested_uas", tables.two_bands.len() as u64);
        counters.add("harvested_parts", bands_3.iter().map(Band3::parts).sum());
        counters.add_seconds("harvest", start.elapsed().as_secs_f64());

        let start = Clock::start();
        let mut enough = vec![false; members.len()];
        let choices = self.question.band_3;
        let mut receiver = |band_3: usize, clues: CellSet| {
            let Member { place, choice, .. } = members[band_3];
            if choice.parts().0 && !choices.is_unlimited() && choices.hold_of(false, clues) {
                // Found when the bands were searched.
                return ControlFlow::Continue(());
            }
            let flow = found(place, clues);
            enough[band_3] |= flow.is_break();
            flow
        };
        let isa = self.growth.isa();
        let clues = self.question.clues;
        let mut search = PairSearch::new(
            isa,
            clues,
            tables,
            bands_3,
            members[0].way.crosswise,
            self.stop,
            &mut receiver,
        );
        self.subtrees.search(&mut search);
        search.add_to(counters);
        counters.add_seconds("search", start.elapsed().as_secs_f64());
        let ended = search.ended || self.stop.load(Ordering::Relaxed);
        for (member, enough) in members.iter().zip(enough) {
            reports[member.place].end = End::of(enough, ended);
        }
    }
}

/// The tables of a pair of bands, and those of each band 3: of these choices of these ways,
/// which see equal bands 1+2. With a mask there is only one: see `sharing`.
pub(super) fn tables<'w>(
    mask: &Mask,
    pair: &[(&'w Way, BandChoice)],
    growth: &mut Growth,
) -> (Tables, Vec<Band3<'w>>) {
    let isa = growth.isa();
    let masks = |(way, choice): (&Way, BandChoice)| {
        let cells = |cells| way.view(choice).from_original(cells);
        (cells(mask.must()), cells(mask.free()))
    };
    let (must, free) = masks(pair[0]);
    let (must, free) = (bands_1_2(must), bands_1_2(free));
    let own = |choice: BandChoice| choice.parts().1;
    let mut two_bands = pair[0].0.two_bands[own(pair[0].1)].to_vec();
    let part_size = if pair.len() < MANY_FOR_LARGE_PARTS { PART_SIZE } else { SHARED_PART_SIZE };
    let (mut all, mut parts) = (Vec::new(), Parts::new());
    for &(way, choice) in pair {
        let (views, inside) = (&way.views, &way.two_bands);
        let own = own(choice);
        let mut patterns = Patterns::new(views, inside, own, part_size, growth, &mut parts);
        let (must_3, free_3) = masks((way, choice));
        let in_band_3 = (band_3(must_3), band_3(free_3));
        let inside = dispatch!(isa, token => {
            patterns.apply_mask(token, (must, free), in_band_3)
        });
        two_bands.extend(inside);
        all.push((patterns, in_band_3));
    }
    if *mask != Mask::FREE {
        two_bands.retain(|ua| ua & must == 0);
        two_bands.iter_mut().for_each(|ua| *ua &= free);
        dispatch!(isa, token => keep_minimal(token, &mut two_bands, usize::MAX));
    }
    let tables = Tables::new(isa, two_bands, must, free);
    let bands_3 = pair.iter().zip(all).map(|(&(way, choice), (mut patterns, in_band_3))| {
        patterns.finish(|part| tables.renumbered(part));
        Band3::new(way.view(choice), patterns, way.strict(choice), in_band_3)
    });
    let bands_3 = bands_3.collect();
    (tables, bands_3)
}

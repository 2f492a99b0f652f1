//! A pair of bands with its bands 3: what is harvested for it, and how threads search it.

use super::harvest::band_3::Band3;
use super::harvest::patterns::{Parts, Patterns};
use super::harvest::two_bands::TwoBandUas;
use super::learning::{LearningLog, LogPosition};
use super::pair_search::PairSearch;
use super::plan::orientation::Orientation;
use super::upper::roots::FirstClues;
use super::upper::subtree::Subtrees;
use crate::engine::nearly::Nearly;
use crate::engine::work_queue::{Stop, WorkerHandle};
use crate::engine::{Counters, Mask, OnPuzzleOf};
use crate::solver::known::KnownGrid;
use crate::ua::growth::Growth;
use gridsieve_grids::BandChoice;
use gridsieve_kernels::{Isa, dispatch, keep_minimal};
use std::cell::Cell;
use std::ops::ControlFlow;

/// A grid in the search of a pair of bands, with the choice of band 3 that leaves the pair.
pub(crate) struct Member<'a> {
    /// Its place among the grids or tasks, and that of its report.
    pub place: usize,
    pub orientation: &'a Orientation,
    /// Which of the orientation's choices of band 3.
    pub choice: BandChoice,
}

/// What all threads that search a pair of bands share.
pub(crate) struct PairJob<'a> {
    pub isa: Isa,
    pub clues: usize,
    pub two_bands: TwoBandUas,
    pub bands_3: Vec<Band3<'a>>,
    pub first: FirstClues,
    pub log: LearningLog,
    pub in_order: bool,
    pub nearly: Option<&'a Nearly<'a>>,
}

impl PairJob<'_> {
    /// Searches subtrees until the work queue has no more. UAs learned in one are known in those
    /// that begin later, on other threads too.
    ///
    /// The order of the puzzles of a subtree therefore depends on what was learned before. If the
    /// order must not vary, a subtree with puzzles is searched a second time, with nothing learned,
    /// and only this second search reports puzzles.
    pub fn search(&self, subtrees: &mut Subtrees, handle: &WorkerHandle) -> Counters {
        let has_puzzles = Cell::new(false);
        let mut hand_on = |band_3, clues| {
            if self.in_order {
                has_puzzles.set(true);
                return ControlFlow::Break(());
            }
            handle.found(band_3, clues)
        };
        let mut search = self.start(handle.stop(), &mut hand_on);
        let (mut position, mut counters) = (LogPosition::default(), Counters::default());
        while let Some(number) = handle.next() {
            let root = self.first.roots[number];
            search.exchange(&self.log, &mut position);
            subtrees.search(&mut search, root);
            if has_puzzles.take() {
                search.resume();
                let mut hand_on = |band_3, clues| handle.found(band_3, clues);
                let mut afresh = self.start(handle.stop(), &mut hand_on);
                subtrees.search(&mut afresh, root);
                counters.merge(&afresh.counters());
                search.ended = afresh.ended;
            }
            if search.ended {
                break;
            }
        }
        search.exchange(&self.log, &mut position);
        counters.merge(&search.counters());
        counters
    }

    fn start<'s>(&'s self, stop: Stop<'s>, receiver: &'s mut OnPuzzleOf<'s>) -> PairSearch<'s> {
        let (two_bands, bands_3) = (self.two_bands.clone(), self.bands_3.clone());
        let PairJob { isa, clues, nearly, .. } = *self;
        let mut search = PairSearch::new(isa, clues, two_bands, bands_3, stop, receiver);
        search.nearly = nearly;
        search
    }
}

/// Makes the tables of a pair of bands and of each of its bands 3. All members see equal
/// bands 1+2; with a mask there is one member only (see `sharing`). Cross-band UAs are harvested
/// up to a part of `part_size` cells in bands 1+2.
pub(crate) fn harvest<'w>(
    mask: &Mask,
    members: &[Member<'w>],
    part_size: usize,
    growth: &mut Growth,
) -> (TwoBandUas, Vec<Band3<'w>>) {
    let isa = growth.isa;
    let masks = |member: &Member| {
        let cells = |cells| member.orientation.view(member.choice).from_original(cells);
        (cells(mask.must()), cells(mask.free()))
    };
    let (must, free) = masks(&members[0]);
    let (must, free) = (must.bands_1_2(), free.bands_1_2());
    let mut uas = members[0].orientation.uas[members[0].choice.index()].to_vec();
    let (mut all, mut parts) = (Vec::new(), Parts::new());
    for member in members {
        let (views, inside) = (&member.orientation.views, &member.orientation.uas);
        let own = member.choice.index();
        let mut patterns = Patterns::new(views, inside, own, part_size, growth, &mut parts);
        let (must_3, free_3) = masks(member);
        let in_band_3 = (must_3.band_3(), free_3.band_3());
        let inside = dispatch!(isa, token => {
            patterns.apply_mask(token, (must, free), in_band_3)
        });
        uas.extend(inside);
        all.push((patterns, in_band_3));
    }
    if *mask != Mask::FREE {
        uas.retain(|ua| ua & must == 0);
        uas.iter_mut().for_each(|ua| *ua &= free);
        dispatch!(isa, token => keep_minimal(token, &mut uas, usize::MAX));
    }
    let two_bands = TwoBandUas::new(isa, uas, must, free);
    let bands_3 = members.iter().zip(all).map(|(member, (mut patterns, (must, free)))| {
        let &Member { orientation, choice, .. } = member;
        patterns.finish(|part| two_bands.renumbered(part));
        let view = orientation.view(choice);
        Band3 {
            patterns,
            must,
            free,
            strict: orientation.strict(choice),
            stack_limit: orientation.stack_limit,
            any_counts: false,
            ended: false,
            known: KnownGrid::new(view.grid()),
            view,
        }
    });
    let bands_3 = bands_3.collect();
    (two_bands, bands_3)
}

//! The search of one grid, or of several that share a pair of bands.
//!
//! Several grids share the pair for one choice of band 3 of each: this is searched once for all.
//! Their other choices are searched for each grid by itself.

use super::config::{
    BANDS_3_FOR_SHARED_PARTS, CLUES_FOR_SHARED_PARTS, LARGEST_PART, LARGEST_SHARED_PART,
    MOST_BANDS_3,
};
use super::count::Count;
use super::harvest::band_3::Band3;
use super::harvest::two_bands::Harvests;
use super::learning::LearningLog;
use super::pair_job::{Member, PairJob, harvest};
use super::pair_search;
use super::pending::PendingChoices;
use super::plan::orientation::Orientation;
use super::plan::task::Task;
use super::plan::{orientation, sharing};
use super::upper::roots::FirstClues;
use super::upper::subtree::Subtrees;
use crate::clock::Clock;
use crate::engine::nearly::Nearly;
use crate::engine::work_queue::WorkQueue;
use crate::engine::{OnPuzzleOf, Question, SearchContext, SearchReport};
use crate::ua::growth::Growth;
use gridsieve_grids::{BandChoice, CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Some grids, and what searches them.
pub(crate) struct Group<'a> {
    pub question: &'a Question,
    pub grids: &'a [Grid],
    pub growth: &'a mut Growth,
    pub subtrees: &'a mut Subtrees,
    pub context: &'a SearchContext,
    pub nearly: Option<&'a Nearly<'a>>,
    pub stop: &'a AtomicBool,
}

impl Group<'_> {
    /// Searches all grids.
    pub fn search(&mut self, found: &mut OnPuzzleOf) -> Vec<SearchReport> {
        let mut reports: Vec<_> = self.grids.iter().map(|_| SearchReport::unsearched()).collect();
        let Some(first) = reports.first_mut() else { return reports };
        let start = Clock::start();
        let (orientations, shared) = self.orientations();
        first.counters.add_seconds("harvest", start.elapsed().as_secs_f64());
        let mut pending = PendingChoices::for_orientations(self.question, &orientations);
        let (mut together, mut turns) = (Vec::new(), Vec::new());
        for (place, orientations) in orientations.iter().enumerate() {
            let shared = shared.as_ref().map(|shared| shared[place]);
            for orientation in orientations {
                for &choice in &orientation.turns {
                    let members = if shared == Some(choice) { &mut together } else { &mut turns };
                    members.push(Member { place, orientation, choice });
                }
            }
        }
        let are_all = shared.is_none_or(|shared| shared.len() == together.len());
        assert!(are_all, "what is shared is searched");
        // The shared pair is assumed to take as long as the rest of one grid.
        let share = 1.0 / (1 + self.grids.len()) as f64;
        for members in together.chunks(MOST_BANDS_3) {
            self.search_pair(members, share, (&mut reports, &mut pending), found);
        }
        let progress_left = 1.0 - self.context.share.get();
        let cost = |turn: &Member| turn.orientation.cost_of_turn(turn.choice);
        let all: f64 = turns.iter().map(cost).sum();
        for turn in &turns {
            if pending.needs_search(turn.place) {
                let share = progress_left * cost(turn) / all;
                let turn = std::slice::from_ref(turn);
                self.search_pair(turn, share, (&mut reports, &mut pending), found);
            }
        }
        pending.write_ends(&mut reports);
        reports
    }

    /// Searches a pair of bands with many third bands, one for each task. The reports are in the order
    /// of the tasks.
    pub fn search_tasks(&mut self, tasks: &[Task], found: &mut OnPuzzleOf) -> Vec<SearchReport> {
        let mut reports: Vec<_> = tasks.iter().map(|_| SearchReport::unsearched()).collect();
        let mut pending = PendingChoices::for_tasks(tasks);
        let start = Clock::start();
        let (clues, harvests) = (self.question.clues, &mut Harvests::new(self.growth));
        let orientations: Vec<Orientation> =
            tasks.iter().map(|task| Orientation::of_task(task, clues, harvests)).collect();
        let mut members: Vec<Member> = orientations
            .iter()
            .enumerate()
            .map(|(place, orientation)| Member { place, orientation, choice: BandChoice::Band(2) })
            .collect();
        // Bands 3 are looked at several at a time, so those that are searched with the same numbers
        // of clues stand side by side. `strict` comes as [true, false], [false, false],
        // [false, true], [true, true]: neighbours differ in one tie.
        members.sort_by_key(|member| {
            let Task { strict: [one, two], stack_limit, .. } = tasks[member.place];
            (stack_limit, one && two, two, !one)
        });
        reports[0].counters.add_seconds("harvest", start.elapsed().as_secs_f64());
        for members in members.chunks(MOST_BANDS_3) {
            let share = members.len() as f64 / tasks.len() as f64;
            self.search_pair(members, share, (&mut reports, &mut pending), found);
        }
        pending.write_ends(&mut reports);
        reports
    }

    /// How each grid is searched, and the choices that leave a shared pair of
    /// bands, if there is one and it is worth sharing.
    fn orientations(&mut self) -> (Vec<Vec<Orientation>>, Option<Vec<BandChoice>>) {
        let (question, grids) = (self.question, self.grids);
        let harvests = &mut Harvests::new(self.growth);
        let shared = sharing::shared(question, grids);
        if !question.band_3.is_unlimited() {
            let orientations = grids.iter().map(|grid| {
                let orientation =
                    |stacks| Orientation::limited(grid, stacks, question.band_3, harvests);
                [false, true].into_iter().filter_map(orientation).collect()
            });
            return (orientations.collect(), shared);
        }
        let clues = question.clues;
        let costs: Vec<_> =
            grids.iter().map(|grid| orientation::costs(grid, clues, harvests)).collect();
        let shared = shared.filter(|shared| orientation::sharing_pays(&costs, shared));
        let mut orientations = |place: usize| match &shared {
            Some(shared) => {
                vec![Orientation::sharing(&grids[place], &costs[place], shared[place], harvests)]
            }
            None => Orientation::alone(&grids[place], &costs[place], clues, harvests),
        };
        ((0..grids.len()).map(&mut orientations).collect(), shared)
    }

    /// The size in bands 1+2 up to which UAs that cross band 3 are harvested for a pair.
    fn part_size(&self, members: &[Member]) -> usize {
        let most = members.iter().map(|member| {
            let stricts =
                member.orientation.strict(member.choice).iter().filter(|strict| **strict).count();
            // With n clues in bands 1+2 band 3 has k - n. Each of bands 1 and 2 has at most that,
            // or one less where the tie is not of band 3; for both together, 3n <= 2k - stricts.
            (2 * self.question.clues).saturating_sub(stricts) / 3
        });
        let are_many = members.len() >= BANDS_3_FOR_SHARED_PARTS;
        let large_pay = are_many && most.max() >= Some(CLUES_FOR_SHARED_PARTS);
        if large_pay { LARGEST_SHARED_PART } else { LARGEST_PART }
    }

    /// Searches a pair of bands, with the bands 3 of all members. `share` is the estimated part of
    /// the whole search.
    fn search_pair(
        &mut self,
        members: &[Member],
        share: f64,
        (reports, pending): (&mut [SearchReport], &mut PendingChoices),
        found: &mut OnPuzzleOf,
    ) {
        let start = Clock::start();
        let part_size = self.part_size(members);
        let (two_bands, bands_3) = harvest(&self.question.mask, members, part_size, self.growth);
        let counters = &mut reports[members[0].place].counters;
        counters.add("harvested_uas", two_bands.uas.len() as u64);
        counters.add("harvested_parts", bands_3.iter().map(Band3::parts).sum());
        counters.add_seconds("harvest", start.elapsed().as_secs_f64());

        let start = Clock::start();
        let wanted = self.question.band_3;
        let mut receiver = |band_3: usize, clues: CellSet| {
            let Member { place, choice, .. } = members[band_3];
            if choice.is_stack() && !wanted.is_unlimited() && wanted.hold_of(false, clues) {
                // Its band with the most clues is asked for too: that search reports the puzzle.
                return ControlFlow::Continue(());
            }
            found(place, clues)
        };
        let Group { question, context, nearly, stop, .. } = *self;
        let bitmap_threshold = self.subtrees.bitmap_threshold;
        let limits = pair_search::limits(question.clues, &two_bands, &bands_3);
        let job = PairJob {
            isa: self.growth.isa,
            clues: question.clues,
            first: FirstClues::new(&two_bands, &limits),
            two_bands,
            bands_3,
            log: LearningLog::default(),
            in_order: context.in_order,
            nearly,
        };
        let count = Count { pairs: 1, bands_3: members.len() as u64, ..Count::default() };
        count.add_to(counters);
        for (depth, &nodes) in job.first.nodes.iter().enumerate().filter(|(_, nodes)| **nodes > 0) {
            counters.add_nodes(job.two_bands.must.count_ones() as usize + depth, nodes);
        }
        let ended: Vec<SearchReport> = if job.first.roots.is_empty() {
            let reason = job.first.why_none(&job.two_bands, &limits);
            vec![SearchReport::nothing_to_search(reason); members.len()]
        } else {
            let work = job.first.work(&limits);
            let all: f64 = work.iter().sum();
            let shares: Vec<f64> = work.into_iter().map(|work| share * work / all).collect();
            let queue = WorkQueue::new(context, stop, nearly, &shares, members.len());
            let ended = queue.search(
                self.subtrees,
                &|| Subtrees::new(bitmap_threshold),
                &|subtrees, handle| job.search(subtrees, handle),
                &mut receiver,
            );
            counters.merge(&ended.counters);
            let report =
                |end| SearchReport { end, roots: ended.searched, ..SearchReport::unsearched() };
            ended.ends.into_iter().map(report).collect()
        };
        counters.add_seconds("search", start.elapsed().as_secs_f64());
        for (member, report) in members.iter().zip(ended) {
            pending.record_end(member.place, member.choice, report);
        }
    }
}

//! Band 3: from the clues of bands 1+2 to puzzles.
//!
//! The clues of band 3 have to hit the UAs that the clues of bands 1+2 miss: a small hitting-set
//! problem on 27 cells. At each node the [`Phase`] says where clues can go. The solver tests each
//! set of clues that hits all known UAs; a second solution gives a fresh UA, on which the search
//! branches and which is added to the tables.
//!
//! ```text
//! entry:  the case, list B; forced clues; many sets of bands 1+2 are dropped here
//!         all allowed cells given: unique? another filling of bands 1+2? (with few clues the
//!         latter first)
//! node:   the case closes cells, UAs of one cell force clues, until nothing
//!         changes; a UA without an allowed cell ends the node
//!         branch: missing 1: the cells common to list B
//!                 missing more: smallest UA of list B
//!                 all other cases: smallest UA, a GUA2 as a rule
//! ```
//!
//! The cases, the field and list B are those of [`phase`](super::super::open::phase).
//!
//! Sets of clues that known UAs rule out are not given to the solvers, though the solvers would
//! find more UAs. The search therefore meets more sets of clues of bands 1+2, but each of them
//! costs much less (docs/decisions/bands.md).

use crate::engine::bands::cells::BAND_3;
use crate::engine::bands::config::FEWEST_CLUES_TO_CHECK_FIRST;
use crate::engine::bands::limits::stacks::StackRoom;
use crate::engine::bands::open::phase::{Case, Phase};
use crate::engine::bands::open::sockets::OpenSockets;
use crate::engine::bands::open::tables::{Band3Tables, FirstOpen};
use crate::engine::bands::pair_search::{PairSearch, Validity};
use gridsieve_kernels::Token;
use std::ops::ControlFlow;

/// Finds all puzzles with exactly these clues in bands 1+2 and others in this band 3. The clues hit
/// all UAs of their table inside bands 1+2; `first` are the patterns that they leave open.
/// Returns what is then known of the clues.
#[inline(always)]
pub(crate) fn search_band_3<T: Token>(
    token: T,
    search: &mut PairSearch,
    band_3: usize,
    tables: &Band3Tables,
    clues: u64,
    first: FirstOpen,
    validity: Validity,
) -> Validity {
    let open = first.sockets;
    let Some(left) = search.clues_left_if_searched(band_3, clues) else { return validity };
    let Some(mut phase) = Phase::new(open, left) else { return validity };
    let in_stacks = search.stack_room(band_3, clues);
    let Some((stacks, cells)) =
        in_stacks.and_then(|room| Some((room, open.cells_with_room(room)?)))
    else {
        search.count.stacks_full += 1;
        return validity;
    };
    let band = &search.bands_3[band_3];
    let cells = band.free & cells;
    let unhit = tables.left_open(token, &band.patterns, clues, first, cells, &mut phase);
    search.count.case(phase.case());
    let Some(unhit) = unhit else { return validity };
    search.count.pass_packing += 1;

    let band = &search.bands_3[band_3];
    let (clues_3, allowed) = (band.must, cells & phase.allowed_cells());
    let mut root = Node { clues: clues_3, allowed, left, stacks, open, start: 0, fresh_listed: 0 };
    let [mut sets, mut fresh] = std::mem::take(&mut search.hit_band_3_memory);
    sets.clear();
    fresh.clear();
    tables.list_unhit(token, &band.patterns, &unhit, &mut sets);
    let mut hit = HitBand3 { token, search, band_3, clues, sets, fresh };
    let branch = hit.settle(&mut root);
    let validity = match branch {
        Some(branch) => hit.test_and_search(root, branch, allowed, validity),
        None => validity,
    };
    let HitBand3 { search, sets, fresh, .. } = hit;
    search.hit_band_3_memory = [sets, fresh];
    validity
}

/// A node: clues of band 3, cells where more can go, and how many more.
#[derive(Clone, Copy)]
struct Node {
    clues: u32,
    allowed: u32,
    left: u32,
    stacks: StackRoom,
    /// The sockets that are open.
    open: OpenSockets,
    /// The place at which the node's unhit UAs begin.
    start: usize,
    /// How many of the fresh UAs the node has considered: each of these is in its list, unless a
    /// clue hits it.
    fresh_listed: usize,
}

/// The hitting sets of band 3 for one clue set of bands 1+2.
pub(crate) struct HitBand3<'a, 'b, T> {
    token: T,
    search: &'a mut PairSearch<'b>,
    /// Which band 3.
    band_3: usize,
    clues: u64,
    /// Cells of band 3 of the UAs that the nodes along the path miss, one
    /// node's after the other's.
    sets: Vec<u32>,
    /// Cells of band 3 of the UAs that the solver gave.
    fresh: Vec<u32>,
}

impl<T: Token> HitBand3<'_, '_, T> {
    /// Makes the exact tests, and searches if they allow it.
    #[inline(always)]
    fn test_and_search(
        &mut self,
        root: Node,
        branch: u32,
        allowed: u32,
        validity: Validity,
    ) -> Validity {
        // If all allowed cells given leave two solutions, so does every subset of them. These are
        // the cells that were allowed before forced clues closed some: with fewer cells given,
        // two solutions differ in more cells, and the UA is larger.
        let given = self.search.bands_3[self.band_3].must | allowed;
        // With all of band 3 given this is the test of bands 1+2.
        let leaves_out_cells = given != BAND_3;
        let is_check_first = leaves_out_cells
            && validity == Validity::Untested
            && self.clues.count_ones() >= FEWEST_CLUES_TO_CHECK_FIRST;
        let needs_test = !is_check_first && validity != Validity::Valid;
        if needs_test && self.test_bands_1_2() == Validity::Invalid {
            return Validity::Invalid;
        }
        self.search.count.band_3_searches += 1;
        if leaves_out_cells && let Some(cells) = self.global_check(given) {
            // Two solutions that differ in bands 1+2 alone are another filling of these. If they also
            // differ in band 3, they prove nothing about bands 1+2: if these were tested, they passed.
            return match (is_check_first, cells) {
                (true, 0) => Validity::Invalid,
                (true, _) => Validity::CheckFailed,
                (false, _) => Validity::Valid,
            };
        }
        // It breaks only if the whole search ends, or that of this grid.
        let _: ControlFlow<()> = self.enter_node(root, branch);
        Validity::Valid
    }

    /// Tests bands 1+2, with all of band 3 given.
    #[inline(always)]
    fn test_bands_1_2(&mut self) -> Validity {
        let search = &mut *self.search;
        match search.second_filling(self.token, self.clues) {
            None => Validity::Valid,
            Some(ua) => {
                search.learn_two_bands(ua);
                Validity::Invalid
            }
        }
    }

    /// The cells of band 3 in which two solutions differ with these cells of it given, if there are
    /// two.
    #[inline(always)]
    fn global_check(&mut self, given: u32) -> Option<u32> {
        self.search.count.global_checks += 1;
        let cells = self.solve(given)?;
        self.search.count.global_checks_failed += 1;
        Some(cells)
    }

    /// Places forced clues and closes cells as the case says, until nothing
    /// changes. Gives the cells to branch on, none of them if nothing is unhit;
    /// `None` if the node is dead.
    #[inline(always)]
    fn settle(&mut self, node: &mut Node) -> Option<u32> {
        loop {
            let mut phase = Phase::new(node.open, node.left)?;
            node.allowed &= node.open.cells_with_room(node.stacks)?;
            let sets = &self.sets[node.start..];
            // In the critical case clues go only in field: a UA of list B has no allowed cell, and
            // the loop below finds that.
            if phase.missing != 0 {
                for set in sets {
                    if phase.add(set & node.allowed).is_break() {
                        return None;
                    }
                }
            }
            node.allowed &= phase.allowed_cells();
            let (mut forced, mut is_empty) = (0, false);
            for set in sets {
                let alive = set & node.allowed;
                is_empty |= alive == 0;
                forced |= if alive & alive.wrapping_sub(1) == 0 { alive } else { 0 };
            }
            if is_empty
                || forced.count_ones() > node.left
                || !node.stacks.has_room_for(node.left, node.allowed)
            {
                return None;
            }
            if forced == 0 {
                return Some(match phase.case() {
                    Case::Missing1 => phase.common & node.allowed,
                    Case::MissingMore => phase.smallest & node.allowed,
                    _ => smallest(sets, node.allowed),
                });
            }
            node.stacks = node.stacks.without(forced)?;
            self.place(node, forced);
        }
    }

    /// Gives a node these clues.
    #[inline(always)]
    fn place(&mut self, node: &mut Node, clues: u32) {
        node.clues |= clues;
        node.allowed &= !clues;
        node.left -= clues.count_ones();
        node.open = node.open.without(clues);
        let sets = &mut self.sets[node.start..];
        let mut kept = 0;
        for i in 0..sets.len() {
            let set = sets[i];
            sets[kept] = set;
            kept += usize::from(set & clues == 0);
        }
        self.sets.truncate(node.start + kept);
    }

    /// The child of a node, whose UAs end the list, with a clue in one more of
    /// its cells.
    #[inline(always)]
    fn child(&mut self, node: &Node, cell: u32) -> Option<Node> {
        let stacks = node.stacks.without(cell)?;
        let mut child =
            Node { start: self.sets.len(), fresh_listed: self.fresh.len(), stacks, ..*node };
        let unhit = child.start - node.start;
        self.sets.resize(child.start + unhit + self.fresh.len() - node.fresh_listed, 0);
        let (sets, of_child) = self.sets.split_at_mut(child.start);
        let mut kept = 0;
        for &set in sets[node.start..].iter().chain(&self.fresh[node.fresh_listed..]) {
            of_child[kept] = set;
            kept += usize::from(set & cell == 0);
        }
        self.sets.truncate(child.start + kept);
        child.clues |= cell;
        child.left -= 1;
        child.open = child.open.without(cell);
        Some(child)
    }

    /// A set of cells that these clues of band 3 leave without a clue, learnt
    /// from the solver; `None` if they make a valid puzzle.
    #[inline(never)]
    fn solve(&mut self, clues_3: u32) -> Option<u32> {
        let search = &mut *self.search;
        search.count.solver_calls += 1;
        let ua = search.second_solution(self.band_3, self.clues, clues_3)?;
        search.count.fresh_uas += 1;
        search.learn(self.band_3, ua);
        let cells = ua.band_3();
        self.fresh.push(cells);
        Some(cells)
    }

    /// Finds the puzzles below a settled node. Breaks if no more are wanted.
    #[inline(never)]
    fn enter_node(&mut self, node: Node, branch: u32) -> ControlFlow<()> {
        // A function of its own does not have the level's features.
        self.token.enter(
            #[inline(always)]
            || self.node(node, branch),
        )
    }

    #[inline(always)]
    fn node(&mut self, mut node: Node, branch: u32) -> ControlFlow<()> {
        self.search.count.band_3_nodes += 1;
        self.search.heed_stop();
        if self.search.ended {
            return ControlFlow::Break(());
        }
        let mut branch = branch;
        if branch == 0 {
            match self.solve(node.clues) {
                None => return self.fill(node.clues, node.allowed, node.left, node.stacks),
                Some(cells) => {
                    assert_ne!(cells, 0, "bands 1+2 have no other filling, by the test");
                    if node.left == 0 {
                        self.search.nearly_found(self.band_3, self.clues, node.clues);
                        return ControlFlow::Continue(());
                    }
                    branch = cells & node.allowed;
                }
            }
        }
        let end = self.sets.len();
        while branch != 0 {
            let cell = branch & branch.wrapping_neg();
            branch ^= cell;
            // A cell tried is closed for the cells after it.
            node.allowed &= !cell;
            let Some(mut child) = self.child(&node, cell) else { continue };
            if let Some(branch) = self.settle(&mut child) {
                self.enter_node(child, branch)?;
            }
            self.sets.truncate(end);
        }
        ControlFlow::Continue(())
    }

    /// Reports the puzzles below a node whose clues are a valid puzzle: every set that contains
    /// them is valid too.
    fn fill(
        &mut self,
        clues_3: u32,
        allowed: u32,
        left: u32,
        stacks: StackRoom,
    ) -> ControlFlow<()> {
        if left == 0 {
            return self.search.found(self.band_3, self.clues, clues_3);
        }
        let mut rest = allowed;
        while rest.count_ones() >= left {
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            if let Some(stacks) = stacks.without(cell) {
                self.fill(clues_3 | cell, rest, left - 1, stacks)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The allowed cells of the set with the fewest of them; none without sets.
#[inline(always)]
fn smallest(sets: &[u32], allowed: u32) -> u32 {
    let mut least = u64::MAX << 32;
    for set in sets {
        let alive = set & allowed;
        least = least.min(u64::from(alive.count_ones()) << 32 | u64::from(alive));
    }
    least as u32
}

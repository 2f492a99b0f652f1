//! The search over digits: an explicit stack of nodes, so that all of it is
//! compiled for the level of the token.

use super::placements::{cells_of, cost, digit_bits, digits_of};
use super::rules::{Prices, Rules};
use gridsieve_grids::two_bands::{ALL_TWO_BANDS, PLACEMENTS};
use gridsieve_kernels::{Token, bits};
use std::ops::Range;

/// Nodes above each other: one for each digit placed, and the root.
const LEVELS: usize = 10;

const ALL_DIGITS: u16 = 0x1FF;

// Places in the entries are `u16`.
const _: () = assert!(LEVELS * 9 * PLACEMENTS <= u16::MAX as usize);

/// What a search runs on, kept from one to the next.
pub(super) struct Stack {
    nodes: [Node; LEVELS],
    /// The nodes' lists, those of a node behind those of the nodes above it.
    entries: Vec<u64>,
}

/// A node, and how far its children have been visited.
#[derive(Clone, Copy, Default)]
struct Node {
    /// Digits placed.
    placed: u16,
    /// Digits that lost a cell and are not yet placed.
    pending: u16,
    /// Cells of the new placements.
    occupied: u64,
    /// Cells whose digit changes.
    changed: u64,
    /// The changed cells, and those that the placed digits left, which will change.
    certain: u64,
    /// How many more cells may change.
    size_left: u32,
    /// The pending digits cost at least this.
    needed: u32,
    /// For each pending digit: its placements in `Stack::entries`, and the
    /// cost of the cheapest.
    lists: [List; 9],
    /// The end of the lists.
    end: usize,
    /// The pending digit that is placed next, and what it has left to try.
    digit: usize,
    rest: List,
    /// What its placement, and the digits that this makes pending, may cost.
    limit: u32,
}

/// Some placements of a digit, cheapest first.
#[derive(Clone, Copy, Default)]
struct List {
    start: u16,
    len: u16,
    least: u32,
}

impl List {
    /// Where it is in the entries from `start` on.
    #[inline(always)]
    fn range(self, start: usize) -> Range<usize> {
        let first = usize::from(self.start) - start;
        first..first + usize::from(self.len)
    }
}

impl Stack {
    pub fn new() -> Stack {
        Stack { nodes: [Node::default(); LEVELS], entries: vec![0; PLACEMENTS] }
    }
}

/// A running search.
pub(super) struct Search<'a> {
    pub rules: Rules<'a>,
    /// A set that contains one of these is not sought.
    pub known: &'a [u64],
    pub found: &'a mut Vec<u64>,
    pub stack: &'a mut Stack,
    pub nodes: u64,
}

impl Search<'_> {
    /// Sets in which `start` is the digit of least cost, `cost`, the first of
    /// several.
    #[inline(always)]
    pub fn grow_from_digit<T: Token>(&mut self, token: T, start: usize, cost: u32) {
        let placements = self.rules.lists[start].between(cost - 1, cost);
        self.stack.entries[..placements.len()].copy_from_slice(placements);
        self.stack.nodes[0] = Node {
            size_left: self.rules.max_size,
            needed: cost,
            end: placements.len(),
            digit: start,
            rest: List { start: 0, len: placements.len() as u16, least: cost },
            limit: self.rules.max_size,
            ..Node::default()
        };
        self.run(token);
    }

    /// Sets in which these digits change.
    #[inline(always)]
    pub fn grow_from_pending<T: Token>(&mut self, token: T, pending: u16) {
        self.stack.nodes[0] = Node { size_left: self.rules.max_size, ..Node::default() };
        self.stack.nodes[1] = Node {
            pending,
            needed: bits(pending).map(|digit| self.rules.least(digit)).sum(),
            ..self.stack.nodes[0]
        };
        if self.open(token, 0, 0) {
            self.stack.nodes[0] = self.stack.nodes[1];
            self.run(token);
        }
    }

    /// Visits all that is below the first node.
    #[inline(always)]
    fn run<T: Token>(&mut self, token: T) {
        let mut level = 0;
        loop {
            let node = &mut self.stack.nodes[level];
            if node.rest.len == 0 {
                if level == 0 {
                    return;
                }
                level -= 1;
                continue;
            }
            let entry = self.stack.entries[usize::from(node.rest.start)];
            node.rest.start += 1;
            node.rest.len -= 1;
            if self.place(token, level, entry) {
                level += 1;
            }
        }
    }

    /// The child of the node on this level in which its digit is placed so.
    /// Is there anything below it?
    #[inline(always)]
    fn place<T: Token>(&mut self, token: T, level: usize, entry: u64) -> bool {
        self.nodes += 1;
        let (above, below) = self.stack.nodes.split_at_mut(level + 1);
        let (node, child) = (&above[level], &mut below[0]);
        let own = self.rules.own[node.digit];
        let cells = cells_of(entry);
        let fresh = cells & !own;
        let placed = node.placed | 1 << node.digit;
        let touched = digits_of(entry) & !placed;
        let new = touched & !node.pending;
        let cost = fresh.count_ones();
        let extra = self.rules.extra(new);
        if cost + extra > node.limit {
            return false;
        }
        let pending = (node.pending | touched) & !placed;
        let changed = node.changed | fresh;
        if pending == 0 {
            if !self.contains_one(token, changed) {
                self.found.push(changed);
            }
            return false;
        }
        child.placed = placed;
        child.pending = pending;
        child.occupied = node.occupied | cells;
        child.changed = changed;
        child.certain = node.certain | (cells ^ own);
        child.size_left = node.size_left - cost;
        child.needed = node.needed - node.rest.least + extra;
        self.open(token, level, cells)
    }

    /// Whether this set contains a UA that is known or was found.
    #[inline(always)]
    fn contains_one<T: Token>(&self, token: T, set: u64) -> bool {
        token.any_subset(self.known, set) || token.any_subset(self.found, set)
    }

    /// Makes the lists of the node below this level, of which all else is
    /// known; `cells` are occupied there and not in its parent. Is there
    /// something to try?
    #[inline(always)]
    fn open<T: Token>(&mut self, token: T, level: usize, cells: u64) -> bool {
        if self.contains_one(token, self.stack.nodes[level + 1].certain) {
            return false;
        }
        let (above, below) = self.stack.nodes.split_at_mut(level + 1);
        let (parent, node) = (&above[level], &mut below[0]);
        let rules = &self.rules;
        let room = parent.end + node.pending.count_ones() as usize * PLACEMENTS;
        if self.stack.entries.len() < room {
            self.stack.entries.resize(room, 0);
        }
        let (lists, free) = self.stack.entries.split_at_mut(parent.end);
        let untouched = digit_bits(!(node.placed | node.pending) & ALL_DIGITS);
        let mut prices = Prices {
            foreign: 0,
            new: untouched,
            dear: untouched & digit_bits(rules.dear),
            least: rules.above + 1,
        };
        let mut end = 0;
        // First the digits that have lists already: they are short, and most
        // nodes that die do so here.
        for digit in bits(node.pending & parent.pending) {
            let list = parent.lists[digit];
            let entries = &lists[list.range(0)];
            let own = rules.own[digit];
            prices.foreign = ALL_TWO_BANDS & !own;
            let limit = node.size_left - node.needed + list.least;
            let len = token.drop_hit([entries], [cells], [&mut free[end..end + entries.len()]]);
            let len = prices.keep_affordable(limit, &mut free[end..end + len]);
            if len == 0 {
                return false;
            }
            let least = cost(free[end], own);
            node.needed += least - list.least;
            node.lists[digit] = List { start: (parent.end + end) as u16, len: len as u16, least };
            end += len;
        }
        for digit in bits(node.pending & !parent.pending) {
            let own = rules.own[digit];
            prices.foreign = ALL_TWO_BANDS & !own;
            let least = rules.least(digit);
            let limit = node.size_left - node.needed + least;
            let most = limit.min(rules.most());
            // Only those up to this can afford to make another digit pending.
            let cheap = limit.saturating_sub(prices.least).max(least - 1).min(most);
            let mut len = 0;
            let entries = rules.lists[digit].between(least - 1, cheap);
            if !entries.is_empty() {
                let out = &mut free[end..end + entries.len()];
                len = token.drop_hit([entries], [node.occupied], [out]);
                len = prices.keep_affordable(limit, &mut free[end..end + len]);
            }
            let entries = rules.lists[digit].between(cheap, most);
            let out = &mut free[end + len..end + len + entries.len()];
            len += token.drop_hit([entries], [node.occupied | untouched], [out]);
            if len == 0 {
                return false;
            }
            let first = cost(free[end], own);
            node.needed += first - least;
            node.lists[digit] =
                List { start: (parent.end + end) as u16, len: len as u16, least: first };
            end += len;
        }
        if node.needed > node.size_left {
            return false;
        }
        // What a list needs at least has become more since it was made.
        let mut shortest = usize::MAX;
        for digit in bits(node.pending) {
            let list = &mut node.lists[digit];
            let limit = node.size_left - node.needed + list.least;
            let entries = &free[list.range(parent.end)];
            let len = entries.iter().rposition(|&entry| cost(entry, rules.own[digit]) <= limit);
            let len = len.map_or(0, |last| last + 1);
            list.len = len as u16;
            if len < shortest {
                shortest = len;
                node.digit = digit;
                node.rest = *list;
                node.limit = limit;
            }
        }
        for other in bits(node.pending & !(1 << node.digit)) {
            let list = node.lists[other];
            let other = Other { list, own: rules.own[other] };
            let kept = leave_one_to(token, node, rules, untouched, &other, parent.end, free);
            node.rest.len = kept as u16;
        }
        node.end = parent.end + end;
        node.rest.len != 0
    }
}

/// A pending digit that is not placed next.
struct Other {
    list: List,
    own: u64,
}

/// Keeps the placements of the node's next digit that leave one to another
/// pending digit, disjoint and within what both may cost; gives their number.
/// `untouched` are the bits of the digits that are not pending, `entries` all
/// from `start` on.
#[inline(always)]
fn leave_one_to<T: Token>(
    token: T,
    node: &Node,
    rules: &Rules<'_>,
    untouched: u64,
    other: &Other,
    start: usize,
    entries: &mut [u64],
) -> usize {
    let (own, least) = (rules.own[node.digit], rules.above + 1);
    let spare = node.size_left - node.needed;
    let others = other.list.range(start);
    let mut up_to = [0; 7];
    for &entry in &entries[others.clone()] {
        up_to[cost(entry, other.own) as usize] += 1;
    }
    for cost in 1..7 {
        up_to[cost] += up_to[cost - 1];
    }
    let up_to = |cost: u32| up_to[cost.min(6) as usize];
    let mut kept = 0;
    let range = node.rest.range(start);
    for i in range.clone() {
        let entry = entries[i];
        entries[range.start + kept] = entry;
        let (cells, new) = (cells_of(entry), entry & untouched);
        let spent = cost(entry, own) - node.rest.least + new.count_ones() * least;
        let leaves_one = spent <= spare && {
            let limit = spare - spent + other.list.least;
            let (cheap, all) = entries[others.clone()][..up_to(limit)]
                .split_at(up_to(limit.saturating_sub(least)));
            // The dear ones cannot afford to make another digit pending.
            token.any_subset(all, !(cells | untouched & !new)) || token.any_subset(cheap, !cells)
        };
        kept += usize::from(leaves_one);
    }
    kept
}

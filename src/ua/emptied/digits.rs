//! All occurrences of some digits emptied.
//!
//! The UAs of a set of digits in which all of them move are looked for after
//! those of its parts, which are then known. Every digit can be placed in
//! the same ways, and what the last one gets is what the others leave.

use super::Tally;
use super::known::Known;
use super::layout::Layout;
use super::minimal::keep_minimal;
use crate::grid::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, dispatch_few};
use std::collections::HashMap;

/// All minimal UAs whose cells have at most `most` different digits, 2 to 5,
/// unless a puzzle has more than `cap` solutions in which all its digits move
/// and that contain no UA of fewer digits.
pub fn of_digits(grid: &Grid, most: u32, cap: usize, isa: Isa) -> (Vec<CellSet>, Tally) {
    // With six digits the cells would be no more than 64 - but far too many ways.
    assert!((2..=5).contains(&most));
    let mut tally = Tally::default();
    let mut uas = Vec::new();
    // By set of digits, in the layout of these digits.
    let mut of_sets: HashMap<u16, Vec<u64>> = HashMap::new();
    for count in 2..=most {
        for digits in (0u16..1 << 9).filter(|digits| digits.count_ones() == count) {
            let layout = Layout::new(grid, cells_of(grid, digits));
            let known = known_of_parts(&of_sets, digits);
            let mut search = Search::new(grid, &layout, digits, &known, cap);
            dispatch_few!(isa, token => search.run(token));
            tally.add(search.nodes, search.found.len(), cap);
            let mut found = search.found;
            dispatch_few!(isa, token => keep_minimal(token, &mut found));
            uas.extend(found.iter().map(|&ua| layout.cells(ua)));
            if count < most {
                of_sets.insert(digits, found);
            }
        }
    }
    (uas, tally)
}

/// The cells of a set of digits, bit d − 1 being digit d.
fn cells_of(grid: &Grid, digits: u16) -> CellSet {
    let digits = (1..=9).filter(|digit| digits >> (digit - 1) & 1 != 0);
    digits.fold(CellSet::EMPTY, |cells, digit| cells | grid.cells_of(digit))
}

/// The UAs of all parts of a set of digits, in its layout, the smallest first.
fn known_of_parts(of_sets: &HashMap<u16, Vec<u64>>, digits: u16) -> Vec<u64> {
    let mut known = Vec::new();
    let mut part = (digits - 1) & digits;
    while part != 0 {
        known.extend(of_sets.get(&part).into_iter().flatten().map(|&ua| spread(ua, part, digits)));
        part = (part - 1) & digits;
    }
    known.sort_unstable_by_key(|ua| (ua.count_ones(), *ua));
    known
}

/// Cells of a digit: nine bits.
const FIELD: u32 = 9;

/// From the layout of some digits to that of more.
fn spread(ua: u64, part: u16, digits: u16) -> u64 {
    let rank = |digit: u32, of: u16| (of & ((1 << digit) - 1)).count_ones();
    let fields = (0..9).filter(|digit| part >> digit & 1 != 0);
    fields.fold(0, |bits, digit| {
        let field = ua >> (FIELD * rank(digit, part)) & 0x1ff;
        bits | field << (FIELD * rank(digit, digits))
    })
}

/// The digits after `depth` of them were placed.
#[derive(Clone, Default)]
struct Node {
    /// Ways to place the next digit, those below `next` being done.
    ways: Vec<u64>,
    next: usize,
    /// Bits that digits have taken, and those of them that are their own.
    taken: u64,
    kept: u64,
}

struct Search {
    known: Known,
    all: u64,
    /// The path, a node for each digit but the last.
    nodes_of_path: Vec<Node>,
    found: Vec<u64>,
    cap: usize,
    nodes: u64,
}

impl Search {
    fn new(grid: &Grid, layout: &Layout, digits: u16, known: &[u64], cap: usize) -> Search {
        let count = digits.count_ones() as usize;
        let mut nodes_of_path = vec![Node::default(); count - 1];
        nodes_of_path[0].ways = layout.placements(grid, digits.trailing_zeros() as usize);
        Search {
            known: Known::new(layout, known, 0),
            all: layout.all(),
            nodes_of_path,
            found: Vec::new(),
            cap,
            nodes: 0,
        }
    }

    #[inline(always)]
    fn run<T: Token>(&mut self, token: T) {
        let last = self.nodes_of_path.len() - 1;
        let mut depth = 0;
        loop {
            let (path, below) = self.nodes_of_path.split_at_mut(depth + 1);
            let node = &mut path[depth];
            let Some(&way) = node.ways.get(node.next) else {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                continue;
            };
            node.next += 1;
            let own = 0x1ffu64 << (FIELD as usize * depth);
            if way == own {
                continue;
            }
            self.nodes += 1;
            let taken = node.taken | way;
            let kept = node.kept | way & own;
            // Digits that are not placed yet keep what was not taken.
            let others = self.all & (u64::MAX << (FIELD as usize * (depth + 1)));
            if depth < last {
                if self.known.any_without(kept | others & !taken) {
                    continue;
                }
                let child = &mut below[0];
                child.ways.resize(node.ways.len(), 0);
                let count = token.drop_hit([&node.ways], [way], [&mut child.ways]);
                child.ways.truncate(count);
                (child.taken, child.kept, child.next) = (taken, kept, 0);
                depth += 1;
                continue;
            }
            // The last digit gets the rest.
            let rest = self.all & !taken;
            let kept = kept | rest & others;
            if rest == others || self.known.any_without(kept) {
                continue;
            }
            self.found.push(self.all & !kept);
            if self.found.len() == self.cap {
                return;
            }
        }
    }
}

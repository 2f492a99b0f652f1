//! How many puzzles a grid has, estimated without bias.
//!
//! Every superset of a valid puzzle of a grid is valid, so each valid puzzle is reached from the
//! full grid by taking one clue away at a time without ever losing validity, and by exactly
//! (81 - n)! such ways if it has n clues. Read level by level:
//!
//! ```text
//! N(n) = valid puzzles of n clues,   R(p) = clues of p without which it is still valid
//! N(n - 1) * (82 - n) = sum of R(p) over all valid p of n clues
//! ```
//!
//! as each valid puzzle of n - 1 clues has 82 - n supersets of n clues, all valid. A *population*
//! estimates these sums one after the other:
//!
//! ```text
//! start with the full grid; its weight is 1: it stands for one puzzle
//! for n = 81, 80, ...
//!     of each puzzle of the population test some clues, the same number of each, at random:
//!         what is still valid without the clue is a child
//!     weight of a child = that of its parent * (n / clues tested) / (82 - n)
//!     more children than the population may have: keep some at random,
//!         and divide the weight of each by the number of copies expected of it
//! the sum of the weights of the puzzles of n clues is the estimate of N(n);
//! of those without a redundant clue it is that of the minimal ones
//! ```
//!
//! Each step is right in expectation, whatever happened before it and whichever chances the
//! children have to be kept, so every N(n) is estimated without bias, for a population of any
//! size; a larger one has less variance. With chances like the weights all puzzles stand for
//! equally many, and whatever can lead to the few of fewer clues is followed up. Minimal puzzles
//! of many clues, though, are rare among the valid ones: for these, half of the population is kept
//! by the chance that a single way down has to come there, which follows each branch to its
//! end instead of those that have most below them.
//!
//! Ways down by chance with the weights that they need are those of Ed Russell ("Red Ed") and
//! Denis Berthier ("Unbiased Statistics of a CSP - A Controlled-Bias Generator", 2009), one way at a
//! time; a population whose members are replaced by their descendants is a "particle filter"
//! (P. Del Moral, A. Doucet, A. Jasra, "Sequential Monte Carlo samplers", 2006), which is as free
//! of bias.

use gridsieve::engine::Mask;
use gridsieve::solver::known::KnownGrid;
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, dispatch_few};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Size of the UAs that are known at the start: those are found in a millisecond.
const MAX_SIZE: usize = 10;

/// UAs that puzzles missed, of which the last are tried on others.
const RECENT: usize = 256;

/// Children that are looked for, for each place in the population.
const CHILDREN: f64 = 2.0;

/// The puzzles that are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Which cells are clues.
    pub mask: Mask,
    /// The numbers of clues, ascending.
    pub clues: Vec<usize>,
    /// Only minimal puzzles?
    pub minimal: bool,
}

/// What a population tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Population {
    /// For each number of clues that is counted an estimate of the number of puzzles.
    pub estimates: Vec<f64>,
    /// Which of these are the numbers themselves, as nothing was left to chance.
    pub exact: Vec<bool>,
}

/// A seed made of the digits of a grid or puzzle, by the hash of Fowler, Noll and Vo. One seed for all
/// would correlate their errors.
pub fn seed_of(digits: &[u8; CELLS], seed: u64) -> u64 {
    let mix = |hash: u64, &digit: &u8| (hash ^ u64::from(digit)).wrapping_mul(0x100_0000_01b3);
    digits.iter().fold(seed ^ 0xcbf2_9ce4_8422_2325, mix)
}

/// Estimates of one grid.
#[derive(Clone)]
pub struct Estimator {
    counted: Counted,
    known: KnownGrid,
    /// The small UAs that were listed at the start, followed by the UAs found last, in no order.
    uas: Vec<CellSet>,
    /// How many of `uas` were listed at the start.
    small: usize,
    /// The place, counted from `small`, of the UA that the next new one replaces.
    next: usize,
    isa: Isa,
}

/// A valid puzzle of the grid.
#[derive(Clone, Copy)]
struct Member {
    clues: CellSet,
    /// Clues without which it is not valid: those that are known. Puzzles inside it need
    /// them, too.
    needed: CellSet,
    /// How many puzzles it stands for.
    weight: f64,
    /// The chance of a single way down to come here, divided like the weight.
    chance: f64,
}

impl Estimator {
    /// Prepares a grid.
    pub fn new(grid: &Grid, counted: Counted, isa: Isa) -> Estimator {
        let uas = minimal_uas_within(grid, CellSet::ALL, MAX_SIZE, isa);
        let (small, known) = (uas.len(), KnownGrid::new(grid));
        Estimator { counted, known, uas, small, next: 0, isa }
    }

    /// Estimates from a population of up to `size` that `seed` chooses. What was estimated before
    /// makes no difference.
    pub fn population(&mut self, size: usize, seed: u64) -> Population {
        assert!(size > 0, "somebody is in a population");
        dispatch_few!(self.isa, token => self.descend(token, size, seed))
    }

    #[inline(always)]
    fn descend<T: Token>(&mut self, token: T, size: usize, seed: u64) -> Population {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (must, free) = (self.counted.mask.must(), self.counted.mask.free());
        let numbers = &self.counted.clues;
        let fewest = *numbers.first().expect("some number of clues is asked for");
        let all = must | free;
        // There are none of more clues than can be, or of fewer than must be.
        let is_none = |&clues: &usize| clues > all.len() || clues < must.len();
        let exact = numbers.iter().map(is_none).collect();
        let mut found = Population { estimates: vec![0.0; numbers.len()], exact };
        if self.known.second_solution(token, all).is_some() {
            // No subset is valid either.
            found.exact.fill(true);
            return found;
        }
        let start = Member { clues: all, needed: CellSet::EMPTY, weight: 1.0, chance: 1.0 };
        let mut population = vec![start];
        // Are these all ways down, so that nothing was left to chance?
        let mut are_all = true;
        // The share of the clues tested last that were redundant: the puzzles stayed valid without
        // them.
        let mut redundant = 1.0;
        for clues in (fewest.max(must.len())..=all.len()).rev() {
            if let Ok(place) = self.counted.clues.binary_search(&clues) {
                let weight = |member: &mut Member| {
                    let counts = !self.counted.minimal || self.is_minimal(token, member);
                    if counts { member.weight } else { 0.0 }
                };
                found.estimates[place] = population.iter_mut().map(weight).fold(0.0, |a, b| a + b);
                found.exact[place] = are_all;
            }
            // Clues of each that may be taken away.
            let open = clues - must.len();
            if open == 0 {
                break;
            }
            let wanted = CHILDREN * size as f64 / ((population.len() as f64).max(1.0) * redundant);
            let tests = (wanted.ceil() as usize).clamp(1, open);
            let mut children = Vec::new();
            for member in &mut population {
                self.children(token, member, free, tests, &mut random, &mut children);
            }
            let tested = ((population.len() * tests) as f64).max(1.0);
            redundant = (children.len() as f64).max(1.0) / tested;
            let part = open as f64 / tests as f64 / (free.len() - open + 1) as f64;
            children.iter_mut().for_each(|child| child.weight *= part);
            are_all &= population.is_empty() || tests == open && children.len() <= size;
            population = match children.len() > size {
                true => self.keep(&children, size, &mut random),
                false => children,
            };
        }
        let known = found.estimates.iter_mut().zip(&found.exact).filter(|(_, exact)| **exact);
        // Counts are whole; sums of weights like 1/3 need not be.
        known.for_each(|(estimate, _)| *estimate = estimate.round());
        found
    }

    /// Adds what is still valid when one of `tests` clues at random, of those in `free`, is taken
    /// away, with the weight of the parent.
    #[inline(always)]
    fn children<T: Token>(
        &mut self,
        token: T,
        member: &mut Member,
        free: CellSet,
        tests: usize,
        random: &mut Xoshiro256PlusPlus,
        children: &mut Vec<Member>,
    ) {
        self.need(member);
        let (mut cells, mut open) = ([0; CELLS], 0);
        for cell in (member.clues & free).iter() {
            cells[open] = cell;
            open += 1;
        }
        let first = children.len();
        for test in 0..tests {
            cells.swap(test, random.random_range(test..open));
            if self.is_redundant(token, member, cells[test]) {
                let clues = member.clues - CellSet::single(cells[test]);
                children.push(Member { clues, ..*member });
            }
        }
        let found = (children.len() - first) as f64;
        for child in &mut children[first..] {
            // With what was learnt on the way.
            child.needed = member.needed;
            child.chance /= found;
        }
    }

    /// Notes the clues that a known UA needs.
    #[inline(always)]
    fn need(&self, member: &mut Member) {
        let clues = member.clues.bits();
        let needed = self.uas.iter().fold(0, |needed, ua| {
            let hit = ua.bits() & clues;
            // No UA is missed, as the puzzle is valid: one bit, or more.
            needed | if hit & (hit - 1) == 0 { hit } else { 0 }
        });
        member.needed |= CellSet::from_bits(needed);
    }

    /// Whether a puzzle is valid without one of its clues.
    #[inline(always)]
    fn is_redundant<T: Token>(&mut self, token: T, member: &mut Member, cell: usize) -> bool {
        if member.needed.contains(cell) {
            return false;
        }
        let others = member.clues - CellSet::single(cell);
        let Some(ua) = self.known.second_solution(token, others) else { return true };
        member.needed.insert(cell);
        if self.uas.len() < self.small + RECENT {
            self.uas.push(ua);
        } else {
            self.uas[self.small + self.next] = ua;
            self.next = (self.next + 1) % RECENT;
        }
        false
    }

    /// Whether a puzzle has no redundant clue.
    #[inline(always)]
    fn is_minimal<T: Token>(&mut self, token: T, member: &mut Member) -> bool {
        self.need(member);
        let unknown = member.clues - member.needed;
        !unknown.iter().any(|cell| self.is_redundant(token, member, cell))
    }

    /// About `size` of the members, at equal distances along their chances to be kept, so that
    /// each family keeps about its part (systematic resampling).
    fn keep(
        &self,
        members: &[Member],
        size: usize,
        random: &mut Xoshiro256PlusPlus,
    ) -> Vec<Member> {
        let weight: f64 = members.iter().map(|member| member.weight).sum();
        let chance: f64 = members.iter().map(|member| member.chance).sum();
        let by_chance = if self.counted.minimal { 0.5 } else { 0.0 };
        assert!(weight > 0.0 && chance > 0.0, "neither is so small, with 81 clues at most");
        let mut kept = Vec::with_capacity(size + 1);
        let (mut sum, mut next) = (0.0, random.random::<f64>());
        for member in members {
            let part =
                member.weight / weight * (1.0 - by_chance) + member.chance / chance * by_chance;
            // How many are expected.
            let copies = size as f64 * part;
            sum += copies;
            while next < sum {
                let (weight, chance) = (member.weight / copies, member.chance / copies);
                kept.push(Member { weight, chance, ..*member });
                next += 1.0;
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests;

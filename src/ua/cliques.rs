//! The largest families of disjoint UAs: maximum cliques.
//!
//! Two UAs are joined if they have no cell in common; a clique is then a family of
//! disjoint UAs, and each of its UAs needs a clue of its own. The size of
//! the largest ones is the grid's *maximal clique number* (MCN).
//!
//! ```text
//! expand(clique, UAs disjoint from all of it)
//!     cover these UAs with cells: the cell in most of them, of those left the
//!         cell in most, ...; two UAs with a common cell are not disjoint,
//!         so no clique of them has more UAs than the cover has cells
//!     for each UA, those of the last cells of the cover first
//!         clique + cells of the cover up to its own < largest so far → done
//!         expand(clique with the UA, the UAs left that are disjoint from it)
//! ```

use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::{bits, first_bits};

/// Maximum cliques of some UAs.
#[derive(Clone, Debug)]
pub struct Cliques {
    /// UAs in each of them: the MCN.
    pub size: usize,
    /// The cliques as indices of UAs, ascending.
    pub cliques: Vec<Vec<u16>>,
    /// Whether the search was completed. If it was given up, larger cliques may exist.
    pub complete: bool,
}

impl Cliques {
    /// The clique whose UAs have the least product of sizes, the first one of several; empty if
    /// there is no clique. `uas` are the UAs in which the cliques were found.
    pub fn least(&self, uas: &[CellSet]) -> Vec<CellSet> {
        let sets = |clique: &Vec<u16>| clique.iter().map(|&ua| uas[usize::from(ua)]).collect();
        let product =
            |clique: &Vec<CellSet>| -> f64 { clique.iter().map(|ua| (ua.len() as f64).ln()).sum() };
        let cliques = self.cliques.iter().map(sets);
        cliques.min_by(|a, b| product(a).total_cmp(&product(b))).unwrap_or_default()
    }
}

/// The limits of a search for maximum cliques.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Nodes of the search.
    pub nodes: u64,
    /// Cliques that are kept.
    pub cliques: usize,
}

/// The most UAs among which cliques can be looked for: indices have 16 bits.
pub const MOST_UAS: usize = u16::MAX as usize;

/// The maximum cliques of some non-empty UAs, within an effort.
///
/// # Panics
/// There are more UAs than `MOST_UAS`, or one is empty.
pub fn maximum_cliques(uas: &[CellSet], effort: Effort) -> Cliques {
    assert!(uas.len() <= MOST_UAS && uas.iter().all(|ua| !ua.is_empty()));
    let words = uas.len().div_ceil(64);
    let mut with_cell = vec![0; CELLS * words];
    for (i, ua) in uas.iter().enumerate() {
        for cell in ua.iter() {
            with_cell[cell * words + i / 64] |= 1 << (i % 64);
        }
    }
    let all: Vec<u64> = (0..words).map(|word| first_bits(uas.len(), word)).collect();
    let mut disjoint = all.repeat(uas.len());
    for (i, ua) in uas.iter().enumerate() {
        let row = &mut disjoint[i * words..][..words];
        for cell in ua.iter() {
            row.iter_mut().zip(&with_cell[cell * words..]).for_each(|(row, with)| *row &= !with);
        }
    }
    let mut search = Search {
        words,
        with_cell,
        disjoint,
        clique: Vec::new(),
        result: Cliques { size: 0, cliques: Vec::new(), complete: true },
        effort,
    };
    search.expand(&all);
    search.result.cliques.sort_unstable();
    search.result
}

struct Search {
    /// Words of a set of UAs.
    words: usize,
    /// The UAs with each cell.
    with_cell: Vec<u64>,
    /// The UAs disjoint from each UA.
    disjoint: Vec<u64>,
    clique: Vec<u16>,
    result: Cliques,
    effort: Effort,
}

impl Search {
    fn expand(&mut self, candidates: &[u64]) {
        if self.effort.nodes == 0 {
            self.result.complete = false;
            return;
        }
        self.effort.nodes -= 1;
        if candidates.iter().all(|&bits| bits == 0) {
            self.record();
            return;
        }
        let cover = self.cover(candidates);
        let mut left = candidates.to_vec();
        let mut below = vec![0; self.words];
        for (cells, class) in cover.chunks_exact(self.words).enumerate().rev() {
            for word in 0..self.words {
                for bit in bits(class[word]) {
                    if self.clique.len() + cells + 1 < self.result.size {
                        return;
                    }
                    let i = 64 * word + bit;
                    let disjoint = &self.disjoint[i * self.words..][..self.words];
                    for (below, (left, disjoint)) in below.iter_mut().zip(left.iter().zip(disjoint))
                    {
                        *below = left & disjoint;
                    }
                    self.clique.push(i as u16);
                    self.expand(&below);
                    self.clique.pop();
                    left[word] &= !(1 << (i % 64));
                }
            }
        }
    }

    /// A family of disjoint UAs to which none can be added. (Those that could
    /// were tried before may still be disjoint from it: then it is not among
    /// the largest, or was found already.)
    fn record(&mut self) {
        if self.clique.len() > self.result.size {
            self.result.size = self.clique.len();
            self.result.cliques.clear();
        }
        if self.clique.len() == self.result.size {
            if self.result.cliques.len() == self.effort.cliques {
                self.result.complete = false;
                self.effort.nodes = 0;
                return;
            }
            let mut clique = self.clique.clone();
            clique.sort_unstable();
            self.result.cliques.push(clique);
        }
    }

    /// The candidates in classes of UAs with a common cell, a set of UAs each.
    fn cover(&self, candidates: &[u64]) -> Vec<u64> {
        let mut left = candidates.to_vec();
        let mut classes = Vec::new();
        while left.iter().any(|&bits| bits != 0) {
            let common = |cell: &usize| -> u32 {
                let with = &self.with_cell[cell * self.words..][..self.words];
                with.iter().zip(&left).map(|(with, left)| (with & left).count_ones()).sum()
            };
            let best = (0..CELLS).rev().max_by_key(common).expect("there are cells");
            let with = &self.with_cell[best * self.words..][..self.words];
            classes.extend(with.iter().zip(&left).map(|(with, left)| with & left));
            left.iter_mut().zip(with).for_each(|(left, with)| *left &= !with);
        }
        classes
    }
}

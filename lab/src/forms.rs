//! A node of the search with its unhit UAs as a list and as a bitmap, by how many there are: where
//! one form becomes cheaper than the other.

use super::two_lists::TwoLists;
use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::ua::growth::Growth;
use gridsieve_kernels::{
    BitmapKernels, Blocks, HittingVectors, Isa, SPARE_WORDS, Scalar, Token, bits, dispatch,
    first_bits, keep_minimal, outlined::WORDS_OF_SUBTREE as WORDS,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;
use std::hint::black_box;

/// Numbers of unhit UAs of a node, up to those that the bands engine has room for in a subtree.
pub const UAS: [usize; 11] = [8, 16, 32, 64, 96, 128, 192, 256, 384, 512, Bands::MOST_UAS];

/// Names of a node in both forms, before the number of UAs.
pub const LIST: &str = "node_list_";
pub const BITMAP: &str = "node_bitmap_";

/// UAs that a node looks at for the one to branch on.
const LOOK: usize = 32;

/// Size of the UAs.
const SIZE: usize = 16;

/// Children of a node that are made in a pass.
pub const CHILDREN: usize = 64;

/// UAs as both forms have them, and nodes.
struct Table {
    uas: Vec<u64>,
    blocks: Box<Blocks<WORDS>>,
    vectors: Box<HittingVectors<WORDS>>,
    unhit: [u64; WORDS],
    /// A cell to place and those alive below it.
    children: Vec<(usize, u64)>,
}

impl Table {
    fn new(uas: &[u64]) -> Table {
        let mut blocks = Box::new([[0; 64]; WORDS]);
        blocks.as_flattened_mut()[..uas.len()].copy_from_slice(uas);
        let mut vectors = Box::new([[0; WORDS]; 64]);
        Scalar::new().transpose(uas, &mut vectors);
        // The same at every run.
        let mut random = SmallRng::seed_from_u64(1);
        let cells: Vec<usize> = uas.iter().flat_map(|&ua| bits(ua)).collect();
        let children = (0..CHILDREN)
            .map(|_| {
                let dead = (0..6).fold(0, |dead, _| dead | 1 << random.random_range(0..54));
                (cells[random.random_range(0..cells.len())], !dead)
            })
            .collect();
        let unhit = std::array::from_fn(|word| first_bits(uas.len(), word));
        Table { uas: uas.to_vec(), blocks, vectors, unhit, children }
    }

    #[inline(always)]
    fn as_list<T: Token>(&self, token: T, lists: &mut TwoLists) -> u64 {
        // The UAs lie in the first list.
        let [uas, left] = lists.both();
        let uas = &uas[..self.uas.len()];
        let mut sum = 0;
        for &(cell, alive) in &self.children {
            let kept = token.drop_hit([uas], [1 << cell], [left]);
            sum += black_box(token.smallest(&left[..kept.min(LOOK)], alive)).map_or(0, |(_, n)| n);
        }
        sum.into()
    }

    #[inline(always)]
    fn as_bitmap<T: Token>(&self, token: T) -> u64 {
        let (mut sum, mut child, mut first) = (0, [0; WORDS], [0; LOOK + SPARE_WORDS]);
        for &(cell, alive) in &self.children {
            token.child(&self.unhit, &self.vectors[cell], &mut child);
            let count = token.first_unhit(&child, &self.blocks, alive, LOOK, &mut first);
            sum += black_box(token.smallest(&first[..count], u64::MAX)).map_or(0, |(_, n)| n);
        }
        sum.into()
    }
}

/// The same children in both forms.
pub struct Forms(Vec<u64>);

/// Does something at a level and gives a checksum of its results.
pub type Work<'a> = Box<dyn Fn(Isa) -> u64 + 'a>;

impl Forms {
    /// The UAs of as many built-in grids as it takes.
    pub fn new() -> Forms {
        let scalar = Scalar::new();
        let mut uas = Vec::new();
        for grid in builtin::grids() {
            let mut found = Vec::new();
            Growth::new(&grid, Isa::Scalar(scalar)).two_bands(SIZE, &mut found);
            uas.append(&mut found);
            keep_minimal(scalar, &mut uas, usize::MAX);
            if uas.len() >= UAS[UAS.len() - 1] {
                break;
            }
        }
        Forms(uas)
    }

    /// A node with this number of unhit UAs, as a list and as a bitmap. The work makes its
    /// children; the checksum is of the smallest UAs left.
    pub fn node(&self, count: usize) -> [Work<'static>; 2] {
        let uas = &self.0[..count];
        let [a, b] = [0; 2].map(|_| Table::new(uas));
        let mut lists = TwoLists::new();
        lists.both()[0][..count].copy_from_slice(uas);
        let lists = RefCell::new(lists);
        [
            Box::new(move |isa| dispatch!(isa, token => a.as_list(token, &mut lists.borrow_mut()))),
            Box::new(move |isa| dispatch!(isa, token => b.as_bitmap(token))),
        ]
    }
}

/// The number of UAs from which on a bitmap is cheaper than a list, by their times at some
/// numbers, on a straight line between two of these; none if the list is cheaper at all of them.
/// With times that cross several times the last counts.
pub fn crossing(times: &[(f64, f64, f64)]) -> Option<f64> {
    let place = times.iter().rposition(|&(_, list, bitmap)| list <= bitmap);
    match place {
        None => times.first().map(|&(uas, ..)| uas),
        Some(place) => {
            let (from, list, bitmap) = times[place];
            let &(to, next_list, next_bitmap) = times.get(place + 1)?;
            let (before, after) = (bitmap - list, next_list - next_bitmap);
            Some(from + (to - from) * before / (before + after))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_leave_the_same() {
        let forms = Forms::new();
        for count in UAS {
            let [list, bitmap] = forms.node(count);
            for isa in Isa::all() {
                assert_eq!(list(isa), bitmap(isa), "{count} at {}", isa.level());
            }
        }
    }

    #[test]
    fn crossings_lie_on_a_line() {
        let flat = |lists: [f64; 3]| {
            let times: Vec<_> = [10.0, 20.0, 40.0].into_iter().zip(lists).collect();
            crossing(&times.iter().map(|&(uas, list)| (uas, list, 5.0)).collect::<Vec<_>>())
        };
        assert_eq!(flat([3.0, 7.0, 9.0]), Some(15.0));
        assert_eq!(flat([6.0, 7.0, 9.0]), Some(10.0));
        assert_eq!(flat([1.0, 2.0, 3.0]), None);
        assert_eq!(crossing(&[]), None);
    }
}

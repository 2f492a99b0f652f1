//! The UAs inside a pair of bands.

use crate::engine::bands::config::MOST_LEARNED;
use crate::engine::bands::limits::by_stack::ByStack;
use crate::ua::growth::Growth;
use gridsieve_grids::geometry::{band_cells, stack_cells};
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_grids::{CellSet, View};
use gridsieve_kernels::{Isa, bits, bulk, dispatch, keep_minimal};
use std::collections::HashMap;
use std::sync::Arc;

/// The cells of the smallest UA that a grid can have.
const SMALLEST_UA: usize = 4;

/// The UAs inside pairs of bands. Each pair is harvested once, though several
/// grids have it or it is asked for again.
pub(crate) struct Harvests<'a> {
    growth: &'a mut Growth,
    of_pairs: HashMap<[u8; TWO_BANDS], (usize, Arc<[u64]>)>,
}

impl Harvests<'_> {
    pub fn new(growth: &mut Growth) -> Harvests<'_> {
        Harvests { growth, of_pairs: HashMap::new() }
    }

    /// The minimal UAs inside bands 1+2 of a view, in its own cell numbers, small
    /// ones first: all of at most `max_size` cells, and perhaps larger ones.
    pub fn uas(&mut self, view: &View, max_size: usize) -> Arc<[u64]> {
        if max_size < SMALLEST_UA {
            return Arc::default();
        }
        if let Some((size, uas)) = self.of_pairs.get(view.pair())
            && *size >= max_size
        {
            return Arc::clone(uas);
        }
        let growth = &mut *self.growth;
        growth.enter(view.grid());
        let mut uas = Vec::new();
        growth.two_bands(max_size, &mut uas);
        dispatch!(growth.isa, token => keep_minimal(token, &mut uas, usize::MAX));
        let uas: Arc<[u64]> = uas.into();
        self.of_pairs.insert(*view.pair(), (max_size, Arc::clone(&uas)));
        uas
    }
}

/// The UAs inside a pair of bands.
///
/// Cells of bands 1+2 are renumbered: those in the most and smallest UAs first, so that taking
/// the lowest cell of a set first leaves the smallest subtrees for the rest.
#[derive(Clone)]
pub(crate) struct TwoBandUas {
    /// The UAs.
    pub uas: Vec<u64>,
    /// How many were learned.
    learned: usize,
    /// Some UA has no cell that may be a clue: there is no puzzle.
    pub hopeless: bool,
    /// Renumbered cells of bands 1 and 2.
    pub bands: [u64; 2],
    /// Renumbered cells of the three stacks in these bands.
    pub stacks: [u64; 3],
    /// The stack of each renumbered cell; of what is no cell, none.
    pub in_stacks: [ByStack; 64],
    /// Cells of bands 1+2 that have to be clues, and that may be.
    pub must: u64,
    pub free: u64,
    /// Cell of the view for each renumbered cell, and the reverse.
    to_view: [u8; TWO_BANDS],
    from_view: [u8; TWO_BANDS],
}

fn renumbered(from_view: &[u8; TWO_BANDS], cells: u64) -> u64 {
    bits(cells).fold(0, |new, cell| new | 1 << from_view[cell])
}

impl TwoBandUas {
    /// The tables of a pair of bands from its minimal UAs, small ones first, and the cells
    /// that must and may be clues, in the view's own cell numbers.
    pub fn new(isa: Isa, mut uas: Vec<u64>, must: u64, free: u64) -> TwoBandUas {
        let hopeless = uas.first() == Some(&0);
        // What a UA says about each of its cells, a third less with each cell that it has more.
        let weight = |ua: &u64| (0..ua.count_ones()).fold(1 << 20, |weight, _| weight / 3 * 2);
        let weights: Vec<u32> = uas.iter().map(weight).collect();
        let weight = bulk::weights(isa, &uas, &weights);
        let mut to_view: [u8; TWO_BANDS] = std::array::from_fn(|cell| cell as u8);
        to_view.sort_by_key(|&cell| u32::MAX - weight[usize::from(cell)]);
        let mut from_view = [0; TWO_BANDS];
        for (new, &old) in to_view.iter().enumerate() {
            from_view[usize::from(old)] = new as u8;
        }
        let renumbered = |cells| renumbered(&from_view, cells);
        uas.iter_mut().for_each(|ua| *ua = renumbered(*ua));
        let stacks = [0, 1, 2].map(|i| renumbered(stack_cells(i).bands_1_2()));
        let mut in_stacks = [ByStack::new([0; 3]); 64];
        for (stack, &cells) in stacks.iter().enumerate() {
            bits(cells).for_each(|cell| in_stacks[cell] = ByStack::one(stack));
        }
        TwoBandUas {
            uas,
            learned: 0,
            hopeless,
            bands: [0, 1].map(|band| renumbered(band_cells(band).bands_1_2())),
            stacks,
            in_stacks,
            must: renumbered(must),
            free: renumbered(free),
            to_view,
            from_view,
        }
    }

    /// Cells of bands 1+2 of the view as renumbered.
    pub fn renumbered(&self, cells: u64) -> u64 {
        renumbered(&self.from_view, cells)
    }

    /// Clues of bands 1+2 (renumbered) and of band 3 as cells of the view.
    pub fn view_cells(&self, two_bands: u64, band_3: u32) -> CellSet {
        let cells = bits(two_bands).fold(0, |cells, cell| cells | 1 << self.to_view[cell]);
        CellSet::of_bands(cells, band_3)
    }

    /// Takes in a UA inside bands 1+2 (renumbered, without cells that must not
    /// be clues) that the search came upon.
    pub fn learn(&mut self, ua: u64) {
        let harvested = self.uas.len() - self.learned.min(MOST_LEARNED);
        if self.learned < MOST_LEARNED {
            self.uas.push(ua);
        } else {
            // The one learned longest ago makes way.
            self.uas[harvested + self.learned % MOST_LEARNED] = ua;
        }
        self.learned += 1;
    }
}

//! The UAs that cross one band 3, grouped by pattern: by their cells in band 3.

use super::pattern_cells::PatternCells;
use crate::engine::bands::cells::{MINI_ROW_CELLS, MINI_ROW_PATTERNS, mapped};
use crate::engine::bands::config::{LARGEST_PART_OF_OTHERS, MOST_CELLS_IN_BAND_3, MOST_LEARNED};
use crate::ua::band_change::band_changes;
use crate::ua::growth::{Growth, MovedDigits};
use gridsieve_grids::View;
use gridsieve_kernels::{Token, keep_minimal};
use std::collections::HashMap;
use std::sync::Arc;

/// Cross-band UAs with the same cells of band 3.
#[derive(Clone, Default)]
pub(crate) struct Pattern {
    /// The cells in band 3, bit i for cell 54 + i of the view. Whenever one
    /// of the parts is missed, band 3 needs a clue here.
    pub cells: u32,
    /// The parts of the UAs in bands 1+2.
    pub parts: Vec<u64>,
}

/// Harvested parts by the digits that move, for all bands 3 of a pair.
pub(crate) type Parts = HashMap<MovedDigits, Vec<u64>>;

/// The patterns of one band 3.
#[derive(Clone)]
pub(crate) struct Patterns {
    /// The sockets of mini-rows, each at its place by [`socket`](crate::engine::bands::cells::socket()), then all others.
    pub list: Vec<Pattern>,
    /// The cells of the first 64 of these others.
    pub cells: PatternCells,
    /// Index of the pattern of these cells.
    index: HashMap<u32, usize>,
    /// Parts learned by all patterns.
    learned: usize,
}

impl Patterns {
    /// The patterns of view `own` of `views`, from the UAs inside bands 1+2 of all three
    /// views of the same orientation: those of another view cross band 3 in
    /// this one. Parts are in the view's own cell numbers. Those that other
    /// bands 3 of the same pair have too are harvested once, into `harvested`.
    pub fn new(
        views: &[View; 3],
        two_bands: &[Arc<[u64]>; 3],
        own: usize,
        max_part: usize,
        growth: &mut Growth,
        harvested: &mut Parts,
    ) -> Patterns {
        let view = &views[own];
        let mut patterns = Patterns::of_mini_rows();
        growth.enter(view.grid());
        // Only UAs that are no larger can be in a part.
        let inside = &two_bands[own];
        let small = inside.partition_point(|ua| ua.count_ones() as usize <= max_part);
        let mut known = inside[..small].to_vec();
        for change in band_changes(view.grid()) {
            let parts = harvested.entry(change.digits).or_insert_with(|| {
                let mut parts = Vec::new();
                known.truncate(small);
                patterns.parts_of_pairs(change.cells, &mut known);
                let is_gua2 = change.cells.count_ones() == 2;
                let max_part =
                    if is_gua2 { max_part } else { max_part.min(LARGEST_PART_OF_OTHERS) };
                growth.with_change(&change, max_part, &known, &mut parts);
                parts
            });
            patterns.parts(change.cells).extend_from_slice(parts);
        }
        for other in (0..3).filter(|&other| other != own) {
            let map = views[other].cells_in(view);
            for &ua in &*two_bands[other] {
                let ua = mapped(&map, ua);
                let (part, cells) = (ua.bands_1_2(), ua.band_3());
                if cells != 0 && (part == 0 || cells.count_ones() <= MOST_CELLS_IN_BAND_3) {
                    patterns.parts(cells).push(part);
                }
            }
        }
        patterns
    }

    /// The patterns of the mini-rows, still without parts.
    fn of_mini_rows() -> Patterns {
        let list: Vec<Pattern> = MINI_ROW_CELLS[..MINI_ROW_PATTERNS]
            .iter()
            .map(|&cells| Pattern { cells, ..Pattern::default() })
            .collect();
        let index = list.iter().enumerate().map(|(i, p)| (p.cells, i)).collect();
        Patterns { list, cells: PatternCells::NONE, index, learned: 0 }
    }

    /// Index of the pattern of these cells, which is made if need be.
    fn place(&mut self, cells: u32) -> usize {
        let (list, noted) = (&mut self.list, &mut self.cells);
        *self.index.entry(cells).or_insert_with(|| {
            let place = list.len();
            list.push(Pattern { cells, ..Pattern::default() });
            noted.note(place, cells);
            place
        })
    }

    /// The parts of the pattern of these cells, which is made if need be.
    fn parts(&mut self, cells: u32) -> &mut Vec<u64> {
        let place = self.place(cells);
        &mut self.list[place].parts
    }

    /// If these cells are a mini-row: adds the parts of its pairs. A part of
    /// the mini-row that contains one of them is of no use.
    fn parts_of_pairs(&self, cells: u32, parts: &mut Vec<u64>) {
        let is_gua2 = |pattern: &&Pattern| pattern.cells & !cells == 0;
        if cells.count_ones() == 3 {
            for pattern in self.list[..27].iter().filter(is_gua2) {
                parts.extend_from_slice(&pattern.parts);
            }
        }
    }

    /// Takes out what the cells that must be clues hit, and the cells that
    /// must not be clues: of bands 1+2 and of band 3. Gives the UAs that band 3
    /// cannot hit any more: bands 1+2 have to.
    #[inline(always)]
    pub fn apply_mask<T: Token>(
        &mut self,
        token: T,
        (must, free): (u64, u64),
        (must_3, free_3): (u32, u32),
    ) -> Vec<u64> {
        let mut inside = Vec::new();
        for pattern in &mut self.list {
            if pattern.cells & must_3 != 0 {
                pattern.parts.clear();
            }
            pattern.cells &= free_3;
            pattern.parts.retain(|part| part & must == 0);
            pattern.parts.iter_mut().for_each(|part| *part &= free);
            keep_minimal(token, &mut pattern.parts, usize::MAX);
            if pattern.cells == 0 {
                inside.append(&mut pattern.parts);
            }
        }
        let others = self.list.split_off(MINI_ROW_PATTERNS).into_iter();
        self.list.extend(others.filter(|pattern| !pattern.parts.is_empty()));
        inside
    }

    /// Renumbers the cells of the parts and puts the patterns in order.
    pub fn finish(&mut self, renumbered: impl Fn(u64) -> u64) {
        for pattern in &mut self.list {
            pattern.parts.iter_mut().for_each(|part| *part = renumbered(*part));
        }
        self.list[MINI_ROW_PATTERNS..]
            .sort_by_key(|p| (p.cells.count_ones(), usize::MAX - p.parts.len(), p.cells));
        // A mask can make mini-row patterns equal; the index then has the first one.
        self.index.clear();
        self.cells = PatternCells::NONE;
        for (i, pattern) in self.list.iter().enumerate() {
            self.index.entry(pattern.cells).or_insert(i);
            self.cells.note(i, pattern.cells);
        }
    }

    /// Index of the pattern of these cells if it is a socket of a mini-row.
    pub fn socket(&self, cells: u32) -> Option<usize> {
        // Most have more cells, and need not be looked for.
        if cells.count_ones() > 3 {
            return None;
        }
        self.index.get(&cells).copied().filter(|&place| place < MINI_ROW_PATTERNS)
    }

    /// Takes in a part that the search came upon. Gives the index of its
    /// pattern, if it has few enough cells in band 3 to be of use.
    pub fn learn(&mut self, part: u64, cells: u32) -> Option<usize> {
        let full = self.learned == MOST_LEARNED;
        if cells.count_ones() > MOST_CELLS_IN_BAND_3 || full && !self.index.contains_key(&cells) {
            return None;
        }
        let place = self.place(cells);
        if !full {
            self.list[place].parts.push(part);
            self.learned += 1;
        }
        Some(place)
    }
}

//! The UAs that one choice of band 3 is searched with.

use super::DEAD_WEIGHT;
use crate::engine::Mask;
use crate::grid::geometry::CELLS;
use crate::grid::two_bands::TWO_BANDS;
use crate::grid::{CellSet, Layout};
use crate::ua::band_change::band_changes;
use crate::ua::growth::Growth;
use gridsieve_kernels::{Token, bulk, dispatch, keep_minimal};
use std::collections::HashMap;

/// Number of patterns that are sockets of one mini-row: 27 GUA2 and 9 GUA3.
pub(super) const MINI_ROW_PATTERNS: usize = 36;

/// UAs that are learned inside bands 1+2, and as many that cross band 3, for
/// the subtrees to come. More would make a long search of one grid take ever
/// more memory and time per subtree.
const MOST_LEARNED: usize = 1 << 17;

const ALL_TWO_BANDS: u64 = (1 << TWO_BANDS) - 1;

/// Cross-band UAs with the same cells of band 3.
#[derive(Clone, Default)]
pub(super) struct Pattern {
    /// Their cells in band 3, bit i for cell 54 + i of the view. Whenever one
    /// of the parts is missed, band 3 needs a clue here.
    pub cells: u32,
    /// Their parts in bands 1+2.
    pub parts: Vec<u64>,
}

/// The UAs of a grid seen with one band 3.
///
/// Cells of bands 1+2 are renumbered: those in most UAs first, so that taking
/// the lowest cell of a set first leaves the smallest subtrees for the rest.
pub(super) struct Tables {
    /// UAs inside bands 1+2.
    pub two_bands: Vec<u64>,
    /// The pair of places `PAIRS[p]` of mini-row m at `9 * p + m` (GUA2), the
    /// mini-rows at `27 + m` (GUA3), then all others.
    pub patterns: Vec<Pattern>,
    /// Index of the pattern of these cells.
    index: HashMap<u32, usize>,
    /// Parts learned by all patterns, and UAs learned inside bands 1+2.
    learned_parts: usize,
    learned_two_bands: usize,
    /// Some UA has no cell that may be a clue: there is no puzzle.
    pub hopeless: bool,
    /// Renumbered cells of bands 1 and 2.
    pub bands: [u64; 2],
    /// Cells of bands 1+2 that have to be clues, and that may be.
    pub must: u64,
    pub free: u64,
    /// The same for band 3.
    pub must_3: u32,
    pub free_3: u32,
    /// Cell of the view for each renumbered cell, and the reverse.
    to_view: [u8; TWO_BANDS],
    from_view: [u8; TWO_BANDS],
}

/// Places in a mini-row that the three GUA2 of it use.
pub(super) const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

/// What the harvest of a view gives, in the view's own cell numbers.
pub(super) struct Harvest {
    /// UAs inside bands 1+2.
    pub two_bands: Vec<u64>,
}

impl Harvest {
    /// The UAs inside bands 1+2 of at most `max_size` cells.
    pub fn new(layout: &Layout, max_size: usize, growth: &mut Growth) -> Harvest {
        growth.enter(layout.grid());
        let mut two_bands = Vec::new();
        growth.two_bands(max_size, &mut two_bands);
        dispatch!(growth.isa(), token => keep_minimal(token, &mut two_bands));
        Harvest { two_bands }
    }
}

/// Patterns that are being collected.
struct Patterns {
    patterns: Vec<Pattern>,
    /// Index of the pattern of these cells.
    index: HashMap<u32, usize>,
}

impl Patterns {
    /// Those of the mini-rows, still without parts.
    fn new() -> Patterns {
        let mut patterns = vec![Pattern::default(); MINI_ROW_PATTERNS];
        for mini_row in 0..9 {
            for (plane, (a, b)) in PAIRS.into_iter().enumerate() {
                patterns[9 * plane + mini_row].cells = (1 << a | 1 << b) << (3 * mini_row);
            }
            patterns[27 + mini_row].cells = 7 << (3 * mini_row);
        }
        let index = patterns.iter().enumerate().map(|(i, p)| (p.cells, i)).collect();
        Patterns { patterns, index }
    }

    /// The parts of the pattern of these cells, which is made if need be.
    fn parts(&mut self, cells: u32) -> &mut Vec<u64> {
        let patterns = &mut self.patterns;
        let index = *self.index.entry(cells).or_insert_with(|| {
            patterns.push(Pattern { cells, parts: Vec::new() });
            patterns.len() - 1
        });
        &mut patterns[index].parts
    }

    /// If these cells are a mini-row: adds the parts of its pairs. A part of
    /// the mini-row that contains one of them is of no use.
    fn parts_of_pairs(&self, cells: u32, parts: &mut Vec<u64>) {
        let is_pair = |pattern: &&Pattern| pattern.cells & !cells == 0;
        if cells.count_ones() == 3 {
            for pattern in self.patterns[..27].iter().filter(is_pair) {
                parts.extend_from_slice(&pattern.parts);
            }
        }
    }
}

/// The cells that `map` gives for those of a set of two bands.
fn mapped(map: &[u8; CELLS], cells: u64) -> CellSet {
    let mut mapped = 0u128;
    let mut rest = cells;
    while rest != 0 {
        mapped |= 1 << map[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    CellSet::from_bits(mapped)
}

fn bands_1_2(cells: CellSet) -> u64 {
    cells.bits() as u64 & ALL_TWO_BANDS
}

fn band_3(cells: CellSet) -> u32 {
    (cells.bits() >> TWO_BANDS) as u32
}

impl Tables {
    /// The tables of view `own` of `views`, from the harvests of all three
    /// views of the same orientation: UAs inside another pair of bands cross
    /// band 3 in this one.
    pub fn new(
        views: &[Layout; 3],
        harvests: &[Harvest; 3],
        own: usize,
        mask: &Mask,
        max_part: usize,
        growth: &mut Growth,
    ) -> Tables {
        let view = &views[own];
        let mut patterns = Patterns::new();
        let Harvest { two_bands } = &harvests[own];
        growth.enter(view.grid());
        // Only UAs that are no larger can be in a part.
        let small = two_bands.partition_point(|ua| ua.count_ones() as usize <= max_part);
        let mut known = two_bands[..small].to_vec();
        for change in band_changes(view.grid()) {
            known.truncate(small);
            patterns.parts_of_pairs(change.cells, &mut known);
            growth.with_change(&change, max_part, &known, patterns.parts(change.cells));
        }
        for other in (0..3).filter(|&other| other != own) {
            let map = views[other].cells_in(view);
            for &ua in &harvests[other].two_bands {
                let ua = mapped(&map, ua);
                let (part, cells) = (bands_1_2(ua), band_3(ua));
                if cells != 0 && (part == 0 || cells.count_ones() <= DEAD_WEIGHT) {
                    patterns.parts(cells).push(part);
                }
            }
        }
        let Patterns { patterns, index } = patterns;
        let mut tables = Tables {
            two_bands: two_bands.clone(),
            patterns,
            index,
            learned_parts: 0,
            learned_two_bands: 0,
            hopeless: false,
            bands: [0; 2],
            must: bands_1_2(view.from_original(mask.must())),
            free: bands_1_2(view.from_original(mask.free())),
            must_3: band_3(view.from_original(mask.must())),
            free_3: band_3(view.from_original(mask.free())),
            to_view: [0; TWO_BANDS],
            from_view: [0; TWO_BANDS],
        };
        dispatch!(growth.isa(), token => tables.apply_mask(token));
        tables.renumber();
        tables.patterns[MINI_ROW_PATTERNS..]
            .sort_by_key(|p| (p.cells.count_ones(), usize::MAX - p.parts.len(), p.cells));
        // Of mini-row patterns that a mask made equal, the first.
        tables.index.clear();
        for (i, pattern) in tables.patterns.iter().enumerate() {
            tables.index.entry(pattern.cells).or_insert(i);
        }
        tables
    }

    /// Takes out what the cells that must be clues hit, and the cells that
    /// must not be clues.
    #[inline(always)]
    fn apply_mask<T: Token>(&mut self, token: T) {
        let (must, free) = (self.must, self.free);
        for pattern in &mut self.patterns {
            if pattern.cells & self.must_3 != 0 {
                pattern.parts.clear();
            }
            pattern.cells &= self.free_3;
            pattern.parts.retain(|part| part & must == 0);
            token.remove_dead([&mut pattern.parts], [free]);
            keep_minimal(token, &mut pattern.parts);
            if pattern.cells == 0 {
                // Band 3 cannot hit these: bands 1+2 have to.
                self.two_bands.append(&mut pattern.parts);
            }
        }
        self.patterns.retain({
            let mut index = 0;
            move |pattern| {
                index += 1;
                index <= MINI_ROW_PATTERNS || !pattern.parts.is_empty()
            }
        });
        self.two_bands.retain(|ua| ua & must == 0);
        token.remove_dead([&mut self.two_bands], [free]);
        keep_minimal(token, &mut self.two_bands);
        self.hopeless = self.two_bands.first() == Some(&0);
    }

    fn renumber(&mut self) {
        // A UA of half the size says twice as much about each of its cells.
        let weights: Vec<u32> =
            self.two_bands.iter().map(|ua| 256 >> ua.count_ones().min(8)).collect();
        let weight = bulk::weights(&self.two_bands, &weights);
        let mut order: [u8; TWO_BANDS] = std::array::from_fn(|cell| cell as u8);
        order.sort_by_key(|&cell| u32::MAX - weight[usize::from(cell)]);
        self.to_view = order;
        for (new, &old) in order.iter().enumerate() {
            self.from_view[usize::from(old)] = new as u8;
        }
        let map = |cells: u64| renumbered(&self.from_view, cells);
        self.two_bands.iter_mut().for_each(|ua| *ua = map(*ua));
        self.two_bands.sort_by_key(|ua| ua.count_ones());
        for pattern in &mut self.patterns {
            pattern.parts.iter_mut().for_each(|part| *part = map(*part));
        }
        self.must = map(self.must);
        self.free = map(self.free);
        self.bands = [map((1 << 27) - 1), map(ALL_TWO_BANDS ^ ((1 << 27) - 1))];
    }

    /// Clues of bands 1+2 (renumbered) and of band 3 as cells of the view.
    pub fn view_cells(&self, two_bands: u64, band_3: u32) -> CellSet {
        let mut cells = u128::from(band_3) << TWO_BANDS;
        let mut rest = two_bands;
        while rest != 0 {
            cells |= 1 << self.to_view[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        CellSet::from_bits(cells)
    }

    /// Takes in a UA (cells of the view) that the search came upon. Gives its
    /// parts, reduced to the cells that may be clues, and the index of its
    /// pattern if it crosses band 3 in few enough cells to be of use.
    pub fn learn(&mut self, ua: CellSet) -> Learned {
        let part = renumbered(&self.from_view, bands_1_2(ua)) & self.free;
        let cells = band_3(ua) & self.free_3;
        if cells == 0 {
            let harvested = self.two_bands.len() - self.learned_two_bands.min(MOST_LEARNED);
            if self.learned_two_bands < MOST_LEARNED {
                self.two_bands.push(part);
            } else {
                // The one learned longest ago makes way.
                self.two_bands[harvested + self.learned_two_bands % MOST_LEARNED] = part;
            }
            self.learned_two_bands += 1;
            return Learned::TwoBands(part);
        }
        let full = self.learned_parts == MOST_LEARNED;
        if cells.count_ones() > DEAD_WEIGHT || full && !self.index.contains_key(&cells) {
            return Learned::Useless;
        }
        let patterns = &mut self.patterns;
        let index = *self.index.entry(cells).or_insert_with(|| {
            patterns.push(Pattern { cells, parts: Vec::new() });
            patterns.len() - 1
        });
        if !full {
            patterns[index].parts.push(part);
            self.learned_parts += 1;
        }
        Learned::Pattern(index, part)
    }
}

/// Where a learned UA went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Learned {
    /// It is inside bands 1+2.
    TwoBands(u64),
    /// To the pattern of this index; its part in bands 1+2.
    Pattern(usize, u64),
    /// Nowhere: it has too many cells in band 3, or there is no room.
    Useless,
}

fn renumbered(from_view: &[u8; TWO_BANDS], cells: u64) -> u64 {
    let mut new = 0;
    let mut rest = cells;
    while rest != 0 {
        new |= 1 << from_view[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    new
}

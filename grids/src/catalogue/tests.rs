//! Grids for the tests of files.

use crate::Grid;
use crate::geometry::{CELLS, UNITS_OF};
use crate::symmetry::Morph;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// Grids in minlex form, of seven first bands.
pub const MINLEX: [&str; 8] = [
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789456789123789132564264918357875324691931675248392861475547293816618547932",
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374",
    "123456789457189326689327154231645897745891632896732541318264975574918263962573418",
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571",
    "123456789456789123789132465218967534564213978937548216391875642645321897872694351",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
];

/// A grid of [`MINLEX`].
pub fn minlex(i: usize) -> Grid {
    MINLEX[i].parse().expect("a grid")
}

/// Whether column 1 ascends in bands 2 and 3, and from row 4 to row 7.
pub fn stands_in_order(grid: &Grid) -> bool {
    [(27, 36), (36, 45), (27, 54), (54, 63), (63, 72)]
        .into_iter()
        .all(|(upper, lower)| grid.digit(upper) < grid.digit(lower))
}

/// The grids from `from` on, which must stand in order itself, that have its first
/// band and whose column 1 ascends as in minlex form: in ascending order, plainly cell
/// by cell.
pub fn successors(from: &Grid, count: usize) -> Vec<Grid> {
    struct Search<'a> {
        from: &'a [u8; CELLS],
        units: [u16; 27],
        digits: [u8; CELLS],
        grids: Vec<Grid>,
        count: usize,
    }
    impl Search<'_> {
        fn fill(&mut self, cell: usize, after: bool) {
            if self.grids.len() == self.count {
                return;
            }
            if cell == CELLS {
                self.grids.push(Grid::from_digits(self.digits).expect("filled by the rules"));
                return;
            }
            let least = match (cell % 9, cell / 9) {
                (0, 4 | 5 | 7 | 8) => self.digits[cell - 9] + 1,
                (0, 6) => self.digits[27] + 1,
                _ => 1,
            };
            let least = if after { least } else { least.max(self.from[cell]) };
            for digit in least..=9 {
                if UNITS_OF[cell].iter().any(|&unit| self.units[unit] >> digit & 1 == 1) {
                    continue;
                }
                UNITS_OF[cell].iter().for_each(|&unit| self.units[unit] |= 1 << digit);
                self.digits[cell] = digit;
                self.fill(cell + 1, after || digit > self.from[cell]);
                UNITS_OF[cell].iter().for_each(|&unit| self.units[unit] &= !(1 << digit));
            }
        }
    }
    let from = from.digits();
    let (digits, grids) = (*from, Vec::new());
    let mut search = Search { from, units: [0; 27], digits, grids, count };
    for cell in 0..27 {
        UNITS_OF[cell].iter().for_each(|&unit| search.units[unit] |= 1 << from[cell]);
    }
    search.fill(27, false);
    search.grids
}

/// Another grid that is essentially the same.
pub fn morph(grid: &Grid, rng: &mut SmallRng) -> Grid {
    Morph::random(rng).grid(grid)
}

/// Random grids, hardly ever in order.
pub fn random(seed: u64, count: usize) -> Vec<Grid> {
    let mut rng = SmallRng::seed_from_u64(seed);
    (0..count).map(|i| morph(&minlex(i % MINLEX.len()), &mut rng)).collect()
}

/// Sequences of grids of all kinds, for codecs and files.
pub fn sequences(count: usize) -> Vec<(&'static str, Vec<Grid>)> {
    let mut rng = SmallRng::seed_from_u64(5);
    let all = successors(&minlex(2), count);
    let mut thin = |of: &[Grid], part: f64| -> Vec<Grid> {
        of.iter().filter(|_| rng.random_bool(part)).copied().collect()
    };
    let half = thin(&all, 0.5);
    let few = thin(&successors(&minlex(4), 20 * count), 0.05);
    let mut twice: Vec<Grid> = all.iter().take(count / 2).flat_map(|grid| [*grid; 2]).collect();
    let backwards = all.iter().rev().copied().collect();
    let mut shuffled = all.clone();
    shuffled.shuffle(&mut rng);
    let mut mixed = random(6, count / 4);
    mixed.splice(count / 8..count / 8, half.iter().copied().take(count / 4));
    twice.extend(&few);
    let bands = (0..8).flat_map(|i| successors(&minlex(i), count / 8)).collect();
    let mut sorted = random(7, count);
    sorted.sort_unstable();
    vec![
        ("all", all),
        ("half", half),
        ("few", few),
        ("twice", twice),
        ("backwards", backwards),
        ("shuffled", shuffled),
        ("random", random(8, count)),
        ("mixed", mixed),
        ("bands", bands),
        ("sorted", sorted),
    ]
}

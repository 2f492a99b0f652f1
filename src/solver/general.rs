//! Temporary.
use crate::grid::{Grid, Puzzle, geometry::*};
/// Counts.
pub fn count_solutions(puzzle: &Puzzle, limit: usize) -> usize {
    fn rec(d: &mut [u8; 81], limit: usize) -> usize {
        let mut best = (10, 0, 0u16);
        for c in 0..81 {
            if d[c] == 0 {
                let mut m = 0x3feu16;
                for o in 0..81 {
                    if d[o] != 0
                        && (row(o) == row(c) || column(o) == column(c) || box_of(o) == box_of(c))
                    {
                        m &= !(1 << d[o]);
                    }
                }
                let n = m.count_ones();
                if n < best.0 {
                    best = (n, c, m);
                }
            }
        }
        if best.0 == 10 {
            return 1;
        }
        let mut t = 0;
        for v in 1..=9u8 {
            if best.2 >> v & 1 != 0 {
                d[best.1] = v;
                t += rec(d, limit - t);
                d[best.1] = 0;
                if t >= limit {
                    break;
                }
            }
        }
        t
    }
    let mut d = *puzzle.digits();
    rec(&mut d, limit)
}
/// Unique.
pub fn unique_solution(_p: &Puzzle) -> Option<Grid> {
    None
}

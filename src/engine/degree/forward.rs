//! The forward view of a node of a subtree: groups of disjoint residual UAs
//! among the first 64 of the table, as bits (see [`groups`](super::groups)).

use super::groups::View;
use gridsieve_kernels::{HittingVectors, SMALL_SIZES, Token};

/// Looks for groups among the UAs of a block that are `unhit`. Small ones are
/// taken first. Gives what it sees, and how many critical groups took cells out;
/// the smallest UA is empty if all are hit.
#[inline(always)]
pub fn view<T: Token, const W: usize>(
    token: T,
    unhit: u64,
    block: &[u64; 64],
    vectors: &HittingVectors<W>,
    mut alive: u64,
    left: usize,
) -> (View<u64>, u64) {
    let mut critical = 0;
    loop {
        let sizes = token.small_sets(block, alive);
        if unhit & sizes[0] != 0 {
            return (View::Dead, critical);
        }
        let first = first_small(unhit, &sizes);
        let (mut free, mut group, mut count) = (unhit, 0, 0);
        while free != 0 {
            if count == left {
                return (View::Dead, critical);
            }
            let ua = block[first_small(free, &sizes)] & alive;
            group |= ua;
            count += 1;
            let mut rest = ua;
            while rest != 0 {
                free &= !vectors[rest.trailing_zeros() as usize % 64][0];
                rest &= rest - 1;
            }
        }
        if count < left || alive & !group == 0 {
            let smallest = if unhit == 0 { 0 } else { block[first] & alive };
            return (View::Alive { cells: alive, smallest }, critical);
        }
        critical += 1;
        alive &= group;
    }
}

/// The first of some UAs of least size, as far as sizes are known.
#[inline(always)]
fn first_small(uas: u64, sizes: &[u64; SMALL_SIZES]) -> usize {
    let mut among = uas;
    for &of_size in sizes[1..].iter().rev() {
        let with = uas & of_size;
        among = if with != 0 { with } else { among };
    }
    among.trailing_zeros() as usize % 64
}

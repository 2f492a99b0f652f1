//! The kernel that lists the children of many nodes: list_children.

use super::inputs::{List, list_and_mask, mask, with_odd_one};
use super::{at_every_level, for_all};
use crate::{CHILDREN_SPARE, ListKernels, SIBLINGS, Scalar, Token};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The branches of a list, and behind them nodes without children, to a whole vector.
fn whole(list: &List) -> Vec<u64> {
    let mut branches = list.sets().to_vec();
    branches.resize(branches.len().next_multiple_of(SIBLINGS), 0);
    branches
}

/// The children with what is open below them, in a certain order. Every node
/// has clues and open cells of its own.
#[inline(never)]
fn children_of<T: Token>(token: T, list: &List, [half, clues, open]: [u64; 3]) -> Vec<(u64, u64)> {
    let branches = &whole(list);
    let nodes: Vec<u64> = (0..branches.len() as u64).map(|i| clues ^ i << 40).collect();
    let open = [0, 1].map(|side| nodes.iter().map(|node| open ^ node << side).collect::<Vec<_>>());
    let open = open.each_ref().map(|open| &open[..]);
    let most: usize = branches.iter().map(|set| set.count_ones() as usize).sum();
    let [mut children, mut below] = [0; 2].map(|_| vec![0; most + CHILDREN_SPARE]);
    let count = token
        .enter(|| token.list_children(branches, &nodes, open, half, &mut children, &mut below));
    let mut found: Vec<_> = children.into_iter().zip(below).take(count).collect();
    found.sort_unstable();
    found
}

#[inline(never)]
fn compare<T: Token>(token: T, list: &List, cells: [u64; 3]) {
    assert_eq!(children_of(token, list, cells), children_of(Scalar::new(), list, cells));
}

fn check_children<T: Token>(token: T) {
    for (usual, odd, _) in [
        (0b111, 0, "one has no children"),
        (0, 1 << 53, "one only has a child"),
        (0b11, u64::MAX, "one has all cells"),
        (0x8080_8080_8080_8081, 1 << 63, "all but one have cells in every byte"),
        (0, 0, "none has children"),
    ] {
        with_odd_one(usual, odd, &|list| {
            compare(token, list, [0, 0, u64::MAX]);
            compare(token, list, [1 << 53 | 0b101, 0b11 << 20, u64::MAX >> 10]);
        });
    }
    let inputs = (list_and_mask(), mask(), mask()).boxed();
    for_all(inputs, &|((list, half), clues, open)| {
        compare(token, list, [*half, *clues, *open]);
    });
}

fn cells(set: u64) -> BTreeSet<usize> {
    (0..64).filter(|cell| set >> cell & 1 != 0).collect()
}

/// By cells one after another, as its definition is no plain formula.
#[test]
fn listed_children() {
    let inputs = (list_and_mask(), mask(), mask()).boxed();
    for_all(inputs, &|((list, half), node, alive)| {
        let branches = &whole(list);
        let nodes = vec![*node; branches.len()];
        let open = [*alive, alive >> 1].map(|cells| vec![cells; branches.len()]);
        let [mut children, mut below] =
            [0; 2].map(|_| vec![0; 64 * branches.len() + CHILDREN_SPARE]);
        let count = Scalar::new().list_children(
            branches,
            &nodes,
            open.each_ref().map(|open| &open[..]),
            *half,
            &mut children,
            &mut below,
        );
        let mut expected = Vec::new();
        for branch in branches {
            let mut open = [cells(*alive), cells(alive >> 1)];
            for cell in cells(*branch) {
                open = open.map(|open| &open - &BTreeSet::from([cell]));
                let mut child = cells(*node);
                child.insert(cell);
                let side = usize::from(cells(*half).contains(&cell));
                expected.push((child, open[side].clone()));
            }
        }
        let found = children.iter().zip(&below).take(count);
        assert!(expected.into_iter().eq(found.map(|(&a, &b)| (cells(a), cells(b)))));
    });
}

#[test]
fn list_children() {
    at_every_level!(check_children);
}

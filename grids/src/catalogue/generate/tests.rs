//! The generator against the minlex form, and its ways to run.

use super::class::Class;
use super::*;
use crate::Grid;
use crate::symmetry::{BandClass, minlex};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn class(number: usize) -> BandClass {
    BandClass::new(number).unwrap()
}

/// A class, a row 4 and its grids.
type Group = (BandClass, usize, Vec<(Grid, u16)>);

/// All groups that have grids.
fn run(generator: &Generator) -> Vec<Group> {
    let mut groups = Vec::new();
    let _: ControlFlow<()> = generator.run(|group| {
        if !group.is_empty() {
            groups.push((group.class(), group.row_4(), group.grids().collect()));
        }
        ControlFlow::Continue(())
    });
    groups
}

/// Grids that are their own minlex forms, in order, are essentially different.
#[test]
fn grids_are_minlex_and_in_order() {
    let groups = run(&Generator::new(class(380)..=class(416)).threads(2));
    let grids: Vec<_> = groups.iter().flat_map(|(_, _, grids)| grids).collect();
    assert!(grids.is_sorted_by(|(a, _), (b, _)| a < b));
    for (grid, automorphisms) in grids {
        let found = minlex(grid);
        assert_eq!((found.grid, found.automorphisms), (*grid, *automorphisms));
        assert!(Grid::from_digits(*grid.digits()).is_ok());
    }
}

#[test]
fn threads_and_starts_make_no_difference() {
    let classes = class(399)..=class(411);
    let all = run(&Generator::new(classes.clone()));
    assert!(all.len() > 10);
    for threads in [2, 5] {
        assert_eq!(run(&Generator::new(classes.clone()).threads(threads)), all);
    }
    let middle = all.len() / 2;
    let generator = Generator::new(all[middle].0..=class(411)).starting(all[middle].1);
    assert_eq!(run(&generator), all[middle..]);
    assert_eq!(run(&generator.threads(3)), all[middle..]);
    for threads in [1, 2] {
        let end = Generator::new(class(411)..=class(411)).starting(usize::MAX);
        assert_eq!(run(&end.threads(threads)), []);
    }
}

#[test]
fn a_receiver_can_have_enough() {
    for threads in [1, 3] {
        let mut groups = 0;
        let end = Generator::new(class(400)..=class(416)).threads(threads).run(|group| {
            groups += 1;
            if groups == 5 { ControlFlow::Break(group.row_4()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((end, groups), (ControlFlow::Break(4), 5));
    }
}

/// The caller hears of it, even where no thread is left to take a job: of the first class there
/// are as many rows as threads, and each of them panics.
#[cfg(feature = "system")]
#[test]
fn a_panic_in_every_thread_reaches_the_caller() {
    let rows = Class::new(class(400)).tables.fourth_rows;
    for threads in [2, 5] {
        let generator = Generator::new(class(400)..=class(416)).starting(rows - threads);
        let run = || {
            let make = |_: &mut _, _: &_, _| panic!("as the test wants it");
            let each = |()| ControlFlow::<()>::Continue(());
            generator.threads(threads).run_with(make, each)
        };
        let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
        let message = panic.downcast_ref::<String>().unwrap();
        assert!(message.contains("a thread of the generator broke down"), "{message}");
    }
}

#[test]
fn groups_have_as_many_grids_as_they_say() {
    let _: ControlFlow<()> = Generator::new(class(416)..=class(416)).run(|group| {
        assert_eq!(group.grids().count(), group.len());
        ControlFlow::Continue(())
    });
}

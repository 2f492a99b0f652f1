//! What other programs use: scans and catalogues.

use gridsieve::engine::classic::Classic;
use gridsieve::engine::degree::Degree;
use gridsieve::{Catalogue, CellSet, Error, Grid, Isa, Mask, Scan};
use std::num::NonZeroU64;
use std::ops::ControlFlow;

const GRID_3: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";

fn grid_3() -> Grid {
    GRID_3.parse().unwrap()
}

/// Puzzles of 18 clues of grid 3 that have the clues of its puzzle of 17.
fn with_17() -> Scan {
    let puzzle = Scan::new(17).puzzles(&grid_3()).unwrap()[0];
    Scan::new(18).mask(Mask::new(puzzle.clues(), CellSet::EMPTY).unwrap())
}

#[test]
fn engines_and_flags_do_as_in_the_program() {
    let scan = with_17();
    let puzzles = scan.puzzles(&grid_3()).unwrap();
    assert_eq!(puzzles.len(), 64);
    let isa = Isa::detect();
    assert_eq!(scan.clone().engine(Classic::new(isa)).puzzles(&grid_3()).unwrap(), puzzles);
    assert_eq!(scan.clone().engine(Degree::new(isa)).puzzles(&grid_3()).unwrap(), puzzles);
    assert!(scan.clone().minimal().puzzles(&grid_3()).unwrap().is_empty());
    let limited = scan.limit(NonZeroU64::new(3).unwrap());
    let totals = limited.each([grid_3()], |found| {
        assert_eq!((found.index(), found.len(), found.is_complete()), (0, 3, false));
        ControlFlow::Continue(())
    });
    let totals = totals.unwrap();
    assert_eq!((totals.grids, totals.complete, totals.puzzles), (1, 0, 3));
}

/// Numbers of clues that no puzzle has, and some that are others in 32 bits.
#[test]
fn no_puzzle_has_no_clue_or_more_than_81() {
    let beyond_32_bits = 1usize.checked_shl(32).map_or(usize::MAX, |all| all + 27);
    for clues in [0, 82, 1000, beyond_32_bits, usize::MAX] {
        for scan in [
            Scan::new(clues),
            Scan::new(clues).engine(Classic::new(Isa::detect())),
            Scan::new(clues).engine(Degree::new(Isa::detect())),
        ] {
            assert!(scan.puzzles(&grid_3()).unwrap().is_empty(), "{scan:?}");
        }
    }
}

#[test]
fn results_come_in_order_until_there_are_enough() {
    let whole = Catalogue::whole();
    let range = 5_000_000_000..5_000_000_040;
    let mut seen = Vec::new();
    let scan = with_17().threads(3);
    let totals = scan.catalogue(&whole, range.clone(), |found| {
        seen.push((found.index(), *found.grid()));
        ControlFlow::Continue(())
    });
    assert_eq!(totals.unwrap().grids, 40);
    let grids: Result<Vec<Grid>, Error> = whole.grids(range.clone()).unwrap().collect();
    assert_eq!(seen, range.clone().zip(grids.unwrap()).collect::<Vec<_>>());
    let mut count = 0;
    scan.catalogue(&whole, range, |_| {
        count += 1;
        if count == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert_eq!(count, 5);
}

#[test]
fn what_is_not_there_is_an_error() {
    let whole = Catalogue::whole();
    let error = whole.grid(whole.len()).unwrap_err();
    assert!(matches!(error, Error::NoGrid { index: 5_472_730_538, len: 5_472_730_538 }));
    assert!(whole.grids(10..whole.len() + 1).is_err());
    assert!(matches!(Catalogue::open("no such file"), Err(Error::File(_))));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids.gsc");
    let written = Catalogue::write(&path, [Ok(grid_3())]).unwrap();
    assert_eq!(written.len(), 1);
    assert_eq!(written.grids(0..1).unwrap().next().unwrap().unwrap(), grid_3());
}

#[test]
fn a_damaged_catalogue_gives_no_grid() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids.gsc");
    drop(Catalogue::write(&path, [Ok(grid_3())]).unwrap());
    let bytes = std::fs::read(&path).unwrap();
    let mut opened = 0;
    for changed in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[changed] ^= 1;
        // Not in place: a file that is mapped must not change.
        std::fs::remove_file(&path).unwrap();
        std::fs::write(&path, bytes).unwrap();
        let catalogue = match Catalogue::open(&path) {
            Ok(catalogue) => catalogue,
            Err(error) => {
                assert!(matches!(error, Error::File(_)), "byte {changed}: {error}");
                continue;
            }
        };
        opened += 1;
        let error = catalogue.grids(0..1).unwrap().next().unwrap().unwrap_err();
        assert!(matches!(error, Error::File(_)), "byte {changed}: {error}");
        assert!(error.to_string().contains("grids.gsc"), "byte {changed}: {error}");
        let scanned =
            Scan::new(17).catalogue(&catalogue, 0..1, |_| panic!("a grid of byte {changed}"));
        let error = scanned.unwrap_err();
        assert!(matches!(error, Error::File(_)), "byte {changed}: {error}");
    }
    assert!(opened > 0, "every change was seen before a grid was read");
}

#[test]
fn scans_and_catalogues_say_what_they_are() {
    let scan = format!("{:?}", Scan::new(18).minimal().threads(2));
    assert!(scan.contains("clues: 18") && scan.contains("\"bands\""), "{scan}");
    assert_eq!(format!("{:?}", Catalogue::whole()), "Catalogue(\"whole\")");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids.gsc");
    let file = Catalogue::write(&path, [Ok(grid_3())]).unwrap();
    assert!(format!("{file:?}").contains("grids.gsc"), "{file:?}");
}

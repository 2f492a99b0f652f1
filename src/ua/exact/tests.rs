//! Known numbers of UAs, and what every UA has to be.

use super::*;
use crate::solver::general::{Solutions, solve};
use crate::test_size::test_size;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const MC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn uas(grid: &str, max_size: usize) -> Vec<CellSet> {
    minimal_uas(&grid.parse().unwrap(), max_size)
}

/// Known numbers of minimal UAs of up to 12 cells.
#[test]
fn numbers_up_to_12_cells() {
    let known = [
        (SF, 371),
        ("123456789456789123789132564264918357875324691931675248392861475547293816618547932", 289),
        ("123456789457189263689237451275613948348975612961842537534798126712364895896521374", 311),
        ("123456789457189326689327154231645897745891632896732541318264975574918263962573418", 261),
        (MC, 162),
        ("123456789456789132789213645275941368638527914941638257394175826517862493862394571", 421),
        ("123568479864791352957243681218657934536489127749312865391825746472136598685974213", 78),
    ];
    for (grid, number) in known {
        assert_eq!(uas(grid, 12).len(), number, "{grid}");
    }
}

#[test]
fn numbers_by_size() {
    let by_size = |grid: &str, sizes: &[usize]| -> Vec<usize> {
        let uas = uas(grid, 12);
        sizes.iter().map(|&size| uas.iter().filter(|ua| ua.len() == size).count()).collect()
    };
    let sizes = [4, 5, 6, 7, 8, 9, 10, 11, 12];
    assert_eq!(by_size(SF, &sizes), [2, 0, 14, 0, 18, 10, 69, 57, 201]);
    assert_eq!(by_size(MC, &sizes), [0, 0, 162, 0, 0, 0, 0, 0, 0]);
    let many_fours =
        "123568479864791352957243681218657934536489127749312865391825746472136598685974213";
    assert_eq!(by_size(many_fours, &[4]), [36]);
    let no_four =
        "123456789456789132789213645275941368638527914941638257394175826517862493862394571";
    assert_eq!(by_size(no_four, &[4]), [0]);
}

/// Each is unavoidable, and stops being so when any of its cells is given.
#[test]
fn every_ua_is_one_and_minimal() {
    for text in [SF, MC] {
        let grid: Grid = text.parse().unwrap();
        let uas = minimal_uas(&grid, 16);
        assert!(uas.len() > 700);
        for ua in uas.into_iter().step_by(test_size(7, 1)) {
            assert_eq!(solve(&grid.puzzle(!ua)), Solutions::Many, "{ua}");
            for cell in ua.iter() {
                let mut smaller = ua;
                smaller.remove(cell);
                assert_eq!(solve(&grid.puzzle(!smaller)), Solutions::One(grid), "{ua}");
            }
        }
    }
}

/// The transposed grid has the transposed UAs, although the search takes
/// the cells in another order.
#[test]
fn transposing_commutes() {
    let transpose = |cell: usize| cell % 9 * 9 + cell / 9;
    let grid: Grid = SF.parse().unwrap();
    let digits = std::array::from_fn(|cell| grid.digit(transpose(cell)));
    let mut turned: Vec<CellSet> = minimal_uas(&Grid::from_digits(digits).unwrap(), 14)
        .iter()
        .map(|ua| ua.iter().map(transpose).collect())
        .collect();
    turned.sort_by_key(|ua| (ua.len(), Reverse(ua.text_key())));
    assert_eq!(turned, minimal_uas(&grid, 14));
}

#[test]
fn within_cells() {
    let all = uas(SF, 14);
    for bits in [0, 0x5aa5_f0f0_1234_ffff_ffff_u128, !0 >> 60, !0x1_0000_0010_0000] {
        let within = CellSet::from_bits(bits);
        let expected: Vec<_> = all.iter().copied().filter(|ua| ua.is_subset(within)).collect();
        let grid = SF.parse().unwrap();
        assert_eq!(minimal_uas_within(&grid, within, 14, Isa::detect()), expected);
    }
}

#[test]
fn size_limits() {
    let all = uas(SF, 13);
    for max_size in 0..13 {
        let expected: Vec<_> = all.iter().copied().filter(|ua| ua.len() <= max_size).collect();
        assert_eq!(uas(SF, max_size), expected);
    }
    assert_eq!(uas(SF, 3), []);
}

#[test]
fn order_is_size_then_text() {
    let uas = uas(SF, 12);
    let keys: Vec<_> = uas.iter().map(|ua| (ua.len(), ua.to_string())).collect();
    assert!(keys.is_sorted());
}

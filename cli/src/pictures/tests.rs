//! Both forms of a picture show the same.

use super::board;
use super::font::Weight;
use super::layout::{self, Uas};
use super::picture::{Anchor, Colour, Text};
use super::*;
use gridsieve::ua::minimal_uas;
use gridsieve_grids::{CellSet, Grid, Puzzle};

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// The pixel at a place, at scale 1.
fn pixel(picture: &Picture, [x, y]: [f64; 2]) -> Colour {
    let pixel = png::pixels(picture, 1).unwrap().pixel(x as u32, y as u32).unwrap();
    Colour([pixel.red(), pixel.green(), pixel.blue()])
}

/// How many elements have a class that begins so.
fn count(picture: &Picture, class: &str) -> usize {
    svg::document(picture).matches(&format!("class=\"{class}")).count()
}

#[test]
fn shapes_cover_what_they_should() {
    let mut picture = Picture::new([20, 10], "shapes");
    let red = Colour([200, 0, 0]);
    picture.rectangle("a", red, [2.0, 2.0, 4.5, 4.0]);
    picture.circle("b", Colour::INK, [12.0, 5.0], 3.0);
    picture.line("c", red, [[16.0, 0.0], [16.0, 10.0]], 2.0);
    for (place, colour) in [
        ([2.0, 2.0], red),
        ([5.0, 5.0], red),
        // Half of it.
        ([6.0, 3.0], red.tint(0.5)),
        ([1.0, 3.0], Colour::PAPER),
        ([12.0, 5.0], Colour::INK),
        ([8.0, 2.0], Colour::PAPER),
        ([15.0, 9.0], red),
        ([16.0, 0.0], red),
        ([17.0, 5.0], Colour::PAPER),
    ] {
        let is = pixel(&picture, place).0;
        assert!(is.iter().zip(colour.0).all(|(&a, b)| a.abs_diff(b) <= 1), "{place:?}: {is:?}");
    }
}

#[test]
fn what_lies_outside_is_cut_off() {
    let mut picture = Picture::new([8, 8], "outside");
    picture.rectangle("a", Colour::INK, [-5.0, -5.0, 9.0, 7.0]);
    picture.rectangle("b", Colour::INK, [50.0, 50.0, 9.0, 7.0]);
    let text =
        Text { text: "88".to_owned(), size: 30.0, weight: Weight::Bold, anchor: Anchor::Middle };
    picture.text("c", Colour::INK, text, [-10.0, 30.0]);
    assert_eq!(pixel(&picture, [3.0, 1.0]), Colour::INK);
    assert_eq!(pixel(&picture, [7.0, 1.0]), Colour::PAPER);
}

#[test]
fn holes_of_letters_stay_empty() {
    let mut picture = Picture::new([40, 40], "hole");
    let text =
        Text { text: "0".to_owned(), size: 40.0, weight: Weight::Bold, anchor: Anchor::Middle };
    picture.text("a", Colour::INK, text, [20.0, 35.0]);
    assert_eq!(pixel(&picture, [20.0, 20.0]), Colour::PAPER);
    let dark = (0..40).filter(|&x| pixel(&picture, [f64::from(x), 20.0]) == Colour::INK).count();
    assert!((8..25).contains(&dark), "{dark}");
}

#[test]
fn every_cell_of_a_ua_has_its_colour() {
    let grid: Grid = SF.parse().unwrap();
    let uas = &minimal_uas(&grid, 6)[..5];
    let given = CellSet::single(uas[0].iter().next().unwrap());
    let title = "UAs".to_owned();
    let picture = Uas { grid: &grid, uas, given, dead: CellSet::EMPTY, title }.draw();
    for (place, ua) in uas.iter().enumerate() {
        let letter = stripes::letter(place);
        assert_eq!(count(&picture, &format!("ua ua-{letter} ")), ua.len());
        for cell in ua.iter().filter(|&cell| uas.iter().filter(|ua| ua.contains(cell)).count() == 1)
        {
            let place_of = layout::corner(cell).map(|at| at + 3.0);
            assert_eq!(pixel(&picture, place_of), stripes::colour(place, ua.intersects(given)));
        }
        let line = format!("{letter}: {} cells {ua}", ua.len());
        assert!(picture.description.contains(&line), "{}", picture.description);
    }
}

#[test]
fn clues_are_told_from_the_solution() {
    let grid: Grid = SF.parse().unwrap();
    let clues = CellSet::from_bits(0b1011 << 40);
    let puzzle: Puzzle = grid.puzzle(clues);
    let [bare, solved] = [None, Some(&grid)].map(|grid| board::puzzle(&puzzle, grid));
    assert_eq!((count(&bare, "clue "), count(&bare, "grey ")), (3, 0));
    assert_eq!((count(&solved, "clue "), count(&solved, "grey ")), (3, 78));
}

//! What pictures show.

use super::board;
use super::layout::{self, Uas};
use super::picture::{Anchor, Colour, Letters, Weight};
use super::*;
use gridsieve::ua::minimal_uas;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_puzzles::logic::cell_name;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// How many elements have a class that begins so.
fn count(picture: &Picture, class: &str) -> usize {
    svg::document(picture).matches(&format!("class=\"{class}")).count()
}

/// The element with a class, as text.
fn element(picture: &Picture, class: &str) -> String {
    let document = svg::document(picture);
    let element = document.lines().find(|line| line.contains(&format!("class=\"{class}\"")));
    element.unwrap_or_else(|| panic!("{class}: {document}")).to_owned()
}

#[test]
fn shapes_have_their_places_and_colours() {
    let mut picture = Picture::new([20, 10], "shapes");
    let red = Colour([200, 0, 0]);
    picture.rectangle("a", red.tint(0.5), [2.0, 2.0, 4.5, 4.0]);
    picture.circle("b", Colour::INK, [12.0, 5.0], 3.0);
    picture.line("c", red, [[16.0, 0.0], [16.0, 10.0]], 2.0);
    for (class, expected) in [
        (
            "a",
            "<rect class=\"a\" fill=\"#E48080\" x=\"2\" y=\"2\" width=\"4.5\" height=\"4\"></rect>",
        ),
        ("b", "<circle class=\"b\" fill=\"#1B1F24\" cx=\"12\" cy=\"5\" r=\"3\"></circle>"),
        (
            "c",
            "<line class=\"c\" stroke=\"#C80000\" stroke-width=\"2\" x1=\"16\" y1=\"0\" x2=\"16\" y2=\"10\"></line>",
        ),
    ] {
        assert_eq!(element(&picture, class), expected);
    }
}

#[test]
fn texts_have_their_places_and_letters() {
    let mut picture = Picture::new([40, 40], "letters");
    let centred = Letters { size: 40.0, weight: Weight::Bold, anchor: Anchor::Middle };
    picture.text("a", Colour::INK, "<0", centred, [20.0, 35.0]);
    let plain = Letters { size: 8.5, weight: Weight::Regular, anchor: Anchor::Start };
    picture.text("b", Colour::SOFT, "1", plain, [0.0, 9.0]);
    assert_eq!(
        element(&picture, "a"),
        "<text class=\"a\" fill=\"#1B1F24\" x=\"20\" y=\"35\" font-size=\"40\" font-weight=\"bold\" text-anchor=\"middle\">&lt;0</text>"
    );
    assert_eq!(
        element(&picture, "b"),
        "<text class=\"b\" fill=\"#6E7781\" x=\"0\" y=\"9\" font-size=\"8.5\">1</text>"
    );
    assert!(svg::document(&picture).contains("font-family=\"sans-serif\""));
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
            let state = if ua.intersects(given) { " hit" } else { "" };
            let stripe = element(&picture, &format!("ua ua-{letter} {}{state}", cell_name(cell)));
            let fill = stripes::colour(place, ua.intersects(given));
            let [x, y] = layout::corner(cell);
            assert!(stripe.contains(&format!("fill=\"{fill}\" x=\"{x}\" y=\"{y}\"")), "{stripe}");
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

//! A grid on paper: digits, clues, UAs.

use super::layout::{CELL, EDGE, GRID, MARGIN, Uas, corner};
use super::picture::{Anchor, Colour, Letters, Picture, Weight};
use super::{legend, stripes};
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_puzzles::logic::cell_name;

/// How a digit is written.
#[derive(Clone, Copy)]
enum Tone {
    /// A clue of a puzzle.
    Clue,
    /// A clue among UAs: it has to be seen on any colour.
    Given,
    /// A digit of a grid.
    Plain,
    /// A digit that is not given.
    Grey,
}

/// A puzzle, its clues in bold; the digits of its solution in grey if they are given.
pub fn puzzle(puzzle: &Puzzle, solution: Option<&Grid>) -> Picture {
    let clues = puzzle.clues().len();
    let mut picture = sheet(&format!("A puzzle of {clues} clues"), MARGIN);
    picture.description = match solution {
        Some(grid) => format!("{puzzle} with its solution {grid}"),
        None => puzzle.to_string(),
    };
    lines(&mut picture);
    for (cell, &clue) in puzzle.digits().iter().enumerate() {
        match solution {
            _ if clue > 0 => digit(&mut picture, cell, clue, Tone::Clue),
            Some(grid) => digit(&mut picture, cell, grid.digits()[cell], Tone::Grey),
            None => {}
        }
    }
    picture
}

impl Uas<'_> {
    /// The grid with its UAs, and a line for each of them below.
    pub fn draw(&self) -> Picture {
        let mut picture = sheet(&self.title, EDGE);
        stripes::draw(&mut picture, self.uas, self.given);
        let within = self.uas.iter().fold(CellSet::EMPTY, |all, &ua| all | ua);
        for cell in self.dead.iter() {
            cross(&mut picture, cell);
        }
        lines(&mut picture);
        numbers(&mut picture);
        for (cell, &value) in self.grid.digits().iter().enumerate() {
            let tone = match () {
                () if self.given.contains(cell) => Tone::Given,
                () if within.contains(cell) && !self.dead.contains(cell) => Tone::Plain,
                () => Tone::Grey,
            };
            digit(&mut picture, cell, value, tone);
        }
        legend::draw(&mut picture, self, [MARGIN, MARGIN + GRID + EDGE], GRID);
        picture
    }
}

/// Paper for a grid, with some room right of and below it.
fn sheet(title: &str, edge: f64) -> Picture {
    let side = (MARGIN + GRID + edge) as u32;
    Picture::new([side; 2], title)
}

/// The lines between cells, boxes and around the grid, the thick ones last.
fn lines(picture: &mut Picture) {
    for (class, colour, thickness) in [("thin", Colour::LINE, 1.0), ("thick", Colour::INK, 2.0)] {
        for line in 0..=9 {
            if (line % 3 == 0) == (class == "thick") {
                let at = MARGIN + CELL * f64::from(line) - thickness / 2.0;
                let (from, length) = (MARGIN - thickness / 2.0, GRID + thickness);
                picture.rectangle(class, colour, [at, from, thickness, length]);
                picture.rectangle(class, colour, [from, at, length, thickness]);
            }
        }
    }
}

/// The numbers of rows and columns, from 1.
fn numbers(picture: &mut Picture) {
    for line in 0..9 {
        let middle = MARGIN + CELL * (f64::from(line) + 0.5);
        for at in [[MARGIN / 2.0, middle + 4.5], [middle, MARGIN - 9.0]] {
            let letters = Letters { size: 12.0, weight: Weight::Regular, anchor: Anchor::Middle };
            picture.text("number", Colour::SOFT, &(line + 1).to_string(), letters, at);
        }
    }
}

fn digit(picture: &mut Picture, cell: usize, digit: u8, tone: Tone) {
    let [x, y] = corner(cell).map(|corner| corner + CELL / 2.0);
    let (class, weight, colour, size) = match tone {
        Tone::Clue => ("clue", Weight::Bold, Colour::INK, 24.0),
        Tone::Given => ("clue", Weight::Bold, Colour::PAPER, 20.0),
        Tone::Plain => ("digit", Weight::Regular, Colour::INK, 24.0),
        Tone::Grey => ("grey", Weight::Regular, Colour::SOFT, 24.0),
    };
    if matches!(tone, Tone::Given) {
        picture.circle("given", Colour::INK, [x, y], 0.34 * CELL);
    }
    let class = format!("{class} {}", cell_name(cell));
    let letters = Letters { size, weight, anchor: Anchor::Middle };
    picture.text(&class, colour, &digit.to_string(), letters, [x, y + 0.365 * size]);
}

/// The mark of a dead cell.
fn cross(picture: &mut Picture, cell: usize) {
    let [x, y] = corner(cell);
    let (near, far) = (5.0, CELL - 5.0);
    for ends in
        [[[x + near, y + near], [x + far, y + far]], [[x + near, y + far], [x + far, y + near]]]
    {
        picture.line("dead", Colour::LINE, ends, 2.0);
    }
}

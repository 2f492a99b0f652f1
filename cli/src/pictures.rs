//! Grids, puzzles and UAs as SVG. A style sheet in the file says how each class of elements looks, so
//! that the same arguments give the same bytes on every machine; the letters are those of a font of the reader.

use gridsieve_grids::message::visible;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_puzzles::logic::cell_name;
use maud::{Markup, PreEscaped, html};

/// Side of a cell, in pixels.
const CELL: f64 = 44.0;
/// Left of and above the grid: the numbers of its rows and columns have room there.
const MARGIN: f64 = 26.0;
/// Right of and below it, where no numbers are on the other side.
const EDGE: f64 = 12.0;
/// Side of the grid.
const GRID: f64 = 9.0 * CELL;

/// How elements look. Colours of UAs follow: those of Okabe and Ito and five more, on paper.
const STYLE: &str = "\
text{font:24px sans-serif;fill:#1B1F24;text-anchor:middle}
.paper{fill:#FFFFFF}
.thin{stroke:#B8BFC7}
.thick{stroke:#1B1F24;stroke-width:2}
.clue{font-weight:bold}
.grey{fill:#6E7781}
.mark{fill:#1B1F24}
.given{font:bold 20px sans-serif;fill:#FFFFFF}
.dead{stroke:#B8BFC7;stroke-width:2}
.number{font-size:12px;fill:#6E7781}
.letter{font-size:10px;text-anchor:start}
.legend{font-size:12px;text-anchor:start}
.name{font-weight:bold}
";
const COLOURS: [&str; 12] = [
    "#80B9D9", "#F3CF80", "#80CFB9", "#E6BCD3", "#F8F2A1", "#ABDAF4", "#EAAF80", "#BDA7D1",
    "#C6AD95", "#CDE699", "#88BDC5", "#F196A9",
];

/// As many UAs can be drawn on a grid: a letter for each.
pub const MOST: usize = 26;

/// UAs of a grid, and what a search did with them.
pub struct Uas<'a> {
    /// The grid.
    pub grid: &'a Grid,
    /// Each in its colour, and with a letter: at most [`MOST`].
    pub uas: &'a [CellSet],
    /// Clues that are placed: UAs with one of them are hit, and grey.
    pub given: CellSet,
    /// Cells that get no clue.
    pub dead: CellSet,
    /// What the picture shows, in a few words.
    pub title: String,
}

/// A puzzle, its clues in bold; the digits of its solution in grey if they are given.
pub fn puzzle(puzzle: &Puzzle, solution: Option<&Grid>) -> String {
    let mut shapes = lines();
    for (cell, &clue) in puzzle.digits().iter().enumerate() {
        match solution {
            _ if clue > 0 => shapes.push(digit("clue", cell, clue)),
            Some(grid) => shapes.push(digit("grey", cell, grid.digits()[cell])),
            None => {}
        }
    }
    let description = match solution {
        Some(grid) => format!("{puzzle} with its solution {grid}"),
        None => puzzle.to_string(),
    };
    let title = format!("A puzzle of {} clues", puzzle.clues().len());
    document(&title, &description, [MARGIN + GRID + MARGIN; 2], &shapes)
}

impl Uas<'_> {
    /// The grid with its UAs, and a line for each of them below.
    pub fn draw(&self) -> String {
        let mut shapes = self.stripes();
        for cell in self.dead.iter() {
            let [x, y] = corner(cell);
            let (near, far) = (5.0, CELL - 5.0);
            shapes.push(line("dead", [x + near, y + near], [x + far, y + far]));
            shapes.push(line("dead", [x + near, y + far], [x + far, y + near]));
        }
        shapes.extend(lines());
        for number in 0..9 {
            let middle = MARGIN + CELL * (f64::from(number) + 0.5);
            let name = (number + 1).to_string();
            shapes.push(text("number", [MARGIN / 2.0, middle + 4.5], &name));
            shapes.push(text("number", [middle, MARGIN - 9.0], &name));
        }
        let within = self.uas.iter().fold(CellSet::EMPTY, |all, &ua| all | ua);
        for (cell, &value) in self.grid.digits().iter().enumerate() {
            if self.given.contains(cell) {
                let [x, y] = corner(cell).map(|corner| corner + CELL / 2.0);
                shapes.push(html! { circle.mark cx=(px(x)) cy=(px(y)) r="15" {} });
                shapes.push(digit("given", cell, value));
            } else {
                let is_open = within.contains(cell) && !self.dead.contains(cell);
                shapes.push(digit(if is_open { "digit" } else { "grey" }, cell, value));
            }
        }
        let (description, bottom) = self.legend(&mut shapes);
        document(&self.title, &description, [MARGIN + GRID + EDGE, bottom + 10.0], &shapes)
    }

    /// A stripe of each cell for each UA that it is in.
    fn stripes(&self) -> Vec<Markup> {
        let mut shapes = Vec::new();
        for cell in 0..81 {
            let of = (0..self.uas.len()).filter(|&ua| self.uas[ua].contains(cell));
            let of: Vec<usize> = of.collect();
            let [x, y] = corner(cell);
            let width = CELL / of.len().max(1) as f64;
            for (place, &ua) in of.iter().enumerate() {
                let (left, name) = (x + place as f64 * width, letter(ua));
                let class = format!("ua ua-{name} {}{}", cell_name(cell), self.hit(ua));
                shapes.push(rectangle(&class, [left, y, width, CELL]));
                shapes.push(text("letter", [left + 3.0, y + CELL - 4.0], &name));
            }
        }
        shapes
    }

    /// The class of a UA that is hit.
    fn hit(&self, ua: usize) -> &'static str {
        if self.uas[ua].intersects(self.given) { " hit" } else { "" }
    }

    /// Adds the lines below the grid; their text, and where they end.
    fn legend(&self, shapes: &mut Vec<Markup>) -> (String, f64) {
        let (mut top, mut said) = (MARGIN + GRID + EDGE, Vec::new());
        for (place, &ua) in self.uas.iter().enumerate() {
            let name = letter(place);
            let class = match self.hit(place) {
                "" => format!("swatch key-{name}"),
                _ => "swatch grey".to_owned(),
            };
            shapes.push(rectangle(&class, [MARGIN, top + 3.0, 14.0, 14.0]));
            shapes.push(text("legend name", [MARGIN + 20.0, top + 14.0], &name));
            let hit = match () {
                () if self.given.is_empty() => String::new(),
                () if ua.intersects(self.given) => format!(", hit by {}", ua & self.given),
                () => ", not hit".to_owned(),
            };
            let cells = if ua.len() == 1 { "cell" } else { "cells" };
            let words = format!("{} {cells} {ua}{hit}", ua.len());
            top = paragraph(shapes, 40.0, top, &words);
            said.push(format!("{name}: {words}"));
        }
        if !self.dead.is_empty() {
            let words = format!("dead cells: {}", self.dead);
            top = paragraph(shapes, 0.0, top, &words);
            said.push(words);
        }
        (said.join("; "), top)
    }
}

/// Adds lines of words below the grid, from `top` down; where they end.
fn paragraph(shapes: &mut Vec<Markup>, indent: f64, mut top: f64, words: &str) -> f64 {
    for line in wrap(words, GRID - indent) {
        shapes.push(text("legend", [MARGIN + indent, top + 14.0], &line));
        top += 19.0;
    }
    top
}

/// A file of its own.
fn document(title: &str, description: &str, size: [f64; 2], shapes: &[Markup]) -> String {
    let [width, height] = size.map(|side| side as u32);
    let colours = (0..MOST).map(|ua| {
        let (name, colour) = (letter(ua), COLOURS[ua % COLOURS.len()]);
        format!(".ua-{name},.key-{name}{{fill:{colour}}}\n")
    });
    let style =
        format!("\n{STYLE}{}.hit,.swatch.grey{{fill:#DFE2E5}}\n", colours.collect::<String>());
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
            viewBox=(format!("0 0 {width} {height}")) {
            (PreEscaped("\n"))
            title { (visible(&title)) } (PreEscaped("\n"))
            desc { (visible(&description)) } (PreEscaped("\n"))
            style { (PreEscaped(style)) } (PreEscaped("\n"))
            rect.paper width=(width) height=(height) {} (PreEscaped("\n"))
            @for shape in shapes { (shape) (PreEscaped("\n")) }
        }
    };
    format!("{}\n", drawing.into_string())
}

/// The lines between cells, boxes and around the grid, the thick ones last.
fn lines() -> Vec<Markup> {
    let (begin, end) = (MARGIN, MARGIN + GRID);
    let of = |class: &'static str, is_thick: bool| {
        let places = (0..=9).filter(move |place| (place % 3 == 0) == is_thick);
        places.flat_map(move |place| {
            let at = MARGIN + CELL * f64::from(place);
            [line(class, [at, begin], [at, end]), line(class, [begin, at], [end, at])]
        })
    };
    of("thin", false).chain(of("thick", true)).collect()
}

fn digit(class: &str, cell: usize, digit: u8) -> Markup {
    let [x, y] = corner(cell).map(|corner| corner + CELL / 2.0);
    let class = format!("{class} {}", cell_name(cell));
    text(&class, [x, y + 8.5], &digit.to_string())
}

fn rectangle(class: &str, at: [f64; 4]) -> Markup {
    let [x, y, width, height] = at.map(px);
    html! { rect class=(class) x=(x) y=(y) width=(width) height=(height) {} }
}

fn line(class: &str, from: [f64; 2], to: [f64; 2]) -> Markup {
    let ([x1, y1], [x2, y2]) = (from.map(px), to.map(px));
    html! { line class=(class) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
}

fn text(class: &str, at: [f64; 2], text: &str) -> Markup {
    let [x, y] = at.map(px);
    html! { text class=(class) x=(x) y=(y) { (text) } }
}

/// A number to two places behind the point, where it has some.
fn px(number: f64) -> String {
    if number.fract() == 0.0 { number.to_string() } else { format!("{number:.2}") }
}

/// The upper left corner of a cell.
fn corner(cell: usize) -> [f64; 2] {
    [MARGIN + CELL * (cell % 9) as f64, MARGIN + CELL * (cell / 9) as f64]
}

/// The letter of a UA.
fn letter(ua: usize) -> String {
    char::from(b'A' + (ua % MOST) as u8).to_string()
}

/// Lines that are hardly wider than this, broken after commas and blanks.
fn wrap(text: &str, room: f64) -> Vec<String> {
    // No wider is a character of the legend on average, in a usual font: digits and commas.
    let most = (room / 7.0) as usize;
    let mut lines = vec![String::new()];
    for word in text.split_inclusive([',', ' ']) {
        let line = lines.last_mut().expect("there is one");
        if !line.is_empty() && line.len() + word.len() > most {
            lines.push(word.to_owned());
        } else {
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve::ua::minimal_uas;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    /// How many elements have a class that begins so.
    fn count(picture: &str, class: &str) -> usize {
        picture.matches(&format!("class=\"{class}")).count()
    }

    #[test]
    fn elements_have_their_places() {
        let expected = "<rect class=\"a\" x=\"2\" y=\"2\" width=\"4.50\" height=\"4\"></rect>";
        assert_eq!(rectangle("a", [2.0, 2.0, 4.5, 4.0]).into_string(), expected);
        let expected = "<text class=\"b\" x=\"20\" y=\"35\">&lt;0</text>";
        assert_eq!(text("b", [20.0, 35.0], "<0").into_string(), expected);
        let expected = "<line class=\"c\" x1=\"16\" y1=\"0\" x2=\"16\" y2=\"10\"></line>";
        assert_eq!(line("c", [16.0, 0.0], [16.0, 10.0]).into_string(), expected);
    }

    #[test]
    fn every_cell_of_a_ua_has_its_colour() {
        let grid: Grid = SF.parse().unwrap();
        let uas = &minimal_uas(&grid, 6)[..5];
        let given = CellSet::single(uas[0].iter().next().unwrap());
        let title = "UAs".to_owned();
        let picture = Uas { grid: &grid, uas, given, dead: CellSet::EMPTY, title }.draw();
        for (place, ua) in uas.iter().enumerate() {
            let letter = letter(place);
            assert_eq!(count(&picture, &format!("ua ua-{letter} ")), ua.len());
            let alone = |&cell: &usize| uas.iter().filter(|ua| ua.contains(cell)).count() == 1;
            for cell in ua.iter().filter(alone) {
                let state = if ua.intersects(given) { " hit" } else { "" };
                let [x, y] = corner(cell);
                let class = format!("ua ua-{letter} {}{state}", cell_name(cell));
                let stripe = format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"44\"");
                assert!(picture.contains(&stripe), "{stripe}");
            }
            assert!(picture.contains(&format!("{letter}: {} cells {ua}", ua.len())), "{picture}");
        }
    }

    #[test]
    fn clues_are_told_from_the_solution() {
        let grid: Grid = SF.parse().unwrap();
        let clues = CellSet::from_bits(0b1011 << 40);
        let [bare, solved] = [None, Some(&grid)].map(|of| puzzle(&grid.puzzle(clues), of));
        assert_eq!((count(&bare, "clue "), count(&bare, "grey ")), (3, 0));
        assert_eq!((count(&solved, "clue "), count(&solved, "grey ")), (3, 78));
    }
}

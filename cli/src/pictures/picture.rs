//! A picture: shapes of one colour each, drawn one over the other.

use super::font::{self, Weight};

/// A colour: red, green, blue. All are opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// The paper.
    pub const PAPER: Colour = Colour([0xFF, 0xFF, 0xFF]);
    /// Digits and thick lines.
    pub const INK: Colour = Colour([0x1B, 0x1F, 0x24]);
    /// What is less important.
    pub const SOFT: Colour = Colour([0x6E, 0x77, 0x81]);
    /// Thin lines.
    pub const LINE: Colour = Colour([0xB8, 0xBF, 0xC7]);

    /// This colour, with this share of it, on paper.
    pub fn tint(self, share: f64) -> Colour {
        let mix = |part: u8| (255.0 - share * (255.0 - f64::from(part))).round() as u8;
        Colour(self.0.map(mix))
    }
}

/// A part of an outline; coordinates grow to the right and downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins another contour here.
    Move([f64; 2]),
    /// A straight line.
    Line([f64; 2]),
    /// A curve with one control point.
    Quad([f64; 2], [f64; 2]),
    /// Back to where the contour began.
    Close,
}

/// What is filled: outer contours and holes turn in opposite directions.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// `x`, `y`, width, height.
    Rectangle([f64; 4]),
    /// Centre and radius.
    Circle([f64; 2], f64),
    /// Anything.
    Path(Vec<Segment>),
    /// A text.
    Text(Letters),
}

/// A text at its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Letters {
    /// Its characters.
    pub text: String,
    /// Thick or thin.
    pub weight: Weight,
    /// Of the letters, in pixels.
    pub size: f64,
    /// The left end of its base line.
    pub at: [f64; 2],
}

/// Where the point is that places a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// In its middle.
    Middle,
    /// At its right end.
    End,
}

/// An outline that is filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// What it stands for, in the words of a style sheet: `ua ua-1 r3c5`.
    pub class: String,
    /// Its colour.
    pub fill: Colour,
    /// Its outline.
    pub outline: Outline,
}

/// Shapes on a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// In pixels at scale 1.
    pub width: u32,
    /// In pixels at scale 1.
    pub height: u32,
    /// What it shows, in a few words.
    pub title: String,
    /// For those who do not see it.
    pub description: String,
    /// From the lowest to the topmost.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// An empty sheet.
    pub fn new([width, height]: [u32; 2], title: &str) -> Picture {
        let mut picture = Picture {
            width,
            height,
            title: title.to_owned(),
            description: String::new(),
            shapes: Vec::new(),
        };
        let sheet = [0.0, 0.0, f64::from(width), f64::from(height)];
        picture.rectangle("paper", Colour::PAPER, sheet);
        picture
    }

    /// The sheet gets longer.
    pub fn lengthen(&mut self, height: u32) {
        self.height = height;
        if let Some(Outline::Rectangle([.., sheet])) =
            self.shapes.first_mut().map(|sheet| &mut sheet.outline)
        {
            *sheet = f64::from(height);
        }
    }

    /// Adds a shape.
    pub fn add(&mut self, class: &str, fill: Colour, outline: Outline) {
        self.shapes.push(Shape { class: class.to_owned(), fill, outline });
    }

    /// Adds a filled rectangle: `x`, `y`, width, height.
    pub fn rectangle(&mut self, class: &str, fill: Colour, at: [f64; 4]) {
        self.add(class, fill, Outline::Rectangle(at));
    }

    /// Adds a line of some thickness.
    pub fn line(&mut self, class: &str, fill: Colour, ends: [[f64; 2]; 2], thickness: f64) {
        let [[x1, y1], [x2, y2]] = ends;
        let length = (x2 - x1).hypot(y2 - y1);
        if length > 0.0 {
            let half = thickness / 2.0 / length;
            let (dx, dy) = ((x2 - x1) * half, (y2 - y1) * half);
            let path = vec![
                Segment::Move([x1 - dy, y1 + dx]),
                Segment::Line([x1 + dy, y1 - dx]),
                Segment::Line([x2 + dy, y2 - dx]),
                Segment::Line([x2 - dy, y2 + dx]),
                Segment::Close,
            ];
            self.add(class, fill, Outline::Path(path));
        }
    }

    /// Adds a text whose base line ends, is centred or begins at a point, in letters
    /// of a size in pixels. Characters that the font lacks become `?`.
    pub fn text(&mut self, class: &str, fill: Colour, text: &Text, at: [f64; 2]) {
        let width = font::width(text.text, text.weight, text.size);
        let left = match text.anchor {
            Anchor::Start => at[0],
            Anchor::Middle => at[0] - width / 2.0,
            Anchor::End => at[0] - width,
        };
        let (text, weight, size) = (text.text.to_owned(), text.weight, text.size);
        self.add(class, fill, Outline::Text(Letters { text, weight, size, at: [left, at[1]] }));
    }
}

/// A text to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// Its characters.
    pub text: &'a str,
    /// Of the letters, in pixels.
    pub size: f64,
    /// Of the letters.
    pub weight: Weight,
    /// How it lies at its place.
    pub anchor: Anchor,
}

//! A picture: shapes and texts of one colour each, drawn one over the other.

use maud::{Markup, html};
use std::fmt;

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

/// As style sheets write it.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

/// Where the point is that places a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// In its middle.
    Middle,
}

/// How thick the letters of a text are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Bold,
}

/// How the letters of a text look.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    /// In pixels.
    pub size: f64,
    pub weight: Weight,
    /// How the text lies at its place.
    pub anchor: Anchor,
}

/// Shapes on a sheet of paper. Coordinates grow to the right and downwards. The class of a shape
/// says what it stands for, in the words of a style sheet: `ua ua-1 r3c5`.
#[derive(Clone, Debug)]
pub struct Picture {
    /// In pixels at scale 1.
    pub width: u32,
    /// In pixels at scale 1.
    pub height: u32,
    /// What it shows, in a few words.
    pub title: String,
    /// For those who do not see it.
    pub description: String,
    /// Elements of SVG, from the lowest to the topmost.
    pub shapes: Vec<Markup>,
}

impl Picture {
    /// An empty sheet.
    pub fn new([width, height]: [u32; 2], title: &str) -> Picture {
        let (title, description) = (title.to_owned(), String::new());
        Picture { width, height, title, description, shapes: Vec::new() }
    }

    /// Adds a filled rectangle: `x`, `y`, width, height.
    pub fn rectangle(&mut self, class: &str, fill: Colour, at: [f64; 4]) {
        let [x, y, width, height] = at.map(short);
        self.shapes.push(html! {
            rect class=(class) fill=(fill) x=(x) y=(y) width=(width) height=(height) {}
        });
    }

    /// Adds a filled circle: its centre and radius.
    pub fn circle(&mut self, class: &str, fill: Colour, [x, y]: [f64; 2], radius: f64) {
        let [x, y, radius] = [x, y, radius].map(short);
        self.shapes.push(html! { circle class=(class) fill=(fill) cx=(x) cy=(y) r=(radius) {} });
    }

    /// Adds a line of some thickness.
    pub fn line(&mut self, class: &str, colour: Colour, ends: [[f64; 2]; 2], thickness: f64) {
        let [[x1, y1], [x2, y2]] = ends.map(|end| end.map(short));
        self.shapes.push(html! {
            line class=(class) stroke=(colour) stroke-width=(short(thickness))
                x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
        });
    }

    /// Adds a text whose base line begins or is centred at a point.
    pub fn text(&mut self, class: &str, fill: Colour, text: &str, of: Letters, at: [f64; 2]) {
        let Letters { size, weight, anchor } = of;
        let [x, y, size] = [at[0], at[1], size].map(short);
        let anchor = (anchor == Anchor::Middle).then_some("middle");
        let weight = (weight == Weight::Bold).then_some("bold");
        self.shapes.push(html! {
            text class=(class) fill=(fill) x=(x) y=(y) font-size=(size) font-weight=[weight]
                text-anchor=[anchor] { (text) }
        });
    }
}

/// A number to two places behind the point, without those at its end that say nothing.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

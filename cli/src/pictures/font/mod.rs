//! The letters of texts, as outlines.
//!
//! `regular.txt` and `bold.txt` hold the outlines of some characters of DejaVu Sans
//! (`scripts/glyphs` wrote them, `LICENSE` says what may be done with them): so
//! pictures look the same on every machine, and no font has to be read.

use super::picture::{Letters, Segment};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Thick or thin letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Thin.
    Regular,
    /// Thick.
    Bold,
}

/// Units of the outlines that are the size of the font.
pub const UNITS: f64 = 2048.0;
/// Width of a blank, in these units, as in the first lines of the tables (of the thick
/// letters it is 713).
const BLANK: f64 = 651.0;
/// What is drawn for a character that is not there.
const UNKNOWN: char = '?';

/// A character.
#[derive(Debug)]
struct Glyph {
    /// How far the next one is.
    advance: f64,
    /// In units, `y` upwards.
    outline: Vec<Segment>,
}

type Font = BTreeMap<char, Glyph>;

static REGULAR: LazyLock<Font> = LazyLock::new(|| read(include_str!("regular.txt")));
static BOLD: LazyLock<Font> = LazyLock::new(|| read(include_str!("bold.txt")));

fn read(text: &str) -> Font {
    // Two lines say where the rest comes from.
    text.lines().skip(2).map(|line| entry(line).expect("the table of a font is whole")).collect()
}

fn entry(line: &str) -> Option<(char, Glyph)> {
    let mut words = line.split(' ');
    let character = words.next()?.chars().next()?;
    let advance = words.next()?.parse().ok()?;
    let mut outline = Vec::new();
    while let Some(command) = words.next() {
        let mut point = || Some([words.next()?.parse().ok()?, words.next()?.parse().ok()?]);
        outline.push(match command {
            "M" => Segment::Move(point()?),
            "L" => Segment::Line(point()?),
            "Q" => Segment::Quad(point()?, point()?),
            _ => Segment::Close,
        });
    }
    Some((character, Glyph { advance, outline }))
}

/// The character that is drawn for a character; none for a blank.
pub fn drawn(character: char, weight: Weight) -> Option<char> {
    match character {
        ' ' => None,
        _ if font(weight).contains_key(&character) => Some(character),
        _ => Some(UNKNOWN),
    }
}

fn font(weight: Weight) -> &'static Font {
    match weight {
        Weight::Regular => &REGULAR,
        Weight::Bold => &BOLD,
    }
}

/// The outline of a character in units, `y` upwards; `None` for a blank.
pub fn glyph(character: char, weight: Weight) -> Option<&'static [Segment]> {
    let drawn = drawn(character, weight)?;
    font(weight).get(&drawn).map(|glyph| &glyph.outline[..])
}

/// How far it is from a character to the next, in units.
pub fn advance(character: char, weight: Weight) -> f64 {
    let drawn = drawn(character, weight);
    drawn.and_then(|drawn| font(weight).get(&drawn)).map_or(BLANK, |glyph| glyph.advance)
}

/// Width of a text in letters of a size, in pixels.
pub fn width(text: &str, weight: Weight, size: f64) -> f64 {
    text.chars().map(|character| advance(character, weight)).sum::<f64>() * size / UNITS
}

/// The outline of a text in pixels.
pub fn outline(letters: &Letters) -> Vec<Segment> {
    let Letters { text, weight, size, at } = letters;
    let scale = size / UNITS;
    let (mut path, mut left) = (Vec::new(), at[0]);
    for character in text.chars() {
        let place = |[x, y]: [f64; 2]| [left + x * scale, at[1] - y * scale];
        let outline = glyph(character, *weight).unwrap_or_default();
        path.extend(outline.iter().map(|&segment| match segment {
            Segment::Move(to) => Segment::Move(place(to)),
            Segment::Line(to) => Segment::Line(place(to)),
            Segment::Quad(by, to) => Segment::Quad(place(by), place(to)),
            Segment::Close => Segment::Close,
        }));
        left += advance(character, *weight) * scale;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_of_the_tables_has_an_outline() {
        for font in [&*REGULAR, &*BOLD] {
            assert!(('!'..='~').chain("×·–µ≤≥".chars()).all(|c| font.contains_key(&c)));
            for glyph in font.values() {
                assert!(glyph.advance > 0.0);
                assert!(matches!(glyph.outline[0], Segment::Move(_)));
                assert_eq!(glyph.outline.last(), Some(&Segment::Close));
            }
        }
    }

    #[test]
    fn texts_are_as_wide_as_their_letters() {
        let wide = |text| width(text, Weight::Regular, 20.0);
        assert!((wide("a b") - wide("a") - wide(" ") - wide("b")).abs() < 1e-9);
        assert_eq!(wide("\u{1F600}"), wide("?"));
        assert!(width("1", Weight::Bold, 20.0) > wide("1"));
        let place = |text: &str| {
            let at = [5.0, 7.0];
            outline(&Letters { text: text.to_owned(), weight: Weight::Bold, size: 9.0, at })
        };
        assert_eq!(place(" "), []);
        let Segment::Move([x, y]) = place("1")[0] else { panic!() };
        assert!((5.0..14.0).contains(&x) && (-2.0..7.5).contains(&y));
    }
}

//! The letters of texts, as outlines.
//!
//! `regular.txt` and `bold.txt` hold the outlines of some characters of DejaVu Sans
//! (`scripts/glyphs` wrote them, `LICENSE` says what may be done with them): so
//! pictures look the same on every machine, and no font has to be read.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Thick or thin letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Thin.
    Regular,
    /// Thick.
    Bold,
}

/// Units of the outlines that are the size of the font.
pub const UNITS: f64 = 2048.0;

/// A character.
#[derive(Debug)]
pub struct Glyph {
    /// How far the next one is, in units.
    pub advance: f64,
    /// The path of an SVG, in units, `y` upwards; empty for a blank.
    pub outline: &'static str,
}

type Font = BTreeMap<char, Glyph>;

static REGULAR: LazyLock<Font> = LazyLock::new(|| read(include_str!("regular.txt")));
static BOLD: LazyLock<Font> = LazyLock::new(|| read(include_str!("bold.txt")));

fn read(text: &'static str) -> Font {
    // The first line says where the rest comes from.
    text.lines().skip(1).map(|line| entry(line).expect("the table of a font is whole")).collect()
}

fn entry(line: &'static str) -> Option<(char, Glyph)> {
    let character = line.chars().next()?;
    let rest = line[character.len_utf8()..].trim_start();
    let (advance, outline) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((character, Glyph { advance: advance.parse().ok()?, outline }))
}

/// The character that is drawn for a character, which is `?` if the font lacks it.
pub fn glyph(character: char, weight: Weight) -> (char, &'static Glyph) {
    let font = match weight {
        Weight::Regular => &REGULAR,
        Weight::Bold => &BOLD,
    };
    let drawn = if font.contains_key(&character) { character } else { '?' };
    (drawn, &font[&drawn])
}

/// Width of a text in letters of a size, in pixels.
pub fn width(text: &str, weight: Weight, size: f64) -> f64 {
    text.chars().map(|character| glyph(character, weight).1.advance).sum::<f64>() * size / UNITS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_of_the_tables_has_an_outline() {
        for font in [&*REGULAR, &*BOLD] {
            assert!((' '..='~').chain("×·–µ≤≥".chars()).all(|c| font.contains_key(&c)));
            for (&character, glyph) in font {
                assert!(glyph.advance > 0.0);
                assert_eq!(glyph.outline.is_empty(), character == ' ');
                assert_eq!(glyph.outline.starts_with('M'), character != ' ');
                assert_eq!(glyph.outline.ends_with('Z'), character != ' ');
            }
        }
    }

    #[test]
    fn texts_are_as_wide_as_their_letters() {
        let wide = |text| width(text, Weight::Regular, 20.0);
        assert!((wide("a b") - wide("a") - wide(" ") - wide("b")).abs() < 1e-9);
        assert_eq!(wide("\u{1F600}"), wide("?"));
        assert!(width("1", Weight::Bold, 20.0) > wide("1"));
    }
}

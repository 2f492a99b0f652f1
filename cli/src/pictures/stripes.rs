//! The colours of UAs, and the stripes of cells that are in several.

use super::layout::{CELL, corner};
use super::picture::{Anchor, Colour, Letters, Picture, Weight};
use gridsieve_grids::CellSet;
use gridsieve_puzzles::logic::cell_name;

/// Colours that most people tell apart; letters stand beside them. The first seven are
/// those of Okabe and Ito.
const COLOURS: [Colour; 12] = [
    Colour([0x00, 0x72, 0xB2]),
    Colour([0xE6, 0x9F, 0x00]),
    Colour([0x00, 0x9E, 0x73]),
    Colour([0xCC, 0x79, 0xA7]),
    Colour([0xF0, 0xE4, 0x42]),
    Colour([0x56, 0xB4, 0xE9]),
    Colour([0xD5, 0x5E, 0x00]),
    Colour([0x7B, 0x4E, 0xA3]),
    Colour([0x8C, 0x5A, 0x2B]),
    Colour([0x9A, 0xCD, 0x32]),
    Colour([0x11, 0x7A, 0x8B]),
    Colour([0xE3, 0x2D, 0x52]),
];

/// As many UAs can be drawn on a grid: a letter for each.
pub const MOST: usize = 26;

/// The letter of a UA.
pub fn letter(ua: usize) -> String {
    char::from(b'A' + (ua % MOST) as u8).to_string()
}

/// The colour of a UA; grey if it is hit.
pub fn colour(ua: usize, is_hit: bool) -> Colour {
    if is_hit { Colour::LINE.tint(0.45) } else { COLOURS[ua % COLOURS.len()].tint(0.5) }
}

/// Draws the UAs: a stripe of each of its cells for each UA that the cell is in.
pub fn draw(picture: &mut Picture, uas: &[CellSet], given: CellSet) {
    for cell in 0..81 {
        let of: Vec<usize> = (0..uas.len()).filter(|&ua| uas[ua].contains(cell)).collect();
        let [x, y] = corner(cell);
        let width = CELL / of.len().max(1) as f64;
        for (place, &ua) in of.iter().enumerate() {
            let (left, is_hit) = (x + place as f64 * width, uas[ua].intersects(given));
            let state = if is_hit { " hit" } else { "" };
            let class = format!("ua ua-{} {}{state}", letter(ua), cell_name(cell));
            picture.rectangle(&class, colour(ua, is_hit), [left, y, width, CELL]);
            let size = if of.len() > 3 { 8.0 } else { 10.0 };
            let letters = Letters { size, weight: Weight::Regular, anchor: Anchor::Start };
            let at = [left + 3.0, y + CELL - 4.0];
            picture.text("letter", Colour::INK, &letter(ua), letters, at);
        }
    }
}

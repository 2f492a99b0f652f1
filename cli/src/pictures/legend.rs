//! The lines below a grid: each UA with its letter, size and cells.

use super::layout::Uas;
use super::picture::{Anchor, Colour, Letters, Picture, Weight};
use super::stripes::{colour, letter};
use gridsieve_grids::CellSet;

const SIZE: f64 = 12.0;
/// No wider is a character on average, in a usual font: digits and commas.
const CHARACTER: f64 = 0.58 * SIZE;
/// From line to line.
const STEP: f64 = 19.0;
/// Where the text begins, from the left end.
const INDENT: f64 = 40.0;

/// Draws the lines from `at` down, in a certain width; the sheet becomes as long as it
/// must, and its description says the same.
pub fn draw(picture: &mut Picture, uas: &Uas, at: [f64; 2], room: f64) {
    let [left, mut top] = at;
    let mut lines = Vec::new();
    for (place, &ua) in uas.uas.iter().enumerate() {
        let is_hit = ua.intersects(uas.given);
        let name = letter(place);
        picture.rectangle("swatch", colour(place, is_hit), [left, top + 3.0, 14.0, 14.0]);
        text(picture, Weight::Bold, &name, [left + 20.0, top + 14.0]);
        let line = words(ua, uas.given);
        for part in wrap(&line, room - INDENT) {
            text(picture, Weight::Regular, &part, [left + INDENT, top + 14.0]);
            top += STEP;
        }
        lines.push(format!("{name}: {line}"));
    }
    if !uas.dead.is_empty() {
        let line = format!("dead cells: {}", uas.dead);
        for part in wrap(&line, room) {
            text(picture, Weight::Regular, &part, [left, top + 14.0]);
            top += STEP;
        }
        lines.push(line);
    }
    picture.description = lines.join("; ");
    picture.height = (top + 10.0) as u32;
}

/// What is said of a UA.
fn words(ua: CellSet, given: CellSet) -> String {
    let hit = match () {
        () if given.is_empty() => String::new(),
        () if ua.intersects(given) => format!(", hit by {}", ua & given),
        () => ", not hit".to_owned(),
    };
    let cells = if ua.len() == 1 { "cell" } else { "cells" };
    format!("{} {cells} {ua}{hit}", ua.len())
}

fn text(picture: &mut Picture, weight: Weight, text: &str, at: [f64; 2]) {
    let letters = Letters { size: SIZE, weight, anchor: Anchor::Start };
    picture.text("legend", Colour::INK, text, letters, at);
}

/// Lines that are hardly wider than this, broken after commas and blanks.
fn wrap(text: &str, room: f64) -> Vec<String> {
    let most = (room / CHARACTER) as usize;
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

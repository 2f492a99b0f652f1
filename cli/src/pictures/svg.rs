//! Pictures as SVG.

use super::font::{self, UNITS, Weight};
use super::numbers::short;
use super::picture::{Anchor, Colour, Picture, Shape, Text};
use gridsieve_grids::message::visible;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;

/// A file of its own. Letters are outlines, each of them defined once.
pub fn document(picture: &Picture) -> String {
    let Picture { width, height, .. } = picture;
    let mut letters = Letters::new();
    let drawn = shapes(picture, &mut letters);
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
            viewBox=(format!("0 0 {width} {height}")) {
            (PreEscaped("\n"))
            title { (visible(&picture.title)) } (PreEscaped("\n"))
            desc { (visible(&picture.description)) } (PreEscaped("\n"))
            defs { @for (name, outline) in letters { path id=(name) d=(outline) {} (PreEscaped("\n")) } }
            (PreEscaped("\n"))
            (drawn)
        }
    };
    format!("{}\n", drawing.into_string())
}

/// The paper and all that is on it; the letters of its texts are added to `letters`.
fn shapes(picture: &Picture, letters: &mut Letters) -> Markup {
    html! {
        rect.paper fill=(Colour::PAPER) x="0" y="0" width=(picture.width) height=(picture.height) {}
        (PreEscaped("\n"))
        @for shape in &picture.shapes {
            @match shape {
                Shape::Element(element) => { (element) },
                Shape::Text(class, fill, words, at) => {
                    (outlined(class, *fill, words, *at, letters))
                },
            }
            (PreEscaped("\n"))
        }
    }
}

/// Names and outlines of letters.
type Letters = BTreeMap<String, &'static str>;

/// A text as outlines of letters, which are added to `letters`.
fn outlined(
    class: &str,
    fill: Colour,
    text: &Text,
    [x, y]: [f64; 2],
    letters: &mut Letters,
) -> Markup {
    let &Text { ref text, size, weight, anchor } = text;
    let width = font::width(text, weight, size);
    let left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
    };
    let mut places = Vec::new();
    let mut from = 0.0;
    for character in text.chars() {
        let (drawn, glyph) = font::glyph(character, weight);
        if !glyph.outline.is_empty() {
            let weight = if weight == Weight::Bold { 'b' } else { 'r' };
            let name = format!("{weight}{:x}", u32::from(drawn));
            places.push((format!("#{name}"), (from > 0.0).then(|| short(from))));
            letters.insert(name, glyph.outline);
        }
        from += glyph.advance;
    }
    let scale = format!("{:.6}", size / UNITS);
    html! {
        g class=(class) fill=(fill)
            transform=(format!("translate({} {})scale({scale} -{scale})", short(left), short(y))) {
            @for (letter, x) in places { use href=(letter) x=[x] {} }
        }
    }
}

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
    let drawn =
        shapes(picture, |class, fill, text, at| outlined(class, fill, text, at, &mut letters));
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

/// A part of a page, as wide as there is room, in the font of the page. Its title is what
/// it is called there.
pub fn element(picture: &Picture) -> Markup {
    html! {
        svg.picture role="img" viewBox=(format!("0 0 {} {}", picture.width, picture.height))
            aria-label={ (picture.title) ": " (picture.description) } {
            (shapes(picture, written))
        }
    }
}

/// The paper and all that is on it, `text` making the elements of texts.
fn shapes(
    picture: &Picture,
    mut text: impl FnMut(&str, Colour, &Text, [f64; 2]) -> Markup,
) -> Markup {
    html! {
        rect.paper fill=(Colour::PAPER) x="0" y="0" width=(picture.width) height=(picture.height) {}
        (PreEscaped("\n"))
        @for shape in &picture.shapes {
            @match shape {
                Shape::Element(element) => { (element) },
                Shape::Text(class, fill, words, at) => { (text(class, *fill, words, *at)) },
            }
            (PreEscaped("\n"))
        }
    }
}

/// A text in a font that whoever shows it has.
fn written(class: &str, fill: Colour, text: &Text, at: [f64; 2]) -> Markup {
    let weight = if text.weight == Weight::Bold { "bold" } else { "normal" };
    let anchor = match text.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let [x, y, size] = [at[0], at[1], text.size].map(short);
    html! {
        text class=(class) fill=(fill) x=(x) y=(y) font-size=(size) font-weight=(weight)
            text-anchor=(anchor) { (text.text) }
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
        Anchor::End => x - width,
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

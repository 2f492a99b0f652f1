//! Pictures as SVG.

use super::font::{self, Weight};
use super::picture::{Colour, Letters, Outline, Picture, Segment, Shape};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;

/// A file of its own.
pub fn document(picture: &Picture) -> String {
    let Picture { width, height, .. } = picture;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
            viewBox=(format!("0 0 {width} {height}")) {
            (PreEscaped("\n"))
            title { (picture.title) } (PreEscaped("\n"))
            desc { (picture.description) } (PreEscaped("\n"))
            defs { @for letter in letters(picture) { (definition(letter)) (PreEscaped("\n")) } }
            (PreEscaped("\n"))
            (shapes(picture, true))
        }
    };
    format!("{}\n", drawing.into_string())
}

/// A part of a page, as wide as there is room. Its title is what it is called there.
pub fn element(picture: &Picture) -> Markup {
    let Picture { width, height, .. } = picture;
    html! {
        svg.picture role="img" viewBox=(format!("0 0 {width} {height}"))
            aria-label={ (picture.title) ": " (picture.description) } {
            (shapes(picture, false))
        }
    }
}

/// A letter that is drawn.
type Letter = (Weight, char);

/// All letters of a picture, each once.
fn letters(picture: &Picture) -> BTreeSet<Letter> {
    let texts = picture.shapes.iter().filter_map(|shape| match &shape.outline {
        Outline::Text(letters) => Some(letters),
        _ => None,
    });
    let drawn = |Letters { text, weight, .. }: &Letters| {
        let weight = *weight;
        text.chars()
            .filter_map(move |character| Some((weight, font::drawn(character, weight)?)))
            .collect::<Vec<Letter>>()
    };
    texts.flat_map(drawn).collect()
}

/// What a letter is called in its file.
fn name((weight, character): Letter) -> String {
    let weight = if weight == Weight::Bold { 'b' } else { 'r' };
    format!("{weight}{:x}", u32::from(character))
}

/// A letter, to be referred to.
fn definition(letter: Letter) -> Markup {
    let path = font::glyph(letter.1, letter.0).unwrap_or_default();
    html! { path id=(name(letter)) d=(commands(path)) {} }
}

/// A text as letters that are defined elsewhere. (In a page there may be several pictures:
/// their letters would have the same names.)
fn text(shape: &Shape, letters: &Letters) -> Markup {
    let Letters { text, weight, size, at: [x, y] } = letters;
    let scale = format!("{:.6}", size / font::UNITS);
    let mut left = 0.0;
    let places = text.chars().map(|character| {
        let at = left;
        left += font::advance(character, *weight);
        (font::drawn(character, *weight), at)
    });
    html! {
        g class=(shape.class) fill=(colour(shape.fill))
            transform=(format!("translate({} {})scale({scale} -{scale})", short(*x), short(*y))) {
            @for (character, at) in places {
                @if let Some(character) = character {
                    use href={ "#" (name((*weight, character))) } x=[(at > 0.0).then(|| short(at))] {}
                }
            }
        }
    }
}

fn shapes(picture: &Picture, is_file: bool) -> Markup {
    html! {
        @for shape in &picture.shapes {
            @match &shape.outline {
                Outline::Text(letters) if is_file => { (text(shape, letters)) },
                _ => { (one(shape)) },
            }
            (PreEscaped("\n"))
        }
    }
}

fn one(shape: &Shape) -> Markup {
    let (class, fill) = (&shape.class, colour(shape.fill));
    match &shape.outline {
        Outline::Rectangle([x, y, width, height]) => html! {
            rect class=(class) fill=(fill) x=(short(*x)) y=(short(*y)) width=(short(*width))
                height=(short(*height)) {}
        },
        Outline::Circle([x, y], radius) => html! {
            circle class=(class) fill=(fill) cx=(short(*x)) cy=(short(*y)) r=(short(*radius)) {}
        },
        Outline::Path(path) => html! { path class=(class) fill=(fill) d=(commands(path)) {} },
        Outline::Text(letters) => {
            html! { path class=(class) fill=(fill) d=(commands(&font::outline(letters))) {} }
        }
    }
}

fn colour(Colour([red, green, blue]): Colour) -> String {
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// A coordinate to a hundredth of a pixel.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn commands(path: &[Segment]) -> String {
    let point = |[x, y]: [f64; 2]| format!("{} {}", short(x), short(y));
    path.iter()
        .map(|segment| match *segment {
            Segment::Move(to) => format!("M{}", point(to)),
            Segment::Line(to) => format!("L{}", point(to)),
            Segment::Quad(by, to) => format!("Q{} {}", point(by), point(to)),
            Segment::Close => "Z".to_owned(),
        })
        .collect()
}

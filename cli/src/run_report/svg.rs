//! A chart as SVG in a page: with a title and a description for those who do
//! not see it, as wide as there is room, and in the colours of the page.

use maud::{Markup, PreEscaped, html};
use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;

/// Width and height of what is drawn. It is shown larger or smaller.
const SIZE: (u32, u32) = (400, 225);

// The colours that are drawn with, and those of `pictures::chart`. The page's style replaces
// each of them, for light and dark.
/// Puzzles.
pub const PUZZLES: RGBColor = RGBColor(0xC2, 0x50, 0x0A);
/// Where something begins.
pub const MARK: RGBColor = RGBColor(0x6E, 0x77, 0x81);

/// What is drawn on.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A chart. Each has an `id` of its own.
pub fn framed(
    id: &str,
    title: &str,
    description: &str,
    draw: impl FnOnce(&Area) -> Result<(), Box<dyn Error>>,
) -> Markup {
    let mut text = String::new();
    let drawn = {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        draw(&area).and_then(|()| Ok(area.present()?))
    };
    // The element itself is ours; what is in it is drawn.
    let inner = text.split_once("<svg").and_then(|(_, rest)| rest.split_once('>'));
    let inner = inner.map_or("", |(_, inner)| inner).trim_end().trim_end_matches("</svg>");
    let (title_id, description_id) = (format!("{id}-title"), format!("{id}-description"));
    html! {
        figure.chart {
            figcaption aria-hidden="true" { (title) }
            @if drawn.is_ok() {
                svg role="img" viewBox=(format!("0 0 {} {}", SIZE.0, SIZE.1))
                    aria-labelledby=(title_id) aria-describedby=(description_id) {
                    title id=(title_id) { (title) }
                    desc id=(description_id) { (description) }
                    (PreEscaped(inner))
                }
            }
            p { (description) }
        }
    }
}

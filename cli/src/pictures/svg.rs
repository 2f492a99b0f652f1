//! Pictures as SVG.

use super::picture::{Colour, Picture};
use gridsieve_grids::message::visible;
use maud::{PreEscaped, html};

/// A file of its own. Its letters are those of the reader's usual font without serifs.
pub fn document(picture: &Picture) -> String {
    let Picture { width, height, .. } = picture;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
            viewBox=(format!("0 0 {width} {height}")) font-family="sans-serif" {
            (PreEscaped("\n"))
            title { (visible(&picture.title)) } (PreEscaped("\n"))
            desc { (visible(&picture.description)) } (PreEscaped("\n"))
            rect.paper fill=(Colour::PAPER) x="0" y="0" width=(width) height=(height) {}
            (PreEscaped("\n"))
            @for shape in &picture.shapes { (shape) (PreEscaped("\n")) }
        }
    };
    format!("{}\n", drawing.into_string())
}

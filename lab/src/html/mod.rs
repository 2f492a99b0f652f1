//! What all HTML pages of the program have in common: each is one file without
//! scripts and without anything from elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};

const BASE: &str = include_str!("base.css");

/// A page with a style of its own, which follows the common one and says how wide
/// the page may be (`--width`).
pub fn page(title: &str, style: &str, body: Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(BASE)) (PreEscaped(style)) }
            }
            body { (body) }
        }
    }
    .into_string()
}

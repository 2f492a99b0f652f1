//! The sign and colour of each level: the same everywhere, and never colour alone.

use super::sides::place;
use gridsieve_kernels::Level;
use maud::{Markup, html};

/// The last one is for levels that this version does not know.
const SIGNS: [&str; Level::ALL.len() + 1] = ["┃", "●", "■", "▲", "◆", "▼", "✚"];

/// The class that gives a level's colour.
pub fn class(level: &str) -> String {
    format!("l{}", place(level))
}

/// A level with its sign.
pub fn named(level: &str) -> Markup {
    html! { span class={ "sign " (class(level)) } aria-hidden="true" { (SIGNS[place(level)]) } (level) }
}

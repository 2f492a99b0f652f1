//! The sign, colour and hatching of each level: the same everywhere, and never
//! colour alone.

use super::sides::place;
use gridsieve_kernels::Level;
use maud::{Markup, html};

/// Outlines of the signs, around 0: a stroke, a disc, a square, a triangle, and
/// a cross for levels that this version does not know.
const SIGNS: [&str; Level::ALL.len() + 1] = [
    "M-1.75 -6.5H1.75V6.5H-1.75Z",
    "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z",
    "M-4.5 -4.5H4.5V4.5H-4.5Z",
    "M0 -6L5.8 4.5H-5.8Z",
    "M-4.5 -1.5H-1.5V-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5Z",
];

/// The class that gives a level's colour.
pub fn class(level: &str) -> String {
    format!("l{}", place(level))
}

/// Signs and hatchings, to be referred to.
pub fn definitions() -> Markup {
    html! {
        svg.definitions width="0" height="0" aria-hidden="true" {
            defs {
                @for (i, outline) in SIGNS.iter().enumerate() {
                    path id=(format!("sign{i}")) d=(outline) {}
                    pattern class=(format!("l{i}")) id=(format!("hatch{i}")) width="5" height="5"
                        patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        rect.under width="5" height="5" {}
                        rect.over width="2" height="5" {}
                    }
                }
            }
        }
    }
}

/// The fill of a bar of the earlier run.
pub fn hatching(level: &str) -> String {
    format!("url(#hatch{})", place(level))
}

/// A level's sign before its name.
pub fn sign(level: &str) -> Markup {
    html! {
        svg class={ "sign " (class(level)) } width="14" height="14" aria-hidden="true" {
            use href=(format!("#sign{}", place(level))) x="7" y="7" {}
        }
    }
}

/// A level's sign in a chart, `x` in percent of its width; hollow for the
/// earlier run.
pub fn sign_at(level: &str, x: &str, y: u32, hollow: bool) -> Markup {
    let kind = if hollow { "hollow" } else { "solid" };
    html! {
        use class={ (class(level)) " " (kind) } href=(format!("#sign{}", place(level))) x=(x) y=(y) {}
    }
}

/// A bar of the legend.
pub fn sample(earlier: bool) -> Markup {
    let level = Level::Avx2.name();
    html! {
        svg class={ "sample " (class(level)) } width="26" height="12" aria-hidden="true" {
            @if earlier {
                rect.hatched x="0.5" y="2.5" width="25" height="7" fill=(hatching(level)) {}
            } @else {
                rect.fill width="26" height="12" {}
            }
        }
    }
}

/// The spread in the legend.
pub fn whisker_sample() -> Markup {
    html! {
        svg.sample width="26" height="12" aria-hidden="true" {
            (whisker("0%", "100%", 6))
        }
    }
}

/// A line from one place to another, told apart from the bar that it lies on.
pub fn whisker(from: &str, to: &str, y: u32) -> Markup {
    html! {
        line.halo x1=(from) x2=(to) y1=(y) y2=(y) {}
        line.whisker x1=(from) x2=(to) y1=(y) y2=(y) {}
    }
}

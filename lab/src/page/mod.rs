//! Records as one self-contained HTML page, to be read, printed and passed on: the last of them,
//! and those before it beside it.
//!
//! No script and nothing from elsewhere: the file still opens in ten years.
//!
//! | File | |
//! |---|---|
//! | `sides` | the rows of all records, thing by thing |
//! | `numbers` | figures as text, and only those that make sense |
//! | `marks` | the sign and colour of each level |
//! | `summary` | the head of the page, and the machines |
//! | `table` | bars and figures |

mod marks;
mod numbers;
mod sides;
mod summary;
mod table;
#[cfg(test)]
mod tests;

use super::answers::{BUSY, answers};
use super::compare::sentences;
use super::record::{Kind, Record};
use maud::{DOCTYPE, Markup, PreEscaped, html};
pub use numbers::{count, digits, time};
pub(crate) use numbers::{positive, ratio};
use sides::Sides;

const STYLE: &str = include_str!("style.css");

/// The page of the last of some records, with those before it beside it.
///
/// # Panics
/// There is no record.
pub fn page(records: &[Record]) -> String {
    let (here, there) = records.split_last().expect("a page shows something");
    let sides = Sides::new(here, there);
    let title = format!("gridsieve kernels: {}", here.machine.model);
    let body = html! {
        header { (summary::head(&sides)) }
        main {
            (said("What it says", "answers", answers(here)))
            @for (i, there) in there.iter().enumerate() {
                @let name = if sides.there.len() == 1 { String::new() } else { format!(" {}", i + 1) };
                (said(&format!("Compared with there{name}: {}", there.machine.model),
                    &format!("compared{i}"), sentences(records, i)))
            }
            (section("Whole scans, solving and decoding", "whole", Kind::Whole, &sides,
                "What people do with the program. A grid is decoded by the same code at every level."))
            (section("Kernels, by their share of a scan", "kernels", Kind::Kernel, &sides,
                "Calls that a scan of grid T for 17 clues makes, made again. The share is the number of \
                 calls times what a call takes, of the time of that scan at the same level; the largest \
                 share comes first."))
            (section("For comparison only", "others", Kind::Other, &sides,
                "No scan calls these, or not as often as to show: they are in no mean."))
            (reading(&sides))
            (summary::machines(&sides))
        }
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    }
    .into_string()
}

/// Sentences under a heading.
fn said(title: &str, id: &str, sentences: Vec<String>) -> Markup {
    html! {
        section.said aria-labelledby=(id) {
            h2 id=(id) { (title) }
            ul {
                @for sentence in &sentences {
                    li class=(if sentence.starts_with(BUSY) { "bad" } else { "" }) { (sentence) }
                }
            }
        }
    }
}

/// What was measured of a kind.
fn section(title: &str, id: &str, kind: Kind, sides: &Sides, about: &str) -> Markup {
    let things = sides.measured(kind);
    html! {
        @if !things.is_empty() {
            section aria-labelledby=(id) {
                h2 id=(id) { (title) }
                p { (about) }
                div.scroll role="region" aria-labelledby=(id) tabindex="0" {
                    (table::table(&things, sides, kind == Kind::Kernel))
                }
            }
        }
    }
}

/// How to read the bars and figures.
fn reading(sides: &Sides) -> Markup {
    html! {
        section.reading aria-labelledby="reading" {
            h2 id="reading" { "How to read this page" }
            p.lead {
                strong { "Longer is better." }
                " A bar is as long as the level is fast: 2× is twice as fast as level scalar"
                @if !sides.there.is_empty() { " here; the lower bars are those of the other records" }
                "."
            }
            p {
                "The time is that of one operation, the median of many repetitions, which are done in "
                "turn; the spread is half the distance between the quartiles, and a single repetition "
                "has none. All results were the same as those of level scalar; answers were compared at "
                "every repetition. Kernels are timed as the engines have them, inlined; what they share "
                "with the code around them in an engine is not seen."
            }
        }
    }
}

//! A run as one self-contained HTML page, to be read, printed and passed on.
//!
//! No script and nothing from elsewhere: the file still opens in ten years.
//!
//! | File | |
//! |---|---|
//! | `sides` | the rows of both runs, kernel by kernel |
//! | `numbers` | figures as text, and only those that make sense |
//! | `marks` | the sign and colour of each level |
//! | `summary` | the machines, and a figure for each level |
//! | `table` | bars and figures of the kernels |

mod marks;
mod numbers;
mod sides;
mod summary;
mod table;
#[cfg(test)]
mod tests;

use super::record::Record;
use crate::html;
use maud::{Markup, html};
pub use numbers::time;
use sides::{Kernel, Sides};

const STYLE: &str = include_str!("style.css");

/// The page of a run, with an earlier run beside it if there is one.
pub fn page(record: &Record, earlier: Option<&Record>) -> String {
    let sides = Sides::new(record, earlier);
    let title = format!("gridsieve kernels: {}", record.machine.model);
    let body = html! {
        header { (summary::head(&sides)) }
        main {
            (summary::levels(&sides))
            (reading(&sides))
            (section("Kernels", "kernels", &sides.kernels, &sides))
            (section("Whole searches, and entering a level", "others", &sides.others, &sides))
            (summary::machines(&sides))
        }
    };
    html::page(&title, STYLE, body)
}

/// The kernels, or what else was measured.
fn section(title: &str, id: &str, kernels: &[Kernel], sides: &Sides) -> Markup {
    html! {
        @if !kernels.is_empty() {
            section aria-labelledby=(id) {
                h2 id=(id) { (title) }
                div.scroll role="region" aria-labelledby=(id) tabindex="0" {
                    (table::table(kernels, sides.there.is_some()))
                }
            }
        }
    }
}

/// How to read the bars and figures.
fn reading(sides: &Sides) -> Markup {
    html! {
        section.reading aria-label="How to read this page" {
            p.lead {
                strong { "Longer is better." }
                " A bar is as long as the level is fast: 2× is twice as fast as level scalar"
                @if sides.there.is_some() { " here; the lower bar is that of the earlier run, there" }
                "."
            }
            p {
                "The time is that of one operation, the median of many repetitions; the spread is half "
                "the distance between the quartiles. All results were the same as those of level scalar; "
                "some of them were compared at every repetition, all of them once before."
            }
        }
    }
}

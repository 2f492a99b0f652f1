//! A run as one self-contained HTML page, to be read, printed and passed on.
//!
//! No script and nothing from elsewhere: the file still opens in ten years.
//!
//! | File | |
//! |---|---|
//! | `sides` | the rows of both runs, kernel by kernel |
//! | `numbers` | figures as text, and only those that make sense |
//! | `marks` | the sign, colour and hatching of each level |
//! | `summary` | the machines, and a figure for each level |
//! | `overview` | all kernels on one scale |
//! | `bars` | a kernel's bars |
//! | `table` | all figures as a table |

mod bars;
mod marks;
mod numbers;
mod overview;
mod sides;
mod summary;
mod table;
#[cfg(test)]
mod tests;

use super::record::Record;
use crate::html;
use maud::{Markup, html};
pub use numbers::time;
use sides::Sides;

/// What else was measured, as a title.
const OTHERS: &str = "Whole searches, and entering a level";

const STYLE: &str = include_str!("style.css");

/// The page of a run, with an earlier run beside it if there is one.
pub fn page(record: &Record, earlier: Option<&Record>) -> String {
    let sides = Sides::new(record, earlier);
    let title = format!("gridsieve kernels: {}", record.machine.model);
    let body = html! {
        (marks::definitions())
        header { (summary::head(&sides)) }
        main {
            (summary::levels(&sides))
            (reading(&sides))
            (overview::overview(&sides))
            (group("Kernels", "kernels", 0, &sides))
            (group(OTHERS, "others", sides.kernels.len(), &sides))
            (summary::machines(&sides))
            (table::table(&sides))
        }
    };
    html::page(&title, STYLE, body)
}

/// The sections of the kernels, or of what else was measured; their numbers
/// begin with `first`.
fn group(title: &str, id: &str, first: usize, sides: &Sides) -> Markup {
    let kernels = if first == 0 { &sides.kernels } else { &sides.others };
    html! {
        @if !kernels.is_empty() {
            section aria-labelledby=(id) {
                h2 id=(id) { (title) }
                div.cards {
                    @for (i, kernel) in kernels.iter().enumerate() {
                        (bars::card(first + i, kernel, sides.there.is_some()))
                    }
                }
            }
        }
    }
}

/// How to read the charts.
fn reading(sides: &Sides) -> Markup {
    html! {
        section.reading aria-label="How to read this page" {
            p.lead {
                strong { "Longer is better." }
                " A bar is as long as the level is fast: 2× is twice as fast as level scalar"
                @if sides.there.is_some() { " here" }
                "."
            }
            p {
                "The time beside it is that of one operation, the median of many repetitions. ± is the "
                "spread: half the distance between the quartiles; the thin line at the end of a bar shows "
                "it too. All results were the same as those of level scalar; some of them were compared "
                "at every repetition, all of them once before."
            }
            ul.legend {
                @for &level in &sides.levels {
                    li { (marks::sign(level)) (level) }
                }
                @if sides.there.is_some() {
                    li { (marks::sample(false)) "here" }
                    li { (marks::sample(true)) "there, the earlier run" }
                }
                li { (marks::whisker_sample()) "spread" }
            }
        }
    }
}

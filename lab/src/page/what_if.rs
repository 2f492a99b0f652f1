//! What a faster kernel would bring to a scan, by its measured share.

use super::super::answers::{for_a_tenth, shares, time_left};
use super::super::record::Record;
use super::numbers::percent;
use maud::{Markup, html};

/// Shares below this are not shown.
const LEAST: f64 = 0.005;

/// The table, for the widest level.
pub fn section(record: &Record) -> Markup {
    let Some(level) = record.widest() else { return html! {} };
    let shares = shares(record, level);
    if shares.is_empty() {
        return html! {};
    }
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    let rows = shares.iter().filter(|(_, share)| *share >= LEAST);
    let rows = rows.map(|(row, share)| (&row.kernel[..], *share)).chain([("all kernels", all)]);
    html! {
        section aria-labelledby="what-if" {
            h2 id="what-if" { "What if a kernel were faster?" }
            p {
                "At level " (level) ", by the shares above: how much less time a scan for 17 clues would \
                 take. What is not in kernels are loops of the search itself and the solvers."
            }
            div.scroll role="region" aria-labelledby="what-if" tabindex="0" {
                table.figures.plain {
                    thead { tr {
                        th scope="col" { "kernel" }
                        th scope="col" { "share" }
                        th scope="col" { "1.5× as fast" }
                        th scope="col" { "2×" }
                        th scope="col" { "no time at all" }
                        th scope="col" { "for a tenth" }
                    } }
                    tbody {
                        @for (name, share) in rows {
                            tr {
                                th scope="row" { (name) }
                                td { (percent(100.0 * share)) }
                                @for speed in [1.5, 2.0, f64::INFINITY] {
                                    td { "−" (percent(100.0 * (1.0 - time_left(share, speed)))) }
                                }
                                td { (for_a_tenth(share).map_or("never".to_owned(), |times| format!("{times:.1}×"))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

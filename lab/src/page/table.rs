//! All figures as a table: for those who do not see the bars, or do not trust
//! them.

use super::marks;
use super::numbers::{NONE, percent, plain, time, times};
use super::sides::{Kernel, Line, Sides};
use maud::{Markup, html};

pub fn table(sides: &Sides) -> Markup {
    let compared = sides.there.is_some();
    html! {
        section aria-labelledby="figures" {
            h2 id="figures" { "All figures" }
            div.scroll role="region" aria-labelledby="figures" tabindex="0" {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { "kernel" }
                            th scope="col" { "level" }
                            th scope="col" { "time" }
                            th scope="col" { "spread" }
                            th scope="col" { "to scalar" }
                            th scope="col" { "GB/s" }
                            @if compared {
                                th scope="col" { "time there" }
                                th scope="col" { "spread there" }
                                th scope="col" { "as fast as there" }
                            }
                        }
                    }
                    @for kernel in sides.all() {
                        tbody {
                            @for (i, line) in kernel.lines.iter().enumerate() {
                                (row(kernel, line, i == 0, compared))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn row(kernel: &Kernel, line: &Line, first: bool, compared: bool) -> Markup {
    let none = || NONE.to_owned();
    html! {
        tr {
            @if first {
                th.name scope="rowgroup" rowspan=(kernel.lines.len()) { (kernel.name) }
            }
            th scope="row" { (marks::sign(line.level)) (line.level) }
            td { (line.here.map_or_else(none, |row| time(row.ns))) }
            td { (line.here.map_or_else(none, |row| percent(row.spread_percent))) }
            td { (plain(line.here.and_then(|row| row.to_scalar))) }
            td { (plain(line.here.and_then(|row| row.gigabytes_per_second))) }
            @if compared {
                td { (line.there.map_or_else(none, |row| time(row.ns))) }
                td { (line.there.map_or_else(none, |row| percent(row.spread_percent))) }
                td { (times(line.gain())) }
            }
        }
    }
}

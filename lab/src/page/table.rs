//! Kernels level by level: a bar and the figures of each. Length is speed, and the bars of
//! each kernel have a scale of their own.

use super::super::record::Row;
use super::marks;
use super::numbers::{NONE, percent, plain, time, times, width};
use super::sides::{Kernel, Line};
use maud::{Markup, html};

/// Height of a bar, and of an earlier run's below it.
const BAR: u32 = 12;
const EARLIER: u32 = 7;

/// The table of some kernels; `compared` if there is an earlier run.
pub fn table(kernels: &[Kernel], compared: bool) -> Markup {
    let figures = ["time", "spread", "GB/s"];
    let earlier = ["time there", "spread there", "as fast as there"];
    // Level, bar and how many times as fast, then the figures.
    let columns = 3 + figures.len() + if compared { earlier.len() } else { 0 };
    html! {
        table.figures {
            thead {
                tr {
                    th scope="col" { "level" }
                    th scope="col" colspan="2" { "as fast as scalar" }
                    @for name in figures { th scope="col" { (name) } }
                    @if compared { @for name in earlier { th scope="col" { (name) } } }
                }
            }
            @for kernel in kernels {
                tbody {
                    tr { th.kernel scope="rowgroup" colspan=(columns) {
                        strong { (kernel.name) } " " span.operation { (kernel.operation) }
                    } }
                    @for line in &kernel.lines { (row(kernel, line, compared)) }
                }
            }
        }
    }
}

fn row(kernel: &Kernel, line: &Line, compared: bool) -> Markup {
    let time = |row: Option<&Row>| row.map_or(NONE.to_owned(), |row| time(row.ns));
    let spread = |row: Option<&Row>| {
        row.map_or(NONE.to_owned(), |row| format!("±{}", percent(row.spread_percent)))
    };
    html! {
        tr class=(marks::class(line.level)) {
            th scope="row" { (marks::named(line.level)) }
            td.bars { (bars(kernel, line)) }
            td { strong { (times(kernel.speed(line.here))) } }
            td { (time(line.here)) }
            td { (spread(line.here)) }
            td { (plain(line.here.and_then(|row| row.gigabytes_per_second))) }
            @if compared {
                td { (time(line.there)) }
                td { (spread(line.there)) }
                td { strong { (times(line.gain())) } }
            }
        }
    }
}

/// The bars of a level: this run's, and the earlier one's below it.
fn bars(kernel: &Kernel, line: &Line) -> Markup {
    let most = kernel.fastest();
    let length = |row| kernel.speed(row).map(|speed| width(speed / most));
    let (height, one) = (BAR + line.there.map_or(0, |_| EARLIER + 1), width(1.0 / most));
    html! {
        svg width="100%" height=(height) aria-hidden="true" {
            @if let Some(length) = length(line.here) { rect.now width=(length) height=(BAR) {} }
            @if let Some(length) = length(line.there) {
                rect.earlier y=(BAR + 1) width=(length) height=(EARLIER) {}
            }
            line.one x1=(one) x2=(one) y1="0" y2=(height) {}
        }
    }
}

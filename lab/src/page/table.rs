//! Things level by level: a bar and the figures of each. Length is speed, and the bars of
//! each thing have a scale of their own.

use super::super::record::Row;
use super::marks;
use super::numbers::{NONE, digits, percent, time, times, width};
use super::sides::{Line, Sides, Thing};
use maud::{Markup, html};

/// Height of a bar, and of another record's below it.
const BAR: u32 = 12;
const OTHER: u32 = 7;

/// The table of some things, with shares of a scan if they have such.
pub fn table(things: &[&Thing], sides: &Sides, has_shares: bool) -> Markup {
    let count = sides.there.len();
    // Level, bar and how many times as fast, then the figures.
    let columns = 5 + usize::from(has_shares) + 2 * count;
    let name = |i: usize| if count > 1 { format!("there {}", i + 1) } else { "there".to_owned() };
    html! {
        table.figures {
            thead {
                tr {
                    th scope="col" { "level" }
                    th scope="col" colspan="2" { "as fast as scalar" }
                    @if has_shares { th scope="col" { "share" } }
                    th scope="col" { "time" }
                    th scope="col" { "spread" }
                    @for i in 0..count {
                        th scope="col" { "time " (name(i)) }
                        th scope="col" { "as fast as " (name(i)) }
                    }
                }
            }
            @for thing in things {
                tbody {
                    tr { th.kernel scope="rowgroup" colspan=(columns) {
                        strong { (thing.row.kernel) } " " span.operation {
                            (thing.row.operation)
                            @if let Some(calls) = thing.row.calls { ": " (digits(calls as f64)) " calls" }
                            @if let Some(calls) = thing.row.other_calls {
                                "; " (digits(calls as f64)) " with bitmaps of other widths are not in the share"
                            }
                        }
                    } }
                    @for line in &thing.lines { (row(thing, line, has_shares)) }
                }
            }
        }
    }
}

fn row(thing: &Thing, line: &Line, has_shares: bool) -> Markup {
    let time = |row: Option<&Row>| row.map_or(NONE.to_owned(), |row| time(row.ns));
    let spread = line.here.and_then(|row| row.spread_percent);
    html! {
        tr class=(marks::class(line.level)) {
            th scope="row" { (marks::named(line.level)) }
            td.bars { (bars(thing, line)) }
            td { strong { (times(thing.speed(line.here))) } }
            @if has_shares {
                td { (line.share.map_or(NONE.to_owned(), |share| percent(100.0 * share))) }
            }
            td { (time(line.here)) }
            td { (spread.map_or(NONE.to_owned(), |spread| format!("±{}", percent(spread)))) }
            @for (there, gain) in line.there.iter().zip(line.gains()) {
                td { (time(*there)) }
                td { strong { (times(gain)) } }
            }
        }
    }
}

/// The bars of a level: this record's, and the others' below it.
fn bars(thing: &Thing, line: &Line) -> Markup {
    let most = thing.fastest();
    let length = |row| thing.speed(row).map(|speed| width(speed / most));
    let others = line.there.iter().filter(|row| row.is_some()).count() as u32;
    let (height, one) = (BAR + others * (OTHER + 1), width(1.0 / most));
    html! {
        svg width="100%" height=(height) aria-hidden="true" {
            @if let Some(length) = length(line.here) { rect.now width=(length) height=(BAR) {} }
            @for (i, there) in line.there.iter().flatten().enumerate() {
                @if let Some(length) = length(Some(*there)) {
                    rect.earlier y=(BAR + 1 + i as u32 * (OTHER + 1)) width=(length) height=(OTHER) {}
                }
            }
            line.one x1=(one) x2=(one) y1="0" y2=(height) {}
        }
    }
}

//! A kernel's bars: length is speed, and each kernel has a scale of its own.

use super::super::record::Row;
use super::marks;
use super::numbers::{digits, percent, positive, share, time, times, width};
use super::sides::{Kernel, Line};
use maud::{Markup, html};

/// Height of a bar, of the earlier run's bar, and of the gap between.
const BAR: u32 = 12;
const EARLIER: u32 = 7;
const GAP: u32 = 3;

/// The section of a kernel; `compared` if there is an earlier run.
pub fn card(number: usize, kernel: &Kernel, compared: bool) -> Markup {
    let id = format!("kernel{number}");
    let scale = scale(kernel);
    html! {
        article.card aria-labelledby=(id) {
            h3 id=(id) { (kernel.name) }
            p.operation { (kernel.operation) }
            ul.lines {
                @for line in &kernel.lines {
                    li class=(marks::class(line.level)) {
                        (label(kernel, line, compared))
                        (bar(kernel, line, scale))
                        @if compared { (beside(line)) }
                    }
                }
            }
            (axis(scale))
        }
    }
}

/// The least round number that all bars and their spreads stay below.
fn scale(kernel: &Kernel) -> f64 {
    let rows = kernel.lines.iter().flat_map(|line| [line.here, line.there]);
    let speeds = rows.filter_map(|row| speeds(kernel, row)).map(|[_, _, high]| high);
    // Whatever a record made by hand claims.
    let most = speeds.fold(1.0, f64::max).min(1e12);
    let power = 10f64.powf(most.log10().floor());
    let round = [1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 15.0].map(|step| step * power);
    round.into_iter().find(|&round| round >= most).unwrap_or(most)
}

/// A speed, and the ends of its spread.
fn speeds(kernel: &Kernel, row: Option<&Row>) -> Option<[f64; 3]> {
    let speed = kernel.speed(row)?;
    // More would leave no room for the bars themselves.
    let spread = share(row?.spread_percent).unwrap_or(0.0).min(0.5);
    Some([speed, speed / (1.0 + spread), speed / (1.0 - spread)])
}

/// What a bar is, in figures.
fn label(kernel: &Kernel, line: &Line, compared: bool) -> Markup {
    html! {
        p.label {
            span.level { (marks::sign(line.level)) (line.level) }
            @if let Some(row) = line.here {
                strong.speed { (times(kernel.speed(line.here))) }
                span.time { (time(row.ns)) }
                span.spread { "±" (percent(row.spread_percent)) }
                span.flow {
                    @if let Some(speed) = row.gigabytes_per_second.and_then(positive) {
                        (digits(speed)) " GB/s"
                    }
                }
            } @else if compared {
                span.missing { "not measured here" }
            }
        }
    }
}

/// What the earlier run's bar is.
fn beside(line: &Line) -> Markup {
    html! {
        p.beside {
            @match line.there {
                None => { "not measured there" },
                Some(row) => {
                    @let figures = html! { (time(row.ns)) " ±" (percent(row.spread_percent)) };
                    @if let Some(gain) = line.gain() {
                        b { (times(Some(gain))) } " as fast as there (" (figures) ")"
                    } @else {
                        "there " (figures)
                    }
                },
            }
        }
    }
}

/// The bars of a level: this run's, and the earlier one's below it.
fn bar(kernel: &Kernel, line: &Line, scale: f64) -> Markup {
    let top = if line.here.is_some() { BAR + GAP } else { 0 };
    let height = if line.there.is_some() { top + EARLIER } else { BAR };
    let one = width(1.0 / scale);
    html! {
        svg.bar width="100%" height=(height) aria-hidden="true" {
            rect.track width="100%" height=(height) rx="2" {}
            @if let Some([length, from, to]) = extent(kernel, line.here, scale) {
                rect.fill width=(length) height=(BAR) rx="2" {}
                (marks::whisker(&from, &to, BAR / 2))
            }
            @if let Some([length, from, to]) = extent(kernel, line.there, scale) {
                rect.hatched y=(top) width=(length) height=(EARLIER) rx="1" fill=(marks::hatching(line.level)) {}
                (marks::whisker(&from, &to, top + EARLIER / 2))
            }
            line.one x1=(one) x2=(one) y1="0" y2=(height) {}
        }
    }
}

/// Length of a bar, and where its spread begins and ends.
fn extent(kernel: &Kernel, row: Option<&Row>, scale: f64) -> Option<[String; 3]> {
    Some(speeds(kernel, row)?.map(|speed| width(speed / scale)))
}

/// The figures below the bars.
fn axis(scale: f64) -> Markup {
    // Where they have room.
    let one = (1.0 / scale > 0.06 && 1.0 / scale < 0.85).then_some((1.0, "middle"));
    let half = (scale >= 3.0).then_some(((scale / 2.0).ceil(), "middle"));
    let ticks = [one, half, Some((scale, "end"))];
    html! {
        svg.axis width="100%" height="14" aria-hidden="true" {
            text x="0" y="11" { "0" }
            @for (at, anchor) in ticks.into_iter().flatten() {
                text x=(width(at / scale)) y="11" text-anchor=(anchor) { (at) "×" }
            }
        }
    }
}

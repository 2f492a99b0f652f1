//! All kernels at a glance, on one scale.

use super::numbers::{times, width};
use super::sides::{Kernel, Sides};
use super::{OTHERS, marks};
use gridsieve_kernels::Level;
use maud::{Markup, html};

/// Height of a run's signs.
const LANE: u32 = 26;
/// How much less there is between the runs of a kernel.
const OVERLAP: u32 = 10;

/// A scale on which equal factors are equal distances: so a half is as far
/// from 1 as 2 is, and 20 still leaves room for 1.2.
struct Scale {
    /// Powers of two at both ends.
    low: i32,
    high: i32,
}

impl Scale {
    fn new(speeds: impl Iterator<Item = f64>) -> Scale {
        let (low, high) = speeds
            .map(f64::log2)
            .fold((0.0, 1.0), |(low, high): (f64, f64), x| (low.min(x), high.max(x)));
        // What is beyond that was not measured, and stays at the edge.
        Scale { low: low.max(-6.0).floor() as i32, high: high.min(10.0).ceil() as i32 }
    }

    /// Place of a speed, with a margin for the signs.
    fn place(&self, speed: f64) -> String {
        let share = (speed.log2() - f64::from(self.low)) / f64::from(self.high - self.low);
        width(0.06 + 0.88 * share.clamp(0.0, 1.0))
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        (self.low..=self.high).map(|power| f64::from(power).exp2())
    }

    /// The ticks that are labelled: every other one of many, 1 among them, so
    /// that the labels of a narrow chart do not touch.
    fn labels(&self) -> impl Iterator<Item = f64> {
        let step = if self.high - self.low > 6 { 2 } else { 1 };
        let powers = (self.low..=self.high).filter(move |power| power % step == 0);
        powers.map(|power| f64::from(power).exp2())
    }
}

pub fn overview(sides: &Sides) -> Markup {
    let scale = Scale::new(sides.all().flat_map(Kernel::speeds));
    let scalar = Level::Scalar.name();
    let measured = |level| sides.here.rows.iter().any(|row| row.level == level);
    let levels = sides.levels.iter().copied();
    let levels: Vec<&str> = levels.filter(|&level| level != scalar && measured(level)).collect();
    let groups = [(None, 0, &sides.kernels), (Some(OTHERS), sides.kernels.len(), &sides.others)];
    html! {
        section aria-labelledby="overview" {
            h2 id="overview" { "At a glance" }
            p {
                "Times as fast as level scalar; from mark to mark on the scale, twice as fast."
                @if sides.there.is_some() {
                    " Filled signs: here; hollow signs below them: there, by the same measure."
                }
            }
            table.overview {
                thead {
                    tr {
                        th scope="col" { "kernel" }
                        th.chart scope="col" { (axis(&scale)) }
                        @for level in &levels {
                            th.figure scope="col" { (marks::sign(level)) (level) }
                        }
                    }
                }
                @for (title, first, kernels) in groups {
                    @if !kernels.is_empty() {
                        tbody {
                            @if let Some(title) = title {
                                tr { th.group scope="rowgroup" colspan=(levels.len() + 2) { (title) } }
                            }
                            @for (i, kernel) in kernels.iter().enumerate() {
                                (row(first + i, kernel, &levels, &scale, sides.there.is_some()))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn axis(scale: &Scale) -> Markup {
    html! {
        span.unseen { "chart" }
        svg width="100%" height="16" aria-hidden="true" {
            @for tick in scale.labels() {
                text x=(scale.place(tick)) y="12" text-anchor="middle" {
                    @if tick < 1.0 { "1/" (1.0 / tick) } @else { (tick) "×" }
                }
            }
        }
    }
}

fn row(number: usize, kernel: &Kernel, levels: &[&str], scale: &Scale, compared: bool) -> Markup {
    let figure = |level: &&str| kernel.speed(kernel.line(level).and_then(|line| line.here));
    let best = levels.iter().filter_map(figure).fold(1.0, f64::max);
    html! {
        tr {
            th scope="row" { a href=(format!("#kernel{number}")) { (kernel.name) } }
            td.chart { (strip(kernel, scale, compared)) }
            @for level in levels {
                @let speed = figure(level);
                td.figure.best[speed == Some(best)] { (times(speed)) }
            }
        }
    }
}

/// The signs of a kernel; those of the earlier run below.
fn strip(kernel: &Kernel, scale: &Scale, compared: bool) -> Markup {
    let height = if compared { 2 * LANE - OVERLAP } else { LANE };
    let one = scale.place(1.0);
    html! {
        svg width="100%" height=(height) aria-hidden="true" {
            @for tick in scale.ticks() {
                @let x = scale.place(tick);
                line.one[x == one].tick[x != one] x1=(x) x2=(x) y1="0" y2=(height) {}
            }
            (lane(kernel, scale, LANE / 2, false))
            @if compared { (lane(kernel, scale, height - LANE / 2, true)) }
        }
    }
}

/// The signs of a run, and a line from the slowest to the fastest.
fn lane(kernel: &Kernel, scale: &Scale, y: u32, earlier: bool) -> Markup {
    let mut speeds = Vec::new();
    for line in &kernel.lines {
        let row = if earlier { line.there } else { line.here };
        speeds.extend(kernel.speed(row).map(|speed| (line.level, speed)));
    }
    let ends = |(low, high): (f64, f64), &(_, speed): &(_, f64)| (low.min(speed), high.max(speed));
    let (low, high) = speeds.iter().fold((f64::MAX, 0.0), ends);
    html! {
        @if !speeds.is_empty() {
            line.span x1=(scale.place(low)) x2=(scale.place(high)) y1=(y) y2=(y) {}
        }
        @for (level, speed) in speeds {
            (marks::sign_at(level, &scale.place(speed), y, earlier))
        }
    }
}

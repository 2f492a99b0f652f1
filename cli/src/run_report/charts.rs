//! The charts of the page.

use super::facts::Facts;
use super::numbers::{capital, count, moment, plural, seconds};
use super::svg::{Area, MARK, PUZZLES, framed};
use crate::pictures::chart::{self, GRIDS, font, plain, top, whole};
use maud::Markup;
use plotters::prelude::*;
use std::error::Error;

/// Session starts that are marked; more would be a wall.
const MARKS: usize = 60;

/// A unit of time for an axis: its name and its milliseconds.
fn unit(span: u64) -> (&'static str, f64) {
    match span / 1000 {
        0..3 => ("milliseconds", 1.0),
        3..180 => ("seconds", 1e3),
        180..10_800 => ("minutes", 60e3),
        10_800..259_200 => ("hours", 3600e3),
        _ => ("days", 86_400e3),
    }
}

/// Grids and puzzles over time.
pub fn over_time(facts: &Facts) -> [Markup; 2] {
    let searched = format!("{} searched", capital(facts.names()[1]));
    let kinds = [("grids", &searched[..], 0, GRIDS), ("puzzles", "Puzzles found", 1, PUZZLES)];
    kinds.map(|(id, title, place, colour)| {
        let sums = facts.timeline.sums();
        let [first, last] = facts.timeline.ends.unwrap_or([0; 2]);
        let total = sums.last().map_or(0, |sum| sum.1[place]);
        let points: Vec<(u64, u64)> =
            sums.into_iter().map(|(at, sum)| (at - first, sum[place])).collect();
        let starts = facts.sessions.list.iter().flat_map(|stint| &stint.session);
        let starts: Vec<u64> = starts.map(|start| start.at.saturating_sub(first)).collect();
        let description = format!(
            "{} from {} to {}: {} in {}.",
            title,
            moment(first),
            moment(last),
            count(total),
            plural(facts.sessions.count(), "session"),
        );
        framed(&format!("chart-{id}"), title, &description, |area| {
            line(area, &points, &starts, last - first, colour)
        })
    })
}

/// A line that only rises, with marks where sessions begin.
fn line(
    area: &Area,
    points: &[(u64, u64)],
    starts: &[u64],
    span: u64,
    colour: RGBColor,
) -> Result<(), Box<dyn Error>> {
    let (name, milliseconds) = unit(span);
    let x = |at: u64| at as f64 / milliseconds;
    let top = top(points.last().map_or(0, |point| point.1));
    let mut chart = chart::framed(area).build_cartesian_2d(0.0..x(span.max(1)), 0.0..top)?;
    plain(&mut chart.configure_mesh())
        .x_labels(6)
        .y_labels(5)
        .x_desc(format!("{name} since the beginning"))
        .x_label_formatter(&|at| short_time(*at))
        .y_label_formatter(&|number| whole(*number))
        .draw()?;
    let mut labelled = f64::NEG_INFINITY;
    for (number, &start) in starts.iter().take(MARKS).enumerate() {
        let at = x(start);
        chart.draw_series([PathElement::new([(at, 0.0), (at, top)], MARK)])?;
        // Numbers that do not touch.
        if at - labelled >= 0.05 * x(span) {
            labelled = at;
            let (text, style) = ((number + 1).to_string(), font(&MARK));
            chart.draw_series([EmptyElement::at((at, top)) + Text::new(text, (3, -12), style)])?;
        }
    }
    let points = points.iter().map(|&(at, sum)| (x(at), sum as f64));
    chart.draw_series(LineSeries::new(points, colour.stroke_width(2)))?;
    Ok(())
}

/// A number of an axis, without digits that say nothing.
fn short_time(at: f64) -> String {
    let text = format!("{at:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The times of the grids, or of the pairs of bands.
pub fn durations(facts: &Facts) -> Markup {
    let (durations, [one, _]) = (&facts.durations, facts.names());
    let [half, most, nearly] = [0.5, 0.9, 0.99].map(|share| seconds(durations.within(share)));
    let description = format!(
        "Of {}, half took at most about {half}, 90% at most {most}, 99% at most {nearly}; the \
         slowest took {}, the mean is {}.",
        plural(durations.count, one),
        seconds(durations.longest),
        seconds(durations.sum / durations.count.max(1) as f64),
    );
    framed("chart-durations", &format!("Time per {one}"), &description, |area| {
        chart::seconds(area, &durations.bins(), one)
    })
}

//! Shares of a sample, with the intervals in which those of all lie.

use super::Picture;
use super::chart::{GRIDS, HEADING, HEIGHT, TEXT, WIDTH, font, framed, heading, plain, whole};
use super::numbers::trimmed;
use plotters::prelude::*;
use std::error::Error;

/// A bar.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// Where it stands.
    pub number: usize,
    /// How high it is, from 0 to 1.
    pub share: f64,
    /// The ends of the interval.
    pub interval: [f64; 2],
}

/// Draws bars, which ascend by their numbers, with their intervals and percentages.
///
/// # Errors
/// There is something that cannot be drawn.
pub fn draw(bars: &[Bar], title: &str, axis: &str) -> Result<Picture, Box<dyn Error>> {
    let mut picture = Picture::new([WIDTH, HEADING + HEIGHT], title);
    let percent = |share: f64| format!("{}%", trimmed(100.0 * share, 1));
    let words = bars.iter().map(|bar| format!("{}: {}", bar.number, percent(bar.share)));
    picture.description = format!("{title}; {}", words.collect::<Vec<_>>().join(", "));
    heading(&mut picture, title.to_owned(), 0);
    let sheet = (&mut picture).into_drawing_area();
    let area = sheet.clone().shrink((8, HEADING), (WIDTH - 16, HEIGHT - 8));
    let (first, last) = (bars.first(), bars.last());
    let (first, last) = first.zip(last).ok_or("there are no bars")?;
    let most = bars.iter().map(|bar| bar.interval[1]).fold(0.0, f64::max);
    let x = first.number as f64 - 0.7..last.number as f64 + 0.7;
    let mut chart = framed(&area).build_cartesian_2d(x, 0.0..1.15 * most)?;
    plain(&mut chart.configure_mesh())
        .x_labels(bars.len() + 1)
        .y_labels(6)
        .x_desc(axis)
        .x_label_formatter(&|number| whole(*number))
        .y_label_formatter(&|share| percent(*share))
        .draw()?;
    chart.draw_series(bars.iter().map(|bar| {
        let number = bar.number as f64;
        Rectangle::new([(number - 0.35, 0.0), (number + 0.35, bar.share)], GRIDS.filled())
    }))?;
    for bar in bars {
        let (number, [low, high]) = (bar.number as f64, bar.interval);
        let line = |from, to| PathElement::new(vec![from, to], TEXT.stroke_width(2));
        let ends = [low, high].map(|end| line((number - 0.06, end), (number + 0.06, end)));
        chart.draw_series([line((number, low), (number, high))].into_iter().chain(ends))?;
        let text = Text::new(percent(bar.share), (number + 0.09, high), font(&TEXT));
        chart.draw_series([text])?;
    }
    drop((chart, area, sheet));
    Ok(picture)
}

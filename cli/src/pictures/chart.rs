//! Charts of what searches did: on the page of a run, and as pictures.

use super::durations::{Bin, Durations};
use super::font::Weight;
use super::numbers::trimmed;
use super::picture::{Anchor, Colour, Picture, Text};
use plotters::chart::MeshStyle;
use plotters::coord::Shift;
use plotters::coord::ranged1d::Ranged;
use plotters::prelude::*;
use std::error::Error;

/// Texts.
pub const TEXT: RGBColor = RGBColor(0x57, 0x60, 0x6A);
/// Lines behind the data.
pub const RULE: RGBColor = RGBColor(0xD5, 0xD9, 0xDE);
/// Grids, and nodes.
pub const GRIDS: RGBColor = RGBColor(0x00, 0x72, 0xB2);

/// Style of all texts.
pub fn font(colour: &RGBColor) -> TextStyle<'static> {
    ("sans-serif", 15).into_font().color(colour)
}

/// A chart with room for figures and names below it and at its left.
pub fn framed<'a, 'b, DB: DrawingBackend>(
    area: &'a DrawingArea<DB, Shift>,
) -> ChartBuilder<'a, 'b, DB> {
    let mut chart = ChartBuilder::on(area);
    chart.margin_right(14).margin_top(14).x_label_area_size(42).y_label_area_size(48);
    chart
}

/// Horizontal lines alone, and texts as everywhere.
pub fn plain<'m, 'a, 'b, X: Ranged, Y: Ranged, DB: DrawingBackend>(
    mesh: &'m mut MeshStyle<'a, 'b, X, Y, DB>,
) -> &'m mut MeshStyle<'a, 'b, X, Y, DB> {
    mesh.max_light_lines(0)
        .disable_x_mesh()
        .bold_line_style(RULE)
        .axis_style(RULE)
        .label_style(font(&TEXT))
}

/// A number beside an axis: short.
pub fn short(number: u64) -> String {
    let scaled =
        |by: u64, letter: char| format!("{}{letter}", trimmed(number as f64 / by as f64, 2));
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => scaled(1_000, 'k'),
        1_000_000..1_000_000_000 => scaled(1_000_000, 'M'),
        _ => scaled(1_000_000_000, 'G'),
    }
}

/// The upper end of an axis: some room above the largest number.
pub fn top(most: u64) -> f64 {
    1.05 * most.max(1) as f64
}

/// A number of grids or puzzles beside an axis; nothing at a half.
pub fn whole(number: f64) -> String {
    if number.fract() == 0.0 { short(number as u64) } else { String::new() }
}

/// A time of an axis.
fn tick(seconds: f64) -> String {
    let (scaled, unit) = match seconds {
        x if x < 0.999e-3 => (x * 1e6, "µs"),
        x if x < 0.999 => (x * 1e3, "ms"),
        x => (x, "s"),
    };
    format!("{} {unit}", trimmed(scaled, 1))
}

/// Draws how many grids took how long.
///
/// # Errors
/// What is drawn on fails.
pub fn seconds<DB: DrawingBackend>(
    area: &DrawingArea<DB, Shift>,
    bins: &[Bin],
    one: &str,
) -> Result<(), Box<dyn Error>>
where
    DB::ErrorType: 'static,
{
    let (Some(first), Some(last)) = (bins.first(), bins.last()) else { return Ok(()) };
    // At least two powers of ten, so that there are figures to read.
    let around = (100.0 * first.from / last.to).sqrt().max(1.1);
    let top = top(bins.iter().map(|bin| bin.grids).max().unwrap_or(0));
    let range = (first.from / around..last.to * around).log_scale();
    let mut chart = framed(area).build_cartesian_2d(range, 0.0..top)?;
    plain(&mut chart.configure_mesh())
        .x_labels(6)
        .y_labels(5)
        .x_desc(format!("time per {one}, logarithmic"))
        .x_label_formatter(&|time| tick(*time))
        .y_label_formatter(&|number| whole(*number))
        .draw()?;
    // A gap between neighbours.
    let bar = |bin: &Bin| {
        let gap = (bin.to / bin.from).powf(0.06);
        Rectangle::new([(bin.from * gap, 0.0), (bin.to / gap, bin.grids as f64)], GRIDS.filled())
    };
    chart.draw_series(bins.iter().filter(|bin| bin.grids > 0).map(bar))?;
    Ok(())
}

/// Draws how many nodes have how many clues placed, on a logarithmic scale.
fn nodes(area: &DrawingArea<&mut Picture, Shift>, nodes: &[u64]) -> Result<(), Box<dyn Error>> {
    let most = nodes.iter().copied().max().unwrap_or(0).max(1) as f64;
    let least = 0.5;
    let (x, y) = (-0.5..nodes.len() as f64 - 0.5, (least..most * 2.0).log_scale());
    let mut chart = framed(area).build_cartesian_2d(x, y)?;
    plain(&mut chart.configure_mesh())
        .x_labels(nodes.len().clamp(2, 24))
        .y_labels(6)
        .x_desc("clues placed")
        .x_label_formatter(&|clues| whole(*clues))
        .y_label_formatter(&|number| short(*number as u64))
        .draw()?;
    let bars = nodes.iter().enumerate().filter(|bar| *bar.1 > 0).map(|(clues, &nodes)| {
        let clues = clues as f64;
        Rectangle::new([(clues - 0.4, least), (clues + 0.4, nodes as f64)], GRIDS.filled())
    });
    chart.draw_series(bars)?;
    Ok(())
}

/// Width of a picture.
pub const WIDTH: u32 = 640;
/// Height of a chart.
pub const HEIGHT: u32 = 300;
/// Height of the heading above it.
pub const HEADING: u32 = 34;

/// Writes a heading that begins at this height.
pub fn heading(picture: &mut Picture, text: String, up: u32) {
    let text = Text { text, size: 15.0, weight: Weight::Bold, anchor: Anchor::Start };
    picture.text("heading", Colour::INK, text, [16.0, f64::from(up) + 24.0]);
}

/// What searches did.
#[derive(Debug)]
pub struct Searches {
    /// Nodes by the number of clues placed.
    pub nodes: Vec<u64>,
    /// How long grids took.
    pub durations: Durations,
    /// What was searched, in a few words.
    pub title: String,
}

impl Searches {
    /// Two charts, one below the other: nodes by clues placed, and times of the grids.
    ///
    /// # Errors
    /// There is something that cannot be drawn.
    pub fn draw(&self) -> Result<Picture, Box<dyn Error>> {
        let size = [WIDTH, 2 * (HEADING + HEIGHT)];
        let mut picture = Picture::new(size, &self.title);
        let Durations { count, sum, longest, .. } = self.durations;
        let all: u64 = self.nodes.iter().fold(0, |all, &nodes| all.saturating_add(nodes));
        let headings = [
            format!("{}: {} nodes by clues placed", self.title, short(all)),
            format!(
                "{count} grid{}: {} on average, the slowest {}",
                if count == 1 { "" } else { "s" },
                tick(sum / count.max(1) as f64),
                tick(longest)
            ),
        ];
        picture.description = headings.join("; ");
        let up = [0, HEADING + HEIGHT];
        for (up, text) in up.into_iter().zip(headings) {
            heading(&mut picture, text, up);
        }
        let sheet = (&mut picture).into_drawing_area();
        let [above, below] =
            up.map(|up| sheet.clone().shrink((8, up + HEADING), (WIDTH - 16, HEIGHT - 8)));
        nodes(&above, &self.nodes)?;
        seconds(&below, &self.durations.bins(), "grid")?;
        drop((above, below, sheet));
        Ok(picture)
    }
}

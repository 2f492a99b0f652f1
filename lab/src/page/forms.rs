//! A node as a list and as a bitmap, by its number of unhit UAs: a curve of each at each level,
//! with the place marked where they cross.

use super::super::answers::form_times;
use super::super::forms::crossing;
use super::super::record::Record;
use super::marks;
use super::numbers::{digits, positive};
use gridsieve::engine::bands::Bands;
use itertools::Itertools;
use maud::{Markup, html};

/// Size of a drawing, and its margins: left, right, top, bottom.
const SIZE: (f64, f64) = (360.0, 230.0);
const MARGINS: [f64; 4] = [44.0, 12.0, 12.0, 34.0];

/// The curves of all levels.
pub fn section(record: &Record) -> Markup {
    let levels = record.rows.iter().map(|row| &row.level[..]).unique();
    let curves = levels.map(|level| (level, form_times(record, level)));
    let curves = curves.filter(|(_, times)| {
        times.len() > 1 && times.iter().all(|(_, a, b)| positive(*a).and(positive(*b)).is_some())
    });
    let curves = curves.collect_vec();
    if curves.is_empty() {
        return html! {};
    }
    html! {
        section aria-labelledby="forms" {
            h2 id="forms" { "List or bitmap" }
            p {
                "Nanoseconds of a child of a node of the search, by the number of UAs that are unhit: as \
                 a list (dashed) and as a bitmap of 512 bits (solid). Left of the mark lists are \
                 cheaper. Tables of a subtree take up to " (Bands::MOST_UAS) " UAs; that a bitmap is made, \
                 once for a subtree, is not counted."
            }
            div.curves {
                @for (level, times) in &curves { (curve(level, times)) }
            }
        }
    }
}

fn curve(level: &str, times: &[(f64, f64, f64)]) -> Markup {
    let [left, right, top, bottom] = MARGINS;
    let (width, height) = (SIZE.0 - left - right, SIZE.1 - top - bottom);
    let (first, last) = (times[0].0.ln(), times[times.len() - 1].0.ln());
    let all = || times.iter().flat_map(|&(_, list, bitmap)| [list, bitmap]);
    let (least, most) = (all().fold(f64::MAX, f64::min).ln(), all().fold(0.0, f64::max).ln());
    let x = |uas: f64| left + width * (uas.ln() - first) / (last - first);
    let y =
        |ns: f64| top + height * (1.0 - (ns.ln() - least) / (most - least).max(f64::MIN_POSITIVE));
    let line = |of: fn(&(f64, f64, f64)) -> f64| {
        times.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(of(point)))).join(" ")
    };
    let crossing = crossing(times).filter(|uas| *uas > times[0].0);
    let label = match crossing {
        Some(uas) => format!("cross at {uas:.0}"),
        None if times[0].1 > times[0].2 => "bitmaps are always cheaper".to_owned(),
        None => "lists are always cheaper".to_owned(),
    };
    html! {
        figure class=(marks::class(level)) {
            figcaption { (marks::named(level)) ": " (label) }
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img"
                aria-label={ "Time of a node by unhit UAs at level " (level) ": " (label) } {
                @for ns in [least.exp(), ((least + most) / 2.0).exp(), most.exp()] {
                    line.grid x1=(left) x2=(SIZE.0 - right) y1=(y(ns)) y2=(y(ns)) {}
                    text.tick x=(left - 6.0) y=(y(ns) + 4.0) text-anchor="end" { (digits(ns)) }
                }
                @for point in times.iter().step_by(2) {
                    text.tick x=(x(point.0)) y=(SIZE.1 - bottom + 16.0) text-anchor="middle" { (point.0) }
                }
                @if let Some(uas) = crossing {
                    line.mark x1=(x(uas)) x2=(x(uas)) y1=(top) y2=(SIZE.1 - bottom) {}
                }
                polyline.list points=(line(|point| point.1)) {}
                polyline.bitmap points=(line(|point| point.2)) {}
            }
        }
    }
}

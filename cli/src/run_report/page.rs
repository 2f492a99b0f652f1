//! The page, section by section.

use super::facts::Facts;
use super::numbers::{NONE, capital, count, digits, moment, percent, plural, seconds};
use super::{charts, tables};
use crate::pictures::{board, svg};
use gridsieve_lab::html;
use gridsieve_runs::State;
use maud::{Markup, html};

const STYLE: &str = include_str!("style.css");

/// The page.
pub fn page(facts: &Facts) -> String {
    let title = format!("gridsieve run: {}", facts.manifest.input_name);
    let [one, several] = facts.names();
    let body = html! {
        header {
            p.eyebrow { "gridsieve run" }
            h1 { (heading(facts)) }
            p { (state(facts)) }
        }
        main {
            (tiles(facts))
            @if facts.damaged > 0 {
                p.warning role="note" {
                    (plural(facts.damaged, "line")) " of the journal are damaged and left out here."
                }
            }
            @if !facts.has_log && facts.units > 0 {
                p.warning role="note" {
                    "There is no journal here: nothing is known about times."
                }
            }
            (section("what", "What was run", tables::manifest(facts)))
            @if !facts.totals.by_clues.is_empty() {
                (section("fewest", "Grids by their fewest clues", tables::fewest(facts)))
            }
            @if facts.has_log {
                (section("time", &format!("{} and puzzles over time", capital(several)), over_time(facts)))
                (section("durations", &format!("Time per {one}"), durations(facts)))
                (section("slowest", &format!("Slowest {several}"), tables::slowest(facts)))
                (section("phases", "Seconds by phase", tables::phases(facts)))
            }
            (section("nodes", "Nodes by clues placed", tables::nodes(facts)))
            (section("counters", "Other counters", tables::counters(facts)))
            @if !facts.splits.first.is_empty() {
                (section("puzzles", "Puzzles", puzzles(facts)))
            }
            (section("clues", "Clues by band and stack", tables::splits(facts)))
        }
    };
    html::page(&title, STYLE, body)
}

fn section(id: &str, title: &str, content: Markup) -> Markup {
    html! {
        section id=(id) aria-labelledby=(format!("{id}-heading")) {
            h2 id=(format!("{id}-heading")) { (title) }
            (content)
        }
    }
}

fn heading(facts: &Facts) -> String {
    let asked = &facts.manifest.asked;
    let minimal = if asked.minimal { "minimal puzzles" } else { "puzzles" };
    let name = &facts.manifest.input_name;
    format!("{} with {} clues: {name}", capital(minimal), asked.clues)
}

fn state(facts: &Facts) -> String {
    let at = moment(facts.at);
    let (done, of) = (count(facts.units), plural(facts.manifest.units().count(), "work unit"));
    match facts.state {
        State::Complete if facts.units == 1 => format!("Complete. Seen on {at}."),
        State::Complete => format!("Complete: all {of} are done. Seen on {at}."),
        State::Running => format!("Running: {done} of {of} are done. Seen on {at}."),
        State::Stopped => format!("Not complete: {done} of {of} are done. Seen on {at}."),
    }
}

/// The figures that are asked for first.
fn tiles(facts: &Facts) -> Markup {
    let (grids, all) = (facts.totals.grids, facts.all_grids());
    let [one, several] = facts.names();
    let elapsed = facts.elapsed();
    let tile = |id: &str, name: &str, figure: String, note: String| {
        html! {
            li id=(id) { (name) strong.big { (figure) } (note) }
        }
    };
    let state = match facts.state {
        State::Complete => "complete",
        State::Running => "running",
        State::Stopped => "stopped",
    };
    let searched = match facts.totals.grids - facts.totals.complete.min(facts.totals.grids) {
        0 => "all of them completely".to_owned(),
        limited => format!("{} stopped at the limit", count(limited)),
    };
    let with = match facts.has_log {
        true => format!("in {}", plural(facts.with_puzzles, one)),
        false => String::new(),
    };
    html! {
        ul.tiles {
            (tile("total-state", "state", state.to_owned(),
                format!("{} of the {several}", percent(grids as f64, all as f64))))
            (tile("total-grids", &format!("{several} searched"), count(grids), format!("of {}, {searched}", count(all))))
            (tile("total-puzzles", "puzzles found", count(facts.totals.found), with))
            @if facts.has_log {
                (tile("total-seconds", "search time", seconds(facts.durations.sum), "of all threads together".to_owned()))
                (tile("total-elapsed", "elapsed", seconds(elapsed),
                    format!("in {}, each to its last unit", plural(facts.sessions.count(), "session"))))
                (tile("total-rate", &format!("{several} per second"),
                    if elapsed > 0.0 { digits(grids as f64 / elapsed) } else { NONE.to_owned() },
                    format!("{} per thread", per_thread(facts))))
            }
        }
    }
}

fn per_thread(facts: &Facts) -> String {
    match facts.durations.sum {
        sum if sum > 0.0 => digits(facts.durations.count as f64 / sum),
        _ => NONE.to_owned(),
    }
}

fn over_time(facts: &Facts) -> Markup {
    html! {
        p { "Vertical lines are starts of the program, with their numbers in the table." }
        div.charts {
            @for chart in charts::over_time(facts) { (chart) }
        }
        (tables::sessions(facts))
    }
}

fn durations(facts: &Facts) -> Markup {
    html! {
        @if facts.manifest.asked.census.is_some() {
            p { "Each pair of bands was searched with all its third bands that have a task there." }
        } @else {
            p { "Grids that were searched together count with an equal share of their time each." }
        }
        div.charts { (charts::durations(facts)) }
    }
}

/// A few of the puzzles.
fn puzzles(facts: &Facts) -> Markup {
    let first = &facts.splits.first;
    html! {
        @if facts.totals.found > first.len() as u64 {
            p { "The first " (first.len()) " of them." }
        }
        div.puzzles {
            @for puzzle in first {
                figure.board {
                    (svg::element(&board::puzzle(puzzle, None)))
                    figcaption { code { (puzzle) } }
                }
            }
        }
    }
}

//! The tables of the page.

use super::facts::Facts;
use super::numbers::{NONE, count, digits, moment, percent, plural, seconds, words};
use super::sessions::Stint;
use super::slowest;
use gridsieve_runs::{CensusOf, Shard};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::iter;

/// Splits that have a row each.
const SPLITS: usize = 40;

/// What was run.
pub fn manifest(facts: &Facts) -> Markup {
    let manifest = &facts.manifest;
    let input = &manifest.input;
    let asked = &manifest.asked;
    let range = |[start, end]: [u64; 2]| format!("{}..{}", count(start), count(end));
    let free = asked.mask.bytes().all(|cell| cell == b'.');
    let [one, several] = facts.names();
    let (range_of, per_unit) = (format!("range of {several}"), format!("{several} per work unit"));
    let mut rows: Vec<(&str, String)> = vec![
        (
            "input",
            format!("{} ({}, {})", manifest.input_name, input.kind, plural(input.grids, one)),
        ),
        ("hash of the input", input.hash.to_string()),
        (&range_of, range(manifest.range)),
        ("clues", asked.number()),
        ("mask", if free { "none".to_owned() } else { asked.mask.clone() }),
        ("choices of band 3", asked.band3.clone().unwrap_or_else(|| "all".to_owned())),
        ("puzzles", if asked.minimal { "minimal ones only" } else { "all" }.to_owned()),
        ("most puzzles of a grid", asked.limit.map_or("no limit".to_owned(), count)),
        (&per_unit, count(manifest.unit)),
        ("evidence by", manifest.evidence.to_string()),
        ("engine", manifest.engine.clone()),
        ("program", format!("gridsieve {}", manifest.program())),
    ];
    if let Some(Shard { number, of, by }) = &manifest.shard {
        let part = range(manifest.part);
        rows.insert(3, ("shard", format!("{number} of {of}, by {by}: {part}")));
    }
    match asked.census {
        None => {}
        Some(CensusOf::Pairs) => rows.push(("census of", "all grids of the pairs".to_owned())),
        Some(CensusOf::Grids) => rows.push(("census of", "the given grids alone".to_owned())),
    }
    html! {
        table.pairs {
            @for (name, value) in rows {
                tr { th scope="row" { (name) } td { (value) } }
            }
        }
    }
}

/// What a cell has, and its style.
type Cell = (Markup, Option<String>);

/// A table of figures: the first column is text.
fn figures(class: &str, heads: &[&str], rows: impl Iterator<Item = Vec<Cell>>) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table class=(class) {
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, (cell, style)) in row.into_iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell) } } @else { td style=[style] { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn text(text: impl Into<String>) -> Cell {
    let text = text.into();
    (html! { (text) }, None)
}

fn nothing(what: &str) -> Markup {
    html! { p.nothing { (what) } }
}

/// The starts of the program.
pub fn sessions(facts: &Facts) -> Markup {
    type Column = (&'static str, fn(&Stint) -> Option<String>);
    const COLUMNS: [Column; 9] = [
        ("started", |stint| Some(moment(stint.session.as_ref()?.at))),
        ("host", |stint| Some(stint.session.as_ref()?.host.clone())),
        ("commit", |stint| stint.session.as_ref()?.commit.clone()),
        ("threads", |stint| Some(count(stint.session.as_ref()?.threads as u64))),
        ("level", |stint| Some(stint.session.as_ref()?.level.clone())),
        ("elapsed", |stint| stint.elapsed().map(seconds)),
        ("search time", |stint| Some(seconds(stint.seconds))),
        ("grids", |stint| Some(count(stint.grids))),
        ("puzzles", |stint| Some(count(stint.found))),
    ];
    let [_, several] = facts.names();
    let head = |(head, _): Column| if head == "grids" { several } else { head };
    let heads: Vec<&str> = iter::once("session").chain(COLUMNS.map(head)).collect();
    let row = |number: String, stint: &Stint| {
        let cell = |(_, of): Column| text(of(stint).unwrap_or_else(|| NONE.to_owned()));
        iter::once(text(number)).chain(COLUMNS.map(cell)).collect()
    };
    let sessions = &facts.sessions;
    let listed = (1..).zip(&sessions.list).map(|(number, stint)| row(count(number), stint));
    let others = sessions.others.iter().map(|stint| match stint.count {
        0 => row("unknown".to_owned(), stint),
        others => row(format!("{} more", count(others)), stint),
    });
    figures("figures", &heads, listed.chain(others))
}

/// The grids that took longest.
pub fn slowest(facts: &Facts) -> Markup {
    let (slowest, [one, several]) = (&facts.slowest, facts.names());
    if slowest.is_empty() {
        return nothing("Nothing was searched.");
    }
    let row = |slow: &slowest::Slow| {
        vec![
            text(slow.index.to_string()),
            text(seconds(slow.seconds)),
            (html! { code { (slow.hash.map_or(NONE.to_owned(), |hash| hash.to_string())) } }, None),
            text(slow.found.map_or(NONE.to_owned(), count)),
        ]
    };
    html! {
        @if slowest.iter().any(|slow| slow.hash.is_none()) {
            p { "With evidence by unit the hashes and puzzles of single " (several) " are not kept." }
        }
        (figures("figures", &[one, "time", "hash", "puzzles"], slowest.iter().map(row)))
    }
}

/// A bar that is as long as a share of the width.
fn bar(share: f64) -> Markup {
    let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
    html! {
        svg.bar width="100%" height="10" aria-hidden="true" {
            rect width=(format!("{:.2}%", 100.0 * share)) height="10" rx="2" {}
        }
    }
}

/// Names with figures and bars.
fn bars(heads: &[&str], rows: impl Iterator<Item = (String, Vec<String>, f64)>) -> Markup {
    html! {
        table.bars {
            thead {
                tr {
                    @for head in heads { th scope="col" { (head) } }
                    td {}
                }
            }
            tbody {
                @for (name, figures, share) in rows {
                    tr {
                        th scope="row" { (name) }
                        @for figure in figures { td.figure { (figure) } }
                        td.space { (bar(share)) }
                    }
                }
            }
        }
    }
}

/// Seconds of each phase, and their share.
pub fn phases(facts: &Facts) -> Markup {
    if facts.phases.is_empty() {
        return nothing("The engine told nothing of phases.");
    }
    let sum: f64 = facts.phases.values().sum();
    let mut phases: Vec<(&String, f64)> =
        facts.phases.iter().map(|(name, &time)| (name, time)).collect();
    phases.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rows = phases
        .into_iter()
        .map(|(name, time)| (words(name), vec![seconds(time), percent(time, sum)], time / sum));
    html! {
        p {
            "Of all threads together. Not everything is in a phase: their sum is "
            (seconds(sum)) " of " (seconds(facts.durations.sum)) " that were searched."
        }
        (bars(&["phase", "time", "share"], rows))
    }
}

/// Grids by their fewest clues.
pub fn fewest(facts: &Facts) -> Markup {
    let by_clues = &facts.totals.by_clues;
    let all: u64 = by_clues.values().sum();
    let row = |(clues, &grids): (&usize, &u64)| {
        let share = grids as f64 / all as f64;
        (clues.to_string(), vec![count(grids), percent(grids as f64, all as f64)], share)
    };
    bars(&["clues", "grids", "share"], by_clues.iter().map(row))
}

/// Nodes of the search tree.
pub fn nodes(facts: &Facts) -> Markup {
    let nodes = &facts.totals.tally.nodes;
    let most = nodes.iter().copied().max().unwrap_or(0);
    let [one, _] = facts.names();
    if most == 0 {
        return nothing("No node was counted.");
    }
    let rows = nodes.iter().enumerate().filter(|entry| *entry.1 > 0).map(|(clues, &nodes)| {
        // On a logarithmic scale that begins below 1.
        let share = (1.0 + (nodes as f64).log10()) / (1.0 + (most as f64).log10());
        let mean = nodes as f64 / facts.totals.grids.max(1) as f64;
        (clues.to_string(), vec![count(nodes), digits(mean)], share)
    });
    html! {
        p { "Bars are logarithmic." }
        (bars(&["clues", "nodes", &format!("per {one}")], rows))
    }
}

/// Counters of other events.
pub fn counters(facts: &Facts) -> Markup {
    if facts.totals.tally.counts.is_empty() {
        return nothing("There are none.");
    }
    let row = |(name, &number): (&String, &u64)| {
        let mean = number as f64 / facts.totals.grids.max(1) as f64;
        vec![text(words(name)), text(count(number)), text(digits(mean))]
    };
    let per_item = format!("per {}", facts.names()[0]);
    figures("figures", &["counter", "sum", &per_item], facts.totals.tally.counts.iter().map(row))
}

/// Where the clues of the puzzles are.
pub fn splits(facts: &Facts) -> Markup {
    let splits = &facts.splits;
    if splits.puzzles == 0 {
        return nothing("No puzzle was found.");
    }
    let puzzles = splits.puzzles as f64;
    html! {
        p {
            (plural(splits.puzzles, "puzzle")) ". A split such as 7-5-5 has the clues of the three "
            "bands, or stacks, the most first."
            @if splits.bad > 0 { " " (plural(splits.bad, "line")) " that are no puzzles were left out." }
        }
        div.columns {
            @for (name, splits) in [("bands", &splits.bands), ("stacks", &splits.stacks)] {
                div { h3 { "Splits over " (name) } (split_table(splits, puzzles)) }
            }
        }
        h3 { "Puzzles by the clues of each band and stack" }
        (each(facts, puzzles))
    }
}

fn split_table(splits: &BTreeMap<[u8; 3], u64>, puzzles: f64) -> Markup {
    let mut list: Vec<_> = splits.iter().collect();
    list.sort_by_key(|&(split, &number)| (std::cmp::Reverse(number), *split));
    let most = list.first().map_or(1, |entry| *entry.1) as f64;
    let rest: u64 = list.iter().skip(SPLITS).map(|entry| entry.1).sum();
    let row = |name: String, number: u64| {
        let figures = vec![count(number), percent(number as f64, puzzles)];
        (name, figures, number as f64 / most)
    };
    let listed = list.iter().take(SPLITS);
    let listed = listed.map(|&([a, b, c], &number)| row(format!("{a}-{b}-{c}"), number));
    let rest = (rest > 0).then(|| row("others".to_owned(), rest));
    bars(&["split", "puzzles", "share"], listed.chain(rest))
}

fn each(facts: &Facts, puzzles: f64) -> Markup {
    let heads = ["clues", "band 1", "band 2", "band 3", "stack 1", "stack 2", "stack 3"];
    let shaded = |number: u64| {
        let shade = (70.0 * number as f64 / puzzles).clamp(0.0, 70.0);
        (html! { (count(number)) }, Some(format!("--shade: {shade:.1}%")))
    };
    let row = |(clues, numbers): (&u8, &[u64; 6])| {
        iter::once(text(clues.to_string())).chain(numbers.map(shaded)).collect()
    };
    figures("figures shaded", &heads, facts.splits.each.iter().map(row))
}

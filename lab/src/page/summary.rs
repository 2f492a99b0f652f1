//! The head of the page, and the machines.

use super::super::record::{Record, Steadiness, UNKNOWN};
use super::sides::Sides;
use itertools::Itertools;
use maud::{Markup, html};

/// The head of the page.
pub fn head(sides: &Sides) -> Markup {
    let machine = &sides.here.machine;
    html! {
        p.eyebrow { "gridsieve kernels" }
        h1 { (machine.model) }
        p {
            (machine.system) " · gridsieve " (machine.gridsieve) " · " (machine.date)
            @for there in sides.there {
                br;
                "compared with " strong { (there.machine.model) } ", gridsieve "
                (there.machine.gridsieve) ", " (there.machine.date)
            }
        }
        p.about {
            "gridsieve finds every valid puzzle with a given number of clues in full Sudoku grids. "
            "Its innermost loops, the kernels, exist at several instruction-set levels. First whole "
            "scans at each level, then the kernels, on the calls that a scan makes."
        }
    }
}

/// What there is to say of a machine: names and values.
fn facts(record: &Record) -> Vec<(&str, String)> {
    let machine = &record.machine;
    let clock = record.steadiness.as_ref().map(|steadiness| {
        let Steadiness { clock_ghz, clock_range_percent, .. } = steadiness;
        format!("{clock_ghz:.2} GHz, varied by {clock_range_percent:.1}%")
    });
    let others = [
        ("clock", clock.unwrap_or_else(|| UNKNOWN.to_owned())),
        ("levels", machine.levels.join(", ")),
        ("date", machine.date.clone()),
    ];
    let known = machine.program().into_iter().chain(machine.hardware());
    let more = machine.facts.iter().map(|(name, value)| (&**name, &**value));
    known.chain(more).map(|(name, value)| (name, value.to_owned())).chain(others).collect()
}

/// With what it was measured.
pub fn machines(sides: &Sides) -> Markup {
    let all: Vec<_> = sides.there.iter().chain([sides.here]).map(facts).collect();
    // Older records lack some.
    let names: Vec<_> = all.iter().flatten().map(|(name, _)| *name).unique().collect();
    let value = |facts: &[(&str, String)], name: &str| {
        let known = facts.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| UNKNOWN.to_owned(), |(_, value)| value.clone())
    };
    html! {
        section aria-labelledby="machines" {
            h2 id="machines" { @if all.len() > 1 { "Machines" } @else { "Machine" } }
            div.scroll role="region" aria-labelledby="machines" tabindex="0" {
                table.machines {
                    @if all.len() > 1 {
                        thead { tr {
                            td {}
                            @for i in 1..all.len() {
                                th scope="col" { "there" @if all.len() > 2 { " " (i) } }
                            }
                            th scope="col" { "here" }
                        } }
                    }
                    tbody {
                        @for name in names {
                            @let differs = all.iter().any(|facts| value(facts, name) != value(&all[0], name));
                            tr class=(if differs { "differs" } else { "" }) {
                                th scope="row" { (name) }
                                @for facts in &all { td { (value(facts, name)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

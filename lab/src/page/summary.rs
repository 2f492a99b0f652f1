//! The head of the page, and the machines.

use super::super::record::{Machine, Record};
use super::sides::Sides;
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

/// What there is to say of a machine.
fn facts(record: &Record) -> Vec<String> {
    let Machine {
        gridsieve,
        compiler,
        flags,
        model,
        processor,
        microcode,
        governor,
        system,
        levels,
        date,
    } = record.machine.clone();
    let clock = record.steadiness.as_ref().map(|steadiness| {
        let steady = match steadiness.steady {
            Some(true) => "steady",
            Some(false) => "unsteady",
            None => "steadiness unknown",
        };
        format!(
            "{:.2} GHz, within {:.1}%; {steady}",
            steadiness.clock_ghz, steadiness.clock_range_percent
        )
    });
    let clock = clock.unwrap_or_else(|| "unknown".to_owned());
    vec![
        gridsieve,
        compiler,
        flags,
        model,
        processor,
        microcode,
        governor,
        clock,
        system,
        levels.join(", "),
        date,
    ]
}

const NAMES: [&str; 11] = [
    "gridsieve",
    "compiler",
    "flags",
    "processor",
    "numbers",
    "microcode",
    "governor",
    "clock",
    "system",
    "levels",
    "date",
];

/// With what it was measured.
pub fn machines(sides: &Sides) -> Markup {
    let all: Vec<_> = sides.there.iter().chain([sides.here]).map(facts).collect();
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
                        @for (i, name) in NAMES.iter().enumerate() {
                            @let differs = all.iter().any(|facts| facts[i] != all[0][i]);
                            tr class=(if differs { "differs" } else { "" }) {
                                th scope="row" { (name) }
                                @for facts in &all { td { (facts[i]) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

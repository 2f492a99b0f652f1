//! The machines, and a figure for each level.

use super::super::record::Machine;
use super::marks;
use super::numbers::{geometric_mean, times};
use super::sides::Sides;
use gridsieve_kernels::Level;
use maud::{Markup, html};

/// The head of the page.
pub fn head(sides: &Sides) -> Markup {
    let machine = &sides.here.machine;
    html! {
        p.eyebrow { "gridsieve kernels" }
        h1 { (machine.model) }
        p {
            (machine.system) " · " (machine.date)
            @if let Some(there) = sides.there {
                br;
                "compared with " strong { (there.machine.model) } ", " (there.machine.date)
            }
        }
        p.about {
            "gridsieve finds every valid puzzle with a given number of clues in full Sudoku grids. "
            "Its innermost loops, the kernels, exist at several instruction-set levels; here they are "
            "side by side, over inputs made from the unavoidable sets of real grids."
        }
    }
}

/// A figure for each level: the mean of all kernels. Nothing if this run has
/// none: it may have measured the levels all the same, in searches.
pub fn levels(sides: &Sides) -> Markup {
    let mut lines = sides.kernels.iter().flat_map(|kernel| &kernel.lines);
    if lines.all(|line| line.here.is_none()) {
        return html! {};
    }
    html! {
        ul.tiles aria-label="Levels" {
            @for &level in &sides.levels {
                li class=(marks::class(level)) { (tile(sides, level)) }
            }
        }
    }
}

fn tile(sides: &Sides, level: &str) -> Markup {
    let lines = || sides.kernels.iter().filter_map(|kernel| Some((kernel, kernel.line(level)?)));
    let speeds =
        || lines().filter_map(|(kernel, line)| Some((kernel.speed(line.here)?, kernel.name)));
    let count = speeds().count();
    let mean = geometric_mean(speeds().map(|(speed, _)| speed));
    let gain = geometric_mean(lines().filter_map(|(_, line)| line.gain()));
    let most = speeds().max_by(|a, b| a.0.total_cmp(&b.0));
    html! {
        p.level { (marks::named(level)) }
        p.big { (times(mean)) }
        p {
            @if level == Level::Scalar.name() {
                "what the others are measured by"
            } @else if let Some((speed, name)) = most {
                "geometric mean of " (count) @if count == 1 { " kernel" } @else { " kernels" }
                br;
                "most: " (times(Some(speed))) ", " (name)
            } @else {
                "not measured here"
            }
        }
        @if gain.is_some() {
            p { b { (times(gain)) } " as fast as there" }
        }
    }
}

/// With what it was measured.
pub fn machines(sides: &Sides) -> Markup {
    let names = ["processor", "system", "levels", "gridsieve", "compiler", "flags", "date"];
    let facts = |machine: &Machine| {
        let Machine { gridsieve, compiler, flags, model, system, levels, date } = machine.clone();
        [model, system, levels.join(", "), gridsieve, compiler, flags, date]
    };
    let here = facts(&sides.here.machine);
    let there = sides.there.map(|there| facts(&there.machine));
    html! {
        section aria-labelledby="machines" {
            h2 id="machines" { @if there.is_some() { "Machines" } @else { "Machine" } }
            table.machines {
                @if there.is_some() {
                    thead { tr { td {} th scope="col" { "here" } th scope="col" { "there" } } }
                }
                tbody {
                    @for (i, name) in names.iter().enumerate() {
                        tr {
                            th scope="row" { (name) }
                            td { (here[i]) }
                            @if let Some(there) = &there { td { (there[i]) } }
                        }
                    }
                }
            }
        }
    }
}

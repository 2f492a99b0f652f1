//! Records as people read them: sentences and a table.

use crate::Failure;
use comfy_table::{CellAlignment, Table, presets};
use gridsieve_lab::{Machine, Record, Row};
use itertools::Itertools;
use std::fs::File;
use std::path::Path;

/// Reads a record.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let record = File::open(path).and_then(gridsieve_lab::read_record);
    record.map_err(|error| Failure::new(format_args!("{}: {error}", path.display())))
}

/// A time with a plain blank, which terminals and scripts know.
fn time(ns: f64) -> String {
    gridsieve_lab::time(ns).replace('\u{a0}', " ")
}

/// What the last record says, what it says against those before it, and its table.
pub fn text(records: &[Record]) -> String {
    let (here, there) = records.split_last().expect("one was measured, or several were read");
    let mut text = format!("here: {}\n", described(&here.machine));
    text += &there.iter().map(|of| format!("there: {}\n", described(&of.machine))).join("");
    text += &gridsieve_lab::answers(here).into_iter().map(|line| format!("- {line}\n")).join("");
    for (i, before) in there.iter().enumerate() {
        text += &format!("\ncompared with {}, {}:\n", before.machine.model, before.machine.date);
        let lines = gridsieve_lab::sentences(records, i);
        text += &lines.into_iter().map(|line| format!("- {line}\n")).join("");
    }
    let (table, legend) = table(here, there);
    text + &format!("\n{legend}\n\n{}\n", table.trim_fmt())
}

/// The table, and what its columns mean.
fn table(here: &Record, there: &[Record]) -> (Table, String) {
    let mut header = vec!["measured", "level", "time", "±"];
    let mut legend = "time: median of one operation; ±: 95% interval of the time".to_owned();
    // `bench run` measures one level, and often whole programs only.
    let has_shares = here.rows.iter().any(|row| here.share(row).is_some());
    let is_other = |row: &Row| row.level != "scalar" && here.to_scalar(row).is_some();
    let has_ratios = here.rows.iter().any(is_other);
    if has_shares {
        header.push("share");
        legend += "; share: of a scan for 17 clues, by calls and time";
    }
    if has_ratios {
        header.push("to scalar");
        legend += "; to scalar: how many times as fast";
    }
    for _ in there {
        header.extend(["there", "times as fast"]);
    }
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(&header);
    let mut last = "";
    for row in &here.rows {
        // A name only where it changes.
        let name = if row.kernel == last { "" } else { &row.kernel };
        last = &row.kernel;
        let interval = gridsieve_lab::interval(row);
        let interval = interval.map_or("-".to_owned(), |of| format!("{:.1}%", of.percent()));
        let mut cells = vec![name.to_owned(), row.level.clone(), time(row.ns), interval];
        if has_shares {
            let share = here.share(row).map(|share| format!("{:.1}%", 100.0 * share));
            cells.push(share.unwrap_or_default());
        }
        if has_ratios {
            cells.push(here.to_scalar(row).map_or(String::new(), |ratio| format!("{ratio:.2}")));
        }
        for there in there {
            let same = |there: &&Row| gridsieve_lab::is_comparable(there, row);
            let there = there.row(&row.kernel, &row.level).filter(same);
            let ratio = |there: &Row| format!("{:.2}", there.ns / row.ns);
            cells.push(there.map_or("-".to_owned(), |there| time(there.ns)));
            cells.push(there.map_or("-".to_owned(), ratio));
        }
        table.add_row(cells);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    (table, legend)
}

fn described(machine: &Machine) -> String {
    let Machine { model, system, gridsieve, compiler, flags, date, .. } = machine;
    format!("{model}, {system}, gridsieve {gridsieve}, {compiler}, {flags}, {date}")
}

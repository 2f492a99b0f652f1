//! `gridsieve catalogue info`.

use super::open;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::{Failure, json_line, print};
use gridsieve_grids::catalogue::file::{CLASSES, Header, Reader};
use serde_json::{Value, json};
use std::ops::Range;
use std::path::PathBuf;

/// Show what a .gsc file holds, without reading its grids
///
/// A file of minlex forms in ascending order has a table of band classes, which --band needs.
#[derive(clap::Args)]
pub struct Args {
    /// The .gsc file
    file: PathBuf,
    #[command(flatten)]
    format: FormatArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let reader = open(&args.file)?;
    print(&if args.format.is_json() { json_line(&object(&reader)) } else { text(&reader) })
}

/// The classes of band 1 that have grids, each with its records. None if the file has no table of them.
fn classes(reader: &Reader) -> Option<Vec<(usize, Range<u64>)>> {
    let classes = reader.classes()?;
    let all = (1..=CLASSES).map(|class| (class, classes.records(class)));
    Some(all.filter(|(_, records)| !records.is_empty()).collect())
}

/// Bits of the whole file for each grid; none without grids.
fn bits_per_grid(header: &Header) -> Option<f64> {
    let bits = 8.0 * header.file_length() as f64;
    (header.grids > 0).then(|| bits / header.grids as f64)
}

fn object(reader: &Reader) -> Value {
    let header = reader.header();
    let class = |(class, records): (usize, Range<u64>)| {
        let grids = records.end - records.start;
        json!({ "class": class, "first": records.start, "grids": grids })
    };
    json!({
        "bits_per_grid": bits_per_grid(header),
        "block_grids": header.block_grids,
        "blocks": header.blocks(),
        "bytes": header.file_length(),
        "classes": classes(reader).map(|classes| classes.into_iter().map(class).collect::<Value>()),
        "codec": header.codec.name(),
        "file": reader.name(),
        "grids": header.grids,
        "minlex": header.minlex,
        "order": header.order.name(),
    })
}

fn text(reader: &Reader) -> String {
    let header = reader.header();
    let form = if header.minlex { "all" } else { "not all, or not known" };
    let bits = bits_per_grid(header).map_or("-".to_owned(), |bits| format!("{bits:.3}"));
    let mut text = format!(
        "file         {}\ngrids        {}\nminlex form  {form}\norder        {}\ncodec        {}\n\
         blocks       {} of up to {} grids\nbytes        {}\nbits a grid  {bits}\n",
        reader.name(),
        header.grids,
        header.order.name(),
        header.codec.name(),
        header.blocks(),
        header.block_grids,
        header.file_length()
    );
    if let Some(classes) = classes(reader) {
        text += "\nclass  first record       grids\n";
        for (class, Range { start, end }) in classes {
            text += &format!("{class:03}    {start:>12} {:>11}\n", end - start);
        }
    }
    text
}

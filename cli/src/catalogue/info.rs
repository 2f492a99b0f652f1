//! `gridsieve catalogue info`.

use super::open;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::{Failure, json_line, print};
use gridsieve_grids::catalogue::file::{CLASSES, Reader};
use serde::Serialize;
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

#[derive(Serialize)]
struct Info<'a> {
    file: &'a str,
    grids: u64,
    codec: &'a str,
    order: &'a str,
    /// Does the file say that all grids are?
    minlex: bool,
    block_grids: u32,
    blocks: u64,
    bytes: u64,
    /// Of the whole file; none without grids.
    bits_per_grid: Option<f64>,
    /// None if the file has no table of them.
    classes: Option<Vec<Class>>,
}

/// A class of band 1 with grids.
#[derive(Serialize)]
struct Class {
    class: usize,
    /// The record of its first grid.
    first: u64,
    grids: u64,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let reader = open(&args.file)?;
    let info = Info::new(&reader);
    print(&if args.format.is_json() { json_line(&info) } else { info.text() })
}

impl Info<'_> {
    fn new(reader: &Reader) -> Info<'_> {
        let header = reader.header();
        let bytes = header.file_length();
        let classes = reader.classes().map(|classes| {
            let class = |class| {
                let records = classes.records(class);
                Class { class, first: records.start, grids: records.end - records.start }
            };
            (1..=CLASSES).map(class).filter(|class| class.grids > 0).collect()
        });
        Info {
            file: reader.name(),
            grids: header.grids,
            codec: header.codec.name(),
            order: header.order.name(),
            minlex: header.minlex,
            block_grids: header.block_grids,
            blocks: header.blocks(),
            bytes,
            bits_per_grid: (header.grids > 0).then(|| 8.0 * bytes as f64 / header.grids as f64),
            classes,
        }
    }

    fn text(&self) -> String {
        let form = if self.minlex { "all" } else { "not all, or not known" };
        let bits = self.bits_per_grid.map_or("-".to_owned(), |bits| format!("{bits:.3}"));
        let mut text = format!(
            "file         {}\ngrids        {}\nminlex form  {form}\norder        {}\ncodec        {}\n\
             blocks       {} of up to {} grids\nbytes        {}\nbits a grid  {bits}\n",
            self.file,
            self.grids,
            self.order,
            self.codec,
            self.blocks,
            self.block_grids,
            self.bytes
        );
        if let Some(classes) = &self.classes {
            text += "\nclass  first record       grids\n";
            for Class { class, first, grids } in classes {
                text += &format!("{class:03}    {first:>12} {grids:>11}\n");
            }
        }
        text
    }
}

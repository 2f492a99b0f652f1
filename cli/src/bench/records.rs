//! `gridsieve bench report`, which is `gridsieve bench compare` too: records that there are.

use super::outputs::Outputs;
use super::shown::{read, text};
use crate::Failure;
use crate::exit::Exit;
use std::path::PathBuf;

/// Show records, and compare the last one with those before it
///
/// Records come from `kernels --record` or `bench run --output`. The intervals include the
/// variation of one program between runs. Records show which machine is faster, and on what. To
/// find differences of a few percent between programs, use `bench run --against`.
#[derive(clap::Args)]
pub struct ReportArgs {
    /// The records
    #[arg(value_name = "FILE", required = true)]
    records: Vec<PathBuf>,
    /// Write a page with bar charts; `-` is standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Runs the command.
pub fn report(args: ReportArgs) -> Result<Exit, Failure> {
    let records = args.records.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    Outputs::open(None, args.html.as_deref())?.write(&records, &text(&records))
}

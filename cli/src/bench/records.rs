//! `gridsieve bench report`, which is `gridsieve bench compare` too: records that there are.

use super::outputs::Outputs;
use super::shown::{read, text};
use crate::Failure;
use crate::exit::Exit;
use std::path::PathBuf;

/// Show records, and compare the last one with those before it
///
/// Records are of `kernels --record` or of `bench run --output`. The intervals of a comparison include
/// what one program differs by from one run to the next. Records show which machine is faster, and on
/// what. They cannot show that a program is a few percent faster: `bench run --against` does that.
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

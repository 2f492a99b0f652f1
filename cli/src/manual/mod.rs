//! What is made of the definitions of commands and flags: completions of shells, manual
//! pages, and docs/cli.md.

mod page;

use super::exit::Exit;
use super::{Failure, print};
use clap::builder::StyledStr;
use clap_complete::Shell;
use clap_mangen::generate_to;
use std::fs;
use std::path::PathBuf;

const NAME: &str = "gridsieve";
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Write a script that lets a shell complete commands and flags
#[derive(clap::Args)]
pub struct CompletionsArgs {
    /// For which shell
    shell: Shell,
}

/// Runs `gridsieve completions`.
pub fn completions(args: CompletionsArgs, definition: clap::Command) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut documented(&definition), NAME, &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Write manual pages
///
/// Each command has a page: gridsieve.1, gridsieve-scan.1, gridsieve-run-check.1 and so on.
#[derive(clap::Args)]
pub struct ManArgs {
    /// Write the pages to this directory, which is made if needed
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
}

/// Runs `gridsieve man`.
pub fn man(args: ManArgs, definition: clap::Command) -> Result<Exit, Failure> {
    let folder = args.output;
    let pages = documented(&definition);
    let written = fs::create_dir_all(&folder).and_then(|()| generate_to(pages, &folder));
    let failed = |error| Failure::cannot_write(folder.display(), error);
    written.map(|()| Exit::Complete).map_err(failed)
}

/// Runs `gridsieve docs`.
pub fn docs(definition: clap::Command) -> Result<Exit, Failure> {
    let mut all = documented(&definition).disable_help_subcommand(true);
    all.build();
    print(&page::page(&all))
}

/// The definitions, without what differs between machines and what nobody has to know.
fn documented(all: &clap::Command) -> clap::Command {
    let text = |text: Option<&StyledStr>| text.cloned().unwrap_or_default();
    let (about, examples) = (text(all.get_about()), text(all.get_after_help()));
    let shown = all.get_subcommands().filter(|command| !command.is_hide_set());
    let shown: Vec<clap::Command> = shown.cloned().collect();
    let all = clap::Command::new(NAME).version(VERSION).about(about).after_help(examples);
    all.subcommand_required(true).subcommands(shown)
}

/// A command and all below it.
fn commands(command: &clap::Command) -> Vec<&clap::Command> {
    let below = command.get_subcommands().flat_map(commands);
    [command].into_iter().chain(below).collect()
}

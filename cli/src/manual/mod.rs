//! What is made of the definitions of commands and flags: completions of shells, manual
//! pages, and docs/cli.md.

mod page;

use super::exit::Exit;
use super::{Failure, flags, print, say};
use clap::builder::StyledStr;
use clap_complete::Shell;
use clap_mangen::Man;
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
/// With --output a page for each command, in a directory that is made if it is not there:
/// gridsieve.1, gridsieve-scan.1, gridsieve-run-check.1 and so on.
#[derive(clap::Args)]
pub struct ManArgs {
    /// The command; absent: gridsieve itself
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    commands: Vec<String>,
    /// Write all pages to this directory instead of one to standard output
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[arg(short, long, requires = "output", help = flags::QUIET)]
    quiet: bool,
}

/// Runs `gridsieve man`.
pub fn man(args: ManArgs, definition: clap::Command) -> Result<Exit, Failure> {
    let mut all = documented(&definition);
    all.build();
    let Some(folder) = args.output else {
        let mut command = &all;
        for name in &args.commands {
            command = command.find_subcommand(name).ok_or_else(|| {
                Failure::new(format_args!("there is no command `{}`", args.commands.join(" ")))
            })?;
        }
        return print(&String::from_utf8_lossy(&page_of(command)?));
    };
    let failed = |path: &PathBuf, error| {
        Failure::new(format_args!("cannot write {}: {error}", path.display()))
    };
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, error))?;
    let commands = commands(&all);
    for command in &commands {
        let path = folder.join(command_name(command) + ".1");
        fs::write(&path, page_of(command)?).map_err(|error| failed(&path, error))?;
    }
    if !args.quiet {
        say(format_args!("wrote {} pages to {}", commands.len(), folder.display()));
    }
    Ok(Exit::Complete)
}

fn page_of(command: &clap::Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    let name = command_name(command);
    let man = Man::new(command.clone().name(name)).source(format!("{NAME} {VERSION}"));
    man.render(&mut page).map_err(Failure::new)?;
    Ok(page)
}

/// `gridsieve-run-check`.
fn command_name(command: &clap::Command) -> String {
    command.get_display_name().unwrap_or(command.get_name()).to_owned()
}

/// Write docs/cli.md
///
/// Run `cargo run -- docs > docs/cli.md` after a change of commands or flags.
#[derive(clap::Args)]
pub struct DocsArgs {}

/// Runs `gridsieve docs`.
pub fn docs(_: DocsArgs, definition: clap::Command) -> Result<Exit, Failure> {
    let mut all = documented(&definition);
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
    let below = command.get_subcommands().filter(|below| below.get_name() != "help");
    let below = below.flat_map(commands);
    [command].into_iter().chain(below).collect()
}

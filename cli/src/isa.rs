//! `--isa LEVEL`: the instruction-set level that a command computes with.

use super::mistakes::similar;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, Command, Error};
use gridsieve::internal::grid::symmetry::compute_at;
use gridsieve_kernels::{Isa, Level};
use std::ffi::OsStr;
use std::fmt;

/// Means the same as the flag, which wins.
const VARIABLE: &str = "GRIDSIEVE_ISA";

/// The flag's id, for commands that describe it in their own way.
pub const ID: &str = "isa";

/// Flattened into the flags of every command that computes.
#[derive(clap::Args)]
pub struct IsaArgs {
    /// Instruction-set level; default: the widest that this machine has
    #[arg(id = ID, long = "isa", value_name = "LEVEL", env = VARIABLE, value_parser = Parser)]
    asked: Option<Choice>,
}

impl IsaArgs {
    /// The level to compute with, and why that one. Minlex forms are computed with it, too.
    pub fn choice(&self) -> Choice {
        let usual = || Choice { isa: Isa::detect(), reason: Reason::Widest };
        let choice = self.asked.unwrap_or_else(usual);
        compute_at(choice.isa);
        choice
    }
}

/// A level of this machine, and why it was taken.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The level.
    pub isa: Isa,
    /// Who wanted it.
    pub reason: Reason,
}

/// Why a level was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing was asked for.
    Widest,
    /// The flag.
    Flag,
    /// The environment variable.
    Variable,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Widest => "the widest of this machine",
            Reason::Flag => "asked for by --isa",
            Reason::Variable => "asked for by GRIDSIEVE_ISA",
        })
    }
}

/// Knows whether a value comes from the flag or from the variable, so that an
/// error can name the one to be mended.
#[derive(Clone)]
struct Parser;

impl TypedValueParser for Parser {
    type Value = Choice;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Choice, Error> {
        self.parse_ref_(command, arg, value, ValueSource::CommandLine)
    }

    fn parse_ref_(
        &self,
        _: &Command,
        _: Option<&Arg>,
        value: &OsStr,
        source: ValueSource,
    ) -> Result<Choice, Error> {
        let (name, reason) = match source {
            ValueSource::EnvVariable => (VARIABLE, Reason::Variable),
            _ => ("--isa", Reason::Flag),
        };
        match level(value) {
            Ok(isa) => Ok(Choice { isa, reason }),
            Err(error) => Err(Error::raw(ErrorKind::InvalidValue, format!("{name}: {error}\n"))),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Level::ALL.into_iter().map(|level| PossibleValue::new(level.name()))))
    }
}

fn level(name: &OsStr) -> Result<Isa, String> {
    let name = name.to_string_lossy();
    let level: Level = name.parse().map_err(|error: String| {
        match similar(&name, Level::ALL.map(Level::name)) {
            Some(meant) => format!("{error}; did you mean `{meant}`?"),
            None => error,
        }
    })?;
    Isa::new(level).map_err(|error| error.to_string())
}

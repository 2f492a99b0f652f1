//! `--isa LEVEL`: the instruction-set level that a command computes with.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, Command, Error};
use gridsieve_kernels::{Isa, Level};
use std::ffi::OsStr;

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
    /// The level to compute with, and why that one. Minlex forms are computed at the widest level
    /// whatever is asked for.
    pub fn choice(&self) -> Choice {
        self.asked.unwrap_or_else(|| Choice { isa: Isa::detect(), asked_by: None })
    }
}

/// A level of this machine, and why it was taken.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The level.
    pub isa: Isa,
    /// The flag or the variable that asked for it; none: nothing did.
    pub asked_by: Option<&'static str>,
}

impl Choice {
    /// Why it was taken.
    pub fn reason(&self) -> String {
        let asked = |name| format!("asked for by {name}");
        self.asked_by.map_or("the widest of this machine".to_owned(), asked)
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
        let is_variable = source == ValueSource::EnvVariable;
        let name = if is_variable { VARIABLE } else { "--isa" };
        if is_variable && value.is_empty() {
            return Ok(Choice { isa: Isa::detect(), asked_by: None });
        }
        match level(value) {
            Ok(isa) => Ok(Choice { isa, asked_by: Some(name) }),
            Err(error) => Err(Error::raw(ErrorKind::InvalidValue, format!("{name}: {error}\n"))),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Level::HERE.iter().map(|level| PossibleValue::new(level.name()))))
    }
}

fn level(name: &OsStr) -> Result<Isa, String> {
    let name = name.to_string_lossy();
    let level: Level = name.parse()?;
    Isa::new(level).map_err(|error| error.to_string())
}

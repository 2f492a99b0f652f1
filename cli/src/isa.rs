//! `--isa LEVEL`: the instruction-set level that a command computes with.

use super::Failure;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gridsieve_kernels::{Isa, Level};
use std::env;

/// Means the same as the flag, which wins.
const VARIABLE: &str = "GRIDSIEVE_ISA";

/// The flag's id, for commands that describe it in their own way.
pub const ID: &str = "isa";

/// Flattened into the flags of every command that computes.
#[derive(clap::Args)]
pub struct IsaArgs {
    /// Instruction-set level; default: the widest that this machine has. The variable
    /// GRIDSIEVE_ISA does the same
    #[arg(id = ID, long = "isa", value_name = "LEVEL", value_parser = parser(), ignore_case = true)]
    asked: Option<Isa>,
}

impl IsaArgs {
    /// The level to compute with, and why that one. Minlex forms are computed at the widest level
    /// whatever is asked for.
    ///
    /// # Errors
    /// The variable names a level that this machine does not have.
    pub fn choice(&self) -> Result<Choice, Failure> {
        if let Some(isa) = self.asked {
            return Ok(Choice { isa, asked_by: Some("--isa") });
        }
        // An empty variable is none.
        let Some(name) = env::var_os(VARIABLE).filter(|name| !name.is_empty()) else {
            return Ok(Choice { isa: Isa::detect(), asked_by: None });
        };
        let isa = level(&name.to_string_lossy())
            .map_err(|error| Failure::new(format_args!("{VARIABLE}: {error}")))?;
        Ok(Choice { isa, asked_by: Some(VARIABLE) })
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

/// Reads a level of this processor. Levels of other processors are no possible values, but are told apart
/// from misspelt ones.
fn parser() -> impl TypedValueParser<Value = Isa> {
    let value = |level: Level| PossibleValue::new(level.name()).hide(!Level::HERE.contains(&level));
    PossibleValuesParser::new(Level::ALL.map(value)).try_map(|name| level(&name))
}

fn level(name: &str) -> Result<Isa, String> {
    let level: Level = name.parse()?;
    Isa::new(level).map_err(|error| error.to_string())
}

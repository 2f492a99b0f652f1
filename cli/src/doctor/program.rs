//! The program and the instruction-set level that it would use.

use super::Finding;
use crate::isa::Choice;
use crate::{levels, version};
use gridsieve_kernels::{Isa, Level};

/// What there is to say of them.
pub fn findings(choice: &Choice) -> [Finding; 2] {
    [build(cfg!(debug_assertions)), level(choice)]
}

fn build(checks_on: bool) -> Finding {
    let version = format!("gridsieve {}", version::with_commit());
    match checks_on {
        false => Finding::ok("program", format!("{version}, release build")),
        true => Finding::ok("program", format!("{version}, a build for tests, with all checks on"))
            .warning("build it with --release, or install it with `cargo install`"),
    }
}

fn level(choice: &Choice) -> Finding {
    let (used, widest) = (choice.isa.level(), Isa::detect().level());
    if used < widest {
        let found = format!("{used} ({}), though this machine has {widest}", choice.reason());
        return Finding::ok("level", found).warning(format!("ask for no level, or for {widest}"));
    }
    let lacking = levels::states().into_iter().filter(|state| !state.available);
    let wider = lacking.map(|state| format!("; {} lacks {}", state.name, state.missing.join(", ")));
    let wider: String = wider.collect();
    let found = Finding::ok("level", format!("{used}, the widest of this machine{wider}"));
    match used {
        Level::Scalar | Level::Sse2 => {
            found.warning("a processor with avx2 or avx512 scans faster")
        }
        _ => found,
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn a_narrow_level_is_told() {
        let scalar = Isa::new(Level::Scalar).unwrap();
        let finding = level(&Choice { isa: scalar, asked_by: Some("--isa") });
        assert_eq!(finding.state, State::Warning);
        assert!(finding.found.starts_with("scalar"), "{finding:?}");
        let finding = level(&Choice { isa: Isa::detect(), asked_by: None });
        assert!(finding.found.contains("the widest of this machine"), "{finding:?}");
    }
}

//! The instruction-set level that a scan would use, timed against others.

use super::Finding;
use crate::isa::Choice;
use gridsieve_kernels::{Isa, Level};
use gridsieve_lab::FASTER;

/// What there is to say of it.
pub fn finding(choice: &Choice) -> Finding {
    level(choice, &rivals(choice.isa))
}

/// Levels that the one in use is to be compared with, and the seconds of a short scan: itself first,
/// then the wider ones, or else the next narrower one.
fn rivals(used: Isa) -> Vec<(Level, f64)> {
    let all = Isa::all();
    let place = all.iter().position(|&isa| isa == used).expect("the machine has the level in use");
    let from = if place + 1 == all.len() { place.saturating_sub(1) } else { place };
    let isas = &all[from..];
    let times = gridsieve_lab::level_times(isas);
    let mut rivals: Vec<_> = isas.iter().map(|isa| isa.level()).zip(times).collect();
    rivals.sort_by_key(|(level, _)| *level != used.level());
    rivals
}

fn level(choice: &Choice, rivals: &[(Level, f64)]) -> Finding {
    let [(used, seconds), others @ ..] = rivals else { unreachable!("the level in use is timed") };
    let found = format!("{used} ({})", choice.reason());
    match others.iter().min_by(|a, b| a.1.total_cmp(&b.1)) {
        None => Finding::ok("level", found),
        Some((level, other)) if seconds / other > FASTER => {
            let times = seconds / other;
            Finding::ok(
                "level",
                format!("{found}, and a short scan is {times:.2} times as fast at {level}"),
            )
            .warning(format!("--isa {level}, or set GRIDSIEVE_ISA={level}"))
        }
        Some((level, other)) => {
            let times = other / seconds;
            Finding::ok(
                "level",
                format!("{found}, {times:.2} times as fast as {level} in a short scan"),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn a_faster_level_is_told() {
        let scalar = Isa::new(Level::Scalar).unwrap();
        let choice = Choice { isa: scalar, asked_by: Some("--isa") };
        let finding = level(&choice, &[(Level::Scalar, 2.0), (Level::Avx2, 1.0)]);
        assert_eq!(finding.state, State::Warning);
        assert!(finding.found.contains("2.00 times as fast at avx2"), "{finding:?}");
        assert_eq!(finding.advice.as_deref(), Some("--isa avx2, or set GRIDSIEVE_ISA=avx2"));
    }

    #[test]
    fn the_widest_level_is_not_always_the_fastest() {
        let choice = Choice { isa: Isa::detect(), asked_by: None };
        let widest = choice.isa.level();
        let finding = level(&choice, &[(widest, 1.1), (Level::Sse2, 1.0)]);
        assert_eq!(finding.advice.as_deref(), Some("--isa sse2, or set GRIDSIEVE_ISA=sse2"));
        // What differs by less may differ by chance.
        let finding = level(&choice, &[(widest, 1.02), (Level::Sse2, 1.0)]);
        assert!(finding.found.contains("(the widest of this machine), 0.98 times"), "{finding:?}");
        let alone = level(&choice, &[(widest, 1.0)]);
        assert!(alone.found.contains("the widest of this machine"), "{alone:?}");
    }

    #[test]
    fn the_level_in_use_is_timed_first() {
        for isa in Isa::all() {
            let rivals = rivals(isa);
            assert_eq!(rivals[0].0, isa.level());
            assert!(rivals.len() <= Isa::all().len() && rivals.iter().all(|rival| rival.1 > 0.0));
        }
    }
}

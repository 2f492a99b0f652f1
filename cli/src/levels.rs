//! The instruction-set levels: what is built in, what the machine has.

use gridsieve_kernels::Level;

/// A level, and what keeps it from being used.
#[derive(Debug, serde::Serialize)]
pub struct LevelState {
    /// Its name.
    pub name: &'static str,
    /// Does the program have code for it?
    pub built_in: bool,
    /// Can it be used here?
    pub available: bool,
    /// What it needs and the machine, or the program, lacks.
    pub missing: Vec<&'static str>,
}

/// The levels of this kind of processor, the narrowest first.
pub fn states() -> Vec<LevelState> {
    let state = |&level: &Level| {
        let missing = level.missing_features();
        let available = missing.is_empty();
        let built_in = Level::BUILT.contains(&level);
        LevelState { name: level.name(), built_in, available, missing }
    };
    Level::HERE.iter().map(state).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_kernels::Isa;

    #[test]
    fn levels_are_those_of_the_kernels() {
        let states = states();
        assert!(states[0].available && states[0].built_in);
        let here: Vec<&str> = Isa::all().iter().map(|isa| isa.level().name()).collect();
        let available = states.iter().filter(|state| state.available);
        assert!(available.map(|state| state.name).eq(here));
    }
}

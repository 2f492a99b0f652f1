//! The instruction-set levels: what is built in, what the machine has.

use gridsieve_kernels::Level;
use itertools::Itertools;

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

/// A feature that some level needs.
#[derive(Debug, serde::Serialize)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// Does the machine have it? None if no level that needs it is built in:
    /// then it was not looked for.
    pub present: Option<bool>,
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

/// All features that levels need, each once.
pub fn features() -> Vec<Feature> {
    names()
        .map(|name| {
            let mut needing = Level::BUILT.iter().filter(|level| level.features().contains(&name));
            let built_in = needing.next();
            let present = built_in.map(|level| !level.missing_features().contains(&name));
            Feature { name, present }
        })
        .collect()
}

/// The widest level whose instructions the compiler may use everywhere, and
/// the features that it may use, as far as levels need them.
pub fn baseline() -> (Level, Vec<&'static str>) {
    let enabled: Vec<&str> = env!("GRIDSIEVE_TARGET_FEATURES").split(',').collect();
    let has = |feature: &&str| enabled.contains(feature);
    let widest = Level::HERE.iter().rfind(|level| level.features().iter().all(has));
    (*widest.expect("scalar needs none"), names().filter(has).collect())
}

fn names() -> impl Iterator<Item = &'static str> {
    Level::HERE.iter().flat_map(|level| level.features()).copied().unique()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_kernels::Isa;

    #[test]
    fn levels_and_features_agree() {
        let states = states();
        assert!(states[0].available && states[0].built_in);
        let here: Vec<&str> = Isa::all().iter().map(|isa| isa.level().name()).collect();
        let available = states.iter().filter(|state| state.available);
        assert!(available.map(|state| state.name).eq(here));
        let features = features();
        assert!(features.iter().map(|feature| feature.name).all_unique());
        for (level, state) in Level::HERE.iter().zip(&states).filter(|pair| pair.1.built_in) {
            for feature in features.iter().filter(|f| level.features().contains(&f.name)) {
                let missing = state.missing.contains(&feature.name);
                assert_eq!(feature.present, Some(!missing), "{level}: {}", feature.name);
            }
        }
    }

    #[test]
    fn the_machine_has_the_baseline() {
        let (level, features) = baseline();
        assert!(level.features().iter().all(|feature| features.contains(feature)));
        assert_eq!(features.contains(&"sse2"), cfg!(target_feature = "sse2"));
        assert_eq!(features.contains(&"avx2"), cfg!(target_feature = "avx2"));
        assert_eq!(features.contains(&"neon"), cfg!(target_feature = "neon"));
        if states().iter().any(|state| state.name == level.name() && state.built_in) {
            assert!(Isa::new(level).is_ok());
        }
    }
}

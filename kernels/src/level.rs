//! Instruction-set levels and the features that they need.

use crate::features::with_features;
use std::fmt;
use std::str::FromStr;

/// An instruction-set level; of each kind of processor the narrowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Baseline code as the compiler makes it from plain loops.
    Scalar,
    /// x86-64 with 128-bit vectors (part of its baseline).
    Sse2,
    /// x86-64-v3: 256-bit vectors, BMI1, BMI2, LZCNT, POPCNT.
    Avx2,
    /// Ice Lake: 512-bit vectors with VL, DQ, BW, VBMI2 and VPOPCNTDQ.
    Avx512,
    /// aarch64 with 128-bit vectors (part of its baseline).
    Neon,
    /// WebAssembly with 128-bit vectors.
    Simd128,
}

impl Level {
    /// All levels; of each kind of processor the narrowest first.
    pub const ALL: [Level; 6] =
        [Level::Scalar, Level::Sse2, Level::Avx2, Level::Avx512, Level::Neon, Level::Simd128];

    /// The name used on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Scalar => "scalar",
            Level::Sse2 => "sse2",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
            Level::Neon => "neon",
            Level::Simd128 => "simd128",
        }
    }

    /// The levels of the kind of processor that this build is for; the narrowest first.
    pub const HERE: &[Level] = if cfg!(target_arch = "x86_64") {
        &[Level::Scalar, Level::Sse2, Level::Avx2, Level::Avx512]
    } else if cfg!(target_arch = "aarch64") {
        &[Level::Scalar, Level::Neon]
    } else if cfg!(target_arch = "wasm32") {
        &[Level::Scalar, Level::Simd128]
    } else {
        &[Level::Scalar]
    };

    /// The levels of [`HERE`](Level::HERE) that this build has code for: all of them, or only
    /// scalar.
    pub const BUILT: &[Level] = if cfg!(vectors) { Level::HERE } else { &[Level::Scalar] };

    /// The features that this level needs of a processor of its kind.
    pub const fn features(self) -> &'static [&'static str] {
        macro_rules! list {
            ([$($feature:literal)*]) => {
                &[$($feature),*]
            };
        }
        match self {
            Level::Scalar => &[],
            Level::Sse2 => with_features!(sse2 => list!()),
            Level::Avx2 => with_features!(avx2 => list!()),
            Level::Avx512 => with_features!(avx512 => list!()),
            Level::Neon => &["neon"],
            Level::Simd128 => &["simd128"],
        }
    }

    /// What this level needs and is not here: features of the processor, or a build with code
    /// for it.
    pub fn missing_features(self) -> Vec<&'static str> {
        if Level::BUILT.contains(&self) {
            return self.undetected();
        }
        vec![match self {
            Level::Scalar => unreachable!("each build has it"),
            Level::Simd128 => "a build for WebAssembly with simd128",
            Level::Neon if cfg!(all(target_arch = "aarch64", not(target_feature = "neon"))) => {
                "a build for aarch64 with neon"
            }
            _ if Level::HERE.contains(&self) => "a build without GRIDSIEVE_PORTABLE",
            Level::Sse2 | Level::Avx2 | Level::Avx512 => "a build for x86-64",
            Level::Neon => "a build for aarch64",
        }]
    }

    #[cfg(x86)]
    fn undetected(self) -> Vec<&'static str> {
        macro_rules! detect {
            ([$($feature:tt)*]) => {
                &[$(std::arch::is_x86_feature_detected!($feature)),*]
            };
        }
        let present: &[bool] = match self {
            Level::Sse2 => with_features!(sse2 => detect!()),
            Level::Avx2 => with_features!(avx2 => detect!()),
            Level::Avx512 => with_features!(avx512 => detect!()),
            Level::Scalar | Level::Neon | Level::Simd128 => &[],
        };
        let features = self.features().iter().zip(present);
        features.filter_map(|(&feature, &present)| (!present).then_some(feature)).collect()
    }

    /// Each processor of the kind that other builds are for has their levels.
    #[cfg(not(x86))]
    fn undetected(self) -> Vec<&'static str> {
        Vec::new()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        let mut levels = Level::ALL.into_iter();
        let known = levels.find(|level| level.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| format!("`{name}` is none of {}", names(Level::HERE)))
    }
}

fn names(levels: &[Level]) -> String {
    let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    names.join(", ")
}

/// A level was asked for that the machine or the build lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsupportedLevel {
    /// The level asked for.
    pub level: Level,
    /// What the machine or the build lacks for it.
    pub missing: Vec<&'static str>,
}

impl fmt::Display for UnsupportedLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, missing) = (self.level, self.missing.join(", "));
        if Level::BUILT.contains(&level) {
            write!(f, "this machine lacks {missing} for level {level}")
        } else {
            write!(f, "level {level} needs {missing}; this one has {}", names(Level::BUILT))
        }
    }
}

impl std::error::Error for UnsupportedLevel {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Isa;

    #[test]
    fn levels_are_named_and_missing_ones_explained() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            match Isa::new(level) {
                Ok(isa) => assert_eq!(isa.level(), level),
                Err(error) => {
                    println!("{error}");
                    assert!(!error.missing.is_empty());
                }
            }
        }
        assert!("mmx".parse::<Level>().is_err());
    }
}

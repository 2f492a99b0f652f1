//! Instruction-set levels and the features that they need.

use crate::features::with_features;
use std::fmt;
use std::str::FromStr;

/// An instruction-set level, the narrowest first.
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
}

impl Level {
    /// All levels, the narrowest first.
    pub const ALL: [Level; 4] = [Level::Scalar, Level::Sse2, Level::Avx2, Level::Avx512];

    /// The name used on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Scalar => "scalar",
            Level::Sse2 => "sse2",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        }
    }

    /// The features that this level needs of an x86-64 processor.
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
        }
    }

    /// The features that this level needs and the machine lacks.
    #[cfg(all(target_arch = "x86_64", not(portable)))]
    pub fn missing_features(self) -> Vec<&'static str> {
        macro_rules! detect {
            ([$($feature:tt)*]) => {
                &[$(std::arch::is_x86_feature_detected!($feature)),*]
            };
        }
        let present: &[bool] = match self {
            Level::Scalar => &[],
            Level::Sse2 => with_features!(sse2 => detect!()),
            Level::Avx2 => with_features!(avx2 => detect!()),
            Level::Avx512 => with_features!(avx512 => detect!()),
        };
        let features = self.features().iter().zip(present);
        features.filter_map(|(&feature, &present)| (!present).then_some(feature)).collect()
    }

    /// The features that this level needs and the machine lacks.
    #[cfg(not(all(target_arch = "x86_64", not(portable))))]
    pub fn missing_features(self) -> Vec<&'static str> {
        match self {
            Level::Scalar => Vec::new(),
            _ => vec!["a build for x86-64"],
        }
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
        Level::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| format!("`{name}` is none of scalar, sse2, avx2, avx512"))
    }
}

/// A level was asked for that the machine lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsupportedLevel {
    /// The level asked for.
    pub level: Level,
    /// What the machine lacks of it.
    pub missing: Vec<&'static str>,
}

impl fmt::Display for UnsupportedLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this machine lacks {} for level {}", self.missing.join(", "), self.level)
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

//! Instruction-set levels: detected once, entered once per subtree.

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
    /// Ice Lake: 512-bit vectors with VL, DQ, BW, VPOPCNTDQ and VBMI2.
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

    /// The features that this level needs and the machine lacks.
    #[cfg(target_arch = "x86_64")]
    pub fn missing_features(self) -> Vec<&'static str> {
        macro_rules! missing {
            ($($feature:tt),*) => {
                [$(($feature, std::arch::is_x86_feature_detected!($feature))),*]
                    .into_iter()
                    .filter_map(|(feature, present)| (!present).then_some(feature))
                    .collect()
            };
        }
        match self {
            Level::Scalar => Vec::new(),
            Level::Sse2 => missing!("sse2"),
            Level::Avx2 => missing!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt"),
            Level::Avx512 => {
                let mut missing: Vec<&'static str> = missing!(
                    "avx512f",
                    "avx512vl",
                    "avx512dq",
                    "avx512bw",
                    "avx512vpopcntdq",
                    "avx512vbmi2"
                );
                missing.extend(Level::Avx2.missing_features());
                missing
            }
        }
    }

    /// The features that this level needs and the machine lacks.
    #[cfg(not(target_arch = "x86_64"))]
    pub fn missing_features(self) -> Vec<&'static str> {
        match self {
            Level::Scalar => Vec::new(),
            Level::Sse2 | Level::Avx2 | Level::Avx512 => vec!["x86-64"],
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
            .find(|level| level.name() == name)
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

/// A level that this machine has: the value is the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isa {
    level: Level,
}

impl Isa {
    /// The widest level of this machine.
    pub fn detect() -> Isa {
        let level = Level::ALL.into_iter().rfind(|level| level.missing_features().is_empty());
        Isa { level: level.unwrap_or(Level::Scalar) }
    }

    /// A level of one's choice.
    ///
    /// # Errors
    /// The machine lacks a feature of it.
    pub fn new(level: Level) -> Result<Isa, UnsupportedLevel> {
        let missing = level.missing_features();
        if missing.is_empty() {
            Ok(Isa { level })
        } else {
            Err(UnsupportedLevel { level, missing })
        }
    }

    /// All levels of this machine, the narrowest first.
    pub fn all() -> Vec<Isa> {
        Level::ALL.into_iter().filter_map(|level| Isa::new(level).ok()).collect()
    }

    /// The level.
    pub fn level(self) -> Level {
        self.level
    }

    /// Does the work in code compiled for this level.
    #[inline]
    pub fn run<W: Work>(self, work: W) -> W::Output {
        match self.level {
            Level::Scalar => work.run(Scalar(())),
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => work.run(Sse2(())),
            // SAFETY: an Isa of this level is made only after its features were detected.
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => unsafe { run_avx2(work) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => unsafe { run_avx512(work) },
            #[cfg(not(target_arch = "x86_64"))]
            _ => work.run(Scalar(())),
        }
    }
}

/// A piece of an engine: a subtree, a table. Its `run`, and all that is called
/// from it in the inner loops, is `#[inline(always)]`.
pub trait Work {
    /// What the work gives.
    type Output;

    /// Does it, in code compiled for the token's level.
    fn run<T: Token>(self, token: T) -> Self::Output;
}

/// Proof that the code it is passed to may use a level's instructions. A
/// kernel with a variant per level picks it by the token's type.
pub trait Token: Copy {
    /// The level.
    const LEVEL: Level;
}

macro_rules! token {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl Token for $name {
            const LEVEL: Level = Level::$name;
        }
    };
}

token!(
    /// Token of [`Level::Scalar`].
    Scalar
);
#[cfg(target_arch = "x86_64")]
token!(
    /// Token of [`Level::Sse2`].
    Sse2
);
#[cfg(target_arch = "x86_64")]
token!(
    /// Token of [`Level::Avx2`].
    Avx2
);
#[cfg(target_arch = "x86_64")]
token!(
    /// Token of [`Level::Avx512`].
    Avx512
);

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2<W: Work>(work: W) -> W::Output {
    work.run(Avx2(()))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(
    enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512dq,avx512bw,avx512vpopcntdq,avx512vbmi2"
)]
fn run_avx512<W: Work>(work: W) -> W::Output {
    work.run(Avx512(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct WhichLevel;

    impl Work for WhichLevel {
        type Output = Level;
        #[inline(always)]
        fn run<T: Token>(self, _: T) -> Level {
            T::LEVEL
        }
    }

    #[test]
    fn each_level_enters_its_own_code() {
        for isa in Isa::all() {
            println!("level covered: {}", isa.level());
            assert_eq!(isa.run(WhichLevel), isa.level());
        }
        assert_eq!(Some(Isa::detect()), Isa::all().last().copied());
    }

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

//! Chooses which code runs. A level is chosen once, and is entered for pieces of work that take
//! much longer than an entry (2 to 5 ns): for a subtree, a table or a test, not for a single
//! operation.
//!
//! A *token* is a zero-sized value that exists only where the features of its level were detected;
//! kernels are its methods ([`Token`]). An [`Isa`] is one of the tokens, chosen at run time.
//! [`dispatch!`](crate::dispatch!) turns an `Isa` into the type of its token, inside a function
//! that is compiled for the level.

#[cfg(neon)]
use crate::Neon;
#[cfg(simd128)]
use crate::Simd128;
use crate::scalar::Scalar;
#[cfg(x86)]
use crate::{Avx2, Avx512, Sse2};
use crate::{Level, Token, UnsupportedLevel};

/// A level that this machine has: the value is the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Isa {
    /// Plain loops.
    Scalar(Scalar),
    /// 128-bit vectors.
    #[cfg(x86)]
    Sse2(Sse2),
    /// 256-bit vectors.
    #[cfg(x86)]
    Avx2(Avx2),
    /// 512-bit vectors.
    #[cfg(x86)]
    Avx512(Avx512),
    /// 128-bit vectors of aarch64.
    #[cfg(neon)]
    Neon(Neon),
    /// 128-bit vectors of WebAssembly.
    #[cfg(simd128)]
    Simd128(Simd128),
    /// Plain loops, and a note of each call of a kernel; see [`calls`](crate::calls).
    #[cfg(feature = "calls")]
    Counted(crate::calls::Counted),
}

impl Isa {
    /// The widest level of this machine.
    pub fn detect() -> Isa {
        let widest = Level::BUILT.iter().rev().find_map(|&level| Isa::new(level).ok());
        widest.unwrap_or(Isa::Scalar(Scalar::new()))
    }

    /// A level of one's choice.
    ///
    /// # Errors
    /// The machine lacks a feature of it, or it is not built in.
    pub fn new(level: Level) -> Result<Isa, UnsupportedLevel> {
        let missing = level.missing_features();
        if !missing.is_empty() {
            return Err(UnsupportedLevel { level, missing });
        }
        Ok(match level {
            #[cfg(x86)]
            // SAFETY: SSE2 is part of the x86-64 baseline.
            Level::Sse2 => Isa::Sse2(unsafe { Sse2::new() }),
            #[cfg(x86)]
            // SAFETY: no feature of the level is missing.
            Level::Avx2 => Isa::Avx2(unsafe { Avx2::new() }),
            #[cfg(x86)]
            // SAFETY: no feature of the level is missing.
            Level::Avx512 => Isa::Avx512(unsafe { Avx512::new() }),
            Level::Scalar => Isa::Scalar(Scalar::new()),
            #[cfg(neon)]
            // SAFETY: NEON is part of the aarch64 baseline.
            Level::Neon => Isa::Neon(unsafe { Neon::new() }),
            #[cfg(simd128)]
            // SAFETY: the module is compiled with the feature.
            Level::Simd128 => Isa::Simd128(unsafe { Simd128::new() }),
            _ => unreachable!("each of these lacks a build"),
        })
    }

    /// Level scalar with notes of the calls of kernels, which [`calls_of`](crate::calls::calls_of)
    /// gives. It is none of [`Isa::all`].
    #[cfg(feature = "calls")]
    pub fn counted() -> Isa {
        Isa::Counted(crate::calls::Counted::new())
    }

    /// All levels of this machine, the narrowest first.
    pub fn all() -> Vec<Isa> {
        Level::BUILT.iter().filter_map(|&level| Isa::new(level).ok()).collect()
    }

    /// The level at which code runs that is compiled for few, by
    /// [`dispatch_few!`](crate::dispatch_few!): an absent level runs the next lower one,
    /// avx512 that of avx2, sse2 that of scalar. Builds with two levels have both.
    #[inline(always)]
    pub fn few(self) -> Isa {
        match self {
            Isa::Scalar(_) => self,
            #[cfg(x86)]
            Isa::Sse2(_) => Isa::Scalar(Scalar::new()),
            #[cfg(x86)]
            // SAFETY: the token's features include those of avx2.
            Isa::Avx2(_) | Isa::Avx512(_) => Isa::Avx2(unsafe { Avx2::new() }),
            #[cfg(neon)]
            Isa::Neon(_) => self,
            #[cfg(simd128)]
            Isa::Simd128(_) => self,
            #[cfg(feature = "calls")]
            Isa::Counted(_) => Isa::Scalar(Scalar::new()),
        }
    }

    /// The level.
    pub fn level(self) -> Level {
        crate::dispatch!(self, token => level_of(token))
    }
}

#[inline(always)]
fn level_of<T: Token>(_: T) -> Level {
    T::LEVEL
}

/// Evaluates an expression in code compiled for a level: `dispatch!(isa,
/// token => work(token, ...))`, with `token` of the level's own type.
///
/// Only code that is inlined into the expression is compiled for the level: mark the function, and
/// all functions that it calls in its inner loops, `#[inline(always)]`. A recursive function cannot
/// be inlined; use a stack.
#[cfg(x86)]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_built!($isa, $token => $work, [Scalar Sse2 Avx2 Avx512])
    };
}

/// Evaluates an expression in code compiled for a level of aarch64:
/// `dispatch!(isa, token => work(token, ...))`.
#[cfg(neon)]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_built!($isa, $token => $work, [Scalar Neon])
    };
}

/// Evaluates an expression in code compiled for a level of WebAssembly:
/// `dispatch!(isa, token => work(token, ...))`.
#[cfg(simd128)]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_built!($isa, $token => $work, [Scalar Simd128])
    };
}

/// Evaluates an expression with the one level of a build without vectors:
/// `dispatch!(isa, token => work(token, ...))`.
#[cfg(not(vectors))]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_built!($isa, $token => $work, [Scalar])
    };
}

/// Evaluates an expression in code compiled for few levels, scalar and avx2: each copy takes
/// time to compile and room in the program, and where most of the work is not in vectors the
/// others bring little. [`Isa::few`] says which one runs. Calls of kernels in it are not noted.
#[cfg(x86)]
#[macro_export]
macro_rules! dispatch_few {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($crate::Isa::few($isa), $token => $work, [Scalar Avx2]
            _ => unreachable!("`few` gives another level")
        )
    };
}

/// Evaluates an expression in code compiled for a level, of which such builds have few anyway:
/// `dispatch_few!(isa, token => work(token, ...))`. Calls of kernels in it are not noted.
#[cfg(not(x86))]
#[macro_export]
macro_rules! dispatch_few {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::dispatch!($crate::Isa::few($isa), $token => $work)
    };
}

/// Enters one of a build's levels.
#[cfg(not(feature = "calls"))]
#[doc(hidden)]
#[macro_export]
macro_rules! enter_built {
    ($isa:expr, $token:ident => $work:expr, [$($level:ident)*]) => {
        $crate::enter_level!($isa, $token => $work, [$($level)*])
    };
}

/// Enters one of a build's levels, or scalar with a note of each call of a kernel. The unit tests
/// of a crate count no calls, and are not compiled for it.
#[cfg(feature = "calls")]
#[doc(hidden)]
#[macro_export]
macro_rules! enter_built {
    ($isa:expr, $token:ident => $work:expr, [$($level:ident)*]) => {
        $crate::enter_level!($isa, $token => $work, [$($level)*]
            #[cfg(not(test))]
            $crate::Isa::Counted($token) => $crate::Token::enter(
                $token,
                #[inline(always)]
                || $work,
            ),
            #[cfg(test)]
            $crate::Isa::Counted(_) => panic!("a unit test of this crate counts calls of kernels"),
        )
    };
}

/// Enters one of some levels; there are arms for the others.
#[doc(hidden)]
#[macro_export]
macro_rules! enter_level {
    ($isa:expr, $token:ident => $work:expr, [$($level:ident)*] $($others:tt)*) => {
        match $isa {
            $($crate::Isa::$level($token) => $crate::Token::enter(
                $token,
                #[inline(always)]
                || $work,
            ),)*
            $($others)*
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_levels_run_what_is_asked_or_the_next_lower_one() {
        // The proof that `few` relies on.
        let avx512 = Level::Avx512.features();
        assert!(Level::Avx2.features().iter().all(|feature| avx512.contains(feature)));
        for isa in crate::testing::isas() {
            let expected = match isa.level() {
                Level::Scalar | Level::Sse2 => Level::Scalar,
                Level::Avx2 | Level::Avx512 => Level::Avx2,
                level @ (Level::Neon | Level::Simd128) => level,
            };
            assert_eq!(isa.few().level(), expected);
            assert_eq!(crate::dispatch_few!(isa, token => level_of(token)), expected);
        }
    }

    #[test]
    fn each_level_enters_its_own_code() {
        for isa in crate::testing::isas() {
            assert_eq!(Isa::new(isa.level()), Ok(isa));
        }
        assert_eq!(Some(Isa::detect()), Isa::all().last().copied());
    }
}

//! Which code runs: a level is chosen once, and entered for pieces of work
//! that are long against an entry (2 to 5 ns): a subtree, a table, a test, not
//! one operation.
//!
//! A *token* is a zero-sized value that exists only where its level's features
//! were detected; kernels are methods of it ([`Token`]). An [`Isa`] is one of
//! the tokens, chosen at run time. [`dispatch!`](crate::dispatch!) turns it
//! into a token's type, inside a function compiled for the level.

use crate::scalar::Scalar;
use crate::{Level, Token, UnsupportedLevel};
#[cfg(all(target_arch = "x86_64", not(portable)))]
use crate::{avx2::Avx2, avx512::Avx512, sse2::Sse2};

/// A level that this machine has: the value is the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Isa {
    /// Plain loops.
    Scalar(Scalar),
    /// 128-bit vectors.
    #[cfg(all(target_arch = "x86_64", not(portable)))]
    Sse2(Sse2),
    /// 256-bit vectors.
    #[cfg(all(target_arch = "x86_64", not(portable)))]
    Avx2(Avx2),
    /// 512-bit vectors.
    #[cfg(all(target_arch = "x86_64", not(portable)))]
    Avx512(Avx512),
    /// Plain loops, and a note of each call of a kernel; see [`calls`](crate::calls).
    #[cfg(feature = "calls")]
    Counted(crate::calls::Counted),
}

impl Isa {
    /// The widest level of this machine.
    pub fn detect() -> Isa {
        let widest = Level::ALL.into_iter().rev().find_map(|level| Isa::new(level).ok());
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
            #[cfg(all(target_arch = "x86_64", not(portable)))]
            // SAFETY: SSE2 is part of the x86-64 baseline.
            Level::Sse2 => Isa::Sse2(unsafe { Sse2::new() }),
            #[cfg(all(target_arch = "x86_64", not(portable)))]
            // SAFETY: no feature of the level is missing.
            Level::Avx2 => Isa::Avx2(unsafe { Avx2::new() }),
            #[cfg(all(target_arch = "x86_64", not(portable)))]
            // SAFETY: no feature of the level is missing.
            Level::Avx512 => Isa::Avx512(unsafe { Avx512::new() }),
            Level::Scalar => Isa::Scalar(Scalar::new()),
            #[cfg(not(all(target_arch = "x86_64", not(portable))))]
            _ => unreachable!("each of these lacks a build for x86-64"),
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
        Level::ALL.into_iter().filter_map(|level| Isa::new(level).ok()).collect()
    }

    /// The level at which code runs that is compiled for few, by
    /// [`dispatch_few!`](crate::dispatch_few!): an absent level runs the next lower one,
    /// avx512 that of avx2, sse2 that of scalar.
    #[inline(always)]
    pub fn few(self) -> Isa {
        match self {
            Isa::Scalar(_) => self,
            #[cfg(all(target_arch = "x86_64", not(portable)))]
            Isa::Sse2(_) => Isa::Scalar(Scalar::new()),
            #[cfg(all(target_arch = "x86_64", not(portable)))]
            // SAFETY: the token's features include those of avx2.
            Isa::Avx2(_) | Isa::Avx512(_) => Isa::Avx2(unsafe { Avx2::new() }),
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
/// What is to be compiled for the level has to be inlined into the
/// expression: mark it, and all that it calls in its inner loops,
/// `#[inline(always)]`. A recursive function cannot be inlined; use a stack.
#[cfg(all(target_arch = "x86_64", not(portable), not(feature = "calls")))]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($isa, $token => $work, [Scalar Sse2 Avx2 Avx512])
    };
}

/// Evaluates an expression in code compiled for a level, `dispatch!(isa, token => work(token, ...))`:
/// one of x86-64, or scalar with a note of each call of a kernel.
#[cfg(all(target_arch = "x86_64", not(portable), feature = "calls"))]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($isa, $token => $work, [Scalar Sse2 Avx2 Avx512 Counted])
    };
}

/// Evaluates an expression with the one token of a portable build:
/// `dispatch!(isa, token => work(token, ...))`.
#[cfg(all(not(all(target_arch = "x86_64", not(portable))), not(feature = "calls")))]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($isa, $token => $work, [Scalar])
    };
}

/// Evaluates an expression with one of the two tokens of a portable build,
/// `dispatch!(isa, token => work(token, ...))`: plain loops, or those with a note of each call of a
/// kernel.
#[cfg(all(not(all(target_arch = "x86_64", not(portable))), feature = "calls"))]
#[macro_export]
macro_rules! dispatch {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($isa, $token => $work, [Scalar Counted])
    };
}

/// Evaluates an expression in code compiled for few levels, scalar and avx2: each copy takes
/// time to compile and room in the program, and where most of the work is not in vectors the
/// others bring little. [`Isa::few`] says which one runs.
#[cfg(all(target_arch = "x86_64", not(portable), not(feature = "calls")))]
#[macro_export]
macro_rules! dispatch_few {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($crate::Isa::few($isa), $token => $work, [Scalar Avx2]
            $crate::Isa::Sse2(_) | $crate::Isa::Avx512(_) => {
                unreachable!("`few` gives another level")
            }
        )
    };
}

/// Evaluates an expression in code compiled for few levels, scalar and avx2:
/// `dispatch_few!(isa, token => work(token, ...))`. Calls of kernels in it are not noted.
#[cfg(all(target_arch = "x86_64", not(portable), feature = "calls"))]
#[macro_export]
macro_rules! dispatch_few {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::enter_level!($crate::Isa::few($isa), $token => $work, [Scalar Avx2]
            $crate::Isa::Sse2(_) | $crate::Isa::Avx512(_) | $crate::Isa::Counted(_) => {
                unreachable!("`few` gives another level")
            }
        )
    };
}

/// Evaluates an expression with the one token of a portable build:
/// `dispatch_few!(isa, token => work(token, ...))`.
#[cfg(not(all(target_arch = "x86_64", not(portable))))]
#[macro_export]
macro_rules! dispatch_few {
    ($isa:expr, $token:ident => $work:expr) => {
        $crate::dispatch!($isa, $token => $work)
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

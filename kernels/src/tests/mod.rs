//! Every kernel at every level against its definition.
//!
//! A kernel has one check, generic over the token. It runs at each level of the
//! machine (see [`testing`](crate::testing)) and with [`Emulated`] lanes, so that
//! the generic kernels are tested in all widths on any machine. Inputs are
//! the tables of [`inputs`] first, then generated ones: as many as PROPTEST_CASES says, or
//! [`CASES`].
//!
//! The kernel is entered anew for each input, in a function that is not
//! inlined: it is compiled for the level, as in an engine, and only once.

mod bitmap;
mod children;
mod filter;
mod inputs;
mod lanes;
mod list;
mod list_kept;
mod look_up;
mod minimal;
mod outlined;
// A panic ends a program for WebAssembly.
#[cfg(panic = "unwind")]
mod panics;
mod siblings;
mod sockets;
mod transpose;
mod unhit;

use crate::lanes::Array;
use crate::lanes32::Array32;
use crate::{BitmapKernels, Level, ListKernels, SocketKernels, Token, Vectors};
use proptest::strategy::{BoxedStrategy, Strategy};
use proptest::test_runner::{Config, TestRunner};
use std::any::Any;
use std::env;
use std::fmt::Debug;

/// Token of N lanes without any instructions of their own.
#[derive(Clone, Copy)]
#[cfg_attr(no_emulation, expect(dead_code))]
struct Emulated<const N: usize>;

impl<const N: usize> Vectors for Emulated<N> {
    type Lanes = Array<N, Emulated<N>>;
    type Lanes32 = Array32<N, Emulated<N>>;
}

impl<const N: usize> ListKernels for Emulated<N> {}
impl<const N: usize> BitmapKernels for Emulated<N> {}
impl<const N: usize> SocketKernels for Emulated<N> {}

impl<const N: usize> Token for Emulated<N> {
    const LEVEL: Level = Level::Scalar;

    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// Calls a check with the token of every level, then with the emulated ones.
macro_rules! at_every_level {
    ($check:path) => {{
        for isa in crate::testing::isas() {
            println!("at level {}", isa.level());
            crate::dispatch!(isa, token => $check(token));
        }
        #[cfg(not(no_emulation))]
        {
            println!("with 2, 4 and 8 emulated lanes");
            $check(crate::tests::Emulated::<2>);
            $check(crate::tests::Emulated::<4>);
            $check(crate::tests::Emulated::<8>);
        }
    }};
}
use at_every_level;

/// Calls a check that is generic over the token and the words of a bitmap with every level and
/// with the emulated ones. Words are those
/// of the engines (4, 8, 12), less than a vector (1, 2, 3), a vector and a rest
/// (5). With emulated lanes less than a vector, one and a rest, and whole ones.
macro_rules! at_every_level_and_width {
    ($check:ident) => {{
        for isa in crate::testing::isas() {
            println!("at level {}", isa.level());
            crate::dispatch!(isa, token => {
                $check::<_, 1>(token);
                $check::<_, 2>(token);
                $check::<_, 3>(token);
                $check::<_, 4>(token);
                $check::<_, 5>(token);
                $check::<_, 8>(token);
                $check::<_, 12>(token);
            });
        }
        #[cfg(not(no_emulation))]
        {
            println!("with 2, 4 and 8 emulated lanes");
            $check::<_, 1>(crate::tests::Emulated::<2>);
            $check::<_, 3>(crate::tests::Emulated::<2>);
            $check::<_, 4>(crate::tests::Emulated::<2>);
            $check::<_, 3>(crate::tests::Emulated::<4>);
            $check::<_, 5>(crate::tests::Emulated::<4>);
            $check::<_, 8>(crate::tests::Emulated::<4>);
            $check::<_, 5>(crate::tests::Emulated::<8>);
            $check::<_, 8>(crate::tests::Emulated::<8>);
            $check::<_, 12>(crate::tests::Emulated::<8>);
        }
    }};
}
use at_every_level_and_width;

/// Generated inputs of each check. `.ci/nightly` has more.
const CASES: u32 = 100;

/// An input of any type: proptest's runner is compiled for this one alone.
trait Input: Any + Debug {}
impl<V: Any + Debug> Input for V {}

/// Runs a check for generated inputs; a failure shows the least one found.
fn for_all<V: Any + Debug>(inputs: BoxedStrategy<V>, check: &dyn Fn(&V)) {
    let inputs = inputs.prop_map(|input| Box::new(input) as Box<dyn Input>).boxed();
    run(inputs, &|input| check((input as &dyn Any).downcast_ref().expect("the input's own type")));
}

fn run(inputs: BoxedStrategy<Box<dyn Input>>, check: &dyn Fn(&dyn Input)) {
    let usual = Config::default();
    let cases = if env::var_os("PROPTEST_CASES").is_some() { usual.cases } else { CASES };
    let config = Config { cases, failure_persistence: None, ..usual };
    let outcome = TestRunner::new(config).run(&inputs, |input| {
        check(&*input);
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
}

/// What words of an output hold that are not to be written.
const CANARY: u64 = 0xC0FF_EE00_C0FF_EE00;

/// An output of `len` words with canaries around: one before, so that it is
/// not aligned to vectors, and more behind than the longest vector has.
struct Guarded {
    words: Vec<u64>,
    len: usize,
}

impl Guarded {
    const BEHIND: usize = 9;

    fn new(len: usize) -> Guarded {
        Guarded { words: vec![CANARY; 1 + len + Guarded::BEHIND], len }
    }

    /// The output, and the canaries behind.
    fn with_canaries(&mut self) -> &mut [u64] {
        &mut self.words[1..]
    }

    /// The output alone.
    fn words(&mut self) -> &mut [u64] {
        &mut self.words[1..][..self.len]
    }

    /// The first words, after a check of the canaries.
    fn checked(&self, count: usize) -> &[u64] {
        assert_eq!(self.words[0], CANARY, "written before the output");
        for (i, &word) in self.words[1 + self.len..].iter().enumerate() {
            assert_eq!(word, CANARY, "written {i} words behind the output");
        }
        &self.words[1..][..count]
    }
}

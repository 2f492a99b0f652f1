//! `--shard`: which part of a run is searched, as the user says it or as the system does that
//! started the job.

use crate::Failure;
use itertools::Itertools;
use std::fmt::{self, Display};
use std::str::FromStr;

/// A shard: its number, from 0, and of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardOf {
    pub number: u32,
    pub of: u32,
}

impl Display for ShardOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// `I/N` or `auto/N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// This one.
    Shard(ShardOf),
    /// The one that the system gives the job, of so many.
    Auto(u32),
}

impl FromStr for Wish {
    type Err = String;

    fn from_str(text: &str) -> Result<Wish, String> {
        let wrong = || "expected I/N, a number from 0 to N - 1; or auto/N".to_owned();
        let parse = |text: &str| text.parse::<u32>().map_err(|_| wrong());
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let of = parse(of)?;
        match number {
            "auto" if of > 0 => Ok(Wish::Auto(of)),
            _ => {
                let shard = ShardOf { number: parse(number)?, of };
                if shard.number < of { Ok(Wish::Shard(shard)) } else { Err(wrong()) }
            }
        }
    }
}

/// The variables in which Slurm, Kubernetes, AWS Batch and GNU parallel tell a job its number, and the number of
/// the first job.
const SYSTEMS: [(&str, u64); 4] = [
    ("SLURM_ARRAY_TASK_ID", 0),
    ("JOB_COMPLETION_INDEX", 0),
    ("AWS_BATCH_JOB_ARRAY_INDEX", 0),
    ("PARALLEL_SEQ", 1),
];

impl Wish {
    /// The shard that this job is to search, and which variable said so, if it was not the user.
    ///
    /// # Errors
    /// No system says which one, or several do; or what they say contradicts the wish.
    pub fn shard(self) -> Result<(ShardOf, Option<&'static str>), Failure> {
        self.shard_in(&|name| std::env::var(name).ok())
    }

    fn shard_in(
        self,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<(ShardOf, Option<&'static str>), Failure> {
        let of = match self {
            Wish::Shard(shard) => return Ok((shard, None)),
            Wish::Auto(of) => of,
        };
        let wrong = |reason: String| Err(Failure::new(format_args!("--shard auto/{of}: {reason}")));
        let here = SYSTEMS.iter().filter_map(|&(name, first)| Some((name, first, variable(name)?)));
        let here: Vec<(&str, u64, String)> = here.collect();
        let (name, first, text) = match &here[..] {
            [] => {
                let names = SYSTEMS.iter().map(|(name, _)| name).join(", ");
                return wrong(format!(
                    "no system numbers this job ({names} are not set): say which part, like --shard 0/{of}"
                ));
            }
            [(name, first, text)] => (*name, *first, text),
            [(one, ..), (two, ..), ..] => {
                return wrong(format!(
                    "both {one} and {two} number this job: say which one counts, like --shard ${one}/{of}"
                ));
            }
        };
        let Ok(number) = text.parse::<u64>() else {
            return wrong(format!("{name} is `{text}`, which is no number"));
        };
        match number.checked_sub(first).filter(|&number| number < of.into()) {
            Some(number) => Ok((ShardOf { number: number as u32, of }, Some(name))),
            None => {
                let last = first + u64::from(of) - 1;
                wrong(format!(
                    "{name} is {number}: start {of} jobs, numbered from {first} to {last}"
                ))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(wish: &str, environment: &[(&str, &str)]) -> Result<String, String> {
        let of = |name: &str| {
            let found = environment.iter().find(|(set, _)| *set == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let shard = wish.parse::<Wish>()?.shard_in(&of);
        shard.map(|(shard, _)| shard.to_string()).map_err(|failure| failure.to_string())
    }

    #[test]
    fn every_system_says_which_shard() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(shard("3/20", &[("PARALLEL_SEQ", "1")]), ok("3/20"));
        assert_eq!(shard("auto/20", &[("SLURM_ARRAY_TASK_ID", "7")]), ok("7/20"));
        assert_eq!(shard("auto/20", &[("JOB_COMPLETION_INDEX", "19")]), ok("19/20"));
        assert_eq!(shard("auto/10", &[("AWS_BATCH_JOB_ARRAY_INDEX", "0")]), ok("0/10"));
        assert_eq!(shard("auto/5", &[("PARALLEL_SEQ", "5")]), ok("4/5"));
    }

    #[test]
    fn contradictions_are_told_with_what_to_type() {
        for (wish, environment, words) in [
            ("auto/9", &[][..], "no system numbers this job (SLURM_ARRAY_TASK_ID, "),
            ("auto/9", &[], "like --shard 0/9"),
            ("auto/4", &[("SLURM_ARRAY_TASK_ID", "4")], "is 4: start 4 jobs, numbered from 0 to 3"),
            (
                "auto/4",
                &[("AWS_BATCH_JOB_ARRAY_INDEX", "9")],
                "is 9: start 4 jobs, numbered from 0 to 3",
            ),
            ("auto/4", &[("PARALLEL_SEQ", "0")], "is 0: start 4 jobs, numbered from 1 to 4"),
            ("auto/4", &[("JOB_COMPLETION_INDEX", "x")], "is `x`, which is no number"),
            (
                "auto/4",
                &[("PARALLEL_SEQ", "1"), ("SLURM_ARRAY_TASK_ID", "2")],
                "both SLURM_ARRAY_TASK_ID and PARALLEL_SEQ number this job: say which one counts, like --shard \
                 $SLURM_ARRAY_TASK_ID/4",
            ),
        ] {
            let error = shard(wish, environment).unwrap_err();
            assert!(error.contains(words) && !error.contains('\n'), "{wish}: {error}");
        }
    }

    #[test]
    fn wishes_are_numbers_or_auto() {
        for text in
            ["", "1", "3/3", "-1/3", "auto", "auto/0", "auto/", "Auto", "auto/-1", "1/0", "x/3"]
        {
            assert!(text.parse::<Wish>().unwrap_err().starts_with("expected I/N"), "{text}");
        }
    }
}

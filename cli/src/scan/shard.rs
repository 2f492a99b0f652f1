//! `--shard`: which part of a run is searched, as the user says it or as the system does that
//! started the job.

use crate::Failure;
use std::fmt::{self, Display};
use std::fs;
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

/// `I/N`, `auto/N` or `auto`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// This one.
    Shard(ShardOf),
    /// The one that the system gives the job, of so many, or of as many as the system says.
    Auto(Option<u32>),
}

impl FromStr for Wish {
    type Err = String;

    fn from_str(text: &str) -> Result<Wish, String> {
        let wrong = || "expected I/N, a number from 0 to N - 1; or auto/N, or auto".to_owned();
        let parse = |text: &str| text.parse::<u32>().map_err(|_| wrong());
        if text == "auto" {
            return Ok(Wish::Auto(None));
        }
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let of = parse(of)?;
        match number {
            "auto" if of > 0 => Ok(Wish::Auto(Some(of))),
            _ => {
                let shard = ShardOf { number: parse(number)?, of };
                if shard.number < of { Ok(Wish::Shard(shard)) } else { Err(wrong()) }
            }
        }
    }
}

impl Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Shard(shard) => shard.fmt(f),
            Wish::Auto(None) => f.write_str("auto"),
            Wish::Auto(Some(of)) => write!(f, "auto/{of}"),
        }
    }
}

/// What a system tells a job in its environment: the number of the job among those that were
/// started together, and how many these are.
struct System {
    name: &'static str,
    /// The variable with the number of the job.
    index: &'static str,
    /// The number of the first job.
    first: u64,
    /// The variable with the number of jobs, if the system has one.
    count: Option<&'static str>,
    /// How jobs are numbered as shards are: `{last}` and `{of}` stand for numbers.
    advice: &'static str,
}

const SYSTEMS: [System; 5] = [
    System {
        name: "Slurm",
        index: SLURM,
        first: 0,
        // Tasks that are submitted again are fewer than the shards: how many there were follows
        // from the largest number, if none is left out.
        count: None,
        advice: "sbatch --array=0-{last}",
    },
    System {
        name: "Kubernetes",
        index: "JOB_COMPLETION_INDEX",
        first: 0,
        count: None,
        advice: "completions: {of}",
    },
    System {
        name: "AWS Batch",
        index: "AWS_BATCH_JOB_ARRAY_INDEX",
        first: 0,
        count: Some("AWS_BATCH_JOB_ARRAY_SIZE"),
        advice: "an array of the size {of}",
    },
    System {
        name: "HTCondor",
        index: "ProcId",
        first: 0,
        count: Some("TotalSubmitProcs"),
        advice: "queue {of}",
    },
    System {
        name: "GNU parallel",
        index: "PARALLEL_SEQ",
        first: 1,
        count: None,
        advice: "{of} inputs",
    },
];

const SLURM: &str = "SLURM_ARRAY_TASK_ID";

/// The variable with the file that has the description of a job of HTCondor, which sets no variables
/// for its number.
const JOB_AD: &str = "_CONDOR_JOB_AD";

impl Wish {
    /// The shard that this job is to search, and which variable said so, if it was not the user.
    ///
    /// # Errors
    /// No system says which one, or several do; or what they say contradicts the wish.
    pub fn shard(self) -> Result<(ShardOf, Option<&'static str>), Failure> {
        self.shard_in(&|name| match std::env::var(name) {
            Ok(value) => Some(value),
            Err(_) => from_job_ad(&std::env::var(JOB_AD).ok()?, name),
        })
    }

    fn shard_in(
        self,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<(ShardOf, Option<&'static str>), Failure> {
        let wrong = |reason: String| Err(Failure::new(format_args!("--shard {self}: {reason}")));
        let wanted = match self {
            Wish::Shard(shard) => return Ok((shard, None)),
            Wish::Auto(of) => of,
        };
        let here = SYSTEMS.iter().filter_map(|of| variable(of.index).map(|index| (of, index)));
        let here: Vec<(&System, String)> = here.collect();
        let (system, index) = match &here[..] {
            [] => {
                let names: Vec<&str> = SYSTEMS.iter().map(|system| system.index).collect();
                return wrong(format!(
                    "no system numbers this job ({} are not set): say which part, like --shard 0/{}",
                    names.join(", "),
                    wanted.unwrap_or(20)
                ));
            }
            [(system, index)] => (*system, index),
            [(one, _), (two, _), ..] => {
                return wrong(format!(
                    "both {} and {} number this job: say which one counts, like --shard ${}/{}",
                    one.name,
                    two.name,
                    one.index,
                    wanted.map_or("N".to_owned(), |of| of.to_string())
                ));
            }
        };
        let number = |name: &str, text: &str| match text.parse::<u64>() {
            Ok(number) => Ok(number),
            Err(_) => Err(Failure::new(format_args!(
                "--shard {self}: {name} of {} is `{text}`, which is no number",
                system.name
            ))),
        };
        let count = |name: &str| variable(name).map(|text| number(name, &text)).transpose();
        let index = number(system.index, index)?;
        let advice = |of: u64| {
            let last = of.saturating_sub(1).to_string();
            system.advice.replace("{last}", &last).replace("{of}", &of.to_string())
        };
        let told = match system.index {
            SLURM => {
                let [tasks, least, most] =
                    ["COUNT", "MIN", "MAX"].map(|what| count(&format!("SLURM_ARRAY_TASK_{what}")));
                let (tasks, least, most) = (tasks?, least?, most?);
                if let (Some(of), Some(most)) = (wanted, most)
                    && most >= u64::from(of)
                {
                    return wrong(format!(
                        "there is a task {most}, and shards are counted from 0: {}",
                        advice(of.into())
                    ));
                }
                match (tasks, least, most) {
                    (Some(tasks), Some(0), Some(most)) if most.checked_add(1) == Some(tasks) => {
                        Some(tasks)
                    }
                    (Some(tasks), ..) if wanted.is_none() => {
                        return wrong(format!(
                            "the tasks of the array are not 0, 1, 2 and so on, as shards are: {}, or \
                             --shard auto/N for some of N shards",
                            advice(tasks)
                        ));
                    }
                    // Some of the shards, or an older Slurm.
                    _ => None,
                }
            }
            _ => system.count.and_then(|name| count(name).transpose()).transpose()?,
        };
        let of = match (wanted.map(u64::from), told) {
            // Shards that are submitted again.
            (Some(wanted), _) if system.index == SLURM => wanted,
            (Some(wanted), Some(told)) if wanted != told => {
                return wrong(format!(
                    "{} has started {told} jobs: {}, or --shard auto/{told}",
                    system.name,
                    advice(wanted)
                ));
            }
            (Some(of), _) | (None, Some(of)) => of,
            (None, None) => {
                return wrong(format!(
                    "{} does not say how many shards there are: give --shard auto/N",
                    system.name
                ));
            }
        };
        let Some(shards) = u32::try_from(of).ok().filter(|&shards| shards > 0) else {
            return wrong(format!("{} says that there are {of} shards", system.name));
        };
        match index.checked_sub(system.first).filter(|&number| number < of) {
            Some(number) => {
                let number = u32::try_from(number).expect("it is below another such number");
                Ok((ShardOf { number, of: shards }, Some(system.index)))
            }
            None => {
                let last = system.first + of - 1;
                wrong(format!(
                    "{} of {} is {index}, not from {} to {last}: {}",
                    system.index,
                    system.name,
                    system.first,
                    advice(of)
                ))
            }
        }
    }
}

/// The value of an attribute in the description of a job of HTCondor: lines like `ProcId = 7`.
fn from_job_ad(path: &str, attribute: &str) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    let mut pairs = text.lines().filter_map(|line| line.split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim() == attribute)?;
    Some(value.trim().to_owned())
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

    fn slurm<'a>(
        id: &'a str,
        tasks: &'a str,
        least: &'a str,
        most: &'a str,
    ) -> [(&'a str, &'a str); 4] {
        [
            ("SLURM_ARRAY_TASK_ID", id),
            ("SLURM_ARRAY_TASK_COUNT", tasks),
            ("SLURM_ARRAY_TASK_MIN", least),
            ("SLURM_ARRAY_TASK_MAX", most),
        ]
    }

    #[test]
    fn every_system_says_which_shard() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(shard("3/20", &[("PARALLEL_SEQ", "1")]), ok("3/20"));
        assert_eq!(shard("auto", &slurm("4", "20", "0", "19")), ok("4/20"));
        assert_eq!(shard("auto/20", &slurm("4", "20", "0", "19")), ok("4/20"));
        // Two of them submitted again.
        assert_eq!(shard("auto/20", &slurm("7", "2", "3", "7")), ok("7/20"));
        assert_eq!(shard("auto/20", &[("SLURM_ARRAY_TASK_ID", "7")]), ok("7/20"));
        assert_eq!(shard("auto/20", &[("JOB_COMPLETION_INDEX", "19")]), ok("19/20"));
        let aws = [("AWS_BATCH_JOB_ARRAY_INDEX", "0"), ("AWS_BATCH_JOB_ARRAY_SIZE", "10")];
        assert_eq!(shard("auto", &aws), ok("0/10"));
        assert_eq!(shard("auto/10", &aws), ok("0/10"));
        assert_eq!(shard("auto", &[("ProcId", "2"), ("TotalSubmitProcs", "3")]), ok("2/3"));
        assert_eq!(shard("auto/5", &[("PARALLEL_SEQ", "5")]), ok("4/5"));
    }

    #[test]
    fn contradictions_are_told_with_what_to_type() {
        for (wish, environment, words) in [
            ("auto/9", &[][..], "no system numbers this job (SLURM_ARRAY_TASK_ID, "),
            ("auto/9", &[], "like --shard 0/9"),
            ("auto", &[("JOB_COMPLETION_INDEX", "1")], "Kubernetes does not say how many shards"),
            ("auto", &[("PARALLEL_SEQ", "1")], "GNU parallel does not say how many shards"),
            (
                "auto",
                &slurm("3", "2", "3", "7"),
                "are not 0, 1, 2 and so on, as shards are: sbatch",
            ),
            ("auto", &slurm("1", "20", "1", "20"), "sbatch --array=0-19"),
            ("auto/20", &slurm("1", "20", "1", "20"), "there is a task 20, and shards are counted"),
            (
                "auto/4",
                &[("SLURM_ARRAY_TASK_ID", "4")],
                "is 4, not from 0 to 3: sbatch --array=0-3",
            ),
            ("auto/4", &[("PARALLEL_SEQ", "0")], "is 0, not from 1 to 4"),
            ("auto/4", &[("JOB_COMPLETION_INDEX", "x")], "is `x`, which is no number"),
            (
                "auto/4",
                &[("AWS_BATCH_JOB_ARRAY_INDEX", "0"), ("AWS_BATCH_JOB_ARRAY_SIZE", "10")],
                "AWS Batch has started 10 jobs: an array of the size 4, or --shard auto/10",
            ),
            (
                "auto",
                &[("ProcId", "0"), ("TotalSubmitProcs", "0")],
                "HTCondor says that there are 0 shards",
            ),
            (
                "auto",
                &[("ProcId", "0"), ("TotalSubmitProcs", "5000000000")],
                "HTCondor says that there are 5000000000 shards",
            ),
            (
                "auto/4",
                &[("PARALLEL_SEQ", "1"), ("SLURM_ARRAY_TASK_ID", "2")],
                "both Slurm and GNU parallel number this job: say which one counts, like --shard \
                 $SLURM_ARRAY_TASK_ID/4",
            ),
        ] {
            let error = shard(wish, environment).unwrap_err();
            assert!(error.contains(words) && !error.contains('\n'), "{wish}: {error}");
        }
    }

    #[test]
    fn wishes_are_numbers_or_auto() {
        for text in ["", "1", "3/3", "-1/3", "auto/0", "auto/", "Auto", "auto/-1", "1/0", "x/3"] {
            assert!(text.parse::<Wish>().unwrap_err().starts_with("expected I/N"), "{text}");
        }
    }

    #[test]
    fn the_description_of_a_job_has_its_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job.ad");
        fs::write(&path, "ClusterId = 12\nProcId = 7\nTotalSubmitProcs = 20\n").unwrap();
        let path = path.to_str().unwrap();
        assert_eq!(from_job_ad(path, "ProcId").as_deref(), Some("7"));
        assert_eq!(from_job_ad(path, "TotalSubmitProcs").as_deref(), Some("20"));
        assert_eq!(from_job_ad(path, "Proc"), None);
        assert_eq!(from_job_ad("none", "ProcId"), None);
    }
}

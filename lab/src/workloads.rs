//! Work that a program of any version does when it is given a command line: whole scans, units of the
//! census, canonical forms, and single kernels by `gridsieve kernels`.
//!
//! A workload has parts: command lines that are run one at a time. Two programs run each part in turn,
//! so that they share whatever the machine does in these seconds.

use super::kernels::KERNELS;
use super::record::{FORMAT, Record, SCAN};
use super::searches::puzzles;
use super::tasks::OTHERS;
use gridsieve::builtin::GRIDS;
use gridsieve_grids::catalogue::pairs::PAIRS;
use itertools::Itertools;
use std::ops::RangeInclusive;
use std::path::Path;
use std::{fs, io};

/// Something to run.
pub struct Workload {
    /// Its name.
    pub name: String,
    /// Does `gridsieve kernels` measure it inside of a process? Otherwise a sample is a process.
    pub is_inside: bool,
    /// The arguments of each part, after the name of the program.
    pub parts: Vec<Vec<String>>,
}

/// Workloads with their number of clues at the end of their names.
struct Family {
    /// What comes before the number.
    prefix: &'static str,
    about: &'static str,
    /// The built-in grids that are scanned, each for itself; none: units of the census are searched.
    grids: &'static [&'static str],
    /// The numbers of clues that are listed.
    usual: &'static [usize],
}

/// The random grids: no famous one among them.
const RANDOM: [&str; 10] = ["11", "12", "13", "14", "15", "16", "17", "18", "19", "20"];

static FAMILIES: [Family; 4] = [
    Family { prefix: "scan_", about: "the scan of grid T", grids: &["T"], usual: &[16, 17, 18] },
    Family {
        prefix: "random_",
        about: "one scan of each of the built-in grids 11 to 20",
        grids: &RANDOM,
        usual: &[16, 17, 18],
    },
    Family { prefix: "sf_", about: "the scan of grid SF", grids: &["SF"], usual: &[17] },
    Family {
        prefix: "census_",
        about: "24 evenly spread units of the census",
        grids: &[],
        usual: &[16, 17, 18],
    },
];

/// Numbers of clues that a family has.
const CLUES: RangeInclusive<usize> = 8..=20;

/// The others that are processes.
const FEWEST: (&str, &str) =
    ("fewest", "the fewest clues of the built-in grids 11 to 20, one each");
const CANON: (&str, &str) = ("canon", "canonical forms of 48,000 puzzles");

/// How many pairs of bands a census workload searches.
const UNITS: u64 = 24;

/// Units for so few clues take less time than a process: all of them are one part.
const TOGETHER: usize = 16;

/// Samples of a process that measures inside.
const SAMPLES: usize = 25;

/// Every workload that is listed, with what it is.
pub fn workloads() -> Vec<(String, String)> {
    let of_family = |Family { prefix, about, usual, .. }: &'static Family| {
        usual
            .iter()
            .map(move |clues| (format!("{prefix}{clues}"), format!("{about} for {clues} clues")))
    };
    let others = OTHERS.iter().filter(|other| !other.0.starts_with("scan_"));
    let others = others.map(|&(name, about, _)| (name, about));
    let kernels = KERNELS.iter().map(|kernel| (kernel.name, kernel.operation));
    let others = [FEWEST, CANON].into_iter().chain(others).chain(kernels);
    let others = others.map(|(name, about)| (name.to_owned(), about.to_owned()));
    FAMILIES.iter().flat_map(of_family).chain(others).collect()
}

/// The family of a name, and its number of clues.
fn family(name: &str) -> Option<(&'static Family, usize)> {
    FAMILIES.iter().find_map(|family| {
        let clues = name.strip_prefix(family.prefix)?.parse().ok()?;
        CLUES.contains(&clues).then_some((family, clues))
    })
}

/// Is there a workload with this name?
pub fn is_workload(name: &str) -> bool {
    family(name).is_some() || workloads().iter().any(|(known, _)| known == name)
}

impl Workload {
    /// The workload of a name that there is, at a level. What it reads is written to `folder`, where
    /// its command lines are to be run.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn new(name: &str, level: &str, folder: &Path) -> io::Result<Workload> {
        let common = format!("-q --threads 1 --isa {level}");
        let mut is_inside = false;
        let lines = match (family(name), name) {
            (Some((Family { grids: [], .. }, clues)), _) => census(clues, &common),
            (Some((Family { grids, .. }, clues)), _) => {
                on_grids(grids, folder, &format!("scan {common} -k {clues}"))?
            }
            (None, "fewest") => on_grids(&RANDOM, folder, &format!("fewest {common}"))?,
            (None, "canon") => {
                let some = puzzles().iter().map(|puzzle| format!("{puzzle}\n")).join("");
                fs::write(folder.join("puzzles.txt"), some.repeat(250))?;
                vec![format!("canon {common} puzzles.txt")]
            }
            _ => {
                is_inside = true;
                vec![format!(
                    "kernels {name} --quick --repetitions {SAMPLES} --no-pin --isa {level} --record -"
                )]
            }
        };
        let words = |line: String| line.split(' ').map(str::to_owned).collect();
        let parts = lines.into_iter().map(words).collect();
        Ok(Workload { name: name.to_owned(), is_inside, parts })
    }

    /// The name of the workload, and of the kernel if it is one: that is timed on the calls of a scan.
    pub fn names(&self) -> (&str, Option<&str>) {
        match KERNELS.iter().find(|kernel| kernel.name == self.name) {
            Some(kernel) => (SCAN, Some(kernel.name)),
            None => (&self.name, None),
        }
    }

    /// The samples that a process wrote which measures inside, nanoseconds of one operation at the
    /// widest level that it measured; and the checksum of the calls, empty for what makes none. None
    /// if it wrote something else, or a record of another [version](FORMAT).
    pub fn samples(&self, written: &[u8]) -> Option<(Vec<f64>, String)> {
        let record = Record::read(written).ok().filter(|record| record.format == FORMAT)?;
        // The program takes its argument for a part of a name: there are others.
        let row = record.rows.into_iter().rfind(|row| row.kernel == self.name);
        let row = row.filter(|row| !row.raw_ns.is_empty())?;
        Some((row.raw_ns, row.checksum.unwrap_or_default()))
    }
}

/// A command line for each of some built-in grids.
fn on_grids(names: &[&str], folder: &Path, line: &str) -> io::Result<Vec<String>> {
    let on_grid = |name: &&str| {
        let file = format!("{name}.txt");
        let known = GRIDS.iter().find(|known| known.name == *name).expect("a built-in grid");
        fs::write(folder.join(&file), format!("{}\n", known.grid))?;
        Ok(format!("{line} {file}"))
    };
    names.iter().map(on_grid).collect()
}

/// The command lines of a census workload.
fn census(clues: usize, common: &str) -> Vec<String> {
    let line = format!("census {common} -k {clues}");
    if clues <= TOGETHER {
        return vec![format!("{line} --sample {UNITS} --seed 1")];
    }
    let unit = |place: u64| place * (PAIRS / UNITS) + PAIRS / (2 * UNITS);
    (0..UNITS).map(|place| format!("{line} --units {}..{}", unit(place), unit(place) + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_that_is_listed_has_parts() {
        let folder = tempfile::tempdir().unwrap();
        for (name, _) in workloads() {
            assert!(is_workload(&name), "{name}");
        }
        let parts = |name| Workload::new(name, "scalar", folder.path()).unwrap().parts.len();
        assert_eq!(["random_17", "census_16", "census_17", "child"].map(parts), [10, 1, 24, 1]);
        for name in ["scan", "scan_7", "scan_x", "sf_21", "nothing"] {
            assert!(!is_workload(name), "{name}");
        }
    }
}

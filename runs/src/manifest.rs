//! The manifest of a run, `manifest.json`: its input, its question and its shard.

use super::asked::{Asked, CensusOf, RunKind};
use super::canary::Canaries;
use super::error::RunError;
use super::hash::{Hash64, Hash128};
use super::row::is_zero;
use super::units::Units;
use gridsieve::scan::{Input, InputError, Kind};
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;

/// The version of the files in a run directory.
pub const FORMAT: u32 = 4;

/// The file in a run directory.
pub const FILE: &str = "manifest.json";

/// Which input it is, wherever it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Its kind.
    pub kind: Kind,
    /// Number of grids in the whole of it, or of pairs of bands.
    pub grids: u64,
    /// What the hash covers depends on the kind of input. For a `.gsc` file: its header and block
    /// index. For other grids: the digits of all grids. For the pairs of some grids: the digits of
    /// the minlex forms of these grids, each once and in order. For a sample of all pairs it is the
    /// seed of the sample. For the catalogue and for all pairs, of which there is only one, it is
    /// 0.
    pub hash: Hash128,
}

impl Display for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Identity { kind, grids, hash } = self;
        match kind.is_of_pairs() {
            false if *grids == 1 => write!(f, "{kind} of 1 grid {hash}"),
            false => write!(f, "{kind} of {grids} grids {hash}"),
            true => write!(f, "{grids} {kind} {hash}"),
        }
    }
}

impl Identity {
    /// The sample of all pairs of bands that this is, if it is one.
    pub fn sample(&self) -> Option<Sample> {
        let seed = self.hash.0.try_into().ok()?;
        let sample = Sample { pairs: self.grids, seed };
        (self.kind == Kind::PairsSample && self.grids <= PAIRS).then_some(sample)
    }

    /// Which input this is; none if it can be read once only.
    ///
    /// # Errors
    /// The input cannot be read.
    pub fn of_input(input: &Input) -> Result<Option<Identity>, InputError> {
        let (kind, grids, hash) = (input.kind(), input.grids(), input.hash()?);
        let identity = |(grids, hash)| Identity { kind, grids, hash: Hash128(hash) };
        Ok(grids.zip(hash).map(identity))
    }
}

/// How detailed the evidence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// A line for each grid.
    Grid,
    /// A line for each work unit.
    Unit,
}

/// The name that files have for it, in kebab case.
impl Display for Detail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

impl Detail {
    /// The evidence of a run of up to this many grids has a line for each grid by default.
    pub const MOST_GRIDS: u64 = 1_000_000;

    /// The default for a run over this number of grids.
    pub fn default_for(grids: u64) -> Detail {
        if grids <= Detail::MOST_GRIDS { Detail::Grid } else { Detail::Unit }
    }
}

/// Which of several disjoint parts of the range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// The number of the shard, from 0.
    pub number: u32,
    /// How many there are.
    pub of: u32,
    /// How the run was cut into shards.
    pub by: String,
}

/// The version of the search is not written if it is the first one: the programs that had
/// that one did not know of versions.
const FIRST_SEARCH: u32 = 1;

pub(super) fn first_search() -> u32 {
    FIRST_SEARCH
}

pub(super) fn is_first_search(search: &u32) -> bool {
    *search == FIRST_SEARCH
}

/// The grids that a census was given, where they can be had again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GridsOf {
    /// The kind of their input.
    pub kind: Kind,
    /// Which of its grids.
    pub range: [u64; 2],
}

/// What a run is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of the files in the directory: 4, or in earlier programs from 1 to 3 by kind.
    pub format: u32,
    /// What the run looks for; not there in earlier formats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<RunKind>,
    /// The program's version.
    pub program: String,
    /// The commit that the program was built from which began the run. Nothing depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// The version of the [search](gridsieve::engine::SEARCH).
    #[serde(default = "first_search", skip_serializing_if = "is_first_search")]
    pub search: u32,
    /// Which engine answers.
    pub engine: String,
    /// The input.
    pub input: Identity,
    /// What users call the input. Nothing depends on it.
    pub input_name: String,
    /// The grids of the whole run: from the first number to the second one − 1.
    pub range: [u64; 2],
    /// The grids of the run that this directory searches: all, or those of a shard.
    pub part: [u64; 2],
    /// Which shard this is.
    pub shard: Option<Shard>,
    /// Grids per work unit.
    pub unit: u64,
    /// The question that is asked of each grid.
    pub asked: Asked,
    /// How detailed the evidence is.
    pub evidence: Detail,
    /// Which work units have a canary; not there if none has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canaries: Option<Canaries>,
    /// Lines of the input that are no grids, and were skipped. Nothing depends on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub skipped: u64,
    /// In a census of some grids: where these are. Nothing depends on it: the hash of the input is
    /// theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grids: Option<GridsOf>,
}

impl Manifest {
    /// The program that began the run: its version, and its commit if that is known.
    pub fn program(&self) -> String {
        match &self.commit {
            Some(commit) => format!("{} ({commit})", self.program),
            None => self.program.clone(),
        }
    }

    /// Describes the canaries of a run, `passed` of which came out right.
    pub fn canaries_in_words(&self, passed: u64) -> String {
        match (self.canaries, passed) {
            (None, _) if self.format < FORMAT => {
                "no canaries: the run was begun by an earlier program".to_owned()
            }
            (None, _) => {
                let reason = Canaries::new(&self.asked, &self.engine).err();
                format!("no canaries: {}", reason.unwrap_or("the run was begun without"))
            }
            (Some(canaries), 0) if self.canaries_due() == 0 => {
                format!("no canaries: fewer than {} work units", canaries.every)
            }
            (Some(_), _) => format!("canaries passed: {passed} of {}", self.canaries_due()),
        }
    }

    /// All grids of the run.
    pub fn range(&self) -> Range<u64> {
        self.range[0]..self.range[1]
    }

    /// Whether a work unit has a canary.
    pub fn has_canary(&self, unit: u64) -> bool {
        self.canaries.is_some_and(|canaries| canaries.has(unit))
    }

    /// How many canaries a complete run of this directory has.
    pub fn canaries_due(&self) -> u64 {
        self.canaries.map_or(0, |canaries| canaries.count(&self.units()))
    }

    /// The work units of this run directory.
    pub fn units(&self) -> Units {
        Units::new(self.part[0]..self.part[1], self.unit)
    }

    /// The fields, with both values, in which this manifest and another one differ, apart from
    /// those in which shards of one run may differ. The fields in which
    /// [programs](Self::programs_differ) have to agree are not compared: they matter only if grids
    /// are still to be searched, or shards to be merged.
    pub fn differences(&self, other: &Manifest) -> Vec<String> {
        let or_none = |value: Option<String>| value.unwrap_or_else(|| "none".to_owned());
        let told = |manifest: &Manifest| {
            let ([start, end], asked) = (manifest.range, manifest.asked.clone());
            [
                ("input", manifest.input.to_string()),
                ("range", format!("{start}..{end}")),
                ("engine", manifest.engine.clone()),
                ("program version", manifest.program.clone()),
                ("clues", asked.number()),
                ("census", or_none(asked.census.map(|of| of.to_string()))),
                ("mask", asked.mask),
                ("band3", or_none(asked.band3)),
                ("minimal", asked.minimal.to_string()),
                ("limit", or_none(asked.limit.map(|limit| limit.to_string()))),
                ("unit", manifest.unit.to_string()),
                ("evidence", manifest.evidence.to_string()),
            ]
        };
        different(told(self), told(other))
    }

    /// What the programs that began two runs have to agree in, if the runs are to be one, and do not:
    /// with both values.
    pub fn programs_differ(&self, other: &Manifest) -> Vec<String> {
        let told = |manifest: &Manifest| {
            let canaries = manifest.canaries.map(|canaries| canaries.to_string());
            [
                ("format", manifest.format.to_string()),
                ("version of the search", manifest.search.to_string()),
                ("canaries", canaries.unwrap_or_else(|| "none".to_owned())),
            ]
        };
        different(told(self), told(other))
    }

    /// The text of the file: JSON, whose field `checksum` is the hash of the
    /// others as compact JSON, in alphabetical order.
    pub fn to_text(&self) -> String {
        let mut value = serde_json::to_value(self).expect("it has texts and numbers only");
        let checksum = Hash64::of_bytes(value.to_string().as_bytes());
        value["checksum"] = checksum.to_string().into();
        format!("{value:#}\n")
    }

    /// Reads the file.
    ///
    /// # Errors
    /// The file cannot be read, is not exactly what [`to_text`](Self::to_text) writes, or has
    /// another format.
    pub fn read(folder: &Path) -> Result<Manifest, RunError> {
        let path = folder.join(FILE);
        let text = std::fs::read(&path).map_err(|error| match error.kind() {
            ErrorKind::NotFound if folder.is_dir() => {
                RunError::new(folder, "is not a run directory: it has no manifest.json")
            }
            _ if folder.is_file() => RunError::new(folder, "is not a run directory: it is a file"),
            ErrorKind::NotFound => {
                RunError::new(folder, "is not a run directory: nothing is there")
            }
            _ => RunError::cannot("read", &path, error),
        })?;
        let value: serde_json::Value =
            serde_json::from_slice(&text).map_err(|error| RunError::damaged(&path, error))?;
        let format = value["format"].as_u64();
        if format.is_some_and(|format| format > u64::from(FORMAT)) {
            return Err(RunError::new(&path, "was made by a newer version of this program"));
        }
        let manifest: Manifest =
            serde_json::from_value(value).map_err(|error| RunError::damaged(&path, error))?;
        let [start, end] = manifest.range;
        let [from, to] = manifest.part;
        let sound = start <= from && from <= to && to <= end && end <= manifest.input.grids;
        let of_pairs = manifest.input.kind.is_of_pairs();
        let kind = manifest.asked.kind();
        let has_kind = match manifest.format {
            FORMAT => manifest.kind == Some(kind),
            format => {
                format == kind as u32
                    && manifest.kind.is_none()
                    && manifest.canaries.is_none()
                    && manifest.skipped == 0
            }
        };
        if manifest.to_text().as_bytes() != text || !has_kind {
            return Err(RunError::damaged(&path, "its checksum or form is wrong"));
        }
        let all_of_grids = matches!(manifest.input.kind, Kind::Pairs | Kind::PairsSample)
            && manifest.asked.census == Some(CensusOf::Grids);
        if of_pairs != manifest.asked.census.is_some() || all_of_grids {
            return Err(RunError::damaged(&path, "pairs of bands are for a census alone"));
        }
        if manifest.input.kind == Kind::PairsSample && manifest.input.sample().is_none() {
            return Err(RunError::damaged(&path, "there is no such sample of pairs"));
        }
        if !sound || !(1..=Units::MOST).contains(&manifest.unit) {
            return Err(RunError::damaged(&path, "its ranges contradict each other"));
        }
        Ok(manifest)
    }
}

/// The named values that differ, in words.
fn different<const N: usize>(
    ours: [(&'static str, String); N],
    theirs: [(&'static str, String); N],
) -> Vec<String> {
    let pairs = ours.into_iter().zip(theirs).filter(|(ours, theirs)| ours != theirs);
    pairs.map(|((what, ours), (_, theirs))| format!("{what} ({ours}, not {theirs})")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_of_pairs_are_known_again() {
        let sample = Sample { pairs: 1_000, seed: u64::MAX };
        let identity = Identity::of_input(&Input::pairs_sample(sample)).unwrap().unwrap();
        assert_eq!(identity.sample(), Some(sample));
        let hash = Hash128(u128::from(u64::MAX) + 1);
        assert_eq!(Identity { hash, ..identity }.sample(), None);
        assert_eq!(Identity { grids: PAIRS + 1, ..identity }.sample(), None);
        assert_eq!(Identity { kind: Kind::Pairs, ..identity }.sample(), None);
    }
}

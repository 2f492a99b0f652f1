//! Samples as rows of plain data: a line of JSON for each, so that any program can read them.

use super::page::positive;
use super::ratio::{Interval, Rounds};
use super::record::{FORMAT, Kind, Machine, Record, Row};
use super::timing::{process_time, with_samples};
use itertools::Itertools;
use serde::{Deserialize, Serialize};
use std::io;

/// One sample: what was measured, with what, and how long it took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// The workload, such as `scan_17`; for a kernel the scan whose calls are made.
    pub workload: String,
    /// The kernel, if it is one.
    pub kernel: Option<String>,
    /// The body of the kernel, if it is not the one that the engines use.
    pub variant: Option<String>,
    /// Instruction-set level.
    pub level: String,
    /// The processor, by the name that its maker gives it.
    pub cpu: String,
    /// The commit of the program.
    pub commit: String,
    /// The core that it ran on, as the system numbers them; none if it was not bound to one.
    pub core: Option<usize>,
    /// How many cores measured at the same time.
    pub cores: usize,
    /// The process of the measurement, counted from 0.
    pub process: usize,
    /// The sample of that process, counted from 0.
    pub sample: usize,
    /// Nanoseconds of CPU time: of the whole workload, or of one call of a kernel.
    pub ns: f64,
}

impl Sample {
    /// What is measured, and where if that was on several cores.
    fn name(&self) -> String {
        let mut name = self.kernel.as_ref().unwrap_or(&self.workload).clone();
        if let Some(variant) = &self.variant {
            name += &format!("@{variant}");
        }
        if let (2.., Some(core)) = (self.cores, self.core) {
            name += &format!(" CPU {core} of {}", self.cores);
        }
        name
    }
}

/// The first line of a file of samples.
#[derive(Serialize, Deserialize)]
struct First {
    machine: Machine,
}

/// The lines of a file of samples.
pub fn lines(machine: &Machine, samples: &[Sample]) -> String {
    let first = serde_json::to_string(&First { machine: machine.clone() });
    let lines = [first].into_iter().chain(samples.iter().map(serde_json::to_string));
    lines.map(|line| line.expect("texts and numbers") + "\n").collect()
}

/// Reads a file of samples.
///
/// # Errors
/// A line after the first is something else. None: the first one is, too.
pub fn read(text: &str) -> Option<io::Result<(Machine, Vec<Sample>)>> {
    let (first, rest) = text.split_once('\n')?;
    let First { machine } = serde_json::from_str(first).ok()?;
    let sample = |(i, line)| {
        let number = i + 2;
        serde_json::from_str(line)
            .map_err(|error| io::Error::other(format!("line {number} is no sample: {error}")))
    };
    let samples = rest.lines().enumerate().map(sample).collect::<io::Result<_>>();
    Some(samples.map(|samples| (machine, samples)))
}

/// Reads a file of samples as a record, or a record.
///
/// # Errors
/// It cannot be read, or is something else.
pub fn read_record(mut input: impl io::Read) -> io::Result<Record> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    match read(&text) {
        Some(samples) => samples.map(|(machine, samples)| record(machine, &samples)),
        None => Record::read(text.as_bytes()),
    }
}

/// The record of samples: a row for each thing at each level, a time for each process.
pub fn record(machine: Machine, samples: &[Sample]) -> Record {
    let names = samples.iter().map(|sample| (sample.name(), &sample.level)).unique();
    let row = |(name, level): (String, &String)| {
        let own = samples.iter().filter(|sample| sample.name() == name && sample.level == *level);
        let by_process = own.clone().chunk_by(|sample| sample.process);
        let times = by_process.into_iter().filter_map(|(_, samples)| {
            positive(process_time(&samples.map(|sample| sample.ns).collect_vec()))
        });
        let times = times.collect_vec();
        let is_kernel = own.clone().any(|sample| sample.kernel.is_some());
        let row = Row {
            kernel: name,
            kind: Some(if is_kernel { Kind::Kernel } else { Kind::Whole }),
            level: level.clone(),
            ..Row::default()
        };
        (!times.is_empty()).then(|| with_samples(row, times))
    };
    Record { format: FORMAT, machine, steadiness: None, rows: names.filter_map(row).collect() }
}

/// How many processes measure for a record of `gridsieve kernels`.
pub const PROCESSES: usize = 20;

/// A time for each process that made a row: its samples are alike, and count as one observation. A
/// row that not all processes made is of one process, with each sample for itself.
pub fn process_times(raw_ns: &[f64]) -> Vec<f64> {
    let many = raw_ns.len() >= PROCESSES && raw_ns.len().is_multiple_of(PROCESSES);
    let by_process = if many { raw_ns.len() / PROCESSES } else { 1 };
    raw_ns.chunks(by_process).filter_map(geometric_mean).collect()
}

/// The 95% interval of the time of a row; none if it was measured once.
pub fn interval(row: &Row) -> Option<Interval> {
    Rounds::of(&process_times(&row.raw_ns)).interval()
}

/// None if one of the times is no time, as in a record made by hand.
fn geometric_mean(times: &[f64]) -> Option<f64> {
    let logs: Option<f64> = times.iter().map(|&time| positive(time).map(f64::ln)).sum();
    Some((logs? / times.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::super::record::tests::machine;
    use super::*;

    /// Two samples of each of three processes.
    fn samples() -> Vec<Sample> {
        let sample = |i| Sample {
            workload: "scan_17".into(),
            kernel: Some("k".into()),
            variant: Some("24".into()),
            level: "avx2".into(),
            cpu: "m".into(),
            commit: "abc".into(),
            core: Some(3),
            cores: 2,
            process: i / 2,
            sample: i % 2,
            ns: (1 + i / 2) as f64,
        };
        (0..6usize).map(sample).collect()
    }

    #[test]
    fn samples_are_read_as_they_were_written() {
        let text = lines(&machine("m"), &samples());
        assert_eq!(read(&text).unwrap().unwrap(), (machine("m"), samples()));
        let damaged = text.replacen("\"ns\"", "\"n\"", 1);
        let error = read(&damaged).unwrap().unwrap_err().to_string();
        assert!(error.starts_with("line 2 is no sample: "), "{error}");
        assert!(read("{}\n").is_none() && read("").is_none());
    }

    #[test]
    fn a_record_has_a_time_for_each_process() {
        let record = record(machine("m"), &samples());
        let [row] = &record.rows[..] else { panic!("one kernel at one level") };
        assert_eq!((&*row.kernel, row.kind()), ("k@24 CPU 3 of 2", Kind::Kernel));
        let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-9;
        assert!(row.raw_ns.iter().zip(&[1.0, 2.0, 3.0]).all(near), "{row:?}");
    }

    #[test]
    fn samples_of_a_process_are_one_observation() {
        let raw: Vec<f64> = (0..40).map(|i| f64::from(1 + i / 2)).collect();
        let times = process_times(&raw);
        assert!(times.len() == 20 && (times[19] - 20.0).abs() < 1e-9, "{times:?}");
        assert_eq!(process_times(&[1.0, 2.0, f64::NAN]), [1.0, 2.0]);
        assert_eq!(process_times(&[]), [0.0; 0]);
    }
}

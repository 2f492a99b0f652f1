//! The record of a run: its rows, and the program and machine that they were measured with.

use super::page::ratio;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io;

/// The version of records that this program writes. Those without one are of the first. From 4 on
/// what the calls of a kernel are given lies elsewhere in memory at each repetition.
pub const FORMAT: u32 = 4;

/// What was measured with what. Older records lack some of it: that is `unknown`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Version of the program, and in brackets the commit.
    pub gridsieve: String,
    /// The compiler that made it.
    pub compiler: String,
    /// Target, profile and flags.
    pub flags: String,
    /// Processor, by the name that its maker gives it.
    pub model: String,
    /// Its numbers: family, model, stepping.
    #[serde(default = "unknown")]
    pub processor: String,
    /// Version of its microcode.
    #[serde(default = "unknown")]
    pub microcode: String,
    /// How the clock is governed.
    #[serde(default = "unknown")]
    pub governor: String,
    /// Operating system.
    pub system: String,
    /// Levels of the machine.
    pub levels: Vec<String>,
    /// When it was measured, in universal time.
    pub date: String,
    /// What else identifies the processor and the system, by name.
    #[serde(default)]
    pub facts: BTreeMap<String, String>,
}

impl Machine {
    /// What identifies the program: names and values.
    pub fn program(&self) -> [(&'static str, &str); 3] {
        [("commit", &self.gridsieve), ("compiler", &self.compiler), ("flags", &self.flags)]
    }

    /// What identifies the processor and the system.
    pub fn hardware(&self) -> [(&'static str, &str); 5] {
        [
            ("model", &self.model),
            ("family, model, stepping", &self.processor),
            ("microcode", &self.microcode),
            ("governor", &self.governor),
            ("system", &self.system),
        ]
    }
}

/// Instead of what was not found out.
pub const UNKNOWN: &str = "unknown";

fn unknown() -> String {
    UNKNOWN.to_owned()
}

/// What a row is a measurement of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// What people do with the program: scans, solving, decoding.
    Whole,
    /// A kernel that scans call.
    Kernel,
    /// For comparison only: it is in no mean and has no share of a scan. Older records have a
    /// kind `form`, a node with its unhit UAs as a list or as a bitmap: it is read as this one.
    #[serde(alias = "form")]
    Other,
}

/// Something at a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Name of the kernel, or of what else was measured.
    pub kernel: String,
    /// What it is; older records do not say.
    pub kind: Option<Kind>,
    /// What one operation is.
    pub operation: String,
    /// The level; `any` of what is the same code at every level.
    pub level: String,
    /// Nanoseconds of one operation, the median.
    pub ns: f64,
    /// Half the distance between the quartiles, in percent of the median; none of a single
    /// repetition.
    pub spread_percent: Option<f64>,
    /// Calls of a kernel in the scan of grid T for 17 clues.
    pub calls: Option<u64>,
    /// Calls with bitmaps of other widths, which are not in the share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_calls: Option<u64>,
    /// Checksum of what the calls of a kernel answer: with the same one they are the same calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
    /// What each repetition took, in nanoseconds of one operation, in order.
    #[serde(default)]
    pub raw_ns: Vec<f64>,
}

impl Row {
    /// What the row is a measurement of.
    pub fn kind(&self) -> Kind {
        self.kind.unwrap_or(match &self.kernel[..] {
            "scan_16" | "scan_17" => Kind::Whole,
            "dispatch" | "node_list" | "node_bitmap" => Kind::Other,
            _ => Kind::Kernel,
        })
    }
}

/// What the machine did while it was measured. Records of older forms have a verdict beside it: that
/// a run is steady says nothing of the next one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Steadiness {
    /// The clock seen while measuring, in GHz: the median.
    pub clock_ghz: f64,
    /// By how much the clock differed: the tenth and the ninetieth percentile, in percent of the
    /// median.
    pub clock_range_percent: f64,
    /// Cores that other programs used meanwhile; none where the system does not tell, and in older
    /// records.
    #[serde(default)]
    pub others_cores: Option<f64>,
}

/// A run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Version of this form of records.
    #[serde(default = "first")]
    pub format: u32,
    /// With what it was measured.
    pub machine: Machine,
    /// What the machine did meanwhile; not every record says that.
    pub steadiness: Option<Steadiness>,
    /// The results, one thing after the other, the narrowest level first.
    pub rows: Vec<Row>,
}

fn first() -> u32 {
    1
}

/// The row of a scan that shares are shares of.
pub const SCAN: &str = "scan_17";

impl Record {
    /// Reads what [`write_json`](Record::write_json) wrote.
    ///
    /// # Errors
    /// The record cannot be read, is no record, or has a later version.
    pub fn read(input: impl io::Read) -> io::Result<Record> {
        let text = io::read_to_string(input)?;
        let other = |what: &dyn Display| {
            io::Error::other(format!("not a record of `gridsieve kernels --record`: {what}"))
        };
        let value: Value = serde_json::from_str(&text).map_err(|error| other(&error))?;
        // The first version does not name itself.
        match value["format"].as_u64().unwrap_or(1) {
            0 => Err(other(&"there is no version 0 of it")),
            format if format <= FORMAT.into() => {
                serde_json::from_str(&text).map_err(|error| other(&error))
            }
            format => Err(io::Error::other(format!(
                "a record of version {format}, and this program knows those up to {FORMAT}: take a newer one"
            ))),
        }
    }

    /// Writes it as JSON, a line for each row.
    ///
    /// # Errors
    /// The output cannot be written.
    pub fn write_json(&self, mut out: impl io::Write) -> io::Result<()> {
        let Record { format, machine, steadiness, rows } = self;
        let (machine, steadiness) =
            (serde_json::to_string(machine)?, serde_json::to_string(steadiness)?);
        writeln!(out, "{{\"format\":{format},\"machine\":{machine},")?;
        write!(out, "\"steadiness\":{steadiness},\"rows\":[")?;
        for (i, row) in rows.iter().enumerate() {
            let end = if i == 0 { "" } else { "," };
            write!(out, "{end}\n{}", serde_json::to_string(row)?)?;
        }
        writeln!(out, "\n]}}")
    }

    /// The row of a kernel at a level.
    pub fn row(&self, kernel: &str, level: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.kernel == kernel && row.level == level)
    }

    /// How many times as fast as level scalar.
    pub fn to_scalar(&self, row: &Row) -> Option<f64> {
        ratio(self.row(&row.kernel, "scalar")?.ns, row.ns)
    }

    /// The share of a kernel in the scan of grid T for 17 clues at its level: number of calls
    /// times measured cost, of the time of the scan.
    pub fn share(&self, row: &Row) -> Option<f64> {
        let scan = self.row(SCAN, &row.level)?;
        ratio(row.calls? as f64 * row.ns, scan.ns)
    }

    /// The widest level that was measured in a scan, which is the one that people use.
    pub fn widest(&self) -> Option<&str> {
        let last = self.rows.iter().rfind(|row| row.kernel == SCAN);
        last.map(|row| &row.level[..])
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn machine(model: &str) -> Machine {
        Machine {
            gridsieve: "0.1.0 (abc)".into(),
            compiler: "rustc 1".into(),
            flags: "no flags".into(),
            model: model.into(),
            processor: "family 1, model 2, stepping 3".into(),
            microcode: "0x1".into(),
            governor: "performance".into(),
            system: "linux x86_64".into(),
            levels: vec!["scalar".into(), "avx2".into()],
            date: "2026-01-02 03:04 UTC".into(),
            facts: BTreeMap::from([("kernel".into(), "6.1".into())]),
        }
    }

    /// A row of ten repetitions, one percent apart.
    pub(crate) fn row(kind: Kind, kernel: &str, level: &str, ns: f64) -> Row {
        Row {
            kernel: kernel.into(),
            kind: Some(kind),
            operation: format!("what {kernel} does"),
            level: level.into(),
            ns,
            spread_percent: Some(1.25),
            calls: (kind == Kind::Kernel).then_some(1000),
            other_calls: None,
            checksum: None,
            raw_ns: (-4..=5).map(|percent| ns * (1.0 + 0.01 * f64::from(percent))).collect(),
        }
    }

    pub(crate) fn record(model: &str, rows: Vec<Row>) -> Record {
        Record { format: FORMAT, machine: machine(model), steadiness: None, rows }
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let mut record = record("m", vec![row(Kind::Kernel, "k", "scalar", 1.5)]);
        record.rows[0].operation = "a, b".into();
        record.steadiness = Some(Steadiness {
            clock_ghz: 3.5,
            clock_range_percent: 12.0,
            others_cores: Some(0.25),
        });
        let mut json = Vec::new();
        record.write_json(&mut json).unwrap();
        assert_eq!(Record::read(&json[..]).unwrap(), record);
        assert_eq!(String::from_utf8(json).unwrap().lines().count(), 4);
        assert_eq!(record.row("k", "scalar"), record.rows.first());
        assert!(Record::read(&b"{}"[..]).unwrap_err().to_string().starts_with("not a record"));
    }

    #[test]
    fn records_of_older_programs_are_read_and_those_of_newer_ones_not() {
        let old = r#"{"machine":{"gridsieve":"0.1.0","compiler":"c","flags":"f","model":"m","system":"s",
            "levels":["scalar"],"date":"d"},"rows":[{"kernel":"scan_16","operation":"o","level":"scalar",
            "ns":2.5,"gigabytes_per_second":null,"to_scalar":1.0,"spread_percent":0.5,"raw_ns":[2.5]}]}"#;
        let record = Record::read(old.as_bytes()).unwrap();
        assert_eq!((record.format, record.rows[0].kind()), (1, Kind::Whole));
        assert_eq!(record.machine.microcode, UNKNOWN);
        let new = old.replacen('{', r#"{"format":99,"#, 1);
        let error = Record::read(new.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("version 99") && error.contains("newer"), "{error}");
        // Whatever else is in one.
        let error = Record::read(&br#"{"format":99,"host":{}}"#[..]).unwrap_err().to_string();
        assert!(error.contains("version 99") && error.contains("newer"), "{error}");
        let damaged = old.replacen('{', r#"{"format":0,"#, 1);
        let error = Record::read(damaged.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("not a record"), "{error}");
    }

    #[test]
    fn a_share_is_calls_times_cost_of_a_scan() {
        let rows = vec![row(Kind::Whole, SCAN, "avx2", 1e6), row(Kind::Kernel, "k", "avx2", 50.0)];
        let record = record("m", rows);
        assert_eq!(record.share(&record.rows[1]), Some(0.05));
        assert_eq!(record.share(&record.rows[0]), None);
    }

    #[test]
    fn a_closed_pipe_is_known_as_such() {
        // More than is kept in memory.
        let record = record("m", vec![row(Kind::Kernel, "k", "scalar", 1.5); 2000]);
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let kind = record.write_json(writer).map_err(|error| error.kind());
        assert_eq!(kind, Err(io::ErrorKind::BrokenPipe));
    }
}

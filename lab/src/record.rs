//! What is kept of a run: the rows, and what they were measured with.

use serde::{Deserialize, Serialize};
use std::io;

/// What was measured with what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Machine {
    /// Version of the program.
    pub gridsieve: String,
    /// The compiler that made it.
    pub compiler: String,
    /// Target, profile and flags.
    pub flags: String,
    /// Processor model.
    pub model: String,
    /// Operating system.
    pub system: String,
    /// Levels of the machine.
    pub levels: Vec<String>,
    /// When it was measured, in universal time.
    pub date: String,
}

/// A kernel at a level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Name of the kernel.
    pub kernel: String,
    /// What one operation is.
    pub operation: String,
    /// The level.
    pub level: String,
    /// Nanoseconds of one operation, the median.
    pub ns: f64,
    /// Bytes read and written, where that makes sense.
    pub gigabytes_per_second: Option<f64>,
    /// How many times as fast as level scalar.
    pub to_scalar: Option<f64>,
    /// Half the distance between the quartiles, in percent of the median.
    pub spread_percent: f64,
    /// What each repetition took, in nanoseconds of one operation, in order.
    #[serde(default)]
    pub raw_ns: Vec<f64>,
}

/// A run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// With what it was measured.
    pub machine: Machine,
    /// The results, kernel by kernel, the narrowest level first.
    pub rows: Vec<Row>,
}

impl Record {
    /// Reads what [`write_json`](Record::write_json) wrote.
    ///
    /// # Errors
    /// It cannot be read, or is something else.
    pub fn read(input: impl io::Read) -> io::Result<Record> {
        serde_json::from_str(&io::read_to_string(input)?).map_err(|error| {
            io::Error::other(format!("not a record of `gridsieve kernels --record`: {error}"))
        })
    }

    /// Writes it as JSON, a line for each row.
    ///
    /// # Errors
    /// The output cannot be written.
    pub fn write_json(&self, mut out: impl io::Write) -> io::Result<()> {
        write!(out, "{{\"machine\":{},\"rows\":[", serde_json::to_string(&self.machine)?)?;
        for (i, row) in self.rows.iter().enumerate() {
            let end = if i == 0 { "" } else { "," };
            write!(out, "{end}\n{}", serde_json::to_string(row)?)?;
        }
        writeln!(out, "\n]}}")
    }

    /// Writes the rows as CSV, with a line of names. Raw values are in one
    /// field, with blanks between them.
    ///
    /// # Errors
    /// The output cannot be written.
    pub fn write_csv(&self, out: impl io::Write) -> io::Result<()> {
        let mut writer = csv::Writer::from_writer(out);
        let names =
            "kernel,operation,level,ns,gigabytes_per_second,to_scalar,spread_percent,raw_ns";
        writer.write_record(names.split(',')).map_err(cause)?;
        for row in &self.rows {
            let raw: Vec<String> = row.raw_ns.iter().map(f64::to_string).collect();
            let fields = (
                &row.kernel,
                &row.operation,
                &row.level,
                row.ns,
                row.gigabytes_per_second,
                row.to_scalar,
                row.spread_percent,
                raw.join(" "),
            );
            writer.serialize(fields).map_err(cause)?;
        }
        writer.flush()
    }

    /// The row of a kernel at a level.
    pub fn row(&self, kernel: &str, level: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.kernel == kernel && row.level == level)
    }
}

/// The error of the output itself, by which callers know a closed pipe.
fn cause(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(rows: usize) -> Record {
        let machine = Machine {
            gridsieve: "1".into(),
            compiler: "c".into(),
            flags: "f".into(),
            model: "m".into(),
            system: "s".into(),
            levels: vec!["scalar".into()],
            date: "d".into(),
        };
        let row = Row {
            kernel: "k".into(),
            operation: "a, b".into(),
            level: "scalar".into(),
            ns: 1.5,
            gigabytes_per_second: None,
            to_scalar: Some(1.0),
            spread_percent: 0.5,
            raw_ns: vec![1.25, 1.5, 2.0],
        };
        Record { machine, rows: vec![row; rows] }
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let record = record(1);
        let (mut json, mut csv) = (Vec::new(), Vec::new());
        record.write_json(&mut json).unwrap();
        assert_eq!(Record::read(&json[..]).unwrap(), record);
        assert_eq!(String::from_utf8(json).unwrap().lines().count(), 3);
        // Records of older versions have a line for each figure.
        let old = serde_json::to_string_pretty(&record).unwrap();
        assert_eq!(Record::read(old.as_bytes()).unwrap(), record);
        assert_eq!(record.row("k", "scalar"), record.rows.first());
        record.write_csv(&mut csv).unwrap();
        let csv = String::from_utf8(csv).unwrap();
        assert_eq!(csv.lines().nth(1), Some("k,\"a, b\",scalar,1.5,,1.0,0.5,1.25 1.5 2"));
        assert!(Record::read(&b"{}"[..]).unwrap_err().to_string().starts_with("not a record"));
    }

    #[test]
    fn a_closed_pipe_is_known_as_such() {
        // More than is kept in memory.
        let record = record(2000);
        for write in [Record::write_csv, Record::write_json] {
            let (reader, writer) = io::pipe().unwrap();
            drop(reader);
            let kind = write(&record, writer).map_err(|error| error.kind());
            assert_eq!(kind, Err(io::ErrorKind::BrokenPipe));
        }
    }
}

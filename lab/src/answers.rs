//! What a record says, in sentences: which level is fastest, what a faster kernel would bring,
//! whether the run can be trusted.

use super::page::{positive, ratio};
use super::record::{Kind, Record, Row, Steadiness};
use itertools::Itertools;

/// The kernels at a level that are called by a scan, with their shares of it, the largest first.
pub fn shares<'a>(record: &'a Record, level: &str) -> Vec<(&'a Row, f64)> {
    let rows = record.rows.iter().filter(|row| row.level == level && row.kind() == Kind::Kernel);
    let shares = rows.filter_map(|row| Some((row, record.share(row)?)));
    shares.sorted_by(|a, b| b.1.total_cmp(&a.1)).collect()
}

/// Whole scans and the like, each with its rows, the narrowest level first.
fn whole(record: &Record) -> Vec<(&str, Vec<&Row>)> {
    let rows = || record.rows.iter().filter(|row| row.kind() == Kind::Whole);
    let names = rows().map(|row| &row.kernel[..]).unique();
    names.map(|name| (name, rows().filter(|row| row.kernel == name).collect())).collect()
}

/// How many times as fast a level has to be to count as faster: what differs by less may differ by
/// chance.
pub const FASTER: f64 = 1.03;

/// The level at which scans take the least time, the wider of two that are alike; by the mean of
/// all scans that were measured at all levels. None if there is one level only.
pub fn fastest_level(record: &Record) -> Option<&str> {
    let scans = whole(record).into_iter().filter(|(name, _)| name.starts_with("scan_"));
    let scans: Vec<Vec<&Row>> = scans.map(|(_, rows)| rows).collect();
    let levels = scans.first()?.iter().map(|row| &row.level[..]);
    let mean = |level: &str| -> Option<f64> {
        // A record made by hand can hold any figure.
        let of = |rows: &Vec<&Row>| {
            positive(rows.iter().find(|row| row.level == level)?.ns).map(f64::ln)
        };
        let sum: Option<f64> = scans.iter().map(of).sum();
        sum.map(|sum| sum / scans.len() as f64)
    };
    let timed: Vec<_> = levels.filter_map(|level| Some((level, mean(level)?))).collect();
    if timed.len() < 2 {
        return None;
    }
    let least = timed.iter().map(|(_, mean)| *mean).min_by(f64::total_cmp)?;
    // The last is the widest.
    let alike = timed.iter().rfind(|(_, mean)| *mean <= least + FASTER.ln());
    alike.map(|(level, _)| *level)
}

/// Every answer that a record has.
pub fn answers(record: &Record) -> Vec<String> {
    let mut answers = conditions(record);
    answers.extend(levels(record));
    answers.extend(kernels(record));
    answers
}

/// Cores that other programs may use without a word.
const OTHERS: f64 = 0.1;

/// What the machine did meanwhile.
fn conditions(record: &Record) -> Vec<String> {
    let Some(Steadiness { clock_ghz, clock_range_percent, others_cores }) = &record.steadiness
    else {
        return Vec::new();
    };
    let clock =
        format!("The core ran at {clock_ghz:.2} GHz, which varied by {clock_range_percent:.1}%.");
    let others = others_cores
        .filter(|&others| others > OTHERS)
        .map(|others| format!("{BUSY} {others:.1} cores meanwhile: end them and measure again."));
    [clock].into_iter().chain(others).collect()
}

/// What a warning of other programs begins with.
pub const BUSY: &str = "OTHER PROGRAMS used";

/// Is the widest level worth it?
fn levels(record: &Record) -> Vec<String> {
    let mut answers = Vec::new();
    if let (Some(fastest), Some(widest)) = (fastest_level(record), record.widest()) {
        answers.push(match fastest == widest {
            true => format!("Scans are fastest at level {widest}, the widest of this machine."),
            false => format!(
                "Scans are fastest at level {fastest}, not at {widest}, the widest: use --isa {fastest}, or set GRIDSIEVE_ISA={fastest}."
            ),
        });
    }
    let gains = whole(record).into_iter().filter_map(|(name, rows)| {
        let [.., narrower, widest] = rows[..] else { return None };
        let gain = format!("{name} {:.2}", ratio(narrower.ns, widest.ns)?);
        Some(((&widest.level, &narrower.level), gain))
    });
    let by_levels = gains.sorted_by_key(|&(levels, _)| levels).chunk_by(|&(levels, _)| levels);
    answers.extend(by_levels.into_iter().map(|((widest, narrower), gains)| {
        let gains = gains.map(|(_, gain)| gain).join(", ");
        format!("Level {widest} against {narrower}, times as fast: {gains}.")
    }));
    answers
}

/// What would a faster kernel bring, by Amdahl's law? Calls times cost are an upper limit: what a
/// kernel waits for alone overlaps with other work in a search.
fn kernels(record: &Record) -> Option<String> {
    let level = record.widest()?;
    let shares = shares(record, level);
    let (largest, share) = *shares.first()?;
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    Some(format!(
        "The kernels measured take together at most {:.0}% of a scan for 17 clues at level {level}, by calls times \
         cost. The largest is {} with {:.1}%: twice as fast it would save at most {:.1}% of a scan.",
        100.0 * all,
        largest.kernel,
        100.0 * share,
        50.0 * share
    ))
}

#[cfg(test)]
mod tests {
    use super::super::record::SCAN;
    use super::super::record::tests::{record, row};
    use super::*;

    #[test]
    fn the_fastest_level_is_that_of_whole_scans() {
        let at = |avx2: f64, avx512: f64| {
            let rows = [("scalar", 9e6), ("avx2", avx2), ("avx512", avx512)];
            record("m", rows.map(|(level, ns)| row(Kind::Whole, SCAN, level, ns)).to_vec())
        };
        assert_eq!(fastest_level(&at(3e6, 2e6)), Some("avx512"));
        assert_eq!(fastest_level(&at(2e6, 2e6)), Some("avx512"));
        let slow = at(2e6, 3e6);
        assert_eq!(fastest_level(&slow), Some("avx2"));
        assert!(answers(&slow).iter().any(|answer| answer.contains("use --isa avx2")));
        assert_eq!(fastest_level(&record("m", vec![])), None);
        // By chance no level is faster; what is no time is none, and one level is not the fastest.
        assert_eq!(fastest_level(&at(2e6, 2.04e6)), Some("avx512"));
        assert_eq!(fastest_level(&at(2e6, 2.1e6)), Some("avx2"));
        assert_eq!(fastest_level(&at(f64::NAN, 3e6)), Some("avx512"));
        assert_eq!(fastest_level(&at(f64::NAN, 0.0)), None);
    }

    #[test]
    fn other_programs_are_warned_of() {
        let said = |others_cores| {
            let mut record = record("m", vec![]);
            let (clock_ghz, clock_range_percent) = (3.5, 1.0);
            record.steadiness = Some(Steadiness { clock_ghz, clock_range_percent, others_cores });
            conditions(&record)
        };
        assert_eq!(said(Some(0.05)), ["The core ran at 3.50 GHz, which varied by 1.0%."]);
        let busy = "OTHER PROGRAMS used 0.5 cores meanwhile: end them and measure again.";
        assert_eq!(said(Some(0.52))[1..], [busy]);
    }

    #[test]
    fn levels_are_those_of_each_thing() {
        let rows = [("a", "sse2"), ("a", "avx2"), ("b", "scalar"), ("b", "sse2"), ("c", "any")];
        let rows = rows.map(|(name, level)| row(Kind::Whole, name, level, 1e6));
        let said = levels(&record("m", rows.to_vec()));
        assert_eq!(said[0], "Level avx2 against sse2, times as fast: a 1.00.");
        assert_eq!(said[1], "Level sse2 against scalar, times as fast: b 1.00.");
        assert_eq!(said.len(), 2);
    }

    #[test]
    fn a_record_without_rows_has_no_answers() {
        assert!(answers(&record("m", vec![])).is_empty());
    }

    #[test]
    fn the_largest_kernel_is_told() {
        let rows = vec![
            row(Kind::Whole, SCAN, "avx2", 1e6),
            row(Kind::Kernel, "small", "avx2", 20.0),
            row(Kind::Kernel, "large", "avx2", 300.0),
            row(Kind::Other, "other", "avx2", 900.0),
        ];
        let answer = kernels(&record("m", rows)).unwrap();
        assert!(answer.contains("32%") && answer.contains("large with 30.0%"), "{answer}");
        assert!(
            answer.ends_with("twice as fast it would save at most 15.0% of a scan."),
            "{answer}"
        );
    }
}

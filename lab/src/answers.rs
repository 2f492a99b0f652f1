//! What a record says, in sentences: which level is fastest, what a faster kernel would bring, from
//! how many unhit UAs on bitmaps are cheaper, whether the run can be trusted.

use super::forms::{BITMAP, LIST, UAS, crossing};
use super::page::{positive, ratio};
use super::record::{Kind, Record, Row};
use super::steadiness::FEWEST;
use gridsieve::engine::bands::Bands;
use itertools::Itertools;

/// The time of a scan in which something that takes a share of it is some times as fast, as a part
/// of the time before (Amdahl's law).
pub fn time_left(share: f64, times_as_fast: f64) -> f64 {
    1.0 - share + share / times_as_fast
}

/// How many times as fast something has to be for a scan to take a tenth less time; none if no speed
/// of it is enough.
pub fn for_a_tenth(share: f64) -> Option<f64> {
    (share > 0.1).then(|| share / (share - 0.1))
}

/// The kernels at a level that are called by a scan, with their shares of it, the largest first.
pub fn shares<'a>(record: &'a Record, level: &str) -> Vec<(&'a Row, f64)> {
    let rows = record.rows.iter().filter(|row| row.level == level && row.kind() == Kind::Kernel);
    let shares = rows.filter_map(|row| Some((row, record.share(row)?)));
    shares.sorted_by(|a, b| b.1.total_cmp(&a.1)).collect()
}

/// Whole scans and the like, each with its rows, the narrowest level first.
fn whole(record: &Record) -> Vec<(&str, Vec<&Row>)> {
    let rows = record.rows.iter().filter(|row| row.kind() == Kind::Whole);
    let by_name = rows.into_group_map_by(|row| &row.kernel[..]);
    record
        .rows
        .iter()
        .map(|row| &row.kernel[..])
        .unique()
        .filter_map(|name| Some((name, by_name.get(name)?.clone())))
        .collect()
}

/// How many times as fast a level has to be to count as faster: what differs by less may differ by
/// chance.
pub const FASTER: f64 = 1.03;

/// The level at which scans take the least time, the wider of two that are alike; by the mean of
/// all scans that were measured at all levels.
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
    let least = timed.iter().map(|(_, mean)| *mean).min_by(f64::total_cmp)?;
    // The last is the widest.
    let alike = timed.iter().rfind(|(_, mean)| *mean <= least + FASTER.ln());
    alike.map(|(level, _)| *level)
}

/// Every answer that a record has.
pub fn answers(record: &Record) -> Vec<String> {
    let mut answers = vec![trust(record)];
    answers.extend(levels(record));
    answers.extend(kernels(record));
    answers.extend(forms(record));
    answers
}

/// Says whether the figures can be trusted.
fn trust(record: &Record) -> String {
    match &record.steadiness {
        None => "Whether the machine was steady is not known.".to_owned(),
        Some(steadiness) => {
            let clock = format!("{:.2} GHz", steadiness.clock_ghz);
            match steadiness.steady {
                Some(true) => format!(
                    "Steady, at {clock}: the halves of the run differ by less than 5% in a scan, 10% in a kernel."
                ),
                Some(false) => {
                    let shown = steadiness.reasons.iter().take(3).join("; ");
                    let more = match steadiness.reasons.len().saturating_sub(3) {
                        0 => String::new(),
                        more => format!("; and {more} more"),
                    };
                    format!(
                        "UNSTEADY, at about {clock}: {shown}{more}. Do not trust these figures: end other programs and measure again."
                    )
                }
                None => {
                    let judged = record.rows.iter().filter(|row| row.kind() != Kind::Other);
                    let few = judged.filter(|row| row.raw_ns.len() < FEWEST);
                    match few.map(|row| &row.kernel).unique().join(", ") {
                        few if few.is_empty() => {
                            format!("Whether the machine was steady was not judged, at {clock}.")
                        }
                        few => format!(
                            "Too few repetitions to say whether the machine was steady, at {clock}: \
                             it takes {FEWEST} of each, also of {few}."
                        ),
                    }
                }
            }
        }
    }
}

/// Says whether the widest level is worth using.
fn levels(record: &Record) -> Vec<String> {
    let mut answers = Vec::new();
    let is_unsteady =
        record.steadiness.as_ref().is_some_and(|steadiness| steadiness.steady == Some(false));
    if let (Some(fastest), Some(widest)) = (fastest_level(record), record.widest())
        // From such a run no advice.
        && !(is_unsteady && fastest != widest)
    {
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
    // Each by the levels that it has.
    let mut by_levels: Vec<(_, Vec<String>)> = Vec::new();
    for (levels, gain) in gains {
        match by_levels.iter_mut().find(|(known, _)| *known == levels) {
            Some((_, gains)) => gains.push(gain),
            None => by_levels.push((levels, vec![gain])),
        }
    }
    answers.extend(by_levels.into_iter().map(|((widest, narrower), gains)| {
        format!("Level {widest} against {narrower}, times as fast: {}.", gains.join(", "))
    }));
    answers
}

/// Which kernel would have to become faster, by how much?
fn kernels(record: &Record) -> Option<String> {
    let level = record.widest()?;
    let shares = shares(record, level);
    let (largest, share) = *shares.first()?;
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    let gain = 100.0 * (1.0 - time_left(share, 2.0));
    let tenth = match for_a_tenth(share) {
        Some(times) => format!("for a tenth it has to be {times:.1} times as fast"),
        None => "no kernel alone can bring a tenth".to_owned(),
    };
    let rest = match for_a_tenth(all) {
        Some(times) => {
            format!("all of them together would have to be {times:.1} times as fast for that")
        }
        None => "nor can all of them together".to_owned(),
    };
    let rest = if share > 0.1 { String::new() } else { format!(", {rest}") };
    Some(format!(
        "All kernels together take {:.0}% of a scan for 17 clues at level {level}. The largest is {} \
         with {:.1}%: twice as fast it would bring {gain:.1}% of a scan; {tenth}{rest}.",
        100.0 * all,
        largest.kernel,
        100.0 * share
    ))
}

/// The times of a node in both forms at a level, by the number of its unhit UAs.
pub fn form_times(record: &Record, level: &str) -> Vec<(f64, f64, f64)> {
    let at = |count: usize| {
        let [list, bitmap] =
            [LIST, BITMAP].map(|name| record.row(&format!("{name}{count}"), level));
        Some((count as f64, list?.ns, bitmap?.ns))
    };
    UAS.into_iter().filter_map(at).collect()
}

/// From how many unhit UAs on is a bitmap cheaper, and is the engine right to have bitmaps alone?
fn forms(record: &Record) -> Option<String> {
    let levels = record.rows.iter().map(|row| &row.level[..]).unique();
    let all = levels.map(|level| (level, form_times(record, level)));
    let all: Vec<_> = all.filter(|(_, times)| !times.is_empty()).collect();
    let crossings = all.iter().map(|(level, times)| match crossing(times) {
        Some(uas) if uas <= UAS[0] as f64 => format!("any number at {level}"),
        Some(uas) => format!("{uas:.0} at {level}"),
        None => format!("none at {level}"),
    });
    let crossings = crossings.collect_vec().join(", ");
    let (level, times) = all.last()?;
    let always = match crossing(times) {
        Some(uas) if uas <= Bands::MOST_UAS as f64 => {
            format!("below that, down to {uas:.0}, bitmaps are cheaper at {level}")
        }
        Some(uas) => format!("and below that lists are cheaper at {level}, up to {uas:.0}"),
        None => format!("and below that lists are always cheaper at {level}"),
    };
    Some(format!(
        "A node is cheaper as a bitmap than as a list from this number of unhit UAs on: {crossings}; \
         that a bitmap is made, once for a subtree, is not counted. Tables of a subtree take up to \
         {} UAs, so that every threshold from there on is the same: {always}.",
        Bands::MOST_UAS
    ))
}

#[cfg(test)]
mod tests {
    use super::super::record::SCAN;
    use super::super::record::tests::{record, row, steadiness};
    use super::*;

    #[test]
    fn amdahl() {
        assert_eq!(time_left(0.5, 2.0), 0.75);
        assert_eq!(time_left(0.2, f64::INFINITY), 0.8);
        assert_eq!(for_a_tenth(0.2), Some(2.0));
        assert_eq!(for_a_tenth(0.1), None);
    }

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
        // By chance no level is faster; what is no time is none.
        assert_eq!(fastest_level(&at(2e6, 2.04e6)), Some("avx512"));
        assert_eq!(fastest_level(&at(2e6, 2.1e6)), Some("avx2"));
        assert_eq!(fastest_level(&at(f64::NAN, 0.0)), Some("scalar"));
        let mut unsteady = slow;
        unsteady.steadiness = Some(steadiness(Some(false)));
        assert!(!answers(&unsteady).iter().any(|answer| answer.contains("--isa")));
    }

    #[test]
    fn what_was_not_judged_is_told() {
        let said = |kind, repetitions| {
            let mut record = record("m", vec![row(kind, "k", "avx2", 1.0)]);
            record.rows[0].raw_ns = vec![1.0; repetitions];
            record.steadiness = Some(steadiness(None));
            trust(&record)
        };
        assert!(said(Kind::Whole, 2).ends_with("it takes 4 of each, also of k."));
        assert!(said(Kind::Other, 31).contains("was not judged"));
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
    fn a_record_without_rows_has_no_answers_but_that() {
        assert_eq!(answers(&record("m", vec![])).len(), 1);
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
        assert!(answer.contains("15.0% of a scan; for a tenth it has to be 1.5 times"), "{answer}");
    }
}

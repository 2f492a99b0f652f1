//! How often two equal programs are called different, and how often a true difference is found: rounds
//! are drawn from the whole scans of the project's records.

use gridsieve_lab::{Record, Rounds, Verdict};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::path::Path;

/// Half the width of the interval that is asked for, and the most rounds that there is time for.
const PRECISION: f64 = 0.01;
const MOST: usize = 200;

/// The samples of each whole scan of records that twenty processes made: a name, and nanoseconds.
fn scans() -> Vec<(String, Vec<f64>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/records");
    [
        "epyc-zen4/2026-11-24-c6a5320",
        "epyc-zen5/2026-11-24-24f36ad",
        "xeon-model-167/2026-11-24-b2d3409",
    ]
    .into_iter()
    .flat_map(|name| {
        let file = fs::File::open(folder.join(name).join("kernels.json")).unwrap();
        let rows = Record::read(file).unwrap().rows.into_iter();
        let is_scan = |kernel: &str| ["scan_16", "scan_17"].contains(&kernel);
        let rows = rows.filter(move |row| is_scan(&row.kernel) && row.level != "scalar");
        rows.map(move |row| (format!("{name} {} {}", row.kernel, row.level), row.raw_ns))
    })
    .collect()
}

/// What a comparison says of a program that takes `times` the time of the other.
fn compare(raw: &[f64], times: f64, random: &mut SmallRng) -> Verdict {
    let mut rounds = Rounds::default();
    while rounds.count < MOST && !rounds.are_enough(PRECISION) {
        let mut time = || raw[random.random_range(0..raw.len())];
        rounds.add(times * time() / time());
    }
    rounds.interval().unwrap().verdict(PRECISION)
}

/// Comparisons of each workload: more at night.
fn comparisons() -> usize {
    if std::env::var_os("GRIDSIEVE_THOROUGH").is_some() { 4000 } else { 60 }
}

/// The shares of comparisons that called the program faster, and slower, for each workload.
fn called(times: f64) -> Vec<(String, [f64; 2])> {
    let mut random = SmallRng::seed_from_u64(63);
    let mut of_scan = |(name, raw): (String, Vec<f64>)| {
        let verdicts = (0..comparisons()).map(|_| compare(&raw, times, &mut random));
        let verdicts: Vec<Verdict> = verdicts.collect();
        let share = |named| {
            let count = verdicts.iter().filter(|&&verdict| verdict == named).count();
            count as f64 / verdicts.len() as f64
        };
        (name, [Verdict::Faster, Verdict::Slower].map(share))
    };
    scans().into_iter().map(&mut of_scan).collect()
}

#[test]
fn equal_programs_are_called_different_in_three_to_seven_of_a_hundred_cases() {
    let all = called(1.0);
    assert_eq!(all.len(), 18);
    let sum = |shares: &[f64; 2]| shares.iter().sum::<f64>();
    let mean = all.iter().map(|(_, shares)| sum(shares)).sum::<f64>() / all.len() as f64;
    assert!((0.03..=0.07).contains(&mean), "{mean}: {all:?}");
    // Each workload by itself, as far as so few comparisons tell.
    let [least, most] = if comparisons() > 1000 { [0.03, 0.07] } else { [0.0, 0.15] };
    assert!(all.iter().all(|(_, of)| (least..=most).contains(&sum(of))), "{all:?}");
}

#[test]
fn two_percent_are_named() {
    let all = called(1.02);
    assert!(all.iter().all(|(_, [faster, slower])| *slower >= 0.9 && *faster == 0.0), "{all:?}");
}

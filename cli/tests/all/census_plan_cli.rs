//! The command `gridsieve census plan`.

use crate::support::program::gridsieve;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

fn plan(arguments: &[&str]) -> Value {
    let plan = gridsieve(&[&["census", "plan", "--json", "-q"], arguments].concat());
    let output = { plan }.assert().code(0).stderr("").get_output().stdout.clone();
    serde_json::from_slice(&output).unwrap()
}

#[test]
fn a_sample_is_the_same_on_any_number_of_threads() {
    let sampled = |plan: &Value| {
        ["clues", "sample", "seed", "third_bands", "found"].map(|key| plan[key].clone())
    };
    let of =
        |seed, threads| plan(&["-k", "12", "--sample", "5", "--seed", seed, "--threads", threads]);
    let (one, three) = (of("7", "1"), of("7", "3"));
    assert_eq!(sampled(&one), sampled(&three));
    assert_ne!(sampled(&one), sampled(&of("8", "2")));
    // What is told of all units follows from it.
    assert_eq!((&one["found"], &one["puzzles"]), (&0.into(), &0.0.into()));
}

#[test]
fn the_parts_of_a_plan_fit_together() {
    let plan = plan(&["-k", "12", "--sample", "4", "--cores", "10"]);
    let number = |key: &str| plan[key].as_f64().unwrap();
    let years = number("core_years");
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9 * b.abs();
    assert!(0.0 < years && number("low") <= years && years <= number("high"), "{plan}");
    assert!(near(number("days"), years * 365.25 / 10.0), "{plan}");
    let third_bands = 32_835_497_303.0 / number("third_bands");
    let year = 365.25 * 86_400.0;
    assert!(near(years, number("seconds") * third_bands / year), "{plan}");
    let units = plan["units"].as_array().unwrap();
    assert!(units.iter().map(|unit| unit["index"].as_u64().unwrap()).is_sorted(), "{plan}");
    let seconds = units.iter().map(|unit| unit["seconds"].as_f64().unwrap()).sum::<f64>();
    assert!(units.len() == 4 && near(seconds, number("seconds")), "{plan}");
    // A single unit has no upper limit.
    assert!(self::plan(&["-k", "9", "--sample", "1"])["high"].is_null());
}

#[test]
fn a_plan_is_a_table_for_people() {
    let mut plan = gridsieve(&["census", "plan", "-k", "10", "--sample", "2", "--seed", "3", "-q"]);
    let table = contains("2 units of 983,959,110, 10 clues, seed 3: ")
        .and(contains(" core-years (95%: "))
        .and(contains(" days on "));
    plan.assert().code(0).stdout(table).stderr("");
}

#[test]
fn wrong_numbers_are_refused() {
    for (arguments, reason) in [
        (["--sample", "0"], "0 is not in"),
        (["-k", "82"], "82 is not in"),
        (["--cores", "0"], "0 "),
    ] {
        let mut plan = gridsieve(&[&["census", "plan"], &arguments[..]].concat());
        plan.assert().code(2).stdout("").stderr(contains(reason));
    }
}

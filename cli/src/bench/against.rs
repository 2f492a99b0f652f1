//! `gridsieve bench run --against`: two programs in turn.

use super::program::Program;
use super::setup::Bench;
use crate::{Failure, json_line};
use gridsieve_lab::{Interval, Rounds, Verdict, Workload, process_time};
use rand::seq::SliceRandom;
use serde_json::json;

/// A workload that both programs run.
struct Contest {
    workload: Workload,
    rounds: Rounds,
    /// The time of this program as a multiple of that of the other, for each round.
    ratios: Vec<f64>,
    /// Parts that are still to be run before all are run again.
    parts: Vec<usize>,
}

/// What is said of a workload: a line of JSON, and one that people read.
pub type Answer = (String, String);

/// Runs rounds of each workload until its interval is narrow enough, or the time is used up.
///
/// # Errors
/// A process fails, the programs write different results, or the run was interrupted.
pub fn in_turn(mut bench: Bench, other: &Program) -> Result<Vec<Answer>, Failure> {
    let mut open: Vec<Contest> = bench.workloads.drain(..).map(Contest::new).collect();
    // A round that does not count brings the programs, and what they read, into memory.
    for contest in &mut open {
        contest.round(&mut bench, other)?;
        (contest.rounds, contest.ratios) = Default::default();
    }
    let mut answers = Vec::new();
    while !open.is_empty() && !bench.is_over() {
        open.shuffle(&mut bench.random);
        for contest in &mut open {
            contest.round(&mut bench, other)?;
        }
        let done = open.extract_if(.., |contest| contest.is_done(bench.precision));
        answers.extend(done.map(|contest| contest.answer(&bench, other)));
    }
    answers.extend(open.into_iter().map(|contest| contest.answer(&bench, other)));
    Ok(answers)
}

impl Contest {
    fn new(workload: Workload) -> Contest {
        Contest { workload, rounds: Rounds::default(), ratios: Vec::new(), parts: Vec::new() }
    }

    /// Runs one part of the workload with both programs, in an order drawn anew.
    fn round(&mut self, bench: &mut Bench, other: &Program) -> Result<(), Failure> {
        if self.parts.is_empty() {
            self.parts = (0..self.workload.parts.len()).collect();
            self.parts.shuffle(&mut bench.random);
        }
        let part = &self.workload.parts[self.parts.pop().expect("a workload has a part")];
        let mut order = [true, false];
        order.shuffle(&mut bench.random);
        let run = |is_this| {
            let program = if is_this { &bench.program } else { other };
            bench.run(program, &self.workload, part)
        };
        let mut ran = [run(order[0])?, run(order[1])?];
        if order[1] {
            ran.reverse();
        }
        let [this, other] = ran;
        if this.results != other.results {
            let line = part.join(" ");
            return Err(Failure::self_check(match self.workload.is_inside {
                // Each records the calls of its own search.
                true => format!("the programs call {} with different inputs", self.workload.name),
                false => format!("the programs write different results: gridsieve {line}"),
            }));
        }
        let ratio = process_time(&this.times) / process_time(&other.times);
        self.rounds.add(ratio);
        self.ratios.push((ratio * 1e6).round() / 1e6);
        Ok(())
    }

    /// Is the interval narrow enough, and was each part run?
    fn is_done(&self, precision: f64) -> bool {
        self.ratios.len() >= self.workload.parts.len() && self.rounds.are_enough(precision)
    }

    /// What its rounds say.
    fn answer(self, bench: &Bench, other: &Program) -> Answer {
        let Contest { workload: Workload { name, .. }, rounds, ratios, .. } = self;
        let (level, precision) = (bench.level, bench.precision);
        let interval = rounds.interval();
        let verdict = interval.map_or(Verdict::Unknown, |of| of.verdict(precision));
        let is_known = verdict != Verdict::Unknown;
        // Rounds that it takes for the interval that was asked for.
        let missing = if is_known { 0 } else { rounds.missing(precision) };
        let rounds = rounds.count;
        let mut object = json!({
            "against": other.commit,
            "commit": bench.program.commit,
            "core": bench.core,
            "level": level,
            "missing": missing,
            "precision": precision,
            "ratios": ratios,
            "rounds": rounds,
            "verdict": verdict,
            "workload": name,
        });
        let Some(Interval { ratio, low, high }) = interval else {
            let text = format!("{name} {level}: cannot be told: no time for two rounds\n");
            return (json_line(&object), text);
        };
        object["ratio"] = ratio.into();
        object["low"] = low.into();
        object["high"] = high.into();
        let percent = |part: f64| format!("{:.1}%", 100.0 * part);
        let said = match verdict {
            Verdict::Faster => format!("faster, by {}", percent(1.0 - ratio)),
            Verdict::Slower => format!("slower, by {}", percent(ratio - 1.0)),
            Verdict::NoDifference => {
                let largest = high.max(1.0 / low) - 1.0;
                format!("no difference larger than {}", percent(largest))
            }
            Verdict::Unknown => {
                format!("cannot be told: ±{} takes about {missing} more rounds", percent(precision))
            }
        };
        let interval = format!("95% interval {low:.4} to {high:.4}, {rounds} rounds");
        (json_line(&object), format!("{name} {level}: {ratio:.4} ({interval}): {said}\n"))
    }
}

//! `gridsieve bench run`: workloads measured by themselves.

use super::args::RunArgs;
use super::machine::machine;
use super::program::Program;
use super::setup::Bench;
use crate::Failure;
use crate::threads::check_cpu;
use gridsieve_lab::{Rounds, Sample, process_time, read_samples};
use itertools::Itertools;
use rand::seq::SliceRandom;
use std::path::Path;
use std::thread;

/// Measures on one core: every workload again and again, in an order drawn anew each time but the
/// first, until its mean is known as well as asked, or the time is used up; each at least once.
///
/// # Errors
/// A process fails, or the run was interrupted.
pub fn on_one(mut bench: Bench) -> Result<Vec<Sample>, Failure> {
    let (mut rows, cpu) = (Vec::new(), machine(&[]).model);
    let mut open = bench.workloads.drain(..).map(|of| (of, Rounds::default())).collect_vec();
    for process in 0.. {
        // The first round is in the order of the arguments, which is that of the results.
        if process > 0 {
            open.shuffle(&mut bench.random);
        }
        for (workload, rounds) in &mut open {
            let mut times = vec![0.0];
            for part in &workload.parts {
                let ran = bench.run(&bench.program, workload, part)?;
                times = if workload.is_inside { ran.times } else { vec![times[0] + ran.times[0]] };
            }
            rounds.add(process_time(&times));
            let (name, kernel) = workload.names();
            rows.extend(times.into_iter().enumerate().map(|(sample, ns)| Sample {
                workload: name.to_owned(),
                kernel: kernel.map(str::to_owned),
                variant: None,
                level: bench.level.to_owned(),
                cpu: cpu.clone(),
                commit: bench.program.commit.clone(),
                core: bench.core,
                cores: 1,
                process,
                sample,
                ns,
            }));
        }
        open.retain(|(_, rounds)| !rounds.are_enough(bench.precision));
        if open.is_empty() || bench.is_over() {
            break;
        }
    }
    Ok(rows)
}

/// Has a process measure on each core, all at the same time.
///
/// # Errors
/// One of them fails, or the run was interrupted.
pub fn on_cores(args: &RunArgs, cpus: &[usize]) -> Result<Vec<Sample>, Failure> {
    cpus.iter().try_for_each(|&cpu| check_cpu(cpu))?;
    let program = Program::this()?;
    let (level, seconds) = (args.isa.choice()?.isa.level(), args.seconds);
    let measured = |cpu: &usize| {
        // No precision ends it: all of them work all the time.
        let line = format!(
            "bench run -q --json --precision 0.001% --cpus {cpu} --isa {level} --seconds {seconds}"
        );
        let words = line.split(' ').chain(args.workloads.iter().map(String::as_str)).collect_vec();
        let written = program.run(&words, Path::new("."))?.written;
        let samples = read_samples(&String::from_utf8_lossy(&written));
        Ok(samples.expect("this program writes samples").map_err(Failure::new)?.1)
    };
    let rows: Result<Vec<_>, Failure> = thread::scope(|scope| {
        let threads = cpus.iter().map(|cpu| scope.spawn(|| measured(cpu))).collect_vec();
        threads.into_iter().map(|thread| thread.join().expect("it does not panic")).collect()
    });
    let cores = cpus.len();
    Ok(rows?.into_iter().flatten().map(|row| Sample { cores, ..row }).collect())
}

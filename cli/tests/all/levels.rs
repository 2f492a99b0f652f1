//! A scan writes the same bytes at every instruction-set level.

use crate::support::isas::isas;
use assert_cmd::cargo::cargo_bin_cmd;
use gridsieve::builtin;
use gridsieve_kernels::Level;

/// The first of the built-in grids has 20 puzzles, the second one.
const GRIDS: usize = 2;

#[test]
fn grids_give_the_same_bytes_at_every_level() {
    let grids: Vec<String> = builtin::grids().take(GRIDS).map(|grid| grid.to_string()).collect();
    let grids = grids.join("\n");
    let scan = |level: Level| {
        let flags = ["scan", "-", "--quiet", "--isa", level.name()];
        cargo_bin_cmd!("gridsieve").args(flags).write_stdin(grids.as_str()).assert().code(0)
    };
    let mut scalar = None;
    for isa in isas() {
        let found = scan(isa.level()).get_output().stdout.clone();
        let puzzles = found.iter().filter(|&&byte| byte == b'\n').count();
        let known: u64 = builtin::GRIDS.iter().take(GRIDS).map(|grid| grid.seventeens).sum();
        assert_eq!(puzzles as u64, known, "{}", isa.level());
        assert!(found == *scalar.get_or_insert_with(|| found.clone()), "{}", isa.level());
    }
}

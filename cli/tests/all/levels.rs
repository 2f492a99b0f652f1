//! A scan writes the same bytes at every instruction-set level.

use assert_cmd::cargo::cargo_bin_cmd;
use gridsieve::internal::builtin;
use gridsieve_kernels::{Level, testing};

/// Six grids, one with many puzzles and two without; twenty if `GRIDSIEVE_THOROUGH` is set, as
/// `.ci/nightly` does.
#[test]
fn grids_give_the_same_bytes_at_every_level() {
    let thorough = std::env::var_os("GRIDSIEVE_THOROUGH").is_some_and(|value| !value.is_empty());
    let places: Vec<usize> = if thorough { (0..20).collect() } else { vec![0, 2, 4, 10, 8, 19] };
    let all: Vec<String> = builtin::grids().map(|grid| grid.to_string()).collect();
    let grids: Vec<&str> = places.iter().map(|&place| all[place].as_str()).collect();
    let grids = grids.join("\n");
    let scan = |level: Level| {
        let flags = ["scan", "-", "--quiet", "--isa", level.name()];
        cargo_bin_cmd!("gridsieve").args(flags).write_stdin(grids.as_str()).assert().code(0)
    };
    let mut scalar = None;
    for isa in testing::isas() {
        let found = scan(isa.level()).get_output().stdout.clone();
        let puzzles = found.iter().filter(|&&byte| byte == b'\n').count();
        let known: u64 = places.iter().map(|&place| builtin::GRIDS[place].seventeens).sum();
        assert_eq!(puzzles as u64, known, "{}", isa.level());
        assert!(found == *scalar.get_or_insert_with(|| found.clone()), "{}", isa.level());
    }
}

//! The known answers that the program and the package for Python have in common
//! (`python/tests/test_answers.py` compares that one).

use crate::support::program::{gridsieve, stdout};

#[test]
fn the_program_gives_the_answers() {
    let text = include_str!("../../../tests/data/answers.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let fields: Vec<&str> = line.splitn(3, '\t').collect();
        let [command, items, expected] = fields[..] else { panic!("{line}") };
        let arguments: Vec<&str> = command.split(' ').chain(items.split_whitespace()).collect();
        let found = stdout(gridsieve(&arguments));
        let found: Vec<&str> = found.lines().collect();
        assert_eq!(found.join("|"), expected, "{command} {items}");
        count += 1;
    }
    assert!(count > 50, "{count}");
}

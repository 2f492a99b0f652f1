//! Evidence that was changed.

use super::*;
use crate::evidence::Totals;

#[test]
fn rows_that_do_not_fit_are_found_whatever_the_checksums() {
    for (evidence, first, second) in [
        (Detail::Grid, "grid 2 is", "grid 3 is"),
        (Detail::Unit, "grids 2..5 are", "grids 5..10 are"),
    ] {
        let expect = |change: &dyn Fn(&mut Vec<Row>), what: &[(&str, &str)]| {
            let run = of(evidence);
            run.rewrite(|_, rows| change(rows));
            let what: Vec<String> =
                what.iter().map(|(file, text)| format!("{file}: {text}")).collect();
            let findings = run.findings(true);
            let mut left = &*findings;
            for what in &what {
                let at = left.find(&**what).unwrap_or_else(|| panic!("{findings}, not {what}"));
                left = &left[at + what.len()..];
            }
        };
        let (e, p, j) = (evidence::FILE, PUZZLES, journal::FILE);
        let unit = "grids 2..5 are not as in evidence";
        expect(&|rows| drop(rows.remove(1)), &[(e, &format!("{second} missing")), (p, "lines")]);
        expect(&|rows| drop(rows.pop()), &[(e, "grid"), (p, "lines that are not")]);
        let again = format!("{second} there again");
        expect(&|rows| rows.insert(2, rows[1].clone()), &[(e, &again), (p, "it ends after")]);
        expect(&|rows| rows.swap(1, 2), &[(e, &format!("{second} missing")), (e, &again)]);
        expect(&|rows| rows[0].found += 1, &[(j, unit)]);
        expect(&|rows| rows[0].found = u64::MAX / 2, &[(p, "it ends after"), (j, unit)]);
        let cannot = format!("{first} there with counts that cannot be");
        expect(&|rows| rows[0].complete -= 1, &[(e, &cannot), (j, unit)]);
        expect(&|rows| rows[0].complete += 1, &[(e, &cannot), (j, unit)]);
        expect(&|rows| rows[0].tally.nodes.push(1), &[(j, unit)]);
        let searches =
            |rows: &mut Vec<Row>| *rows[0].tally.counts.get_mut("searches").unwrap() = 99;
        expect(&searches, &[(j, unit)]);
        expect(&|rows| rows[0].hash.0 ^= 1, &[(e, first), (j, unit)]);
        expect(&|rows| rows[0].grids += 1, &[(e, "grids 2.."), (j, unit)]);
        expect(&|rows| rows[0].first = 0, &[(e, "grid"), (j, unit)]);
        expect(&|rows| rows[0].first = u64::MAX, &[(e, "grid"), (j, unit)]);
        expect(&|rows| rows.clear(), &[(e, "grids 2..17 are missing"), (j, unit)]);
    }
}

/// Without the journal, and whatever the checksums.
#[test]
fn evidence_of_other_grids_is_found() {
    for evidence in details() {
        let run = of(evidence);
        let other = Run::new(&(20..37).collect::<Vec<_>>(), evidence, 17, Keep::default());
        fs::copy(other.path().join(evidence::FILE), run.path().join(evidence::FILE)).unwrap();
        run.expect(&["it is not of this run: its header differs from manifest.json in input"]);
        run.rewrite(|header, _| header.input = Run::identity(&run.grids));
        for with_input in [false, true] {
            let findings = run.findings(with_input);
            assert!(findings.contains("journal: grids 2..5 are not as in evidence"), "{findings}");
        }
        run.forget(journal::FILE);
        // The puzzles are not those of the evidence, or not those of the input.
        assert_eq!(run.findings(false).is_empty(), evidence == Detail::Unit);
        assert!(run.findings(true).contains("not what the input has"));
        fs::copy(other.path().join(PUZZLES), run.path().join(PUZZLES)).unwrap();
        run.rewrite(|_, _| ());
        run.expect_with_input("not what the input has");
        // All of it is of another input.
        for file in FILES {
            fs::copy(other.path().join(file), run.path().join(file)).unwrap();
        }
        assert_eq!(run.findings(false), "");
        run.expect_with_input("the input is another one: text of 17 grids");
    }
}

impl Run {
    #[track_caller]
    fn expect_with_input(&self, what: &str) {
        let findings = self.findings(true);
        assert!(findings.contains(what), "{findings}instead of {what}");
    }
}

#[test]
fn every_field_of_the_header_counts() {
    type Change = fn(&mut Header);
    let change: [(&str, Change); 11] = [
        ("in program", |header| header.program.push('1')),
        ("in engine", |header| header.engine.clear()),
        ("in input", |header| header.input.grids += 1),
        ("in range", |header| header.range[1] -= 1),
        ("in unit", |header| header.unit += 1),
        ("in asked", |header| header.asked.clues = 16),
        ("in asked", |header| header.asked.limit = Some(5)),
        ("in rows", |header| header.rows = Detail::Unit),
        ("in format", |header| header.format = 0),
        ("in kind", |header| header.kind = None),
        ("in canaries", |header| header.canaries = None),
    ];
    for (name, change) in change {
        let run = of(Detail::Grid);
        run.rewrite(|header, _| change(header));
        run.expect(&[name]);
    }
    let run = of(Detail::Grid);
    run.rewrite(|header, rows| {
        header.counters.push("zzz".to_owned());
        rows[0].tally.counts.insert("zzz".to_owned(), 0);
    });
    run.expect(&["its counters are not those of journal"]);
    run.rewrite(|header, _| header.counters.reverse());
    run.expect(&["its counters are not in order"]);
}

/// Whatever the checksum.
#[test]
fn totals_are_the_sums_of_the_rows() {
    let changes: [fn(&mut Totals); 4] = [
        |totals| totals.grids += 1,
        |totals| totals.complete -= 1,
        |totals| totals.found += 1,
        |totals| *totals.tally.counts.get_mut("searches").unwrap() += 1,
    ];
    for change in changes {
        let run = of(Detail::Grid);
        let path = run.path().join(evidence::FILE);
        let text = fs::read_to_string(&path).unwrap();
        let (rows, _) = text.trim_end().rsplit_once('\n').unwrap();
        let (rows, totals) = rows.rsplit_once('\n').unwrap();
        let mut totals: Totals = serde_json::from_str(totals).unwrap();
        change(&mut totals);
        let rows = format!("{rows}\n{}\n", serde_json::to_string(&totals).unwrap());
        let mut hasher = Xxh3::new();
        hasher.update(rows.as_bytes());
        let checksum = Hash128::of_hasher(&hasher);
        fs::write(path, format!("{rows}{{\"checksum\":\"{checksum}\"}}\n")).unwrap();
        run.expect(&["the totals are not the sums of the rows"]);
    }
}

/// A hash is in no sum.
#[test]
fn the_checksum_is_that_of_all_lines() {
    let run = of(Detail::Grid);
    run.forget(journal::FILE);
    let path = run.path().join(evidence::FILE);
    let text = fs::read_to_string(&path).unwrap();
    let digit = text.find("\n[2,1,\"").unwrap() + 8;
    let other = if &text[digit..=digit] == "0" { "1" } else { "0" };
    fs::write(path, format!("{}{other}{}", &text[..digit], &text[digit + 1..])).unwrap();
    let findings = run.findings(false);
    assert!(findings.contains("the checksum is wrong"), "{findings}");
}

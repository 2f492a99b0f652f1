//! Checks of runs whose puzzles were changed, or are no answers to the question.

use super::*;

#[test]
fn changed_puzzles_are_found_whatever_the_checksums() {
    let expect = |change: &dyn Fn(&mut Vec<String>), what: &[&str]| {
        for evidence in details() {
            let run = Run::new(&[0, 1, 2, 3, 4, 5], evidence, 18, Keep::default());
            run.lines(PUZZLES, change);
            // The damaged file first; then the same change with all hashes made to fit, as a forger
            // would do.
            assert!(run.findings(false).contains("its hash differs"));
            run.rewrite(|_, _| ());
            run.forget(journal::FILE);
            for with_input in [false, true] {
                let findings = run.findings(with_input);
                assert!(
                    what.iter().any(|what| findings.contains(what)),
                    "{findings}, not {what:?}"
                );
            }
        }
    };
    let ends = "it ends after line 255";
    expect(&|lines| drop(lines.remove(0)), &[ends]);
    expect(&|lines| drop(lines.pop()), &[ends]);
    expect(&|lines| lines.push(lines[0].clone()), &["lines that are not in the evidence: 1"]);
    expect(&|lines| lines.swap(0, 1), &["line 2: it is there twice", "more grids", "in order"]);
    expect(
        &|lines| lines[1] = lines[0].clone(),
        &["line 2: it is there twice", "more grids", "none"],
    );
    expect(&|lines| lines[9].replace_range(80.., "x"), &["line 10 is no puzzle"]);
    expect(&|lines| lines[9] = ".".repeat(81), &["line 10: .", "clues"]);
    expect(&|lines| lines[9] = lines[9].replace('9', "."), &["line 10: ", "clues"]);
    // Another clue instead of one that is needed.
    let ambiguous = |lines: &mut Vec<String>| {
        let clue = lines[0].find(|sign| sign != '.').unwrap();
        lines[0].replace_range(clue..=clue, ".");
        let mut other = lines[5].char_indices().filter(|&(_, sign)| sign != '.');
        let free = |&(cell, _): &(usize, char)| cell != clue && &lines[0][cell..=cell] == ".";
        let (cell, sign) = other.find(free).unwrap();
        lines[0].replace_range(cell..=cell, &sign.to_string());
    };
    expect(&ambiguous, &["has not exactly one solution"]);
}

#[test]
fn what_was_not_asked_is_found() {
    let run = |clues: usize, keep, change: &dyn Fn(&mut Manifest)| {
        let run = Run::new(&[0, 1, 2, 3], Detail::Unit, clues, keep);
        let mut manifest = Manifest::read(run.path()).unwrap();
        change(&mut manifest);
        run.write(manifest::FILE, manifest.to_text());
        run.rewrite(|header, _| header.asked = manifest.asked.clone());
        run.findings(true)
    };
    fn masked(sign: &'static str) -> impl Fn(&mut Manifest) {
        move |manifest| manifest.asked.mask = sign.repeat(81)
    }
    assert!(run(17, Keep::default(), &masked("1")).contains("does not obey the mask"));
    assert!(run(17, Keep::default(), &masked("0")).contains("does not obey the mask"));
    assert!(run(17, Keep::default(), &masked("x")).contains("its mask cannot be"));
    let minimal = |manifest: &mut Manifest| manifest.asked.minimal = true;
    assert_eq!(run(17, Keep::default(), &minimal), "");
    assert!(run(18, Keep::default(), &minimal).contains("is not minimal"));
    let band3 = |manifest: &mut Manifest| manifest.asked.band3 = Some("1".to_owned());
    assert!(run(17, Keep::default(), &band3).contains("has most clues in a band"));
    let keep = Keep { limit: NonZeroU64::new(3), ..Keep::default() };
    let limit = |manifest: &mut Manifest| manifest.asked.limit = Some(2);
    let findings = run(18, keep, &limit);
    assert!(findings.contains("one more of its grid than the limit"), "{findings}");
    assert!(findings.contains("counts that cannot be"), "{findings}");
}

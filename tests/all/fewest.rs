//! The fewest clues of grids: on small problems as the reference has them, and of known grids.

use crate::support::generate::problems_with;
use crate::support::{engines, reference, test_size};
use gridsieve::engine::{Engine, Mask, Question};
use gridsieve::scan::{GridEnd, GridResult, Keep, Plan, ScanEnd, scan};
use gridsieve::{Bands, Isa, Scan};
use gridsieve_grids::Grid;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The fewest clues of a problem and the texts of its puzzles, all or one; none if there is no
/// puzzle.
fn fewest(
    engine: &dyn Engine,
    grid: &Grid,
    mask: Mask,
    limit: Option<NonZeroU64>,
) -> Option<(usize, Vec<String>)> {
    let keep = Keep { fewest: true, limit, ..Keep::default() };
    let plan = Plan { keep, ..Plan::new(engine, Question { mask, ..Question::new(1) }) };
    let mut found = None;
    let mut take = |result: &GridResult| {
        let end = if limit.is_some() && result.puzzles.count() > 0 {
            GridEnd::Limited
        } else {
            GridEnd::Complete
        };
        assert_eq!((result.end, result.faults.len()), (end, 0), "{mask}");
        assert!(result.proof.unwrap().complete);
        let puzzles = result.found().map(|found| found.unwrap().puzzle.to_string());
        found = Some((result.question.clues, puzzles.collect::<Vec<_>>()));
        Ok(())
    };
    let outcome =
        scan(&plan, Box::new([Ok(*grid)].into_iter()), &AtomicBool::new(false), &mut take);
    assert!(matches!(outcome.end, ScanEnd::Complete));
    found.filter(|(_, puzzles)| !puzzles.is_empty())
}

#[test]
fn all_engines_agree_with_the_reference() {
    let (mut none, mut of_must, mut others) = (0, 0, 0);
    for problem in
        [17, 20, 24].into_iter().flat_map(|clues| problems_with(clues, 29, test_size(10, 30)))
    {
        let (grid, mask) = (&problem.grid, problem.mask);
        let most = (mask.must() | mask.free()).len();
        let numbers = mask.must().len()..=most;
        let mut all = numbers.map(|clues| (clues, reference::puzzles(grid, &mask, clues)));
        let expected = all.find(|(_, puzzles)| !puzzles.is_empty());
        let text =
            |puzzles: Vec<_>| puzzles.into_iter().map(|clues| grid.puzzle(clues).to_string());
        let expected = expected.map(|(clues, puzzles)| (clues, text(puzzles).collect::<Vec<_>>()));
        match &expected {
            None => none += 1,
            Some((clues, _)) if *clues == mask.must().len() => of_must += 1,
            Some(_) => others += 1,
        }
        for engine in engines() {
            let name = engine.name();
            assert_eq!(fewest(&*engine, grid, mask, None), expected, "{name}: {problem}");
            let one = fewest(&*engine, grid, mask, Some(NonZeroU64::MIN));
            let known =
                expected.as_ref().is_none_or(|(_, all)| all.contains(&one.as_ref().unwrap().1[0]));
            let number = |found: &Option<(usize, Vec<String>)>| found.as_ref().map(|found| found.0);
            assert!(known && number(&one) == number(&expected), "{name}: {problem}");
        }
    }
    let least = test_size(1, 5);
    assert!(none > least && of_must > least && others > 6 * least, "{none} {of_must} {others}");
}

/// The fastest of the four grids that need 21 clues (forum, 2019), some grids with a puzzle of 17
/// clues, and all puzzles of one grid, compared with those of a scan.
#[test]
fn known_grids() {
    let grids = [
        ("123456789457189326689732541295314867348567912761298453514673298836925174972841635", 17),
        ("123456789456789123789132465218967534564213978937548216391875642645321897872694351", 21),
        // The descent leads to 20, and a puzzle of 19 is met in the search for 18.
        ("123456789457189236698273154285637491349521867761894523576318942814962375932745618", 19),
        ("123456789457189326689327154216534897745891632938672541392765418574918263861243975", 21),
        ("123456789457189236896732154261943875548627913739815462385274691614398527972561348", 17),
        // The most symmetric grid; and one without a puzzle of 18, as a scan shows.
        ("123456789456789123789123456231564897564897231897231564312645978645978312978312645", 20),
        ("486195237257836194193274586762941853849563712315728649928457361671389425534612978", 19),
    ];
    let grids = &grids[..test_size(3, grids.len())];
    let parsed: Vec<Grid> = grids.iter().map(|(grid, _)| grid.parse().unwrap()).collect();
    let found = |threads, level: Isa| {
        let fewest = Scan::fewest().limit(NonZeroU64::MIN);
        let fewest = fewest.engine(Bands::new(level)).threads(threads);
        let mut found = Vec::new();
        let totals = fewest.each(parsed.clone(), |one| {
            found.push((one.clues(), one.puzzles().map(Result::unwrap).collect::<Vec<_>>()));
            ControlFlow::Continue(())
        });
        assert_eq!(totals.unwrap().grids, grids.len() as u64);
        found
    };
    let alone = found(1, Isa::detect());
    for ((_, clues), (number, puzzles)) in grids.iter().zip(&alone) {
        assert_eq!((number, puzzles.len(), puzzles[0].clues().len()), (clues, 1, *clues));
    }
    let levels = Isa::all();
    let level = levels.iter().rev().nth(1).unwrap_or(&levels[0]);
    assert_eq!(alone, found(3, *level));
    let all = Scan::fewest().puzzles(&parsed[0]).unwrap();
    assert_eq!(all, Scan::new(17).puzzles(&parsed[0]).unwrap());
    assert!(all.contains(&alone[0].1[0]));
}

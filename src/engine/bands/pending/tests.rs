use super::*;
use crate::engine::bands::harvest::two_bands::Harvests;
use crate::engine::bands::plan::orientation;
use crate::engine::{BandChoices, NothingToSearch};
use crate::ua::growth::Growth;
use gridsieve_grids::Grid;
use gridsieve_kernels::Isa;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

const BANDS: [BandChoice; 3] = [BandChoice::Band(0), BandChoice::Band(1), BandChoice::Band(2)];

fn pending() -> PendingChoices {
    PendingChoices(vec![GridStatus { pending: BANDS.to_vec(), ended: Vec::new() }])
}

/// The report of a part that ended so, after three of its roots.
fn part(end: End) -> SearchReport {
    SearchReport { end, roots: 3, ..SearchReport::unsearched() }
}

/// The end of the only grid after these parts.
fn end(parts: &[(usize, End)]) -> End {
    let (mut pending, mut reports) = (pending(), vec![SearchReport::unsearched()]);
    parts.iter().for_each(|&(choice, end)| pending.record_end(0, BANDS[choice], part(end)));
    pending.write_ends(&mut reports);
    assert_eq!(reports[0].roots, 3 * parts.len() as u64);
    reports[0].end
}

#[test]
fn a_grid_is_complete_when_all_parts_are() {
    assert_eq!(end(&[(1, End::Complete), (0, End::Complete), (2, End::Complete)]), End::Complete);
    assert_eq!(end(&[(1, End::Complete), (0, End::Interrupted)]), End::Interrupted);
    assert_eq!(end(&[(2, End::Enough)]), End::Enough);
    let mut pending = self::pending();
    assert!(pending.needs_search(0));
    pending.record_end(0, BANDS[0], part(End::Complete));
    assert!(pending.needs_search(0));
    pending.record_end(0, BANDS[1], part(End::Interrupted));
    assert!(!pending.needs_search(0));
}

#[test]
#[should_panic(expected = "were not searched: [Band(2)]")]
fn a_part_that_was_left_out_is_a_mistake() {
    end(&[(0, End::Complete), (1, End::Complete)]);
}

#[test]
#[should_panic(expected = "were not searched")]
fn a_grid_without_any_part_is_a_mistake() {
    end(&[]);
}

#[test]
#[should_panic(expected = "searched before, or never planned")]
fn a_part_is_searched_once() {
    end(&[(0, End::Complete), (0, End::Complete), (2, End::Complete)]);
}

#[test]
#[should_panic(expected = "band 2 has no roots, and no reason for that")]
fn a_part_without_roots_needs_a_reason() {
    let nothing = SearchReport::nothing_to_search(NothingToSearch::Bounds);
    let (mut pending, mut reports) = (pending(), vec![SearchReport::unsearched()]);
    BANDS.iter().for_each(|&choice| pending.record_end(0, choice, nothing.clone()));
    pending.write_ends(&mut reports);
    assert_eq!((reports[0].roots, reports[0].nothing), (0, Some(NothingToSearch::Bounds)));
    let without = SearchReport { end: End::Complete, ..SearchReport::unsearched() };
    self::pending().record_end(0, BANDS[1], without);
}

#[test]
fn reports_together_are_complete_if_each_is() {
    let complete = || SearchReport::nothing_to_search(NothingToSearch::Tasks);
    let of = |end| SearchReport { end, ..SearchReport::unsearched() };
    assert_eq!(SearchReport::of_all([]).end, End::Unsearched);
    assert_eq!(SearchReport::of_all([complete(), complete()]).end, End::Complete);
    for end in [End::Unsearched, End::Enough, End::Interrupted] {
        assert_eq!(SearchReport::of_all([complete(), of(end), complete()]).end, end);
        assert_eq!(SearchReport::of_all([of(end), of(End::Interrupted)]).end, End::Interrupted);
    }
}

#[test]
fn ways_go_to_all_that_is_asked() {
    let grid: Grid = T.parse().unwrap();
    let growth = &mut Growth::new(&grid, Isa::detect());
    let harvests = &mut Harvests::new(growth);
    for clues in [16, 17, 18] {
        let question = Question::new(clues);
        let costs = orientation::costs(&grid, clues, harvests);
        let mut orientations = Orientation::alone(&grid, &costs, clues, harvests);
        assert!(covers_question(&question, &orientations), "{clues}");
        // All bands alone leave no puzzle out.
        let bands: BandChoices = BANDS.into_iter().collect();
        assert!(covers_question(&Question { band_3: bands, ..question }, &orientations), "{clues}");
        orientations[0].turns.pop();
        assert!(!covers_question(&question, &orientations), "{clues}");
        orientations.remove(0);
        assert!(!covers_question(&question, &orientations), "{clues}");
    }
    let choices: BandChoices = [BandChoice::Band(1), BandChoice::Stack(2)].into_iter().collect();
    let question = Question { band_3: choices, ..Question::new(17) };
    let mut limited = |stacks| Orientation::limited(&grid, stacks, choices, harvests);
    let mut orientations: Vec<Orientation> =
        [false, true].into_iter().filter_map(&mut limited).collect();
    assert!(covers_question(&question, &orientations));
    assert!(!covers_question(&Question::new(17), &orientations));
    orientations.pop();
    assert!(!covers_question(&question, &orientations));
    // A question that names no choice has no puzzle.
    let none: BandChoices = [].into_iter().collect();
    let question = Question { band_3: none, ..Question::new(17) };
    let mut reports = vec![SearchReport::unsearched()];
    PendingChoices::for_orientations(&question, &[Vec::new()]).write_ends(&mut reports);
    assert_eq!(reports[0].end, End::Complete);
}

//! Flags whose values are some types' values by name: types of the library, which knows no
//! parser of arguments.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gridsieve::engine::degree::ForwardView;
use gridsieve_grids::BandChoice;
use gridsieve_grids::catalogue::file::Codec;
use gridsieve_puzzles::logic::Technique;
use gridsieve_puzzles::textbook::{Next, Values};
use gridsieve_runs::Detail;

/// A name, what it means, and its value.
type Named<T> = (&'static str, &'static str, T);

fn parser<T: Copy + Send + Sync>(named: &'static [Named<T>]) -> impl TypedValueParser<Value = T> {
    let names = named.iter().map(|&(name, help, _)| PossibleValue::new(name).help(help));
    PossibleValuesParser::new(names).map(|wanted| {
        let found = named.iter().find(|(name, ..)| *name == wanted);
        found.expect("clap lets only these names through").2
    })
}

/// How a `.gsc` file stores grids.
pub fn codec() -> impl TypedValueParser<Value = Codec> {
    parser(&[
        ("raw", "16 bytes a grid, each found by its index alone", Codec::Raw),
        ("packed", "A few bits a grid, if the grids are sorted; read in blocks", Codec::Packed),
    ])
}

/// The forward views of the engine `degree`.
pub fn forward_view() -> impl TypedValueParser<Value = ForwardView> {
    parser(&[
        ("off", "Not at all", ForwardView::Off),
        (
            "static",
            "Tables of disjoint unions of UAs, made at the root of a subtree",
            ForwardView::Static,
        ),
        ("dynamic", "Disjoint groups of unhit UAs, looked for at a node", ForwardView::Dynamic),
        ("both", "Both ways", ForwardView::Both),
    ])
}

/// What the evidence of a run has a line for.
pub fn detail() -> impl TypedValueParser<Value = Detail> {
    parser(&[("grid", "One grid", Detail::Grid), ("unit", "One work unit", Detail::Unit)])
}

/// The square that the textbook's solver fills next.
pub fn next() -> impl TypedValueParser<Value = Next> {
    parser(&[
        ("arbitrary", "The last empty square that has a possible digit", Next::Arbitrary),
        (
            "most-constrained",
            "The first of those with the fewest possible digits",
            Next::MostConstrained,
        ),
    ])
}

/// The digits that the textbook's solver tries.
pub fn values() -> impl TypedValueParser<Value = Values> {
    parser(&[
        ("local-count", "Those that are not in its row, column or box", Values::LocalCount),
        ("look-ahead", "The same, but none if another empty square has none", Values::LookAhead),
    ])
}

/// The techniques of logic; the size of a subset is a flag of its own.
pub fn technique() -> impl TypedValueParser<Value = Technique> {
    parser(&[
        ("naked-single", "A cell with one candidate is fixed", Technique::NakedSingle),
        (
            "hidden-single",
            "A digit with one place in a row, column or box is fixed",
            Technique::HiddenSingle,
        ),
        ("locked", "What a box and a line share", Technique::Locked),
        (
            "naked-subset",
            "K cells of a row, column or box with candidates of K digits",
            Technique::NakedSubset(0),
        ),
        (
            "hidden-subset",
            "K digits of a row, column or box with places in K cells",
            Technique::HiddenSubset(0),
        ),
        ("x-wing", "Two lines with a digit in the same two cross lines", Technique::XWing),
        ("two-colours", "Chains of units where a digit has two places", Technique::TwoColours),
        ("x-cycles", "Loops of those and of cells that see each other", Technique::XCycle),
    ])
}

/// Which band or stack is band 3, by its number.
pub fn band_choice() -> impl TypedValueParser<Value = BandChoice> {
    let choice = |number: u8| BandChoice::by_number(number.into());
    clap::value_parser!(u8).range(1..=6).map(move |n| choice(n).expect("there are six"))
}

//! Which grids share a pair of bands.
//!
//! Grids with the same bands 1+2 have the same search up to band 3. Two pairs are recognised as
//! equal if they consist of the same two bands, or of stacks turned into these bands, in any order
//! of the bands and of the rows in each. Pairs that are equal only after a change of columns or
//! digits are not recognised.

#[cfg(doc)]
use crate::engine::Grouping;
use crate::engine::bands::config::MOST_BANDS_3;
use crate::engine::{Mask, Question};
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_grids::{BandChoice, Grid, View};
use std::collections::HashMap;

/// The digits of a pair of bands as a [`View`] sees them.
type PairDigits = [u8; TWO_BANDS];

/// A mask means different cells in each of the grids.
fn can_share(question: &Question) -> bool {
    question.mask == Mask::FREE
}

/// The pairs of a grid that are searched, by the choice that leaves them.
fn pairs(question: &Question, grid: &Grid) -> Vec<(PairDigits, BandChoice)> {
    let choices = BandChoice::ALL.into_iter().filter(|&choice| question.band_3.contains(choice));
    choices.map(|choice| (*View::new(grid, choice).pair(), choice)).collect()
}

/// A choice of band 3 for each of several grids that leaves the same pair of
/// bands in all of them, if there is one.
pub(crate) fn shared(question: &Question, grids: &[Grid]) -> Option<Vec<BandChoice>> {
    if !can_share(question) || grids.len() < 2 {
        return None;
    }
    let of_grids: Vec<_> = grids.iter().map(|grid| pairs(question, grid)).collect();
    of_grids.first()?.iter().find_map(|(pair, _)| {
        let with_pair = |pairs: &Vec<(PairDigits, BandChoice)>| {
            pairs.iter().find(|other| other.0 == *pair).map(|other| other.1)
        };
        of_grids.iter().map(with_pair).collect()
    })
}

/// Divides grids into groups that share a pair: a [`Grouping`].
pub(crate) fn groups(question: &Question, grids: &[Grid]) -> Vec<Vec<usize>> {
    let mut grids_of: HashMap<PairDigits, Vec<usize>> = HashMap::new();
    if can_share(question) && grids.len() > 1 {
        for (place, grid) in grids.iter().enumerate() {
            for (pair, _) in pairs(question, grid) {
                let places = grids_of.entry(pair).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
    }
    // The largest groups first; each grid goes to one.
    let mut sharing: Vec<Vec<usize>> =
        grids_of.into_values().filter(|places| places.len() > 1).collect();
    sharing.sort_by(|a, b| b.len().cmp(&a.len()).then(a.cmp(b)));
    let mut is_taken = vec![false; grids.len()];
    let mut groups = Vec::new();
    for mut places in sharing {
        places.retain(|&place| !is_taken[place]);
        for group in places.chunks(MOST_BANDS_3).filter(|group| group.len() > 1) {
            group.iter().for_each(|&place| is_taken[place] = true);
            groups.push(group.to_vec());
        }
    }
    groups.extend((0..grids.len()).filter(|&place| !is_taken[place]).map(|place| vec![place]));
    groups.sort();
    groups
}

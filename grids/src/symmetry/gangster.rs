//! Gangsters: the column sets of bands.

use super::band_class::{BandClass, for_each_band};
use std::sync::LazyLock;

/// The digits of each column of a band, as sets: bit d - 1 for digit d.
pub fn column_sets(band: &[u8; 27]) -> [u16; 9] {
    std::array::from_fn(|column| (0..3).fold(0, |set, row| set | 1 << (band[9 * row + column] - 1)))
}

/// A gangster class: bands whose column sets are the same but for the order of
/// the columns in a stack, the order of the stacks, and the names of the digits.
/// Bands of one class have equally many completions.
///
/// There are 44. They are numbered from 1 in the order of the first
/// [`BandClass`] that each of them has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gangster(u8);

impl Gangster {
    /// Number of gangster classes.
    pub const COUNT: usize = 44;

    /// The gangster class of a band class.
    pub fn of_class(class: BandClass) -> Gangster {
        GANGSTERS[class.index()]
    }

    /// Its number, 1 to 44.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

/// Two bands with the same column sets can replace each other: only the distribution of each
/// column's digits over the rows differs. The bands with exactly the column sets of one band
/// therefore all belong to its gangster class, and every class of bands in that gangster class is
/// among them.
static GANGSTERS: LazyLock<Vec<Gangster>> = LazyLock::new(|| {
    let mut gangsters = vec![None; BandClass::COUNT];
    let mut count = 0;
    for class in BandClass::all() {
        if gangsters[class.index()].is_some() {
            continue;
        }
        let sets = column_sets(class.band());
        let allows = |before: &[u8], digit: u8| {
            let (row, column) = (before.len() / 9, before.len() % 9);
            sets[column] >> (digit - 1) & 1 != 0
                && (0..row).all(|row| before[9 * row + column] != digit)
        };
        for_each_band(&mut [0; 27], 0, &allows, &mut |band| {
            gangsters[BandClass::of_band(band).index()] = Some(Gangster(count));
            true
        });
        count += 1;
    }
    gangsters.into_iter().map(|gangster| gangster.expect("each is its own at least")).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn there_are_44() {
        let all: BTreeSet<_> = BandClass::all().map(Gangster::of_class).collect();
        assert_eq!(all.len(), Gangster::COUNT);
        assert_eq!(all.last().unwrap().number(), 44);
        assert_eq!(Gangster::of_class(BandClass::new(1).unwrap()).number(), 1);
    }

    /// How often the columns of different stacks share digits does not depend
    /// on names and orders.
    #[test]
    fn bands_of_a_gangster_share_digits_equally_often() {
        let signature = |class: BandClass| -> Vec<Vec<u32>> {
            let sets = column_sets(class.band());
            let mut rows: Vec<Vec<u32>> = (0..9)
                .map(|a| {
                    let mut row: Vec<u32> =
                        (0..9).map(|b| (sets[a] & sets[b]).count_ones()).collect();
                    row.sort();
                    row
                })
                .collect();
            rows.sort();
            rows
        };
        for a in BandClass::all() {
            for b in BandClass::all().filter(|&b| Gangster::of_class(a) == Gangster::of_class(b)) {
                assert_eq!(signature(a), signature(b));
            }
        }
    }

    #[test]
    fn column_sets_are_by_digit() {
        let sets = column_sets(BandClass::new(1).unwrap().band());
        assert_eq!(sets[..3], [0b001_001_001, 0b010_010_010, 0b100_100_100]);
    }
}

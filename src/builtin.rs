//! The built-in grids and their known answers: something to scan without any
//! file, and a check of the whole program.

use crate::grid::Grid;
use std::num::NonZeroU64;

/// A grid and the number of its 17-clue puzzles.
pub struct BuiltIn {
    /// What people call it.
    pub name: &'static str,
    /// Its digits.
    pub grid: &'static str,
    /// How many valid puzzles of 17 clues it has.
    pub seventeens: u64,
}

const fn known(name: &'static str, grid: &'static str, seventeens: u64) -> BuiltIn {
    BuiltIn { name, grid, seventeens }
}

/// Grids with 17-clue puzzles (1-10), random ones (11-20), and famous ones:
/// SF has the most 17-clue puzzles known, MC the most symmetries, `hard` takes
/// the longest.
#[rustfmt::skip]
pub const GRIDS: [BuiltIn; 24] = [
    known("1", "123456789457189326698237541281374965536892417974561832365728194742913658819645273", 20),
    known("2", "123456789457189263869327514372691845514872396986534127245913678631748952798265431", 1),
    known("3", "123456789457189326689732541295314867348567912761298453514673298836925174972841635", 1),
    known("4", "123456789457189326698732415279864153361975248584321697746518932812693574935247861", 1),
    known("5", "123456789457189236689372154265937841731845692894621375372564918518293467946718523", 2),
    known("6", "123456789457189236689273415315764892768921354942538167294315678536847921871692543", 1),
    known("7", "123456789457189236896372154314768925562931478789245613241593867675824391938617542", 1),
    known("8", "123456789457189236698732154241678593576913842839245671315864927782391465964527318", 1),
    known("9", "123456789457189236896732154261943875548627913739815462385274691614398527972561348", 1),
    known("10", "123456789457189236698327541519738624762941358834562917246875193371294865985613472", 1),
    known("11", "836521497479638512215749368728164953654392781391857624547286139162973845983415276", 0),
    known("12", "453289176189637245762451398928546731345172869671398452236914587894725613517863924", 0),
    known("13", "962317548847529163513648279475263891621984735389175426194832657756491382238756914", 0),
    known("14", "318645279965127834427398615832459761591736428746812953189263547254971386673584192", 0),
    known("15", "486195237257836194193274586762941853849563712315728649928457361671389425534612978", 0),
    known("16", "893476512241395687756128349985764123314952768627813495532649871168237954479581236", 0),
    known("17", "168354279735921468492687153271896345849735612356412987987163524623548791514279836", 0),
    known("18", "963458217285173649714629385426591873897234156351786492178962534649315728532847961", 0),
    known("19", "642958137783421956195673248876549312314862579529317864267195483458236791931784625", 0),
    known("20", "976342815513789246428561973867215394134978562295436781652894137749153628381627459", 0),
    known("SF", "639241785284765193517983624123857946796432851458619237342178569861594372975326418", 29),
    known("MC", "123456789456789123789123456231564897564897231897231564312645978645978312978312645", 0),
    known("hard", "123456789456789132789213645275941368638527914941638257394175826517862493862394571", 0),
    known("T", "693784512487512936125963874932651487568247391741398625319475268856129743274836159", 1),
];

/// Compares what a scan of the built-in grids finds with what is known.
pub struct Answers {
    clues: usize,
    limit: Option<u64>,
    /// How many of the built-in grids are scanned.
    grids: usize,
    as_known: u64,
    wrong: Vec<String>,
}

impl Answers {
    /// For puzzles of `clues` clues, at most `limit` of each grid, of `grids` of the grids, if
    /// their numbers are known. None of the grids has a puzzle of fewer than 17, so those
    /// of 17 are minimal.
    pub fn new(clues: usize, limit: Option<NonZeroU64>, grids: usize) -> Option<Answers> {
        let limit = limit.map(NonZeroU64::get);
        (clues <= 17).then_some(Answers { clues, limit, grids, as_known: 0, wrong: Vec::new() })
    }

    /// Compares one grid's result. `ended` is false if the search was
    /// interrupted: it may then have found fewer.
    pub fn compare(&mut self, index: usize, found: u64, ended: bool) {
        let known = GRIDS.get(index).expect("only built-in grids are compared");
        let all = if self.clues == 17 { known.seventeens } else { 0 };
        let expected = self.limit.map_or(all, |limit| all.min(limit));
        if found == expected {
            self.as_known += u64::from(ended);
        } else if ended || found > expected {
            let name = known.name;
            self.wrong.push(format!("grid {name}: {found} puzzles instead of {expected}"));
        }
    }

    /// Did any grid come out differently? After a complete scan: or not at all?
    pub fn failed(&self, complete: bool) -> bool {
        !self.wrong.is_empty() || complete && self.as_known != self.grids as u64
    }

    /// What to tell: a line for each difference, and one for all.
    pub fn lines(&self) -> Vec<String> {
        let different = self.wrong.iter().map(|wrong| format!("built-in answers: {wrong}"));
        let all = format!("built-in answers: {} of {} as known", self.as_known, self.grids);
        different.chain([all]).collect()
    }
}

/// The built-in grids themselves.
pub fn grids() -> impl Iterator<Item = Grid> + Send {
    GRIDS.iter().map(|known| known.grid.parse().expect("the built-in grids are grids"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU64;

    #[test]
    fn the_built_in_grids_are_grids() {
        assert_eq!(grids().count(), 24);
        assert_eq!(GRIDS.iter().map(|known| known.seventeens).sum::<u64>(), 60);
    }

    #[test]
    fn answers_follow_the_question() {
        assert!(Answers::new(18, None, 24).is_none());
        for (clues, limit, found, ended, failed) in [
            (17, 0, 20, true, false),
            (17, 0, 19, true, true),
            (17, 0, 19, false, false),
            (17, 0, 21, false, true),
            (17, 3, 3, true, false),
            (17, 30, 20, true, false),
            (16, 0, 0, true, false),
            (16, 1, 1, true, true),
        ] {
            let mut answers = Answers::new(clues, NonZeroU64::new(limit), 24).unwrap();
            answers.compare(0, found, ended);
            assert_eq!(answers.failed(false), failed, "{clues} {limit} {found} {ended}");
            // The other 23 were not compared.
            assert!(answers.failed(true));
            assert_eq!(answers.as_known, u64::from(ended && !failed));
        }
    }
}

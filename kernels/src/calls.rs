//! Records which kernels a search calls, how often and with what arguments: a level that runs the
//! scalar kernels and notes each call.
//!
//! The tree of a search is the same at every level, and so are its calls. One search is therefore
//! enough to count them, and the recorded calls can be repeated at any level. The code of the other
//! levels does not change. This level is compiled only with the feature `calls`, which adds one
//! more version of everything that `dispatch!` enters. The program has the feature, because its
//! command `kernels` records calls.

use crate::lanes::Array;
use crate::lanes32::Array32;
use crate::{
    BitmapKernels, Blocks, HittingVectors, Level, ListKernels, MiniRows, Room, SIBLINGS, Scalar,
    SocketKernels, Token, Vectors,
};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The token of level scalar that notes calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted(());

/// A call of a kernel with what it was given; outputs are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Call {
    DropHit { sets: Words, hit: u64 },
    AnySubset { sets: Words, of: u64 },
    Smallest { sets: Words, alive: u64 },
    CommonBelow { sets: Words, siblings: [u64; SIBLINGS], alive: [u64; SIBLINGS] },
    ListChildren { branches: Words, nodes: Words, open: [Words; 2], half: u64 },
    KeepFilled { sets: Words, tags: Words },
    Transpose { sets: Words },
    Child { unhit: Words, hit: Words },
    FirstUnhit { unhit: Words, sets: Words, alive: u64, most: usize },
    HitBy { vectors: Words, cells: u64 },
    AllHit { unhit: Words, hit: [Words; 4] },
    LookUp { table: [u8; 16], indices: [u8; 16] },
    HitParts { hit: Words, row: Words },
    OpenBelow { hit: Words, rows: [Words; 4] },
    WithRoom { of: u32, bands_3: Rc<MiniRows>, asked: [u64; 3], room: Room },
}

/// What a kernel was given; calls one after the other share what is the same.
pub type Words = Rc<[u64]>;

/// A kernel as a search calls it: its name, and the words of its bitmaps if it has such.
pub type Called = (&'static str, usize);

/// The calls of a search.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// How many there were of each kernel.
    pub counts: BTreeMap<Called, u64>,
    /// The calls that were kept, in the order in which they were made.
    pub kept: BTreeMap<Called, Vec<Call>>,
}

/// Calls that are kept one after the other: what a search asks in a row is alike, and lies in
/// the first cache.
const BURST: u64 = 128;

struct Notes {
    /// The most bursts kept of a kernel. When there are as many, every second one is dropped, and
    /// half as many are kept from then on.
    most: usize,
    each: BTreeMap<Called, Noted>,
}

/// What was recorded of the calls of a kernel.
#[derive(Default)]
struct Noted {
    count: u64,
    /// Every 2^rare-th burst is kept.
    rare: u32,
    bursts: Vec<Vec<Call>>,
    /// What the last calls were given.
    last: Vec<Words>,
}

thread_local! {
    static NOTES: RefCell<Option<Notes>> = const { RefCell::new(None) };
}

/// The calls that some work makes in this thread with [`Isa::counted`](crate::Isa::counted); of
/// each kernel up to `most` are kept (a burst of 128 at least), spread over the work: about half of
/// `most` or more, if there were so many calls.
pub fn calls_of(most: usize, work: impl FnOnce()) -> Calls {
    let most = (most / BURST as usize).max(1);
    NOTES.set(Some(Notes { most, each: BTreeMap::new() }));
    work();
    let notes = NOTES.take().expect("it was put there");
    let mut calls = Calls::default();
    for (called, noted) in notes.each {
        calls.counts.insert(called, noted.count);
        calls.kept.insert(called, noted.bursts.concat());
    }
    calls
}

/// Makes a note of a call; `given` is asked only if it is kept.
fn note(name: &'static str, words: usize, given: impl FnOnce(&mut Share) -> Call) {
    NOTES.with_borrow_mut(|notes| {
        // Work whose calls are not recorded may use the level too.
        let Some(Notes { most, each }) = notes else { return };
        let noted = each.entry((name, words)).or_default();
        let (burst, place) = (noted.count / BURST, noted.count % BURST);
        noted.count += 1;
        if burst % (1 << noted.rare) != 0 {
            return;
        }
        if place == 0 {
            if noted.bursts.len() == *most {
                let mut is_even = false;
                noted.bursts.retain(|_| {
                    is_even = !is_even;
                    is_even
                });
                noted.rare += 1;
                if burst % (1 << noted.rare) != 0 {
                    return;
                }
            }
            noted.bursts.push(Vec::new());
        }
        let call = given(&mut Share(&mut noted.last));
        noted.bursts.last_mut().expect("the burst of this call").push(call);
    });
}

/// Keeps what calls share once.
struct Share<'a>(&'a mut Vec<Words>);

/// Words that are looked through for the same.
const SHARED: usize = 256;

impl Share<'_> {
    fn words(&mut self, words: &[u64]) -> Words {
        if let Some(same) = self.0.iter().find(|last| ***last == *words) {
            return same.clone();
        }
        if self.0.len() == SHARED {
            self.0.remove(0);
        }
        let words: Words = words.into();
        self.0.push(words.clone());
        words
    }
}

impl Counted {
    pub(crate) const fn new() -> Counted {
        Counted(())
    }
}

impl Vectors for Counted {
    type Lanes = Array<8, Counted>;
    type Lanes32 = Array32<1, Counted>;
}

impl Token for Counted {
    const LEVEL: Level = Level::Scalar;

    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        note("look_up", 0, |_| Call::LookUp { table, indices });
        Scalar::new().look_up(table, indices)
    }
}

impl ListKernels for Counted {
    fn drop_hit<const P: usize>(
        self,
        sets: [&[u64]; P],
        hit: [u64; P],
        out: [&mut [u64]; P],
    ) -> usize {
        // Sets of more than one plane are no sets of two bands.
        if P == 1 {
            note("drop_hit", 0, |share| Call::DropHit { sets: share.words(sets[0]), hit: hit[0] });
        }
        Scalar::new().drop_hit(sets, hit, out)
    }

    fn any_subset(self, sets: &[u64], of: u64) -> bool {
        note("any_subset", 0, |share| Call::AnySubset { sets: share.words(sets), of });
        Scalar::new().any_subset(sets, of)
    }

    fn smallest(self, sets: &[u64], alive: u64) -> Option<(usize, u32)> {
        note("smallest", 0, |share| Call::Smallest { sets: share.words(sets), alive });
        Scalar::new().smallest(sets, alive)
    }

    fn common_below(
        self,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        common: &mut [u64; SIBLINGS],
    ) {
        note("common_below", 0, |share| {
            let sets = share.words(sets);
            Call::CommonBelow { sets, siblings: *siblings, alive: *alive }
        });
        Scalar::new().common_below(sets, siblings, alive, common);
    }

    fn list_children(
        self,
        branches: &[u64],
        nodes: &[u64],
        open: [&[u64]; 2],
        half: u64,
        children: &mut [u64],
        open_below: &mut [u64],
    ) -> usize {
        note("list_children", 0, |share| Call::ListChildren {
            branches: share.words(branches),
            nodes: share.words(nodes),
            open: open.map(|open| share.words(open)),
            half,
        });
        Scalar::new().list_children(branches, nodes, open, half, children, open_below)
    }

    fn keep_filled(self, sets: &mut [u64], tags: &mut [u64]) -> usize {
        note("keep_filled", 0, |share| {
            let (sets, tags) = (share.words(sets), share.words(tags));
            Call::KeepFilled { sets, tags }
        });
        Scalar::new().keep_filled(sets, tags)
    }
}

impl BitmapKernels for Counted {
    fn transpose<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        note("transpose", W, |share| Call::Transpose { sets: share.words(sets) });
        Scalar::new().transpose(sets, vectors);
    }

    fn child<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        child: &mut [u64; W],
    ) -> usize {
        note("child", W, |share| Call::Child { unhit: share.words(unhit), hit: share.words(hit) });
        Scalar::new().child(unhit, hit, child)
    }

    fn first_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
        most: usize,
        out: &mut [u64],
    ) -> usize {
        note("first_unhit", W, |share| {
            let (unhit, sets) = (share.words(unhit), share.words(sets.as_flattened()));
            Call::FirstUnhit { unhit, sets, alive, most }
        });
        Scalar::new().first_unhit(unhit, sets, alive, most, out)
    }

    fn hit_by<const W: usize>(self, vectors: &HittingVectors<W>, cells: u64) -> [u64; W] {
        note("hit_by", W, |share| Call::HitBy {
            vectors: share.words(vectors.as_flattened()),
            cells,
        });
        Scalar::new().hit_by(vectors, cells)
    }

    fn all_hit<const W: usize>(self, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
        note("all_hit", W, |share| {
            let unhit = share.words(unhit);
            Call::AllHit { unhit, hit: hit.map(|hit| share.words(hit)) }
        });
        Scalar::new().all_hit(unhit, hit)
    }
}

impl SocketKernels for Counted {
    fn hit_parts(self, hit: &[u64], row: &[u64], out: &mut [u64]) {
        note("hit_parts", 0, |share| Call::HitParts {
            hit: share.words(hit),
            row: share.words(row),
        });
        Scalar::new().hit_parts(hit, row, out);
    }

    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        note("open_below", 0, |share| {
            let hit = share.words(hit);
            Call::OpenBelow { hit, rows: rows.map(|row| share.words(row)) }
        });
        Scalar::new().open_below(hit, rows)
    }

    fn with_room(self, of: u32, bands_3: &MiniRows, asked: [u64; 3], room: Room) -> u32 {
        note("with_room", 0, |_| Call::WithRoom {
            of,
            bands_3: Rc::new(bands_3.clone()),
            asked,
            room,
        });
        Scalar::new().with_room(of, bands_3, asked, room)
    }
}

#[cfg(test)]
mod tests;

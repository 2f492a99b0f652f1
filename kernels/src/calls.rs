//! Which kernels a search calls, how often and with what: level scalar, with a note of each call.
//!
//! The tree of a search is the same at every level, and so are the calls: they are counted once,
//! and the calls that are kept can be made again at any level. Nothing of that is in the code of
//! the other levels. Without the feature `calls` it is not compiled; the program has it, as its
//! command `kernels` notes calls: what `dispatch!` enters is there once more for this level.

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
    /// Those that were kept, in the order in which they were made.
    pub kept: BTreeMap<Called, Vec<Call>>,
}

/// Calls that are kept one after the other: what a search asks in a row is alike, and lies in
/// the first cache.
const BURST: u64 = 128;

struct Notes {
    /// Bursts that are kept of each kernel: from `most` on every second one goes.
    most: usize,
    each: BTreeMap<Called, Noted>,
}

/// What is known of a kernel.
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
/// each kernel up to `most` are kept (a burst of 128 at least), about half as many or more if there
/// are, spread over the work.
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
        // Work that nobody notes the calls of may use the level, too.
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

    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }

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
mod tests {
    use super::*;
    use crate::{CHILDREN_SPARE, SPARE_WORDS};

    /// The calls that are kept of `count`, by what each was given.
    fn kept(most: usize, count: u64) -> Vec<u64> {
        let calls = calls_of(most, || {
            (0..count).for_each(|i| _ = Counted::new().any_subset(&[1, 2], i));
        });
        assert_eq!(calls.counts, BTreeMap::from([(("any_subset", 0), count)]));
        let of = |call: &Call| match call {
            Call::AnySubset { of, .. } => *of,
            other => panic!("{other:?}"),
        };
        calls.kept[&("any_subset", 0)].iter().map(of).collect()
    }

    #[test]
    fn calls_are_kept_in_bursts_spread_over_the_work() {
        for most in [1, 128, 384, 512, 1000] {
            for count in [1, 127, 128, 129, 511, 513, 2000, 5555, 20_000] {
                let kept = kept(most, count);
                // Whole bursts; one at least.
                let room = (most as u64 / BURST).max(1) * BURST;
                let least = count.min(room / 2);
                assert!((least..=room).contains(&(kept.len() as u64)), "{most}, {count}");
                for burst in kept.chunks(BURST as usize) {
                    assert_eq!(burst[0] % BURST, 0);
                    assert!(burst.iter().copied().eq(burst[0]..burst[0] + burst.len() as u64));
                }
                assert!(kept.is_sorted());
                let last = *kept.last().unwrap();
                assert!(room == BURST || last + BURST >= count / 2, "{most}, {count}: {last}");
                if count <= room {
                    assert_eq!(kept.len() as u64, count);
                }
            }
        }
    }

    #[test]
    fn bitmaps_are_counted_by_their_width_and_planes_not_at_all() {
        let token = Counted::new();
        let calls = calls_of(128, || {
            for _ in 0..3 {
                token.child(&[7; 4], &[2; 4], &mut [0; 4]);
            }
            token.child(&[7; 8], &[2; 8], &mut [0; 8]);
            token.drop_hit([&[1, 2]], [1], [&mut [0; 2 + SPARE_WORDS]]);
            let [mut a, mut b] = [[0; 2 + SPARE_WORDS]; 2];
            token.drop_hit([&[1, 2], &[3, 4]], [1, 1], [&mut a, &mut b]);
        });
        let counts = [(("child", 4), 3), (("child", 8), 1), (("drop_hit", 0), 1)];
        assert_eq!(calls.counts, BTreeMap::from(counts));
        // Nobody listens any more.
        token.child(&[7; 4], &[2; 4], &mut [0; 4]);
        assert!(calls_of(128, || ()).counts.is_empty());
    }

    #[test]
    fn the_same_words_are_kept_once() {
        let mut last = Vec::new();
        let mut share = Share(&mut last);
        let (a, b) = (share.words(&[1, 2]), share.words(&[1, 3]));
        assert_eq!((&*a, &*b), (&[1, 2][..], &[1, 3][..]));
        assert!(Rc::ptr_eq(&a, &share.words(&[1, 2])) && !Rc::ptr_eq(&a, &b));
        for i in 0..SHARED as u64 {
            share.words(&[i]);
        }
        let again = share.words(&[1, 2]);
        assert!(again == a && !Rc::ptr_eq(&a, &again));
        assert_eq!(last.len(), SHARED);
    }

    /// What every kernel gives for some words.
    fn results<T: Token>(token: T, words: &[u64; 64]) -> Vec<u64> {
        let bitmaps: &[[u64; 4]] = bytemuck::cast_slice(words);
        let mut list = vec![0; 64 + SPARE_WORDS];
        let mut results = vec![token.drop_hit([words], [words[0] & words[1]], [&mut list]) as u64];
        results.extend(&list[..results[0] as usize]);
        results.push(token.any_subset(words, !words[3]).into());
        results.extend(token.smallest(words, words[5]).map(|(i, size)| i as u64 + u64::from(size)));
        let mut common = [0; SIBLINGS];
        let siblings = std::array::from_fn(|i| words[i] | 1);
        token.common_below(words, &siblings, &[!0; SIBLINGS], &mut common);
        results.extend(common);
        let [mut children, mut below] = [[0; 8 * 64 + CHILDREN_SPARE]; 2];
        let nodes = &words[..SIBLINGS];
        let count = token.list_children(nodes, nodes, [nodes; 2], !0, &mut children, &mut below);
        results.extend(children[..count].iter().chain(&below[..count]));
        let (mut sets, mut tags) = (words.map(|word| word & 1), *words);
        let filled = token.keep_filled(&mut sets, &mut tags);
        results.extend(sets[..filled].iter().chain(&tags[..filled]));
        let mut vectors = [[0; 4]; 64];
        token.transpose(words, &mut vectors);
        results.extend(vectors.as_flattened());
        let mut child = [0; 4];
        results.push(token.child(&bitmaps[0], &bitmaps[1], &mut child) as u64);
        results.extend(child);
        let blocks: &Blocks<1> = bytemuck::cast_slice(words).try_into().expect("64 words");
        let mut first = vec![0; 64 + SPARE_WORDS];
        let count = token.first_unhit(&[words[7]], blocks, words[8], 9, &mut first);
        results.extend(&first[..count]);
        results.extend(token.hit_by(&vectors, words[9]));
        let [a, b, c, d] = [1, 2, 3, 4].map(|i| &bitmaps[i]);
        results.push(token.all_hit(&bitmaps[0], [a, b, c, d]).into());
        let found = token.look_up([words[0] as u8; 16], [words[1] as u8 & 15; 16]);
        results.extend(found.map(u64::from));
        let mut parts = [0; 16];
        token.hit_parts(&words[..16], &words[16..32], &mut parts);
        results.extend(parts);
        let rows = [16, 24, 32, 48].map(|from| &words[from..from + 16]);
        results.push(token.open_below(&words[..16], rows));
        let asked = [words[30], words[31], words[32]];
        let mut bands_3 = MiniRows::NONE;
        for i in 0..9 {
            let rest = words[i] as usize % 9;
            bands_3.add(0, i / 3, [i % 3, rest / 3, rest % 3]);
            bands_3.add(i + 1, 0, [i % 3, rest / 3, rest % 3]);
        }
        let room = Room { most: 1, in_stacks: None };
        results.push(token.with_room(words[0] as u32, &bands_3, asked, room).into());
        results
    }

    #[test]
    fn results_are_those_of_scalar() {
        let mut word = 1u64;
        for _ in 0..200 {
            let words = std::array::from_fn(|_| {
                word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                word ^ word >> 33
            });
            let mut counted = Vec::new();
            let calls = calls_of(1024, || counted = results(Counted::new(), &words));
            assert_eq!(counted, results(Scalar::new(), &words));
            // One call of each.
            assert_eq!((calls.counts.len(), calls.counts.values().sum()), (15, 15));
        }
    }
}

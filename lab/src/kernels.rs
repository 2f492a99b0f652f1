//! The kernels as the laboratory times them: how calls that were recorded are made again.

use super::two_lists::TwoLists;
use gridsieve_kernels::calls::{Call, Words};
use gridsieve_kernels::outlined::{
    Functions, Inlined, Kernels, PLACES, WORDS_OF_LAST, WORDS_OF_OTHERS, WORDS_OF_SUBTREE,
};
use gridsieve_kernels::{Isa, MiniRows, Room, SIBLINGS, SPARE_WORDS, dispatch};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hint::black_box;
use std::rc::Rc;

/// A kernel: its name, words of its bitmaps as the laboratory times it, and what a call does.
pub struct Kernel {
    /// Its name; that of a variant has the name of the kernel before an `@`.
    pub name: &'static str,
    /// What one call does.
    pub operation: &'static str,
    /// Words of its bitmaps; 0 if it has none.
    pub(crate) words: usize,
    /// Makes calls of it into passes. What the calls are given is moved, behind so many bytes.
    pub(crate) prepare: fn(&[Call], usize) -> Box<dyn Pass>,
}

/// The names of a kernel's copies, those that begin at each of [`PLACES`].
pub fn copies(kernel: &Kernel) -> impl Iterator<Item = (String, String)> {
    PLACES.iter().map(|place| {
        let operation = format!("{}, from byte {place} of a cache line on", kernel.operation);
        (format!("{}+{place}", kernel.name), operation)
    })
}

/// Some calls, to be made at a level.
pub(crate) trait Pass {
    /// Makes them with the kernel inlined.
    fn inlined(&self, isa: Isa, sum: &mut Sum);
    /// Makes them with the kernel as a function of its own.
    fn outlined(&self, kernels: &Kernels, sum: &mut Sum);
}

/// A checksum of results, in which their order counts. It is part of what is timed, and to add
/// everything would take longer than some kernels: lists are added only when nothing is timed.
pub(crate) struct Sum {
    pub sum: u64,
    pub is_check: bool,
}

impl Sum {
    /// Adds an answer, so that the compiler cannot drop its computation.
    #[inline(always)]
    fn add(&mut self, result: u64) {
        let result = black_box(result);
        self.sum = match self.is_check {
            // With an odd factor: no change of a single result is lost.
            true => (self.sum.rotate_left(5) ^ result).wrapping_mul(0x9E37_79B9_7F4A_7C15),
            false => self.sum.wrapping_add(result),
        };
    }

    /// Adds what was written.
    #[inline(always)]
    pub fn list(&mut self, results: &[u64]) {
        black_box(results);
        if self.is_check {
            results.iter().for_each(|&result| self.add(result));
        }
    }
}

thread_local! {
    /// The words that were moved, by where they were.
    static MOVED: RefCell<HashMap<*const u64, Words>> = RefCell::default();
}

/// The same words at another place; calls that share them share them there.
fn moved(words: &Words) -> Words {
    MOVED.with_borrow_mut(|moved| {
        moved.entry(words.as_ptr()).or_insert_with(|| Words::from(&words[..])).clone()
    })
}

/// Words of a length that the compiler knows.
fn array<const N: usize>(words: &Words) -> Rc<[u64; N]> {
    moved(words).try_into().expect("a bitmap of the kernel's width")
}

/// Half a table of parts, the one length of rows in the engine.
const PARTS: usize = 16;

/// Calls in a row that are made several times before the next ones, so that what they are given
/// lies in the first cache, as it does where a search has just made it.
const TOGETHER: usize = 64;
pub(crate) const REPEATS: u64 = 4;

/// A kernel of which so many calls are given more than the first cache has room for, 2 KB each.
/// It has no jumps that depend on them, so that fewer may be made more often.
const LARGE: &str = "transpose";

/// The name of a kernel, or of its variant.
const fn name(kernel: &'static str, variant: &[&'static str]) -> &'static str {
    if variant.is_empty() { kernel } else { variant[0] }
}

/// The kernel of which this is the name, or that of a variant.
pub(crate) fn kernel_of(name: &'static str) -> &'static str {
    name.split_once('@').map_or(name, |(kernel, _)| kernel)
}

/// How many calls of a kernel are made in a row, and how often.
pub(crate) fn burst_and_repeats(kernel: &str) -> (usize, u64) {
    if kernel == LARGE { (TOGETHER / 8, 4 * REPEATS) } else { (TOGETHER, REPEATS) }
}

/// Declares the kernels: `name, words, operation; given in a call => fields; scratch; work`. That
/// of a variant is `name as "kernel@variant"`.
macro_rules! kernels {
    ($(
        $name:ident $(as $variant:literal)?, $words:expr, $operation:literal:
        $call:ident { $($field:ident),* } => ($($given:ident: $type:ty = $value:expr),*),
        ($scratch:ident: $scratch_type:ty = $new:expr),
        ($kernels:ident, $sum:ident) => $work:expr;
    )*) => {
        $(
            #[allow(non_camel_case_types)]
            mod $name {
                use super::*;

                pub const NAME: &str = name(stringify!($name), &[$($variant)?]);

                pub struct Given { $(pub $given: $type),* }

                pub struct Made {
                    pub calls: Vec<Given>,
                    /// What lies before them in memory.
                    pub _ahead: Vec<u8>,
                    /// Where the calls write, the same place each time.
                    pub scratch: RefCell<$scratch_type>,
                }

                impl Made {
                    #[inline(always)]
                    fn pass(&self, $kernels: &impl Functions, $sum: &mut Sum) {
                        #[allow(unused_variables)]
                        let $scratch = &mut *self.scratch.borrow_mut();
                        let (together, again) = burst_and_repeats(kernel_of(NAME));
                        let times = if $sum.is_check { 1 } else { again };
                        for some in self.calls.chunks(together) {
                            for _ in 0..times {
                                for Given { $($given),* } in some {
                                    $work;
                                }
                            }
                        }
                    }
                }

                impl Pass for Made {
                    fn inlined(&self, isa: Isa, sum: &mut Sum) {
                        dispatch!(isa, token => self.pass(&Inlined(token), sum));
                    }

                    fn outlined(&self, kernels: &Kernels, sum: &mut Sum) {
                        self.pass(kernels, sum);
                    }
                }

                pub fn prepare(calls: &[Call], bytes: usize) -> Box<dyn Pass> {
                    MOVED.with_borrow_mut(HashMap::clear);
                    let ahead = vec![0; bytes];
                    let given = |call: &Call| match call {
                        Call::$call { $($field),* } => Given { $($given: $value),* },
                        other => unreachable!("a call of another kernel: {other:?}"),
                    };
                    let calls: Vec<Given> = calls.iter().map(given).collect();
                    Box::new(Made { calls, _ahead: ahead, scratch: RefCell::new($new) })
                }
            }
        )*
        /// Every kernel, in the order of the documentation.
        pub const KERNELS: &[Kernel] = &[
            $(Kernel {
                name: $name::NAME,
                operation: $operation,
                words: $words,
                prepare: $name::prepare,
            },)*
        ];
    };
}

kernels! {
    drop_hit, 0, "sets of two bands, those hit dropped":
    DropHit { sets, hit } => (sets: Words = moved(sets), hit: u64 = *hit),
    (lists: TwoLists = TwoLists::new()),
    (kernels, sum) => {
        let [out, _] = lists.both();
        let kept = kernels.drop_hit(sets, *hit, out);
        sum.add(kept as u64);
        sum.list(&out[..kept]);
    };
    any_subset, 0, "sets of two bands, is one part of another":
    AnySubset { sets, of } => (sets: Words = moved(sets), of: u64 = *of),
    (none: () = ()),
    (kernels, sum) => sum.add(kernels.any_subset(sets, *of).into());
    smallest, 0, "sets of two bands, the smallest":
    Smallest { sets, alive } => (sets: Words = moved(sets), alive: u64 = *alive),
    (none: () = ()),
    (kernels, sum) => {
        let (i, size) = kernels.smallest(sets, *alive).unwrap_or((usize::MAX, 0));
        sum.add(i as u64 ^ u64::from(size) << 32);
    };
    common_below, 0, "eight nodes, cells common to the sets that each misses":
    CommonBelow { sets, siblings, alive } => (
        sets: Words = moved(sets), siblings: [u64; SIBLINGS] = *siblings,
        alive: [u64; SIBLINGS] = *alive
    ),
    (none: () = ()),
    (kernels, sum) => {
        let mut common = [0; SIBLINGS];
        kernels.common_below(sets, siblings, alive, &mut common);
        let common = black_box(common);
        if sum.is_check {
            // What is behind the first empty one is not specified.
            let filled = siblings.iter().take_while(|&&sibling| sibling != 0);
            sum.list(&common[..filled.count()]);
        }
    };
    list_children, 0, "nodes, their children listed":
    ListChildren { branches, nodes, open, half } => (
        branches: Words = moved(branches), nodes: Words = moved(nodes),
        open: [Words; 2] = open.each_ref().map(moved), half: u64 = *half
    ),
    (lists: TwoLists = TwoLists::new()),
    (kernels, sum) => {
        let [children, below] = lists.both();
        let open = [&open[0][..], &open[1]];
        let count = kernels.list_children(branches, nodes, open, *half, children, below);
        sum.add(count as u64);
        // The order depends on the level.
        if sum.is_check {
            let all = children[..count].iter().zip(&below[..count]);
            sum.add(all.fold(0, |all, (child, open)| all ^ child.wrapping_mul(open << 1 | 1)));
        }
    };
    keep_filled, 0, "sets with tags, those kept that are not empty, again and again":
    KeepFilled { sets, tags } => (sets: Words = moved(sets), tags: Words = moved(tags)),
    (lists: TwoLists = TwoLists::new()),
    (kernels, sum) => {
        let [into_sets, into_tags] = lists.both();
        let (into_sets, into_tags) = (&mut into_sets[..sets.len()], &mut into_tags[..sets.len()]);
        // Only a check copies: see `IN_PLACE`.
        if sum.is_check {
            into_sets.copy_from_slice(sets);
            into_tags.copy_from_slice(tags);
        }
        let kept = black_box(kernels.keep_filled(into_sets, into_tags));
        if sum.is_check {
            sum.list(&into_sets[..kept]);
            sum.list(&into_tags[..kept]);
        }
    };
    transpose, WORDS_OF_LAST, "sets into hitting vectors of 256 bits":
    Transpose { sets } => (sets: Words = moved(sets)),
    (vectors: Box<[[u64; WORDS_OF_LAST]; 64]> = Box::new([[0; WORDS_OF_LAST]; 64])),
    (kernels, sum) => {
        kernels.transpose(sets, vectors);
        sum.list(vectors.as_flattened());
    };
    transpose_in_squares as "transpose@squares", WORDS_OF_LAST, "the same in squares as wide as a vector":
    Transpose { sets } => (sets: Words = moved(sets)),
    (vectors: Box<[[u64; WORDS_OF_LAST]; 64]> = Box::new([[0; WORDS_OF_LAST]; 64])),
    (kernels, sum) => {
        kernels.transpose_in_squares(sets, vectors);
        sum.list(vectors.as_flattened());
    };
    child, WORDS_OF_LAST, "and-not of 256 bits with first unhit":
    Child { unhit, hit } => (unhit: Rc<[u64; WORDS_OF_LAST]> = array(unhit), hit: Rc<[u64; WORDS_OF_LAST]> = array(hit)),
    (child: [u64; WORDS_OF_LAST] = [0; WORDS_OF_LAST]),
    (kernels, sum) => {
        sum.add(kernels.child(unhit, hit, child) as u64);
        sum.list(child);
    };
    first_unhit, WORDS_OF_SUBTREE, "768 bits, the first unhit sets":
    FirstUnhit { unhit, sets, alive, most } => (
        unhit: Rc<[u64; WORDS_OF_SUBTREE]> = array(unhit), sets: Rc<[u64; 64 * WORDS_OF_SUBTREE]> = array(sets),
        alive: u64 = *alive, most: usize = *most
    ),
    (out: Vec<u64> = vec![0; 64 * WORDS_OF_SUBTREE + SPARE_WORDS]),
    (kernels, sum) => {
        let sets = sets.as_chunks().0.try_into().expect("64 sets a word");
        let count = kernels.first_unhit(unhit, sets, *alive, *most, out);
        sum.add(count as u64);
        sum.list(&out[..count]);
    };
    hit_by, WORDS_OF_OTHERS, "hitting vectors of some cells, 512 bits":
    HitBy { vectors, cells } => (
        vectors: Rc<[u64; 64 * WORDS_OF_OTHERS]> = array(vectors), cells: u64 = *cells
    ),
    (none: () = ()),
    (kernels, sum) => sum.list(&kernels.hit_by(bytemuck::cast_ref(&**vectors), *cells));
    all_hit, WORDS_OF_LAST, "256 bits, are all hit by four clues":
    AllHit { unhit, hit } => (
        unhit: Rc<[u64; WORDS_OF_LAST]> = array(unhit),
        hit: [Rc<[u64; WORDS_OF_LAST]>; 4] = hit.each_ref().map(array)
    ),
    (none: () = ()),
    (kernels, sum) => {
        let [a, b, c, d] = hit;
        sum.add(kernels.all_hit(unhit, [a, b, c, d]).into());
    };
    look_up, 0, "16 bytes, each from a table of sixteen":
    LookUp { table, indices } => (table: [u8; 16] = *table, indices: [[u8; 16]; 1] = [*indices]),
    (found: [[u8; 16]; 1] = [[0; 16]; 1]),
    (kernels, sum) => {
        kernels.look_up(table, indices, found);
        sum.list(&bytemuck::cast::<_, [u64; 2]>(*found));
    };
    hit_parts, 0, "16 words of sockets, parts hit":
    HitParts { hit, row } => (hit: Rc<[u64; PARTS]> = array(hit), row: Rc<[u64; PARTS]> = array(row)),
    (out: [u64; PARTS] = [0; PARTS]),
    (kernels, sum) => {
        kernels.hit_parts(&hit[..], &row[..], out);
        sum.list(out);
    };
    open_below, 0, "16 words of sockets, open patterns below four clues":
    OpenBelow { hit, rows } => (
        hit: Rc<[u64; PARTS]> = array(hit),
        rows: [Rc<[u64; PARTS]>; 4] = rows.each_ref().map(array)
    ),
    (none: () = ()),
    (kernels, sum) => {
        let [a, b, c, d] = rows;
        sum.add(kernels.open_below(&hit[..], [&a[..], &b[..], &c[..], &d[..]]));
    };
    with_room, 0, "32 bands 3, those with room for what is asked":
    WithRoom { of, bands_3, asked, room } => (
        of: u32 = *of, bands_3: Rc<MiniRows> = bands_3.clone(), asked: [u64; 3] = *asked,
        room: Room = *room
    ),
    (none: () = ()),
    (kernels, sum) => sum.add(kernels.with_room(*of, bands_3, *asked, *room).into());
}

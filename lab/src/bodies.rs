//! One pass of each kernel over its inputs, written once for all levels.
//!
//! What is timed is the kernel as a function of its own
//! ([`gridsieve_kernels::outlined`]), the one that the assembly notes list: a
//! body gets those of a level as a table, and is itself compiled once.

use super::inputs::{FIRST, Inputs, Place};
use gridsieve_kernels::outlined::{Kernels, WORDS};
use gridsieve_kernels::{Isa, SIBLINGS, SPARE_WORDS};

/// One kernel, to be timed.
pub struct Body {
    /// Its name.
    pub name: &'static str,
    /// What one operation is.
    pub operation: &'static str,
    /// Operations of a pass.
    pub operations: fn(&Inputs) -> u64,
    /// Bytes that a pass reads, and writes as far as they are kept: a list that
    /// sets are dropped from counts once in full and once with those left. 0
    /// where that says nothing.
    pub bytes: fn(&Inputs) -> u64,
    /// Runs a pass with the kernels of a level; gives the checksum.
    pass: fn(&Kernels, &Inputs, Sum) -> u64,
}

impl Body {
    /// Runs a pass at a level; gives a checksum of some of the results, to be timed, or of
    /// all, which takes longer than some kernels.
    pub fn run(&self, isa: Isa, inputs: &Inputs, takes_all: bool) -> u64 {
        (self.pass)(Kernels::of(isa), inputs, Sum { sum: 0, takes_all })
    }
}

/// A checksum of results, in which their order counts. It is part of what is
/// timed, and to add everything would take longer than some kernels: so it
/// takes all results only when nothing is timed.
struct Sum {
    sum: u64,
    takes_all: bool,
}

impl Sum {
    #[inline(always)]
    fn add(&mut self, result: impl Into<u64>) {
        // With an odd factor: no change of a single result is lost.
        self.sum = (self.sum.rotate_left(5) ^ result.into()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    /// Adds the results of siblings, which are few.
    #[inline(always)]
    fn all<N: Copy + Into<u64>>(&mut self, results: &[N]) {
        results.iter().for_each(|&result| self.add(result));
    }

    /// Adds a list; in timing its length, the first, the middle and the last.
    #[inline(always)]
    fn list<N: Copy + Into<u64>>(&mut self, results: &[N]) {
        self.add(results.len() as u64);
        if self.takes_all {
            self.all(results);
        } else if let Some(last) = results.len().checked_sub(1) {
            [0, last / 2, last].iter().for_each(|&i| self.add(results[i]));
        }
    }

    /// Adds vectors; in timing a word of the last.
    #[inline(always)]
    fn vectors(&mut self, vectors: &[[u64; WORDS]]) {
        if self.takes_all {
            self.list(vectors.as_flattened());
        } else if let Some(last) = vectors.last() {
            self.add(last[WORDS / 2]);
        }
    }
}

fn places(inputs: &Inputs) -> u64 {
    inputs.places.len() as u64
}

fn siblings(inputs: &Inputs) -> u64 {
    inputs.places.iter().map(|place| place.branch.len() as u64).sum()
}

/// Nodes in groups of eight.
fn eights(inputs: &Inputs) -> u64 {
    places(inputs) * SIBLINGS as u64
}

/// Bytes of the sets that a pass looks at.
fn list_bytes(inputs: &Inputs) -> u64 {
    inputs.places.iter().map(|place| size_of_val(some_sets(&inputs.list, place)) as u64).sum()
}

/// Bytes of the sets that a pass keeps, by the definition of what is kept.
fn kept_bytes(inputs: &Inputs, keep: impl Fn(&Place, u64) -> bool) -> u64 {
    let kept = |place| some_sets(&inputs.list, place).iter().filter(|&&set| keep(place, set));
    8 * inputs.places.iter().map(|place| kept(place).count() as u64).sum::<u64>()
}

fn no_bytes(_: &Inputs) -> u64 {
    0
}

/// Declares a body: `name, operation, operations, bytes, work`. The work is
/// done for every place and adds its results to the checksum; `state` lasts
/// from place to place.
macro_rules! bodies {
    ($(
        $name:ident, $operation:literal, $operations:expr, $bytes:expr,
        ($kernels:ident, $inputs:ident, $place:ident, $sum:ident, $state:ident = $new:expr) => $work:expr;
    )*) => {
        $(
            fn $name($kernels: &Kernels, $inputs: &Inputs, mut $sum: Sum) -> u64 {
                #[allow(unused_variables)]
                let $state = &mut $new;
                for $place in &$inputs.places {
                    $work;
                }
                $sum.sum
            }
        )*
        /// Every kernel, in the order of the documentation.
        pub const BODIES: &[Body] = &[
            $(Body {
                name: stringify!($name),
                operation: $operation,
                operations: $operations,
                bytes: $bytes,
                pass: $name,
            },)*
        ];
    };
}

/// A list without some of its end: so that lengths vary.
#[inline(always)]
fn some_sets<'a>(list: &'a [u64], place: &Place) -> &'a [u64] {
    &list[..list.len() - place.branch.len()]
}

/// The fewest alive cells of one of some sets, as the first step of a node.
fn size_of_smallest(kernels: &Kernels, sets: &[u64], alive: u64) -> u32 {
    kernels.smallest(sets, alive).map_or(u32::MAX, |(_, size)| size)
}

bodies! {
    drop_hit, "1,500 sets of two bands, those hit dropped", places,
    |i| list_bytes(i) + kept_bytes(i, |place, set| set & place.clues == 0),
    (kernels, inputs, place, sum, out = vec![0; inputs.list.len()]) => {
        let kept = kernels.drop_hit(some_sets(&inputs.list, place), place.clues, out);
        sum.list(&out[..kept])
    };
    any_subset, "1,500 sets of two bands, is one part of another", places, list_bytes,
    (kernels, inputs, place, sum, state = ()) => {
        sum.add(kernels.any_subset(some_sets(&inputs.list, place), place.clues))
    };
    smallest, "1,500 sets of two bands, the smallest", places, list_bytes,
    (kernels, inputs, place, sum, state = ()) => {
        let found = kernels.smallest(some_sets(&inputs.list, place), place.alive);
        let (i, size) = found.unwrap_or((usize::MAX, 0));
        sum.add(i as u64);
        sum.add(size)
    };
    common_below, "a node, cells common to 24 sets that it misses, of eight", eights, no_bytes,
    (kernels, inputs, place, sum, common = [0; SIBLINGS]) => {
        kernels.common_below(&place.first, &place.triples, &place.triples_below, common);
        sum.all(common)
    };
    list_children, "24 nodes, their children listed", places, no_bytes,
    (kernels, inputs, place, sum, state = (vec![0; 2048], vec![0; 2048])) => {
        let (children, below) = state;
        let (nodes, half) = (&place.first, place.alive >> 27);
        let count =
            kernels.list_children(nodes, nodes, [&nodes[..]; 2], half, children, below);
        // The order depends on the level.
        let all = children[..count].iter().zip(&below[..count]);
        sum.add(all.fold(0, |all, (child, open)| all ^ child.wrapping_mul(3 + 2 * open)))
    };
    keep_filled, "1,500 sets with tags, those not empty kept", places,
    |i| 2 * (list_bytes(i) + kept_bytes(i, |place, set| set & place.clues != 0)),
    (kernels, inputs, place, sum, state = (inputs.list.clone(), inputs.list.clone())) => {
        let (sets, tags) = state;
        let all = some_sets(&inputs.list, place);
        let (sets, tags) = (&mut sets[..all.len()], &mut tags[..all.len()]);
        sets.iter_mut().zip(all).for_each(|(set, of)| *set = of & place.clues);
        tags.copy_from_slice(all);
        let kept = kernels.keep_filled(sets, tags);
        sum.list(&sets[..kept]);
        sum.list(&tags[..kept])
    };
    transpose, "768 sets into hitting vectors", places, |i| places(i) * 2 * 6144,
    (kernels, inputs, place, sum, vectors = Box::new([[0; WORDS]; 64])) => {
        let from = place.branch.len();
        kernels.transpose(&inputs.list[from..from + 64 * WORDS], vectors);
        sum.list(vectors.as_flattened())
    };
    // The parent's vector is read once for all siblings: it is not counted.
    child, "and-not of 768 bits with first unhit", siblings, |i| siblings(i) * 2 * 96,
    (kernels, inputs, place, sum, child = [0; WORDS]) => {
        for &cell in &place.branch {
            let hit = &inputs.vectors[usize::from(cell)];
            sum.add(kernels.child(&place.unhit, hit, child) as u64);
            sum.vectors(std::slice::from_ref(child));
        }
    };
    first_unhit, "768 bits, the first 24 unhit sets", places, no_bytes,
    (kernels, inputs, place, sum, out = [0; 24 + SPARE_WORDS]) => {
        let count = kernels.first_unhit(&place.unhit, &inputs.blocks, place.alive, 24, out);
        sum.list(&out[..count])
    };
    hit_by, "hitting vectors of the clues, 768 bits", places, no_bytes,
    (kernels, inputs, place, sum, state = ()) => {
        sum.vectors(&[kernels.hit_by(&inputs.vectors, place.clues)])
    };
    all_hit, "768 bits, are all hit by four clues", places, no_bytes,
    (kernels, inputs, place, sum, state = ()) => {
        let row = |i: usize| &inputs.vectors[usize::from(place.branch[i % place.branch.len()])];
        // What the first three hit, so that the answer is not known before.
        let hit = [row(0), row(1), row(2)];
        let unhit = std::array::from_fn(|i| place.unhit[i] & (hit[0][i] | hit[1][i] | hit[2][i]));
        sum.add(kernels.all_hit(&unhit, [hit[0], hit[1], hit[2], row(3)]));
        sum.add(kernels.all_hit(&place.unhit, [hit[0], hit[1], hit[2], row(3)]))
    };
    look_up, "256 bytes, each from a table of sixteen", places, |i| places(i) * 2 * 256,
    (kernels, inputs, place, sum, found = [[0u8; 16]; 16]) => {
        let table = bytemuck::cast([place.unhit[0], place.unhit[1]]);
        kernels.look_up(&table, &inputs.bytes, found);
        sum.list(found.as_flattened())
    };
    hit_parts, "32 words of sockets, parts hit", places, |i| places(i) * 3 * 256,
    (kernels, inputs, place, sum, out = [0; 32]) => {
        kernels.hit_parts(&place.hit_parts, &inputs.rows[usize::from(place.branch[0])], out);
        sum.list(out)
    };
    open_patterns, "32 words of sockets, open patterns", places, |i| places(i) * 2 * 256,
    (kernels, inputs, place, sum, state = ()) => {
        sum.add(kernels.open_patterns(&place.hit_parts, &inputs.rows[usize::from(place.branch[0])]))
    };
    open_below, "32 words of sockets, open patterns below four clues", places,
    |i| places(i) * 5 * 256,
    (kernels, inputs, place, sum, state = ()) => {
        let row = |i: usize| &inputs.rows[usize::from(place.branch[i % place.branch.len()])][..];
        sum.add(kernels.open_below(&place.hit_parts, [row(0), row(1), row(2), row(3)]))
    };
    node_list, "768 sets as a list, a clue placed: what is left, and the smallest", siblings, no_bytes,
    (kernels, inputs, place, sum, left = vec![0; 64 * WORDS]) => {
        for &cell in &place.branch {
            let kept = kernels.drop_hit(&place.unhit_list, 1 << cell, left);
            sum.add(size_of_smallest(kernels, &left[..kept.min(FIRST)], place.alive));
        }
    };
    node_bitmap, "768 sets as a bitmap, a clue placed: what is left, and the smallest", siblings, no_bytes,
    (kernels, inputs, place, sum, state = ([0; WORDS], [0; FIRST + SPARE_WORDS])) => {
        let (child, first) = state;
        for &cell in &place.branch {
            kernels.child(&place.unhit, &inputs.vectors[usize::from(cell)], child);
            let count = kernels.first_unhit(child, &inputs.blocks, place.alive, FIRST, first);
            sum.add(size_of_smallest(kernels, &first[..count], place.alive));
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve::internal::builtin;
    use std::fs;
    use std::path::Path;

    /// The text of a source file, or of all in a folder, without tests.
    fn source(path: &Path) -> String {
        if path.is_dir() {
            let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
            return entries
                .filter(|path| !path.ends_with("tests"))
                .map(|path| source(&path))
                .collect();
        }
        if path.extension().is_none_or(|kind| kind != "rs") || path.ends_with("tests.rs") {
            return String::new();
        }
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        lines.filter(|line| !line.trim_start().starts_with("//")).collect()
    }

    /// A kernel that nothing calls is removed: the laboratory times what the program does.
    #[test]
    fn engines_call_every_kernel() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        // `keep_minimal`, which the engines call, stands in the list.
        let program =
            ["src", "kernels/src/list.rs"].map(|path| source(&project.join(path))).concat();
        // These are made of kernels, to compare lists with bitmaps.
        let kernels =
            BODIES.iter().filter(|body| !["node_list", "node_bitmap"].contains(&body.name));
        let uncalled = |body: &&Body| !program.contains(&format!("token.{}(", body.name));
        let uncalled: Vec<_> = kernels.filter(uncalled).map(|body| body.name).collect();
        assert!(uncalled.is_empty(), "{uncalled:?}");
    }

    #[test]
    fn a_check_takes_every_result_in_order() {
        let sum = |results: &[u64]| {
            let mut sum = Sum { sum: 0, takes_all: true };
            sum.list(results);
            sum.sum
        };
        let results = [0; WORDS];
        for i in 0..WORDS {
            let (mut changed, mut vector) = (results, Sum { sum: 0, takes_all: true });
            changed[i] = 1 << 63;
            vector.vectors(&[changed]);
            assert_eq!(vector.sum, sum(&changed));
            assert_ne!(vector.sum, sum(&results));
            assert_ne!(sum(&changed), sum(&changed[..i]));
            changed.swap(i, (i + 1) % WORDS);
            assert_ne!(vector.sum, sum(&changed));
        }
    }

    #[test]
    fn timing_takes_length_ends_and_middle() {
        let sum = |results: &[u64]| {
            let mut sum = Sum { sum: 0, takes_all: false };
            sum.list(results);
            sum.sum
        };
        for len in 0..6 {
            assert_ne!(sum(&vec![0; len]), sum(&vec![0; len + 1]));
            let taken = (0..len).filter(|&i| {
                let mut changed = vec![0; len];
                changed[i] = 1;
                sum(&changed) != sum(&vec![0; len])
            });
            assert_eq!(taken.count(), len.min(3));
        }
    }

    #[test]
    fn a_node_is_the_same_in_both_forms() {
        let inputs = Inputs::new(builtin::grids(), 20);
        let [list, bitmap] = ["node_list", "node_bitmap"]
            .map(|name| BODIES.iter().find(|body| body.name == name).unwrap())
            .map(|body| body.run(Isa::Scalar(Default::default()), &inputs, true));
        assert_eq!(list, bitmap);
    }

    #[test]
    fn bytes_are_what_is_read_and_kept() {
        let inputs = Inputs::new(builtin::grids(), 20);
        let bytes = |name: &str| {
            let body = BODIES.iter().find(|body| body.name == name).unwrap();
            (body.bytes)(&inputs)
        };
        let scalar = Kernels::of(Isa::Scalar(Default::default()));
        let (mut kept, mut out) = (0, vec![0; inputs.list.len()]);
        for place in &inputs.places {
            let sets = some_sets(&inputs.list, place);
            kept += scalar.drop_hit(sets, place.clues, &mut out) as u64;
        }
        assert_eq!(bytes("drop_hit"), bytes("any_subset") + 8 * kept);
        let read = bytes("any_subset");
        assert!((read + 1..2 * read).contains(&bytes("drop_hit")));
    }
}

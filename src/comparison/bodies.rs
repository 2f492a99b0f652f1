//! One pass of each kernel over its inputs, written once for all levels.
//!
//! What is timed is the kernel as a function of its own
//! ([`gridsieve_kernels::outlined`]), the same that the assembly notes list.

use super::inputs::{Inputs, Place};
use gridsieve_kernels::outlined::{Outlined, WORDS};
use gridsieve_kernels::{Isa, SIBLINGS, SPARE_WORDS, dispatch};

/// One kernel, to be timed.
pub struct Body {
    /// Its name.
    pub name: &'static str,
    /// What one operation is.
    pub operation: &'static str,
    /// Operations of a pass.
    pub operations: fn(&Inputs) -> u64,
    /// Bytes that a pass reads and writes; 0 where that says nothing.
    pub bytes: fn(&Inputs) -> u64,
    /// Runs a pass at a level; gives a checksum of all results.
    pub run: fn(Isa, &Inputs) -> u64,
}

/// Kernels that no engine calls, and why.
pub const COMPARISON_ONLY: [(&str, &str); 5] = [
    ("drop_hit_grid", "the engine works on lists of two bands"),
    (
        "drop_supersets",
        "keep_minimal looks for a part of each set among those kept, which ends at the first",
    ),
    ("smallest_grid", "the engine works on lists of two bands"),
    ("children", "nodes are placed as they are visited, most of them singly from a batch's rest"),
    ("compact", "a subtree's table is made anew from its list, without supersets, which stay here"),
];

/// Adds a result to a checksum, so that its place counts. It is part of what
/// is timed: a real hash would take longer than some kernels.
#[inline(always)]
fn mix(sum: u64, result: u64) -> u64 {
    (sum.rotate_left(5) ^ result).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[inline(always)]
fn mix_all(sum: u64, results: &[u64]) -> u64 {
    results.iter().fold(sum, |sum, &result| mix(sum, result))
}

/// Of a list of results: the first, the middle and the last. To look at all
/// would take longer than some kernels.
#[inline(always)]
fn mix_some(sum: u64, results: &[u64]) -> u64 {
    let at = |i: usize| results.get(i).copied().unwrap_or(0);
    let last = results.len().saturating_sub(1);
    mix_all(sum, &[results.len() as u64, at(0), at(last / 2), at(last)])
}

fn places(inputs: &Inputs) -> u64 {
    inputs.places.len() as u64
}

/// Bytes of a list that each place reads and, `times` 2, writes.
fn list_bytes(inputs: &Inputs, times: u64) -> u64 {
    places(inputs) * inputs.list.len() as u64 * 8 * times
}

fn no_bytes(_: &Inputs) -> u64 {
    0
}

/// Declares a body: `name, operation, operations, bytes, work`. The work is
/// done for every place and gives the next checksum; `state` lasts from place
/// to place.
macro_rules! bodies {
    ($(
        $name:ident, $operation:literal, $operations:expr, $bytes:expr,
        ($token:ident, $inputs:ident, $place:ident, $sum:ident, $state:ident = $new:expr) => $work:expr;
    )*) => {
        $(
            #[inline(always)]
            fn $name<T: Outlined>($token: T, $inputs: &Inputs) -> u64 {
                let mut $sum = 0;
                #[allow(unused_variables)]
                let $state = &mut $new;
                for $place in &$inputs.places {
                    $sum = $work;
                }
                $sum
            }
        )*
        /// Every kernel, in the order of the documentation.
        pub const BODIES: &[Body] = &[
            $(Body {
                name: stringify!($name),
                operation: $operation,
                operations: $operations,
                bytes: $bytes,
                run: |isa, inputs| dispatch!(isa, token => $name(token, inputs)),
            },)*
        ];
    };
}

fn siblings(inputs: &Inputs) -> u64 {
    inputs.places.iter().map(|place| place.branch.len() as u64).sum()
}

/// The planes of the grid's list.
#[inline(always)]
fn grid(inputs: &Inputs) -> [&[u64]; 2] {
    let [low, high] = &inputs.grid_list;
    [low, high]
}

/// Another place's number of sets: so that list lengths vary.
#[inline(always)]
fn some_sets<'a>(inputs: &'a Inputs, place: &Place) -> &'a [u64] {
    &inputs.list[..inputs.list.len() - place.branch.len()]
}

bodies! {
    drop_hit, "1,500 sets of two bands, those hit dropped", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, out = vec![0; inputs.list.len()]) => {
        let kept = token.drop_hit(some_sets(inputs, place), place.clues, out);
        mix_some(sum, &out[..kept])
    };
    drop_hit_grid, "1,500 sets of a grid, those hit dropped", places, |i| list_bytes(i, 4),
    (token, inputs, place, sum, out = [vec![0; inputs.list.len()], vec![0; inputs.list.len()]]) => {
        let [low, high] = out;
        let kept = token.drop_hit_grid(grid(inputs), place.grid_clues, [low, high]);
        mix_some(mix_some(sum, &low[..kept]), &high[..kept])
    };
    keep_matching, "1,500 sets, those with given cells kept", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, out = vec![0; inputs.list.len()]) => {
        let sets = some_sets(inputs, place);
        let kept = token.keep_matching(sets, place.clues, place.clues & sets[0], out);
        mix_some(sum, &out[..kept])
    };
    drop_supersets, "1,500 sets, those with a part dropped", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, out = vec![0; inputs.list.len()]) => {
        let kept = token.drop_supersets(some_sets(inputs, place), place.siblings[0] | place.siblings[1], out);
        mix_some(sum, &out[..kept])
    };
    any_subset, "1,500 sets of two bands, is one part of another", places, |i| list_bytes(i, 1),
    (token, inputs, place, sum, state = ()) => {
        mix(sum, token.any_subset(some_sets(inputs, place), place.clues).into())
    };
    any_subset_grid, "1,500 sets of a grid, is one part of another", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, state = ()) => {
        mix(sum, token.any_subset_grid(grid(inputs), place.grid_clues).into())
    };
    remove_dead, "1,500 sets, dead cells taken out", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, sets = inputs.list.clone()) => {
        // The top bits take part, so that the sets never become empty.
        token.remove_dead(sets, place.alive | !0xFF);
        mix_some(sum, sets)
    };
    residual_sizes, "1,500 sets, alive cells counted", places, |i| list_bytes(i, 1),
    (token, inputs, place, sum, sizes = vec![0; inputs.list.len()]) => {
        let sets = some_sets(inputs, place);
        token.residual_sizes(sets, place.alive, &mut sizes[..sets.len()]);
        let at = sets.len() - 1;
        mix_all(sum, &[sizes[0].into(), sizes[at / 2].into(), sizes[at].into()])
    };
    smallest, "1,500 sets of two bands, the smallest", places, |i| list_bytes(i, 1),
    (token, inputs, place, sum, state = ()) => {
        let (i, size) = token.smallest(some_sets(inputs, place), place.alive).unwrap_or_default();
        mix(mix(sum, i as u64), size.into())
    };
    smallest_grid, "1,500 sets of a grid, the smallest", places, |i| list_bytes(i, 2),
    (token, inputs, place, sum, state = ()) => {
        let (i, size) = token.smallest_grid(grid(inputs), place.grid_alive).unwrap_or_default();
        mix(mix(sum, i as u64), size.into())
    };
    common, "24 sets, the cells common to all", places, no_bytes,
    (token, inputs, place, sum, state = ()) => mix(sum, token.common(&place.first, place.alive));
    common_below, "a sibling, cells common to 24 sets that it leaves", siblings, no_bytes,
    (token, inputs, place, sum, common = [0; SIBLINGS]) => {
        token.common_below(&place.first, &place.siblings, &place.below, common);
        mix_all(sum, &common[..place.branch.len()])
    };
    smallest_below, "a sibling, smallest of 24 sets that it leaves", siblings, no_bytes,
    (token, inputs, place, sum, least = [0; SIBLINGS]) => {
        token.smallest_below(&place.first, &place.siblings, &place.below, least);
        mix_all(sum, &least[..place.branch.len()])
    };
    transpose, "768 sets into hitting vectors", places, |i| places(i) * 2 * 6144,
    (token, inputs, place, sum, vectors = Box::new([[0; WORDS]; 64])) => {
        let from = place.branch.len();
        token.transpose(&inputs.list[from..from + 64 * WORDS], vectors);
        mix_all(sum, &vectors[from])
    };
    child, "and-not of 768 bits with first unhit", siblings, |i| siblings(i) * 3 * 96,
    (token, inputs, place, sum, child = [0; WORDS]) => {
        place.branch.iter().fold(sum, |sum, &cell| {
            let first = token.child(&place.unhit, &inputs.vectors[usize::from(cell)], child);
            mix(mix(sum, first as u64), child[WORDS / 2])
        })
    };
    children, "a sibling, and-not of 768 bits with first unhit", siblings, |i| siblings(i) * 3 * 96,
    (token, inputs, place, sum, state = ([[0; WORDS]; SIBLINGS], [0; SIBLINGS])) => {
        let (children, first) = state;
        token.children(&place.unhit, &inputs.vectors, place.cells, children, first);
        let count = place.branch.len();
        let sum = first[..count].iter().fold(sum, |sum, &first| mix(sum, first.into()));
        mix(sum, children[count - 1][WORDS / 2])
    };
    common_unhit, "768 bits, cells common to the unhit sets", places, no_bytes,
    (token, inputs, place, sum, state = ()) => {
        let hit = &inputs.vectors[usize::from(place.branch[0])];
        let alive = place.first.iter().fold(place.alive, |alive, set| alive | set);
        mix(sum, token.common_unhit(&place.unhit, hit, &inputs.blocks, alive).unwrap_or(!0))
    };
    first_unhit, "768 bits, the first 24 unhit sets", places, no_bytes,
    (token, inputs, place, sum, out = [0; 24 + SPARE_WORDS]) => {
        let count = token.first_unhit(&place.unhit, &inputs.blocks, place.alive, 24, out);
        mix_some(sum, &out[..count])
    };
    hit_by, "hitting vectors of the clues, 768 bits", places, no_bytes,
    (token, inputs, place, sum, state = ()) => {
        mix(sum, token.hit_by(&inputs.vectors, place.clues)[WORDS / 2])
    };
    packing_step, "a set packed, 768 bits", places, no_bytes,
    (token, inputs, place, sum, state = ()) => {
        let mut free = place.unhit;
        let next = token.packing_step(&mut free, &inputs.vectors, place.siblings[0] | place.siblings[1]);
        mix(sum, next as u64)
    };
    compact, "768 bits, those of unhit sets moved together", places, no_bytes,
    (token, inputs, place, sum, state = ()) => {
        mix_some(sum, &token.compact(&inputs.vectors[usize::from(place.branch[0])], &place.unhit))
    };
    hit_parts, "32 words of sockets, parts hit", places, |i| places(i) * 3 * 256,
    (token, inputs, place, sum, out = [0; 32]) => {
        token.hit_parts(&place.hit_parts, &inputs.rows[usize::from(place.branch[0])], out);
        mix_some(sum, out)
    };
    open_patterns, "32 words of sockets, open patterns", places, |i| places(i) * 2 * 256,
    (token, inputs, place, sum, state = ()) => {
        mix(sum, token.open_patterns(&place.hit_parts, &inputs.rows[usize::from(place.branch[0])]))
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// The text of all sources of the engines.
    fn sources(folder: &Path) -> String {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let texts = entries.filter(|path| !path.ends_with("comparison")).map(|path| {
            if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).unwrap() }
        });
        texts.collect()
    }

    #[test]
    fn engines_call_all_other_kernels() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        for body in BODIES {
            let only = COMPARISON_ONLY.iter().any(|&(name, _)| name == body.name);
            // Forms of two planes are calls of the same name.
            let name = body.name.trim_end_matches("_grid");
            let called = sources.contains(&format!("token.{name}("));
            assert!(called || only, "nothing calls {name}");
            assert!(!(called && only && name == body.name), "{name} is called");
        }
        assert!(COMPARISON_ONLY.iter().all(|(name, _)| BODIES.iter().any(|b| b.name == *name)));
    }
}

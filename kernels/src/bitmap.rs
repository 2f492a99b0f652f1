//! The bitmap form: unhit UAs as bits (see [`Token`]). Each
//! kernel once, for lanes of any level.

use crate::lanes::{Lanes, MOST_LANES, MaskedLanes};
use crate::{SPARE_WORDS, Token};

/// The hitting vectors of 64 cells.
pub type HittingVectors<const W: usize> = [[u64; W]; 64];

/// The hitting vectors of 64 cells by words: plane w has word w of each.
pub type HittingPlanes<const W: usize> = [[u64; 64]; W];

/// The sets that the bits of `W` words stand for.
pub type Blocks<const W: usize> = [[u64; 64]; W];

/// The bits of `a` that are not in `b`; gives the index of the first one,
/// `64 * W` if there is none.
#[inline(always)]
pub fn and_not<L: Lanes, const W: usize>(
    token: L::Token,
    a: &[u64; W],
    b: &[u64; W],
    out: &mut [u64; W],
) -> usize {
    const { assert!(W <= 32, "`filled` has 32 bits") };
    let ((a, a_rest), (b, b_rest)) = (L::split(a), L::split(b));
    let (chunks, rest) = L::split_mut(out);
    // Bit i: word i is not 0.
    let mut filled = 0;
    for (i, out) in chunks.iter_mut().enumerate() {
        let x = L::load(token, &a[i]).and_not(L::load(token, &b[i]));
        x.store(out);
        filled |= (!x.zeros() & ((1 << L::COUNT) - 1)) << (i * L::COUNT);
    }
    if !W.is_multiple_of(L::COUNT) {
        let x = L::load_first(token, a_rest).and_not(L::load_first(token, b_rest));
        x.store_first(rest);
        filled |= (!x.zeros() & ((1 << (W % L::COUNT)) - 1)) << (W / L::COUNT * L::COUNT);
    }
    // The UAs of the first word are the smallest: mostly one of them is unhit.
    if out[0] != 0 {
        return out[0].trailing_zeros() as usize;
    }
    if filled == 0 {
        return 64 * W;
    }
    let word = filled.trailing_zeros() as usize;
    64 * word + out[word].trailing_zeros() as usize
}

#[inline(always)]
pub fn children<L: Lanes, const W: usize>(
    token: L::Token,
    unhit: &[u64; W],
    vectors: &HittingVectors<W>,
    cells: u64,
    children: &mut [[u64; W]],
    first: &mut [u16],
) {
    let mut rest = cells;
    for (child, first) in children.iter_mut().zip(first) {
        if rest == 0 {
            return;
        }
        // Numbers of trailing zeros need no bounds check.
        let hit = &vectors[rest.trailing_zeros() as usize];
        rest &= rest - 1;
        *first = and_not::<L, W>(token, unhit, hit, child) as u16;
    }
    assert!(rest == 0);
}

/// The cells of `common` that are in all sets of a block that have a bit in
/// `bits`.
#[inline(always)]
fn common_of_block<L: MaskedLanes>(
    token: L::Token,
    block: &[u64; 64],
    mut bits: u64,
    common: u64,
) -> u64 {
    let mut cells = [L::splat(token, common); 2];
    for pair in L::split(block).0.chunks_exact(2) {
        for (cells, words) in cells.iter_mut().zip(pair) {
            *cells = cells.and_in(bits as u32 & ((1 << L::COUNT) - 1), L::load(token, words));
            bits >>= L::COUNT;
        }
    }
    cells[0].and(cells[1]).fold_and()
}

#[inline(always)]
pub fn common_unhit<L: MaskedLanes, const W: usize>(
    token: L::Token,
    unhit: &[u64; W],
    hit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
) -> Option<u64> {
    let mut common = alive;
    let mut any = 0;
    for word in 0..W {
        let left = unhit[word] & !hit[word];
        if left == 0 {
            continue;
        }
        any |= left;
        common = common_of_block::<L>(token, &sets[word], left, common);
        if common == 0 {
            return Some(0);
        }
    }
    (any != 0).then_some(common)
}

#[inline(always)]
pub fn first_unhit<L: Lanes, const W: usize>(
    token: L::Token,
    unhit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
    most: usize,
    out: &mut [u64],
) -> usize {
    // No sum: it could wrap around.
    assert!(out.len() >= SPARE_WORDS && out.len() - SPARE_WORDS >= most);
    let cells = L::splat(token, alive);
    let mut count = 0;
    for word in 0..W {
        let mut bits = unhit[word];
        // No more bits than vectors: rather one bit a round. With two lanes a
        // vector saves nothing even if all bits are set.
        if L::COUNT == 2 || bits.count_ones() <= (64 / L::COUNT) as u32 {
            while bits != 0 {
                let residual = sets[word][bits.trailing_zeros() as usize] & alive;
                bits &= bits - 1;
                // SAFETY: `count` is at most `most`, and `out` is longer.
                unsafe { *out.get_unchecked_mut(count) = residual };
                count += 1;
                if count >= most {
                    return most;
                }
            }
            continue;
        }
        for chunk in L::split(&sets[word]).0 {
            if bits == 0 {
                break;
            }
            let mask = bits as u32 & ((1 << L::COUNT) - 1);
            let residual = L::load(token, chunk).and(cells);
            // SAFETY: `mask` has COUNT bits; `count` is at most `most`, and
            // `out` has SPARE_WORDS more, a vector's words at least.
            count += unsafe { residual.store_kept(mask, out.as_mut_ptr().add(count)) };
            if count >= most {
                return most;
            }
            bits >>= L::COUNT;
        }
    }
    count
}

/// The cells that hit none of some sets; with `NOT`, those that do not fail to
/// hit any.
#[inline(always)]
fn hitting_none<L: Lanes, const W: usize, const NOT: bool>(
    token: L::Token,
    planes: &HittingPlanes<W>,
    sets: &[u64; W],
) -> u64 {
    let sets = sets.map(|word| L::splat(token, word));
    let mut cells = 0;
    // From the last to the first: of a sum of shifted masks LLVM would make a
    // vector, byte by byte.
    for i in (0..32 / L::COUNT).rev() {
        let mut found = [L::splat(token, 0); 2];
        for (i, found) in (2 * i..).zip(&mut found) {
            for word in 0..W {
                let hit = L::load(token, &L::split(&planes[word]).0[i]);
                *found = found.or(if NOT { sets[word].and_not(hit) } else { sets[word].and(hit) });
            }
        }
        cells = cells << (2 * L::COUNT) | u64::from(L::zeros_of_two(found));
    }
    cells
}

#[inline(always)]
pub fn hitting_all<L: Lanes, const W: usize>(
    token: L::Token,
    planes: &HittingPlanes<W>,
    sets: &[u64; W],
) -> u64 {
    hitting_none::<L, W, true>(token, planes, sets)
}

#[inline(always)]
pub fn hitting_any<L: Lanes, const W: usize>(
    token: L::Token,
    planes: &HittingPlanes<W>,
    sets: &[u64; W],
) -> u64 {
    !hitting_none::<L, W, false>(token, planes, sets)
}

#[inline(always)]
pub fn hit_by<L: Lanes, const W: usize>(
    token: L::Token,
    vectors: &HittingVectors<W>,
    cells: u64,
) -> [u64; W] {
    let mut hit = [0; W];
    let mut rest = cells;
    while rest != 0 {
        let vector = &vectors[rest.trailing_zeros() as usize];
        rest &= rest - 1;
        // Constant trip counts: the words stay in registers.
        let (chunks, tail) = L::split_mut(&mut hit);
        let (more, more_tail) = L::split(vector);
        for (hit, more) in chunks.iter_mut().zip(more) {
            L::load(token, hit).or(L::load(token, more)).store(hit);
        }
        if !W.is_multiple_of(L::COUNT) {
            L::load_first(token, tail).or(L::load_first(token, more_tail)).store_first(tail);
        }
    }
    hit
}

#[inline(always)]
pub fn all_hit<L: Lanes, const W: usize>(
    token: L::Token,
    unhit: &[u64; W],
    hit: [&[u64; W]; 4],
) -> bool {
    let (unhit, unhit_rest) = L::split(unhit);
    let [(a, a_rest), (b, b_rest), (c, c_rest), (d, d_rest)] =
        [L::split(hit[0]), L::split(hit[1]), L::split(hit[2]), L::split(hit[3])];
    let mut left = L::splat(token, 0);
    for i in 0..unhit.len() {
        let ab = L::load(token, &a[i]).or(L::load(token, &b[i]));
        let cd = L::load(token, &c[i]).or(L::load(token, &d[i]));
        left = left.or(L::load(token, &unhit[i]).and_not(ab.or(cd)));
    }
    if !W.is_multiple_of(L::COUNT) {
        let ab = L::load_first(token, a_rest).or(L::load_first(token, b_rest));
        let cd = L::load_first(token, c_rest).or(L::load_first(token, d_rest));
        left = left.or(L::load_first(token, unhit_rest).and_not(ab.or(cd)));
    }
    left.zeros() == (1 << L::COUNT) - 1
}

#[inline(always)]
pub fn packing_step<L: Lanes<Token: Token>, const W: usize>(
    token: L::Token,
    free: &mut [u64; W],
    vectors: &HittingVectors<W>,
    cells: u64,
) -> usize {
    let hit = token.hit_by(vectors, cells);
    let before = *free;
    and_not::<L, W>(token, &before, &hit, free)
}

/// Transposes the bits of blocks of 64 × 64, then the words: what is word w of
/// the block becomes word w of the vectors, in squares of a vector's lanes. (One
/// word at a time would be 64 stores a block, or scattering, which is slow.)
#[inline(always)]
pub fn transpose<L: Lanes, const W: usize>(
    token: L::Token,
    sets: &[u64],
    vectors: &mut HittingVectors<W>,
) {
    assert!(sets.len() <= 64 * W);
    let mut blocks = [[0; 64]; W];
    blocks.as_flattened_mut()[..sets.len()].copy_from_slice(sets);
    for block in blocks.iter_mut().take(sets.len().div_ceil(64)) {
        transpose_block::<L>(token, block);
    }
    for (i, vectors) in vectors.chunks_exact_mut(L::COUNT).enumerate() {
        let mut square = [L::splat(token, 0); MOST_LANES];
        let square = &mut square[..L::COUNT];
        for word in (0..W).step_by(L::COUNT) {
            let blocks = &blocks[word..W.min(word + L::COUNT)];
            for (row, block) in square.iter_mut().zip(blocks) {
                *row = L::load(token, &L::split(block).0[i]);
            }
            L::transpose(square);
            for (row, vector) in square.iter().zip(vectors.iter_mut()) {
                let (full, rest) = L::split_mut(&mut vector[word..]);
                match full.first_mut() {
                    Some(words) => row.store(words),
                    None => row.store_first(rest),
                }
            }
        }
    }
}

/// Bit i of word j becomes bit j of word i.
///
/// Index and place have six bits each. Bit k of the index changes places with
/// bit k of the place in one step that exchanges half-words of words 2^k
/// apart. The steps in which these words would be lanes of one vector are done
/// while small squares of lanes are transposed.
#[inline(always)]
fn transpose_block<L: Lanes>(token: L::Token, block: &mut [u64; 64]) {
    let mut rows = [L::splat(token, 0); 64];
    let rows = &mut rows[..64 / L::COUNT];
    rows.iter_mut().zip(L::split(block).0).for_each(|(row, words)| *row = L::load(token, words));
    let lanes = L::COUNT;
    exchange::<L, 32>(token, rows, 32 / lanes);
    exchange::<L, 16>(token, rows, 16 / lanes);
    exchange::<L, 8>(token, rows, 8 / lanes);
    if lanes < 8 {
        exchange::<L, 4>(token, rows, 4 / lanes);
    }
    if lanes < 4 {
        exchange::<L, 2>(token, rows, 2 / lanes);
    }
    for square in rows.chunks_exact_mut(lanes) {
        L::transpose(square);
    }
    // Within a square the word's low index bits are the vector's now.
    exchange::<L, 1>(token, rows, 1);
    if lanes >= 4 {
        exchange::<L, 2>(token, rows, 2);
    }
    if lanes >= 8 {
        exchange::<L, 4>(token, rows, 4);
    }
    for square in rows.chunks_exact_mut(lanes) {
        L::transpose(square);
    }
    rows.iter().zip(L::split_mut(block).0).for_each(|(row, words)| row.store(words));
}

/// In words that are `distance` vectors apart: the upper groups of `BITS` bits
/// of the first change places with the lower ones of the second.
#[inline(always)]
fn exchange<L: Lanes, const BITS: u32>(token: L::Token, rows: &mut [L], distance: usize) {
    let low = L::splat(token, u64::MAX / ((1 << BITS) + 1));
    for pair in rows.chunks_exact_mut(2 * distance) {
        let (first, second) = pair.split_at_mut(distance);
        for (a, b) in first.iter_mut().zip(second) {
            let moved = a.shr::<BITS>().xor(*b).and(low);
            *b = b.xor(moved);
            *a = a.xor(moved.shl::<BITS>());
        }
    }
}

#[inline(always)]
pub fn compact<T: Token, const W: usize>(token: T, vector: &[u64; W], keep: &[u64; W]) -> [u64; W] {
    let mut out = [0; W];
    // The word being filled, and how many bits of it are.
    let (mut i, mut filling, mut count) = (0, 0, 0);
    for word in 0..W {
        let bits = token.extract_bits(vector[word], keep[word]);
        filling |= bits << count;
        // Without a jump: that would be taken half of the time.
        out[i.min(W - 1)] = filling;
        let over = bits >> 1 >> (63 - count);
        count += keep[word].count_ones();
        let full = count >= 64;
        i += usize::from(full);
        filling = if full { over } else { filling };
        count %= 64;
    }
    if i < W {
        out[i] = filling;
    }
    out
}

/// Moves the bits of `word` at the places of `keep` together to the low end.
#[inline(always)]
pub fn extract_bits(word: u64, keep: u64) -> u64 {
    let (mut out, mut count, mut rest) = (0, 0, keep);
    while rest != 0 {
        out |= (word >> rest.trailing_zeros() & 1) << count;
        count += 1;
        rest &= rest - 1;
    }
    out
}

const _: () = assert!(SPARE_WORDS >= MOST_LANES);

//! The open sockets: which GUA2 and GUA3 of a band 3 a set of clues of bands 1+2 leaves open, and
//! how many clues the mini-rows need because of them.

use crate::engine::bands::cells::{MINI_ROW_CELLS, MINI_ROW_PATTERNS};
use crate::engine::bands::limits::by_stack::ByStack;
use crate::engine::bands::limits::stacks::StackRoom;
use gridsieve_kernels::{Token, bits, sums_of_sets, within};

/// The nine mini-rows' bits of one plane of a word of open patterns.
const PLANE: u64 = (1 << 9) - 1;

/// The open sockets of mini-rows, each at its place by
/// [`socket`](crate::engine::bands::cells::socket()). Bits 36 to 63 are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenSockets(pub u64);

/// For each set of mini-rows, the first cell of each.
const FIRST_CELLS: [u32; 512] =
    sums_of_sets(&[1, 1 << 3, 1 << 6, 1 << 9, 1 << 12, 1 << 15, 1 << 18, 1 << 21, 1 << 24]);

#[inline(always)]
fn first_cells(mini_rows: u64) -> u32 {
    FIRST_CELLS[within::<512>(mini_rows as usize)]
}

/// The first, second and third cells of three sets of mini-rows.
#[inline(always)]
fn cells_at(first: u64, second: u64, third: u64) -> u32 {
    first_cells(first) | first_cells(second) << 1 | first_cells(third) << 2
}

/// For each cell of band 3, the GUA2 and GUA3 that have it.
const SOCKETS_WITH: [u64; 32] = {
    let mut table = [0; 32];
    let mut socket = 0;
    while socket < MINI_ROW_PATTERNS {
        let mut cell = 0;
        while cell < 27 {
            table[cell] |= ((MINI_ROW_CELLS[socket] >> cell & 1) as u64) << socket;
            cell += 1;
        }
        socket += 1;
    }
    table
};

impl OpenSockets {
    /// Four sets of mini-rows, a bit for each: those whose GUA2 in places 1 and 2 is open, in 1 and 3,
    /// in 2 and 3, and those whose GUA3 is open.
    #[inline(always)]
    pub fn planes(self) -> [u64; 4] {
        [self.0 & PLANE, self.0 >> 9 & PLANE, self.0 >> 18 & PLANE, self.0 >> 27 & PLANE]
    }

    /// The sockets with these [planes](Self::planes).
    #[inline(always)]
    pub fn of_planes([a, b, c, all]: [u64; 4]) -> OpenSockets {
        OpenSockets(a | b << 9 | c << 18 | all << 27)
    }

    /// A lower bound of band 3's clues from the mini-rows: one for a mini-row
    /// with an open socket, two if all three of its pairs are open.
    #[inline(always)]
    pub fn min_count(self) -> u32 {
        let [a, b, c, all] = self.planes();
        (a | b | c | all).count_ones() + (a & b & c).count_ones()
    }

    /// The cells of the open GUA2 and GUA3. A GUA3 with an open GUA2 in its
    /// mini-row is left out, since whatever hits that hits it.
    #[inline(always)]
    pub fn field(self) -> u32 {
        let [a, b, c, all] = self.planes();
        let all = all & !(a | b | c);
        cells_at(a | b | all, a | c | all, b | c | all)
    }

    /// The cells of the field where clues go if none is missing: of a mini-row
    /// with two open GUA2 only the common cell.
    #[inline(always)]
    pub fn critical_cells(self) -> u32 {
        let [a, b, c, _] = self.planes();
        let two = (a & b | a & c | b & c) & !(a & b & c);
        self.field() & !cells_at(two & c, two & b, two & a)
            | cells_at(two & a & b, two & a & c, two & b & c)
    }

    /// The cells of band 3 in which clues are possible with these open sockets, if each stack can
    /// take so many clues more. A full stack has none; a stack that can take only the clues that
    /// its mini-rows need has just the cells that serve this need. `None` if the mini-rows of a
    /// stack need more clues than it can take.
    #[inline(always)]
    pub fn cells_with_room(self, stacks: StackRoom) -> Option<u32> {
        if stacks.is_any() {
            return Some(u32::MAX);
        }
        let spare = stacks.less(self.by_stack())?;
        Some(spare.cells() | self.critical_cells())
    }

    /// The sockets that are still open when these cells of band 3 have clues.
    #[inline(always)]
    pub fn without(self, clues: u32) -> OpenSockets {
        bits(clues).fold(self, |open, cell| OpenSockets(open.0 & !SOCKETS_WITH[within::<32>(cell)]))
    }

    /// How many clues each mini-row asks for.
    pub fn by_mini_row(self) -> [u32; 9] {
        std::array::from_fn(|mini_row| {
            let only = OpenSockets::of_planes([1 << mini_row; 4]);
            OpenSockets(self.0 & only.0).min_count()
        })
    }

    /// How many clues each stack asks for.
    #[inline(always)]
    pub fn by_stack(self) -> ByStack {
        let [a, b, c, all] = self.planes();
        ByStack::of_mini_rows(a | b | c | all).plus(ByStack::of_mini_rows(a & b & c))
    }

    /// Adds the cells of each open GUA2, and of each GUA3 without one in its mini-row, to a list.
    #[inline(always)]
    pub fn list<T: Token>(self, token: T, list: &mut Vec<u32>) {
        let [a, b, c, all] = self.planes();
        let without_pair = all & !(a | b | c);
        let OpenSockets(listed) = OpenSockets::of_planes([a, b, c, without_pair]);
        token.list_kept(&MINI_ROW_CELLS, listed, list);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::cells::{plane_and_mini_row, socket};
    use crate::engine::bands::limits::stacks::STACKS;
    use gridsieve_kernels::Scalar;

    /// Open sockets of the mini-row in the middle: three pairs and all of it.
    fn middle() -> impl Iterator<Item = (OpenSockets, Vec<u32>)> {
        (0..16u64).map(|which| {
            let bits = (0..4).filter(|plane| which >> plane & 1 != 0);
            let open = bits.clone().fold(0, |open, plane| open | 1 << socket(plane, 4));
            let sets = [0b011, 0b101, 0b110, 0b111].map(|set| set << 12);
            (OpenSockets(open), bits.map(|plane| sets[plane]).collect())
        })
    }

    /// All smallest sets of cells that hit all sets.
    fn hitting_sets(sets: &[u32]) -> Vec<u32> {
        let hits = |cells: &u32| sets.iter().all(|set| set & cells != 0);
        let all: Vec<u32> = (0..8).map(|cells| cells << 12).filter(hits).collect();
        let least = all.iter().map(|cells| cells.count_ones()).min();
        all.into_iter().filter(|cells| Some(cells.count_ones()) == least).collect()
    }

    #[test]
    fn each_socket_is_a_bit_of_one_plane() {
        for place in 0..MINI_ROW_PATTERNS {
            let (plane, mini_row) = plane_and_mini_row(place);
            assert_eq!(socket(plane, mini_row), place);
            let mut planes = [0; 4];
            planes[plane] = 1 << mini_row;
            let open = OpenSockets::of_planes(planes);
            assert_eq!(open, OpenSockets(1 << place));
            assert_eq!(open.field(), MINI_ROW_CELLS[place]);
            let further_bits = u64::MAX << MINI_ROW_PATTERNS;
            assert_eq!(OpenSockets(open.0 | further_bits).planes(), planes);
        }
    }

    #[test]
    fn critical_cells_are_those_of_the_smallest_hitting_sets() {
        for (open, sets) in middle() {
            let smallest = hitting_sets(&sets);
            let union = smallest.iter().fold(0, |union, set| union | set);
            assert_eq!(open.critical_cells(), union, "{open:?}");
            assert_eq!(open.min_count(), smallest[0].count_ones());
            let mut listed = Vec::new();
            open.list(Scalar::new(), &mut listed);
            assert_eq!(open.field(), listed.iter().fold(0, |union, set| union | set));
            assert_eq!(hitting_sets(&listed), smallest);
            let mut by_mini_row = [0; 9];
            by_mini_row[4] = open.min_count();
            assert_eq!(open.by_mini_row(), by_mini_row);
            assert_eq!(open.by_stack(), ByStack::new([0, open.min_count(), 0]));
        }
    }

    #[test]
    fn clues_close_the_sockets_that_they_hit() {
        for (open, _) in middle() {
            for clues in (0..8).map(|clues| clues << 12) {
                let expected = middle().find(|(_, sets)| {
                    let (_, all) = middle().find(|other| other.0 == open).unwrap();
                    *sets == all.into_iter().filter(|set| set & clues == 0).collect::<Vec<_>>()
                });
                assert_eq!(Some(open.without(clues)), expected.map(|found| found.0));
            }
            assert_eq!(open.without(7 | 7 << 15), open);
        }
    }

    #[test]
    fn clues_go_where_the_stacks_have_room_for_them() {
        // In stack 1 a mini-row asks for one of its first two cells.
        let open = OpenSockets(1 << 1);
        let room = |left| {
            StackRoom::for_each(81)
                .less(ByStack::new([81; 3]).minus(ByStack::new(left)).unwrap())
                .unwrap()
        };
        let cells = |left| open.cells_with_room(room(left));
        let [first, second, third] = STACKS;
        let mini_row = |row: u32, stack: u32, places: u32| places << (9 * row + 3 * stack);
        assert_eq!(cells([0, 0, 0]), None);
        assert_eq!(cells([0, 1, 0]), Some(mini_row(0, 1, 0b11)));
        assert_eq!(cells([0, 2, 1]), Some(second | third));
        assert_eq!(cells([1, 1, 9]), Some(first | mini_row(0, 1, 0b11) | third));
        assert_eq!(open.cells_with_room(StackRoom::ANY), Some(u32::MAX));
    }
}

//! The constants of the bands engine that were chosen by measurement, and the capacities of its
//! tables. Each names the section of `docs/decisions/bands.md` whose row chose it (a test looks for
//! these sections). A constant that names none was taken over without a measurement of its own.
//!
//! A table that is full drops UAs, which costs time and never a puzzle. Arrays of nodes and leaves
//! are asserted to be large enough where they are filled.

// UAs that are harvested before a search.

/// Size up to which UAs inside bands 1+2 are harvested ("The first engine").
pub(crate) const LARGEST_TWO_BAND_UA: usize = 14;

/// The same in a census, where many third bands share one pair, for the two pairs that a third band
/// makes with band 1 and with band 2: they have to be harvested for each third band, and larger UAs
/// cost more than they bring.
pub(crate) const LARGEST_UA_OF_OTHER_PAIRS: usize = 8;

/// The fewest clues with which they are harvested. With fewer, the search of a third band takes
/// less time than this harvest.
pub(crate) const FEWEST_CLUES_FOR_OTHER_PAIRS: usize = 17;

/// Size of the part in bands 1+2 up to which UAs that cross band 3 are harvested ("The first engine").
pub(crate) const LARGEST_PART: usize = 10;

/// The largest part for patterns that are no pair of cells, if [`LARGEST_SHARED_PART`] is used.
pub(crate) const LARGEST_PART_OF_OTHERS: usize = 11;

/// The largest part if many bands 3 share the harvest ("Sharing"), and the numbers of bands 3 and
/// of clues in bands 1+2 from which on it is used. With fewer clues the search is shorter than the
/// harvest.
pub(crate) const LARGEST_SHARED_PART: usize = 14;
pub(crate) const BANDS_3_FOR_SHARED_PARTS: usize = 8;
pub(crate) const CLUES_FOR_SHARED_PARTS: usize = 11;

/// UAs with more cells in band 3 than this are dropped ("The first engine").
pub(crate) const MOST_CELLS_IN_BAND_3: u32 = 6;

/// UAs of one kind that are learned for the subtrees to come. More would make a long search of one
/// grid take ever more memory, and ever more time for each subtree.
pub(crate) const MOST_LEARNED: usize = 1 << 17;

// Plan.

/// Grids, or third bands, that share one search of bands 1+2, at most ("Sharing"). Each needs
/// tables of its own, and what they share is by then a small part of the work.
pub(crate) const MOST_BANDS_3: usize = 64;

// A set of them is a word.
const _: () = assert!(MOST_BANDS_3 <= 64);

/// Number of clues from which on puzzles are split by whether a band or a stack has the most clues
/// ("18 clues again"): with 18 clues this saves a sixth, with 19 a tenth; with 15 to 17 it costs
/// more.
pub(crate) const FEWEST_CLUES_TO_SPLIT: usize = 18;

// Bands 1+2: the subtrees.

/// Clues that are placed before a subtree gets tables of its own ("18 clues again"). Fewer make the
/// subtrees too large for their tables, more make tables too often.
pub(crate) const CLUES_ABOVE_SUBTREES: usize = 3;

/// The number of these clues if bands 1+2 can have [`MANY_CLUES`] clues or more.
pub(crate) const CLUES_ABOVE_SUBTREES_OF_MANY: usize = 5;
pub(crate) const MANY_CLUES: u32 = 12;

/// Depths of a subtree: its root, and one for every cell of two bands.
pub(crate) const DEPTHS: usize = 55;

/// UAs that the tables of a subtree begin with, the smallest. The other bits of its hitting vectors
/// are for UAs that are learned.
pub(crate) const MOST_UAS: usize = 600;

/// UAs that the hitting vectors of a subtree have room for.
pub(crate) const VECTOR_BITS: usize = MOST_UAS + 168;
const _: () = assert!(VECTOR_BITS.is_multiple_of(64), "vectors are of whole words");

/// Unhit UAs up to which a subtree has hitting vectors instead of lists.
pub(crate) const BITMAP_THRESHOLD: usize = 768;
const _: () = assert!(MOST_UAS <= BITMAP_THRESHOLD, "by default every subtree has hitting vectors");

/// Unhit UAs of a subtree among which the smallest is branched on.
pub(crate) const UAS_TO_BRANCH_ON: usize = 32;

// Bands 1+2: the last five clues.

/// The most clues left with which a node gets a table of its own ("What made it faster").
pub(crate) const LAST_CLUES: u32 = 5;

/// UAs of that table, and words of its hitting vectors.
pub(crate) const LAST_UAS: usize = 224;
pub(crate) const LAST_WORDS: usize = 4;
const _: () = assert!(LAST_UAS <= 64 * LAST_WORDS);

/// Unhit UAs of that table among which the smallest is branched on ("The last four clues by
/// vectors", as the four constants that follow).
pub(crate) const LAST_UAS_TO_BRANCH_ON: usize = 4;

/// Unhit UAs among which the smallest is branched on, with three clues left and with two.
pub(crate) const UAS_TO_BRANCH_ON_AT_3: usize = 6;
pub(crate) const UAS_TO_BRANCH_ON_AT_2: usize = 4;

/// Unhit UAs of the node with four clues left that are looked at for the cells common to those that
/// three more clues miss: the first for all triples of clues, the others for triples that keep a
/// cell.
pub(crate) const FIRST_UAS_FOR_COMMON_CELLS: usize = 12;
pub(crate) const UAS_FOR_COMMON_CELLS: usize = 36;

/// Nodes with three, two and one clue left that are held at a time. Below a node with four left there
/// are never more of the first two kinds; those with one clue left are searched in portions.
pub(crate) const NODES_AT_3: usize = 64;
pub(crate) const NODES_AT_2: usize = 64 * 64;
pub(crate) const NODES_AT_1: usize = 64 * 64;

/// Leaves that are held at a time.
pub(crate) const LEAVES: usize = 2 * NODES_AT_1;

// What bands 1+2 leave open in band 3.

/// Patterns of a part table: one for each bit of a word.
pub(crate) const PATTERNS: usize = 64;

/// Parts that a part table has of each pattern ("18 clues again"). A power of two.
pub(crate) const PARTS: usize = 32;

/// Parts that a part table begins with for each pattern; its other places are for learned parts.
pub(crate) const BUILT_PARTS: usize = 24;

/// Parts that are looked at first ("What made it faster"): most leaves die of these.
pub(crate) const FIRST_PARTS: usize = 16;

/// UAs of the other patterns in a subtree, at most.
pub(crate) const UAS_OF_OTHERS: usize = 512;

/// Parts that are kept of each of these patterns ("18 clues again").
pub(crate) const PARTS_OF_OTHERS: usize = 4;

/// Words of a half of their table, and of the table.
pub(crate) const HALF_OF_OTHERS: usize = 8;
pub(crate) const WORDS_OF_OTHERS: usize = 2 * HALF_OF_OTHERS;

/// Words of the table that are left for parts that are learned, at least.
pub(crate) const LEARNED_WORDS_OF_OTHERS: usize = 4;

/// Bands 3 of a pair from which on their mini-rows have tables in common ("Sharing").
pub(crate) const FEWEST_FOR_PAIR_SOCKETS: usize = 4;

// Band 3.

/// Clues of bands 1+2 from which on the whole grid is checked, with all allowed cells of band 3
/// given, before bands 1+2 are tested ("18 clues again"). Where the check passes, bands 1+2 have no
/// other filling; where it fails, the test is made only if there is another band 3 to search, as it
/// spares the checks of all that follow. Fewer clues mostly leave another filling, and the test is
/// cheaper than the check.
pub(crate) const FEWEST_CLUES_TO_CHECK_FIRST: u32 = 11;

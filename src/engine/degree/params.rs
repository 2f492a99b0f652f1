//! The sizes of the tables, and the depths at which they are made and used.

/// The highest degree that there is a table for.
pub const MOST_DEGREE: usize = 6;

/// Which forward views the search takes: what it looks for, besides UAs, to see
/// that too few clues are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForwardView {
    /// None
    Off,
    /// Tables of disjoint unions of UAs, made at the root of a subtree
    Static,
    /// Disjoint groups of residual UAs, looked for at a node
    #[default]
    Dynamic,
    /// Both
    Both,
}

impl ForwardView {
    /// Whether the search has tables of unions.
    pub fn has_tables(self) -> bool {
        matches!(self, ForwardView::Static | ForwardView::Both)
    }

    /// Whether the search looks for groups at nodes.
    pub fn has_groups(self) -> bool {
        matches!(self, ForwardView::Dynamic | ForwardView::Both)
    }
}

/// Sizes and depths. None of them changes the answer.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// UAs of a grid up to this size are collected, in cells.
    pub ua_size: usize,
    /// Clues left with which the vectors are consolidated, that is the table of a subtree is
    /// made; fewer if more than 64 cells are alive.
    pub root_left: usize,
    /// UAs in a subtree's table at first, 128 at most: the smallest ones. The rest of the room
    /// is for UAs that the solver finds.
    pub uas: usize,
    /// Unions of each degree from 2 on in a subtree's table, in blocks of 512.
    pub blocks: [usize; MOST_DEGREE - 1],
    /// Groups that are looked at while the unions of a subtree are found.
    pub steps: usize,
    /// The fewest clues left with which groups are looked for at the nodes of a subtree.
    pub groups_left: usize,
    /// The fewest clues left with which UAs of groups that are two too small are exchanged.
    pub exchange_left: usize,
    /// The fewest clues left with which groups that leave a spare clue are looked at.
    pub spare_left: usize,
    /// The forward views taken.
    pub forward: ForwardView,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            ua_size: 12,
            root_left: 8,
            uas: 124,
            blocks: [1, 1, 1, 2, 0],
            steps: 1000,
            groups_left: 2,
            exchange_left: 4,
            spare_left: 3,
            forward: ForwardView::default(),
        }
    }
}

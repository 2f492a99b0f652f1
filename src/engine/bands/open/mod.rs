//! What the clues of bands 1+2 leave open in band 3: tables of the cross-band UAs, and lower bounds
//! for the clues of band 3.

pub(crate) mod other_patterns;
pub(crate) mod pair_sockets;
pub(crate) mod part_table;
pub(crate) mod phase;
pub(crate) mod sockets;
pub(crate) mod tables;

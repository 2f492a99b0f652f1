//! How the grids of a block are stored.

use super::error::wrong_field;
use crate::Grid;
use crate::catalogue::packed;
use crate::catalogue::record;
use crate::catalogue::record::{RECORD_BYTES, any_grid, record};

/// A way to store grids, with its number in headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// 16 bytes a grid, each found by its index alone
    Raw = 0,
    /// A few bits a grid, if the grids are sorted; read in blocks
    Packed = 1,
}

impl Codec {
    pub(super) fn by_number(number: u16) -> Option<Codec> {
        [Codec::Raw, Codec::Packed].get(usize::from(number)).copied()
    }

    /// What users call it.
    pub const fn name(self) -> &'static str {
        ["raw", "packed"][self as usize]
    }

    /// Bytes of a record, 0 if records have no fixed length.
    pub const fn record_bytes(self) -> u32 {
        match self {
            Codec::Raw => RECORD_BYTES as u32,
            Codec::Packed => 0,
        }
    }

    /// Whether a block of this number of grids can have this number of bytes.
    pub(super) fn fits(self, grids: usize, bytes: u64) -> bool {
        match self {
            Codec::Raw => bytes == (grids * RECORD_BYTES) as u64,
            Codec::Packed => bytes <= packed::most_bytes(grids) as u64,
        }
    }

    /// Appends a block of these grids to `bytes`.
    pub fn encode(self, grids: &[Grid], bytes: &mut Vec<u8>) {
        match self {
            Codec::Raw => grids.iter().for_each(|grid| bytes.extend(record(grid))),
            Codec::Packed => packed::encode(grids, bytes),
        }
    }

    /// All grids of a block, whose number is `count`.
    ///
    /// # Errors
    /// Why it cannot be decoded.
    pub fn decode(self, block: &[u8], count: usize) -> Result<Vec<Grid>, String> {
        if !self.fits(count, block.len() as u64) {
            return Err(wrong_field("the length of a block"));
        }
        let mut grids = Vec::new();
        Decoder::new(self).decode(block, count, true, &mut grids)?;
        Ok(grids)
    }
}

/// Decodes blocks. It keeps tables from one block to the next.
pub(super) struct Decoder {
    codec: Codec,
    packed: packed::Decoder,
}

impl Decoder {
    pub fn new(codec: Codec) -> Decoder {
        Decoder { codec, packed: packed::Decoder::default() }
    }

    /// Makes `grids` the first `count` grids of a block; all, if it is `whole`.
    /// What `grids` had before only saves time.
    ///
    /// # Errors
    /// Why the block cannot be decoded; `grids` are those before the bad one.
    pub fn decode(
        &mut self,
        block: &[u8],
        count: usize,
        whole: bool,
        grids: &mut Vec<Grid>,
    ) -> Result<(), String> {
        grids.resize(count, any_grid());
        let mut done = 0;
        let result = match self.codec {
            Codec::Raw => {
                let (records, _) = block.as_chunks::<RECORD_BYTES>();
                grids.iter_mut().zip(records).try_for_each(|(grid, bytes)| {
                    record::read(bytes, grid).map_err(|error| error.to_string())?;
                    done += 1;
                    Ok(())
                })
            }
            Codec::Packed => {
                let decoded = self.packed.decode(block, whole, grids, &mut done);
                decoded.map_err(|error| error.to_string())
            }
        };
        grids.truncate(done);
        result
    }
}

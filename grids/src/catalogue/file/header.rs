//! The first 128 bytes of a file: see `docs/gsc-format.md`.

use super::codec::Codec;
use super::error::{CHECKSUM, FileError, wrong_field};
use super::index::{BLOCK_ENTRY, CLASS_INDEX};
use std::ops::Range;
use xxhash_rust::xxh3::xxh3_64;

/// What a file begins with. A transfer as text, or of seven bits, breaks it.
pub const MAGIC: [u8; 8] = *b"\x89GSC\r\n\x1A\n";

/// Bytes of the header.
pub const HEADER: usize = 128;

/// Sections begin at multiples of this many bytes.
pub const ALIGNMENT: u64 = 64;

/// The default number of grids of a block.
pub const BLOCK_GRIDS: u32 = 4096;

/// The most grids of a block.
pub const MOST_BLOCK_GRIDS: u32 = 1 << 16;

/// The most grids of a file: more than there are, and no sum overflows.
const MOST_GRIDS: u64 = 1 << 48;

/// Bytes of a file may be this many at most.
const MOST_BYTES: u64 = 1 << 56;

const ENDIANNESS: u32 = 0x0A0B_0C0D;
const VERSION: u16 = 1;

/// Flags: see [`Header::minlex`] and [`Header::classes`].
const MINLEX_FLAG: u32 = 1;
const CLASSES_FLAG: u32 = 2;

/// The order of the grids of a file, with its number in headers. Grids compare as their texts
/// do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Order {
    /// Any order.
    AsGiven = 0,
    /// No grid is smaller than the one before it.
    Ascending = 1,
    /// Each grid is larger than the one before it, so none comes twice.
    StrictlyAscending = 2,
}

impl Order {
    fn by_number(number: u16) -> Option<Order> {
        let all = [Order::AsGiven, Order::Ascending, Order::StrictlyAscending];
        all.get(usize::from(number)).copied()
    }

    /// What users call it.
    pub const fn name(self) -> &'static str {
        ["as given", "ascending", "strictly ascending"][self as usize]
    }

    /// Whether no grid is smaller than the one before it.
    pub fn is_sorted(self) -> bool {
        self != Order::AsGiven
    }
}

/// What the header says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// How grids are stored.
    pub codec: Codec,
    /// The order of the grids.
    pub order: Order,
    /// Whether all grids are in minlex form.
    pub minlex: bool,
    /// There is an index of the classes of band 1.
    pub classes: bool,
    /// Number of grids.
    pub grids: u64,
    /// Grids of each block but the last.
    pub block_grids: u32,
    /// Bytes of all blocks.
    pub blocks_length: u64,
    /// XXH3 of the block index.
    pub block_index_checksum: u64,
    /// XXH3 of the class index, 0 if there is none.
    pub class_index_checksum: u64,
    /// XXH3 of everything after the header.
    pub body_checksum: u64,
}

/// The next multiple of [`ALIGNMENT`].
pub const fn aligned(offset: u64) -> u64 {
    offset.next_multiple_of(ALIGNMENT)
}

impl Header {
    /// Number of blocks.
    pub fn blocks(&self) -> u64 {
        self.grids.div_ceil(self.block_grids.into())
    }

    /// Grids of a block.
    pub fn grids_of(&self, block: u64) -> usize {
        let first = block * u64::from(self.block_grids);
        (self.grids - first).min(self.block_grids.into()) as usize
    }

    /// The place of the block index in the file.
    pub fn block_index(&self) -> Range<u64> {
        let begin = aligned(HEADER as u64 + self.blocks_length);
        begin..begin + self.blocks() * BLOCK_ENTRY as u64
    }

    /// The place of the class index in the file; empty if there is none.
    pub fn class_index(&self) -> Range<u64> {
        let begin = aligned(self.block_index().end);
        begin..begin + if self.classes { CLASS_INDEX as u64 } else { 0 }
    }

    /// Bytes of the file.
    pub fn file_length(&self) -> u64 {
        aligned(self.class_index().end)
    }

    /// The bytes of the header.
    pub fn to_bytes(&self) -> [u8; HEADER] {
        let minlex = if self.minlex { MINLEX_FLAG } else { 0 };
        let (block_index, class_index) = (self.block_index(), self.class_index());
        let (classes, class_begin) =
            if self.classes { (CLASSES_FLAG, class_index.start) } else { (0, 0) };
        let mut bytes = Vec::with_capacity(HEADER);
        bytes.extend(MAGIC);
        bytes.extend(ENDIANNESS.to_le_bytes());
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((HEADER as u16).to_le_bytes());
        bytes.extend((minlex | classes).to_le_bytes());
        bytes.extend((self.codec as u16).to_le_bytes());
        bytes.extend((self.order as u16).to_le_bytes());
        bytes.extend(self.grids.to_le_bytes());
        bytes.extend(self.block_grids.to_le_bytes());
        bytes.extend(self.codec.record_bytes().to_le_bytes());
        for value in [
            HEADER as u64,
            self.blocks_length,
            block_index.start,
            block_index.end - block_index.start,
            class_begin,
            class_index.end - class_index.start,
            self.file_length(),
            self.block_index_checksum,
            self.class_index_checksum,
            self.body_checksum,
        ] {
            bytes.extend(value.to_le_bytes());
        }
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        bytes.try_into().expect("the fields add up")
    }

    /// Reads the header of the file called `name`. Nothing of it is believed before its checksum
    /// is right, and no length that does not follow from the number of grids.
    ///
    /// # Errors
    /// The bytes do not begin with [`MAGIC`], use a feature that this program does not know, or
    /// contradict each other.
    pub fn from_bytes(name: &str, bytes: &[u8; HEADER]) -> Result<Header, FileError> {
        let unknown =
            |what: &str| FileError(format!("{name} has {what}, which this program does not know"));
        let damaged = |reason: &str| Err(FileError::damaged(name, "header", reason));
        let fields = &mut &bytes[..];
        if take(fields) != MAGIC {
            // It was changed on its way, which is what the rest of it shows.
            let changed = bytes.starts_with(&MAGIC[..4]);
            let reason = wrong_field("the line ends of the first 8 bytes");
            return if changed { damaged(&reason) } else { Err(FileError::foreign(name)) };
        }
        // What a later version may have changed comes before the checksum, which
        // it may have changed as well.
        let endianness = u32::from_le_bytes(take(fields));
        let version = u16::from_le_bytes(take(fields));
        let length = u16::from_le_bytes(take(fields));
        let (known, checksum) = (&bytes[..HEADER - 8], &bytes[HEADER - 8..]);
        let intact = xxh3_64(known).to_le_bytes() == *checksum;
        if endianness == ENDIANNESS.swap_bytes() {
            return Err(unknown("big-endian numbers"));
        }
        if endianness != ENDIANNESS {
            return damaged(&wrong_field("the mark of endianness"));
        }
        if version != VERSION {
            return Err(unknown(&format!("version {version}")));
        }
        if !intact {
            return damaged(CHECKSUM);
        }
        if usize::from(length) != HEADER {
            return damaged(&wrong_field("the length of the header"));
        }
        let flags = u32::from_le_bytes(take(fields));
        if flags & !(MINLEX_FLAG | CLASSES_FLAG) != 0 {
            return Err(unknown(&format!("flags {:#x}", flags & !(MINLEX_FLAG | CLASSES_FLAG))));
        }
        let codec = u16::from_le_bytes(take(fields));
        let codec = Codec::by_number(codec).ok_or_else(|| unknown(&format!("codec {codec}")))?;
        let order = u16::from_le_bytes(take(fields));
        let order = Order::by_number(order).ok_or_else(|| unknown(&format!("order {order}")))?;
        let (grids, block_grids, record_bytes) = (
            u64::from_le_bytes(take(fields)),
            u32::from_le_bytes(take(fields)),
            u32::from_le_bytes(take(fields)),
        );
        let [blocks, blocks_length, _, _, _, _, _, of_block_index, of_class_index, of_body] =
            std::array::from_fn(|_| u64::from_le_bytes(take(fields)));
        let header = Header {
            codec,
            order,
            minlex: flags & MINLEX_FLAG != 0,
            classes: flags & CLASSES_FLAG != 0,
            grids,
            block_grids,
            blocks_length,
            block_index_checksum: of_block_index,
            class_index_checksum: of_class_index,
            body_checksum: of_body,
        };
        // All other fields follow from these. What comes later relies on what comes before.
        let wrong = if grids > MOST_GRIDS {
            "the number of grids"
        } else if !(1..=MOST_BLOCK_GRIDS).contains(&block_grids) {
            "the number of grids of a block"
        } else if record_bytes != codec.record_bytes() {
            "the length of a record"
        } else if blocks != HEADER as u64
            || blocks_length > MOST_BYTES
            || record_bytes > 0 && blocks_length != grids * u64::from(record_bytes)
        {
            "the place of the blocks"
        } else if header.classes && !(header.minlex && header.order.is_sorted()) {
            "a class index without sorted minlex grids"
        } else if header.to_bytes() != *bytes {
            "the place of a section"
        } else {
            return Ok(header);
        };
        damaged(&wrong_field(wrong))
    }
}

/// Reads the next field.
fn take<const N: usize>(fields: &mut &[u8]) -> [u8; N] {
    let (field, rest) = fields.split_first_chunk().expect("the header has these bytes");
    *fields = rest;
    *field
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header {
            codec: Codec::Raw,
            order: Order::StrictlyAscending,
            minlex: true,
            classes: true,
            grids: 10_000,
            block_grids: 4096,
            blocks_length: 160_000,
            block_index_checksum: 1,
            class_index_checksum: 2,
            body_checksum: 3,
        }
    }

    /// The header with some bytes changed and its checksum put right.
    fn forged(offset: usize, value: &[u8]) -> Result<Header, FileError> {
        let mut bytes = header().to_bytes();
        bytes[offset..offset + value.len()].copy_from_slice(value);
        let checksum = xxh3_64(&bytes[..HEADER - 8]).to_le_bytes();
        bytes[HEADER - 8..].copy_from_slice(&checksum);
        Header::from_bytes("f", &bytes)
    }

    #[test]
    fn headers_round_trip() {
        let header = header();
        assert_eq!((header.blocks(), header.grids_of(1), header.grids_of(2)), (3, 4096, 1808));
        let bytes = header.to_bytes();
        assert_eq!(Header::from_bytes("f", &bytes).unwrap(), header);
        // Fixed for ever: written down in docs/gsc-format.md.
        assert_eq!(bytes[..16], *b"\x89GSC\r\n\x1A\n\x0D\x0C\x0B\x0A\x01\x00\x80\x00");
    }

    #[test]
    fn every_changed_byte_is_seen() {
        let bytes = header().to_bytes();
        for byte in 0..HEADER {
            for bit in 0..8 {
                let mut bytes = bytes;
                bytes[byte] ^= 1 << bit;
                assert!(Header::from_bytes("f", &bytes).is_err(), "byte {byte} bit {bit}");
            }
        }
    }

    #[test]
    fn what_is_not_known_is_named() {
        let error = |offset, value: &[u8]| forged(offset, value).unwrap_err().to_string();
        assert_eq!(error(0, b"PK"), "f is not a .gsc file");
        let unknown = |offset, value: &[u8]| {
            let error = error(offset, value);
            let what = error.strip_prefix("f has ");
            let what =
                what.and_then(|text| text.strip_suffix(", which this program does not know"));
            what.unwrap_or_else(|| panic!("{error}")).to_owned()
        };
        assert_eq!(unknown(8, &[10, 11, 12, 13]), "big-endian numbers");
        assert_eq!(unknown(12, &[2]), "version 2");
        assert_eq!(unknown(16, &[7, 128]), "flags 0x8004");
        assert_eq!(unknown(20, &[9]), "codec 9");
        assert_eq!(unknown(22, &[3]), "order 3");
    }

    #[test]
    fn no_length_is_believed() {
        let huge = u64::MAX.to_le_bytes();
        // Number of grids, of a block, record length, and all offsets and lengths.
        for (offset, value) in [(24, &huge[..]), (32, &[0; 4]), (32, &huge[..4]), (36, &[17])]
            .into_iter()
            .chain((40..96).step_by(8).map(|offset| (offset, &huge[..])))
            .chain((24..96).step_by(8).map(|offset| (offset, &[1, 2, 3][..])))
        {
            let error = forged(offset, value).unwrap_err().to_string();
            assert!(error.contains(" is damaged: "), "{offset} {value:?} {error}");
        }
        assert!(forged(16, &[2]).is_err(), "classes of grids that are not minlex");
    }
}

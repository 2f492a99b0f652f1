//! Reads a memory-mapped file block by block.

use super::codec::{Codec, Decoder};
use super::error::{CHECKSUM, FileError, WRONG_ENTRY, other_length, wrong_field};
use super::header::{HEADER, Header};
use super::index::{BLOCK_ENTRY, BlockEntry, ClassIndex, are_blocks};
use super::map::Map;
use crate::Grid;
use crate::catalogue::record;
use crate::catalogue::record::RECORD_BYTES;
use std::borrow::Borrow;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// An opened file. It can be read by several threads.
///
/// Opening it checks the header, the two indexes and all lengths. Each block is
/// checked against its checksum the first time it is read.
pub struct Reader {
    pub(super) map: Map,
    header: Header,
    classes: Option<ClassIndex>,
    /// Whether each block was checked.
    checked: Box<[AtomicBool]>,
}

impl Reader {
    /// Opens a file.
    ///
    /// # Errors
    /// The file cannot be mapped, is no `.gsc` file, needs a newer program, or has damage that
    /// shows without reading its blocks.
    pub fn open(path: &Path) -> Result<Reader, FileError> {
        let map = Map::open(path)?;
        let actual = map.bytes().len() as u64;
        map.check_length()?;
        let Some(bytes) = map.bytes().first_chunk::<HEADER>() else {
            // A file that was cut inside the header, or any short file.
            let beginning = &super::MAGIC[..map.bytes().len().min(super::MAGIC.len())];
            if actual == 0 || !map.bytes().starts_with(beginning) {
                return Err(FileError::foreign(&map.name));
            }
            let expected = HEADER as u64;
            return Err(map.damaged("header", &other_length(actual, expected)));
        };
        let header = Header::from_bytes(&map.name, bytes)?;
        let expected = header.file_length();
        if expected != actual {
            return Err(map.damaged("whole file", &other_length(actual, expected)));
        }

        // From here on every offset is one of the file, and so fits a usize.
        let (block_index, class_index) = (header.block_index(), header.class_index());
        let section = |bytes: &Range<u64>| &map.bytes()[range(bytes)];
        let index = section(&block_index);
        if xxh3_64(index) != header.block_index_checksum {
            return Err(map.damaged("block index", CHECKSUM));
        }
        let fits = |block, bytes| header.codec.fits(header.grids_of(block), bytes);
        if !are_blocks(index.as_chunks::<BLOCK_ENTRY>().0, header.blocks_length, fits) {
            return Err(map.damaged("block index", WRONG_ENTRY));
        }
        let classes = if header.classes {
            let bytes = section(&class_index);
            if xxh3_64(bytes) != header.class_index_checksum {
                return Err(map.damaged("class index", CHECKSUM));
            }
            let bytes = bytes.try_into().expect("its length is fixed");
            let classes = ClassIndex::from_bytes(bytes, header.grids);
            Some(classes.ok_or_else(|| map.damaged("class index", WRONG_ENTRY))?)
        } else {
            None
        };
        for padding in [
            HEADER as u64 + header.blocks_length..block_index.start,
            block_index.end..class_index.start,
            class_index.end..expected,
        ] {
            if section(&padding).iter().any(|&byte| byte != 0) {
                let place = format!("padding at byte {}", padding.start);
                return Err(map.damaged(&place, "bytes that must be zero are not"));
            }
        }

        let checked = (0..header.blocks()).map(|_| AtomicBool::new(false)).collect();
        Ok(Reader { map, header, classes, checked })
    }

    /// What the user calls the file.
    pub fn name(&self) -> &str {
        &self.map.name
    }

    /// Number of grids.
    #[expect(clippy::len_without_is_empty, reason = "a file is hardly ever empty")]
    pub fn len(&self) -> u64 {
        self.header.grids
    }

    /// What the header says.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where the classes of band 1 begin, if the file says so.
    pub fn classes(&self) -> Option<&ClassIndex> {
        self.classes.as_ref()
    }

    /// The identity of the file, which differs from that of files with other grids: the 128-bit
    /// XXH3 of its header and its block index, which has the checksums of all blocks.
    ///
    /// # Errors
    /// The file has become shorter.
    pub fn identity(&self) -> Result<u128, FileError> {
        self.map.check_length()?;
        let mut hasher = Xxh3::new();
        hasher.update(&self.map.bytes()[..HEADER]);
        hasher.update(&self.map.bytes()[range(&self.header.block_index())]);
        Ok(hasher.digest128())
    }

    fn damaged_block(&self, block: u64, reason: &str) -> FileError {
        let first = block * u64::from(self.header.block_grids);
        self.map.damaged(&format!("block {block} (records from {first})"), reason)
    }

    /// The block of a record, and its place in it.
    fn place_of(&self, record: u64) -> (u64, usize) {
        let block_grids = u64::from(self.header.block_grids);
        (record / block_grids, (record % block_grids) as usize)
    }

    fn entry(&self, block: u64) -> BlockEntry {
        let begin = self.header.block_index().start as usize + block as usize * BLOCK_ENTRY;
        let bytes = self.map.bytes()[begin..].first_chunk().expect("it has an entry for each");
        BlockEntry::from_bytes(bytes)
    }

    /// The place of a block's bytes in the file.
    fn extent(&self, block: u64) -> Range<usize> {
        let offset = self.entry(block).offset;
        let end = match block + 1 < self.header.blocks() {
            true => self.entry(block + 1).offset,
            false => self.header.blocks_length,
        };
        // Checked when the file was opened; if it has changed since, it is
        // better to find nothing than to panic.
        let found = offset <= end && end <= self.header.blocks_length;
        if found { range(&(HEADER as u64 + offset..HEADER as u64 + end)) } else { 0..0 }
    }

    /// The bytes of a block. Their checksum is compared when they are first asked for, and their
    /// number each time, as the file may have changed since then.
    pub(super) fn block(&self, block: u64) -> Result<&[u8], FileError> {
        self.map.check_length()?;
        let bytes = &self.map.bytes()[self.extent(block)];
        let is_checked = &self.checked[block as usize];
        if !is_checked.load(Ordering::Relaxed) {
            if xxh3_64(bytes) != self.entry(block).checksum {
                return Err(self.damaged_block(block, CHECKSUM));
            }
            is_checked.store(true, Ordering::Relaxed);
        }
        if !self.header.codec.fits(self.header.grids_of(block), bytes.len() as u64) {
            return Err(self.damaged_block(block, &wrong_field("its length")));
        }
        Ok(bytes)
    }

    /// Makes `grids` the first `count` grids of a block. What they were before
    /// only saves time.
    pub(super) fn decode(
        &self,
        decoder: &mut Decoder,
        block: u64,
        count: usize,
        grids: &mut Vec<Grid>,
    ) -> Result<(), FileError> {
        let bytes = self.block(block).inspect_err(|_| grids.clear())?;
        let whole = count == self.header.grids_of(block);
        decoder.decode(bytes, count, whole, grids).map_err(|reason| {
            let record = block * u64::from(self.header.block_grids) + grids.len() as u64;
            self.map.damaged_record(record, reason)
        })
    }

    /// One grid. A block of codec `packed` is decoded up to it: for many grids
    /// that follow one another take [`grids`](Self::grids).
    ///
    /// # Errors
    /// There is no such record, or its block is damaged.
    pub fn get(&self, record: u64) -> Result<Grid, FileError> {
        if record >= self.len() {
            return Err(self.no_record(record));
        }
        let (block, at) = self.place_of(record);
        if self.header.codec == Codec::Raw {
            let (records, _) = self.block(block)?.as_chunks::<RECORD_BYTES>();
            let grid = record::grid(&records[at]);
            return grid.map_err(|reason| self.map.damaged_record(record, reason));
        }
        let mut grids = Vec::new();
        self.decode(&mut Decoder::new(self.header.codec), block, at + 1, &mut grids)?;
        Ok(grids.pop().expect("as many as were asked for"))
    }

    fn no_record(&self, record: u64) -> FileError {
        let (name, records) = (self.name(), self.len());
        let plural = if records == 1 { "" } else { "s" };
        FileError(format!("{name} has no record {record}: it has {records} record{plural}"))
    }

    /// The grids of these records, one after another. One block is decoded at a time; the pages of
    /// the file that were read stay in memory until the system needs it.
    ///
    /// # Errors
    /// There are no such records.
    pub fn grids(&self, records: Range<u64>) -> Result<Grids<&Reader>, FileError> {
        Grids::new(self, records)
    }
}

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reader").field("name", &self.name()).field("header", &self.header).finish()
    }
}

/// A range of the file; both numbers are at most its length.
fn range(bytes: &Range<u64>) -> Range<usize> {
    bytes.start as usize..bytes.end as usize
}

/// The grids of some records of a file. After an error it ends.
pub struct Grids<R> {
    reader: R,
    decoder: Decoder,
    records: Range<u64>,
    /// Decoded grids, and how many of them were given away.
    grids: Vec<Grid>,
    given: usize,
}

impl<R: Borrow<Reader>> Grids<R> {
    /// The grids of these records.
    ///
    /// # Errors
    /// There are no such records.
    pub fn new(reader: R, records: Range<u64>) -> Result<Grids<R>, FileError> {
        let file = reader.borrow();
        if !records.is_empty() && records.end > file.len() {
            return Err(file.no_record(records.start.max(file.len())));
        }
        let decoder = Decoder::new(file.header.codec);
        Ok(Grids { reader, decoder, records, grids: Vec::new(), given: 0 })
    }

    /// The next grids, at most a block of them; none at the end.
    ///
    /// # Errors
    /// A block is damaged. The grids before it were given.
    pub fn next_block(&mut self) -> Result<&[Grid], FileError> {
        if self.given == self.grids.len() {
            self.read_block()?;
        }
        let given = std::mem::replace(&mut self.given, self.grids.len());
        Ok(&self.grids[given..])
    }

    fn read_block(&mut self) -> Result<(), FileError> {
        self.given = self.grids.len();
        if self.records.is_empty() {
            return Ok(());
        }
        let file = self.reader.borrow();
        let (block, first) = file.place_of(self.records.start);
        let left = usize::try_from(self.records.end - self.records.start).unwrap_or(usize::MAX);
        let end = file.header.grids_of(block).min(first.saturating_add(left));
        if let Err(error) = file.decode(&mut self.decoder, block, end, &mut self.grids) {
            // Nothing of the file is looked at any more: it may be gone.
            self.given = self.grids.len();
            self.records.end = self.records.start;
            return Err(error);
        }
        self.given = first;
        self.records.start += (end - first) as u64;
        Ok(())
    }
}

impl<R: Borrow<Reader>> Iterator for Grids<R> {
    type Item = Result<Grid, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.given == self.grids.len()
            && let Err(error) = self.read_block()
        {
            return Some(Err(error));
        }
        let grid = self.grids.get(self.given).copied()?;
        self.given += 1;
        Some(Ok(grid))
    }
}

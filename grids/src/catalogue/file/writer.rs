//! Writes a file, which takes its name at the end.

use super::codec::Codec;
use super::error::{DESCENDS, FileError, other_class};
use super::header::{BLOCK_GRIDS, HEADER, Header, MOST_BLOCK_GRIDS, Order, aligned};
use super::index::{BlockEntry, CLASSES, ClassIndex};
use crate::Grid;
use crate::files::{Place, Replacement};
use crate::symmetry::BandClass;
use std::cmp::Ordering;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tempfile::TempPath;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// The class of a grid's first band, 1 to 416.
pub(super) fn class_of_band_1(grid: &Grid) -> usize {
    BandClass::of_band(grid.digits().first_chunk().expect("a grid has 81 digits")).number()
}

fn failed(path: &Path, error: io::Error) -> FileError {
    FileError::io("write", &path.display().to_string(), error)
}

/// How a file is to be written.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How grids are stored.
    pub codec: Codec,
    /// Grids of a block, 1 to 65,536.
    pub block_grids: u32,
    /// Whether all grids are in minlex form. The writer does not check that.
    pub minlex: bool,
    /// Write an index of the classes of band 1. The grids must then be in
    /// minlex form and come in ascending order.
    pub classes: bool,
}

impl Options {
    /// Any grids in any order.
    pub fn new(codec: Codec) -> Options {
        Options { codec, block_grids: BLOCK_GRIDS, minlex: false, classes: false }
    }

    /// Grids in minlex form and ascending order, with their classes.
    pub fn catalogue(codec: Codec) -> Options {
        Options { minlex: true, classes: true, ..Options::new(codec) }
    }
}

/// A file being written. If it is dropped before [`finish`](Self::finish),
/// nothing is left of it.
pub struct Writer {
    path: PathBuf,
    options: Options,
    out: BufWriter<Replacement>,
    /// Bytes of the blocks written.
    blocks_length: u64,
    body: Xxh3,
    /// The block index so far.
    index: Vec<u8>,
    /// Grids of the block that is not full yet.
    grids: Vec<Grid>,
    written: u64,
    last: Option<Grid>,
    order: Order,
    /// Class of the last grid, and the number of grids of each class.
    class: usize,
    counts: Box<[u64; CLASSES]>,
}

impl Writer {
    /// Begins a file. It appears under its name when it is finished, and then
    /// takes the place of one that is there.
    ///
    /// # Errors
    /// No file can be made in its folder, or something else than a file has
    /// its name.
    ///
    /// # Panics
    /// The size of a block is out of range.
    pub fn create(path: &Path, options: Options) -> Result<Writer, FileError> {
        assert!((1..=MOST_BLOCK_GRIDS).contains(&options.block_grids), "size of a block");
        let file = Place::of(path).and_then(|place| place.replace());
        let file = file.map_err(|error| failed(path, error))?;
        let mut writer = Writer {
            path: path.to_owned(),
            options,
            out: BufWriter::with_capacity(1 << 20, file),
            blocks_length: 0,
            body: Xxh3::new(),
            index: Vec::new(),
            grids: Vec::with_capacity(options.block_grids as usize),
            written: 0,
            last: None,
            order: Order::StrictlyAscending,
            class: 1,
            counts: Box::new([0; CLASSES]),
        };
        // Room for the header, which is known at the end.
        let zeros = [0; HEADER];
        writer.out.write_all(&zeros).map_err(|error| failed(path, error))?;
        Ok(writer)
    }

    /// Number of grids so far.
    #[expect(clippy::len_without_is_empty, reason = "a file is hardly ever empty")]
    pub fn len(&self) -> u64 {
        self.written + self.grids.len() as u64
    }

    /// Adds a grid.
    ///
    /// # Errors
    /// The disk is full, or the like; or the file is to have a class index and
    /// the grid is not in order.
    pub fn push(&mut self, grid: &Grid) -> Result<(), FileError> {
        let order = match &self.last {
            None => Ordering::Greater,
            Some(last) => grid.cmp(last),
        };
        self.order = self.order.min(match order {
            Ordering::Greater => Order::StrictlyAscending,
            Ordering::Equal => Order::Ascending,
            Ordering::Less => Order::AsGiven,
        });
        if self.options.classes {
            let band = |grid: &Grid| *grid.digits().first_chunk::<27>().expect("a grid has 81");
            if self.last.as_ref().is_none_or(|last| band(last) != band(grid)) {
                let found = class_of_band_1(grid);
                if !(self.class..=CLASSES).contains(&found) {
                    return Err(self.misplaced(&other_class(found, self.class)));
                }
                self.class = found;
            }
            if order == Ordering::Less {
                return Err(self.misplaced(DESCENDS));
            }
            self.counts[self.class - 1] += 1;
        }
        self.last = Some(*grid);
        self.grids.push(*grid);
        if self.grids.len() == self.options.block_grids as usize {
            self.write_block()?;
        }
        Ok(())
    }

    fn misplaced(&self, reason: &str) -> FileError {
        let (name, record) = (self.path.display(), self.len());
        FileError(format!("grid {record} of {name} (from 0) is not in order: {reason}"))
    }

    fn write_block(&mut self) -> Result<(), FileError> {
        let mut encoded = Vec::new();
        self.options.codec.encode(&self.grids, &mut encoded);
        let length = encoded.len() as u64;
        assert!(self.options.codec.fits(self.grids.len(), length), "a reader would refuse it");
        let checksum = xxh3_64(&encoded);
        BlockEntry { offset: self.blocks_length, checksum }.append_to(&mut self.index);
        self.blocks_length += length;
        self.written += self.grids.len() as u64;
        self.grids.clear();
        self.write(&encoded)
    }

    /// Writes bytes that come after the header.
    fn write(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.body.update(bytes);
        self.out.write_all(bytes).map_err(|error| failed(&self.path, error))
    }

    /// Writes a section that begins at `offset`, and zeros up to the next.
    fn write_section(&mut self, offset: u64, bytes: &[u8]) -> Result<(), FileError> {
        self.write(bytes)?;
        let end = offset + bytes.len() as u64;
        let zeros = [0; 64];
        self.write(&zeros[..(aligned(end) - end) as usize])
    }

    /// Ends the file and gives it its name. Everything is on the disk then.
    ///
    /// # Errors
    /// The disk is full, or the like.
    pub fn finish(self) -> Result<Header, FileError> {
        let path = self.path.clone();
        let (header, file) = self.end()?;
        file.commit().map_err(|error| failed(&path, error))?;
        Ok(header)
    }

    /// Ends a file that is needed only as long as its path is not dropped. It
    /// takes no name, and is not waited for until it is on the disk.
    ///
    /// # Errors
    /// The disk is full, or the like.
    pub fn finish_temporary(self) -> Result<TempPath, FileError> {
        Ok(self.end()?.1.into_temporary())
    }

    /// Writes what is left.
    fn end(mut self) -> Result<(Header, Replacement), FileError> {
        if !self.grids.is_empty() {
            self.write_block()?;
        }
        let mut header = Header {
            codec: self.options.codec,
            order: self.order,
            minlex: self.options.minlex,
            classes: self.options.classes,
            grids: self.written,
            block_grids: self.options.block_grids,
            blocks_length: self.blocks_length,
            block_index_checksum: 0,
            class_index_checksum: 0,
            body_checksum: 0,
        };
        self.write_section(HEADER as u64 + self.blocks_length, &[])?;
        let index = std::mem::take(&mut self.index);
        header.block_index_checksum = xxh3_64(&index);
        self.write_section(header.block_index().start, &index)?;
        if header.classes {
            let index = ClassIndex::from_counts(&self.counts).to_bytes();
            header.class_index_checksum = xxh3_64(&index);
            self.write_section(header.class_index().start, &index)?;
        }
        header.body_checksum = self.body.digest();
        self.out
            .seek(SeekFrom::Start(0))
            .and_then(|_| self.out.write_all(&header.to_bytes()))
            .map_err(|error| failed(&self.path, error))?;
        let Writer { path, out, .. } = self;
        let file = out.into_inner().map_err(|error| failed(&path, error.into_error()))?;
        Ok((header, file))
    }
}

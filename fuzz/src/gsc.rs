//! Files `.gsc`.
//!
//! The first byte says what the others are. Checksums would refuse nearly all of
//! them: they are put right where they are checked.

use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, HEADER, Header, Reader, verify};
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::xxh3_64;

/// What bytes can be, by their first one.
pub const HEADER_KIND: u8 = 0;
/// A block of codec `raw`: the number of its grids, then its bytes.
pub const RAW_KIND: u8 = 1;
/// The same of codec `packed`.
pub const PACKED_KIND: u8 = 2;
/// A whole file.
pub const FILE_KIND: u8 = 3;

/// Reads the bytes as what they are. `folder` is a place for files.
pub fn read(data: &[u8], folder: &Path) {
    let Some((&kind, data)) = data.split_first() else { return };
    match kind {
        HEADER_KIND => read_header(data),
        RAW_KIND => read_block(Codec::Raw, data),
        PACKED_KIND => read_block(Codec::Packed, data),
        FILE_KIND => read_file(data, &folder.join("fuzzed.gsc")),
        _ => {}
    }
}

fn read_header(data: &[u8]) {
    let Some(mut bytes) = data.first_chunk::<HEADER>().copied() else { return };
    let _ = Header::from_bytes("fuzzed", &bytes);
    put_header_right(&mut bytes);
    if let Ok(header) = Header::from_bytes("fuzzed", &bytes) {
        assert_eq!(header.to_bytes(), bytes);
    }
}

fn put_header_right(file: &mut [u8]) {
    let checksum = xxh3_64(&file[..HEADER - 8]);
    file[HEADER - 8..HEADER].copy_from_slice(&checksum.to_le_bytes());
}

fn check(grid: &Grid) {
    assert!(Grid::from_digits(*grid.digits()).is_ok(), "{grid} is no grid");
}

fn read_block(codec: Codec, data: &[u8]) {
    let Some((&count, block)) = data.split_first() else { return };
    let Ok(grids) = codec.decode(block, count.into()) else { return };
    assert_eq!(grids.len(), usize::from(count));
    grids.iter().for_each(check);
    let mut again = Vec::new();
    codec.encode(&grids, &mut again);
    assert!(codec.decode(&again, grids.len()).is_ok_and(|read| read == grids));
}

fn read_file(data: &[u8], path: &Path) {
    let mut bytes = data.to_vec();
    put_right(&mut bytes);
    fs::write(path, bytes).expect("a temporary file can be written");
    let Ok(reader) = Reader::open(path) else { return };
    // All that a small file can hold; a forged header may say more.
    for grid in reader.grids(0..reader.len()).expect("all its records").map_while(Result::ok) {
        check(&grid);
    }
    for record in [0, reader.len() / 2, reader.len().saturating_sub(1)] {
        if let Ok(grid) = reader.get(record) {
            check(&grid);
        }
    }
    let _ = verify(&reader, &AtomicBool::new(false), |_| ());
}

fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes = bytes.get(at..)?.first_chunk::<8>()?;
    usize::try_from(u64::from_le_bytes(*bytes)).ok()
}

/// Puts the checksums of a file right, as far as its lengths lead to them.
fn put_right(file: &mut [u8]) -> Option<()> {
    if file.len() < HEADER {
        return None;
    }
    let put = |file: &mut [u8], at: usize, checksum: u64| {
        file[at..at + 8].copy_from_slice(&checksum.to_le_bytes());
    };
    let (blocks, length) = (number(file, 40)?, number(file, 48)?);
    let index = number(file, 56)?..number(file, 56)?.checked_add(number(file, 64)?)?;
    if file.get(index.clone()).is_some() {
        for entry in index.clone().step_by(16).filter(|entry| entry + 16 <= index.end) {
            let end = if entry + 32 <= index.end { number(file, entry + 16)? } else { length };
            let block = blocks.checked_add(number(file, entry)?)?..blocks.checked_add(end)?;
            if let Some(checksum) = file.get(block).map(xxh3_64) {
                put(file, entry + 8, checksum);
            }
        }
        let checksum = xxh3_64(&file[index]);
        put(file, 96, checksum);
    }
    let classes = number(file, 72)?..number(file, 72)?.checked_add(number(file, 80)?)?;
    if !classes.is_empty() {
        let checksum = file.get(classes).map(xxh3_64)?;
        put(file, 104, checksum);
    }
    let checksum = xxh3_64(&file[HEADER..]);
    put(file, 112, checksum);
    put_header_right(file);
    Some(())
}

//! Files as a whole: written, read, cut and changed.

use super::header::{BLOCK_GRIDS, Order};
use super::index::ClassIndex;
use super::*;
use crate::Grid;
use crate::catalogue::tests::{minlex, random, sequences, successors};
use crate::catalogue::whole;
use crate::symmetry::BandClass;
use crate::test_size::test_size;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use tempfile::TempDir;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

const CODECS: [Codec; 2] = [Codec::Raw, Codec::Packed];

/// Grids of the whole catalogue.
fn catalogue(range: Range<u64>) -> Vec<Grid> {
    whole::grids(range).collect()
}

fn write(path: &Path, options: Options, grids: &[Grid]) -> Result<Header, FileError> {
    let mut writer = Writer::create(path, options)?;
    grids.iter().try_for_each(|grid| writer.push(grid))?;
    writer.finish()
}

fn small(codec: Codec) -> Options {
    Options { block_grids: 100, ..Options::new(codec) }
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids.gsc");
    (folder, path)
}

fn read(path: &Path) -> Result<Vec<Grid>, FileError> {
    let reader = Reader::open(path)?;
    reader.grids(0..reader.len())?.collect()
}

fn check(path: &Path) -> Result<bool, FileError> {
    verify(&Reader::open(path)?, &AtomicBool::new(false), |_| ())
}

#[test]
fn files_round_trip() {
    let (_folder, path) = folder();
    for codec in CODECS {
        for (name, grids) in sequences(1000) {
            for part in [&grids[..], &grids[..100], &grids[..1], &[]] {
                let header = write(&path, small(codec), part).unwrap();
                let sorted = part.is_sorted();
                let strictly = part.is_sorted_by(|a, b| a < b);
                let order = match (sorted, strictly) {
                    (true, true) => Order::StrictlyAscending,
                    (true, false) => Order::Ascending,
                    _ => Order::AsGiven,
                };
                assert_eq!((header.grids, header.order), (part.len() as u64, order), "{name}");
                assert!(read(&path).unwrap() == part, "{name} {codec:?}");
                assert!(check(&path).unwrap());
                assert_eq!(fs::metadata(&path).unwrap().len() % 64, 0);
            }
        }
    }
}

#[test]
fn any_part_can_be_read() {
    let (_folder, path) = folder();
    let grids = successors(&minlex(3), 1050);
    for codec in CODECS {
        write(&path, small(codec), &grids).unwrap();
        let reader = Reader::open(&path).unwrap();
        for (from, to) in [(0, 0), (0, 1), (99, 101), (100, 200), (1049, 1050), (150, 1050)] {
            let part: Result<Vec<Grid>, _> = reader.grids(from..to).unwrap().collect();
            assert!(part.unwrap() == grids[from as usize..to as usize], "{from}..{to}");
        }
        for record in [0, 1, 99, 100, 555, 1049] {
            assert_eq!(reader.get(record).unwrap(), grids[record as usize]);
        }
        let missing = reader.get(1050).unwrap_err();
        assert!(missing.to_string().ends_with("has no record 1050: it has 1050 records"));
        assert!(reader.get(u64::MAX).is_err() && reader.grids(1000..1051).is_err());

        // By blocks, beginning inside of one.
        let mut blocks = reader.grids(50..301).unwrap();
        let mut lengths = Vec::new();
        while let [first, .., last] | [first @ last] = blocks.next_block().unwrap() {
            lengths.push((*first, *last));
        }
        let ends = |a: usize, b: usize| (grids[a], grids[b]);
        assert!(lengths == [ends(50, 99), ends(100, 199), ends(200, 299), ends(300, 300)]);
    }
}

#[test]
fn classes_are_found_again() {
    let (_folder, path) = folder();
    // The end of class 350, and the beginning of 351.
    let begin = whole::class_range(BandClass::new(351).unwrap()).start;
    let grids = catalogue(begin - 150..begin + 100);
    for codec in CODECS {
        let options = Options { block_grids: 100, ..Options::catalogue(codec) };
        let mut turned = grids.clone();
        turned.rotate_left(150);
        let error = write(&path, options, &turned).unwrap_err().to_string();
        assert!(error.starts_with("grid 100 of ") && error.contains("is not in order"), "{error}");
        assert!(!path.exists());

        let mut header = write(&path, options, &grids).unwrap();
        assert!(header.minlex && header.classes);
        let reader = Reader::open(&path).unwrap();
        let records = |class: usize| reader.classes().unwrap().records(class);
        assert_eq!([349, 350, 351, 352].map(records), [0..0, 0..150, 150..250, 250..250]);
        assert!(check(&path).unwrap());
        let stop = AtomicBool::new(true);
        assert!(!verify(&reader, &stop, |_| ()).unwrap());

        // One of class 350 counted for 351.
        let mut counts = [0; CLASSES];
        (counts[349], counts[350]) = (149, 101);
        let index = ClassIndex::from_counts(&counts).to_bytes();
        let mut bytes = fs::read(&path).unwrap();
        bytes[header.class_index().start as usize..][..index.len()].copy_from_slice(&index);
        header.class_index_checksum = xxh3_64(&index);
        header.body_checksum = xxh3_64(&bytes[HEADER..]);
        bytes[..HEADER].copy_from_slice(&header.to_bytes());
        fs::write(&path, &bytes).unwrap();
        let error = check(&path).unwrap_err().to_string();
        assert!(error.ends_with("record 149: its first band has class 350, not 351"), "{error}");
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_writer_leaves_a_whole_file_or_none() {
    let (folder, path) = folder();
    let names = || fs::read_dir(folder.path()).unwrap().count();
    let mut writer = Writer::create(&path, small(Codec::Raw)).unwrap();
    random(1, 500).iter().for_each(|grid| writer.push(grid).unwrap());
    assert_eq!((path.exists(), names(), writer.len()), (false, 1, 500));
    drop(writer);
    assert_eq!(names(), 0);

    fs::write(&path, "old").unwrap();
    drop(Writer::create(&path, small(Codec::Raw)).unwrap());
    assert_eq!(fs::read(&path).unwrap(), b"old");
    write(&path, small(Codec::Packed), &random(1, 5)).unwrap();
    assert_eq!((read(&path).unwrap().len(), names()), (5, 1));

    assert!(Writer::create(folder.path(), small(Codec::Raw)).is_err());
    assert!(Writer::create(&path.join("x"), small(Codec::Raw)).is_err());
    #[cfg(unix)]
    {
        assert!(Writer::create(Path::new("/dev/null"), small(Codec::Raw)).is_err());
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write(&link, small(Codec::Raw), &random(2, 7)).unwrap();
        assert_eq!(read(&path).unwrap().len(), 7);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}

#[test]
fn what_is_no_file_cannot_be_opened() {
    let (folder, path) = folder();
    let error = |path: &Path| Reader::open(path).unwrap_err().to_string();
    assert!(error(&path).starts_with("cannot open "));
    assert!(error(folder.path()).starts_with("cannot open "));
    #[cfg(unix)]
    assert!(error(Path::new("/dev/zero")).starts_with("cannot open /dev/zero: "));
    for foreign in [&b""[..], b"\x89PNG\r\n\x1A\n", b"1234", &[b'1'; 1000]] {
        fs::write(&path, foreign).unwrap();
        assert!(error(&path).ends_with(" is not a .gsc file"), "{foreign:?}");
    }
    // Cut; and changed by a transfer as text.
    for broken in [&MAGIC[..], &[b"\x89GSC\n\x1A\n", &[0; 200][..]].concat()] {
        fs::write(&path, broken).unwrap();
        assert!(error(&path).contains(" is damaged: header: "), "{}", error(&path));
    }
}

fn is_changed(error: &FileError) -> bool {
    error.to_string().contains(" was changed while it was being read")
}

#[test]
fn a_file_that_changes_while_it_is_read_is_an_error() {
    let (_folder, path) = folder();
    for codec in CODECS {
        write(&path, small(codec), &random(3, 500)).unwrap();
        let reader = Reader::open(&path).unwrap();
        let mut grids = reader.grids(0..500).unwrap();
        assert!(grids.next().unwrap().is_ok());
        let length = fs::metadata(&path).unwrap().len();
        fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(length - 64).unwrap();
        let end = grids.find(Result::is_err).unwrap().unwrap_err();
        assert!(is_changed(&end), "{end}");
        assert!(grids.next().is_none());
        assert!(is_changed(&reader.get(499).unwrap_err()));
    }
}

/// The file has many memory pages: those behind the cut can no longer be read.
#[test]
fn a_file_that_is_cut_while_it_is_read_is_an_error() {
    let (_folder, path) = folder();
    let many = random(3, 20_000);
    for codec in CODECS {
        for length in [100, 0] {
            write(&path, small(codec), &many).unwrap();
            let reader = Reader::open(&path).unwrap();
            let mut grids = reader.grids(0..reader.len()).unwrap();
            let mut blocks = reader.grids(0..reader.len()).unwrap();
            assert!(grids.next().unwrap().is_ok() && blocks.next_block().unwrap().len() == 100);
            fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(length).unwrap();
            // What was decoded is still given.
            assert_eq!(grids.by_ref().take(99).filter(|grid| grid.is_ok()).count(), 99);
            let end = grids.next().unwrap().unwrap_err();
            assert!(is_changed(&end), "{end}");
            assert!(end.to_string().contains(&format!(" it has {length} bytes ")), "{end}");
            assert!(grids.next().is_none());
            assert!(is_changed(&blocks.next_block().unwrap_err()));
            assert!(blocks.next_block().unwrap().is_empty());
            let stop = AtomicBool::new(false);
            assert!(is_changed(&verify(&reader, &stop, |_| ()).unwrap_err()));
        }
    }
}

#[test]
fn the_first_bad_record_is_reported_with_any_number_of_threads() {
    let (_folder, path) = folder();
    let sorted = successors(&minlex(3), 20_000);
    let minlex = catalogue(5_000_000_000..5_000_004_000);
    // After one of them, and before the next.
    let between = successors(&minlex[3149], 2)[1];
    assert!(between < minlex[3150]);
    let verified = |path: &Path| {
        let reader = Reader::open(path).unwrap();
        let results = [1, 2, 5].map(|threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let mut told = vec![0];
            let stop = AtomicBool::new(false);
            let verified = pool.install(|| verify(&reader, &stop, |n| told.push(n)));
            assert!(told.is_sorted());
            verified.map(|done| (done, told.pop())).map_err(|error| error.to_string())
        });
        assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
        results[0].clone()
    };
    for codec in CODECS {
        // Swapped inside of a block, and at the end of one; then one comes twice.
        for (bad, said) in [(1950, "smaller than"), (7700, "smaller than"), (300, "the same as")] {
            let mut grids = sorted.clone();
            match said {
                "the same as" => grids[bad] = grids[bad - 1],
                _ => grids.swap(bad - 1, bad),
            }
            grids.swap(9000, 9001);
            let mut header = write(&path, small(codec), &grids).unwrap();
            header.order = Order::StrictlyAscending;
            let mut bytes = fs::read(&path).unwrap();
            bytes[..HEADER].copy_from_slice(&header.to_bytes());
            // A block after all these whose checksum does not match.
            bytes[HEADER + header.blocks_length as usize - 1] ^= 1;
            fs::write(&path, &bytes).unwrap();
            let error = verified(&path).unwrap_err();
            let expected = format!("record {bad}: it is {said} the record before it");
            assert!(error.ends_with(&expected), "{error}");
        }
        let options = Options { minlex: true, ..small(codec) };
        let header = write(&path, options, &minlex).unwrap();
        assert_eq!(verified(&path), Ok((true, Some(4000))));
        let mut odd = minlex.clone();
        odd.insert(3150, between);
        write(&path, options, &odd).unwrap();
        let error = verified(&path).unwrap_err();
        assert!(error.ends_with("record 3150: it is not in minlex form"), "{error}");
        write(&path, options, &minlex).unwrap();
        let mut bytes = fs::read(&path).unwrap();
        for byte in [HEADER + header.blocks_length as usize - 1, HEADER] {
            bytes[byte] ^= 1;
            fs::write(&path, &bytes).unwrap();
            let block = if byte == HEADER { 0 } else { 39 };
            let error = verified(&path).unwrap_err();
            assert!(error.contains(&format!("block {block} (records from ")), "{error}");
        }
    }
}

#[test]
fn a_locked_file_is_not_read() {
    let (_folder, path) = folder();
    write(&path, small(Codec::Raw), &random(3, 5)).unwrap();
    let file = fs::File::open(&path).unwrap();
    file.lock().unwrap();
    let error = Reader::open(&path).unwrap_err().to_string();
    assert!(error.ends_with(" is locked by another process"), "{error}");
    file.unlock().unwrap();
    let (one, two) = (Reader::open(&path), Reader::open(&path));
    assert!(one.is_ok() && two.is_ok());
}

/// Single bytes are changed, and ends cut off a tenth as often.
#[test]
fn every_change_and_every_cut_is_seen() {
    let (_folder, path) = folder();
    let mut rng = SmallRng::seed_from_u64(11);
    let changes = test_size(200, 10_000);
    let mut grids = successors(&minlex(3), 700);
    grids.extend(random(4, 30));
    let sorted = catalogue(0..730);
    let options = Options { block_grids: 100, ..Options::catalogue(Codec::Raw) };
    for codec in CODECS {
        for (options, grids) in [(small(codec), &grids), (Options { codec, ..options }, &sorted)] {
            write(&path, options, grids).unwrap();
            assert!(check(&path).unwrap());
            let whole = fs::read(&path).unwrap();
            let (mut at_open, mut at_read) = (0, 0);
            for _ in 0..changes / 2 {
                let mut changed = whole.clone();
                let byte = rng.random_range(0..whole.len());
                changed[byte] ^= rng.random_range(1..=255u8);
                fs::write(&path, changed).unwrap();
                let Ok(reader) = Reader::open(&path) else {
                    at_open += 1;
                    continue;
                };
                // Reading stops before the damaged block, and what it gave is right.
                let mut read = reader.grids(0..reader.len()).unwrap();
                let given: Vec<Grid> = read.by_ref().map_while(Result::ok).collect();
                assert!(given == grids[..given.len()], "byte {byte}");
                assert!(
                    given.len() < grids.len() && given.len().is_multiple_of(100),
                    "byte {byte}"
                );
                assert!(read.next().is_none(), "byte {byte}");
                let damaged = given.len() as u64;
                assert!(reader.get(damaged).is_err() && reader.get(damaged).is_err());
                assert!(check(&path).is_err(), "byte {byte}");
                at_read += 1;
            }
            println!("{codec:?}: changes seen at opening {at_open}, at reading {at_read}");
            for _ in 0..changes / 20 {
                let length = rng.random_range(0..whole.len());
                fs::write(&path, &whole[..length]).unwrap();
                assert!(Reader::open(&path).is_err(), "cut to {length} bytes");
            }
            println!("{codec:?}: cuts seen at opening {}", changes / 20);
            fs::write(&path, [&whole[..], &[0; 64]].concat()).unwrap();
            assert!(Reader::open(&path).is_err(), "longer");
        }
    }
}

/// The checksums are made right, as an attacker would do.
#[test]
fn a_forged_block_is_an_error_or_grids() {
    let (_folder, path) = folder();
    let mut rng = SmallRng::seed_from_u64(12);
    for codec in CODECS {
        let grids = successors(&minlex(1), 300);
        let header = write(&path, small(codec), &grids).unwrap();
        let whole = fs::read(&path).unwrap();
        let index = header.block_index().start as usize;
        for _ in 0..300 {
            let mut forged = whole.clone();
            for _ in 0..rng.random_range(1..4) {
                forged[128 + rng.random_range(0..header.blocks_length as usize)] = rng.random();
            }
            let mut header = header.clone();
            for block in 0..3 {
                let begin = |block: usize| -> usize {
                    if block == 3 {
                        return 128 + header.blocks_length as usize;
                    }
                    let at = index + 16 * block;
                    128 + u64::from_le_bytes(forged[at..at + 8].try_into().unwrap()) as usize
                };
                let checksum = xxh3_64(&forged[begin(block)..begin(block + 1)]);
                let at = index + 16 * block + 8;
                forged[at..at + 8].copy_from_slice(&checksum.to_le_bytes());
            }
            let entries = &forged[index..index + 48];
            header.block_index_checksum = xxh3_64(entries);
            header.body_checksum = xxh3_64(&forged[128..]);
            forged[..128].copy_from_slice(&header.to_bytes());
            fs::write(&path, forged).unwrap();
            let reader = Reader::open(&path).unwrap();
            for grid in reader.grids(0..300).unwrap().map_while(Result::ok) {
                assert!(Grid::from_digits(*grid.digits()).is_ok());
            }
        }
    }
}

/// Bytes of a mapped file that are in the memory of this process, if the system
/// tells.
fn resident(path: &Path) -> Option<usize> {
    let path = path.canonicalize().unwrap();
    let maps = fs::read_to_string("/proc/self/smaps").ok()?;
    let mut lines = maps.lines().skip_while(|line| !line.ends_with(path.to_str().unwrap()));
    let resident = lines.find_map(|line| line.strip_prefix("Rss:"))?;
    let kilobytes: usize = resident.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(1024 * kilobytes)
}

/// A file of 50 GB, nearly all of it a hole: no block of it is read when it is
/// opened, only its index of 12 MB.
#[test]
fn a_huge_file_is_opened_without_reading_it() {
    use std::io::{Seek, SeekFrom, Write};
    let (_folder, path) = folder();
    let mut header = Header {
        codec: Codec::Raw,
        order: Order::AsGiven,
        minlex: false,
        classes: false,
        grids: 50_000_000_000 / 16,
        block_grids: BLOCK_GRIDS,
        blocks_length: 50_000_000_000,
        block_index_checksum: 0,
        class_index_checksum: 0,
        body_checksum: 0,
    };
    let mut file = std::io::BufWriter::new(fs::File::create(&path).unwrap());
    if file.get_ref().set_len(header.file_length()).is_err() {
        println!("skipped: the file system has no files of 50 GB");
        return;
    }
    let mut hash = Xxh3::new();
    file.seek(SeekFrom::Start(header.block_index().start)).unwrap();
    for block in 0..header.blocks() {
        let offset = (block * u64::from(16 * BLOCK_GRIDS)).to_le_bytes();
        let entry = [offset, [0; 8]].concat();
        hash.update(&entry);
        file.write_all(&entry).unwrap();
    }
    header.block_index_checksum = hash.digest();
    file.seek(SeekFrom::Start(0)).unwrap();
    file.write_all(&header.to_bytes()).unwrap();
    file.flush().unwrap();
    let begun = std::time::Instant::now();
    let reader = Reader::open(&path).unwrap();
    println!("opened {} bytes in {:?}", header.file_length(), begun.elapsed());
    assert_eq!(reader.len(), 3_125_000_000);
    let index = header.block_index();
    let most = (index.end - index.start) as usize + (1 << 20);
    let little = |bytes: usize| assert!(bytes < most, "{bytes} bytes are in memory");
    match resident(&path) {
        Some(bytes) => little(bytes),
        None => println!("skipped: the system does not tell what is in memory"),
    }
    let error = reader.get(3_000_000_000).unwrap_err();
    assert!(error.to_string().contains("block 732421 (records from 2999996416)"), "{error}");
    resident(&path).into_iter().for_each(little);
}

//! Files of grids: bits a grid, and the time to decode and to check them.
//!
//!     cargo bench --bench catalogue_file
//!     cargo bench --bench catalogue_file -- decode
//!
//! For each class its first 131,072 grids, or what there is; the bits of these are
//! not those of the whole class. A file is opened once, so the checksums of its
//! blocks are checked in the first run only: `decode` is without them, and
//! `checksum` is what they take.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Options, Reader, Writer};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::BandClass;
use std::hint::black_box;
use std::path::Path;
use xxhash_rust::xxh3::xxh3_64;

/// Grids of a file.
const GRIDS: usize = 1 << 17;

fn grids(class: usize) -> Vec<Grid> {
    let class = BandClass::new(class).expect("there is such a class");
    whole::grids(whole::class_range(class)).take(GRIDS).collect()
}

fn write(path: &Path, codec: Codec, grids: &[Grid]) -> Reader {
    let mut writer = Writer::create(path, Options::new(codec)).expect("a temporary file");
    grids.iter().for_each(|grid| writer.push(grid).expect("room for it"));
    writer.finish().expect("room for it");
    Reader::open(path).expect("a sound file")
}

/// Decodes all; the last digit, so that something comes of it.
fn decode(reader: &Reader) -> u8 {
    let mut grids = reader.grids(0..reader.len()).expect("all of them");
    let mut last = 0;
    while let [.., grid] = grids.next_block().expect("a sound file") {
        last = grid.digit(80);
    }
    last
}

fn files(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for class in [1, 6, 50, 150, 300] {
        let grids = grids(class);
        for codec in [Codec::Raw, Codec::Packed] {
            let path = folder.path().join(format!("{class}-{}.gsc", codec.name()));
            let reader = write(&path, codec, &grids);
            let bits = 8.0 * reader.header().file_length() as f64 / grids.len() as f64;
            println!(
                "class {class:03}, {}: {} grids, {bits:.2} bits a grid",
                codec.name(),
                grids.len()
            );
            let mut group =
                criterion.benchmark_group(format!("class {class:03}, {}", codec.name()));
            group.throughput(Throughput::Elements(grids.len() as u64));
            group.bench_function("decode", |b| b.iter(|| decode(black_box(&reader))));
            let bytes = std::fs::read(&path).expect("it was written");
            group.bench_function("checksum", |b| b.iter(|| xxh3_64(black_box(&bytes))));
            group.finish();
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = files
}
criterion_main!(benches);

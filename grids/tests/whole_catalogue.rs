//! The catalogue of all essentially different grids against what is known of
//! it. The full run is `scripts/full-catalogue`.

use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Options, Writer};
use gridsieve_grids::catalogue::walk::Walk;
use gridsieve_grids::catalogue::whole::{
    Count, GRIDS, RowCount, class_range, grids, rank, rank_minlex, row_parts, unrank,
};
use gridsieve_grids::symmetry::{BandClass, minlex};
use md5::{Digest, Md5};
use test_size::test_size;

#[allow(dead_code)] // The tests of other crates use more of it.
#[path = "../../tests/support/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "../../tests/support/test_size.rs"]
mod test_size;

/// A row of `band-classes.tsv.xz`.
struct BandClassRow {
    /// Its number, 1 to 416.
    class: usize,
    /// Automorphisms of the band.
    automorphisms: usize,
    /// Number of essentially different grids.
    grids: u64,
    /// The first and the last of them.
    ends: Option<[Grid; 2]>,
}

/// All band classes in order.
fn band_classes() -> Vec<BandClassRow> {
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let grid = |field: usize| fields.get(field).and_then(|text| text.parse::<Grid>().ok());
        BandClassRow {
            class: fields[0].parse().expect("a number"),
            automorphisms: fields[1].parse().expect("a number"),
            grids: fields[2].parse().expect("a number"),
            ends: grid(3).zip(grid(4)).map(|(first, last)| [first, last]),
        }
    };
    let rows: Vec<BandClassRow> =
        data::lines(&data::read("band-classes.tsv.xz")).map(row).collect();
    assert!(rows.iter().map(|row| row.class).eq(1..=416));
    assert!(rows.iter().all(|row| row.ends.is_some() == (row.grids != 0)));
    rows
}

fn class(number: usize) -> BandClass {
    BandClass::new(number).unwrap()
}

/// 81 digits and a newline for each grid. Packed, it takes less than 4 bits a
/// grid.
#[test]
fn class_1_has_the_known_digest_and_is_packed_well() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options::catalogue(Codec::Packed);
    let mut packed = Writer::create(&folder.path().join("1.gsc"), options).unwrap();
    let mut digest = Md5::new();
    let mut lines = Vec::new();
    for part in row_parts(class_range(class(1))) {
        lines.clear();
        for grid in part.grids() {
            lines.extend(grid.digits().iter().map(|digit| b'0' + digit));
            lines.push(b'\n');
            packed.push(&grid).unwrap();
        }
        digest.update(&lines);
    }
    let digest: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest, "7118aa161b6e76c0176deac77f567d25");
    let header = packed.finish().unwrap();
    assert!(header.file_length() * 8 < header.grids * 4, "{header:?}");
}

#[test]
fn counts_and_ends_of_the_last_classes_are_the_known_ones() {
    let rows = band_classes();
    for row in &rows[test_size(408, 350) - 1..] {
        let walk = Walk::new(class(row.class));
        let mut count = Count::default();
        for row_4 in 0..walk.rows_4().count() {
            count.add(&RowCount::new(&walk, row_4).count);
        }
        assert_eq!((count.grids, count.ends), (row.grids, row.ends), "{}", row.class);
        assert_eq!(count.automorphisms.values().sum::<u64>(), row.grids);
    }
}

#[test]
fn the_table_has_the_known_counts_and_ends() {
    let rows = band_classes();
    for row in &rows {
        assert_eq!(class(row.class).automorphisms(), row.automorphisms);
        let range = class_range(class(row.class));
        assert_eq!(range.end - range.start, row.grids);
        if let Some([first, last]) = row.ends {
            assert_eq!(unrank(range.start), Some(first));
            assert_eq!(rank(&last), range.end - 1);
        }
    }
    assert_eq!(rows.iter().map(|row| row.grids).sum::<u64>(), GRIDS);
}

#[test]
fn grids_with_17_clues_are_in_the_catalogue() {
    for known in data::known_17_sample() {
        let form = minlex(&known.grid);
        let index = rank_minlex(&form);
        assert!(class_range(form.class).contains(&index));
        assert_eq!(unrank(index), Some(form.grid));
    }
}

/// A stream from the middle of a row 4 on.
#[test]
fn streams_agree_with_single_grids() {
    let begin = 3_000_000_000;
    for (index, grid) in (begin..).zip(grids(begin..begin + 40_000)).step_by(9_999) {
        assert_eq!(unrank(index), Some(grid));
    }
}

//! The table, and ways through it.

use super::*;
use crate::catalogue::class_lists;
use crate::symmetry::Morph;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn class(number: usize) -> BandClass {
    BandClass::new(number).unwrap()
}

/// The numbers of grids of the parts of a row 4.
fn parts_of(class: BandClass, row_4: usize) -> Vec<u16> {
    let (range, parts) =
        (RowCounts::get().rows.range(class, row_4), RowCounts::get().parts(class, row_4));
    let ends = parts[1..].iter().copied().chain([range.end - range.start]);
    parts.iter().zip(ends).map(|(begin, end)| (end - begin).try_into().unwrap()).collect()
}

/// The contents of the file, from the numbers of grids of the parts of each class and row 4.
fn rows_4_file(counts: &[Vec<Vec<u16>>]) -> Vec<u8> {
    let of_row = |parts: &Vec<u16>| -> u16 { parts.iter().sum() };
    let rows = |rows: &Vec<Vec<u16>>| rows.iter().map(of_row).collect();
    let all_but_last = |parts: &Vec<u16>| parts[..parts.len() - 1].to_vec();
    let parts = |rows: &Vec<Vec<u16>>| rows.iter().flat_map(all_but_last).collect();
    let rows: Vec<Vec<u16>> = counts.iter().map(rows).collect();
    let parts: Vec<Vec<u16>> = counts.iter().map(parts).collect();
    [class_lists::table(&rows), class_lists::table(&parts)].concat()
}

#[test]
fn the_table_has_all_grids_and_rows() {
    let table = RowCounts::get();
    assert_eq!(class_range(class(416)).end, GRIDS);
    let rows = |class| Walk::new(class).rows_4().count();
    assert_eq!(BandClass::all().map(rows).sum::<usize>(), 834_148);
    let mut end = 0;
    for class in BandClass::all() {
        assert_eq!(class_range(class).start, end);
        assert_eq!(table.rows.range(class, 0).start, end);
        end = class_range(class).end;
        assert_eq!(table.rows.range(class, rows(class) - 1).end, end);
    }
    // From the data of the catalogue.
    assert_eq!(class_range(class(1)), 0..1_007_170);
    let sixth = class_range(class(6));
    assert_eq!(sixth.end - sixth.start, 96_229_042);
    let of_class = |class| (0..rows(class)).map(|row_4| parts_of(class, row_4)).collect();
    let counts: Vec<Vec<Vec<u16>>> = BandClass::all().map(of_class).collect();
    assert_eq!(rows_4_file(&counts), include_bytes!("rows-4.table"));
}

#[test]
fn rows_without_parts_are_walked_through() {
    let table = RowCounts::without_parts();
    let mut random = SmallRng::seed_from_u64(5);
    let drawn = std::iter::repeat_with(|| random.random_range(0..GRIDS)).take(50);
    for index in drawn.chain([0, GRIDS - 1]) {
        let grid = unrank_by(&table, index).unwrap();
        assert_eq!(Some(grid), unrank(index));
        assert_eq!(rank_by(&table, &minlex(&grid)), index);
    }
    assert_eq!(unrank_by(&table, GRIDS), None);
}

#[test]
fn the_table_has_what_is_counted() {
    let table = RowCounts::get();
    for (number, rows) in [(1, 2), (29, 3), (200, 20), (379, 40), (407, 200)] {
        let class = class(number);
        let walk = Walk::new(class);
        for row_4 in 0..rows.min(walk.rows_4().count()) {
            let found = RowCount::new(&walk, row_4);
            let indices = table.rows.range(class, row_4);
            assert_eq!(found.parts, parts_of(class, row_4));
            assert_eq!(found.count.grids, indices.end - indices.start);
            assert_eq!(found.count.automorphisms.values().sum::<u64>(), found.count.grids);
            let ends = (!indices.is_empty()).then(|| [indices.start, indices.end - 1]);
            assert_eq!(found.count.ends, ends.map(|ends| ends.map(|end| unrank(end).unwrap())));
        }
    }
}

fn check(index: u64) {
    let grid = unrank(index).unwrap();
    assert_eq!(rank(&grid), index, "{grid}");
}

#[test]
fn ranks_and_grids_belong_together() {
    let mut random = SmallRng::seed_from_u64(5);
    for _ in 0..200 {
        check(random.random_range(0..GRIDS));
    }
    // One after another, so that all of a part are seen.
    (0..200).for_each(check);
    assert_eq!(unrank(GRIDS), None);
    assert_eq!(unrank(u64::MAX), None);
}

#[test]
fn classes_begin_and_end_where_the_table_says() {
    for class in BandClass::all() {
        let range = class_range(class);
        if !range.is_empty() {
            check(range.start);
            check(range.end - 1);
            assert_eq!(minlex(&unrank(range.start).unwrap()).class, class);
        }
    }
}

#[test]
fn morphs_have_the_same_rank() {
    let mut random = SmallRng::seed_from_u64(6);
    for _ in 0..50 {
        let index = random.random_range(0..GRIDS);
        let grid = unrank(index).unwrap();
        assert_eq!(rank(&Morph::random(&mut random).grid(&grid)), index);
    }
}

#[test]
#[should_panic(expected = "is not minlex")]
fn what_is_not_minlex_has_no_rank() {
    let grid = unrank(1_000_000_000).unwrap();
    let mut digits = *grid.digits();
    // Rows 8 and 9 exchanged.
    digits[63..].rotate_left(9);
    let mut minlex = minlex(&grid);
    minlex.grid = Grid::from_digits(digits).unwrap();
    rank_minlex(&minlex);
}

#[test]
fn streams_give_ranges() {
    // Over several classes, some without grids.
    let begin = GRIDS - 450;
    let all: Vec<Grid> = grids(begin..begin + 400).collect();
    assert_eq!(all.len(), 400);
    assert!(all.is_sorted_by(|a, b| a < b));
    for index in [0, 1, 237, 399] {
        assert_eq!(unrank(begin + index as u64), Some(all[index]));
    }
    let mut last = grids(GRIDS - 2..u64::MAX);
    assert_eq!(last.size_hint(), (2, Some(2)));
    assert_eq!(last.next(), unrank(GRIDS - 2));
    assert_eq!(last.next(), unrank(GRIDS - 1));
    assert_eq!(last.next(), None);
    assert_eq!(grids(7..7).next(), None);
    assert_eq!(grids(GRIDS..GRIDS + 9).count(), 0);
}

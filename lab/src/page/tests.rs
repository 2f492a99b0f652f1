//! Pages of records that were made up.

use super::super::record::tests::{record, row};
use super::super::record::{Kind, Record, SCAN};
use super::page;

fn here() -> Record {
    let rows = vec![
        row(Kind::Whole, SCAN, "scalar", 210e6),
        row(Kind::Whole, SCAN, "avx2", 105e6),
        row(Kind::Kernel, "sift", "scalar", 1234.2),
        row(Kind::Kernel, "sift", "avx2", 308.6),
        row(Kind::Kernel, "gather", "scalar", 5678.0),
        row(Kind::Other, "dispatch", "scalar", 3.0),
    ];
    record("Here 9000", rows)
}

fn there() -> Record {
    let rows = vec![
        row(Kind::Kernel, "sift", "scalar", 2469.0),
        row(Kind::Kernel, "sift", "avx512", 100.0),
        row(Kind::Kernel, "gone", "scalar", 77.0),
    ];
    record("There <b>1</b>", rows)
}

/// Text of what is between two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap();
    rest.split_once(to).unwrap().0
}

#[test]
fn everything_of_a_run_is_on_the_page() {
    let page = page(&[here()]);
    for text in ["sift", "gather", "scan_17", "what sift does", "scalar", "avx2", "1,000 calls"] {
        assert!(page.contains(text), "{text}");
    }
    for text in ["1,234\u{a0}ns", "309\u{a0}ns", "5,678\u{a0}ns", "210\u{a0}ms", "4.00×", "±1.2%"]
    {
        assert!(page.contains(text), "{text}");
    }
    for text in [
        "Here 9000",
        "linux x86_64",
        "rustc 1",
        "no flags",
        "2026-01-02 03:04 UTC",
        "0.1.0 (abc)",
        "family 1, model 2, stepping 3",
        "0x1",
        "performance",
    ] {
        assert!(page.contains(text), "{text}");
    }
    assert!(page.contains("th class=\"kernel\" scope=\"rowgroup\" colspan=\"6\""));
    assert!(!page.contains("rect class=\"earlier"));
}

#[test]
fn whole_scans_come_first_then_kernels_by_share_then_the_rest() {
    let page = page(&[here()]);
    let sections = ["id=\"whole\"", "id=\"kernels\"", "id=\"others\""];
    let places = sections.map(|id| page.find(id).unwrap_or_else(|| panic!("{id}")));
    assert!(places.is_sorted());
    let kernels = &page[places[1]..places[2]];
    // By their shares; gather takes the more of scalar, but sift alone is measured at avx2.
    assert!(kernels.contains(">gather<") && !kernels.contains("dispatch"));
    assert!(kernels.find(">gather<") < kernels.find(">sift<"), "{kernels}");
    assert!(kernels.contains("<td>2.7%</td>") && kernels.contains("<td>0.3%</td>"), "{kernels}");
    assert!(page[places[2]..].contains(">dispatch<"));
    // The mean is of scans alone.
    assert!(page[places[0]..places[1]].contains("2.00×"));
}

#[test]
fn another_record_stands_beside() {
    let page = page(&[there(), here()]);
    let scalar = between(&page, "what sift does", "avx2");
    let figures = ["2,469\u{a0}ns</td>", "<strong>2.00×</strong>"].join("<td>");
    assert!(scalar.contains(&figures), "{scalar}");
    // Both runs in one unit: the slower one's bar is half as long. The fastest is 12.342 times
    // as fast as scalar.
    assert!(scalar.contains("class=\"now\" width=\"8.10%\""), "{scalar}");
    assert!(scalar.contains("width=\"4.05%\" height=\"7\""), "{scalar}");
    assert!(page.contains("th class=\"kernel\" scope=\"rowgroup\" colspan=\"8\""));
    let only_there = between(&page, "what gone does", "</tbody>");
    assert!(only_there.contains("77.0\u{a0}ns") && only_there.contains("<td>–</td>"));
    assert!(page.contains("The processor differs: model There &lt;b&gt;1"));
    assert!(!page.contains("<b>1</b>"));
}

#[test]
fn three_records_stand_side_by_side() {
    let page = page(&[there(), here(), here()]);
    assert!(page.contains("Compared with there 1: There") && page.contains("there 2: Here 9000"));
    assert!(page.contains("as fast as there 2"));
}

#[test]
fn what_was_measured_otherwise_is_not_set_beside() {
    let mut other = here();
    for row in &mut other.rows {
        row.operation = "something else".into();
    }
    assert!(!page(&[other, here()]).contains("rect class=\"earlier"));
}

#[test]
fn a_busy_machine_is_told_and_a_single_repetition_has_no_spread() {
    let mut record = here();
    record.steadiness = Some(super::super::record::Steadiness {
        clock_ghz: 3.123,
        clock_range_percent: 17.0,
        others_cores: Some(1.0),
    });
    record.rows.iter_mut().for_each(|row| row.spread_percent = None);
    let page = page(&[record]);
    assert!(page.contains("class=\"bad\">OTHER PROGRAMS used 1.0 cores"));
    assert!(page.contains("3.12 GHz, varied by 17.0%"));
    assert!(!page.contains('±'));
}

#[test]
fn the_same_runs_give_the_same_page() {
    let page = || page(&[there(), here()]);
    assert_eq!(page(), page());
}

#[test]
fn nothing_comes_from_elsewhere() {
    let page = page(&[there(), here()]);
    for text in ["http", "src=", "@import", "<script", "<link"] {
        assert!(!page.contains(text), "{text}");
    }
    for text in ["href=\"", "url("] {
        assert!(page.split(text).skip(1).all(|rest| rest.starts_with('#')), "{text}");
    }
}

#[test]
fn strings_are_escaped() {
    let mut record = here();
    for row in &mut record.rows {
        row.kernel = "<i>&\"".into();
        row.operation = "<script>".into();
    }
    record.rows[1].level = "\"><img".into();
    record.machine.flags = "</style>".into();
    let page = page(&[record]);
    for text in ["<i>", "<script", "<img"] {
        assert!(!page.contains(text), "{text}");
    }
    assert_eq!(page.matches("</style>").count(), 1);
    assert!(page.contains("&lt;i&gt;&amp;&quot;"));
}

/// A record made by hand can hold any figure.
#[test]
fn odd_figures_become_dashes() {
    let odd = [0.0, -1.0, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE, f64::MAX];
    for scalar in odd {
        for other in odd {
            let mut record = here();
            record.rows[0].ns = scalar;
            record.rows[1].ns = other;
            record.rows[3].ns = other;
            record.rows[1].spread_percent = Some(other);
            let mut earlier = record.clone();
            earlier.rows.swap(0, 1);
            let page = page(&[earlier, record]);
            for text in ["NaN", "inf%", "inf×", "\"-", "Infinity"] {
                assert!(!page.contains(text), "{text}: {scalar}, {other}");
            }
            let longest = page.split(['<', '>', ' ', '\n']).map(str::len).max();
            assert!(longest < Some(120), "{scalar}, {other}");
        }
    }
}

#[test]
fn no_rows_no_charts() {
    let record = record("m", vec![]);
    assert!(!page(&[record.clone(), record.clone()]).contains("NaN"));
    assert!(page(&[here(), record]).contains("<td>–</td>"));
}

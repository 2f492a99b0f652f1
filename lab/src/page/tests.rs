//! Pages of records that were made up.

use super::super::record::{Machine, Record, Row};
use super::page;

fn machine(model: &str) -> Machine {
    Machine {
        gridsieve: "0.1.0".into(),
        compiler: "rustc 1".into(),
        flags: "no flags".into(),
        model: model.into(),
        system: "linux x86_64".into(),
        levels: vec!["scalar".into(), "avx2".into()],
        date: "2026-01-02 03:04 UTC".into(),
    }
}

fn row(kernel: &str, level: &str, ns: f64) -> Row {
    Row {
        kernel: kernel.into(),
        operation: format!("what {kernel} does"),
        level: level.into(),
        ns,
        gigabytes_per_second: (kernel == "sift").then_some(12.34),
        to_scalar: None,
        spread_percent: 1.25,
        raw_ns: vec![],
    }
}

fn here() -> Record {
    let rows = vec![
        row("sift", "scalar", 1234.2),
        row("sift", "avx2", 308.6),
        row("gather", "scalar", 9.5),
        row("scan_17", "scalar", 210e6),
    ];
    Record { machine: machine("Here 9000"), rows }
}

fn there() -> Record {
    let rows = vec![
        row("sift", "scalar", 2469.0),
        row("sift", "avx512", 100.0),
        row("gone", "scalar", 77.0),
    ];
    Record { machine: machine("There <b>1</b>"), rows }
}

/// Text of what is between two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap();
    rest.split_once(to).unwrap().0
}

#[test]
fn everything_of_a_run_is_on_the_page() {
    let page = page(&here(), None);
    for text in ["sift", "gather", "scan_17", "what sift does", "scalar", "avx2", ">12.3<"] {
        assert!(page.contains(text), "{text}");
    }
    for text in ["1,234\u{a0}ns", "309\u{a0}ns", "9.50\u{a0}ns", "210\u{a0}ms", "4.00×", "±1.2%"]
    {
        assert!(page.contains(text), "{text}");
    }
    for text in ["Here 9000", "linux x86_64", "rustc 1", "no flags", "2026-01-02 03:04 UTC"] {
        assert!(page.contains(text), "{text}");
    }
    assert!(page.contains("th class=\"kernel\" scope=\"rowgroup\" colspan=\"6\""));
    assert!(!page.contains("there"));
    assert!(!page.contains("rect class=\"earlier"));
}

#[test]
fn searches_are_no_kernels() {
    let page = page(&here(), None);
    let kernels = between(&page, "<h2 id=\"kernels\">", "<h2 id=\"others\">");
    assert!(kernels.contains(">gather<") && !kernels.contains("scan_17"));
    assert!(between(&page, "<h2 id=\"others\">", "<h2").contains(">scan_17<"));
    assert!(page.contains("mean of 1 kernel<"));
}

#[test]
fn an_earlier_run_stands_beside() {
    let page = page(&here(), Some(&there()));
    let scalar = between(&page, "what sift does", "avx2");
    let figures = ["2,469\u{a0}ns</td>", "±1.2%</td>", "<strong>2.00×</strong>"].join("<td>");
    assert!(scalar.contains(&figures), "{scalar}");
    // Both runs in one unit: the slower one's bar is half as long. The fastest is 12.342 times
    // as fast as scalar.
    assert!(scalar.contains("class=\"now\" width=\"8.10%\""), "{scalar}");
    assert!(scalar.contains("width=\"4.05%\" height=\"7\""), "{scalar}");
    assert!(page.contains("th class=\"kernel\" scope=\"rowgroup\" colspan=\"9\""));
    let only_there = between(&page, "what gone does", "</tbody>");
    assert!(only_there.contains("77.0\u{a0}ns") && only_there.contains("<td>–</td>"));
    assert!(page.contains("not measured here"));
    assert!(page.contains("There &lt;b&gt;1"));
    assert!(!page.contains("<b>1</b>"));
}

#[test]
fn the_same_runs_give_the_same_page() {
    assert_eq!(page(&here(), Some(&there())), page(&here(), Some(&there())));
}

#[test]
fn nothing_comes_from_elsewhere() {
    let page = page(&here(), Some(&there()));
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
    let page = page(&record, None);
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
            record.rows[0].gigabytes_per_second = Some(other);
            record.rows[0].to_scalar = Some(scalar);
            record.rows[1].spread_percent = other;
            let mut earlier = record.clone();
            earlier.rows.swap(0, 1);
            let page = page(&record, Some(&earlier));
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
    let record = Record { machine: machine("m"), rows: vec![] };
    assert!(!page(&record, Some(&record)).contains("NaN"));
    assert!(page(&record, Some(&here())).contains("<td>–</td>"));
}

#[test]
fn no_kernels_no_tiles() {
    let tiles = |record: &Record, earlier| page(record, earlier).contains("class=\"tiles\"");
    assert!(tiles(&here(), None));
    let rows = vec![row("dispatch", "scalar", 3.0), row("dispatch", "avx2", 4.0)];
    let record = Record { machine: machine("m"), rows };
    assert!(!tiles(&record, None));
    assert!(!tiles(&record, Some(&here())));
}

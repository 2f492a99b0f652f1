//! The constants of the bands engine name sections of the decisions that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn sections_that_constants_name_are_there() {
    let read = |path: &str| {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("it is there")
    };
    let (constants, page) = (read("src/engine/bands/config.rs"), read("docs/decisions/bands.md"));
    let sections: BTreeSet<&str> =
        page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    // A section may stand on two lines of a comment.
    let text = constants.replace("\n/// ", " ");
    let named = text.split("(\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let named: Vec<&str> = named.map(|(section, _)| section).collect();
    assert!(named.len() > 10, "{named:?}");
    for section in named {
        assert!(sections.contains(section), "{section}: no such section");
    }
}

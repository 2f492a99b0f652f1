//! The engines `degree` and `classic` are checks of `bands`: they search with code of their own.

use std::fs;
use std::path::Path;

/// No file of the engine names these modules.
fn check(engine: &str, foreign: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine").join(engine);
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name != "tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            for word in foreign.iter().chain(&["super::super", "ua::growth", "band_change"]) {
                assert!(!source.contains(word), "{}: {word}", path.display());
            }
            files += 1;
        }
    }
    assert!(files > 8);
}

#[test]
fn engines_share_no_search() {
    check("classic", &["bands::", "Bands", "degree::"]);
    check("degree", &["bands::", "Bands", "classic"]);
}

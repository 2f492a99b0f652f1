//! The target for afl: see `boards` in `src/parsers.rs`.

use std::path::Path;

fn main() {
    afl::fuzz!(|data: &[u8]| gridsieve_fuzz::parsers::boards(data, Path::new("")));
}

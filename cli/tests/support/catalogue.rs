//! The commands `gridsieve catalogue ...`, and what they are given.

pub use super::program::{gridsieve, one_line, stdout};
use assert_cmd::Command;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// One puzzle of 17 clues.
pub const ONE: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
/// The most symmetric grid; minlex.
pub const MC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// The first and the last grid of the catalogue.
pub const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
pub const LAST: &str =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
pub const NONE: &str =
    "486195237257836194193274586762941853849563712315728649928457361671389425534612978";

/// `gridsieve catalogue` in a folder.
pub fn catalogue(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = gridsieve(&["catalogue"]);
    command.args(arguments).current_dir(folder);
    command
}

/// The command `gridsieve canon`, in the folder.
pub fn canon(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = gridsieve(&["canon"]);
    command.args(arguments).current_dir(folder);
    command
}

/// A folder with a text of these grids, `grids.txt`.
pub fn folder(grids: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("grids.txt"), text(grids)).unwrap();
    folder
}

pub fn text(grids: &[&str]) -> String {
    grids.iter().map(|grid| format!("{grid}\n")).collect()
}

pub fn names(folder: &TempDir) -> Vec<String> {
    let entry = |entry: Result<fs::DirEntry, _>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(entry).collect();
    names.sort();
    names
}

pub fn info(folder: &TempDir, file: &str) -> serde_json::Value {
    serde_json::from_str(&stdout(catalogue(folder, &["info", file, "--json"]))).unwrap()
}

/// All grids of some classes, as text.
pub fn classes(band: &str) -> String {
    stdout(gridsieve(&["catalogue", "generate", "--quiet", "--band", band]))
}

/// The files of two blocks in both codecs.
pub fn two_blocks() -> (TempDir, [PathBuf; 2]) {
    let folder = folder(&[]);
    let paths = ["packed.gsc", "raw.gsc"].map(|name| folder.path().join(name));
    catalogue(&folder, &["generate", "--band", "350-351", "-o", "packed.gsc"])
        .assert()
        .code(0)
        .stdout("")
        .stderr("7826 grids in packed.gsc, a .gsc file\n");
    catalogue(&folder, &["import", "packed.gsc", "-q", "-o", "raw.gsc", "--codec", "raw"])
        .assert()
        .code(0);
    (folder, paths)
}

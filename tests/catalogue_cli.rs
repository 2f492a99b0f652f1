//! The commands `gridsieve catalogue ...` as a user meets them, and scans of
//! `.gsc` files and of the virtual catalogue.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// One puzzle of 17 clues.
const ONE: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
/// The most symmetric grid; minlex.
const MC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// The first and the last grid of the catalogue.
const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const LAST: &str =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
const NONE: &str =
    "486195237257836194193274586762941853849563712315728649928457361671389425534612978";

fn gridsieve(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("gridsieve");
    command.args(arguments);
    command
}

/// `gridsieve catalogue` in a folder.
fn catalogue(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = gridsieve(&["catalogue"]);
    command.args(arguments).current_dir(folder);
    command
}

fn stdout(mut command: Command) -> String {
    let assert = command.assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// A folder with a text of these grids, `grids.txt`.
fn folder(grids: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("grids.txt"), text(grids)).unwrap();
    folder
}

fn text(grids: &[&str]) -> String {
    grids.iter().map(|grid| format!("{grid}\n")).collect()
}

fn names(folder: &TempDir) -> Vec<String> {
    let entry = |entry: Result<fs::DirEntry, _>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(entry).collect();
    names.sort();
    names
}

fn info(folder: &TempDir, file: &str) -> serde_json::Value {
    serde_json::from_str(&stdout(catalogue(folder, &["info", file, "--json"]))).unwrap()
}

/// All grids of some classes, as text.
fn classes(band: &str) -> String {
    stdout(gridsieve(&["catalogue", "generate", "--quiet", "--band", band]))
}

fn one_line() -> impl Predicate<str> {
    predicate::function(|stderr: &str| stderr.lines().count() == 1)
}

#[test]
fn imports_keep_order_and_repetitions() {
    let grids = [NONE, MC, ONE, ONE, FIRST];
    let folder = folder(&grids);
    for (flags, codec) in [(&[][..], "raw"), (&["--codec", "packed"], "packed")] {
        catalogue(&folder, &["import", "grids.txt", "-o", "a.gsc"])
            .args(flags)
            .assert()
            .code(0)
            .stdout("")
            .stderr(contains(format!("5 grids, order: as given, codec: {codec}, ")));
        let found = info(&folder, "a.gsc");
        assert_eq!((&found["codec"], &found["minlex"]), (&codec.into(), &false.into()));
        assert_eq!((&found["grids"], &found["classes"]), (&5.into(), &().into()));
        assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), text(&grids));
        assert_eq!(
            stdout(catalogue(&folder, &["export", "a.gsc", "--range", "1..3"])),
            text(&grids[1..3])
        );
        catalogue(&folder, &["verify", "a.gsc"])
            .assert()
            .code(0)
            .stdout("a.gsc: sound, 5 grids, order: as given\n");
        catalogue(&folder, &["export", "a.gsc", "-o", "a.txt", "--range", "4.."]).assert().code(0);
        assert_eq!(fs::read_to_string(folder.path().join("a.txt")).unwrap(), text(&[FIRST]));
    }
    assert_eq!(names(&folder), ["a.gsc", "a.txt", "grids.txt"]);
}

#[test]
fn sorted_minlex_grids_are_packed_with_a_table_of_classes() {
    let grids = classes("405..411");
    assert_eq!(grids.lines().count(), 26);
    let folder = folder(&[]);
    let import = |text: &str, flags: &[&str]| {
        catalogue(&folder, &["import", "-", "-q", "-o", "a.gsc"])
            .args(flags)
            .write_stdin(text)
            .assert()
            .code(0)
            .stderr("");
        assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), text);
        catalogue(&folder, &["verify", "a.gsc", "--quiet"]).assert().code(0).stdout("");
        let found = info(&folder, "a.gsc");
        let word = |key: &str| found[key].as_str().unwrap().to_owned();
        (word("codec"), word("order"), found["minlex"].as_bool().unwrap(), found["classes"].clone())
    };
    let class = |class: u64, first: u64, grids: u64| serde_json::json!({"class": class, "first": first, "grids": grids});
    let table: serde_json::Value =
        [class(405, 0, 4), class(407, 4, 19), class(411, 23, 3)].into_iter().collect();
    let is = |codec: &str, order: &str, minlex| (codec.to_owned(), order.to_owned(), minlex);
    let no_table = || serde_json::Value::Null;
    for (text, flags, ((codec, order, minlex), classes)) in [
        (&grids, &[][..], (is("packed", "strictly ascending", true), table.clone())),
        (&grids, &["--codec", "raw"], (is("raw", "strictly ascending", true), table)),
        (&(grids.clone() + &text(&[MC])), &[], (is("raw", "as given", true), no_table())),
        (&(text(&[MC, NONE]) + &grids), &[], (is("raw", "as given", false), no_table())),
        (&text(&[FIRST, ONE]), &[], (is("raw", "strictly ascending", false), no_table())),
    ] {
        assert_eq!(import(text, flags), (codec, order, minlex, classes), "{flags:?}\n{text}");
    }
    let twice = text(&[MC, MC]);
    let found = import(&twice, &[]);
    assert_eq!((&found.0[..], &found.1[..]), ("packed", "ascending"));
    assert_eq!(import("", &[]).0, "packed");

    // The table for people, and what it is good for.
    catalogue(&folder, &["import", "-", "-o", "a.gsc"]).write_stdin(grids.clone()).assert().code(0);
    let shown = stdout(catalogue(&folder, &["info", "a.gsc"]));
    for line in ["grids        26", "codec        packed", "407               4     19"] {
        assert!(shown.lines().any(|shown| shown == line), "{shown}");
    }
    let last = stdout(catalogue(&folder, &["export", "a.gsc", "--band", "408..416"]));
    assert_eq!(last, grids[23 * 82..]);
    // Another file of the same grids, from this one.
    catalogue(&folder, &["import", "a.gsc", "-o", "b.gsc", "--codec", "raw"]).assert().code(0);
    assert_eq!(stdout(catalogue(&folder, &["export", "b.gsc"])), grids);
}

#[test]
fn compressed_texts_are_imported() {
    use std::io::Write;
    let grids = text(&[ONE, MC, NONE]);
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), Default::default());
    gzip.write_all(grids.as_bytes()).unwrap();
    let mut xz = lzma_rust2::XzWriter::new(Vec::new(), Default::default()).unwrap();
    xz.write_all(grids.as_bytes()).unwrap();
    let zstd = ruzstd::encoding::compress_to_vec(
        grids.as_bytes(),
        ruzstd::encoding::CompressionLevel::Fastest,
    );
    let folder = folder(&[]);
    for bytes in [gzip.finish().unwrap(), xz.finish().unwrap(), zstd] {
        catalogue(&folder, &["import", "-", "-o", "a.gsc"]).write_stdin(&*bytes).assert().code(0);
        assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), grids);
        // Cut.
        fs::write(folder.path().join("cut"), &bytes[..bytes.len() - 9]).unwrap();
        catalogue(&folder, &["import", "cut", "-o", "b.gsc"])
            .assert()
            .code(2)
            .stderr(contains("error: cannot read cut after line ").and(one_line()));
    }
    assert_eq!(names(&folder), ["a.gsc", "cut", "grids.txt"]);
}

#[test]
fn what_cannot_be_imported_is_named_and_changes_nothing() {
    let folder = folder(&[FIRST, "#", ONE, "bad", MC]);
    fs::write(folder.path().join("old.gsc"), "old").unwrap();
    let import = |arguments: &[&str]| {
        let mut command = catalogue(&folder, &["import"]);
        command.args(arguments).assert().code(2).stdout("")
    };
    for (arguments, error) in [
        (&["grids.txt", "-o", "old.gsc"][..], "grids.txt:4: 3 characters instead of 81"),
        (&["grids.txt", "-o", "old.gsc", "--require-minlex"], "grids.txt:3: the grid is not in mi"),
        (&["missing", "-o", "old.gsc"], "cannot open missing: "),
        (&[".", "-o", "old.gsc"], "cannot open .: "),
        (&["old.gsc", "-o", "new.gsc", "--from", "gsc"], "old.gsc is not a .gsc file"),
        (&["grids.txt", "-o", "missing/new.gsc"], "missing/new.gsc: "),
        (&["grids.txt", "-o", "."], "cannot write ."),
        (&["grids.txt", "-o", "grids.txt"], "the output is the file to be read"),
    ] {
        import(arguments).stderr(contains(error).and(one_line()));
    }
    // The first mistake is told, of whatever kind it is.
    fs::write(folder.path().join("other.txt"), text(&[FIRST, "bad", ONE])).unwrap();
    import(&["other.txt", "-o", "old.gsc", "--require-minlex"])
        .stderr(contains("other.txt:2: 3 characters instead of 81").and(one_line()));
    fs::remove_file(folder.path().join("other.txt")).unwrap();
    fs::write(folder.path().join("records"), [0; 9]).unwrap();
    import(&["records", "--from", "gridchecker", "-o", "old.gsc"])
        .stderr(contains("records: record 0: it has 9 of 10 bytes").and(one_line()));
    fs::remove_file(folder.path().join("records")).unwrap();
    import(&["grids.txt"]).stderr(contains("--output <FILE>"));
    import(&["grids.txt", "-o", "new.gsc", "--codec", "zip"]).stderr(contains("[possible values"));
    assert_eq!(fs::read(folder.path().join("old.gsc")).unwrap(), b"old");
    assert_eq!(names(&folder), ["grids.txt", "old.gsc"]);

    catalogue(&folder, &["import", "grids.txt", "-o", "old.gsc", "--skip-bad"])
        .assert()
        .code(3)
        .stderr(contains("grids.txt:4: 3 characters instead of 81 (skipped)"))
        .stderr(contains("3 grids, ").and(contains("bad lines skipped: 1")));
    let left = text(&[FIRST, ONE, MC]);
    assert_eq!(stdout(catalogue(&folder, &["export", "old.gsc"])), left);
}

#[test]
fn other_catalogues_are_imported() {
    // FIRST, MC and LAST in gridchecker's format, by its description.
    let records: [[u8; 10]; 3] = [
        [0x00, 0x12, 0x98, 0x36, 0x02, 0xA7, 0xF8, 0x00, 0x6D, 0x89],
        [0x00, 0x14, 0x45, 0x32, 0x4A, 0xA7, 0x24, 0x00, 0x6D, 0x89],
        [0x04, 0xD7, 0x00, 0x64, 0x28, 0xD4, 0xD9, 0x08, 0x53, 0x8D],
    ];
    let folder = folder(&[]);
    fs::write(folder.path().join("records"), records.as_flattened()).unwrap();
    let import = ["import", "records", "--from", "gridchecker", "-o", "a.gsc"];
    catalogue(&folder, &import)
        .assert()
        .code(0)
        .stderr(contains("3 grids, minlex, order: strictly ascending, codec: packed, "));
    assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), text(&[FIRST, MC, LAST]));
}

#[test]
fn canonical_files_are_sorted_and_have_each_grid_once() {
    let renamed = ONE.replace('1', "x").replace('2', "1").replace('x', "2");
    let folder = folder(&[LAST, ONE, MC, "bad", &renamed, NONE, LAST, FIRST]);
    let import = ["import", "grids.txt", "-o", "a.gsc", "--canonical", "--skip-bad"];
    for flags in [&[][..], &["--memory", "1", "--codec", "raw"]] {
        catalogue(&folder, &import)
            .args(flags)
            .assert()
            .code(3)
            .stderr(contains("5 grids of 7, minlex, order: strictly ascending, codec: "));
        catalogue(&folder, &["verify", "a.gsc"]).assert().code(0);
        let grids = stdout(catalogue(&folder, &["export", "a.gsc"]));
        let canon =
            catalogue(&folder, &["canon"]).write_stdin(text(&[ONE, NONE])).output().unwrap();
        let mut expected = text(&[FIRST, MC, LAST]) + std::str::from_utf8(&canon.stdout).unwrap();
        let mut lines: Vec<&str> = expected.lines().collect();
        lines.sort();
        expected = text(&lines);
        assert_eq!(grids, expected);
    }
    assert_eq!(names(&folder), ["a.gsc", "grids.txt"]);
}

#[test]
fn what_cannot_be_exported_is_named() {
    let folder = folder(&[FIRST, ONE, MC]);
    catalogue(&folder, &["import", "grids.txt", "-o", "a.gsc"]).assert().code(0);
    fs::write(folder.path().join("old"), "old").unwrap();
    for (arguments, error) in [
        (&["missing"][..], "cannot open missing: "),
        (&["grids.txt"], "grids.txt is not a .gsc file"),
        (&["a.gsc", "--range", "1..4"], "a.gsc: it has 3 grids, not the range 1..4"),
        (&["a.gsc", "--range", "4.."], "a.gsc: it has 3 grids, not the range 4.."),
        (&["a.gsc", "--band", "1"], "a.gsc: --band needs a .gsc file of minlex grids"),
        (&["a.gsc", "-o", "missing/a"], "cannot write missing/a: "),
        (&["a.gsc", "-o", "."], "cannot write .: "),
        (&["a.gsc", "-o", "a.gsc"], "the output is the file to be read"),
    ] {
        catalogue(&folder, &["export"])
            .args(arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(error).and(one_line()));
    }
    for (flag, value, error) in [
        ("--range", "3..1", "3 is larger than 1"),
        ("--range", "x", "expected A..B"),
        ("--band", "0", "expected A or A..B"),
        ("--band", "5..4", "class 005 comes after class 004"),
        ("--band", "417", "expected A or A..B"),
    ] {
        let arguments = ["export", "a.gsc", flag, value];
        catalogue(&folder, &arguments).assert().code(2).stdout("").stderr(contains(error));
    }
    catalogue(&folder, &["export", "a.gsc", "--range", "3..3"]).assert().code(0).stdout("");
    assert_eq!(names(&folder), ["a.gsc", "grids.txt", "old"]);
}

/// The files of two blocks in both codecs.
fn two_blocks() -> (TempDir, [PathBuf; 2]) {
    let folder = folder(&[]);
    let paths = ["packed.gsc", "raw.gsc"].map(|name| folder.path().join(name));
    catalogue(&folder, &["generate", "--band", "350..351", "-o", "packed.gsc"])
        .assert()
        .code(0)
        .stdout("")
        .stderr("7826 grids\n");
    catalogue(&folder, &["import", "packed.gsc", "-q", "-o", "raw.gsc", "--codec", "raw"])
        .assert()
        .code(0);
    (folder, paths)
}

/// Changes a byte a quarter before the end of the blocks: in the second one.
fn damage(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    let place = 3 * (bytes.len() - 3456) / 4;
    bytes[place] ^= 1;
    fs::write(path, bytes).unwrap();
}

#[test]
fn damage_is_reported_where_it_is() {
    let (folder, paths) = two_blocks();
    let all = stdout(catalogue(&folder, &["export", "packed.gsc"]));
    assert_eq!(all.lines().count(), 7826);
    assert_eq!(stdout(catalogue(&folder, &["export", "raw.gsc"])), all);
    for path in &paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        let whole = fs::read(path).unwrap();
        damage(path);
        let error = format!("error: {name} is damaged: block 1 (records from 4096): ");
        let found = || contains(error.clone()).and(one_line());
        catalogue(&folder, &["verify", name]).assert().code(2).stdout("").stderr(found());
        catalogue(&folder, &["info", name]).assert().code(0);
        // What is before the damage is there, but no file is replaced.
        catalogue(&folder, &["export", name])
            .assert()
            .code(2)
            .stdout(all[..4096 * 82].to_owned())
            .stderr(found());
        catalogue(&folder, &["export", name, "-o", "all"]).assert().code(2).stderr(found());
        catalogue(&folder, &["import", name, "-o", "all"]).assert().code(2).stderr(found());
        assert!(!folder.path().join("all").exists());
        let scan = ["scan", name, "-k", "3", "--range", "4094..4099", "--format", "jsonl"];
        let assert = gridsieve(&scan).current_dir(&folder).assert().code(2);
        let assert = assert.stderr(contains(error.clone()).and(contains("ended early: 2 grids")));
        let objects = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
        let start = |index: u64| format!("{{\"index\":{index},\"grid\":");
        let starts =
            objects.lines().zip(4094..).map(|(line, index)| line.starts_with(&start(index)));
        assert_eq!(starts.collect::<Vec<_>>(), [true, true]);

        fs::write(path, &whole[..whole.len() - 1]).unwrap();
        let error = format!("error: {name} is damaged: whole file: the file has ");
        for command in [&["catalogue", "verify"][..], &["catalogue", "info"], &["scan"]] {
            let mut command = gridsieve(command);
            command
                .arg(name)
                .current_dir(&folder)
                .assert()
                .code(2)
                .stdout("")
                .stderr(contains(error.clone()).and(one_line()));
        }
    }
    assert_eq!(names(&folder), ["grids.txt", "packed.gsc", "raw.gsc"]);
}

#[test]
fn counts_of_classes_are_a_table() {
    let count = |threads: &str| {
        let arguments = ["generate", "--band", "405..407", "--count-only", "--threads", threads];
        stdout(catalogue(&folder(&[]), &arguments))
    };
    let table = count("1");
    assert_eq!(table, count("2"));
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["class", "grids", "first", "last"]);
    let grids = classes("405..407");
    let grids: Vec<&str> = grids.lines().collect();
    assert_eq!(rows[1], ["405", "4", grids[0], grids[3]]);
    assert_eq!(rows[2], ["406", "0", "-", "-"]);
    assert_eq!(rows[3], ["407", "19", grids[4], grids[22]]);
    assert_eq!(rows[4..], [["all", "23", grids[0], grids[22]]]);
}

#[test]
fn samples_depend_on_their_seed_only() {
    let folder = folder(&[]);
    let sample = |flags: &[&str]| {
        stdout(catalogue(&folder, &[&["generate", "--sample", "9", "-q"], flags].concat()))
    };
    let grids = sample(&["--seed", "5", "--threads", "1"]);
    assert_eq!(grids.lines().count(), 9);
    assert_eq!(grids, sample(&["--seed", "5", "--threads", "3"]));
    assert_ne!(grids, sample(&["--seed", "6"]));
    assert!(grids.starts_with(&stdout(catalogue(
        &folder,
        &["generate", "--sample", "4", "--seed", "5", "-q"]
    ))));
    let canon = stdout({
        let mut canon = catalogue(&folder, &["canon"]);
        canon.write_stdin(grids.clone());
        canon
    });
    assert_eq!(canon, grids);
    assert_eq!(sample(&["--seed", "5", "-o", "a.gsc"]), "");
    assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), grids);
    let found = info(&folder, "a.gsc");
    assert_eq!((&found["codec"], &found["minlex"]), (&"raw".into(), &true.into()));
}

#[test]
fn ranks_and_grids_by_rank() {
    let folder = folder(&[ONE, "", "# the last", LAST, MC]);
    let grids = fs::read_to_string(folder.path().join("grids.txt")).unwrap();
    let given = |arguments: &[&str], input: &str| {
        let mut command = catalogue(&folder, arguments);
        command.write_stdin(input);
        command
    };
    let indices = stdout(given(&["rank"], &grids));
    assert_eq!(indices, stdout(catalogue(&folder, &["rank", ONE, LAST, MC])));
    let indices: Vec<&str> = indices.lines().collect();
    assert_eq!(indices[1..], ["5472730537", "964549"]);
    let back = stdout(given(&["unrank"], &text(&indices)));
    assert_eq!(back, stdout(given(&["canon"], &grids)));
    assert_eq!(stdout(catalogue(&folder, &["unrank", "0", "5472730537"])), text(&[FIRST, LAST]));
    // Results up to the mistake, and nothing if it is an argument.
    given(&["unrank"], "0\n1 one\nx\n2\n")
        .assert()
        .code(2)
        .stdout(contains(FIRST).and(contains("\n").count(2)))
        .stderr(contains("error: standard input:3: `x` is not a catalogue index").and(one_line()));
    for (arguments, error) in [
        (&["unrank", "0", "5472730538"][..], "argument 2: `5472730538` is not a catalogue index"),
        (&["unrank", "--", "-1"], "argument 1: `-1` is not a catalogue index"),
        (&["rank", ONE, &ONE[1..]], "argument 2: 80 characters instead of 81"),
    ] {
        catalogue(&folder, arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(error).and(one_line()));
    }
}

#[test]
fn canonical_forms_of_grids_and_puzzles() {
    let renamed = |text: &str| -> String {
        text.chars()
            .map(|c| c.to_digit(10).map_or(c, |d| char::from(b"0987654321"[d as usize])))
            .collect()
    };
    let puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let folder = folder(&[ONE, &renamed(ONE), MC, puzzle, &renamed(puzzle).replace('.', "0")]);
    let lines = |flags: &[&str]| -> Vec<String> {
        let text = stdout(catalogue(&folder, &[&["canon", "grids.txt"], flags].concat()));
        text.lines().map(str::to_owned).collect()
    };
    let forms = lines(&[]);
    assert!(forms.len() == 5 && forms[0] == forms[1] && forms[2] == MC && forms[3] == forms[4]);
    assert!(forms[3].len() == 81 && forms[3].bytes().filter(|&byte| byte != b'.').count() == 17);
    let full = lines(&["--index", "--automorphisms", "--classes", "--gangsters"]);
    let ones = "001,001,001,001,001,001";
    let zeros = "01,01,01,01,01,01";
    assert_eq!(full[2], format!("{MC}\t648\t{ones}\t{zeros}\t964549"));
    assert_eq!(full[3], format!("{}\t1\t-\t-\t-", forms[3]));
    assert!(
        full[0].starts_with(&format!("{}\t1\t", forms[0])) && full[0].matches('\t').count() == 4
    );
    assert_eq!(lines(&["--index"])[2], format!("{MC}\t964549"));

    let twice = ONE.replacen('1', "2", 1);
    let bad = format!("{MC}\n{twice}\n");
    catalogue(&folder, &["canon"])
        .write_stdin(bad)
        .assert()
        .code(2)
        .stdout(format!("{MC}\n"))
        .stderr(contains("standard input:2: row 1 has the digit 2 twice").and(one_line()));
    let missing = catalogue(&folder, &["canon", "missing"]).assert().code(2);
    missing.stderr(contains("cannot open missing: ").and(one_line()));
}

#[test]
fn scans_of_the_same_grids_give_the_same_puzzles() {
    // ONE is essentially the same as the grid of this index.
    let index: u64 = stdout(gridsieve(&["catalogue", "rank", ONE])).trim().parse().unwrap();
    let range = format!("{}..{}", index, index + 2);
    let folder = folder(&[]);
    let unrank = ["unrank", &index.to_string(), &(index + 1).to_string()];
    let grids = stdout(catalogue(&folder, &unrank));
    fs::write(folder.path().join("grids.txt"), &grids).unwrap();
    for codec in ["raw", "packed"] {
        let output = format!("{codec}.gsc");
        let import = ["import", "grids.txt", "-q", "-o", &output, "--codec", codec];
        catalogue(&folder, &import).assert().code(0);
    }
    let scan = |arguments: &[&str]| {
        let mut command = gridsieve(&["scan", "--quiet"]);
        command.args(arguments).current_dir(&folder);
        stdout(command)
    };
    let puzzles = scan(&["grids.txt"]);
    assert_eq!((puzzles.lines().count(), puzzles.len()), (1, 82));
    assert_eq!(scan(&["raw.gsc"]), puzzles);
    let line = format!("{} {index}\n", puzzles.trim());
    assert_eq!(scan(&["packed.gsc", "--index"]), line);
    let object = scan(&["--catalogue", "--range", &range, "--index", "--format", "jsonl"]);
    let object = object.lines().next().unwrap();
    assert!(
        object.starts_with(&format!("{{\"index\":{index},\"catalogue_index\":{index},\"grid\":"))
    );
    assert!(object.contains(puzzles.trim()));
}

#[test]
fn parts_of_inputs_keep_their_numbers() {
    let folder = folder(&[]);
    let grids = classes("411");
    fs::write(folder.path().join("grids.txt"), &grids).unwrap();
    catalogue(&folder, &["generate", "--band", "405..411", "-o", "a.gsc"]).assert().code(0);
    let numbers = |arguments: &[&str]| -> Vec<(u64, Option<u64>, String)> {
        let mut command = gridsieve(&["scan", "-k", "9", "--quiet", "--format", "jsonl"]);
        command.args(arguments).current_dir(&folder);
        if arguments[0] == "-" {
            command.write_stdin(grids.clone());
        }
        let object = |line: &str| -> serde_json::Value { serde_json::from_str(line).unwrap() };
        let fields = |object: serde_json::Value| {
            let grid = object["grid"].as_str().unwrap().to_owned();
            (object["index"].as_u64().unwrap(), object["catalogue_index"].as_u64(), grid)
        };
        stdout(command).lines().map(|line| fields(object(line))).collect()
    };
    let grid = |number: usize| grids.lines().nth(number).unwrap().to_owned();
    let first = 5472730537 - 3;
    let all: Vec<_> = (0..3).map(|i| (first + i, Some(first + i), grid(i as usize))).collect();
    assert_eq!(numbers(&["--catalogue", "--band", "411", "--index"]), all);
    let from = |first: u64, range: std::ops::Range<usize>| -> Vec<_> {
        range.map(|i| (first + i as u64, None, grid(i))).collect()
    };
    assert_eq!(numbers(&["a.gsc", "--band", "411"]), from(23, 0..3));
    assert_eq!(numbers(&["a.gsc", "--range", "24..25"]), from(23, 1..2));
    assert_eq!(numbers(&["grids.txt", "--range", "1..3"]), from(0, 1..3));
    assert_eq!(numbers(&["-", "--range", "1..2"]), from(0, 1..2));
    assert_eq!(numbers(&["-", "--range", "1.."]), from(0, 1..3));
    assert_eq!(numbers(&["grids.txt", "--range", "3..3"]), []);

    let scan = |arguments: &[&str]| {
        let mut command = gridsieve(&["scan", "-k", "9"]);
        command.args(arguments).current_dir(&folder).write_stdin(grids.clone()).assert().code(2)
    };
    for (arguments, error) in [
        (&["grids.txt", "--range", "2..4"][..], "grids.txt: it has 3 grids, not the range 2..4"),
        (&["a.gsc", "--range", "28.."], "a.gsc: it has 26 grids, not the range 28.."),
        (&["grids.txt", "--band", "1"], "grids.txt: --band needs a .gsc file of minlex grids"),
        (&["-", "--band", "1"], "standard input: --band needs a .gsc file"),
        (&["--catalogue"], "--catalogue needs --range or --band"),
        (&["--catalogue", "--range", "5472730538..5472730539"], "the catalogue: it has 5472730538"),
    ] {
        scan(arguments).stdout("").stderr(contains(error).and(one_line()));
    }
    scan(&["-", "--range", "2..4"]).stderr(contains("standard input has 3 grids: there is no"));
    scan(&["--catalogue", "grids.txt", "--band", "1"]).stderr(contains("cannot be used with"));
    scan(&["a.gsc", "--band", "1", "--range", "1..2"]).stderr(contains("cannot be used with"));
    gridsieve(&["scan", "-"])
        .write_stdin(fs::read(folder.path().join("a.gsc")).unwrap())
        .assert()
        .code(2)
        .stderr(contains("standard input:1: this is a .gsc file, not a text"));
    gridsieve(&["scan", "-k", "1", "--range", "3..5"])
        .assert()
        .code(0)
        .stderr(contains("scanning 2 of the 24 built-in grids").and(contains("2 of 2 as known")));
}

#[test]
fn flags_without_sense_are_refused() {
    let folder = folder(&[]);
    for arguments in [
        &[][..],
        &["nonsense"],
        &["generate", "--band", "0"],
        &["generate", "--count-only", "-o", "a.gsc"],
        &["generate", "--sample", "2", "--band", "1"],
        &["generate", "--sample", "x"],
        &["generate", "--seed", "2"],
        &["generate", "--codec", "raw"],
        &["generate", "--threads", "0"],
        &["info"],
        &["verify"],
        &["unrank", "--codec", "raw"],
    ] {
        catalogue(&folder, arguments).assert().code(2).stdout("");
    }
    let commands = ["import", "export", "info", "verify", "canon", "generate", "rank", "unrank"];
    for command in commands {
        catalogue(&folder, &[command, "--help"]).assert().code(0).stdout(contains("Usage: "));
    }
    assert!(names(&folder) == ["grids.txt"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line() {
    let folder = folder(&[ONE]);
    catalogue(&folder, &["import", "grids.txt", "-o", "a.gsc"]).assert().code(0);
    for arguments in
        [&["export", "a.gsc", "-o", "/dev/full"][..], &["import", "grids.txt", "-o", "/dev/full"]]
    {
        catalogue(&folder, arguments)
            .assert()
            .code(2)
            .stderr(contains("error: cannot write /dev/full: ").and(one_line()));
    }
}

#[cfg(unix)]
mod processes {
    use super::*;
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Child, Stdio};
    use std::time::Duration;

    fn spawn(folder: &TempDir, arguments: &[&str]) -> Child {
        std::process::Command::new(assert_cmd::cargo::cargo_bin!("gridsieve"))
            .arg("catalogue")
            .args(arguments)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    fn end(mut child: Child) -> (Option<i32>, String) {
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        (child.wait().unwrap().code(), stderr)
    }

    #[test]
    fn a_closed_pipe_ends_quietly() {
        let folder = folder(&[]);
        let mut child = spawn(&folder, &["generate", "--band", "1", "--quiet"]);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, format!("{FIRST}\n"));
        assert_eq!(end(child), (Some(0), String::new()));
    }

    #[test]
    fn answers_come_while_more_is_awaited() {
        let folder = folder(&[]);
        let (first, last) = (format!("{FIRST}\n"), format!("{LAST}\n"));
        // What is sent, and what must come before more is sent. A blank line, a
        // comment or a part of a line is nothing to be answered.
        let ranks = [
            (first.clone(), "0\n"),
            (format!("{last}\n"), "5472730537\n"),
            (format!("{first}# {first}"), "0\n"),
            (format!("{last}{}", &FIRST[..40]), "5472730537\n"),
            (format!("{}\n", &FIRST[40..]), "0\n"),
        ];
        let grids = [("0\n".to_owned(), &*first), ("5472730537\n".to_owned(), &last)];
        for (command, talk) in
            [("rank", &ranks[..]), ("unrank", &grids), ("canon", &[(first.clone(), &*first)])]
        {
            let mut child = spawn(&folder, &[command]);
            let mut stdin = child.stdin.take().unwrap();
            let mut answers = BufReader::new(child.stdout.take().unwrap());
            for (question, answer) in talk {
                stdin.write_all(question.as_bytes()).unwrap();
                let mut line = String::new();
                answers.read_line(&mut line).unwrap();
                assert_eq!(line, *answer, "{question}");
            }
            drop(stdin);
            assert_eq!(end(child), (Some(0), String::new()));
        }
    }

    /// So many lines are handed on together: then it is certain that the command
    /// has begun.
    const BAD_LINES: usize = 1 << 14;

    #[test]
    fn an_interrupted_sort_leaves_nothing() {
        let folder = folder(&[]);
        let import = ["import", "-", "-o", "a.gsc", "--canonical", "--skip-bad"];
        let mut child = spawn(&folder, &import);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all("x\n".repeat(BAD_LINES).as_bytes()).unwrap();
        let (mut stderr, mut line) = (BufReader::new(child.stderr.take().unwrap()), String::new());
        stderr.read_line(&mut line).unwrap();
        assert!(line.contains("standard input:1: 1 character"), "{line}");
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let mut rest = String::new();
        stderr.read_to_string(&mut rest).unwrap();
        assert!(rest.ends_with("interrupted: nothing was written\n"), "{rest}");
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert_eq!(names(&folder), ["grids.txt"]);
        drop(stdin);
    }

    #[test]
    fn an_interrupted_export_ends() {
        let (folder, _) = two_blocks();
        for flags in [&[][..], &["-o", "/dev/stdout"]] {
            let mut child = spawn(&folder, &[&["export", "raw.gsc"], flags].concat());
            let mut lines = BufReader::new(child.stdout.take().unwrap());
            // It has begun, and cannot end as long as nobody reads on.
            let mut line = String::new();
            lines.read_line(&mut line).unwrap();
            assert_eq!(line.len(), 82);
            kill_process(Pid::from_child(&child), Signal::INT).unwrap();
            std::io::copy(&mut lines, &mut std::io::sink()).unwrap();
            let (code, stderr) = end(child);
            assert_eq!(code, Some(130), "{stderr}");
            assert!(stderr.starts_with("interrupted"), "{stderr}");
        }
    }

    #[test]
    fn what_is_interrupted_leaves_nothing() {
        let folder = folder(&[]);
        for arguments in [&["import", "-", "-o", "a.gsc"][..], &["generate", "-o", "a.gsc"]] {
            let mut child = spawn(&folder, arguments);
            // Standard input stays open.
            let stdin = child.stdin.take().unwrap();
            // Until it has begun.
            while names(&folder).len() < 2 {
                std::thread::sleep(Duration::from_millis(10));
            }
            kill_process(Pid::from_child(&child), Signal::INT).unwrap();
            let (code, stderr) = end(child);
            assert_eq!(code, Some(130), "{stderr}");
            assert!(stderr.starts_with("interrupted"), "{stderr}");
            assert_eq!(names(&folder), ["grids.txt"]);
            drop(stdin);
        }
    }
}

//! The commands `gridsieve catalogue ...` as a user meets them: files.

use crate::support::catalogue::*;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;
use std::path::Path;

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
    let grids = classes("405-411");
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

    // The table for people, and what it is good for.
    catalogue(&folder, &["import", "-", "-o", "a.gsc"]).write_stdin(grids.clone()).assert().code(0);
    let shown = stdout(catalogue(&folder, &["info", "a.gsc"]));
    for line in ["grids        26", "codec        packed", "407               4          19"] {
        assert!(shown.lines().any(|shown| shown == line), "{shown}");
    }
    let last = stdout(catalogue(&folder, &["export", "a.gsc", "--band", "408-416"]));
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
        (&["missing", "-o", "old.gsc"], "cannot open missing: "),
        (&[".", "-o", "old.gsc"], "cannot open .: "),
        (&["grids.txt", "-o", "missing/new.gsc"], "missing/new.gsc: "),
        (&["grids.txt", "-o", "."], "cannot write ."),
        (&["grids.txt", "-o", "grids.txt"], "the output is the file to be read"),
    ] {
        import(arguments).stderr(contains(error).and(one_line()));
    }
    // Its one line may be a header.
    import(&["old.gsc", "-o", "new.gsc"]).stderr(contains("old.gsc: there are no grids in it"));
    import(&["grids.txt"]).stderr(contains("--output <FILE>"));
    import(&["grids.txt", "-o", "new.gsc", "--codec", "zip"]).stderr(contains("[possible values"));
    assert_eq!(fs::read(folder.path().join("old.gsc")).unwrap(), b"old");
    assert_eq!(names(&folder), ["grids.txt", "old.gsc"]);

    catalogue(&folder, &["import", "grids.txt", "-o", "old.gsc", "--skip-bad"])
        .assert()
        .code(3)
        .stderr(contains(
            "grids.txt:4: 3 characters instead of 81; a comment line begins with `#` (skipped)",
        ))
        .stderr(contains("3 grids, ").and(contains("1 bad line skipped")));
    let left = text(&[FIRST, ONE, MC]);
    assert_eq!(stdout(catalogue(&folder, &["export", "old.gsc"])), left);
}

#[test]
fn sorted_forms_make_a_file_of_a_catalogue() {
    let renamed = ONE.replace('1', "x").replace('2', "1").replace('x', "2");
    let folder = folder(&[LAST, ONE, MC, &renamed, NONE, LAST, FIRST]);
    let forms = stdout(canon(&folder, &["grids.txt"]));
    let mut forms: Vec<&str> = forms.lines().collect();
    forms.sort_unstable();
    forms.dedup();
    catalogue(&folder, &["import", "-o", "a.gsc"])
        .write_stdin(text(&forms))
        .assert()
        .code(0)
        .stderr(contains("5 grids, minlex, order: strictly ascending, codec: packed, "));
    catalogue(&folder, &["verify", "a.gsc"]).assert().code(0);
    assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), text(&forms));
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
        (&["a.gsc", "--range", "1..4"], "a.gsc: there is no range 1..4 of 3 grids"),
        (&["a.gsc", "--range", "4.."], "a.gsc: there is no range 4.. of 3 grids"),
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
        ("--band", "0", "expected A or A-B"),
        ("--band", "5-4", "class 005 comes after class 004"),
        ("--band", "417", "expected A or A-B"),
    ] {
        let arguments = ["export", "a.gsc", flag, value];
        catalogue(&folder, &arguments).assert().code(2).stdout("").stderr(contains(error));
    }
    catalogue(&folder, &["export", "a.gsc", "--range", "3..3"]).assert().code(0).stdout("");
    assert_eq!(names(&folder), ["a.gsc", "grids.txt", "old"]);
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
        let import = catalogue(&folder, &["import", name, "-o", "all"]).assert().code(2);
        import.stderr(contains(&error["error: ".len()..]).and(one_line()));
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
fn random_grids_are_a_text_or_a_gsc_file_by_the_name() {
    let folder = folder(&[]);
    let sample = ["generate", "--sample", "3", "--seed", "1"];
    let text = stdout(catalogue(&folder, &sample));
    for (name, said) in [
        ("random.txt", "3 grids\n"),
        ("random.gsc", "3 grids in random.gsc, a .gsc file\n"),
        ("random", "3 grids in random, a .gsc file\n"),
    ] {
        let mut command = catalogue(&folder, &[&sample[..], &["--output", name]].concat());
        command.assert().code(0).stdout("").stderr(said);
    }
    assert_eq!(fs::read_to_string(folder.path().join("random.txt")).unwrap(), text);
    assert_eq!(stdout(catalogue(&folder, &["export", "random"])), text);
    let mut command = catalogue(&folder, &sample);
    command.args(["--output", "a.txt", "--codec", "raw"]);
    command.assert().code(2).stderr(
        contains("--codec needs a .gsc file as output: give --output FILE.gsc").and(one_line()),
    );
}

#[test]
fn flags_without_sense_are_refused() {
    let folder = folder(&[]);
    for arguments in [
        &[][..],
        &["nonsense"],
        &["generate", "--band", "0"],
        &["generate", "--count", "-o", "a.gsc"],
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
    let commands = ["import", "export", "info", "verify", "generate", "rank", "unrank"];
    for command in commands {
        catalogue(&folder, &[command, "--help"]).assert().code(0).stdout(contains("Usage: "));
    }
    assert!(names(&folder) == ["grids.txt"]);
}

/// A limit of the shell's, which the program inherits: in a process of its own.
#[cfg(unix)]
#[test]
fn a_file_that_may_not_grow_leaves_the_old_one() {
    let folder = folder(&[ONE]);
    catalogue(&folder, &["import", "grids.txt", "-q", "-o", "a.gsc"]).assert().code(0);
    let old = fs::read(folder.path().join("a.gsc")).unwrap();
    // It shows at the end, or already while grids are written: a record has 16 bytes, and the
    // limit is of 51,200 bytes or of 102,400.
    for grids in [7_000, 30_000] {
        let script = "ulimit -f 100; exec \"$G\" catalogue import - -o a.gsc --codec raw";
        let mut shell = assert_cmd::Command::new("sh");
        shell.args(["-c", script]).current_dir(&folder);
        shell.env("G", assert_cmd::cargo::cargo_bin!("gridsieve"));
        shell
            .write_stdin(format!("{ONE}\n").repeat(grids))
            .assert()
            .code(2)
            .stderr(contains("error: cannot write a.gsc: File too large").and(one_line()));
        assert_eq!(fs::read(folder.path().join("a.gsc")).unwrap(), old);
        assert_eq!(names(&folder), ["a.gsc", "grids.txt"]);
    }
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

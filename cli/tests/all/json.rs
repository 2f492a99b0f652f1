//! docs/json.md has every field that the program writes as JSON, no others, and in their order.

use crate::support::catalogue::{FIRST, LAST, MC, ONE};
use crate::support::program::gridsieve;
use gridsieve_cli::internal::definition;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const MINIMAL: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

/// Fields that no call of this test need write, each with its reason.
const EXCEPTIONS: [(&str, &str, &str); 1] = [(
    "gridsieve run status",
    "session.commit",
    "a program that was not built in a clone knows none",
)];

/// The calls that write all fields of a section, in a folder with `grids.txt`, `puzzles.txt` and
/// `run`. ENGINE is each engine in turn.
fn calls(section: &str) -> &'static [&'static str] {
    match section {
        "gridsieve scan" => &[
            "scan grids.txt -k 12 --engine ENGINE --format jsonl -q",
            "scan grids.txt -k 12 --engine ENGINE --format jsonl -q --index --band3 1,2 --mask MASK",
        ],
        "gridsieve run status" => &["run status run --json"],
        "gridsieve catalogue info" => &["catalogue info grids.gsc --json"],
        "gridsieve canon" => &[
            "canon grids.txt --automorphisms --classes --gangsters --index --format jsonl",
            "canon puzzles.txt --automorphisms --classes --gangsters --index --format jsonl",
            "canon puzzles.txt --minlex --format jsonl",
        ],
        "gridsieve catalogue canon" => &[
            "catalogue canon grids.txt --automorphisms --classes --gangsters --index --format jsonl",
            "catalogue canon puzzles.txt --automorphisms --classes --gangsters --index --format jsonl",
        ],
        "gridsieve name" => &["name puzzles.txt --format jsonl"],
        "gridsieve unname" => &["unname NAME --format jsonl"],
        "gridsieve catalogue rank" => &["catalogue rank grids.txt --format jsonl"],
        "gridsieve catalogue unrank" => &["catalogue unrank 7 --format jsonl"],
        "gridsieve catalogue pairs rank" => &[
            "catalogue pairs rank grids.txt --format jsonl",
            "catalogue pairs rank pairs.txt --format jsonl",
        ],
        "gridsieve catalogue pairs unrank" => &["catalogue pairs unrank 7 --format jsonl"],
        "gridsieve catalogue pairs canon" => {
            &["catalogue pairs canon pairs.txt --automorphisms --thirds --index --format jsonl"]
        }
        "gridsieve catalogue pairs thirds" => &["catalogue pairs thirds pairs.txt --format jsonl"],
        "gridsieve solve" => &[
            "solve puzzles.txt --format jsonl -q",
            "solve puzzles.txt --minimal --format jsonl -q",
        ],
        "gridsieve solve --count" => &["solve puzzles.txt --count --max 9 --format jsonl -q"],
        "gridsieve solve --group-by-grid" => {
            &["solve puzzles.txt --group-by-grid --format jsonl -q"]
        }
        "gridsieve textbook" => &[
            "textbook puzzles.txt --max-steps 9 --format jsonl -q",
            "textbook puzzles.txt --max-steps 9 --table --format jsonl -q",
            "textbook --book --max-steps 9 --format jsonl",
        ],
        "gridsieve logic" => &[
            "logic puzzles.txt --format jsonl",
            "logic puzzles.txt --technique naked-single --format jsonl",
        ],
        "gridsieve same" => &["same FIRST FIRST --json", "same FIRST MC --json"],
        "gridsieve puzzle minus-plus" => {
            &["puzzle minus-plus --minus 0 --plus 0 MINIMAL --format jsonl -q"]
        }
        "gridsieve ua" => &[
            "ua grids.txt --max-size 6 --format jsonl -q",
            "ua grids.txt --max-size 6 --count --format jsonl -q",
        ],
        "gridsieve mcn" => &["mcn grids.txt --max-size 6 --format jsonl"],
        "gridsieve explain band3" => {
            &["explain band3 FIRST --given 11,12,13,14,15,16,17,18,21,22 -k 17 --json"]
        }
        "gridsieve explain forward" => &[
            "explain forward FIRST --given 11,12 -k 9 --json",
            "explain forward FIRST --given 11,12 -k 20 --max-size 4 --completions 1 --json",
        ],
        "gridsieve doctor" => &["doctor --json"],
        "gridsieve kernels --record" => {
            &["kernels transpose --quick --repetitions 1 --no-pin --record -"]
        }
        // To standard error.
        "--progress-json" => &[
            "scan grids.txt -k 12 -q --output scanned --progress-json 2",
            "solve puzzles.txt -q --output solved --progress-json 2",
        ],
        _ => panic!("docs/json.md has a section `{section}`: it needs calls here"),
    }
}

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)).unwrap()
}

/// The sections of the page: heading and fields, in their order.
fn sections(page: &str) -> Vec<(&str, Vec<&str>)> {
    let section = |text| {
        let (heading, text) = str::split_once(text, '\n').expect("a heading has a text");
        let fields = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        (heading, fields.map(|(field, _)| field).collect())
    };
    page.split("\n## ").skip(1).map(section).collect()
}

/// Adds the fields of a value to a list, those inside with dots, in the order in which they are
/// written, each once.
struct Fields<'a>(String, &'a mut Vec<String>);

impl<'de> DeserializeSeed<'de> for Fields<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        value.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Fields<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        let Fields(path, found) = self;
        while let Some(key) = map.next_key::<String>()? {
            let field = format!("{path}{key}");
            if !found.contains(&field) {
                found.push(field.clone());
            }
            map.next_value_seed(Fields(field + ".", found))?;
        }
        Ok(())
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<(), S::Error> {
        let Fields(path, found) = self;
        while list.next_element_seed(Fields(path.clone(), found))?.is_some() {}
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }
}

/// The folder of the calls.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).unwrap();
    write("grids.txt", format!("{LAST} the last\n"));
    write("pairs.txt", format!("{} of the last grid\n", &LAST[..54]));
    // One solution, also with a redundant clue, several, none.
    let redundant = format!("{}..", &ONE[..79]);
    let none = format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63));
    write("puzzles.txt", format!("{MINIMAL} rare\n{redundant}\n{}\n{none}\n", ".".repeat(81)));
    for call in
        ["scan grids.txt -k 12 --unit 1 --run run -q", "catalogue import grids.txt -o grids.gsc -q"]
    {
        gridsieve(&words(call, "")).current_dir(&folder).assert().code(0);
    }
    folder
}

fn words<'a>(call: &'a str, engine: &'a str) -> Vec<&'a str> {
    let word = |word| match word {
        "ENGINE" => engine,
        "FIRST" => FIRST,
        "MC" => MC,
        "MINIMAL" => MINIMAL,
        // The first grid with all its cells.
        "NAME" => "aaaaaaab7777777777777777h",
        "MASK" => {
            "1................................................................................"
        }
        word => word,
    };
    call.split(' ').map(word).collect()
}

/// The fields of each object that a call writes.
fn written(call: &str, engine: &str, folder: &TempDir) -> Vec<Vec<String>> {
    let mut command = gridsieve(&words(call, engine));
    let output = command.current_dir(folder).env_remove("GRIDSIEVE_ISA").assert().code(0);
    let output = output.get_output();
    let text = if output.stdout.is_empty() { &output.stderr } else { &output.stdout };
    let mut objects = Vec::new();
    let mut rest = serde_json::Deserializer::from_slice(text);
    while rest.end().is_err() {
        let mut found = Vec::new();
        let read = Fields(String::new(), &mut found).deserialize(&mut rest);
        read.unwrap_or_else(|error| panic!("{call}: {error}"));
        objects.push(found);
    }
    assert!(!objects.is_empty(), "{call} writes nothing");
    objects
}

/// Compares the fields of a section with those that its calls write.
fn compare(section: &str, fields: &[String], engine: &str, folder: &TempDir) {
    let mut missing = fields.to_vec();
    for call in calls(section) {
        for object in written(call, engine, folder) {
            // They have a page of their own.
            let inside: Vec<_> =
                object.iter().filter_map(|at| at.strip_prefix("manifest.")).collect();
            let run_directory = page("run-directory.md");
            for field in inside.iter().filter(|field| !field.contains('.')) {
                assert!(run_directory.contains(&format!("| `{field}` |")), "manifest: {field}");
            }
            let places =
                object.iter().filter(|field| !field.starts_with("manifest.")).map(|field| {
                    let place = fields.iter().position(|known| known == field);
                    place.unwrap_or_else(|| {
                        panic!("{section}, {call}: `{field}` is not in docs/json.md")
                    })
                });
            assert!(places.is_sorted(), "{section}, {call}: the order is {object:?}");
            missing.retain(|field| !object.contains(field));
        }
    }
    missing.retain(|field| !EXCEPTIONS.iter().any(|&(of, name, _)| of == section && name == field));
    assert!(missing.is_empty(), "{section} {engine}: no call writes {missing:?}");
}

#[test]
fn the_page_has_the_fields_that_are_written() {
    let (page, folder) = (page("json.md"), folder());
    let sections = sections(&page);
    let owned = |fields: &[&str]| -> Vec<String> { fields.iter().map(|&of| of.into()).collect() };
    for (heading, fields) in &sections {
        // A descriptor is opened by its name in /dev/fd.
        let is_left_out = cfg!(not(unix)) && *heading == "--progress-json";
        if heading.starts_with("Counters of ") || is_left_out {
            continue;
        }
        for section in heading.split(", ").filter(|&section| section != "gridsieve scan") {
            compare(section, &owned(fields), "", &folder);
        }
    }
    let of = |heading: &str| -> Vec<String> {
        let section = sections.iter().find(|section| section.0 == heading);
        owned(&section.unwrap_or_else(|| panic!("no section {heading}")).1)
    };
    for engine in ["bands", "classic", "degree"] {
        let mut fields = of("gridsieve scan");
        let place = fields.iter().position(|field| field == "counters").expect("it is a field") + 1;
        let mut counters = of(&format!("Counters of {engine}"));
        let seconds = counters.iter().position(|name| name.starts_with("seconds."));
        counters.insert(seconds.expect("each engine has some"), "seconds".to_owned());
        fields.splice(place..place, counters.iter().map(|name| format!("counters.{name}")));
        compare("gridsieve scan", &fields, engine, &folder);
    }
}

/// The commands that write JSON, from their definitions.
fn commands(command: &clap::Command, path: &str, found: &mut Vec<String>) {
    let mut arguments = command.get_arguments();
    let writes = arguments.any(|arg| match arg.get_long() {
        Some("json") => true,
        Some("format") => arg.get_possible_values().iter().any(|of| of.get_name() == "jsonl"),
        _ => false,
    });
    if writes {
        found.push(path.to_owned());
    }
    for next in command.get_subcommands() {
        commands(next, &format!("{path} {}", next.get_name()), found);
    }
}

#[test]
fn every_command_that_writes_json_has_a_section() {
    let mut found = Vec::new();
    commands(&definition(), "gridsieve", &mut found);
    assert!(found.len() > 15, "{found:?}");
    let page = page("json.md");
    let headings: Vec<&str> =
        sections(&page).into_iter().flat_map(|(heading, _)| heading.split(", ")).collect();
    let without: Vec<_> = found.iter().filter(|name| !headings.contains(&name.as_str())).collect();
    assert!(without.is_empty(), "docs/json.md has no section of {without:?}");
}

//! docs/json.md has every field that the program writes as JSON, no others, and in their order.

use crate::support::catalogue::{FIRST, LAST, MC, ONE};
use crate::support::program::gridsieve;
use gridsieve_cli::internal::definition;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::fmt;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// It needs 21 clues, which is known at once.
const FEW: &str =
    "123456789457189326689327154216534897745891632938672541392765418574918263861243975";

const MINIMAL: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

/// Fields that no call of this test need write, each with its reason.
const EXCEPTIONS: [(&str, &str, &str); 5] = [
    (
        "gridsieve run status",
        "session.commit",
        "a program that was not built in a clone knows none",
    ),
    ("gridsieve scan", "counters.tasks", OF_A_CENSUS),
    ("gridsieve scan", "counters.seconds.rule", OF_A_CENSUS),
    ("gridsieve fewest", "counters.tasks", OF_A_CENSUS),
    ("gridsieve fewest", "counters.seconds.rule", OF_A_CENSUS),
];

const OF_A_CENSUS: &str = "it is of a census, whose other counters are those of its engine";

/// The calls that write all fields of a section, in a folder with `grids.txt`, `puzzles.txt`,
/// other texts and `run`. ENGINE is each engine in turn.
fn calls(section: &str) -> &'static [&'static str] {
    match section {
        "gridsieve scan" => &[
            "scan grids.txt -k 12 --engine ENGINE --format jsonl -q",
            "scan grids.txt -k 12 --engine ENGINE --format jsonl -q --index --band3 1,2 --mask MASK",
        ],
        "gridsieve fewest" => &[
            "fewest FEW --format jsonl -q --mask MASK",
            "fewest few.txt --format jsonl -q --index",
        ],
        "gridsieve census" => &[
            "census SEVENTEEN --format jsonl -q --index",
            "census --units 958098507..958098508 -k 12 --format jsonl -q",
        ],
        "gridsieve scan --plan" => &["scan grids.txt -k 12 --plan --format jsonl -q"],
        // The objects of the directories are those of the section before it.
        "gridsieve run status DIR DIR..." => &["run status run shard --json"],
        "gridsieve run status" => &["run status run --json", "run status few --json"],
        "gridsieve run check" => &["run check run --input grids.txt --repeat 1 --seed 1 --json"],
        "gridsieve run merge" => &["run merge shard --into merged --json"],
        "gridsieve catalogue verify" => &["catalogue verify grids.gsc --json"],
        "gridsieve catalogue info" => &["catalogue info grids.gsc --json"],
        "gridsieve catalogue generate" => &["catalogue generate --band 416 --count --json -q"],
        "gridsieve catalogue pairs" => &["catalogue pairs --band 416 --json"],
        "gridsieve canon" => &[
            "canon grids.txt --automorphisms --classes --gangsters --index --format jsonl",
            "canon puzzles.txt --automorphisms --classes --gangsters --index --format jsonl",
            "canon puzzles.txt --minlex --format jsonl",
        ],
        "gridsieve name" => &["name puzzles.txt --format jsonl"],
        "gridsieve unname" => &["unname names.txt --format jsonl"],
        "gridsieve catalogue rank" => &["catalogue rank grids.txt --format jsonl"],
        "gridsieve catalogue unrank" => &["catalogue unrank indices.txt --format jsonl"],
        "gridsieve catalogue rank --pairs" => &[
            "catalogue rank --pairs grids.txt --format jsonl",
            "catalogue rank --pairs pairs.txt --format jsonl",
        ],
        "gridsieve catalogue unrank --pairs" => {
            &["catalogue unrank --pairs indices.txt --format jsonl"]
        }
        "gridsieve solve" => &[
            "solve puzzles.txt --format jsonl -q",
            "solve puzzles.txt --minimal --format jsonl -q",
        ],
        "gridsieve solve --count" => &["solve puzzles.txt --count --max 9 --format jsonl -q"],
        "gridsieve solve --all" => &["solve puzzles.txt --all --limit 2 --format jsonl -q"],
        "gridsieve textbook" => &[
            "textbook puzzles.txt --max-steps 9 --format jsonl -q",
            "textbook puzzles.txt --max-steps 9 --table --format jsonl -q",
            "textbook --book --max-steps 9 --format jsonl",
        ],
        "gridsieve logic" => &[
            "logic puzzles.txt --format jsonl",
            "logic puzzles.txt --technique naked-single --format jsonl",
        ],
        "gridsieve transform" => &[
            "transform grids.txt --random 2 --format jsonl",
            "transform puzzles.txt --canonical --format jsonl",
        ],
        "gridsieve same" => &["same FIRST FIRST --json", "same FIRST MC --json"],
        "gridsieve puzzle minus-plus" => {
            &["puzzle minus-plus --minus 0 --plus 0 MINIMAL --format jsonl -q"]
        }
        "gridsieve puzzle minus-plus --closure" => {
            &["puzzle minus-plus --minus 0 --plus 0 --closure known MINIMAL --format jsonl -q"]
        }
        "gridsieve puzzle reduce" => &["puzzle reduce valid.txt --format jsonl -q"],
        "gridsieve neighbours" => &["neighbours grids.txt --max-size 6 --format jsonl"],
        "gridsieve estimate" => &["estimate grids.txt -k 70,71 --precision 50 --format jsonl -q"],
        "gridsieve estimate --sample" => &["estimate --sample 2 -k 70,71 --format jsonl -q"],
        "gridsieve pattern puzzles" => {
            &["pattern puzzles --pattern MINIMAL grids.txt --format jsonl -q"]
        }
        "gridsieve pattern canon" => &["pattern canon puzzles.txt --format jsonl"],
        "gridsieve ua" => &[
            "ua grids.txt --max-size 6 --format jsonl -q",
            "ua grids.txt --max-size 6 --count --format jsonl -q",
        ],
        "gridsieve mcn" => &["mcn grids.txt --max-size 6 --format jsonl"],
        "gridsieve explain band3" => {
            &["explain band3 FIRST --given 11,12,13,14,15,16,17,18,21,22 -k 17 --json"]
        }
        "gridsieve explain classic" => {
            &["explain classic FIRST -k 17 --given 11,12 --uas 2 --json"]
        }
        "gridsieve explain forward" => &[
            "explain forward FIRST --given 11,12 -k 9 --json",
            "explain forward FIRST --given 11,12 -k 20 --max-size 4 --completions 1 --json",
        ],
        "gridsieve doctor" => &["doctor --json"],
        "gridsieve census plan" => &["census plan -k 12 --sample 2 --json -q"],
        "gridsieve bench run" => &["bench run scan_8 --seconds 1 --precision 100% --json -q"],
        "gridsieve bench run --against" => {
            &["bench run scan_8 --against PROGRAM --seconds 1 --precision 100% --json -q"]
        }
        "gridsieve kernels --record" => {
            &["kernels transpose --isa scalar --quick --repetitions 1 --no-pin --record -"]
        }
        _ => panic!("docs/json.md has a section `{section}`: it needs calls here"),
    }
}

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)).unwrap()
}

/// A field of a table: its name, with dots, and what it means.
#[derive(Clone)]
struct Field {
    name: String,
    meaning: String,
}

impl Field {
    /// Is it in every object? The others say when they are there.
    fn is_always_there(&self) -> bool {
        let sometimes = ["only ", "not with "].iter().any(|word| self.meaning.starts_with(word));
        !sometimes && !self.meaning.contains("not there")
    }
}

/// The sections of a page: heading and the fields of its table, in their order.
fn sections(page: &str) -> Vec<(&str, Vec<Field>)> {
    let field = |line: &str| {
        let (name, meaning) = line.strip_prefix("| `")?.split_once("` | ")?;
        Some(Field { name: name.to_owned(), meaning: meaning.to_owned() })
    };
    let section = |text| {
        let (heading, text) = str::split_once(text, '\n').expect("a heading has a text");
        (heading, text.lines().filter_map(field).collect())
    };
    page.split("\n## ").skip(1).map(section).collect()
}

/// The fields of one section.
fn section(page: &str, heading: &str) -> Vec<Field> {
    let found = sections(page).into_iter().find(|section| section.0 == heading);
    found.unwrap_or_else(|| panic!("no section {heading}")).1
}

/// The fields that are always there and are not in a value, or in one inside of it; `path` leads to it.
fn lacking(value: &Value, path: &str, fields: &[Field]) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().flat_map(|value| lacking(value, path, fields)).collect(),
        Value::Object(object) => {
            let here = fields.iter().filter(|field| field.is_always_there()).filter_map(|field| {
                let key = field.name.strip_prefix(path).filter(|key| !key.contains('.'))?;
                (!object.contains_key(key)).then(|| field.name.clone())
            });
            let below = |(key, value)| lacking(value, &format!("{path}{key}."), fields);
            here.chain(object.iter().flat_map(below)).collect()
        }
        _ => Vec::new(),
    }
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
    write("indices.txt", "7 the eighth\n".to_owned());
    // The first grid with all its cells.
    write("names.txt", "aaaaaaab7777777777777777h full\n".to_owned());
    write("few.txt", format!("{FEW} one of four\n"));
    write("pairs.txt", format!("{} of the last grid\n", &LAST[..54]));
    // One solution, also with a redundant clue, several, none.
    let redundant = format!("{}..", &ONE[..79]);
    let none = format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63));
    write("puzzles.txt", format!("{MINIMAL} rare\n{redundant}\n{}\n{none}\n", ".".repeat(81)));
    write("valid.txt", format!("{MINIMAL} rare\n"));
    for call in [
        "fewest few.txt --run few -q",
        "census --units 5..6 -k 9 --run census -q",
        "census grids.txt -k 9 --run grids -q",
        "scan grids.txt -k 12 --unit 1 --run run -q",
        "scan grids.txt -k 12 --run shard --shard 0/1 -q",
        "catalogue import grids.txt -o grids.gsc -q",
    ] {
        gridsieve(&words(call, "")).current_dir(&folder).assert().code(0);
    }
    folder
}

fn words<'a>(call: &'a str, engine: &'a str) -> Vec<&'a str> {
    let word = |word| match word {
        "ENGINE" => engine,
        "FIRST" => FIRST,
        "MC" => MC,
        "PROGRAM" => env!("CARGO_BIN_EXE_gridsieve"),
        "MINIMAL" => MINIMAL,
        "FEW" => FEW,
        "SEVENTEEN" => ONE,
        "MASK" => {
            "1................................................................................"
        }
        word => word,
    };
    call.split(' ').map(word).collect()
}

/// Each object that a call writes, and its fields.
fn written(call: &str, engine: &str, folder: &TempDir) -> Vec<(Value, Vec<String>)> {
    let mut command = gridsieve(&words(call, engine));
    let output = command.current_dir(folder).env_remove("GRIDSIEVE_ISA").assert().code(0);
    let output = output.get_output();
    let text = if output.stdout.is_empty() { &output.stderr } else { &output.stdout };
    let objects: Vec<_> = objects(text).unwrap_or_else(|error| panic!("{call}: {error}"));
    assert!(!objects.is_empty(), "{call} writes nothing");
    objects
}

/// The objects of a text, and their fields.
fn objects(text: &[u8]) -> serde_json::Result<Vec<(Value, Vec<String>)>> {
    let values =
        serde_json::Deserializer::from_slice(text).into_iter().collect::<Result<Vec<_>, _>>()?;
    let mut rest = serde_json::Deserializer::from_slice(text);
    values
        .into_iter()
        .map(|value| {
            let mut found = Vec::new();
            Fields(String::new(), &mut found).deserialize(&mut rest)?;
            Ok((value, found))
        })
        .collect()
}

/// Is it inside of a manifest? In a plan that is called `scan`.
fn is_of_manifest(field: &str) -> bool {
    field.starts_with("manifest.") || field.starts_with("scan.")
}

/// Compares the fields of a section with those that its calls write.
fn compare(section: &str, fields: &[Field], engine: &str, folder: &TempDir) {
    let mut missing: Vec<&str> = fields.iter().map(|field| &*field.name).collect();
    for call in calls(section) {
        for (value, object) in written(call, engine, folder) {
            if section.ends_with("DIR...") && value.get("dir").is_some() {
                continue;
            }
            let lacking = lacking(&value, "", fields);
            assert!(lacking.is_empty(), "{section}, {call}: {lacking:?} should always be there");
            // The manifest has a page of its own.
            let places = object.iter().filter(|field| !is_of_manifest(field)).map(|field| {
                let place = fields.iter().position(|known| known.name == *field);
                place.unwrap_or_else(|| {
                    panic!("{section}, {call}: `{field}` is not in docs/json.md")
                })
            });
            assert!(places.is_sorted(), "{section}, {call}: the order is {object:?}");
            missing.retain(|field| !object.iter().any(|of| of == field));
        }
    }
    missing.retain(|field| !EXCEPTIONS.iter().any(|(of, name, _)| *of == section && name == field));
    assert!(missing.is_empty(), "{section} {engine}: no call writes {missing:?}");
}

/// The manifests of a run, a shard, a run for the fewest clues and a census: as a file, and as `run status` shows it.
#[test]
fn the_page_of_run_directories_has_the_fields_of_the_manifest() {
    let folder = folder();
    let fields = section(&page("run-directory.md"), "manifest.json");
    let mut missing: Vec<&str> = fields.iter().map(|field| &*field.name).collect();
    for run in ["run", "shard", "few", "census", "grids"] {
        let file = fs::read(folder.path().join(run).join("manifest.json")).unwrap();
        let mut manifests = objects(&file).unwrap();
        assert!(manifests.len() == 1 && manifests[0].1.is_sorted(), "{manifests:?}");
        for (mut value, object) in written(&format!("run status {run} --json"), "", &folder) {
            // It is of the file's text.
            let manifest = value["manifest"].as_object_mut().unwrap();
            manifest.insert("checksum".to_owned(), Value::Null);
            let inside = object.iter().filter_map(|field| field.strip_prefix("manifest."));
            manifests.push((value["manifest"].take(), inside.map(str::to_owned).collect()));
        }
        assert_eq!(manifests.len(), 2);
        for (value, object) in manifests {
            let lacking = lacking(&value, "", &fields);
            assert!(lacking.is_empty(), "{run}: {lacking:?} should always be there");
            for name in &object {
                let is_known = fields.iter().any(|field| field.name == *name);
                assert!(is_known, "{run}: `{name}` is not in docs/run-directory.md");
            }
            missing.retain(|field| !object.iter().any(|of| of == field));
        }
    }
    // Not known outside of a clone; not written while it is 1; not written where no line was skipped.
    missing.retain(|name| !["commit", "search", "skipped"].contains(name));
    assert!(missing.is_empty(), "no manifest has {missing:?}");
}

#[test]
fn the_page_has_the_fields_that_are_written() {
    let (page, folder) = (page("json.md"), folder());
    let sections = sections(&page);
    let counting = ["gridsieve scan", "gridsieve fewest", "gridsieve census"];
    for (heading, fields) in &sections {
        if heading.starts_with("Counters of ") {
            continue;
        }
        for section in heading.split(", ").filter(|section| !counting.contains(section)) {
            compare(section, fields, "", &folder);
        }
    }
    let with_counters = |heading: &str, engine: &str| {
        let mut fields = section(&page, heading);
        let place =
            fields.iter().position(|field| field.name == "counters").expect("it is a field");
        let mut counters = section(&page, &format!("Counters of {engine}"));
        let seconds = counters.iter().position(|field| field.name.starts_with("seconds."));
        let parent = Field { name: "seconds".to_owned(), meaning: "seconds by phase".to_owned() };
        counters.insert(seconds.expect("each engine has some"), parent);
        for field in &mut counters {
            field.name.insert_str(0, "counters.");
        }
        fields.splice(place + 1..place + 1, counters);
        compare(heading, &fields, engine, &folder);
    };
    for engine in ["bands", "classic", "degree"] {
        with_counters("gridsieve scan", engine);
    }
    // Other engines take long to show that there is none with so many clues.
    with_counters("gridsieve fewest", "bands");
    with_counters("gridsieve census", "bands");
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

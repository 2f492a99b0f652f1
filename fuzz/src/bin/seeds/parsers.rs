//! Texts and files of all kinds, but for run directories.

use flate2::Compression;
use flate2::write::GzEncoder;
use gridsieve_fuzz::parsers::*;
use gridsieve_lab::{FORMAT, Kind, Machine, Record, Row};
use lzma_rust2::{XzOptions, XzWriter};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const PUZZLE_TEXT: &str =
    ".2......9....8.1..7....3.......4.....6.9.2.........85....2....6..1......8.....3..";

const COMMANDS: &[&str] = &[
    "scan grids.txt -k 18 --minimal --band3 3,6 --threads 2 --cpus 0-1 --format jsonl",
    "scan - --engine degree --forward-view both --isa scalar --bitmap-threshold 60 --stats",
    "scan --catalogue --band 370-416 --run night --shard 0/8 --shard-by count --unit 100",
    "scan a.gsc --range 1000..2000 --index --limit 5 --share 16 --progress-interval 30 --quiet",
    "scan a.txt --first -o out.txt --skip-bad --no-pin --evidence unit --run d",
    "run status night --json",
    "run check night --input grids.txt --audit 10 --seed 7",
    "run merge a b --into c",
    "catalogue generate --band 1-3 -o a.gsc",
    "catalogue import grids.txt.xz -o a.gsc --codec raw --skip-bad",
    "catalogue export a.gsc --range ..10",
    "catalogue rank -o ranks.txt",
    "catalogue unrank 0 5472730537",
    "catalogue verify a.gsc",
    "solve puzzles.txt --count 2",
    "ua --max-size 12",
    "kernels --compare old.json --quick --isa scalar",
    "cpu",
    "--version",
    "help run",
];

pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let write =
        |name: &str, kind: u8, data: &[u8]| fs::write(folder.join(name), [&[kind], data].concat());
    write("grid", GRID, SF.as_bytes())?;
    write("puzzle", PUZZLE, PUZZLE_TEXT.as_bytes())?;
    write("puzzle-zeros", PUZZLE, PUZZLE_TEXT.replace('.', "0").as_bytes())?;
    write("cells", CELLS, b"{11,12,55,99}")?;
    let text = format!("\u{FEFF}# grids\r\n{SF}\r\n\n  {SF} and more\n{}\n{SF}x\n{SF}", &SF[1..]);
    write("grids", GRIDS, text.as_bytes())?;
    write("grids-plain", GRIDS, format!("{SF}\n{SF}\n").as_bytes())?;
    write("grids-magic", GRIDS, b"\x89GSC\r\n\x1A\n")?;
    write("puzzles", PUZZLES, format!("{PUZZLE_TEXT}\n# one\n\n{PUZZLE_TEXT} 17").as_bytes())?;

    let text = format!("{SF}\n{SF}\n");
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(text.as_bytes())?;
    let mut xz = XzWriter::new(Vec::new(), XzOptions::with_preset(0))?;
    xz.write_all(text.as_bytes())?;
    let zstd = compress_to_vec(text.as_bytes(), CompressionLevel::Fastest);
    let skipped = [b"\x50\x2A\x4D\x18\x02\0\0\0ab".to_vec(), zstd.clone()].concat();
    for (name, bytes) in [
        ("gzip", gzip.finish()?),
        ("xz", xz.finish()?),
        ("zstd", [zstd.clone(), zstd].concat()),
        ("zstd-skipped", skipped),
        ("plain", text.into_bytes()),
    ] {
        write(&format!("compressed-{name}"), COMPRESSED, &bytes)?;
    }

    let mut json = Vec::new();
    record().write_json(&mut json)?;
    write("kernels", KERNELS, &json)?;
    for (place, command) in COMMANDS.iter().enumerate() {
        write(&format!("arguments-{place}"), ARGUMENTS, command.replace(' ', "\n").as_bytes())?;
    }
    let masked = format!("scan\ng.txt\n--mask\n{}\n--subgrid\n{PUZZLE_TEXT}", "1.0".repeat(27));
    write("arguments-mask", ARGUMENTS, masked.as_bytes())?;
    for range in ["1..20", "..7", "5..", "..", "18446744073709551615.."] {
        write(&format!("range-{range}"), RANGE, range.as_bytes())?;
    }
    Ok(())
}

fn record() -> Record {
    let text = |text: &str| text.to_owned();
    let machine = Machine {
        gridsieve: text("0.1.0"),
        compiler: text("rustc"),
        flags: text("release"),
        model: text("a processor"),
        processor: text("family 1, model 2, stepping 3"),
        microcode: text("0x1"),
        governor: text("performance"),
        system: text("Linux"),
        levels: vec![text("scalar"), text("avx2")],
        date: text("2026-11-22"),
        facts: [(text("vendor"), text("a maker"))].into(),
    };
    let row = |level: &str, ns: f64| Row {
        kernel: text("first_unhit"),
        kind: Some(Kind::Kernel),
        operation: text("a vector"),
        level: text(level),
        ns,
        spread_percent: Some(0.5),
        calls: Some(1000),
        other_calls: None,
        checksum: Some(text("0123456789abcdef")),
        raw_ns: vec![ns, 1.25 * ns],
    };
    let rows = vec![row("scalar", 4.5), row("avx2", 1.5)];
    Record { format: FORMAT, machine, steadiness: None, rows }
}

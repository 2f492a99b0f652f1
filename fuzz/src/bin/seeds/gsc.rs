//! Headers, blocks and files `.gsc`.

use gridsieve_fuzz::gsc::{FILE_KIND, HEADER_KIND, PACKED_KIND, RAW_KIND};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, HEADER, Options, Writer};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::BandClass;
use std::error::Error;
use std::fs;
use std::path::Path;

/// Some first grids of two classes: sparse and dense ones.
fn grids() -> Vec<Grid> {
    let mut grids = Vec::new();
    for class in [1, 390] {
        let class = BandClass::new(class).expect("there is such a class");
        grids.extend(whole::grids(whole::class_range(class)).take(40));
    }
    grids
}

pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let grids = grids();
    let turned: Vec<Grid> = grids.iter().rev().copied().collect();
    let write = |name: String, kind: u8, data: &[u8]| {
        fs::write(folder.join(name), [&[kind], data].concat())
    };
    for (codec, kind) in [(Codec::Raw, RAW_KIND), (Codec::Packed, PACKED_KIND)] {
        for (order, grids) in [("sorted", &grids), ("turned", &turned)] {
            for count in [1, 5, 70] {
                let mut block = vec![count as u8];
                codec.encode(&grids[..count], &mut block);
                write(format!("block-{}-{order}-{count}", codec.name()), kind, &block)?;
            }
        }
        for (kind_of_file, options, grids) in [
            ("plain", Options::new(codec), &turned),
            ("catalogue", Options::catalogue(codec), &grids),
        ] {
            let path = folder.join("seed.gsc");
            let mut writer = Writer::create(&path, Options { block_grids: 10, ..options })?;
            grids[..25].iter().try_for_each(|grid| writer.push(grid))?;
            writer.finish()?;
            let file = fs::read(&path)?;
            fs::remove_file(&path)?;
            write(format!("file-{}-{kind_of_file}", codec.name()), FILE_KIND, &file)?;
            write(format!("header-{}-{kind_of_file}", codec.name()), HEADER_KIND, &file[..HEADER])?;
        }
    }
    Ok(())
}

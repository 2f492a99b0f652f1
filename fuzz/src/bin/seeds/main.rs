//! Writes the inputs that each target begins with: into a folder of its name, in
//! the folder that is named.

mod engines;
mod gsc;
mod parsers;
mod runs;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::args_os().nth(1).ok_or("name a folder")?);
    let folder = |target: &str| {
        let folder = root.join(target);
        fs::create_dir_all(&folder).map(|()| folder)
    };
    gsc::write(&folder("gsc")?)?;
    engines::write(&folder("engines")?)?;
    parsers::write(&folder("parsers")?)?;
    runs::write(&folder("parsers")?)
}

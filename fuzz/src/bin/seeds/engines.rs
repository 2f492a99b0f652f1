//! Problems for engines and solvers: numbers of a plain generator.

use gridsieve_fuzz::engines::{ENGINES, SOLVERS};
use std::error::Error;
use std::fs;
use std::path::Path;

pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut number = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 24) as u8
    };
    for (name, kind, length) in [("engines", ENGINES, 64), ("solvers", SOLVERS, 128)] {
        for seed in 0..12 {
            let bytes: Vec<u8> =
                std::iter::once(kind).chain((0..length).map(|_| number())).collect();
            fs::write(folder.join(format!("{name}-{seed}")), bytes)?;
        }
    }
    Ok(())
}

//! The input of a run: what tells it from others, and its grids by number.

use super::source::{self, Opened};
use crate::Failure;
use gridsieve::internal::builtin;
use gridsieve::internal::catalogue::file::Reader;
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::run::{Access, Hash128, Identity, Kind};
use gridsieve::internal::scan::{self, GridFile, InputError, Survey};
use std::ops::Range;
use std::sync::Arc;
use xxhash_rust::xxh3::Xxh3;

/// An input that can be read more than once.
pub struct RunInput {
    /// Which it is.
    pub identity: Identity,
    /// What users call it.
    pub name: String,
    /// The grids that are wanted of it.
    pub range: Range<u64>,
    /// Lines that are no grids.
    pub skipped: u64,
    from: From,
}

enum From {
    BuiltIn,
    Catalogue,
    Text(GridFile, Survey),
    Gsc(Arc<Reader>),
}

impl RunInput {
    /// The input of a run.
    ///
    /// # Errors
    /// It can be read once only; or it cannot be read.
    pub fn new(opened: Opened) -> Result<RunInput, Failure> {
        let input = |kind, name: &str, grids, hash, range, from| {
            let identity = Identity { kind, grids, hash: Hash128(hash) };
            RunInput { identity, name: name.to_owned(), range, skipped: 0, from }
        };
        Ok(match opened {
            Opened::Stream(_) => {
                return Err(Failure::new(
                    "--run needs an input that can be read again: a file, not a pipe",
                ));
            }
            Opened::BuiltIn(range) => {
                let mut hasher = Xxh3::new();
                builtin::grids().for_each(|grid| hasher.update(grid.digits()));
                let (grids, hash) = (builtin::GRIDS.len() as u64, hasher.digest128());
                input(Kind::BuiltIn, "the built-in grids", grids, hash, range, From::BuiltIn)
            }
            Opened::Catalogue(range) => {
                input(Kind::Catalogue, "the catalogue", whole::GRIDS, 0, range, From::Catalogue)
            }
            Opened::Text { file, survey, range } => {
                let (grids, hash, skipped) = (survey.grids, survey.identity(), survey.bad_lines);
                let name = file.name().to_owned();
                let from = From::Text(file, survey);
                RunInput { skipped, ..input(Kind::Text, &name, grids, hash, range, from) }
            }
            Opened::Gsc { reader, range } => {
                let hash = reader.identity().map_err(Failure::new)?;
                let (grids, name) = (reader.len(), reader.name().to_owned());
                input(Kind::Gsc, &name, grids, hash, range, From::Gsc(Arc::new(reader)))
            }
        })
    }

    /// Some of the grids: those with these numbers, which ascend.
    pub fn pick(&mut self, numbers: &[u64]) -> Result<Vec<Grid>, Failure> {
        let all = |pick: &dyn Fn(u64) -> Result<Grid, InputError>| {
            numbers.iter().map(|&number| pick(number)).collect::<Result<Vec<Grid>, _>>()
        };
        let picked = match &mut self.from {
            From::BuiltIn => {
                all(&|number| Ok(builtin::grids().nth(number as usize).expect("it is in range")))
            }
            From::Catalogue => all(&|index| Ok(whole::unrank(index).expect("it is in range"))),
            From::Gsc(reader) => all(&|record| reader.get(record).map_err(InputError::from)),
            From::Text(file, _) => file.pick(numbers),
        };
        picked.map_err(Failure::new)
    }

    /// The grids from a number on.
    pub fn access(self, first: u64) -> Access {
        match self.from {
            From::BuiltIn => Access::Ranges(Box::new(|range| Ok(source::of_built_in(range)))),
            From::Catalogue => Access::Ranges(Box::new(scan::of_catalogue)),
            From::Gsc(reader) => {
                Access::Ranges(Box::new(move |range| scan::of_file(Arc::clone(&reader), range)))
            }
            From::Text(file, survey) => Access::Sequence(file.into_source(survey, first), first),
        }
    }
}

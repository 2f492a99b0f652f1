//! The input of a scan: grids from a file, a stream, a catalogue or memory.

use super::comments::{Comments, noted};
use super::kind::Kind;
use super::part::part;
use super::source::{GSC, Source};
use super::text::{Sizes, Survey, Text, USUAL};
use gridsieve_grids::Grid;
use gridsieve_grids::builtin;
use gridsieve_grids::catalogue::file::{Grids, Reader};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::{Sample, Thirds};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::{BandClass, Pair};
use gridsieve_grids::texts::{InputError, Items, Reading, Syntax};
use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use xxhash_rust::xxh3::Xxh3;

/// Grids that can be scanned, numbered from 0: a text in a file or a pipe, a `.gsc`
/// file, the catalogue, the built-in ones, or those that a program has made. For a census pairs of
/// bands: each is the grid with the first of its third bands.
pub struct Input {
    name: String,
    kind: Kind,
    bad_lines: u64,
    grids: From,
    /// The store for comments, if they are wanted.
    comments: Option<Comments>,
    /// The options by which its text is read.
    reading: Reading,
}

/// The source of the grids.
enum From {
    Memory(Arc<[Grid]>),
    /// Pairs of bands for a census of some grids, and the hash of these grids.
    Pairs(Arc<[Pair]>, u128),
    AllPairs,
    PairsSample(Sample),
    Catalogue,
    Gsc(Arc<Reader>),
    /// A text in a regular file whose lines were not checked yet.
    File(File),
    /// A text in a regular file, too long for memory, whose lines were checked.
    Text(Arc<Text>),
    /// What can be read once only; none if that was done.
    Stream(Box<Mutex<Option<Stream>>>),
}

/// A text that was not read yet.
type Stream = Items<BufReader<Box<dyn Read + Send>>, Grid>;

impl Input {
    fn new(name: impl Into<String>, kind: Kind, grids: From) -> Input {
        Input {
            name: name.into(),
            kind,
            bad_lines: 0,
            grids,
            comments: None,
            reading: Reading::default(),
        }
    }

    /// The built-in grids.
    pub fn built_in() -> Input {
        let grids = From::Memory(builtin::grids().collect());
        Input::new("the built-in grids", Kind::BuiltIn, grids)
    }

    /// All essentially different grids, in the order of the texts of their minlex forms.
    pub fn catalogue() -> Input {
        Input::new("the catalogue", Kind::Catalogue, From::Catalogue)
    }

    /// All essentially different pairs of bands, in the order of the texts of their minlex forms.
    pub fn pairs() -> Input {
        Input::new("all pairs of bands", Kind::Pairs, From::AllPairs)
    }

    /// Some of all pairs of bands, spread evenly.
    pub fn pairs_sample(sample: Sample) -> Input {
        let name = format!("a sample of {} pairs of bands, seed {}", sample.pairs, sample.seed);
        Input::new(name, Kind::PairsSample, From::PairsSample(sample))
    }

    /// The minlex pairs in which some grids have their tasks. The hash is of these grids: that the
    /// pairs are those which follow from them is up to the caller.
    pub fn pairs_of_grids(
        name: impl Into<String>,
        pairs: impl Into<Arc<[Pair]>>,
        grids: u128,
    ) -> Input {
        Input::new(name, Kind::PairsOfGrids, From::Pairs(pairs.into(), grids))
    }

    /// The grids of a `.gsc` file.
    pub fn gsc(reader: Reader) -> Input {
        Input::new(reader.name().to_owned(), Kind::Gsc, From::Gsc(Arc::new(reader)))
    }

    /// Grids that a program has made.
    pub fn of_grids(name: impl Into<String>, grids: impl Into<Arc<[Grid]>>) -> Input {
        Input::new(name, Kind::Text, From::Memory(grids.into()))
    }

    /// A text that can be read once only.
    pub fn stream(name: impl Into<String>, text: impl Read + Send + 'static) -> Input {
        let name = name.into();
        let text: Box<dyn Read + Send> = Box::new(text);
        let items = Items::new(Syntax::Grids, name.as_str(), BufReader::new(text));
        Input::new(name, Kind::Text, From::Stream(Box::new(Mutex::new(Some(items)))))
    }

    /// Opens a file by its path: a text, a pipe or a device, or a `.gsc` file, which is
    /// known by its first bytes. A header of a table is an error, unless [`read_as`](Input::read_as)
    /// names somebody who is told of it.
    ///
    /// # Errors
    /// The file does not exist, is a directory, or may not be read; or it is a `.gsc` file that is
    /// damaged or too new.
    pub fn open(path: &Path) -> Result<Input, InputError> {
        let name = path.display().to_string();
        let opened = File::open(path).and_then(|mut file| {
            let kind = file.metadata()?.file_type();
            if kind.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            let mut beginning = Vec::new();
            if kind.is_file() {
                (&file).take(GSC.len() as u64).read_to_end(&mut beginning)?;
                file.rewind()?;
            }
            Ok((file, kind.is_file(), beginning == GSC))
        });
        match opened {
            Ok((_, _, true)) => Ok(Input::gsc(Reader::open(path)?)),
            Ok((file, true, _)) => Ok(Input::new(name, Kind::Text, From::File(file))),
            Ok((file, false, _)) => Ok(Input::stream(name, file)),
            Err(error) => Err(InputError::open(&name, error)),
        }
    }

    /// Reads all lines of a text in a regular file, so that a long search does not end at a
    /// bad line in the middle; nothing is to be done for other inputs. With `skip`, bad
    /// lines are counted and handed to it. False if `stop` was raised meanwhile.
    ///
    /// # Errors
    /// The first bad line, unless they are skipped; a file that cannot be
    /// read.
    pub fn check(
        &mut self,
        stop: &AtomicBool,
        skip: Option<&mut dyn FnMut(&InputError)>,
    ) -> Result<bool, InputError> {
        self.check_in_pieces(stop, skip, USUAL)
    }

    /// Like [`check`](Input::check), with other sizes than the usual ones.
    ///
    /// # Errors
    /// The first bad line, unless they are skipped; a file that cannot be read.
    pub fn check_in_pieces(
        &mut self,
        stop: &AtomicBool,
        skip: Option<&mut dyn FnMut(&InputError)>,
        sizes: Sizes,
    ) -> Result<bool, InputError> {
        let From::File(file) = &self.grids else { return Ok(true) };
        let file = file.try_clone().and_then(|mut file| file.rewind().map(|()| file));
        let file = file.map_err(|error| self.cannot_read(error))?;
        let (comments, reading) = (self.comments.as_ref(), self.reading.clone());
        let survey = Survey::new(&self.name, file, stop, skip, comments, reading, sizes)?;
        let Some(Survey { text, kept, bad_lines }) = survey else { return Ok(false) };
        self.bad_lines = bad_lines;
        self.grids = match kept {
            Some(grids) => From::Memory(grids.into()),
            None => From::Text(Arc::new(text)),
        };
        Ok(true)
    }

    /// What the text says of its grids, from now on: comes before anything is read.
    pub fn comments(&mut self) -> Comments {
        self.comments.get_or_insert_default().clone()
    }

    /// The same input, whose text is read in this way.
    pub fn read_as(self, reading: Reading) -> Input {
        Input { reading, ..self }
    }

    /// The same input under another name.
    pub fn named(self, name: impl Into<String>) -> Input {
        Input { name: name.into(), ..self }
    }

    /// The same input, made from a text with this many lines that are no grids.
    pub fn with_bad_lines(self, bad_lines: u64) -> Input {
        Input { bad_lines, ..self }
    }

    /// What users call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its kind.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Lines that are no grids, of a text that was [checked](Input::check).
    pub fn bad_lines(&self) -> u64 {
        self.bad_lines
    }

    /// The number of grids; none for a stream, and for a text that was not [checked](Input::check)
    /// yet. An input with a known number can be read any number of times.
    pub fn grids(&self) -> Option<u64> {
        match &self.grids {
            From::Memory(grids) => Some(grids.len() as u64),
            From::Pairs(pairs, _) => Some(pairs.len() as u64),
            From::AllPairs => Some(pairs::PAIRS),
            From::PairsSample(sample) => Some(sample.pairs),
            From::Catalogue => Some(whole::GRIDS),
            From::Gsc(reader) => Some(reader.len()),
            From::Text(text) => Some(text.grids),
            From::File(_) | From::Stream(_) => None,
        }
    }

    /// The numbers of the grids whose first band is of a class, if the input knows them.
    pub fn class(&self, class: BandClass) -> Option<Range<u64>> {
        match &self.grids {
            From::Catalogue => Some(whole::class_range(class)),
            From::Gsc(reader) => reader.classes().map(|classes| classes.records(class.number())),
            _ => None,
        }
    }

    /// A number that distinguishes the input from others of its kind. For a `.gsc` file it is the
    /// 128-bit XXH3 of its header and block index; for the catalogue and for all pairs of bands 0;
    /// for a sample of all pairs its seed; for other inputs the 128-bit XXH3 of the digits of all
    /// grids, a byte each. None if the input can be read only once.
    ///
    /// # Errors
    /// A `.gsc` file has become shorter.
    pub fn hash(&self) -> Result<Option<u128>, InputError> {
        Ok(match &self.grids {
            From::Memory(grids) => {
                let mut hasher = Xxh3::new();
                grids.iter().for_each(|grid| hasher.update(grid.digits()));
                Some(hasher.digest128())
            }
            From::Pairs(_, hash) => Some(*hash),
            From::Catalogue | From::AllPairs => Some(0),
            From::PairsSample(sample) => Some(sample.seed.into()),
            From::Gsc(reader) => Some(reader.identity()?),
            From::Text(text) => Some(text.hash),
            From::File(_) | From::Stream(_) => None,
        })
    }

    /// The grids of a range of numbers, which of a stream may end with [`u64::MAX`]: then
    /// all from its start on.
    ///
    /// # Errors
    /// There are fewer; a stream was read before; a text was not [checked](Input::check).
    pub fn source(&self, range: Range<u64>) -> Result<Source, InputError> {
        if let Some(grids) = self.grids()
            && range.end > grids
        {
            return Err(InputError::short(&self.name, grids, range.end));
        }
        let range = range.start..range.end.max(range.start);
        Ok(match &self.grids {
            From::Memory(grids) => {
                let grids = Arc::clone(grids);
                Box::new(range.map(move |number| Ok(grids[number as usize])))
            }
            From::Pairs(pairs, _) => {
                let (pairs, mut thirds) = (Arc::clone(pairs), Thirds::new());
                Box::new(range.map(move |number| Ok(thirds.first(&pairs[number as usize]))))
            }
            From::AllPairs => {
                let mut thirds = Thirds::new();
                Box::new(pairs::pairs(range).map(move |listed| Ok(thirds.first(&listed.pair))))
            }
            From::PairsSample(sample) => {
                let (sample, mut thirds) = (*sample, Thirds::new());
                Box::new(range.map(move |number| {
                    let pair = pairs::unrank(sample.index(number)).expect("the index of a pair");
                    Ok(thirds.first(&pair))
                }))
            }
            // Grids are found far faster than any number can be searched.
            From::Catalogue => Box::new(whole::grids(range).map(Ok)),
            From::Gsc(reader) => {
                let grids = Grids::new(Arc::clone(reader), range)?;
                Box::new(grids.map(|grid| grid.map_err(InputError::from)))
            }
            From::Text(text) => {
                Box::new(Text::range(Arc::clone(text), range, self.comments.clone()))
            }
            From::File(_) => {
                let reason = format!("the lines of {} were not checked", self.name);
                return Err(InputError::Other(reason));
            }
            From::Stream(source) => {
                let items = source.lock().unwrap_or_else(PoisonError::into_inner).take();
                let again = || self.cannot_read(io::Error::other("it can be read once only"));
                let items = items.ok_or_else(again)?.read_as(self.reading.clone());
                let grids = noted(items, 0, self.comments.clone());
                part(Box::new(grids), self.name.as_str(), range)
            }
        })
    }

    /// The grids with these numbers, which ascend; none if `stop` was raised meanwhile. In a large
    /// file, or the catalogue, this takes seconds.
    ///
    /// # Errors
    /// The grids cannot be read, or the input does not have them.
    pub fn pick(
        &self,
        numbers: &[u64],
        stop: &AtomicBool,
    ) -> Result<Option<Vec<Grid>>, InputError> {
        if let From::Text(text) = &self.grids {
            return text.pick(numbers, stop);
        }
        let mut picked = Vec::with_capacity(numbers.len());
        for &number in numbers {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            picked.push(self.grid(number)?);
        }
        Ok(Some(picked))
    }

    /// The grid with this number.
    ///
    /// # Errors
    /// The grid cannot be read, or the input does not have it.
    pub fn grid(&self, number: u64) -> Result<Grid, InputError> {
        match &self.grids {
            From::Catalogue => whole::unrank(number).ok_or_else(|| self.short(number)),
            From::Gsc(reader) => Ok(reader.get(number)?),
            _ => {
                let mut one = self.source(number..number + 1)?;
                one.next().unwrap_or_else(|| Err(self.short(number)))
            }
        }
    }

    fn short(&self, number: u64) -> InputError {
        InputError::short(&self.name, self.grids().unwrap_or(number), number + 1)
    }

    fn cannot_read(&self, error: io::Error) -> InputError {
        InputError::read(&self.name, 0, error)
    }
}

#[cfg(test)]
mod tests;

//! A text of grids in a regular file.
//!
//! The scan reads all lines before it searches, so that a long search does not end at a bad line in
//! the middle. If the grids fit into memory, the scan keeps them and reads the file once. For a
//! longer text it keeps the offset and a hash of every [piece](Piece) of the grids. It reads a
//! piece again when its turn comes, and the grids must have the same hash.

use super::comments::{Comments, noted};
use super::source::Source;
use gridsieve_grids::Grid;
use gridsieve_grids::texts::{InputError, Items, Reading, Syntax};
use itertools::Itertools;
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use xxhash_rust::xxh3::Xxh3;

/// How many grids of a text are in memory.
pub struct Sizes {
    /// The most grids that are kept in memory.
    pub most_kept: usize,
    /// The number of grids of a piece, which are read again together; a piece has more if a line
    /// has several grids.
    pub piece: u64,
}

/// The grids kept take 21 MB, and those of a piece 1.3 MB.
pub(super) const USUAL: Sizes = Sizes { most_kept: 1 << 18, piece: 1 << 14 };

/// A text whose lines were checked.
pub(super) struct Text {
    name: String,
    file: Mutex<File>,
    pieces: Vec<Piece>,
    /// Number of grids.
    pub grids: u64,
    /// The XXH3 of the digits of all grids, a byte each.
    pub hash: u128,
    /// The options by which its lines are read.
    reading: Reading,
}

/// Grids that follow one another in a file.
struct Piece {
    /// The number of the first grid.
    first: u64,
    /// The offset in the file at which their lines begin.
    offset: u64,
    /// Number of lines before these lines.
    line: u64,
    /// The hash of the digits of the grids.
    hash: u64,
}

/// What reading all lines of a text gives.
pub(super) struct Survey {
    pub text: Text,
    /// All its grids, unless there are too many.
    pub kept: Option<Vec<Grid>>,
    /// Lines that were passed over.
    pub bad_lines: u64,
}

impl Survey {
    /// Reads a whole file, called `name`; none if `stop` was raised meanwhile. With
    /// `skip`, bad lines are counted and handed to it.
    ///
    /// # Errors
    /// The first bad line, unless they are skipped; a file that cannot be
    /// read.
    pub fn new(
        name: &str,
        file: File,
        stop: &AtomicBool,
        mut skip: Option<&mut dyn FnMut(&InputError)>,
        comments: Option<&Comments>,
        reading: Reading,
        Sizes { most_kept, piece: size }: Sizes,
    ) -> Result<Option<Survey>, InputError> {
        let (mut pieces, mut grids, mut bad_lines) = (Vec::new(), 0, 0);
        let (mut all, mut of_piece) = (Xxh3::new(), Xxh3::new());
        let mut piece = Piece { first: 0, offset: 0, line: 0, hash: 0 };
        let mut kept = Some(Vec::new());
        let items = Items::<_, Grid>::new(Syntax::Grids, name, BufReader::new(&file));
        let mut items = items.read_as(reading);
        while let Some(item) = items.next() {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            match (item, &mut skip) {
                (Ok(grid), _) => {
                    all.update(grid.digits());
                    of_piece.update(grid.digits());
                    grids += 1;
                    kept = kept.filter(|kept| kept.len() < most_kept);
                    if let Some(kept) = &mut kept {
                        kept.push(grid);
                        if let Some(comments) = comments {
                            comments.put(grids - 1, items.comment());
                        }
                    }
                    if grids - piece.first >= size
                        && let Some((line, offset)) = items.position()
                    {
                        pieces.push(Piece { hash: of_piece.digest(), ..piece });
                        of_piece.reset();
                        piece = Piece { first: grids, offset, line, hash: 0 };
                    }
                }
                (Err(error), Some(report)) if error.is_bad_line() => {
                    bad_lines += 1;
                    report(&error);
                }
                (Err(error), _) => return Err(error),
            }
        }
        // The last one goes to the end of the file, where no grid may appear.
        if grids > piece.first || pieces.is_empty() {
            pieces.push(Piece { hash: of_piece.digest(), ..piece });
        }
        let (name, hash, reading) = (name.to_owned(), all.digest128(), items.reading());
        let text = Text { name, file: Mutex::new(file), pieces, grids, hash, reading };
        Ok(Some(Survey { text, kept, bad_lines }))
    }
}

impl Text {
    /// The piece that a grid is in.
    fn piece_of(&self, grid: u64) -> usize {
        self.pieces.partition_point(|piece| piece.first <= grid) - 1
    }

    /// The grids of a piece.
    fn grids_of(&self, piece: usize) -> Range<u64> {
        let next = self.pieces.get(piece + 1);
        self.pieces[piece].first..next.map_or(self.grids, |next| next.first)
    }

    /// Reads a piece again. Bad lines are passed over: they were reported.
    fn piece(&self, number: usize, comments: Option<Comments>) -> Result<Vec<Grid>, InputError> {
        let Piece { offset, line, hash, .. } = self.pieces[number];
        let Range { start, end } = self.grids_of(number);
        let bytes = self.pieces.get(number + 1).map_or(u64::MAX, |next| next.offset - offset);
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = |error| InputError::read(&self.name, line, error);
        file.seek(SeekFrom::Start(offset)).map_err(failed)?;
        let items =
            Items::after(line, Syntax::Grids, &*self.name, BufReader::new((&*file).take(bytes)))
                .read_as(self.reading.clone());
        let grids = noted(items, start, comments)
            .filter(|item: &Result<Grid, _>| !item.as_ref().is_err_and(InputError::is_bad_line))
            // One more shows that there are too many.
            .take((end - start) as usize + 1)
            .collect::<Result<Vec<Grid>, _>>()?;
        let mut hasher = Xxh3::new();
        grids.iter().for_each(|grid| hasher.update(grid.digits()));
        match hasher.digest() == hash {
            true => Ok(grids),
            false => {
                let name = &self.name;
                Err(InputError::Other(format!("{name} was changed while it was being scanned")))
            }
        }
    }

    /// The grids of a range, which is one of this text. They end after an error.
    pub fn range(
        text: Arc<Text>,
        range: Range<u64>,
        comments: Option<Comments>,
    ) -> impl Iterator<Item = <Source as Iterator>::Item> {
        let pieces = match range.is_empty() {
            true => 0..0,
            false => text.piece_of(range.start)..text.piece_of(range.end - 1) + 1,
        };
        let wanted = move |number| {
            let piece = text.grids_of(number);
            let place = |grid: u64| (grid.clamp(piece.start, piece.end) - piece.start) as usize;
            let grids = text.piece(number, comments.clone())?;
            Ok(grids[place(range.start)..place(range.end)].to_vec())
        };
        pieces.map(wanted).take_while_inclusive(Result::is_ok).flatten_ok()
    }

    /// The grids with these numbers, which ascend; none if `stop` was raised meanwhile.
    pub fn pick(
        &self,
        numbers: &[u64],
        stop: &AtomicBool,
    ) -> Result<Option<Vec<Grid>>, InputError> {
        if let Some(&last) = numbers.last().filter(|&&last| last >= self.grids) {
            return Err(InputError::short(&self.name, self.grids, last + 1));
        }
        let mut picked = Vec::with_capacity(numbers.len());
        for (piece, numbers) in &numbers.iter().chunk_by(|&&number| self.piece_of(number)) {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let (grids, first) = (self.piece(piece, None)?, self.pieces[piece].first);
            picked.extend(numbers.map(|number| grids[(number - first) as usize]));
        }
        Ok(Some(picked))
    }
}

#[cfg(test)]
mod tests {
    use super::super::fake::grid;
    use super::*;
    use std::path::Path;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    /// Keeps no grids, and has pieces of `size`.
    fn survey(
        path: &Path,
        size: u64,
        skip: Option<&mut dyn FnMut(&InputError)>,
    ) -> Result<Survey, InputError> {
        let (file, stop) = (File::open(path).unwrap(), AtomicBool::new(false));
        let survey = Survey::new(
            "f",
            file,
            &stop,
            skip,
            None,
            Reading::default(),
            Sizes { most_kept: 0, piece: size },
        )?
        .unwrap();
        assert!(survey.kept.is_none() || survey.text.grids == 0);
        Ok(survey)
    }

    #[test]
    fn the_second_reading_must_agree_with_the_first() {
        let other = T.replace('1', "x").replace('2', "1").replace('x', "2");
        let before = format!("{T}\nbad\n{other}\n");
        for (after, changed) in [
            (before.clone(), false),
            (format!("{T}\n{other}"), false),
            (format!("{T}\n"), true),
            (format!("{other}\n{T}\n"), true),
            (format!("{before}{T}\n{T}\n"), true),
            (String::new(), true),
        ] {
            let directory = tempfile::tempdir().unwrap();
            let path = directory.path().join("grids");
            std::fs::write(&path, &before).unwrap();
            assert!(matches!(survey(&path, 9, None), Err(InputError::Line { line: 2, .. })));
            let mut reported = 0;
            let Survey { text, bad_lines, .. } =
                survey(&path, 9, Some(&mut |_| reported += 1)).unwrap();
            assert_eq!((text.grids, bad_lines, reported), (2, 1, 1));
            std::fs::write(&path, &after).unwrap();
            let items: Vec<_> = Text::range(Arc::new(text), 0..2, None).collect();
            match &items[..] {
                [Ok(a), Ok(b)] => assert!(!changed && a.to_string() == T && b.to_string() == other),
                [Err(error)] => {
                    let words = error.to_string();
                    assert!(
                        changed && words == "f was changed while it was being scanned",
                        "{words}"
                    );
                }
                items => panic!("{items:?}"),
            }
        }
    }

    /// Wherever pieces end, whatever lies between grids.
    #[test]
    fn pieces_are_what_they_were() {
        let grids: Vec<Grid> = (0..11).map(grid).collect();
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("grids");
        let mut lines: Vec<String> = grids.iter().map(|grid| format!("{grid} x\r\n")).collect();
        lines.insert(4, format!("#{}\n\nbad\n", "x".repeat(5000)));
        lines.insert(9, "\u{89}GSC is bad here\n".to_owned());
        // Two of a line, and one in nine lines.
        lines[1] = format!("{}\t", grids[1]);
        lines[2] = format!("{}\r\n", grids[2]);
        let row = |row: &[u8]| format!("{}\n", row.escape_ascii());
        lines[7] = grids[6].to_string().as_bytes().chunks(9).map(row).collect();
        let before = format!("\u{FEFF}{}", lines.concat());
        for size in [1, 2, 3, 4, 5, 10, 11, 12] {
            std::fs::write(&path, &before).unwrap();
            let mut bad = Vec::new();
            let Survey { text, .. } =
                survey(&path, size, Some(&mut |line| bad.push(line.to_string()))).unwrap();
            assert!(text.grids == 11 && bad.len() == 2 && bad[1].starts_with("f:19: "), "{bad:?}");
            let text = Arc::new(text);
            for range in [0..11, 0..0, 11..11, 3..4, 4..9, 10..11] {
                let read: Result<Vec<Grid>, _> =
                    Text::range(text.clone(), range.clone(), None).collect();
                assert_eq!(read.unwrap(), grids[range.start as usize..range.end as usize]);
            }
            let (go_on, stop) = (AtomicBool::new(false), AtomicBool::new(true));
            let picked = text.pick(&[0, 4, 5, 10], &go_on).unwrap();
            assert_eq!(picked.unwrap(), [0, 4, 5, 10].map(|n: usize| grids[n]));
            assert_eq!(text.pick(&[0, 4], &stop).unwrap(), None);
            let error = text.pick(&[4, 11], &go_on).unwrap_err().to_string();
            assert!(error.contains("there is no grid 11"), "{error}");
            // One grid is another: its piece is refused, and none of another piece.
            lines.swap(8, 10);
            std::fs::write(&path, format!("\u{FEFF}{}", lines.concat())).unwrap();
            let read: Vec<_> = Text::range(text.clone(), 0..11, None).collect();
            let good = text.grids_of(text.piece_of(7)).start as usize;
            assert!(read[..good].iter().flatten().eq(&grids[..good]), "{size}");
            let [Err(error)] = &read[good..] else { panic!("{size}") };
            assert!(error.to_string().ends_with("was changed while it was being scanned"));
            lines.swap(8, 10);
        }
    }

    #[test]
    fn a_short_text_is_kept() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, format!("{}\n{}\n", grid(0), grid(1))).unwrap();
        for (most, kept) in [(1, false), (2, true), (3, true)] {
            let (open, stop) = (File::open(&file).unwrap(), AtomicBool::new(false));
            let survey = Survey::new(
                "f",
                open,
                &stop,
                None,
                None,
                Reading::default(),
                Sizes { most_kept: most, piece: 9 },
            )
            .unwrap()
            .unwrap();
            assert_eq!(survey.kept, kept.then(|| vec![grid(0), grid(1)]));
        }
    }

    #[test]
    fn a_survey_can_be_stopped() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, format!("{T}\n")).unwrap();
        let stop = AtomicBool::new(true);
        assert!(
            Survey::new(
                "f",
                File::open(&file).unwrap(),
                &stop,
                None,
                None,
                Reading::default(),
                USUAL
            )
            .unwrap()
            .is_none()
        );
    }
}

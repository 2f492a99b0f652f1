//! Texts that may be compressed, and `.gsc` files as texts.

use flate2::bufread::MultiGzDecoder;
use gridsieve::scan::GSC;
use gridsieve_grids::catalogue::file::{FileError, Grids, Reader};
use lzma_rust2::XzReader;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::sync::Arc;

/// Bytes of any text, buffered.
pub type Text = BufReader<Box<dyn Read + Send>>;

const BUFFER: usize = 1 << 18;

/// The most memory that unpacking may take for what it refers back to: whoever
/// made a file says in a few bytes how much is set aside for it. The strongest
/// usual settings, `xz -9` and `zstd --long`, take 64 and 128 MB.
const MEMORY: u64 = 128 << 20;

/// Ways of writing a text in other bytes.
#[derive(Clone, Copy)]
enum Format {
    Gzip,
    Xz,
    Zstd,
    Gsc,
    Utf16 { is_big: bool },
}

/// The first bytes of compressed files; a text of grids begins with none of
/// them. The last one is of zstd's frames to be skipped, whose first byte may
/// be any from 0x50 to 0x5F.
const MAGICS: [(&[u8], Format); 7] = [
    (GSC, Format::Gsc),
    (b"\x1F\x8B", Format::Gzip),
    (b"\xFD7zXZ\0", Format::Xz),
    (b"\x28\xB5\x2F\xFD", Format::Zstd),
    (b"\x50\x2A\x4D\x18", Format::Zstd),
    (b"\xFF\xFE", Format::Utf16 { is_big: false }),
    (b"\xFE\xFF", Format::Utf16 { is_big: true }),
];

/// The text that `raw` is, also in UTF-16, or that is compressed in it with gzip, zstd or xz, in any
/// number of parts. Nothing is read yet.
pub fn unpack(raw: impl Read + Send + 'static) -> Text {
    let unread = Unread { raw: Some(raw), text: Box::new(io::empty()) };
    BufReader::with_capacity(BUFFER, Box::new(unread))
}

/// Is a file compressed?
///
/// # Errors
/// It cannot be read.
pub fn is_compressed(file: io::Result<impl Read>) -> io::Result<bool> {
    let format = format(&mut file?, &mut Vec::new())?;
    Ok(format.is_some_and(|format| !matches!(format, Format::Gsc)))
}

/// A text of which nobody knows yet what it is.
struct Unread<R> {
    raw: Option<R>,
    text: Box<dyn Read + Send>,
}

impl<R: Read + Send + 'static> Read for Unread<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let opened = match self.raw.take() {
            Some(raw) => text(raw, false).map(|text| self.text = text),
            None => Ok(()),
        };
        opened.and_then(|()| self.text.read(bytes)).map_err(|error| match error.kind() {
            io::ErrorKind::OutOfMemory => io::Error::new(
                error.kind(),
                "it takes more than 128 MB of memory to decompress: use its own tool, and a pipe",
            ),
            _ => error,
        })
    }
}

/// The text, by the beginning of `raw`, which may be `within` a compressed one.
fn text(mut raw: impl Read + Send + 'static, within: bool) -> io::Result<Box<dyn Read + Send>> {
    let mut beginning = Vec::new();
    let format = format(&mut raw, &mut beginning)?;
    let raw = Cursor::new(beginning).chain(raw);
    let Some(format) =
        format.filter(|format| !within || matches!(format, Format::Gsc | Format::Utf16 { .. }))
    else {
        return Ok(Box::new(raw));
    };
    let raw = BufReader::with_capacity(BUFFER, raw);
    let decoded: Box<dyn Read + Send> = match format {
        Format::Gsc => {
            let reason = "a .gsc file is read by its name: neither compressed nor through a pipe";
            return Err(io::Error::other(reason));
        }
        Format::Gzip => Box::new(MultiGzDecoder::new(raw)),
        Format::Xz => {
            // The limit is in KiB, and also for the decoder's tables.
            Box::new(XzReader::new_mem_limit(raw, true, (MEMORY >> 10) as u32 + 1024))
        }
        Format::Zstd => Box::new(Frames::new(raw)),
        Format::Utf16 { is_big } => {
            return Ok(Box::new(Utf16 { raw, is_big, text: Cursor::default() }));
        }
    };
    text(decoded, true)
}

/// The grids of a `.gsc` file as lines of text.
pub struct GridText {
    grids: Grids<Arc<Reader>>,
    line: Cursor<Vec<u8>>,
}

impl GridText {
    /// All of its grids.
    pub fn new(reader: Reader) -> Result<GridText, FileError> {
        let all = 0..reader.len();
        let grids = Grids::new(Arc::new(reader), all)?;
        Ok(GridText { grids, line: Cursor::default() })
    }
}

impl Read for GridText {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.line.fill_buf()?.is_empty()
            && let Some(grid) = self.grids.next()
        {
            let grid = grid.map_err(io::Error::other)?;
            self.line = Cursor::new(format!("{grid}\n").into_bytes());
        }
        self.line.read(bytes)
    }
}

/// A text in UTF-16, behind its byte order mark.
struct Utf16<R> {
    raw: R,
    is_big: bool,
    text: Cursor<Vec<u8>>,
}

impl<R: Read> Utf16<R> {
    /// Some of the next units. An odd number of bytes is an error.
    fn units(&mut self, most: u64) -> io::Result<Vec<u16>> {
        let mut bytes = Vec::new();
        self.raw.by_ref().take(2 * most).read_to_end(&mut bytes)?;
        if bytes.len() % 2 == 1 {
            return Err(io::Error::other("half a character of UTF-16 at the end"));
        }
        let unit = if self.is_big { u16::from_be_bytes } else { u16::from_le_bytes };
        Ok(bytes.as_chunks::<2>().0.iter().map(|&bytes| unit(bytes)).collect())
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.text.fill_buf()?.is_empty() {
            let mut units = self.units(1 << 12)?;
            // The second half of a pair.
            if units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit)) {
                units.extend(self.units(1)?);
            }
            let text = String::from_utf16(&units)
                .map_err(|_| io::Error::other("half a character of UTF-16"))?;
            self.text = Cursor::new(text.into_bytes());
        }
        self.text.read(bytes)
    }
}

/// How `raw` is compressed, if it is. No byte is read that cannot matter: whoever
/// writes a line to a pipe may wait for an answer.
fn format(raw: &mut impl Read, beginning: &mut Vec<u8>) -> io::Result<Option<Format>> {
    let mut key = Vec::new();
    while MAGICS.iter().any(|(magic, _)| magic.starts_with(&key)) {
        if let Some(&(_, format)) = MAGICS.iter().find(|(magic, _)| *magic == key) {
            return Ok(Some(format));
        }
        if raw.by_ref().take(1).read_to_end(beginning)? == 0 {
            return Ok(None);
        }
        key.clone_from(beginning);
        if key[0] & 0xF0 == 0x50 {
            key[0] = 0x50;
        }
    }
    Ok(None)
}

/// The frames of a zstd file, one after another; the crate reads single ones.
struct Frames<R> {
    decoder: FrameDecoder,
    raw: R,
    /// In a frame.
    open: bool,
}

impl<R: BufRead> Frames<R> {
    fn new(raw: R) -> Frames<R> {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(MEMORY);
        Frames { decoder, raw, open: false }
    }

    /// Begins the next frame, or skips it if that is what it is for.
    fn begin(&mut self) -> io::Result<()> {
        match self.decoder.init(&mut self.raw) {
            Ok(()) => self.open = true,
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                length,
                ..
            })) => {
                let mut skipped = self.raw.by_ref().take(length.into());
                if io::copy(&mut skipped, &mut io::sink())? < length.into() {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
            Err(error @ FrameDecoderError::WindowSizeTooBig { .. }) => {
                return Err(io::Error::new(io::ErrorKind::OutOfMemory, error));
            }
            Err(error) => return Err(io::Error::other(error)),
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        self.open = false;
        let calculated = self.decoder.get_calculated_checksum();
        match self.decoder.get_checksum_from_data() {
            Some(checksum) if Some(checksum) != calculated => {
                Err(io::Error::other("the checksum of a zstd frame does not match"))
            }
            _ => Ok(()),
        }
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.open {
                if self.raw.fill_buf()?.is_empty() {
                    return Ok(0);
                }
                self.begin()?;
            } else if self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let decoded =
                    self.decoder.decode_blocks(&mut self.raw, BlockDecodingStrategy::UptoBlocks(1));
                decoded.map_err(io::Error::other)?;
            } else {
                let read = self.decoder.read(bytes)?;
                if read > 0 || bytes.is_empty() {
                    return Ok(read);
                }
                self.end()?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::{XzOptions, XzWriter};
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};
    use std::io::Write;

    /// Parts compressed in three ways.
    fn packed(part: &str) -> [Vec<u8>; 3] {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), Default::default());
        gzip.write_all(part.as_bytes()).unwrap();
        let mut xz = XzWriter::new(Vec::new(), XzOptions::default()).unwrap();
        xz.write_all(part.as_bytes()).unwrap();
        let zstd = compress_to_vec(part.as_bytes(), CompressionLevel::Fastest);
        [gzip.finish().unwrap(), zstd, xz.finish().unwrap()]
    }

    fn text(raw: Vec<u8>) -> io::Result<String> {
        let mut text = String::new();
        unpack(Cursor::new(raw)).read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn compressed_texts_are_known_by_their_beginning() {
        let parts = ["some text\n".repeat(50_000), "more\n".to_owned()];
        let whole = parts.concat();
        for plain in ["", "1", "P", "(", "\u{1F}x", &whole] {
            assert_eq!(text(plain.into()).unwrap(), plain);
        }
        let [a, b] = parts.each_ref().map(|part| packed(part));
        for (a, b) in a.into_iter().zip(b) {
            assert_eq!(text([a.clone(), b.clone()].concat()).unwrap(), whole);
            // Cut, or changed.
            assert!(text(a[..a.len() - 1].into()).is_err());
            let mut changed = a.clone();
            *changed.last_mut().unwrap() ^= 1;
            assert!(text(changed).is_err());
        }
        let skipped = b"\x5E\x2A\x4D\x18\x03\0\0\0abc";
        let [_, zstd, _] = packed("x");
        assert_eq!(text([&skipped[..], &zstd, skipped].concat()).unwrap(), "x");
    }

    #[test]
    fn utf_16_is_read_in_pieces() {
        // The second half of a pair is the first unit of a piece, or the last one of it.
        for length in [4093, 4094, 4095] {
            let whole = format!("\u{FEFF}{}𝄞é", "x".repeat(length));
            let units: Vec<u16> = whole.encode_utf16().collect();
            let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            assert_eq!(text(bytes.clone()).unwrap(), whole);
            // Without the second half, which is followed by another character, or by nothing.
            let half = bytes.len() - 4;
            for damaged in [[&bytes[..half], &bytes[half + 2..]].concat(), bytes[..half].to_vec()] {
                let error = text(damaged).unwrap_err();
                assert_eq!(error.to_string(), "half a character of UTF-16");
            }
        }
    }

    #[test]
    fn memory_is_bounded() {
        // A frame of one raw block, `a`, with windows of 128 MB and of 2 GB.
        let frame =
            |log: u8| [b"\x28\xB5\x2F\xFD\0", &[(log - 10) << 3, 9, 0, 0, b'a'][..]].concat();
        assert_eq!(text(frame(27)).unwrap(), "a");
        let error = text(frame(31)).unwrap_err();
        assert!(error.to_string().contains("more than 128 MB of memory"), "{error}");
        // The size of the dictionary is a byte of the header of a block, and the
        // checksum of that is the last four of its 12 bytes.
        let [_, _, xz] = packed("a");
        for (size, fits) in [(28, true), (40, false)] {
            let mut xz = xz.clone();
            xz[12 + 4] = size;
            let mut checksum = flate2::Crc::new();
            checksum.update(&xz[12..20]);
            xz[20..24].copy_from_slice(&checksum.sum().to_le_bytes());
            match text(xz) {
                Ok(text) => assert!(fits && text == "a"),
                Err(error) => assert!(!fits && error.to_string().contains("128 MB"), "{error}"),
            }
        }
    }

    #[test]
    fn no_more_is_read_than_tells_the_format() {
        for (bytes, read) in
            [(&b"0\n12"[..], 1), (b"\x1F1234", 2), (b"\xFD7zxxx", 4), (b"\x55\x2Axx", 3)]
        {
            let (mut rest, mut beginning) = (bytes, Vec::new());
            assert!(format(&mut rest, &mut beginning).unwrap().is_none());
            assert_eq!((&beginning[..], rest), bytes.split_at(read));
        }
    }
}

//! Texts that may be compressed.

use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, Cursor, Read};

/// Bytes of any text, buffered.
pub type Text = BufReader<Box<dyn Read + Send>>;

const BUFFER: usize = 1 << 18;

/// The first bytes of a compressed file; a text of grids begins with none of
/// them. zstd has frames to be skipped as well, with 16 possible beginnings.
const GZIP: &[u8] = b"\x1F\x8B";
const XZ: &[u8] = b"\xFD7zXZ\0";
const ZSTD: &[u8] = b"\x28\xB5\x2F\xFD";

/// The text that `raw` is, or that is compressed in it with gzip, zstd or xz, in
/// any number of parts. Nothing is read yet.
pub fn unpack(raw: impl Read + Send + 'static) -> Text {
    let unread = Unread { raw: Some(raw), text: Box::new(io::empty()) };
    BufReader::with_capacity(BUFFER, Box::new(unread))
}

/// A text of which nobody knows yet what it is.
struct Unread<R> {
    raw: Option<R>,
    text: Box<dyn Read + Send>,
}

impl<R: Read + Send + 'static> Read for Unread<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if let Some(raw) = self.raw.take() {
            self.text = text(raw)?;
        }
        self.text.read(bytes)
    }
}

/// The text, by the beginning of `raw`.
fn text(mut raw: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    let mut beginning = Vec::new();
    raw.by_ref().take(XZ.len() as u64).read_to_end(&mut beginning)?;
    let is = |magic| beginning.starts_with(magic);
    let is_skipped = beginning.len() >= 4 && beginning[0] & 0xF0 == 0x50 && is_frame(&beginning);
    let (gzip, xz, zstd) = (is(GZIP), is(XZ), is(ZSTD) || is_skipped);
    let raw = Cursor::new(beginning).chain(raw);
    Ok(if gzip {
        Box::new(MultiGzDecoder::new(raw))
    } else if xz {
        Box::new(XzReader::new(BufReader::with_capacity(BUFFER, raw), true))
    } else if zstd {
        Box::new(Frames::new(BufReader::with_capacity(BUFFER, raw)))
    } else {
        Box::new(raw)
    })
}

/// The last three bytes of the beginning of a frame to be skipped.
fn is_frame(beginning: &[u8]) -> bool {
    beginning[1..4] == [0x2A, 0x4D, 0x18]
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
        // What `zstd --ultra --long=31` makes.
        decoder.set_max_window_size(1 << 31);
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
        for plain in ["", "1", &whole] {
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
        let skipped = b"\x53\x2A\x4D\x18\x03\0\0\0abc";
        let [_, zstd, _] = packed("x");
        assert_eq!(text([&skipped[..], &zstd, skipped].concat()).unwrap(), "x");
    }
}

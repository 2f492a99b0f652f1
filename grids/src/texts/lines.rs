//! Lines of a text, read in bounded memory.

use std::io::{self, BufRead, Read};

/// A line is kept up to this many bytes: room for a grid and for what people
/// write of it. The rest of a longer line is passed over.
const KEPT: u64 = 1 << 16;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads lines of any bytes and any length.
pub(super) struct Lines<R> {
    /// What they are read from.
    pub reader: R,
    kept: Vec<u8>,
    /// Number of the line read last.
    pub number: u64,
    /// Bytes of the reader that the lines read so far take.
    pub offset: u64,
}

/// One line.
pub(super) struct Line<'a> {
    /// Its number, from 1.
    pub number: u64,
    /// Its beginning, without the line end and without a byte order mark.
    pub bytes: &'a [u8],
    /// Whether the line was longer than the part that is kept.
    pub cut: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines that follow the first `number` lines of a text.
    pub fn after(number: u64, reader: R) -> Lines<R> {
        Lines { reader, kept: Vec::new(), number, offset: 0 }
    }

    /// The next line, or none at the end. A last line needs no line end.
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.kept.clear();
        if self.reader.by_ref().take(KEPT).read_until(b'\n', &mut self.kept)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let ended = self.kept.last() == Some(&b'\n');
        self.offset += self.kept.len() as u64;
        let mut cut = false;
        if !ended && self.kept.len() as u64 == KEPT {
            let rest = self.reader.skip_until(b'\n')?;
            self.offset += rest as u64;
            cut = rest > 0;
        }
        let mut bytes = self.kept.strip_suffix(b"\n").unwrap_or(&self.kept);
        // Files that were joined have one each.
        while let Some(rest) = bytes.strip_prefix(BYTE_ORDER_MARK) {
            bytes = rest;
        }
        Ok(Some(Line { number: self.number, bytes, cut }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<(u64, usize, bool)> {
        // A reader with a tiny buffer, so that every line crosses its ends.
        let mut lines = Lines::after(0, io::BufReader::with_capacity(7, text));
        let mut all = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            all.push((line.number, line.bytes.len(), line.cut));
        }
        all
    }

    #[test]
    fn lines_are_numbered_and_bounded() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a"), [(1, 1, false)]);
        assert_eq!(lines(b"a\n\nbc\r\n"), [(1, 1, false), (2, 0, false), (3, 3, false)]);
        assert_eq!(lines(b"\xEF\xBB\xBFa\n\xEF\xBB\xBFa"), [(1, 1, false), (2, 1, false)]);
        let kept = KEPT as usize;
        // One byte below the bound, at it with and without a line end, above it.
        for (length, end, bytes, cut) in [
            (kept - 1, "\n", kept - 1, false),
            (kept, "", kept, false),
            (kept, "\n", kept, true),
            (kept + 1, "\n", kept, true),
            (1 << 20, "\n", kept, true),
        ] {
            let text = "x".repeat(length) + end + if end.is_empty() { "" } else { "y\n" };
            let all = lines(text.as_bytes());
            assert_eq!(all[0], (1, bytes, cut), "length {length}");
            assert_eq!(all.len(), if end.is_empty() { 1 } else { 2 });
        }
    }
}

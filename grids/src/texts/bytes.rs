//! The text that the bytes of a line are.

use super::error::LineError;
use super::lines::Line;
use super::one_line;
use std::borrow::Cow;

/// How files of other kinds begin, and what they are.
const FOREIGN: [(&[u8], &str, &str); 10] = [
    (b"\x89GSC", "a .gsc file inside a text", "give the file itself"),
    (b"PK\x03\x04", "a zip file", "unpack it: `unzip -p FILE |`; save a workbook as CSV"),
    (b"BZh", "a bzip2 file", "unpack it: `bzcat FILE |`"),
    (b"\x5D\0\0", "an lzma file", "unpack it: `xz --format=lzma -dc FILE |`"),
    (b"7z\xBC\xAF", "a 7z file", "unpack it: `7z x -so FILE |`"),
    (b"\x1F\x9D", "a file of `compress`", "unpack it: `zcat FILE |`"),
    (b"\x04\x22\x4D\x18", "an lz4 file", "unpack it: `lz4cat FILE |`"),
    (b"%PDF", "a PDF file", "save its text"),
    (b"\xFF\xFE", "UTF-16", "save it as UTF-8"),
    (b"\xFE\xFF", "UTF-16", "save it as UTF-8"),
];

/// The text of a line; of a very long one that is an item the beginning of its comment. Where
/// `several` is true, it may have several items.
pub(super) fn text<'a>(line: &Line<'a>, several: bool) -> Result<Cow<'a, str>, LineError> {
    let mut bytes = line.bytes;
    if line.number == 1
        && let Some(&(_, kind, advice)) =
            FOREIGN.iter().find(|(magic, ..)| bytes.starts_with(magic))
    {
        return Err(LineError::Text(format!("this is {kind}; {advice}")));
    }
    if line.number == 1 && bytes.iter().take(4).any(|&byte| byte == 0) {
        let reason = "this is binary, or UTF-16 without a byte order mark; save it as UTF-8";
        return Err(LineError::Text(reason.to_owned()));
    }
    if bytes.trim_ascii_start().starts_with(b"#") {
        return Ok("#".into());
    }
    if line.cut {
        return one_line::long(&String::from_utf8_lossy(bytes), several)
            .map(|text| Cow::from(text.to_owned()))
            .ok_or("far more than 81 characters".into());
    }
    while let [rest @ .., b'\r'] = bytes {
        bytes = rest;
    }
    match String::from_utf8_lossy(bytes) {
        // A file with the line ends of old Macintoshes would otherwise count as a single line.
        _ if bytes.contains(&b'\r') => {
            Err("carriage return inside the line (lines must end in LF or CRLF)".into())
        }
        text if text.contains('\u{FEFF}') => Err(
            "a byte order mark inside the line: were files joined, the first without a last line \
                 end?"
                .into(),
        ),
        text => Ok(text),
    }
}

//! Lines for another program, on a file descriptor that it has opened.

use crossbeam_channel::{Receiver, Sender, bounded};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

/// How long the last line may take, if the other program does not read.
const PATIENCE: Duration = Duration::from_secs(2);

/// Where the lines go. Whoever reads them may stop doing so, or be slow: then
/// lines are left out, and the scan goes on.
pub struct JsonLines {
    lines: Sender<String>,
    /// Closed when everything was written, or cannot be.
    ended: Receiver<()>,
}

impl JsonLines {
    /// Opens a file descriptor anew by its name, so that nothing needs to be
    /// known about who owns it. To be done before other files are opened, which
    /// could get the same number.
    ///
    /// # Errors
    /// There is none with this number, or it is nothing that can be written by
    /// name, like a socket.
    pub fn open(fd: u32) -> io::Result<JsonLines> {
        // A file may have something in it already.
        let file = OpenOptions::new().append(true).open(format!("/dev/fd/{fd}"))?;
        JsonLines::to(file)
    }

    fn to(mut out: impl Write + Send + 'static) -> io::Result<JsonLines> {
        let (lines, taken) = bounded::<String>(1);
        let (end, ended) = bounded(0);
        let write = move || {
            // To end when nobody reads any more closes both channels.
            let _end: Sender<()> = end;
            taken.iter().try_for_each(|line| out.write_all(line.as_bytes()))
        };
        thread::Builder::new().name("progress".into()).spawn(write)?;
        Ok(JsonLines { lines, ended })
    }

    /// Writes a line, unless an earlier one is still to be written.
    pub fn offer(&self, line: String) {
        let _ = self.lines.try_send(line);
    }

    /// Writes the last line, if the other program reads it soon.
    pub fn finish(self, line: String) {
        let sent = self.lines.send_timeout(line, PATIENCE);
        drop(self.lines);
        if sent.is_ok() {
            let _ = self.ended.recv_timeout(PATIENCE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_last_line_is_always_written() {
        let (mut reader, writer) = io::pipe().unwrap();
        let json = JsonLines::to(writer).unwrap();
        json.offer("first\n".into());
        json.finish("last\n".into());
        let mut text = String::new();
        reader.read_to_string(&mut text).unwrap();
        assert!(["last\n", "first\nlast\n"].contains(&&*text), "{text}");
    }

    #[test]
    fn a_reader_that_is_gone_does_no_harm() {
        let (reader, writer) = io::pipe().unwrap();
        let json = JsonLines::to(writer).unwrap();
        drop(reader);
        for _ in 0..10 {
            json.offer("line\n".into());
        }
        json.finish("last\n".into());
    }

    #[test]
    fn a_reader_that_does_not_read_does_not_stop_the_scan() {
        struct Stuck(Receiver<()>);
        impl Write for Stuck {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                let _ = self.0.recv();
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let (_wait, stuck) = bounded(0);
        let json = JsonLines::to(Stuck(stuck)).unwrap();
        for _ in 0..10 {
            json.offer("line\n".into());
        }
        json.finish("last\n".into());
    }

    #[test]
    fn a_descriptor_that_is_not_there_is_an_error() {
        assert!(JsonLines::open(u32::MAX).is_err());
    }
}

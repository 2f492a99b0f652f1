//! Work whose result is a text for each item.

use super::items::{BATCH, Batch, PART, Work};
use super::json_line;
use super::lines::{Lines, Stop};
use crate::report::Format;
use serde::Serialize;
use std::fmt::Display;

/// What is written of some items.
#[derive(Default)]
pub struct ItemTexts {
    pub text: Vec<u8>,
    /// Puzzles that were found, by commands that look for some.
    pub found: usize,
    /// Items of another kind than the command needs. Either nothing or less is written of these.
    pub left_out: u64,
}

impl From<String> for ItemTexts {
    fn from(text: String) -> ItemTexts {
        ItemTexts { text: text.into_bytes(), ..ItemTexts::default() }
    }
}

/// Makes the text of some items.
type Part<'a, T> = Box<dyn Fn(&Batch<T>) -> Result<ItemTexts, Stop> + Sync + 'a>;

/// Work that writes a text for each item.
pub struct Texts<'a, T> {
    pub part: Part<'a, T>,
    /// How many items a thread takes together at least. If it is 1, it takes them one by one.
    pub least: usize,
    /// How many items each thread takes at most before the progress is shown.
    pub each: usize,
    pub has_summary: bool,
    /// How many puzzles were found, if the command looks for some.
    pub found: Option<usize>,
    pub left_out: u64,
    /// What the summary says of items that are left out, if that is to be said.
    pub left_out_message: Option<fn(u64) -> String>,
}

impl<'a, T> Texts<'a, T> {
    /// Work in which `text` formats one item from its number, value and comment. It is quickly done, and
    /// says nothing at the end.
    pub fn of_each<R: Into<ItemTexts>>(
        text: impl Fn(u64, &T, &str) -> Result<R, Stop> + Sync + 'a,
    ) -> Texts<'a, T>
    where
        T: Sync,
    {
        let one = move |one: &Batch<T>| {
            let (number, item, comment) = one.each().next().expect("each part has one");
            text(number, item, comment).map(Into::into)
        };
        Texts { least: 1, ..Texts::of_parts(one) }
    }

    /// Work in which `part` formats some items together. It says nothing at the end.
    pub fn of_parts(
        part: impl Fn(&Batch<T>) -> Result<ItemTexts, Stop> + Sync + 'a,
    ) -> Texts<'a, T> {
        Texts {
            part: Box::new(part),
            least: PART,
            each: BATCH,
            has_summary: false,
            found: None,
            left_out: 0,
            left_out_message: None,
        }
    }
}

impl<T: Sync> Work<T> for Texts<'_, T> {
    fn at_a_time(&self, threads: usize) -> usize {
        self.each * threads
    }

    fn has_summary(&self) -> bool {
        self.has_summary
    }

    fn batch(&mut self, batch: &Batch<T>, lines: &mut Lines) -> Result<(), Stop> {
        let part = |part: Batch<T>| (self.part)(&part);
        let parts = match self.least {
            1 => batch.in_parts(1, part),
            least => batch.by_thread(least, part),
        };
        for texts in parts {
            let texts = texts?;
            lines.write(&texts.text)?;
            self.left_out += texts.left_out;
            self.found = self.found.map(|found| found + texts.found);
        }
        Ok(())
    }

    fn found(&self) -> Option<usize> {
        self.found
    }

    fn left_out(&self) -> Option<String> {
        let message = self.left_out_message.filter(|_| self.left_out > 0)?;
        Some(message(self.left_out))
    }
}

/// The answer to an item and what is said of the item, with a tab between, as a line.
pub fn line(answer: impl Display, comment: &str) -> String {
    match comment {
        "" => format!("{answer}\n"),
        comment => format!("{answer}\t{comment}\n"),
    }
}

/// What is found of an item, with the item's number and comment. Keys of the JSON object are always in
/// this order.
#[derive(Serialize)]
struct ItemObject<'a, O> {
    index: u64,
    #[serde(flatten)]
    found: O,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

/// The JSON object of the item with this number and comment, as a line. The fields of `found` stand
/// between these.
pub fn item_object(index: u64, found: impl Serialize, comment: &str) -> String {
    json_line(&ItemObject { index, found, comment })
}

/// The answer to an item as a line, or what is found of it as an object.
pub fn answer<O: Serialize>(
    format: Format,
    index: u64,
    answer: impl Display,
    comment: &str,
    found: impl FnOnce() -> O,
) -> String {
    match format {
        Format::Jsonl => item_object(index, found(), comment),
        Format::Text => line(answer, comment),
    }
}

/// A line with an item, and below it a text of several lines as comments: so that the next
/// command reads the items and nothing else.
pub fn below(item: impl Display, comment: &str, text: &str) -> String {
    let commented = text.lines().map(|line| match line {
        "" => "#\n".to_owned(),
        line => format!("# {line}\n"),
    });
    line(item, comment) + &commented.collect::<String>()
}

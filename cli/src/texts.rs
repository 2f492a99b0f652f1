//! Work whose result is a text for each item.

use super::items::{BATCH, Batch, PART, Work};
use super::json_line;
use super::lines::{Lines, Stop};
use crate::report::Format;
use serde::Serialize;
use std::fmt::Display;

/// Work in which `text` formats one item from its number, value and comment.
pub struct Texts<F> {
    pub text: F,
    /// How many items each thread takes at most before the progress is shown.
    pub each: usize,
    pub has_summary: bool,
}

impl<F> Texts<F> {
    /// Work that is quickly done, and says nothing at the end.
    pub fn new(text: F) -> Texts<F> {
        Texts { text, each: BATCH, has_summary: false }
    }
}

impl<T, F> Work<T> for Texts<F>
where
    T: Sync,
    F: Fn(u64, &T, &str) -> Result<String, Stop> + Sync,
{
    fn at_a_time(&self, threads: usize) -> usize {
        self.each * threads
    }

    fn has_summary(&self) -> bool {
        self.has_summary
    }

    fn batch(&mut self, batch: &Batch<T>, lines: &mut Lines) -> Result<(), Stop> {
        let texts = batch.in_parts(1, |one| -> Vec<Result<String, Stop>> {
            one.each().map(|(number, item, comment)| (self.text)(number, item, comment)).collect()
        });
        texts.into_iter().flatten().try_for_each(|text| Ok(lines.write(text?.as_bytes())?))
    }
}

/// Work in which `part` makes the text of some items together, and counts some of them. It says nothing
/// at the end.
pub struct Parts<F> {
    pub part: F,
    /// How many were counted.
    pub sum: u64,
}

impl<T, F> Work<T> for Parts<F>
where
    T: Sync,
    F: Fn(&Batch<T>) -> (String, u64) + Sync,
{
    fn has_summary(&self) -> bool {
        false
    }

    fn batch(&mut self, batch: &Batch<T>, lines: &mut Lines) -> Result<(), Stop> {
        for (text, count) in batch.by_thread(PART, |part| (self.part)(&part)) {
            lines.write(text.as_bytes())?;
            self.sum += count;
        }
        Ok(())
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

//! Tables: lines of fields with a sign between them, of which one has the board.

use super::entry::Entry;
use super::error::LineError;
use super::kinds::may_be_header;
use super::one_line;
use crate::is_cell;
use itertools::Itertools;
use std::str::FromStr;

/// A column of a table, as people name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// The column is given by its number, from 1.
    Number(usize),
    /// The column is given by its name in the first line.
    Name(String),
}

impl FromStr for Column {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Column, Self::Err> {
        match (text.trim(), text.trim().parse()) {
            ("", _) => Err("a column has a name or a number"),
            (_, Ok(0)) => Err("columns are numbered from 1"),
            (_, Ok(number)) => Ok(Column::Number(number)),
            (name, Err(_)) => Ok(Column::Name(name.to_owned())),
        }
    }
}

/// The column that is read, and what is known of the table.
#[derive(Clone)]
pub(super) struct Table {
    column: Column,
    /// What stands between fields: the first line says it.
    delimiter: Option<char>,
}

impl Table {
    pub fn new(column: Column) -> Table {
        Table { column, delimiter: None }
    }

    /// Returns the item of a line, or `None` for a header.
    ///
    /// # Errors
    /// The line has no such field, or the field is no item, or there is no such column.
    pub fn entry(
        &mut self,
        line: &str,
        is_first: bool,
        has_words: bool,
    ) -> Result<Option<Entry>, LineError> {
        let usual = || [',', '\t', ';', '|'].into_iter().find(|&sign| line.contains(sign));
        let delimiter = *self.delimiter.get_or_insert_with(|| usual().unwrap_or(' '));
        let fields = fields(line, delimiter)?;
        let place = match &self.column {
            Column::Number(number) => number.saturating_sub(1),
            // The first line is not read yet.
            Column::Name(name) => {
                let is_named = |field: &String| field.trim().eq_ignore_ascii_case(name);
                let places: Vec<usize> = fields.iter().positions(is_named).collect();
                self.column = match places[..] {
                    [place] => Column::Number(place + 1),
                    [] => {
                        let names = fields.join(", ");
                        return Err(LineError::Text(format!(
                            "there is no column `{name}`: the first line has {names}"
                        )));
                    }
                    _ => {
                        return Err(LineError::Text(format!(
                            "{} columns are called `{name}`; give the number of one",
                            places.len()
                        )));
                    }
                };
                return Ok(None);
            }
        };
        let Some(field) = fields.get(place).map(|field| field.trim()) else {
            let (count, number) = (fields.len(), place + 1);
            let plural = if count == 1 { "" } else { "s" };
            return Err(format!("{count} field{plural}: there is no column {number}").into());
        };
        let has_letter = field.contains(|sign: char| sign.is_alphabetic() && !is_cell(sign));
        if is_first && !has_words && has_letter && may_be_header(field) {
            return Ok(None);
        }
        let others = fields.iter().enumerate().filter(|&(other, _)| other != place);
        let others: Vec<&str> = others.map(|(_, field)| field.trim()).collect();
        let cells = if has_words { field.to_owned() } else { cells(field)? };
        Ok(Some(Entry::new(cells, others.join(&String::from(delimiter)).trim())))
    }
}

/// The cells of a field, in which nothing else may stand.
///
/// # Errors
/// Something else stands there.
fn cells(field: &str) -> Result<String, LineError> {
    match one_line::entry(field, false) {
        Ok(entry) if entry.comment.is_empty() => Ok(entry.cells),
        // The place in the field would be taken for the place in the line.
        Ok(_) | Err(LineError::Sign { .. }) => Ok(field.to_owned()),
        Err(reason) => Err(reason),
    }
}

/// The fields of a line. A delimiter inside quotation marks is text; a doubled quotation mark is one.
fn fields(line: &str, delimiter: char) -> Result<Vec<String>, LineError> {
    let (mut fields, mut is_quoted) = (vec![String::new()], false);
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        let last = fields.last_mut().expect("one at least");
        match sign {
            '"' if is_quoted && signs.next_if_eq(&'"').is_some() => last.push('"'),
            '"' if is_quoted || last.trim().is_empty() => is_quoted = !is_quoted,
            sign if sign == delimiter && !is_quoted => {
                // Several blanks are one.
                if delimiter != ' ' || !last.is_empty() {
                    fields.push(String::new());
                }
            }
            sign => last.push(sign),
        }
    }
    match is_quoted {
        true => Err("a quotation mark is not closed".into()),
        false => Ok(fields),
    }
}

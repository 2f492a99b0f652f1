//! Tables: lines of fields with a sign between them, of which one has the board.

use super::entry::Entry;
use super::error::LineError;
use super::kinds::{has_even_commas, is_separator};
use super::one_line::is_board;
use crate::is_cell;
use std::convert::Infallible;
use std::str::FromStr;

/// A column of a table, as people name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// By its number, from 1.
    Number(usize),
    /// By its name in the first line.
    Name(String),
}

impl FromStr for Column {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Column, Infallible> {
        Ok(match text.parse() {
            Ok(number) if number > 0 => Column::Number(number),
            _ => Column::Name(text.trim().to_owned()),
        })
    }
}

/// The column that is read, and what is known of the table.
#[derive(Clone)]
pub(super) struct Table {
    asked: Column,
    /// Its place, from 0, once it is known.
    place: Option<usize>,
    /// What stands between fields: the first line says it.
    delimiter: Option<char>,
}

impl Table {
    pub fn new(asked: Column) -> Table {
        let place = if let Column::Number(number) = asked { Some(number - 1) } else { None };
        Table { asked, place, delimiter: None }
    }

    /// The item of a line that has something; none of a header.
    ///
    /// # Errors
    /// The line has no such field, or there is no such column.
    pub fn entry(
        &mut self,
        line: &str,
        is_first: bool,
        has_words: bool,
    ) -> Result<Option<Entry>, LineError> {
        let usual = || [',', '\t', ';', '|'].into_iter().find(|&sign| line.contains(sign));
        let delimiter = *self.delimiter.get_or_insert_with(|| usual().unwrap_or(' '));
        let fields = fields(line, delimiter)?;
        let Some(place) = self.place else {
            let Column::Name(name) = &self.asked else { unreachable!("numbers are places") };
            let is_named = |field: &String| field.trim().eq_ignore_ascii_case(name);
            self.place = fields.iter().position(is_named);
            return match self.place {
                Some(_) => Ok(None),
                None => Err(LineError::NoColumn { column: name.clone(), names: fields.join(", ") }),
            };
        };
        let Some(field) = fields.get(place) else {
            let (count, number) = (fields.len(), place + 1);
            return Err(format!("{count} fields: there is no column {number}").into());
        };
        let cells: String = field.chars().filter(|&sign| !is_separator(sign)).collect();
        let is_header = !has_words && cells.chars().filter(|&sign| is_cell(sign)).count() < 9;
        if is_first && is_header && !cells.is_empty() {
            return Ok(None);
        }
        let others = fields.iter().enumerate().filter(|&(other, _)| other != place);
        let others: Vec<&str> = others.map(|(_, field)| field.trim()).collect();
        let cells = if is_board(&cells) && has_even_commas(field) { &cells } else { field.trim() };
        Ok(Some(Entry::new(cells, others.join(&String::from(delimiter)).trim())))
    }
}

/// The fields of a line. In quotation marks a delimiter is none, and two such marks are one.
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
        true => Err("a quotation mark is not closed".to_owned().into()),
        false => Ok(fields),
    }
}

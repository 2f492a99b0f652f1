//! Messages: how they quote texts from outside.

/// A text that messages may quote, on one line: control characters, which could move the
/// cursor of a terminal, are escaped.
pub fn visible(text: &(impl ToString + ?Sized)) -> String {
    let mut line = String::new();
    for character in text.to_string().chars() {
        match character.is_control() {
            true => line.extend(character.escape_default()),
            false => line.push(character),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::visible;
    use crate::{CellSet, Grid, Puzzle};

    #[test]
    fn control_characters_are_escaped_and_nothing_else() {
        for (text, line) in [
            ("a\nb\tc\r", "a\\nb\\tc\\r"),
            ("\u{1b}[2J \u{9b}2J \0", "\\u{1b}[2J \\u{9b}2J \\u{0}"),
            ("é `\\n` 数", "é `\\n` 数"),
        ] {
            assert_eq!(visible(text), line);
        }
    }

    #[test]
    fn what_is_parsed_is_quoted_so() {
        let text = "\u{1b}".repeat(81);
        let told = "`\\u{1b}` at row 1, column 1 is ";
        assert!(text.parse::<Grid>().unwrap_err().to_string().starts_with(told));
        assert!(text.parse::<Puzzle>().unwrap_err().to_string().starts_with(told));
        let error = "{1\0}".parse::<CellSet>().unwrap_err();
        assert_eq!(error.to_string(), "`1\\u{0}` is not a row and a column from 1 to 9");
    }
}

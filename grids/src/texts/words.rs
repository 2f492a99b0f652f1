//! Items that are words: numbers, names and the like.

use super::entry::{Entry, Found};

/// The most digits of an index; longer words of digits are cells.
const INDEX: usize = 20;

/// The words of a line. What comes after a tab, or after the first word where not all are
/// indices, or cells, is a comment.
pub(super) fn words(number: u64, line: &str, found: &mut Vec<Found>) {
    let line = line.trim();
    let (words, comment) = line.split_once('\t').unwrap_or((line, ""));
    let are_digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (words, comment) = match words.split_once(char::is_whitespace) {
        Some((first, _)) => {
            let is_alike =
                |word: &str| are_digits(word) && (word.len() > INDEX) == (first.len() > INDEX);
            let all = words.split_whitespace().all(is_alike);
            if all { (words, comment) } else { (first, &line[first.len()..]) }
        }
        None => (words, comment),
    };
    let words = words.split_whitespace().filter(|_| !line.starts_with('#'));
    let entry = |word: &str| Entry::new(word, comment.trim());
    found.extend(words.map(|word| (number, Ok(entry(word)))));
}

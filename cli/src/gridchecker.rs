//! The flags of gridchecker 1.34, and what does the same here.

/// What to type instead of a flag of gridchecker.
pub fn instead_of(flag: &str) -> Option<&'static str> {
    rows().find(|(old, _)| *old == flag).map(|(_, new)| new)
}

/// Flags, and what to type instead; `docs/gridchecker.md` has them as a table.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("gridchecker.txt").lines().filter_map(|line| line.split_once(' '))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn the_book_has_the_same_table() {
        let mut table = String::new();
        for (old, new) in rows() {
            let _ = writeln!(
                table,
                "| `{old}` | {} |",
                match new.split_once(", ") {
                    Some((new, more)) => format!("`{new}`, {more}"),
                    None => format!("`{}`", new.replace('|', "\\|")),
                }
            );
        }
        let page = include_str!("../../docs/gridchecker.md");
        assert!(page.contains(&table), "docs/gridchecker.md needs this:\n{table}");
    }
}

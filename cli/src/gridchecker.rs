//! The flags of gridchecker 1.34, and what does the same here.

/// Flags, and what to type instead. `docs/gridchecker.md` has the same table.
pub const FLAGS: [(&str, &str); 38] = [
    ("--scan", "gridsieve scan"),
    ("--fastscan", "gridsieve scan"),
    ("--exhaustive", "gridsieve scan, which always is"),
    ("--fast17", "gridsieve scan, which leaves nothing out"),
    ("--veryfast17", "gridsieve scan, which leaves nothing out"),
    ("--batch", "gridsieve scan <grids.txt"),
    ("--gridlist", "gridsieve scan FILE"),
    ("--gridfile", "gridsieve scan FILE"),
    ("--numclues", "-k N"),
    ("--stopatfirst", "--first"),
    ("--minimals", "--minimal"),
    ("--cluemask", "--mask MASK"),
    ("--subgridlist", "--subgrid PUZZLE"),
    ("--progressseconds", "--progress-interval SECONDS"),
    ("--solve", "gridsieve solve"),
    ("--groupbygrid", "gridsieve solve --group-by-grid"),
    ("--gridsonly", "gridsieve solve --grids | gridsieve canon | sort -u"),
    ("--maxsolutioncount", "gridsieve solve --count --max N"),
    ("--rate", "gridsieve logic --rate"),
    ("--unav", "gridsieve ua GRID"),
    ("--unav4", "gridsieve ua GRID --method digits4"),
    ("--unav5", "gridsieve ua GRID --method digits5"),
    ("--unav12", "gridsieve ua GRID --max-size 12"),
    ("--unavrandom", "gridsieve ua GRID --method random"),
    ("--maxuasize", "gridsieve ua GRID --max-size N"),
    ("--mcnuasizelimit", "gridsieve mcn GRID --max-size N"),
    ("--similar", "gridsieve puzzle minus-plus"),
    ("--minus1", "gridsieve puzzle minus-plus --minus 1 --plus 0"),
    ("--minus1plus", "gridsieve puzzle minus-plus --minus 1 --plus N"),
    ("--minusandup", "gridsieve puzzle minus-plus --minus X --plus Y"),
    ("--plus1", "gridsieve puzzle minus-plus --minus 0 --plus 1"),
    ("--plus2", "gridsieve puzzle minus-plus --minus 0 --plus 2"),
    ("--removeredundant", "gridsieve solve --minimal, which names a redundant clue"),
    ("--subcanon", "gridsieve canon"),
    ("--patcanon", "gridsieve canon"),
    ("--bandminlex", "gridsieve canon GRID --classes"),
    ("--catalog", "gridsieve catalogue"),
    ("--extract", "gridsieve catalogue generate --range A..B, where B is excluded"),
];

/// What to type instead of a flag of gridchecker.
pub fn instead_of(flag: &str) -> Option<&'static str> {
    FLAGS.iter().find(|(old, _)| *old == flag).map(|&(_, new)| new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn the_book_has_the_same_table() {
        let mut table = String::new();
        for (old, new) in FLAGS {
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

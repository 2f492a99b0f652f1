//! The command lines of the README and of the chapters of the book, typed into a shell as they stand there, and
//! the outputs that follow them.
//!
//! A block of commands is a fence of the language `sh`. Those of a chapter are run in one folder, in their order, with the
//! files of grids and puzzles that all chapters speak of. A comment right above a block says what else:
//!
//! - `<!-- not run: REASON -->`
//! - `<!-- run by .ci/nightly: REASON -->`: only if `GRIDSIEVE_THOROUGH` is set.
//!
//! A fence of the language `text` that follows has what the block writes, in its order; `...` stands for
//! what was left out, and lines may be broken. Numbers with a decimal point and of threads are of one
//! machine; the comment `<!-- counters differ -->` says that all numbers are, `<!-- not compared: REASON -->`
//! that the text is of another moment.

use crate::examples::{has_programs, inputs, shell, typed};
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

struct Block {
    line: usize,
    script: String,
    mark: String,
    /// What is shown of its output, with the comment above it.
    shown: Option<(String, String)>,
}

/// A fence: its language, the comment above it, its lines.
struct Fence {
    line: usize,
    language: String,
    mark: String,
    text: String,
    /// Nothing but blank lines and comments is between this one and the one before.
    follows: bool,
}

fn fences(page: &str) -> Vec<Fence> {
    let (mut fences, mut mark, mut follows) = (Vec::new(), String::new(), false);
    let mut lines = page.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let words = line.trim();
        if let Some(language) = words.strip_prefix("```") {
            let indent = line.len() - line.trim_start().len();
            let inside =
                lines.by_ref().map(|(_, line)| line).take_while(|line| line.trim() != "```");
            let text: Vec<&str> = inside.map(|line| line.get(indent..).unwrap_or("")).collect();
            fences.push(Fence {
                line: number + 1,
                language: language.to_owned(),
                mark: std::mem::take(&mut mark),
                text: text.join("\n"),
                follows,
            });
            follows = true;
        } else if let Some(comment) = words.strip_prefix("<!-- ") {
            mark = comment.trim_end_matches(" -->").to_owned();
        } else if !words.is_empty() {
            (mark, follows) = (String::new(), false);
        }
    }
    fences
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut previous_is_sh = false;
    for fence in fences(page) {
        let Fence { line, language, mark, text, follows } = fence;
        match language.as_str() {
            "sh" => blocks.push(Block { line, script: text, mark, shown: None }),
            "text" if follows && previous_is_sh => {
                blocks.last_mut().unwrap().shown = Some((text, mark));
            }
            _ => {}
        }
        previous_is_sh = language == "sh";
    }
    blocks
}

/// The README and the chapters for users, without the one that `gridsieve docs` writes, and what those for developers
/// have in docs/ itself.
fn chapters() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut chapters = vec![root.join("README.md")];
    for folder in ["docs", "docs/engines", "docs/decisions", "docs/developers"] {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        chapters.extend(entries.map(|entry| entry.unwrap().path()));
    }
    chapters
        .retain(|path| path.extension().is_some_and(|md| md == "md") && !path.ends_with("cli.md"));
    chapters.sort();
    chapters
}

/// The words of an output. Numbers with a decimal point, of threads, and names of levels become the same for all machines;
/// all whole numbers too, if they are counters.
fn words(output: &str, has_counters: bool) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in output.split_whitespace() {
        let core = word.trim_end_matches(['s', '%', ',', '.', ':', ')']);
        let is_number = core.len() < 20 && core.parse::<f64>().is_ok_and(f64::is_finite);
        let word = match core {
            "scalar" | "sse2" | "avx2" | "avx512" | "neon" => "LEVEL".to_owned(),
            _ if is_number && (has_counters || core.contains('.')) => word.replace(core, "#"),
            _ => word.to_owned(),
        };
        if word.starts_with("thread")
            && words.last().is_some_and(|last| last.parse::<u32>().is_ok())
        {
            words.pop();
            words.push("threads".to_owned());
        } else {
            words.push(word);
        }
    }
    words
}

/// Is what is shown there, part by part?
fn find_shown(shown: &str, output: &str, has_counters: bool) -> Result<(), String> {
    let output = words(output, has_counters);
    let mut from = 0;
    for part in format!("\n{shown}\n").split("\n...\n") {
        let part = words(part, has_counters);
        let found = output[from..].windows(part.len().max(1)).position(|there| there == part);
        let found = if part.is_empty() { Some(0) } else { found };
        from += found.ok_or(part.join(" "))? + part.len();
    }
    Ok(())
}

#[test]
fn the_book_and_the_readme_do_what_they_say() {
    let is_thorough = env::var_os("GRIDSIEVE_THOROUGH").is_some();
    let (mut run, mut compared, mut wrong) = (0, 0, Vec::new());
    for chapter in chapters() {
        let page = fs::read_to_string(&chapter).unwrap();
        let mut folder = None;
        for block in blocks(&page) {
            let place = format!("{}:{}", chapter.display(), block.line);
            if let Some(reason) = block.mark.strip_prefix("not run: ") {
                assert!(reason.len() > 5, "{place}: why not?");
                continue;
            }
            let nightly = block.mark.strip_prefix("run by .ci/nightly: ");
            assert!(
                nightly.is_some() || block.mark.is_empty(),
                "{place}: what is `{}`?",
                block.mark
            );
            if nightly.is_some() && !is_thorough {
                continue;
            }
            let script = block.script.replace("\\\n", " ");
            let mut lines = script.lines().filter(|line| !line.trim_start().starts_with('#'));
            if !lines.all(has_programs) {
                println!("{place}: for lack of a program not run");
                continue;
            }
            let folder = folder.get_or_insert_with(inputs);
            let begun = Instant::now();
            let script: Vec<String> = script.lines().map(typed).collect();
            let output = shell(&format!("exec 2>&1\n{}", script.join("\n")), folder.path());
            let told = String::from_utf8_lossy(&output.stdout);
            if !output.status.success() || told.contains("error:") {
                wrong.push(format!("{place}: {told}"));
                continue;
            }
            println!("{:.2} s: {place}", begun.elapsed().as_secs_f64());
            run += 1;
            let Some((shown, mark)) = &block.shown else { continue };
            if let Some(reason) = mark.strip_prefix("not compared: ") {
                assert!(reason.len() > 5, "{place}: why not?");
                continue;
            }
            let has_counters = mark == "counters differ";
            assert!(has_counters || mark.is_empty(), "{place}: what is `{mark}`?");
            if let Err(part) = find_shown(shown, &told, has_counters) {
                wrong.push(format!("{place}: its output has no\n{part}\nbut is\n{told}"));
            }
            compared += 1;
        }
    }
    println!("{run} blocks run, {compared} outputs compared");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(run >= 50 && compared >= 12, "{run} blocks, {compared} outputs");
}

/// A command line is in a fence of the language `sh`, so that it is run or says why not.
#[test]
fn the_book_and_the_readme_have_no_other_command_lines() {
    for chapter in chapters() {
        let page = fs::read_to_string(&chapter).unwrap();
        let others = fences(&page).into_iter().filter(|fence| fence.language != "sh");
        let others: Vec<String> = others.map(|fence| fence.text).collect();
        let indented = page.lines().filter(|line| line.starts_with("    "));
        let in_sh =
            |line: &str| blocks(&page).iter().any(|block| block.script.contains(line.trim()));
        for line in others.iter().flat_map(|text| text.lines()).chain(indented) {
            let begin = line.split_whitespace().next().unwrap_or("");
            let is_command =
                ["gridsieve", "cargo", "pip"].contains(&begin) || begin.starts_with("scripts/");
            assert!(
                !is_command || in_sh(line),
                "{}: `{}` is in no fence `sh`",
                chapter.display(),
                line.trim()
            );
        }
    }
}

//! Tells the program how it is compiled, and from which commit.

use std::env::var;
use std::path::Path;
use std::process::Command;

/// The folders of what the program is compiled from, seen from the root of the repository.
const FOLDERS: [&str; 7] = ["", "cli/", "grids/", "kernels/", "lab/", "puzzles/", "runs/"];

/// The sources in each of them, if they are there. Whether something else was changed after the
/// commit does not matter.
const SOURCES: [&str; 4] = ["Cargo.toml", "Cargo.lock", "build.rs", "src"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| var(name).unwrap_or_default();

    let compiler = Command::new(variable("RUSTC")).arg("--version").output();
    let compiler = compiler.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let compiler = compiler.unwrap_or_else(|| "an unknown compiler".to_owned());
    println!("cargo::rustc-env=GRIDSIEVE_COMPILER={}", compiler.trim());

    let flags = variable("CARGO_ENCODED_RUSTFLAGS");
    // Where the sources are does not matter, and two builds of a release would differ by it.
    let matters = |flag: &&str| !flag.is_empty() && !flag.starts_with("--remap-path-prefix");
    let flags: Vec<&str> = flags.split('\x1f').filter(matters).collect();
    let flags = if flags.is_empty() { "no flags".to_owned() } else { flags.join(" ") };
    let (profile, level) = (variable("PROFILE"), variable("OPT_LEVEL"));
    println!(
        "cargo::rustc-env=GRIDSIEVE_FLAGS={}, {profile}, opt-level {level}, {flags}",
        variable("TARGET")
    );
    println!("cargo::rustc-env=GRIDSIEVE_COMMIT={}", commit().as_deref().unwrap_or("unknown"));
}

/// The commit that is checked out, with `-dirty` if the sources are not those of it; none outside
/// of the repository, as in a published package.
fn commit() -> Option<String> {
    // In another repository this may be anywhere.
    if git(&["rev-parse", "--show-prefix"])? != "cli/" {
        return None;
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    // The log of HEAD changes with every commit too, HEAD itself when another branch is taken.
    for name in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", name])?);
    }
    let in_folder = |folder| SOURCES.map(|source| format!("../{folder}{source}"));
    let sources: Vec<String> = FOLDERS.into_iter().flat_map(in_folder).collect();
    // One that is not there would let this script run every time.
    for source in sources.iter().filter(|source| Path::new(source).exists()) {
        println!("cargo::rerun-if-changed={source}");
    }
    // One that is not there may have been taken away after the commit.
    let mut status = vec!["--no-optional-locks", "status", "--porcelain", "--"];
    status.extend(sources.iter().map(String::as_str));
    let clean = git(&status)?.is_empty();
    Some(if clean { commit } else { commit + "-dirty" })
}

/// What git says, if there is git, and if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim_end().to_owned())
}

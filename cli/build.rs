//! Tells the program how it is compiled, and from which commit.

use std::env::var;
use std::process::Command;

/// What the program is compiled from, seen from the root of the repository. Whether something
/// else was changed after the commit does not matter.
const SOURCES: [&str; 17] = [
    "Cargo.toml",
    "Cargo.lock",
    "src",
    "cli/Cargo.toml",
    "cli/build.rs",
    "cli/src",
    "grids/Cargo.toml",
    "grids/src",
    "kernels/Cargo.toml",
    "kernels/build.rs",
    "kernels/src",
    "lab/Cargo.toml",
    "lab/src",
    "puzzles/Cargo.toml",
    "puzzles/src",
    "runs/Cargo.toml",
    "runs/src",
];

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
    let mut status = vec!["--no-optional-locks", "-C", "..", "status", "--porcelain", "--"];
    for source in SOURCES {
        println!("cargo::rerun-if-changed=../{source}");
        status.push(source);
    }
    let clean = git(&status)?.is_empty();
    Some(if clean { commit } else { commit + "-dirty" })
}

/// What git says, if there is git, and if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim_end().to_owned())
}

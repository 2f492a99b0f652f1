//! Tells the program how it is compiled.

use std::env::var;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| var(name).unwrap_or_default();
    println!("cargo::rustc-env=GRIDSIEVE_TARGET_FEATURES={}", variable("CARGO_CFG_TARGET_FEATURE"));

    let compiler = Command::new(variable("RUSTC")).arg("--version").output();
    let compiler = compiler.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let compiler = compiler.unwrap_or_else(|| "an unknown compiler".to_owned());
    println!("cargo::rustc-env=GRIDSIEVE_COMPILER={}", compiler.trim());

    let flags = variable("CARGO_ENCODED_RUSTFLAGS").replace('\x1f', " ");
    let flags = if flags.is_empty() { "no flags".to_owned() } else { flags };
    let (profile, level) = (variable("PROFILE"), variable("OPT_LEVEL"));
    println!(
        "cargo::rustc-env=GRIDSIEVE_FLAGS={}, {profile}, opt-level {level}, {flags}",
        variable("TARGET")
    );
}

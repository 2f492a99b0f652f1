//! Tells the program which processor features it is compiled for.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let features = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    println!("cargo::rustc-env=GRIDSIEVE_TARGET_FEATURES={features}");
}

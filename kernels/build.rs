//! Sets a cfg for each of these variables that is set and not empty:
//!
//! - GRIDSIEVE_PORTABLE: `portable`, the build for other processors than x86-64, to
//!   be tested on one.
//! - GRIDSIEVE_NO_EMULATION: `no_emulation`, tests of the machine's levels alone.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for (variable, cfg) in
        [("GRIDSIEVE_PORTABLE", "portable"), ("GRIDSIEVE_NO_EMULATION", "no_emulation")]
    {
        println!("cargo::rerun-if-env-changed={variable}");
        println!("cargo::rustc-check-cfg=cfg({cfg})");
        if std::env::var_os(variable).is_some_and(|value| !value.is_empty()) {
            println!("cargo::rustc-cfg={cfg}");
        }
    }
}

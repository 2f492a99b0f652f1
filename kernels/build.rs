//! Sets the cfg of the levels that this build has besides scalar: `x86`, `neon` or `simd128`, and
//! `vectors` with each of them. Three variables change what is built if they are set and not empty:
//!
//! - GRIDSIEVE_PORTABLE: none of them, as on other processors.
//! - GRIDSIEVE_NO_EMULATION: `no_emulation`, tests of the machine's levels alone.
//! - GRIDSIEVE_VARIANT: `variant`, the name of a variant of a kernel that levels use instead.

use std::env::{self, var};

/// Variants that a build can be asked for.
const VARIANTS: [&str; 1] = ["transpose@squares"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for cfg in ["x86", "neon", "simd128", "vectors", "no_emulation"] {
        println!("cargo::rustc-check-cfg=cfg({cfg})");
    }
    for variant in VARIANTS {
        println!("cargo::rustc-check-cfg=cfg(variant, values({variant:?}))");
    }
    println!("cargo::rerun-if-env-changed=GRIDSIEVE_VARIANT");
    if let Some(variant) = var("GRIDSIEVE_VARIANT").ok().filter(|name| !name.is_empty()) {
        assert!(VARIANTS.contains(&&variant[..]), "{variant} is none of {VARIANTS:?}");
        println!("cargo::rustc-cfg=variant={variant:?}");
        println!("cargo::rustc-env=GRIDSIEVE_VARIANT_BUILT={variant}");
    }
    let is_set = |variable| {
        println!("cargo::rerun-if-env-changed={variable}");
        env::var_os(variable).is_some_and(|value| !value.is_empty())
    };
    if is_set("GRIDSIEVE_NO_EMULATION") {
        println!("cargo::rustc-cfg=no_emulation");
    }
    let of_target = |name| var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let has = |feature| of_target("FEATURE").split(',').any(|name| name == feature);
    let levels = match &of_target("ARCH")[..] {
        _ if is_set("GRIDSIEVE_PORTABLE") => return,
        "x86_64" => "x86",
        "aarch64" if has("neon") => "neon",
        "wasm32" if has("simd128") => "simd128",
        _ => return,
    };
    println!("cargo::rustc-cfg={levels}");
    println!("cargo::rustc-cfg=vectors");
}

//! Sets the cfg `portable` if GRIDSIEVE_PORTABLE is set and not empty: the
//! build for other processors than x86-64, to be tested on one.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=GRIDSIEVE_PORTABLE");
    println!("cargo::rustc-check-cfg=cfg(portable)");
    if std::env::var_os("GRIDSIEVE_PORTABLE").is_some_and(|value| !value.is_empty()) {
        println!("cargo::rustc-cfg=portable");
    }
}

//! How many cases a test has: few for every change, many in `.ci/nightly`.

/// Does this run want all cases? `.ci/nightly` asks for them with the variable
/// `GRIDSIEVE_THOROUGH`.
pub fn is_thorough() -> bool {
    std::env::var_os("GRIDSIEVE_THOROUGH").is_some_and(|value| !value.is_empty())
}

/// The size of a test: `usual` for every change, `thorough` in `.ci/nightly`.
pub fn test_size<T>(usual: T, thorough: T) -> T {
    if is_thorough() { thorough } else { usual }
}

//! The processor features of the levels. The same list is used to detect a level and to compile for
//! it.

/// Calls a macro with the features of a level in brackets, before its other
/// arguments: `with_features!(sse2 => list!(...))` is `list!(["sse2"] ...)`.
/// Attributes and detection take literals only, so this cannot be a constant.
macro_rules! with_features {
    (sse2 => $then:ident!($($more:tt)*)) => {
        $then! { ["sse2"] $($more)* }
    };
    (avx2 => $then:ident!($($more:tt)*)) => {
        $then! { ["avx2" "bmi1" "bmi2" "lzcnt" "popcnt"] $($more)* }
    };
    (avx512 => $then:ident!($($more:tt)*)) => {
        $then! {
            [
                "avx512f" "avx512vl" "avx512dq" "avx512bw" "avx512vbmi" "avx512vbmi2"
                "avx512vpopcntdq"
                "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"
            ]
            $($more)*
        }
    };
}
pub(crate) use with_features;

/// Declares the function that the work of a level is inlined into.
#[cfg(x86)]
macro_rules! enter {
    ([$($feature:literal)*]) => {
        #[target_feature($(enable = $feature),*)]
        fn enter<R>(work: impl FnOnce() -> R) -> R {
            work()
        }
    };
}

#[cfg(x86)]
pub(crate) use enter;

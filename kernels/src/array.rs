//! Arrays made by plain loops. `array::map`, `from_fn` and `each_ref` of the standard library are
//! generic and not marked to be inlined. In a build with several codegen units they can stay
//! functions of their own, which are compiled without the features of the caller's level.

/// The array of `f(0)`, `f(1)` and so on.
#[inline(always)]
pub fn from_fn<T: Copy, const N: usize>(mut f: impl FnMut(usize) -> T) -> [T; N] {
    const { assert!(N > 0) };
    let mut array = [f(0); N];
    for i in 1..N {
        array[i] = f(i);
    }
    array
}

/// What `f` makes of each element.
#[inline(always)]
pub fn map<A: Copy, B: Copy, const N: usize>(array: [A; N], mut f: impl FnMut(A) -> B) -> [B; N] {
    from_fn(
        #[inline(always)]
        |i| f(array[i]),
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn arrays_in_order() {
        let mut calls = Vec::new();
        let squares: [usize; 4] = super::from_fn(|i| {
            calls.push(i);
            i * i
        });
        assert_eq!(squares, [0, 1, 4, 9]);
        assert_eq!(calls, [0, 1, 2, 3]);
        assert_eq!(super::map(squares, |square| square as u8 + 1), [1, 2, 5, 10]);
    }
}

//! Hashes of grids and files, as evidence has them: XXH3, in hexadecimal.

use crate::grid::Grid;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// 64 bits: of a grid, of a unit, of a line. Its text has 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hash64(pub u64);

/// 128 bits: of a file or an input. Its text has 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hash128(pub u128);

impl Hash64 {
    /// The hash of some bytes.
    pub fn of(bytes: &[u8]) -> Hash64 {
        Hash64(xxh3_64(bytes))
    }

    /// The hash of a grid: of its 81 digits as numbers from 1 to 9, a byte each.
    pub fn of_grid(grid: &Grid) -> Hash64 {
        Hash64::of(grid.digits())
    }

    /// The hash of several grids, from theirs: of these numbers of 8 bytes each,
    /// little-endian.
    pub fn of_hashes(hashes: impl IntoIterator<Item = Hash64>) -> Hash64 {
        let mut hasher = Xxh3::new();
        hashes.into_iter().for_each(|hash| hasher.update(&hash.0.to_le_bytes()));
        Hash64(hasher.digest())
    }
}

impl Hash128 {
    /// What a hasher has arrived at.
    pub fn of(hasher: &Xxh3) -> Hash128 {
        Hash128(hasher.digest128())
    }
}

impl fmt::Display for Hash64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Display for Hash128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Exactly so many small hexadecimal digits: one text for each hash.
fn digits(text: &str, count: usize) -> Option<u128> {
    let canonical = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let good = text.len() == count && text.bytes().all(canonical);
    u128::from_str_radix(text, 16).ok().filter(|_| good)
}

impl Serialize for Hash64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Hash128 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash64 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = digits(&text, 16).ok_or_else(|| D::Error::custom("no hash of 16 digits"))?;
        Ok(Hash64(hash as u64))
    }
}

impl<'de> Deserialize<'de> for Hash128 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash128, D::Error> {
        let text = String::deserialize(deserializer)?;
        digits(&text, 32).map(Hash128).ok_or_else(|| D::Error::custom("no hash of 32 digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_have_one_text_each() {
        let (short, long) = (Hash64(0xAB), Hash128(0xCD));
        let texts = serde_json::to_string(&(short, long)).unwrap();
        assert_eq!(texts, r#"["00000000000000ab","000000000000000000000000000000cd"]"#);
        assert_eq!(serde_json::from_str::<(Hash64, Hash128)>(&texts).unwrap(), (short, long));
        for text in ["", "00000000000000AB", "ab", "+0000000000000ab", "00000000000000ag"] {
            assert!(serde_json::from_str::<Hash64>(&format!("{text:?}")).is_err(), "{text}");
        }
    }
}

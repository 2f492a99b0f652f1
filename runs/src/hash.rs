//! The hashes of grids and files in the evidence: XXH3, in hexadecimal.

use gridsieve_grids::Grid;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::io::{self, Write};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// 64 bits: of a grid, of a unit, of a line. Its text has 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hash64(pub u64);

/// 128 bits: of a file or an input. Its text has 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hash128(pub u128);

impl Hash64 {
    /// The hash of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Hash64 {
        Hash64(xxh3_64(bytes))
    }

    /// The hash of a grid: of its 81 digits as numbers from 1 to 9, a byte each.
    pub fn of_grid(grid: &Grid) -> Hash64 {
        Hash64::of_bytes(grid.digits())
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
    pub fn of_hasher(hasher: &Xxh3) -> Hash128 {
        Hash128(hasher.digest128())
    }
}

/// Hashes what it writes.
pub(super) struct Hashing<W> {
    pub out: W,
    pub hasher: Xxh3,
}

impl<W> Hashing<W> {
    pub fn new(out: W) -> Hashing<W> {
        Hashing { out, hasher: Xxh3::new() }
    }
}

impl<W: Write> Write for Hashing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.hasher.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The text of a hash: all its hexadecimal digits, small ones, so that each hash has one text.
macro_rules! text {
    ($hash:ident, $digits:literal, $number:ty) => {
        impl fmt::Display for $hash {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:0width$x}", self.0, width = $digits)
            }
        }

        impl Serialize for $hash {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $hash {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$hash, D::Error> {
                let text = String::deserialize(deserializer)?;
                let hash = <$number>::from_str_radix(&text, 16).map($hash).ok();
                let hash = hash.filter(|hash| hash.to_string() == text);
                hash.ok_or_else(|| D::Error::custom(concat!("no hash of ", $digits, " digits")))
            }
        }
    };
}

text!(Hash64, 16, u64);
text!(Hash128, 32, u128);

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

    /// The expected values come from another implementation of XXH3, as other programs check runs
    /// by these hashes.
    #[test]
    fn hashes_are_those_of_the_format() {
        let grid: Grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                .parse()
                .unwrap();
        let hash = Hash64::of_grid(&grid);
        assert_eq!(hash.to_string(), "c7afa6c074257b92");
        assert_eq!(Hash64::of_hashes([Hash64(1), hash]).to_string(), "06b39fac3347dc54");
        let mut hasher = Xxh3::new();
        hasher.update(grid.digits());
        assert_eq!(Hash128::of_hasher(&hasher).to_string(), "feb5b63ab1d7df9b53f94b53d4288dfe");
    }
}

//! The problems that a check finds.

use std::fmt::Display;

/// All that was found, of which the first ones are kept: each one line for the user, which
/// begins with what it is about, mostly a file.
#[derive(Debug, Default)]
pub struct Findings {
    first: Vec<String>,
    count: u64,
    damaged: bool,
}

impl Findings {
    /// How many are kept.
    pub const KEPT: usize = 20;

    /// The most findings about one file, so that findings about other files are reported too.
    const OF_ONE: usize = 8;

    /// Adds damage: a file is missing, or not what was written.
    pub fn damage(&mut self, text: impl Display) {
        self.damaged = true;
        self.wrong(text);
    }

    /// Adds a puzzle or a grid for which solving or searching again gives another result than the
    /// run has.
    pub fn wrong(&mut self, text: impl Display) {
        self.count += 1;
        if self.first.len() == Findings::KEPT {
            return;
        }
        let text = text.to_string();
        let topic = text.split(':').next();
        if self.first.iter().filter(|other| other.split(':').next() == topic).count()
            < Findings::OF_ONE
        {
            self.first.push(text);
        }
    }

    /// The first ones.
    pub fn first(&self) -> &[String] {
        &self.first
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether the check found no problem.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether something is damaged. Wrong results may then be a consequence of the damage.
    pub fn are_damage(&self) -> bool {
        self.damaged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_of_each_file_are_kept() {
        let mut findings = Findings::default();
        assert!(findings.is_empty());
        (0..100).for_each(|number| findings.wrong(format_args!("puzzles: line {number}")));
        assert!(!findings.is_empty() && !findings.are_damage());
        (0..100).for_each(|number| findings.damage(format_args!("evidence: grid {number}")));
        (0..100).for_each(|number| findings.damage(format_args!("{number}")));
        assert!(findings.are_damage());
        assert_eq!((findings.first().len(), findings.count()), (Findings::KEPT, 300));
        let last = &findings.first()[Findings::KEPT - 1];
        assert_eq!(last, "3");
    }
}

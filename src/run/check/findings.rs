//! What a check finds that does not hold.

use std::fmt::Display;

/// Something that does not hold: one line for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// A file is missing, or not what was written.
    Damage(String),
    /// A puzzle that was solved, or a grid that was searched, again does not
    /// come out as the run has it.
    Wrong(String),
}

impl Finding {
    fn text(&self) -> &str {
        let (Finding::Damage(text) | Finding::Wrong(text)) = self;
        text
    }

    /// What it is about: mostly a file.
    fn topic(&self) -> &str {
        self.text().split(':').next().unwrap_or_default()
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text())
    }
}

/// All that was found, of which the first ones are kept.
#[derive(Debug, Default)]
pub struct Findings {
    first: Vec<Finding>,
    count: u64,
    damaged: bool,
}

impl Findings {
    /// How many are kept.
    pub const KEPT: usize = 20;

    /// How many of one file: others may tell more.
    const OF_ONE: usize = 8;

    /// Adds damage.
    pub fn damage(&mut self, text: impl Display) {
        self.damaged = true;
        self.add(|| Finding::Damage(text.to_string()));
    }

    /// Adds a wrong result.
    pub fn wrong(&mut self, text: impl Display) {
        self.add(|| Finding::Wrong(text.to_string()));
    }

    fn add(&mut self, finding: impl FnOnce() -> Finding) {
        self.count += 1;
        if self.first.len() == Findings::KEPT {
            return;
        }
        let finding = finding();
        let topic = finding.topic();
        if self.first.iter().filter(|other| other.topic() == topic).count() < Findings::OF_ONE {
            self.first.push(finding);
        }
    }

    /// The first ones.
    pub fn first(&self) -> &[Finding] {
        &self.first
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Does everything hold?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Is something damaged? Then wrong results may be its consequence.
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
        assert_eq!(*last, Finding::Damage("3".to_owned()));
    }
}

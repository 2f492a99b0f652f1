//! The estimates for each number of clues.

use crate::report::plural;
use gridsieve_lab::student;
use gridsieve_puzzles::estimate::{Counted, Population};
use serde::Serialize;

/// Estimates that differ by less, as parts of them, differ by rounding.
const ROUNDING: f64 = 1e-9;

/// How the estimates are made, and where that comes from.
const METHOD: &str = "populations of random ways down through valid puzzles, weighted without bias \
                      (Red Ed, Berthier: Unbiased Statistics of a CSP, 2009; Del Moral, Doucet, Jasra: \
                      Sequential Monte Carlo samplers, 2006)";

/// All grids that there are.
const ALL_GRIDS: f64 = 6_670_903_752_021_072_936_960.0;

/// The table. Keys of its JSON object are always in this order.
#[derive(Debug, PartialEq, Serialize)]
pub struct Table {
    /// The grid whose puzzles are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// Grids of a sample: the numbers are means over all grids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<u64>,
    /// Which random choices.
    pub seed: u64,
    /// Are only minimal puzzles counted?
    pub minimal: bool,
    /// How the estimates are made.
    pub method: &'static str,
    /// By number of clues, ascending.
    pub estimates: Vec<OfClues>,
    /// Their sum.
    pub total: Estimate,
    /// What was to be the standard error of the sum, as a part of it, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub precision: Option<f64>,
    /// Is it no more?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reached: Option<bool>,
    /// That of all grids together, of a sample.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_grids: Option<Estimate>,
}

/// A number of puzzles: an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate.
    pub estimate: f64,
    /// Its standard error. None: what was tried tells nothing of it, as no such puzzle was met, or
    /// always the same number of them.
    pub standard_error: Option<f64>,
    /// The interval: from here.
    pub low: f64,
    /// To here; unknown without a standard error.
    pub high: Option<f64>,
}

/// The puzzles of a number of clues.
#[derive(Debug, PartialEq, Serialize)]
pub struct OfClues {
    /// The number.
    pub clues: usize,
    #[serde(flatten)]
    pub of: Estimate,
}

/// Sums over independent estimates of a number, or over numbers of different grids.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    mean: f64,
    /// Squares of the distances from the mean.
    squares: f64,
    /// The number itself, if some estimate is known to be that.
    exact: Option<f64>,
}

impl Sum {
    fn add(&mut self, value: f64, is_exact: bool) {
        self.count += 1;
        // The method of B. P. Welford, 1962.
        let step = value - self.mean;
        self.mean += step / self.count as f64;
        self.squares += step * (value - self.mean);
        if is_exact && self.count == 1 {
            self.exact = Some(value);
        } else if !is_exact {
            self.exact = None;
        }
    }

    /// The mean, with the 95% interval of Student's distribution.
    fn mean(&self) -> Estimate {
        let (count, estimate) = (self.count as f64, self.mean);
        let error = (self.squares / (count - 1.0) / count).sqrt();
        let is_one = error <= ROUNDING * estimate;
        match self.exact {
            Some(number) if is_one => {
                let (standard_error, high) = (Some(0.0), Some(number));
                return Estimate { estimate: number, standard_error, low: number, high };
            }
            _ if is_one => {
                return Estimate { estimate, standard_error: None, low: 0.0, high: None };
            }
            _ => {}
        }
        let half = student(count - 1.0) * error;
        let low = (estimate - half).max(0.0);
        Estimate { estimate, standard_error: Some(error), low, high: Some(estimate + half) }
    }
}

/// Sums over populations.
#[derive(Clone, Default)]
pub struct Sums {
    /// For each number of clues.
    numbers: Vec<Sum>,
    /// Of these together.
    total: Sum,
}

impl Sums {
    /// Adds a population.
    pub fn add(&mut self, population: &Population) {
        let Population { estimates, exact } = population;
        self.numbers.resize_with(estimates.len(), Sum::default);
        for (place, sum) in self.numbers.iter_mut().enumerate() {
            sum.add(estimates[place], exact[place]);
        }
        self.total.add(estimates.iter().sum(), exact.iter().all(|&exact| exact));
    }
}

impl Estimate {
    /// Of so many times as much.
    fn times(self, factor: f64) -> Estimate {
        let Estimate { estimate, standard_error, low, high } = self;
        Estimate {
            estimate: estimate * factor,
            standard_error: standard_error.map(|error| error * factor),
            low: low * factor,
            high: high.map(|high| high * factor),
        }
    }

    /// Is the standard error at most this part? An estimate without one is not so good.
    fn is_within(&self, precision: f64) -> bool {
        self.standard_error.is_some_and(|error| error <= precision * self.estimate)
    }

    /// The columns of a text.
    fn text(&self) -> String {
        let Estimate { estimate, standard_error, low, high } = self;
        match standard_error.zip(*high) {
            Some((0.0, _)) => format!("{estimate:>10.4e} {:>14}   exactly", 0),
            Some((error, high)) => format!(
                "{estimate:>10.4e} {:>13.1}%   {low:.3e} to {high:.3e}",
                100.0 * error / estimate
            ),
            None if *estimate == 0.0 => format!("{:>10} {:>14}   none was met", 0, "-"),
            None => format!("{estimate:>10.4e} {:>14}   always the same", "-"),
        }
    }
}

impl Table {
    /// Of independent estimates of the numbers of puzzles.
    pub fn new(seed: u64, counted: &Counted, sums: &Sums, precision: Option<f64>) -> Table {
        let of_clues = |(&clues, sum): (&usize, &Sum)| OfClues { clues, of: sum.mean() };
        let total = sums.total.mean();
        Table {
            grid: None,
            sample: None,
            seed,
            minimal: counted.minimal,
            method: METHOD,
            estimates: counted.clues.iter().zip(&sums.numbers).map(of_clues).collect(),
            total,
            precision,
            reached: precision.map(|precision| total.is_within(precision)),
            all_grids: None,
        }
    }

    /// The same numbers as means over the grids of a sample of this size.
    pub fn of_sample(self, sample: u64) -> Table {
        let all_grids = Some(self.total.times(ALL_GRIDS));
        Table { sample: Some(sample), all_grids, ..self }
    }

    /// As a text.
    pub fn text(&self) -> String {
        let puzzles = if self.minimal { "minimal puzzles" } else { "valid puzzles" };
        let mean = self.sample.map_or(String::new(), |sample| {
            format!(", the mean of {}", plural(sample, "random grid", "random grids"))
        });
        let mut text = format!("{puzzles} of a grid{mean}, seed {}\n\n", self.seed);
        text += "clues   estimate standard error   95% interval\n";
        for OfClues { clues, of } in &self.estimates {
            text += &format!("{clues:>5} {}\n", of.text());
        }
        if self.estimates.len() > 1 {
            text += &format!("  all {}\n", self.total.text());
            let is_unmet = |of: &Estimate| of.estimate == 0.0 && of.standard_error.is_none();
            if self.total.estimate > 0.0 && self.estimates.iter().any(|one| is_unmet(&one.of)) {
                text += "      without numbers of clues of which no puzzle was met\n";
            }
        }
        if let (Some(precision), Some(false)) = (self.precision, self.reached) {
            // Percent have three places: 100 * 0.07 is not quite 7.
            let percent = (1e5 * precision).round() / 1e3;
            text += &format!("\nless precise than {percent}%: no more was tried\n");
        }
        if let Some(all_grids) = &self.all_grids {
            text += &format!(
                "\nall 6,670,903,752,021,072,936,960 grids together:\n      {}\n",
                all_grids.text()
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::percent;
    use gridsieve::engine::Mask;

    fn sums(found: &[&[f64]], exact: &[bool]) -> Sums {
        let mut sums = Sums::default();
        for estimates in found {
            sums.add(&Population { estimates: estimates.to_vec(), exact: exact.to_vec() });
        }
        sums
    }

    fn table(found: &[&[f64]], exact: &[bool], precision: &str) -> Table {
        let counted = Counted { mask: Mask::FREE, clues: vec![19, 20], minimal: true };
        let table = Table::new(7, &counted, &sums(found, exact), percent(precision).ok());
        table.of_sample(found.len() as u64)
    }

    /// Figures of the R function `t.test(c(1, 2, 3, 4, 10))`.
    #[test]
    fn intervals_are_those_of_student() {
        let found = [[1.0], [2.0], [3.0], [4.0], [10.0]];
        let found: Vec<&[f64]> = found.iter().map(|one| &one[..]).collect();
        let Estimate { estimate, standard_error, low, high } = sums(&found, &[false]).total.mean();
        assert_eq!(estimate, 4.0);
        assert!((standard_error.unwrap() - 1.581_139).abs() < 1e-6);
        // It would begin at -0.3899.
        assert!(low == 0.0 && (high.unwrap() - 8.389_943).abs() < 1e-5, "{high:?}");
    }

    /// What is always the same says nothing of its error, unless nothing was left to chance.
    #[test]
    fn without_differences_no_error_is_known() {
        let third = 0.1 + 0.2;
        for number in [0.0, 0.3] {
            let same = [&[number][..], &[if number == 0.0 { 0.0 } else { third }]];
            let Estimate { standard_error, low, high, .. } = sums(&same, &[false]).total.mean();
            assert_eq!((standard_error, low, high), (None, 0.0, None));
            let Estimate { standard_error, low, high, .. } = sums(&same, &[true]).total.mean();
            assert_eq!((standard_error, low, high), (Some(0.0), number, Some(number)));
        }
        // Different grids have different numbers, each known.
        assert!(sums(&[&[1.0], &[2.0]], &[true]).total.mean().standard_error > Some(0.0));
        let text = table(&[&[0.0, 7.0], &[0.0, 7.0]], &[true, false], "5%").text();
        assert!(text.contains("\n   19   0.0000e0              0   exactly\n"), "{text}");
        assert!(text.contains("\n   20   7.0000e0              -   always the same\n"), "{text}");
        for percent in ["5", "7", "14", "0.001", "99.999"] {
            let text = table(&[&[0.0, 7.0], &[0.0, 7.0]], &[true, false], percent).text();
            let told = format!("\nless precise than {percent}%: no more was tried\n");
            assert!(text.contains(&told) && !text.contains("none was met"), "{text}");
        }
    }

    #[test]
    fn tables_have_all_numbers() {
        let table = table(&[&[0.0, 900.0], &[0.0, 1100.0]], &[false; 2], "10%");
        let text = table.text();
        assert!(
            text.starts_with("minimal puzzles of a grid, the mean of 2 random grids, seed 7\n")
        );
        assert!(text.contains("\n   19          0              -   none was met\n"), "{text}");
        assert!(
            text.contains("\n   20   1.0000e3          10.0%   0.000e0 to 2.271e3\n"),
            "{text}"
        );
        assert!(text.contains("\n  all   1.0000e3          10.0%"), "{text}");
        assert!(
            text.contains("\n      without numbers of clues of which no puzzle was met\n"),
            "{text}"
        );
        assert!(
            text.ends_with("\n       6.6709e24          10.0%   0.000e0 to 1.515e25\n"),
            "{text}"
        );
        assert!(table.reached == Some(true) && !text.contains("less precise"), "{text}");
    }
}

//! What each part of the degree engine brings: grid T for 15 clues, which it has no puzzle of, with
//! parts left out and with other sizes. The table of `docs/decisions/degree.md`.

use criterion::{Criterion, criterion_group, criterion_main};
use gridsieve::builtin::GRIDS;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve::engine::{End, Engine, Question, SearchContext};
use gridsieve_grids::Grid;
use gridsieve_kernels::Isa;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

const CLUES: usize = 15;

/// The engine with some sizes.
fn variants() -> Vec<(String, Parameters)> {
    let usual = Parameters::default();
    let all_unions = Parameters { forward: ForwardView::Static, ..usual };
    let mut all = Vec::new();
    let mut add = |name: &str, parameters| all.push((name.to_owned(), parameters));
    add("no forward view (`off`)", Parameters { forward: ForwardView::Off, ..usual });
    for degrees in 1..=3 {
        let mut blocks = all_unions.blocks;
        blocks[degrees..].fill(0);
        let name = match degrees {
            1 => "unions of degree 2".to_owned(),
            _ => format!("unions of degrees 2 to {}", degrees + 1),
        };
        add(&name, Parameters { blocks, ..all_unions });
    }
    add("unions of degrees 2 to 5 (`static`)", all_unions);
    // With more left than there are, a step is never taken.
    let without_exchange = Parameters { exchange_left: 81, ..usual };
    let without_spare = Parameters { spare_left: 81, ..usual };
    let neither = Parameters { exchange_left: 81, ..without_spare };
    add("groups, without exchange and spare clue", neither);
    add("all steps (`dynamic`)", usual);
    add("the same, and unions (`both`)", Parameters { forward: ForwardView::Both, ..usual });
    add("`dynamic` without exchange", without_exchange);
    add("`dynamic` without the spare clue", without_spare);
    for root_left in [6, 7, 9, 10] {
        let name = format!("tables made with {root_left} clues left");
        add(&name, Parameters { root_left, ..usual });
    }
    add("64 UAs in a table", Parameters { uas: 64, ..usual });
    for ua_size in [13, 14] {
        add(&format!("UAs of up to {ua_size} cells"), Parameters { ua_size, ..usual });
    }
    all
}

/// Searches the grid; gives the cells tried by clues placed.
fn search(grid: &Grid, parameters: Parameters) -> Vec<u64> {
    let engine = Degree::new(Isa::detect()).parameters(parameters);
    let mut search = engine.start(Question::new(CLUES), SearchContext::default());
    let stop = AtomicBool::new(false);
    let report = search.search(grid, &stop, &mut |_| ControlFlow::Break(()));
    assert!(matches!(report.end, End::Complete), "there is no puzzle");
    report.counters.nodes().to_vec()
}

fn degree_parts(criterion: &mut Criterion) {
    let known = GRIDS.iter().find(|known| known.name == "T").expect("a built-in grid");
    let grid: Grid = known.grid.parse().expect("a grid");
    let mut group = criterion.benchmark_group("degree");
    group.sample_size(10);
    for (name, parameters) in variants() {
        println!("{name}: cells tried by clues placed: {:?}", search(&grid, parameters));
        group.bench_function(&name, |bencher| bencher.iter(|| search(&grid, parameters)));
    }
    group.finish();
}

criterion_group!(benches, degree_parts);
criterion_main!(benches);

//! The kernels at every level of the machine, with criterion: the bodies of
//! `gridsieve kernels`, one pass over all places in a search per iteration.
//!
//! `cargo bench --bench kernels -- children` measures one kernel. Criterion
//! measures one level after the other; for a ratio between levels
//! `gridsieve kernels` is the better judge, as it takes them in turn.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridsieve::internal::builtin;
use gridsieve_kernels::Isa;
use gridsieve_lab::{BODIES, Effort, Inputs};
use std::hint::black_box;
use std::time::Duration;

fn kernels(criterion: &mut Criterion) {
    let inputs = Inputs::new(builtin::grids(), Effort::FULL.places);
    for body in BODIES {
        let mut group = criterion.benchmark_group(body.name);
        group.throughput(Throughput::Elements((body.operations)(&inputs)));
        group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
        let expected = body.run(Isa::Scalar(Default::default()), &inputs, true);
        for isa in Isa::all() {
            assert_eq!(body.run(isa, &inputs, true), expected, "{} at {}", body.name, isa.level());
            group.bench_function(isa.level().name(), |b| {
                b.iter(|| body.run(black_box(isa), &inputs, false));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, kernels);
criterion_main!(benches);

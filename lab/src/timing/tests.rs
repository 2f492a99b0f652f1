use super::*;
use gridsieve_kernels::Level;

#[test]
fn quartiles_by_rank() {
    assert_eq!(quartiles(&[5.0, 1.0, 3.0, 2.0, 4.0]), [2.0, 3.0, 4.0]);
    assert_eq!(quartiles(&[7.0]), [7.0; 3]);
    assert_eq!(quartiles(&[8.0, 2.0])[1], 5.0);
    assert_eq!(quartiles(&[4.0, 1.0, 9.0, 2.0])[1], 3.0);
}

#[test]
fn another_result_is_found_out() {
    let above_scalar = |isa: Isa| u64::from(isa.level() != Level::Scalar);
    let task = Task { run: Box::new(above_scalar), ..Task::new("wrong", Kind::Other, "") };
    for isa in Isa::all() {
        let contender = Contender {
            task: &task,
            isa,
            once: 0.0,
            runs: 1,
            expected: 0,
            all: None,
            samples: vec![],
        };
        assert_eq!(contender.time(3).is_ok(), isa.level() == Level::Scalar);
    }
}

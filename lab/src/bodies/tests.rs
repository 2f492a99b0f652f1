use super::*;
use crate::kernels::REPEATS;
use gridsieve_kernels::calls::Words;
use gridsieve_kernels::outlined::{WORDS_OF_LAST, WORDS_OF_SUBTREE};
use gridsieve_kernels::{Scalar, SocketKernels};

#[test]
fn a_check_takes_every_result_in_order() {
    let sum = |results: &[u64]| {
        let mut sum = Sum { sum: 0, is_check: true };
        sum.list(results);
        sum.sum
    };
    let results = [0; 12];
    for i in 0..12 {
        let mut changed = results;
        changed[i] = 1 << 63;
        assert_ne!(sum(&changed), sum(&results));
        assert_ne!(sum(&changed), sum(&changed[..i]));
        let before = sum(&changed);
        changed.swap(i, (i + 1) % 12);
        assert_ne!(sum(&changed), before);
    }
}

#[test]
fn a_kernel_without_calls_of_a_scan_is_called_all_the_same() {
    let calls = Calls::default();
    let kernel = KERNELS.iter().find(|kernel| kernel.name == "look_up").unwrap();
    let body = body(kernel, &calls, &calls).unwrap();
    assert_eq!((body.calls, body.operations), (None, REPEATS * 256));
    let [inlined, outlined] = body.check(Isa::detect());
    assert_eq!(inlined, outlined);
}

#[test]
fn a_unit_of_the_census_asks_which_bands_3_have_room() {
    let calls = calls_of(256, || unit(Isa::counted(), CLUES - 1, &AtomicBool::new(false)));
    let kept = &calls.kept[&("with_room", 0)];
    let with_room = kept.iter().map(|call| {
        let Call::WithRoom { of, bands_3, asked, room } = call else { unreachable!() };
        Scalar::new().with_room(*of, bands_3, *asked, *room).count_ones()
    });
    let all: u32 = with_room.sum();
    assert!(kept.len() > 100 && all > 0, "{all} of {}", kept.len());
    // Its calls are made beside those of a scan, which has none.
    let kernel = KERNELS.iter().find(|kernel| kernel.name == "with_room").unwrap();
    let body = body(kernel, &Calls::default(), &calls).unwrap();
    assert_eq!((body.calls, body.operations), (None, REPEATS * kept.len() as u64));
}

#[test]
fn other_kernels_without_calls_are_left_out() {
    let of = |name: &str, calls: &Calls| {
        let kernel = KERNELS.iter().find(|kernel| kernel.name == name).unwrap();
        body(kernel, calls, &Calls::default())
    };
    assert!(of("child", &Calls::default()).is_none());
    let words = |count: usize| -> Words { vec![0; count].into() };
    let child = |width| Call::Child { unhit: words(width), hit: words(width) };
    let kept =
        [WORDS_OF_LAST, WORDS_OF_SUBTREE].map(|width| (("child", width), vec![child(width)]));
    let counts = [
        (("child", WORDS_OF_LAST), 7),
        (("child", WORDS_OF_SUBTREE), 5),
        (("all_hit", WORDS_OF_SUBTREE), 3),
    ];
    let calls = Calls { counts: counts.into(), kept: kept.into() };
    let child = of("child", &calls).unwrap();
    assert_eq!((child.calls, child.other_calls, child.operations), (Some(7), 5, REPEATS));
    assert!(of("all_hit", &calls).is_none());
}

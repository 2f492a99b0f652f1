use super::*;
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::Duration;

const PARTS: usize = 40;

/// Searches parts that take their time; part i has i % 4 puzzles: cell i, and i % 4 times cell
/// 80 and below.
fn search_parts(
    context: &SearchContext,
    stop: &AtomicBool,
    on_part: impl Fn(usize) + Sync,
    found: &mut OnPuzzleOf,
) -> Ended {
    let shares = [1.0 / PARTS as f64; PARTS];
    let search = |memory: &mut u64, handle: &WorkerHandle| {
        let mut counters = Counters::default();
        'parts: while let Some(part) = handle.next() {
            *memory += 1;
            on_part(part);
            for more in 0..part % 4 {
                let clues = [part, 80 - more].into_iter().collect();
                if handle.found(0, clues).is_break() {
                    break 'parts;
                }
            }
            counters.add("parts", 1);
        }
        counters
    };
    WorkQueue::new(context, stop, None, &shares, 1).search(&mut 0, &|| 0, &search, found)
}

fn count(ended: &Ended) -> u64 {
    ended.counters.counts().iter().map(|&(_, count)| count).sum()
}

#[test]
fn all_parts_are_searched_once_by_any_number_of_threads() {
    let mut expected = Vec::new();
    for threads in 1..=5 {
        for in_order in [true, false] {
            let context = SearchContext { in_order, ..SearchContext::with_threads(threads) };
            let (mut puzzles, stop) = (Vec::new(), AtomicBool::new(false));
            let slow = |part: usize| sleep(Duration::from_micros(300 * (part % 3) as u64));
            let ended = search_parts(&context, &stop, slow, &mut |_, clues| {
                puzzles.push(clues);
                ControlFlow::Continue(())
            });
            let all = PARTS as u64;
            assert_eq!((count(&ended), ended.searched), (all, all));
            assert_eq!(ended.ends, [End::Complete]);
            assert!(context.share.get() > 0.999);
            if !in_order {
                puzzles.sort_by_key(|clues| clues.iter().map(|cell| 81 - cell).collect::<Vec<_>>());
                puzzles.sort_by_key(|clues| clues.iter().next());
            }
            if threads == 1 && in_order {
                expected = puzzles.clone();
                assert_eq!(expected.len(), PARTS * 6 / 4);
            }
            let sets =
                |list: &[CellSet]| list.iter().map(|set| set.bits()).collect::<BTreeSet<_>>();
            assert_eq!(sets(&puzzles), sets(&expected), "{threads}");
            assert!(!in_order || puzzles == expected, "{threads}");
            // All threads are spare again.
            let cores = (0..9).map_while(|_| context.spare.take()).count();
            assert_eq!(cores, threads - 1);
        }
    }
}

#[test]
fn enough_is_the_same_for_any_number_of_threads() {
    for threads in 1..=4 {
        for most in [1, 7, 30] {
            let context = SearchContext { in_order: true, ..SearchContext::with_threads(threads) };
            let (mut puzzles, stop) = (Vec::new(), AtomicBool::new(false));
            let ended = search_parts(&context, &stop, |_| (), &mut |_, clues| {
                puzzles.push(clues.iter().next());
                if puzzles.len() == most {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            assert_eq!(ended.ends, [End::Enough]);
            let all = (0..PARTS).flat_map(|part| vec![Some(part); part % 4]);
            assert_eq!(puzzles, all.take(most).collect::<Vec<_>>(), "{threads}");
        }
    }
}

#[test]
fn a_thread_that_becomes_spare_helps_and_stop_ends_all() {
    for in_order in [true, false] {
        let context = SearchContext { in_order, ..SearchContext::default() };
        let (stop, threads) = (AtomicBool::new(false), std::sync::Mutex::new(BTreeSet::new()));
        let on_part = |part: usize| {
            if part == 3 {
                context.spare.add(None);
                context.spare.add(None);
            }
            sleep(Duration::from_millis(5));
            let id = format!("{:?}", std::thread::current().id());
            threads.lock().unwrap().insert(id);
            if part == 30 {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let ended = search_parts(&context, &stop, on_part, &mut |_, _| ControlFlow::Continue(()));
        assert_eq!(ended.ends, [End::Interrupted]);
        assert!((31..40).contains(&count(&ended)), "{}", count(&ended));
        // This one, one in its place, and one of the spare ones at least.
        assert!(threads.lock().unwrap().len() > 2);
    }
}

#[test]
fn a_thread_that_breaks_down_takes_the_search_with_it() {
    let context = SearchContext::with_threads(3);
    let stop = AtomicBool::new(false);
    let on_part = |part: usize| assert_ne!(part, 5, "part five is bad");
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        search_parts(&context, &stop, on_part, &mut |_, _| ControlFlow::Continue(()));
    }));
    let panic = panic.expect_err("a thread broke down").downcast::<String>().unwrap();
    assert!(panic.contains("part five is bad"), "{panic}");
    // All threads are spare again.
    assert_eq!((0..9).map_while(|_| context.spare.take()).count(), 2);
}

/// The other threads would search their parts without end.
#[test]
fn enough_and_a_breakdown_end_the_other_threads_inside_their_parts() {
    for breaks_down in [false, true] {
        let (context, stop) = (SearchContext::with_threads(3), AtomicBool::new(false));
        let search = |_: &mut (), handle: &WorkerHandle| {
            while let Some(part) = handle.next() {
                assert!(part != 3 || !breaks_down, "part three is bad");
                if part == 3 {
                    let _: ControlFlow<()> = handle.found(0, CellSet::EMPTY);
                }
                if part >= 3 {
                    while !handle.stop().is_raised() {
                        std::thread::yield_now();
                    }
                    return Counters::default();
                }
            }
            Counters::default()
        };
        let shares = [1.0 / PARTS as f64; PARTS];
        let parts = WorkQueue::new(&context, &stop, None, &shares, 1);
        let found = &mut |_, _| ControlFlow::Break(());
        let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            parts.search(&mut (), &|| (), &search, found).ends
        }));
        assert_eq!(ended.ok(), (!breaks_down).then(|| vec![End::Enough]));
    }
}

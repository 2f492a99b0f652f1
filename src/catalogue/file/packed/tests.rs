use super::super::samples::{minlex, morph, random, sequences, stands_in_order, successors};
use super::*;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn encoded(grids: &[Grid]) -> Vec<u8> {
    let mut bytes = Vec::new();
    encode(grids, &mut bytes);
    assert!(bytes.len() <= most_bytes(grids.len()));
    bytes
}

fn decoded(decoder: &mut Decoder, block: &[u8], count: usize) -> Result<Vec<Grid>, PackedError> {
    let (mut grids, mut done) = (vec![minlex(0); count], 0);
    decoder.decode(block, true, &mut grids, &mut done)?;
    assert_eq!(done, count);
    Ok(grids)
}

#[test]
fn every_sequence_round_trips() {
    // One decoder for all: nothing may be left over from an earlier block.
    let mut decoder = Decoder::new();
    for (name, grids) in sequences(3000) {
        let block = encoded(&grids);
        println!("{name}: {:.2} bits a grid", 8.0 * block.len() as f64 / grids.len() as f64);
        assert!(decoded(&mut decoder, &block, grids.len()).unwrap() == grids, "{name}");
    }
    assert_eq!(decoded(&mut decoder, &encoded(&[]), 0), Ok(vec![]));
}

#[test]
fn sorted_grids_take_few_bits() {
    // Everything that follows is there: nearly nothing has to be said.
    let all = successors(&minlex(2), 4096);
    assert!(encoded(&all).len() < 4096 / 8);
    // A grid in full takes its record and a little more.
    let any = random(1, 1000);
    assert!(encoded(&any).len() < 17 * 1000);
}

/// Every leaf of the tree that plain search finds, and no other: the children
/// that are skipped are counted.
#[test]
fn the_tree_has_what_plain_search_finds() {
    for i in 0..8 {
        let grids = successors(&minlex(i), 2000);
        let mut coder = Writing::new();
        let (mut models, mut path) = (Models::new(), Path::new());
        path.begin(&grids[0]);
        struct NoSkips(Writing, usize);
        impl Coder for NoSkips {
            fn decide(&mut self, chance: &mut entropy::Chance, decision: bool) -> bool {
                self.1 += usize::from(!decision);
                self.0.decide(chance, decision)
            }
            fn byte(&mut self, byte: u8) -> u8 {
                self.0.byte(byte)
            }
        }
        for pair in grids.windows(2) {
            // Without a skip the next leaf is reached, if its branch has leaves.
            let mut next = path.clone();
            assert!(next.follows(&pair[1]));
            next.step(&mut coder, &mut models, Some(&pair[1])).unwrap();
            assert_eq!(next.digits(), *pair[1].digits());
            let same_six = pair[0].digits()[..54] == pair[1].digits()[..54];
            if same_six {
                let mut counted = NoSkips(Writing::new(), 0);
                let mut again = path.clone();
                again.step(&mut counted, &mut Models::new(), Some(&pair[1])).unwrap();
                assert_eq!(counted.1, 0, "{} is not the next one", pair[1]);
            }
            path = next;
        }
    }
}

#[test]
fn nonsense_is_an_error_or_grids() {
    let mut decoder = Decoder::new();
    assert_eq!(decoded(&mut decoder, &[1, 2, 3], 1), Err(PackedError::Words));
    assert_eq!(decoded(&mut decoder, &[0; 8], 1), Err(PackedError::Words));
    // Not with grids that all follow one another: such a choice takes no bits.
    let block = encoded(&random(2, 100));
    assert_eq!(decoded(&mut decoder, &block, 99), Err(PackedError::Rest));
    let longer = [block, vec![1; 4]].concat();
    assert!(decoded(&mut decoder, &longer, 100).is_err());
}

#[test]
fn words_after_the_last_grid_are_an_error() {
    let mut decoder = Decoder::new();
    for (name, grids) in sequences(300) {
        for count in [0, 1, 2, 5, 50, 300] {
            let grids = &grids[..count.min(grids.len())];
            let block = encoded(grids);
            assert!(decoded(&mut decoder, &block, grids.len()).unwrap() == grids);
            // The last state takes more in: other grids, no grids, or a rest.
            for rest in [&[[0; 4]][..], &[[1; 4]], &[[0; 4], [1; 4]], &[[0; 4], [0; 4]]] {
                let longer = [&block, rest.as_flattened()].concat();
                let read = decoded(&mut decoder, &longer, grids.len());
                assert!(read.is_err(), "{name} {count} {rest:?}");
            }
        }
    }
    assert_eq!(decoded(&mut decoder, &[1, 0, 0, 0], 0), Err(PackedError::Rest));
    assert_eq!(decoded(&mut decoder, &[1, 0, 0, 0, 0, 0, 0, 0], 0), Err(PackedError::Rest));
}

proptest! {
    #[test]
    fn blocks_of_any_bytes_do_no_harm(mut words in prop::collection::vec(any::<[u8; 4]>(), 0..200)) {
        // Every second time the beginning of a real block, then nonsense.
        let real = encoded(&successors(&minlex(words.len() % 8), 50));
        if words.len() % 2 == 0 {
            let real: Vec<[u8; 4]> = real.as_chunks().0.iter().take(6).copied().collect();
            words.splice(..0, real);
        }
        let (mut grids, mut done) = (vec![minlex(0); 300], 0);
        let _ = Decoder::new().decode(words.as_flattened(), true, &mut grids, &mut done);
        for grid in &grids[..done] {
            prop_assert!(Grid::from_digits(*grid.digits()).is_ok());
        }
    }

    #[test]
    fn any_mixture_round_trips(seed in any::<u64>(), picks in prop::collection::vec((0usize..8, 0usize..4), 0..60)) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut grids: Vec<Grid> = Vec::new();
        for (i, kind) in picks {
            match (kind, grids.last()) {
                (0, Some(&last)) => grids.push(last),
                (1, _) => grids.push(morph(&minlex(i), &mut rng)),
                (2, Some(&last)) if stands_in_order(&last) => grids.extend(successors(&last, 5).into_iter().skip(i % 3)),
                _ => grids.extend(successors(&minlex(i), 3)),
            }
        }
        let block = encoded(&grids);
        prop_assert!(decoded(&mut Decoder::new(), &block, grids.len()).unwrap() == grids);
    }
}

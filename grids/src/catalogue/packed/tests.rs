use super::super::tests::{minlex, morph, random, sequences, stands_in_order, successors};
use super::bands_3::Bands3;
use super::bits::{Reading, Writing};
use super::by_stack::ByStack;
use super::layout::pair_of;
use super::pair::Pair;
use super::*;
use crate::Grid;
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
    let mut decoder = Decoder::default();
    for (name, grids) in sequences(3000) {
        let block = encoded(&grids);
        println!("{name}: {:.2} bits a grid", 8.0 * block.len() as f64 / grids.len() as f64);
        assert!(decoded(&mut decoder, &block, grids.len()).unwrap() == grids, "{name}");
    }
    assert_eq!(decoded(&mut decoder, &encoded(&[]), 0), Ok(vec![]));
    // More repetitions of a grid than one item has bits for.
    let same = vec![minlex(1); 70_000];
    assert!(decoded(&mut decoder, &encoded(&same), same.len()).unwrap() == same);
}

#[test]
fn sorted_grids_take_few_bits() {
    // Everything that follows is there: little has to be said.
    let all = successors(&minlex(2), 4096);
    assert!(encoded(&all).len() < 4096 / 8);
    // The same grid again and again.
    assert!(encoded(&vec![minlex(1); 4096]).len() < 30);
    // A grid in full takes its record and a little more.
    let any = random(1, 1000);
    assert!(encoded(&any).len() < 17 * 1000);
}

/// The bands 3 of each pair are those that plain search finds, both ways to find
/// them, and in order.
#[test]
fn bands_3_are_all_that_are_possible() {
    let mut bands_3 = Bands3::default();
    for i in 0..8 {
        let grids = successors(&minlex(i), 2000);
        let mut pairs: Vec<&[Grid]> =
            grids.chunk_by(|a, b| pair_of(a.digits()) == pair_of(b.digits())).collect();
        // The others are not all that there are.
        pairs.pop();
        pairs.remove(0);
        assert!(pairs.len() > 10);
        for of_pair in pairs {
            let pair = Pair::new(pair_of(of_pair[0].digits()));
            let plain: Vec<[u8; 27]> =
                of_pair.iter().map(|grid| *grid.digits().last_chunk().unwrap()).collect();
            bands_3.find(pair.left());
            let found = bands_3.numbers().iter().map(|&number| {
                let mut digits = [0; 27];
                bands_3.write(number, &mut digits);
                digits
            });
            assert!(found.eq(plain.iter().copied()));

            let by_stack = ByStack::new(pair.left());
            let mut singly = Vec::new();
            for (number, way) in (0..64).flat_map(|number| (0..8).map(move |way| (number, way))) {
                let (items, choices) = ([number], [way]);
                let (mut items, mut choices) = (Reading::new(&items), Reading::new(&choices));
                let mut band = [0; 27];
                if by_stack.band(&mut items, &mut choices, &mut band, None) {
                    singly.push(band);
                }
            }
            singly.sort_unstable();
            singly.dedup();
            assert_eq!(singly, plain);
            for band in &plain {
                let (mut items, mut choices) = (Writing::default(), Writing::default());
                assert!(by_stack.band(&mut items, &mut choices, &mut [0; 27], Some(band)));
                let [items, choices] = [items, choices].map(Writing::finish);
                let mut read = [0; 27];
                let (mut items, mut choices) = (Reading::new(&items), Reading::new(&choices));
                assert!(by_stack.band(&mut items, &mut choices, &mut read, None));
                assert_eq!(read, *band);
            }
        }
    }
}

#[test]
fn nonsense_is_an_error_or_grids() {
    let mut decoder = Decoder::default();
    assert_eq!(decoded(&mut decoder, &[1, 2, 3], 1), Err(PackedError::End));
    assert_eq!(decoded(&mut decoder, &[5, 0, 0, 0, 1], 1), Err(PackedError::End));
    // Nothing to follow.
    assert_eq!(decoded(&mut decoder, &[0; 8], 1), Err(PackedError::Item));
    assert_eq!(decoded(&mut decoder, &[1, 0, 0, 0, 0x0E], 1), Err(PackedError::Item));
    let block = encoded(&random(2, 100));
    assert_eq!(decoded(&mut decoder, &block, 99), Err(PackedError::Rest));
    let longer = [block, vec![1; 4]].concat();
    assert!(decoded(&mut decoder, &longer, 100).is_err());
}

#[test]
fn bytes_after_the_last_grid_are_an_error() {
    let mut decoder = Decoder::default();
    for (name, grids) in sequences(300) {
        for count in [0, 1, 2, 5, 50, 300] {
            let grids = &grids[..count.min(grids.len())];
            let block = encoded(grids);
            assert!(decoded(&mut decoder, &block, grids.len()).unwrap() == grids);
            for rest in [&[0][..], &[1], &[0; 4], &[0, 0, 0, 1]] {
                let longer = [&block, rest].concat();
                let read = decoded(&mut decoder, &longer, grids.len());
                assert_eq!(read, Err(PackedError::Rest), "{name} {count} {rest:?}");
            }
            // Nor can the two streams share their bytes in another way.
            let length = u32::from_le_bytes(*block.first_chunk().unwrap());
            for other in (0..=length + 2).filter(|&other| other != length) {
                let mut moved = block.clone();
                moved[..4].copy_from_slice(&other.to_le_bytes());
                assert!(decoded(&mut decoder, &moved, grids.len()).is_err());
            }
        }
    }
    assert_eq!(decoded(&mut decoder, &[1, 0, 0, 0, 0], 0), Err(PackedError::Rest));
    assert_eq!(decoded(&mut decoder, &[0, 0, 0, 0, 0], 0), Err(PackedError::Rest));
}

/// A block can be read up to any grid.
#[test]
fn the_first_grids_are_read_alone() {
    let mut decoder = Decoder::default();
    for (name, grids) in sequences(200) {
        let block = encoded(&grids);
        for count in 0..=grids.len() {
            let (mut first, mut done) = (vec![minlex(0); count], 0);
            decoder.decode(&block, false, &mut first, &mut done).unwrap();
            assert!(done == count && first == grids[..count], "{name} {count}");
        }
    }
}

proptest! {
    #[test]
    fn blocks_of_any_bytes_do_no_harm(
        seed in any::<u64>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..20),
    ) {
        // A real block with some bytes changed.
        let mut grids = random(seed, 2);
        for i in 0..8 {
            let of_band = successors(&minlex(i), 300);
            grids.extend(of_band.iter().step_by(1 + (seed >> (8 * i)) as usize % 40));
        }
        let mut bytes = encoded(&grids);
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let (mut grids, mut done) = (vec![minlex(0); 300], 0);
        let _ = Decoder::default().decode(&bytes, true, &mut grids, &mut done);
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
        prop_assert!(decoded(&mut Decoder::default(), &block, grids.len()).unwrap() == grids);
    }
}

use super::super::fake::grid;
use super::*;

fn numbers(source: Result<Source, InputError>) -> Vec<String> {
    let number = |item: Result<Grid, InputError>| match item {
        Ok(found) => (0..9).position(|n| grid(n) == found).unwrap().to_string(),
        Err(error) => error.to_string(),
    };
    source.map_or_else(|error| vec![error.to_string()], |source| source.map(number).collect())
}

#[test]
fn every_kind_gives_the_grids_that_are_wanted() {
    let grids: Vec<Grid> = (0..6).map(grid).collect();
    let text: String = grids.iter().map(|grid| format!("{grid}\n")).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grids");
    std::fs::write(&path, &text).unwrap();
    let stop = AtomicBool::new(false);
    let mut checked = Input::open(&path).unwrap();
    assert!(checked.grids().is_none() && checked.check(&stop, None).unwrap());
    let mut pieces = Input::open(&path).unwrap();
    assert!(numbers(pieces.source(0..6))[0].ends_with("were not checked"));
    let sizes = Sizes { most_kept: 0, piece: 2 };
    assert!(pieces.check_in_pieces(&stop, None, sizes).unwrap());
    let made = Input::of_grids("g", grids.clone());
    for input in [&checked, &pieces, &made] {
        assert_eq!(input.hash().unwrap(), made.hash().unwrap());
        for _ in 0..2 {
            assert_eq!(numbers(input.source(2..5)), ["2", "3", "4"]);
            let picked = input.pick(&[0, 3, 5], &stop).unwrap();
            assert_eq!(picked.unwrap(), [grids[0], grids[3], grids[5]]);
            assert_eq!(input.pick(&[0], &AtomicBool::new(true)).unwrap(), None);
            assert_eq!(input.grid(3).unwrap(), grids[3]);
        }
        let error = numbers(input.source(2..7)).pop().unwrap();
        assert!(error.ends_with("has 6 grids: there is no grid 6, counted from 0"), "{error}");
        assert_eq!(numbers(input.source(6..6)), [""; 0]);
    }
    for input in [&checked, &pieces, &made] {
        assert!(input.pick(&[6], &stop).unwrap_err().to_string().contains("there is no grid 6"));
    }
    // A second check begins where the first one began.
    std::fs::write(&path, format!("12\n{text}")).unwrap();
    let mut twice = Input::open(&path).unwrap();
    assert!(twice.check(&stop, None).is_err());
    assert!(twice.check(&stop, Some(&mut |_| ())).unwrap());
    assert_eq!((twice.grids(), twice.bad_lines()), (Some(6), 1));
    let stream = Input::stream("s", io::Cursor::new(text));
    assert_eq!(numbers(stream.source(4..u64::MAX)), ["4", "5"]);
    assert_eq!(
        numbers(stream.source(0..1)),
        ["cannot read s after line 0: it can be read once only"]
    );
}

#[test]
fn known_inputs() {
    let (all, own) = (Input::catalogue(), Input::built_in());
    assert_eq!((all.grids(), own.grids()), (Some(5_472_730_538), Some(24)));
    assert_eq!(all.hash().unwrap(), Some(0));
    let class = BandClass::new(416).unwrap();
    assert_eq!(all.class(class), Some(whole::class_range(class)));
    assert!(own.class(class).is_none());
    let stop = AtomicBool::new(false);
    let picked = all.pick(&[0, 7], &stop).unwrap();
    assert_eq!(picked.unwrap(), [whole::unrank(0).unwrap(), whole::unrank(7).unwrap()]);
    assert_eq!(all.pick(&[0], &AtomicBool::new(true)).unwrap(), None);
    assert!(all.grid(whole::GRIDS).unwrap_err().to_string().contains("there is no grid"));
}

#[test]
fn directories_and_missing_files_cannot_be_opened() {
    let directory = tempfile::tempdir().unwrap();
    let refused = |path: &Path| Input::open(path).err().expect("it is no file").to_string();
    assert!(refused(directory.path()).starts_with("cannot open"));
    let missing = directory.path().join("missing");
    assert!(refused(&missing).starts_with("cannot open"));
}

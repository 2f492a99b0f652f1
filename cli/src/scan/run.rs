//! `gridsieve scan --run`: a scan that is written down in a directory.

use super::asked::Asked;
use super::conclude::conclude;
use super::manifest::manifest;
use super::task::Task;
use super::wanted::Wanted;
use crate::exit::Exit;
use crate::report::plural;
use crate::run::results_in_words;
use crate::run_files::no_part_of;
use crate::signals::stop_flag;
use crate::{Failure, say, say_no_locks, version};
use gridsieve::scan;
use gridsieve::scan::Input;
use gridsieve_runs as run;
use gridsieve_runs::{Folder, Manifest, Recorder, RunError, Session, State, Status};
use std::path::Path;

/// Runs the scan, or goes on with it.
pub fn run(task: &mut Task, wanted: Wanted) -> Result<Exit, Failure> {
    let args = task.args;
    let path = args.common.run.run.as_deref().expect("whoever calls this has looked");
    if let Some(output) = &task.args.common.results.output {
        no_part_of(path, output)?;
    }
    let manifest = match manifest(task, &wanted) {
        Err(failure) if failure.exit == Exit::Interrupted => {
            leave_found(task.args)?;
            return Err(failure);
        }
        manifest => manifest?,
    };
    let folder = Folder::open(path, &manifest).map_err(|error| match error {
        RunError::InUse(_) => Failure::in_use(error),
        RunError::Other(_) => Failure::new(error),
    })?;
    if !folder.is_locked() {
        say_no_locks(path);
    }
    let skipped = wanted.input.bad_lines();
    if !folder.is_complete {
        if let Some(exit) = search(task, &folder, wanted.input)? {
            if let (Exit::Interrupted, Some(output)) = (exit, &task.args.common.results.output) {
                run::write_found(&folder, output).map_err(Failure::new)?;
            }
            tell_of_all(task, path, exit);
            return Ok(exit);
        }
        run::complete(&folder).map_err(Failure::new)?;
    } else {
        if !task.args.common.results.quiet {
            say(format_args!("{} is complete: nothing to search", path.display()));
        }
        let puzzles = path.join(run::PUZZLES);
        std::fs::metadata(&puzzles).map_err(|error| {
            Failure::new(format_args!("cannot read {}: {error}", puzzles.display()))
        })?;
    }
    if let Some(output) = &task.args.common.results.output {
        run::write_output(path, output).map_err(Failure::new)?;
    }
    let exit = if skipped > 0 { Exit::Skipped } else { Exit::Complete };
    tell_of_all(task, path, exit);
    Ok(exit)
}

/// Writes what earlier sessions have found to the output, if this one was interrupted before its
/// search began.
///
/// # Errors
/// The run cannot be read, or the output not written.
pub fn leave_found(args: &Asked) -> Result<(), Failure> {
    let (Some(path), Some(output)) = (&args.common.run.run, &args.common.results.output) else {
        return Ok(());
    };
    let is_begun = run::is_there(&path.join(run::journal::FILE)).map_err(Failure::new)?;
    if !is_begun {
        return run::write_file(output, |_| Ok(())).map(drop).map_err(Failure::new);
    }
    let manifest = Manifest::read(path).map_err(Failure::new)?;
    let folder = Folder::open(path, &manifest).map_err(Failure::new)?;
    match folder.is_complete {
        true => run::write_output(path, output),
        false => run::write_found(&folder, output),
    }
    .map_err(Failure::new)
}

/// Tells what the whole run has, after this start and those before it.
fn tell_of_all(task: &Task, path: &Path, exit: Exit) {
    if task.args.common.results.quiet {
        return;
    }
    let (manifest, status) = match Status::read(path) {
        Ok(read) => read,
        Err(error) => return say(format_args!("what the run has cannot be told: {error}")),
    };
    let (name, has) = (path.display(), results_in_words(&manifest, &status));
    if status.state == State::Complete {
        return say(format_args!("{name}: complete: {has}"));
    }
    let alone = match (&task.args.common.results.output, exit) {
        (Some(output), Exit::Interrupted) => {
            format!("; {} has only the puzzles of the finished units", output.display())
        }
        _ => String::new(),
    };
    say(format_args!("{name}: so far {has}"));
    let (done, of) = (status.units_done, status.units);
    let advice = match exit {
        Exit::SelfCheck if status.canaries_failed > 0 => {
            "a canary failed: do not go on before you know why. Units since the last canary that passed \
             will be searched again"
        }
        _ => "started again, it goes on",
    };
    say(format_args!("{name}: {done} of {of} work units are done; {advice}{alone}"));
}

/// How the program was started.
pub fn session(task: &Task) -> Session {
    Session {
        at: run::now(),
        host: gethostname::gethostname().to_string_lossy().into_owned(),
        threads: task.threads,
        level: task.engine.level().to_string(),
        commit: Some(version::COMMIT.to_owned()),
    }
}

/// Searches what is left to search; none if that was everything.
fn search(task: &mut Task, folder: &Folder, input: Input) -> Result<Option<Exit>, Failure> {
    let recorder = Recorder::new(folder, session(task)).map_err(Failure::new)?;
    let name = folder.path.display();
    if recorder.left_out > 0 {
        let lines = plural(recorder.left_out as u64, "line does", "lines do");
        let [_, several] = task.names();
        say(format_args!("{name}: {lines} not count: searching these {several} again"));
    }
    let (todo, before) = (recorder.todo(), recorder.before);
    let all = folder.manifest.units().range();
    let grids = all.end - all.start;
    if before.grids > 0 && !task.args.common.results.quiet {
        let [_, several] = task.names();
        say(format_args!("going on with {name}: {} of {grids} {several} are done", before.grids));
    }
    let skipped = input.bad_lines();
    let batches = run::batches(input, &folder.manifest, todo);
    let mut teller = task.teller(Some(grids), before, false, recorder);
    let outcome = scan::scan_batches(&task.run_plan(), batches, stop_flag(), &mut teller);
    let recorder = teller.results;
    teller.progress.finish();
    let ended = recorder.finish();
    let exit = conclude(task, &outcome, &name.to_string(), skipped, None);
    match exit {
        Exit::Complete | Exit::Skipped | Exit::Interrupted => ended.map_err(Failure::new)?,
        exit => return Ok(Some(exit)),
    }
    Ok((exit == Exit::Interrupted).then_some(exit))
}

//! The command `gridsieve`.

fn main() -> std::process::ExitCode {
    gridsieve::cli::main()
}

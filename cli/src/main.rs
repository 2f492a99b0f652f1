//! The command `gridsieve`.

fn main() -> std::process::ExitCode {
    gridsieve_cli::main()
}

//! What the tests of the program share.

pub mod catalogue;
pub mod faults;
#[path = "../../../tests/support/isas.rs"]
pub mod isas;
pub mod program;
#[path = "../../../tests/support/test_size.rs"]
pub mod test_size;

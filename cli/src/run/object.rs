//! A run directory as an object of JSON.

use gridsieve_runs::{Manifest, Status};

#[derive(serde::Serialize)]
pub struct Object<'a> {
    pub dir: String,
    #[serde(flatten)]
    pub status: &'a Status,
    pub manifest: &'a Manifest,
}

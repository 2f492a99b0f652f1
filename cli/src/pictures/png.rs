//! Pictures as PNG.

use super::picture::Picture;
use super::svg::document;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::error::Error;

/// The picture as a file, each unit of it `scale` pixels wide.
///
/// # Errors
/// The picture has no pixel, too many, or words that no SVG can have.
pub fn file(picture: &Picture, scale: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    Ok(pixels(picture, scale)?.encode_png()?)
}

/// The pixels of the picture.
pub fn pixels(picture: &Picture, scale: u32) -> Result<Pixmap, Box<dyn Error>> {
    let tree = Tree::from_str(&document(picture), &Options::default())?;
    let pixels = Pixmap::new(picture.width * scale, picture.height * scale);
    let mut pixels = pixels.ok_or("it has no pixels, or too many")?;
    let scale = scale as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}
